"""Who may speak to the page's side of the server: this computer, and the page itself."""

from __future__ import annotations

from aiohttp import web

LOOPBACK = ("127.0.0.1", "localhost")


def our_host(request: web.Request) -> str:
    """The Host header, if it names this server; a rebound DNS name is turned away."""
    transport = request.transport
    port = transport.get_extra_info("sockname")[1] if transport else None
    if request.host not in {f"{name}:{port}" for name in LOOPBACK}:
        raise web.HTTPForbidden(text="This page is only served to this computer.")
    return request.host


def check_origin(request: web.Request) -> None:
    """Only our own page: any other can open connections to this computer too."""
    if request.headers.get("Origin") != f"http://{our_host(request)}":
        raise web.HTTPForbidden(text="Only this server's own page may ask this.")
