"""Selfsame's questions answered by a cluster of Ray: `selfsame-ray check PATH --address ADDRESS`.

Nothing is decided here. `selfsame plan` writes jobs, tasks of Ray hand them to `selfsame work` on whatever machine there is, and `selfsame
gather` makes the report. What is lost with a worker or a node is done again by Ray; results that come twice are one to `gather`.
"""
