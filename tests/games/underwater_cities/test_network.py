"""R6: the network."""

from __future__ import annotations

from tests.games.underwater_cities.scenes import scene


def test_the_starting_city_is_always_connected() -> None:
    """R6.1: without a single tunnel."""
    assert scene().counts()["city"] == 1


def test_every_tunnel_is_connected() -> None:
    """R6.2: what was built could not be elsewhere."""
    sea = scene(tunnels="H-S E-H A-E")
    assert [tunnel.site for tunnel in sea.view().players[0].tunnels] == ["H-S", "E-H", "A-E"]
    assert sea.game.flaws(sea.state) == []


def test_a_tunnel_cut_off_from_the_start_would_be_a_flaw() -> None:
    """R6.2: no state may have one."""
    assert scene(tunnels="A-B").game.flaws(scene(tunnels="A-B").state) == ["seat 0: tunnels lead nowhere"]


def test_a_city_that_a_tunnel_touches_is_connected() -> None:
    """R6.3: H by way of S; E over the free site H; F not."""
    sea = scene(cities="F E", tunnels="H-S E-H")
    live = {city.site: city.live for city in sea.view().players[0].cities}
    assert live == {"S": True, "F": False, "E": True}


def test_a_building_is_connected_with_its_city() -> None:
    """R6.4: neither at a city without a tunnel nor where no city stands."""
    sea = scene(cities="F E", tunnels="H-S E-H", plots="S1:farm F1:farm E1:farm H1:farm")
    live = {building.site: building.live for building in sea.view().players[0].buildings}
    assert live == {"S1": True, "F1": False, "E1": True, "H1": False}
    assert sea.counts()["farm"] == 2


def test_a_tunnel_counts_if_it_touches_a_connected_city() -> None:
    """R6.5: A-E touches none."""
    sea = scene(tunnels="H-S E-H A-E")
    live = {tunnel.site: tunnel.live for tunnel in sea.view().players[0].tunnels}
    assert live == {"H-S": True, "E-H": False, "A-E": False}
    assert sea.counts()["tunnel"] == 1


def test_what_is_not_connected_neither_produces_nor_eats_nor_counts() -> None:
    """R6.6: the rulebook's city in the middle."""
    alone = scene(cities="E:purple", plots="E1:lab^ E2:lab^ G1:farm")
    forecast = alone.view().players[0].forecast
    assert (forecast.made, forecast.cities) == ({}, 1)
    assert (alone.counts()["lab"], alone.counts()["purple"], alone.counts()["pairs"]) == (0, 0, 0)
    assert alone.view().players[0].lines["cities"] == 2
