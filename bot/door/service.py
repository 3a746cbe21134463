"""The bot as a service: supervised, measured, stopped by a signal."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from threading import Thread

from msgspec.structs import replace

import render
from bot.config import Config, ConfigError, needs_token
from bot.door.app import App
from bot.door.sync import forget
from bot.metrics import CountComplaints
from bot.ops import data_overrides, invitation
from bot.ops.health import Gateway, HealthServer, Signs
from bot.ops.signals import asking_to_stop
from bot.ops.supervisor import Supervisor
from storage.database import Database, Unusable

log = logging.getLogger(__name__)


async def serve(config: Config) -> None:
    """Run until a signal asks to stop, or until something is wrong that only a person can mend."""
    needs_token(config)
    data_overrides.use(config.data)
    supervisor = Supervisor(lambda: _begin(config), hopeless=(ConfigError,), hopeless_at_first=(Unusable,))
    with _counting_complaints(), asking_to_stop(lambda: _ask(supervisor)):
        async with _health(config, supervisor):
            kept = config.beside.with_name(f"{config.beside.name}.drawings")
            Thread(
                target=render.warm_up, args=(kept,), name="warm-up", daemon=True
            ).start()  # for first boards
            await supervisor.run()
    log.info("stopped")


def _ask(supervisor: Supervisor) -> None:
    log.info("asked to stop: finishing what is under way")
    supervisor.ask_to_stop()


async def resync(config: Config) -> None:
    """Have the commands sent at the next start, also if they did not change."""
    database = await Database.open(config.database)
    try:
        await forget(database)
    finally:
        await database.close()


async def _begin(config: Config) -> App:
    app = await App.start(config)
    app.client.icons.begin()
    log.info("ready as %s, in %s servers", app.client.user, len(app.client.guilds))
    log.info("invite link: %s", invitation.link(app.client.application_id or 0))
    return app


def signs_of(supervisor: Supervisor) -> Signs:
    """How the bot is, also while it is being restarted."""
    service = supervisor.service
    if isinstance(service, App):
        return replace(service.signs(), falls=supervisor.falls)
    return Signs(state=Gateway.STARTING, falls=supervisor.falls)


@asynccontextmanager
async def _health(config: Config, supervisor: Supervisor) -> AsyncIterator[None]:
    """Serve health and metrics, where the configuration names a port."""
    if not config.metrics:
        yield
        return
    server = HealthServer(lambda: signs_of(supervisor))
    port = await server.start(config.metrics)
    log.info("health and metrics on http://127.0.0.1:%s", port)
    try:
        yield
    finally:
        await server.stop()


@contextmanager
def _counting_complaints() -> Iterator[None]:
    counting = CountComplaints()
    logging.getLogger().addHandler(counting)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(counting)
