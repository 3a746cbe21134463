"""R5.10-R5.13: what happens when something is built, upgraded or turned purple, and what that sets off."""

from __future__ import annotations

from games.core.game import Flow
from games.core.model import Say, Who
from games.underwater_cities import effects as e
from games.underwater_cities.boards import site
from games.underwater_cities.gains import count_contracts, fire, gain, set_off
from games.underwater_cities.network import Here, connected
from games.underwater_cities.state import Plot
from games.underwater_cities.wording import tile_said


def erect(here: Here, kind: str, place: str, flow: Flow, cost: Say | tuple[Say, ...]) -> None:
    """Something stands on a site: its bonus (R5.10), and all that building it sets off (R4.3)."""
    nation, state = here.nation, here.state
    if kind == "tunnel":
        nation.tunnels[place] = False
        state.tunnels -= 1
        state.now.tunnels += 1
    elif kind in e.CITIES:
        nation.cities[place] = kind
        take_dome(here, kind)
    else:
        nation.plots[place] = Plot(kind)
    flow.tell("built", who=Who(here.seat), kind=Say(f"one-{kind}"), site=place, cost=cost)
    bonus = here.board.bonus.get(place)
    if bonus:
        gain(here, bonus, flow, "site")
    fire(here, f"build.{kind}", flow)
    if kind == "tunnel":
        _after_tunnel(here, place, flow)
    elif kind in e.CITIES:
        fire(here, "build.city", flow)
    elif _at_city(here, place, kind) == 2:  # R8.12: the second there, the city connected
        fire(here, f"second.{kind}", flow)
    count_contracts(here, flow)


def take_dome(here: Here, kind: str) -> None:
    if kind == "white":
        here.state.white -= 1
    elif here.state.purple is not None:
        here.state.purple -= 1


def _after_tunnel(here: Here, tunnel: str, flow: Flow) -> None:
    """R8.12: the second tunnel of a turn; R5.11: a metropolis is linked."""
    if here.state.now.tunnels == 2:
        fire(here, "tunnel2", flow)
    board, nation = here.board, here.nation
    place = board.metro_of.get(tunnel)
    if not place or not all(one in nation.tunnels for one in board.metro_tunnels[place]):
        return
    nation.linked.append(place)
    tile = here.facts.tiles[nation.tiles[place]]
    flow.tell("linked", who=Who(here.seat), tile=tile_said(here.facts, tile.key), site=place)
    if tile.instant:
        set_off(here, tile.instant, flow, tile.key)
    fire(here, "link", flow)


def _at_city(here: Here, plot: str, kind: str, upgraded: bool = False) -> int:
    """How many of a kind stand at a site's city; none count while it is not connected."""
    city = site(plot).city
    if city not in connected(here.board, here.nation):
        return 0
    plots = here.nation.plots.items()
    return sum(site(s).city == city and p.kind == kind and (p.up or not upgraded) for s, p in plots)


def kind_at(here: Here, name: str) -> str:
    """What stands on a site that is no city."""
    return "tunnel" if site(name).kind == "tunnel" else here.nation.plots[name].kind


def improve(here: Here, place: str, flow: Flow, cost: Say | tuple[Say, ...]) -> None:
    """A structure is upgraded, and what that sets off."""
    kind = kind_at(here, place)
    if kind == "tunnel":
        here.nation.tunnels[place] = True
    else:
        here.nation.plots[place] = Plot(kind, up=True)
    flow.tell("upgraded", who=Who(here.seat), kind=Say(f"one-{kind}"), site=place, cost=cost)
    fire(here, f"upgrade.{kind}", flow)
    if kind != "tunnel" and _at_city(here, place, kind, upgraded=True) == 2:
        fire(here, f"pair.{kind}", flow)
    count_contracts(here, flow)
