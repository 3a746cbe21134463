# Les mots des images d’Underwater Cities.
uc-all-choose = choix de tout le monde
uc-always = Toujours
uc-federation = Fédération
uc-start = départ
uc-each = chaque
uc-this-round = Ce tour de jeu
uc-next-round = Le suivant
uc-of = sur { $count }
uc-left = a quitté
uc-rank-1 = 1er
uc-rank-2 = 2e
uc-rank-3 = 3e
uc-rank-4 = 4e
uc-since-yours = Depuis votre|dernier tour
uc-last-turns = Derniers tours
uc-nothing-new = Rien de neuf
uc-sea-floor = Fond marin : { $name }
uc-now = réserve
uc-legend-built = construit
uc-legend-upgraded = amélioré
uc-legend-unlinked = non relié
uc-legend-expansion = site d’expansion
uc-hand = Main : { $name }
uc-only-you = pour vos yeux seulement
uc-hand-empty = Aucune carte en main.
uc-hand-note = Une carte n’agit que sur un créneau de sa couleur ; sur tout autre créneau, elle est défaussée sans effet.
uc-production = Production
uc-produced = Produit
uc-fed = Nourriture
uc-after = Total
uc-end-of-era = fin de l’époque { $era }
uc-source-farm = Fermes
uc-source-desal = Dessalement
uc-source-lab = Laboratoires
uc-source-tunnel = Tunnels
uc-source-purple = Cités symbiotiques
uc-source-metro = Métropoles
uc-source-card = Cartes
uc-pairs = { $count ->
    [one] + paire
   *[other] + { $count } paires
}
uc-no-production = Rien n’a encore été produit.
uc-ready-again = Toutes les cartes action sont de nouveau disponibles.
uc-final = Score final
uc-wins = { $name } gagne
uc-goal-reached = But atteint
uc-goal-missed = But manqué
uc-goal = But
uc-if-now = si la partie finissait maintenant
uc-free = { $count ->
    [one] { $count } disponible
   *[other] { $count } disponibles
}

# Les images d’Underwater Cities en mots.
uc-told-head = { $title }. Époque { $era }, tour de jeu { $round } sur { $rounds }.
uc-told-turn = C’est à { $name } de jouer.
uc-told-choosing = Tout le monde choisit ses cartes.
uc-told-on-table = La carte { $card } est sur la table.
uc-told-options = Marqué pour vous : { $labels }.
uc-told-news = Ce qui s’est passé :
uc-told-slot-free = { $label } : { $text } (disponible)
uc-told-slot-taken = { $label } : { $text } (occupé par { $names })
uc-told-slot-blocked = { $label } : { $text } (bloqué par une tuile neutre)
uc-told-free = Créneaux disponibles : { $labels }.
uc-told-clone = Tuile clonage d’action : un créneau déjà pris, encore une fois, pour { $cost } (pas encore utilisée)
uc-told-cloned = Tuile clonage d’action : utilisée par { $name }
uc-told-space = Case { $space } de la piste Fédération, disque du dessus d’abord : { $names }.
uc-told-below = Sous la piste Fédération : { $names }.
uc-told-order = Ordre de ce tour de jeu : { $names }.
uc-told-next = Ordre du tour de jeu suivant, selon les disques : { $names }.
uc-told-special = Carte spéciale { $spot } : { $card }
uc-told-top = Carte spéciale { $spot }, sur { $count ->
    [one] la dernière carte
   *[other] un paquet de { $count } cartes
} : { $card }
uc-told-deck = Paquet de cartes spéciales : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}.
uc-told-took = { $name } a pris la carte spéciale { $card }.
uc-told-contract = Contrat { $contract } : { $needs } ; { $gives }.
uc-told-contract-taken = Pris par { $name }.
uc-told-progress = Jusqu’ici : { $progress }.
uc-told-supply = Reste en réserve : dômes non symbiotiques { $white }, dômes symbiotiques { $purple }, tunnels { $tunnels } ; cartes dans le paquet { $deck }, dans la défausse { $discard }.
uc-told-player = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $goods } ; { $live } sur { $cities ->
    [one] 1 cité reliée
   *[other] { $cities } cités reliées
} ; { $hand ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $hand } cartes
} en main ; { $tiles ->
    [one] { $tiles } tuile action restante
   *[other] { $tiles } tuiles action restantes
}.
uc-told-left = { $name } a quitté la partie.
uc-told-forecast = Prochaine production : { $made } ; nourrir { $cities ->
    [one] 1 cité
   *[other] { $cities } cités
} prend ensuite { $eaten }.
uc-told-city = Cité { $site }, { $kind }, reliée : { $buildings }.
uc-told-city-apart = Cité { $site }, { $kind }, non reliée : { $buildings }.
uc-told-alone = Sans cité : { $buildings }.
uc-told-no-buildings = aucun bâtiment
uc-told-upgraded = (avec amélioration)
uc-told-tunnels = Tunnels : { $tunnels }.
uc-told-linked = Métropole { $tile } ({ $place }) : reliée.
uc-told-unlinked = Métropole { $tile } ({ $place }) : non reliée.
uc-told-sites = Sites libres : { $sites }.
uc-told-bonus = Construire en { $site } rapporte { $what }.
uc-told-surcharge = Construire en { $site } coûte { $cost } de plus.
uc-told-times = { $site } produit { $count } fois.
uc-told-twins-make = { $sites } ensemble produisent { $what } de plus.
uc-told-more = Avec { $site }, sa métropole produit { $what } de plus.
uc-told-cards = Cartes sur la table :
uc-told-used = (utilisée)
uc-told-paid = Cartes spéciales payées : { $cards }.
uc-told-known = Connues en main : { $cards }.
uc-told-looking = Cartes spéciales au choix :
uc-told-hand = { $count ->
    [one] Votre main, 1 carte :
   *[other] Votre main, { $count } cartes :
}
uc-told-plays-on = Va sur { $slots }.
uc-told-plays-nowhere = Aucun créneau disponible de sa couleur n’est utilisable.
uc-told-buried = Cartes spéciales que vous savez dans le paquet : { $cards }.
uc-told-production = { $title }. Production à la fin de l’époque { $era }.
uc-told-report = { $name } a produit { $made } ; { $cities ->
    [one] 1 cité a mangé
   *[other] { $cities } cités ont mangé
} { $eaten }.
uc-told-counts = ({ $plain } sans amélioration, { $upgraded } avec)
uc-told-twins = Tunnels jumeaux
uc-told-end = { $title }. La partie est finie.
uc-told-result = { $rank } : { $name } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $parts }).

# La légende : ce que veulent dire les signes.
sign-cr = Crédits
sign-ke = Algues : nourrissent les cités
sign-st = Flexacier : pour construire
sign-sc = Science
sign-bi = Biomatériau : remplace les algues
sign-vp = Points
sign-cd = Cartes en main
sign-fed = Une avancée sur la piste Fédération
sign-city = Une cité
sign-tunnel = Un tunnel : relie les cités
sign-farm = Une ferme : donne des algues
sign-desal = Un dessalement : donne des crédits
sign-lab = Un laboratoire : donne de la science
sign-up = Amélioré : donne plus
sign-act = Utiliser une carte acquise
sign-card_green = Une carte ; sur un créneau de sa couleur, elle agit
