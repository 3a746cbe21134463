title = First Dive
ending-last_round = La dernière manche est finie.
ending-alone = Il ne reste qu’une personne.

ask-lay = Quel coquillage posez-vous ?
wait-lay = { $who } pose un coquillage.
status = Manche { $round }. Sur la table : { $table }.
nothing = rien encore
lay = Poser le { $shell } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
swap = Échanger le { $shell } contre un de la pile

round-begins = La manche { $round } commence.
laid = { $who } pose un { $shell } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
swapped = { $who } échange un coquillage.
drew = Vous piochez un { $shell }.
left = { $who } quitte la partie.
won = { $count ->
    [one] { $who } gagne
   *[other] { $who } gagnent ensemble
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

sheet-points = Points
sheet-laid = Coquillages posés
left-rounds = { $count ->
    [0] C’est la dernière manche.
    [one] Encore une manche après celle-ci.
   *[other] Encore { $count } manches après celle-ci.
}
left-pile = { $count ->
    [one] { $count } coquillage dans la pile.
   *[other] { $count } coquillages dans la pile.
}
left-hand = Dans votre main : { $shells }.
