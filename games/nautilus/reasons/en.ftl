# What an answer changes, for hints: each follows "This …", and others may follow it.
reason-points-more = { $count ->
    [one] brings 1 point
   *[other] brings { $count } points
}
reason-points-less = { $count ->
    [one] costs 1 point
   *[other] costs { $count } points
}
reason-nemos-more = { $count ->
    [one] brings 1 Nemo
   *[other] brings { $count } Nemos
}
reason-nemos-less = { $count ->
    [one] costs 1 Nemo
   *[other] costs { $count } Nemos
}
reason-stations-more = { $count ->
    [one] starts a station
   *[other] starts { $count } stations
}
reason-stations-less = { $count ->
    [one] stops a station
   *[other] stops { $count } stations
}
reason-finds-more = { $count ->
    [one] brings a discovery
   *[other] brings { $count } discoveries
}
reason-finds-less = { $count ->
    [one] costs a discovery
   *[other] costs { $count } discoveries
}
reason-modules-more = { $count ->
    [one] brings a module to build
   *[other] brings { $count } modules to build
}
reason-modules-less = { $count ->
    [one] uses up a module to build
   *[other] uses up { $count } modules to build
}
reason-submarines-more = { $count ->
    [one] sends out a submarine
   *[other] sends out { $count } submarines
}
reason-submarines-less = { $count ->
    [one] brings home a submarine
   *[other] brings home { $count } submarines
}
