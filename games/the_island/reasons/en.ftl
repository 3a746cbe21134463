# What an answer changes, for hints: each follows "This …", and others may follow it.
reason-ashore-more = { $count ->
    [one] brings to safety an explorer
   *[other] brings to safety { $count } explorers
}
reason-ashore-less = { $count ->
    [one] brings back from safety an explorer
   *[other] brings back from safety { $count } explorers
}
reason-aboard-more = { $count ->
    [one] puts one more aboard a boat
   *[other] puts { $count } more aboard boats
}
reason-aboard-less = { $count ->
    [one] takes one out of a boat
   *[other] takes { $count } out of boats
}
reason-swimming-more = { $count ->
    [one] leaves one more in the water
   *[other] leaves { $count } more in the water
}
reason-swimming-less = { $count ->
    [one] takes one out of the water
   *[other] takes { $count } out of the water
}
reason-lost-more = { $count ->
    [one] loses an explorer
   *[other] loses { $count } explorers
}
reason-lost-less = { $count ->
    [one] wins back an explorer
   *[other] wins back { $count } explorers
}
reason-others-lost-more = { $count ->
    [one] costs the others an explorer
   *[other] costs the others { $count } explorers
}
reason-others-lost-less = { $count ->
    [one] gives the others back an explorer
   *[other] gives the others back { $count } explorers
}
reason-tiles-more = { $count ->
    [one] brings a tile in hand
   *[other] brings { $count } tiles in hand
}
reason-tiles-less = { $count ->
    [one] uses up a tile in hand
   *[other] uses up { $count } tiles in hand
}
reason-way-more = { $count ->
    [one] leads a hex further away
   *[other] leads { $count } hexes further away
}
reason-way-less = { $count ->
    [one] comes a hex nearer to the safe islands
   *[other] comes { $count } hexes nearer to the safe islands
}
