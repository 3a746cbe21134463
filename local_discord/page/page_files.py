"""Serve the page's own files and nothing else."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from local_discord.page.guards import our_host

PAGE = Path(__file__).parent / "browser"
TYPES = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


async def index(request: web.Request) -> web.Response:
    """The page itself."""
    return _send(request, "index.html")


async def named(request: web.Request) -> web.Response:
    """A script, style sheet or icon of the page."""
    return _send(request, request.match_info["name"])


def _send(request: web.Request, name: str) -> web.Response:
    host = our_host(request)
    # Serve only names that the folder lists, so that no address becomes a path.
    known = {path.name: path for path in PAGE.iterdir() if path.suffix in TYPES}
    if name not in known:
        raise web.HTTPNotFound
    headers = {"Content-Security-Policy": _policy(host), **_HEADERS}
    kind = TYPES[known[name].suffix]
    return web.Response(body=known[name].read_bytes(), content_type=kind, charset="utf-8", headers=headers)


_HEADERS = {
    "Cache-Control": "no-cache",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


def _policy(host: str) -> str:
    # Safari does not count ws: as 'self', so the socket's address is spelt out.
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        f"connect-src 'self' ws://{host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
