# What an answer changes, for hints: each follows "This …", and others may follow it.
reason-ashore-more = { $count ->
    [one] mette in salvo un esploratore
   *[other] mette in salvo { $count } esploratori
}
reason-ashore-less = { $count ->
    [one] espone di nuovo un esploratore
   *[other] espone di nuovo { $count } esploratori
}
reason-aboard-more = { $count ->
    [one] mette un esploratore a bordo di una barca
   *[other] mette { $count } esploratori a bordo di barche
}
reason-aboard-less = { $count ->
    [one] fa scendere un esploratore da una barca
   *[other] fa scendere { $count } esploratori dalle barche
}
reason-swimming-more = { $count ->
    [one] lascia un esploratore in acqua
   *[other] lascia { $count } esploratori in acqua
}
reason-swimming-less = { $count ->
    [one] toglie dall’acqua un esploratore
   *[other] toglie dall’acqua { $count } esploratori
}
reason-lost-more = { $count ->
    [one] fa perdere un esploratore
   *[other] fa perdere { $count } esploratori
}
reason-lost-less = { $count ->
    [one] restituisce un esploratore
   *[other] restituisce { $count } esploratori
}
reason-others-lost-more = { $count ->
    [one] costa agli altri un esploratore
   *[other] costa agli altri { $count } esploratori
}
reason-others-lost-less = { $count ->
    [one] restituisce agli altri un esploratore
   *[other] restituisce agli altri { $count } esploratori
}
reason-tiles-more = { $count ->
    [one] porta una tessera in mano
   *[other] porta { $count } tessere in mano
}
reason-tiles-less = { $count ->
    [one] usa una tessera in mano
   *[other] usa { $count } tessere in mano
}
reason-way-more = { $count ->
    [one] allontana di una casella
   *[other] allontana di { $count } caselle
}
reason-way-less = { $count ->
    [one] avvicina di una casella alle isole sicure
   *[other] avvicina di { $count } caselle alle isole sicure
}
