"""Guards of the page's side of the server: only this computer and our own page may use it."""

from __future__ import annotations

from aiohttp import web

LOOPBACK = ("127.0.0.1", "localhost")


def our_host(request: web.Request) -> str:
    """Return the Host header if it names this server; reject rebound DNS names."""
    transport = request.transport
    port = transport.get_extra_info("sockname")[1] if transport else None
    if request.host not in {f"{name}:{port}" for name in LOOPBACK}:
        raise web.HTTPForbidden(text="This page is only served to this computer.")
    return request.host


def check_origin(request: web.Request) -> None:
    """Reject other origins: any web page can open connections to this computer."""
    if request.headers.get("Origin") != f"http://{our_host(request)}":
        raise web.HTTPForbidden(text="Only this server's own page may ask this.")
