"""All that can go wrong, and the test that shows what is answered then, that the match stays intact and that
play goes on when the cause is gone."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SHOWN = {
    "wrong seat": "bad_clicks: the_clickers_id_decides_the_seat_not_the_button",
    "no seat at all": "bad_clicks: a_stranger_is_told_that_they_do_not_sit_here",
    "wrong turn": "bad_clicks: who_is_not_on_turn_is_told_who_is",
    "stale panel": "bad_clicks: an_old_panel_is_redrawn_as_the_current_one",
    "button of another age": "bad_clicks: a_button_of_another_age_is_answered_kindly",
    "malformed or cut off id": "old_buttons: no_id_ends_in_a_mistake_of_ours",
    "button of another version": "old_buttons: an_old_button_says_how_its_match_stands_and_leads_on",
    "somebody else's panel": "who_may_act: no_press_on_another_players_panel_tells_two_worlds_apart",
    "double click": "bad_clicks: a_doubled_click_counts_once",
    "Back pressed twice": "bad_clicks: back_pressed_twice_takes_back_one_click",
    "Back on an old panel": "bad_clicks: back_on_an_old_panel_leaves_newer_clicks_alone",
    "far too many characters": "odd_words: what_is_far_too_long_is_quoted_in_part",
    "table that was ended": "bad_clicks: nothing_can_be_played_at_a_table_that_was_ended",
    "closed DMs": "bad_clicks: closed_dms_never_stall_a_match",
    "no common server": "bad_days: a_player_without_a_common_server_stalls_nobody",
    "too many new DMs": "private_words: when_discord_says_too_fast_no_dm_is_opened_for_an_hour",
    "kicked player": "bad_days: a_kicked_player_is_missed_and_plays_on_when_back",
    "host who left the server": "tables: when_the_host_has_left_the_server_the_next_in_line_is_host",
    "archived thread": "bad_days: an_archived_thread_is_woken_by_the_next_post",
    "locked thread": "bad_days: a_locked_thread_sends_the_match_to_its_channel",
    "deleted thread": "bad_days: a_deleted_thread_does_not_end_a_match",
    "permission missing at the start": "table_places: before_posting_a_missing_permission_is_named",
    "permission taken away": "bad_days: words_wait_for_a_permission_and_come_when_someone_asks_again",
    "channel lost": "bad_days: the_host_is_told_once_that_the_channel_is_lost",
    "bot removed and invited again": "bad_days: the_bot_is_thrown_out_and_invited_again_and_nothing_is_lost",
    "server outage": "bad_days: after_an_outage_of_the_server_the_words_come_by_themselves",
    "broken connection": "bad_days: a_broken_connection_is_tried_again",
    "lost answer": "bad_days: an_answer_that_got_lost_does_not_double_a_post",
    "database locked": "bad_machine: a_locked_database_is_owned_up_to_and_the_click_works_later",
    "disk full": "bad_machine: a_full_disk_is_owned_up_to_and_nothing_is_half_written",
    "oversized picture": "bad_machine: a_picture_too_large_for_discord_is_left_out",
    "painter failure": "bad_machine: a_fainting_painter_leaves_the_words",
    "broken config": "config: a_mistake_is_named_with_what_is_allowed",
    "sudden death": "killed: a_move_is_told_exactly_once",
}


def named_in(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {n.name for n in tree.body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)}


@pytest.mark.parametrize("kind", SHOWN)
def test_every_kind_of_bad_input_is_shown(kind: str) -> None:
    file, _, test = SHOWN[kind].partition(": ")
    assert f"test_{test}" in named_in(Path(__file__).with_name(f"test_{file}.py"))
