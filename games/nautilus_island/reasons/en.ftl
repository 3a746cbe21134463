# What an answer changes, for hints: each follows "This …", and others may follow it.
reason-points-more = { $count ->
    [one] brings 1 point
   *[other] brings { $count } points
}
reason-points-less = { $count ->
    [one] costs 1 point
   *[other] costs { $count } points
}
reason-held-more = { $count ->
    [one] brings a card in hand
   *[other] brings { $count } cards in hand
}
reason-held-less = { $count ->
    [one] uses up a card in hand
   *[other] uses up { $count } cards in hand
}
reason-stored-more = { $count ->
    [one] brings a card to the camp
   *[other] brings { $count } cards to the camp
}
reason-stored-less = { $count ->
    [one] takes a card to the camp
   *[other] takes { $count } cards to the camp
}
reason-tokens-more = { $count ->
    [one] brings a bonus token
   *[other] brings { $count } bonus tokens
}
reason-tokens-less = { $count ->
    [one] costs a bonus token
   *[other] costs { $count } bonus tokens
}
reason-portholes-more = { $count ->
    [one] closes a collection with a porthole
   *[other] closes { $count } collections with portholes
}
reason-portholes-less = { $count ->
    [one] opens a collection with a porthole
   *[other] opens { $count } collections with portholes
}
