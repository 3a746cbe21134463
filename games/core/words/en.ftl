# Words every game shares.
list-and = { $head } and { $tail }
list-entry = { $head }: { $tail }
list-row = { $head }; { $tail }
not-your-turn = It isn't your turn. You will be told when it is.
not-this-question = That question has been answered. Press "Your turn" for the one that is open now.
not-an-option = That is not on offer here. Pick one of the options shown.
wrong-number = { $least ->
    [one] Pick one to { $most } options; you picked { $given }.
   *[other] Pick { $least } to { $most } options; you picked { $given }.
}
wrong-number-exactly = { $count ->
    [one] Pick one option; you picked { $given }.
   *[other] Pick { $count } options; you picked { $given }.
}
game-over = This match has ended.
no-such-variant = There is no variant "{ $variant }". Known: { $known }.
no-such-choice = "{ $choice }" is not a choice for { $variant }. Known: { $known }.
no-such-seats = { $seats } can't play this; it is for { $known } players.
nobody-sits-there = Nobody sits in seat { $seat }; there are { $seats } players.
wrong-game = This is a match of { $game }, not of { $known }.
other-rules = This match was played by rules version { $wanted }; this program has version { $have }.
other-data = This match was played with data { $wanted }; this program has { $have }.
bad-seed = A seed is a word without spaces or #.
cannot-leave = This game can't go on without a player. Ask for a stand-in instead.
not-seated = That seat is not in play.
tidied = What you were told in secret has been put away.
