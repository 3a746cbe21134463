# Les mots des images de The Island.
picture-turn = Tour { $turn }
picture-step-1 = Tuile
picture-step-2 = Bouger
picture-step-3 = Couler
picture-step-4 = Créature
picture-placing-explorers = Placement des explorateurs
picture-placing-boats = Placement des bateaux
picture-saved = sauvés
picture-playing = en jeu
picture-lost = perdus
picture-tiles = tuiles
picture-placed = placés
picture-to-place = à placer
picture-boats = bateaux
picture-left = a quitté
picture-since-yours = Depuis votre dernier tour
picture-since-public = Derniers coups
picture-nothing-new = Rien de nouveau.
picture-unseen = Pas encore vues, par terrain

log-went = { $who } { $way }
log-boarded = { $who } { $way }, à bord
log-jumped = { $who } saute en { $spot }
log-landed = { $who } { $way }, sauvé
log-sailed = bateau { $way }
log-moved = { $what } { $way }
log-placed = { $who } en { $spot }
log-launched = { $who } bateau en { $spot }
log-sank = { $spot } a coulé
log-sank-tile = { $spot } a coulé : { $tile }
log-sank-kept = { $spot } a coulé, gardée : { $who }
log-left = { $who } est parti
log-lost = perdu : { $who }
log-boat-lost = bateau perdu
log-creature-lost = { $what } parti
log-repelled = repoussé par { $who }
log-serpent = serpent
log-shark = requin
log-whale = baleine
log-boat = bateau
log-whirlpool = tourbillon
log-volcano = volcan

legend-sinks = Coulent
legend-beach = plage
legend-forest = forêt
legend-mountain = montagne
legend-serpent = serpent 1 : bateaux, nageurs
legend-shark = requin 2 : nageurs
legend-whale = baleine 3 : bateaux
legend-land = à terre
legend-swimming = à la nage
legend-three = trois
legend-boat = deux places libres
legend-saved = sauvé
legend-ashore = accès
legend-moved = déplacé
legend-sank = coulé
legend-lost = perdu

picture-your-tiles = Vos tuiles
picture-your-explorers = Vos explorateurs
picture-no-tiles = Vous ne gardez aucune tuile.
picture-only-you = vous seul voyez ceci
picture-values-learn = retenez les valeurs : cachées dès le tour 1
picture-values-hidden = leurs valeurs restent cachées jusqu’à la fin
picture-values-shown = avec leurs valeurs
picture-values-equal = chaque explorateur vaut un point
picture-placement = Placement : { $placed } sur { $all }
picture-boats-to-place = { $count ->
    [0] Tout est placé.
    [one] Encore un bateau à placer.
   *[other] Encore { $count } bateaux à placer.
}
picture-own-turn = à votre tour
picture-other-turn = au tour d’un autre
picture-does-dolphin = Votre nageur avance de 1 à 3 cases de mer
picture-does-wind = Un bateau que vous contrôlez avance de 1 à 3 cases
picture-does-move_serpent = Un serpent au choix vers toute case de mer vide
picture-does-move_shark = Un requin au choix vers toute case de mer vide
picture-does-move_whale = Une baleine au choix vers toute case de mer vide
picture-does-repel_shark = Sur votre nageur ? Il quitte le jeu
picture-does-repel_whale = Sur votre bateau ? Elle quitte le jeu
picture-where-land = à terre
picture-where-swimming = à la nage
picture-where-boat = en bateau
picture-where-saved = sauvé
picture-where-lost = perdu
picture-where-next = suivant
picture-where-later = à placer
picture-unseen-title = Pas encore vues : sous les tuiles ou gardées

picture-move-explorer = Déplacer
picture-move-boat = Déplacer
picture-from = depuis { $spot }
picture-moves-left = reste { $count } sur { $all }
picture-costs = perdu aussitôt
verb-walk = marchez
verb-swim = nagez
verb-board = montez
verb-jump = sautez
verb-sail = naviguez
verb-land = débarquez

picture-winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
}
picture-rank-1 = 1er
picture-rank-2 = 2e
picture-rank-3 = 3e
picture-rank-4 = 4e
picture-points = { $count ->
    [one] point
   *[other] points
}
picture-tally = sauvés : { $saved }, les autres : { $lost }
picture-nobody-saved = Personne n’a été sauvé.
picture-all-saved = Tout le monde est sauvé.

# Les images en mots.
told-head = { $title }. { $stage }.
told-turn = C’est à { $name }.
told-turn-1 = C’est à { $name }, étape 1 : jouer une tuile.
told-turn-2 = C’est à { $name }, étape 2 : déplacements, { $moves ->
    [one] { $moves } point restant
   *[other] { $moves } points restants
}.
told-turn-3 = C’est à { $name }, étape 3 : une tuile coule.
told-turn-4 = C’est à { $name }, étape 4 : les créatures.
told-rolled-serpent = Le dé montre un serpent de mer.
told-rolled-shark = Le dé montre un requin.
told-rolled-whale = Le dé montre une baleine.
told-chosen = Va bouger : { $what } en { $spot }.
told-threat = { $name } a déplacé { $what } en { $spot } ; on peut encore y répondre.
told-options = Repères pour vous : { $labels }.
told-news = Ce qui s’est passé :
told-player = { $name } ({ $colours }) : { $saved ->
    [one] { $saved } sauvé
   *[other] { $saved } sauvés
}, { $playing } en jeu, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
} ; { $tiles }.
told-player-placing = { $name } ({ $colours }) : { $placed ->
    [one] { $placed } placé
   *[other] { $placed } placés
}, { $left } à placer, { $boats ->
    [one] { $boats } bateau
   *[other] { $boats } bateaux
} à placer.
told-player-left = { $name } ({ $colours }) a quitté la partie ; { $saved ->
    [one] { $saved } sauvé
   *[other] { $saved } sauvés
}.
told-keeps = garde { $tiles }
told-no-tiles = ne garde aucune tuile
told-explorer = { $name } { $explorer }
told-tiles = L’île compte { $some } : { $spots }.
told-no-island = Il ne reste rien de l’île.
told-land = À terre :
told-swimming = À la nage :
told-boats = Bateaux :
told-no-boats = Il n’y a pas de bateau.
told-empty = vide
told-creatures = Créatures : { $kinds }.
told-no-creatures = Il n’y a pas de créature.
told-safe = Sauvés, { $island } : { $folk }.
told-lost = Perdus : { $folk }.
told-unseen = Pas encore vues, sous les tuiles ou gardées :
told-hand = Vous gardez { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} :
told-own-explorers = Vos explorateurs :
told-own = { $explorer } : { $place }
told-own-worth = { $explorer }, valeur { $value } : { $place }
told-end = { $title }. La partie est finie.
told-result = { $rank } : { $name } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $saved ->
    [one] { $saved } sauvé
   *[other] { $saved } sauvés
}.
told-saved = sauvés : { $folk }
told-not-saved = pas sauvés : { $folk }

# La légende : ce que veulent dire les signes.
sign-beach = Plage : coule d’abord
sign-forest = Forêt : coule quand il n’y a plus de plage
sign-mountain = Montagne : coule en dernier
sign-explorer = Un explorateur à terre
sign-swimmer = Un explorateur à la nage
sign-boat = Un bateau : trois places, dont deux libres
sign-serpent = Serpent : prend bateaux et nageurs
sign-shark = Requin : prend les nageurs
sign-whale = Baleine : brise les bateaux
sign-saved = En sûreté sur une île d’un coin
sign-sank = Vient de couler
sign-lost = Perdu ici
