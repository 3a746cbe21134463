# What an answer changes, for hints: each follows "This …", and others may follow it.
reason-points-more = { $count ->
    [one] brings 1 point
   *[other] brings { $count } points
}
reason-points-less = { $count ->
    [one] costs 1 point
   *[other] costs { $count } points
}
reason-cities-more = { $count ->
    [one] makes a connected city
   *[other] makes { $count } connected cities
}
reason-cities-less = { $count ->
    [one] cuts off a connected city
   *[other] cuts off { $count } connected cities
}
reason-unlinked-more = { $count ->
    [one] builds a city that no tunnel joins yet
   *[other] builds { $count } cities that no tunnel joins yet
}
reason-unlinked-less = { $count ->
    [one] joins a city
   *[other] joins { $count } cities
}
reason-tunnels-more = { $count ->
    [one] builds a tunnel
   *[other] builds { $count } tunnels
}
reason-tunnels-less = { $count ->
    [one] loses a tunnel
   *[other] loses { $count } tunnels
}
reason-buildings-more = { $count ->
    [one] builds a building
   *[other] builds { $count } buildings
}
reason-buildings-less = { $count ->
    [one] loses a building
   *[other] loses { $count } buildings
}
reason-upgrades-more = { $count ->
    [one] upgrades one structure
   *[other] upgrades { $count } structures
}
reason-upgrades-less = { $count ->
    [one] downgrades one structure
   *[other] downgrades { $count } structures
}
reason-metropolises-more = { $count ->
    [one] reaches a metropolis
   *[other] reaches { $count } metropolises
}
reason-metropolises-less = { $count ->
    [one] loses a metropolis
   *[other] loses { $count } metropolises
}
reason-cr-more = { $count ->
    [one] brings 1 credit
   *[other] brings { $count } credits
}
reason-cr-less = { $count ->
    [one] costs 1 credit
   *[other] costs { $count } credits
}
reason-ke-more = { $count ->
    [one] brings 1 kelp
   *[other] brings { $count } kelp
}
reason-ke-less = { $count ->
    [one] costs 1 kelp
   *[other] costs { $count } kelp
}
reason-st-more = { $count ->
    [one] brings 1 steelplast
   *[other] brings { $count } steelplast
}
reason-st-less = { $count ->
    [one] costs 1 steelplast
   *[other] costs { $count } steelplast
}
reason-sc-more = { $count ->
    [one] brings 1 science
   *[other] brings { $count } science
}
reason-sc-less = { $count ->
    [one] costs 1 science
   *[other] costs { $count } science
}
reason-bi-more = { $count ->
    [one] brings 1 biomatter
   *[other] brings { $count } biomatter
}
reason-bi-less = { $count ->
    [one] costs 1 biomatter
   *[other] costs { $count } biomatter
}
reason-cards-more = { $count ->
    [one] puts a card beside the board
   *[other] puts { $count } cards beside the board
}
reason-cards-less = { $count ->
    [one] takes away a card beside the board
   *[other] takes away { $count } cards beside the board
}
reason-hand-more = { $count ->
    [one] brings a card in hand
   *[other] brings { $count } cards in hand
}
reason-hand-less = { $count ->
    [one] uses up a card in hand
   *[other] uses up { $count } cards in hand
}
