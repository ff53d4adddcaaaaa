"""`rekontra serve`: open the club."""

from __future__ import annotations

import errno
import socket
import webbrowser
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from rekontra.cli.shell import REFUSED, UNREADABLE, Stop, say, warn, words_of

if TYPE_CHECKING:
    from litestar import Litestar

    from rekontra.adapters.cluster import Cluster

_EVERY_ADDRESS = ("0.0.0.0", "::")
_THIS_MACHINE = ("127.0.0.1", "::1", *_EVERY_ADDRESS)


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="cli-help-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="cli-help-port", min=0, max=65535)] = 8000,
    data: Annotated[Path | None, typer.Option(help="cli-help-data")] = None,
    memory: Annotated[bool, typer.Option("--memory", help="cli-help-memory")] = False,
    pace: Annotated[float, typer.Option(help="cli-help-pace", min=0, max=10)] = 1.0,
    browser: Annotated[bool, typer.Option("--browser", help="cli-help-browser")] = False,
    executor: Annotated[
        str, typer.Option(metavar="tcp://HOST:PORT", help="cli-help-executor")
    ] = "",
) -> None:
    """Open the club: serve the pages, the tables and the API."""
    if memory and data:
        raise Stop(UNREADABLE, "cli-not-together", one="--data", other="--memory")
    # What the server needs takes a second to load, which the other commands can do without.
    import uvicorn

    from rekontra.wiring import tune_garbage_collector

    words = words_of(context)
    path = None if memory else data or Path(typer.get_app_dir("rekontra")) / "club.sqlite"
    listener = _listen(host, port)
    cluster = None
    try:
        cluster = _join(executor) if executor else None
        application = _build(path, pace, cluster)
    except Stop:
        listener.close()
        if cluster is not None:
            cluster.close()
        raise
    port = listener.getsockname()[1]
    address = _address("localhost" if host in _THIS_MACHINE else host, port)
    kept = words.say("cli-serve-kept", path=str(path)) if path else words.say("cli-serve-memory")

    def announce() -> None:
        say(words.say("cli-serve-open", address=address))
        if host in _EVERY_ADDRESS:
            for other in _network_addresses():
                say(words.say("cli-serve-network", address=_address(other, port)))
        say(kept)
        if browser:
            webbrowser.open(address)

    application.on_startup.append(announce)
    tune_garbage_collector()
    config = uvicorn.Config(
        application,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=16 * 1024,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    server = uvicorn.Server(config)
    try:
        server.run(sockets=[listener])
    except KeyboardInterrupt:
        # The server has closed by now: it passes on the Ctrl+C that it was closed with.
        pass
    except SystemExit:
        warn(words.say("cli-serve-not-started"))
        raise typer.Exit(REFUSED) from None
    finally:
        if cluster is not None:
            cluster.close()
    say(words.say("cli-serve-closed"))


def _listen(host: str, port: int) -> socket.socket:
    """A socket that takes connections from now on; raises Stop."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        return socket.create_server(found[0][4][:2], family=found[0][0], backlog=2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Stop(REFUSED, "cli-serve-port-taken", port=port) from None
        if error.errno == errno.EACCES:
            raise Stop(REFUSED, "cli-serve-port-forbidden", port=port) from None
        raise Stop(REFUSED, "cli-serve-no-address", host=host) from None


def _join(address: str) -> Cluster:
    """The machines behind this scheduler; raises Stop."""
    from rekontra.adapters.cluster import Cluster, NoCluster, NotInstalled

    try:
        return Cluster(address)
    except NotInstalled:
        raise Stop(REFUSED, "cli-serve-executor-missing") from None
    except NoCluster as error:
        raise Stop(REFUSED, "cli-serve-executor", address=address, why=str(error)) from None


def _build(path: Path | None, pace: float, cluster: Cluster | None) -> Litestar:
    """The application over this file, its bots on these machines or here; raises Stop."""
    from rekontra.adapters.migrate import NewerSchema
    from rekontra.adapters.sqlite import Occupied, StoreError
    from rekontra.club.tables import Pace
    from rekontra.wiring import Settings, build

    normal = Pace()
    slowed = Pace(normal.call * pace, normal.card * pace, normal.trick * pace, normal.deal * pace)
    settings = Settings(data=path, pace=slowed)
    if cluster is not None:
        settings = replace(settings, executors=cluster.executor, width=cluster.width)
    try:
        return build(settings)
    except (StoreError, OSError) as error:
        cause = error if isinstance(error, OSError) else error.__cause__
        if isinstance(error, Occupied):
            message = "cli-serve-data-occupied"
        elif isinstance(cause, NewerSchema):
            message = "cli-serve-data-newer"
        elif isinstance(cause, OSError):
            message = "cli-serve-data-unwritable"
        else:
            raise Stop(REFUSED, "cli-serve-data", path=str(path), why=str(error)) from None
        raise Stop(REFUSED, message, path=str(path)) from None


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _network_addresses() -> list[str]:
    """The addresses by which others on the network may reach this machine, the likeliest first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        # Nothing is sent: this only asks which way a packet would leave.
        probe.connect(("192.0.2.1", 9))
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [each for each in dict.fromkeys(found) if not each.startswith("127.")]
