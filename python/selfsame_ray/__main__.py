from selfsame_ray.command import main

raise SystemExit(main())
