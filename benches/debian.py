"""Debian's source packages, for the benchmarks that read other people's code."""
import collections, contextlib, pathlib, re, shutil, subprocess, sys, tempfile

QUIET = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def names(path):
    """The packages that a list names, one a line."""
    lines = pathlib.Path(path).read_text().splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def mirror():
    """The sources of the Debian that this machine installs its packages from."""
    apt = pathlib.Path("/etc/apt")
    for path in [apt / "sources.list", *sorted((apt / "sources.list.d").glob("*"))]:
        text = path.read_text() if path.is_file() else ""
        for stanza in text.split("\n\n"):
            field = lambda name: re.search(rf"^{name}:\s*(\S+)", stanza, re.M)
            place, suite = field("URIs"), field("Suites")
            line = re.search(r"^deb (?:\[.*?\] )?(\S+) (\S+)", stanza, re.M)
            found = (place[1], suite[1]) if place and suite else line and (line[1], line[2])
            if found and found[0].rstrip("/").endswith("/debian"):
                return f"deb-src {found[0]} {found[1]} main"
    sys.exit("no entry of Debian in /etc/apt to fetch sources from")


@contextlib.contextmanager
def apt():
    """A configuration of apt of its own that knows sources, as an environment, and a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        for name in ["state/lists/partial", "cache/archives/partial", "sources"]:
            (folder / name).mkdir(parents=True)
        (folder / "sources.list").write_text(mirror() + "\n")
        (folder / "apt.conf").write_text(
            f'Dir::State "{folder}/state";\nDir::State::status "/var/lib/dpkg/status";\nDir::Cache "{folder}/cache";\n'
            f'Dir::Etc::SourceList "{folder}/sources.list";\nDir::Etc::SourceParts "/dev/null";\n'
        )
        environment = {"APT_CONFIG": str(folder / "apt.conf"), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
        subprocess.run(["apt-get", "-q", "update"], check=True, env=environment, **QUIET)
        yield folder, environment


def built_with(tool):
    """The names of all source packages that need this tool to be built, but for the tool's own."""
    with apt() as (_, environment):
        files = ["apt-get", "indextargets", "--format", "$(FILENAME)", "Created-By: Sources"]
        listed = subprocess.run(files, check=True, env=environment, stdout=subprocess.PIPE, text=True).stdout.split()
        found = set()
        for path in listed:
            text = subprocess.run(["/usr/lib/apt/apt-helper", "cat-file", path], check=True, env=environment, stdout=subprocess.PIPE, text=True).stdout
            for stanza in text.split("\n\n"):
                name = re.search(r"^Package: (\S+)", stanza, re.M)
                needs = re.search(r"^Build-Depends: (.*)", stanza, re.M)
                if name and name[1] != tool and needs and re.search(rf"(^|[ ,]){tool}($|[ ,(])", needs[1]):
                    found.add(name[1])
        return sorted(found)


def fetch(packages, corpus):
    """Unpacks the sources that are missing; of a package with many libraries only those that are asked for."""
    wanted = collections.defaultdict(list)
    for name in dict.fromkeys(packages):
        package, _, inside = name.partition("/")
        if not (corpus / name).exists():
            wanted[package].append(inside)
    if not wanted:
        return
    with apt() as (folder, environment):
        for package in wanted:
            downloads = folder / "sources"
            got = subprocess.run(["apt-get", "-q", "source", "--download-only", "--only-source", package], cwd=downloads, env=environment, **QUIET)
            described = sorted(downloads.glob(f"{package}_*.dsc"))
            if got.returncode or not described:
                print(f"{package}: cannot be fetched", file=sys.stderr)
                continue
            unpacked = folder / "unpacked"
            got = subprocess.run(["dpkg-source", "--no-check", "-x", str(described[-1]), str(unpacked)], env=environment, **QUIET)
            if got.returncode:
                print(f"{package}: cannot be unpacked", file=sys.stderr)
                shutil.rmtree(unpacked, ignore_errors=True)
                continue
            for inside in wanted[package]:
                (corpus / package / inside).parent.mkdir(parents=True, exist_ok=True)
                shutil.move(unpacked / inside, corpus / package / inside)
            shutil.rmtree(unpacked, ignore_errors=True)
            for path in downloads.iterdir():
                path.unlink()
