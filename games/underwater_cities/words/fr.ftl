# Underwater Cities en français.
title = Underwater Cities
variant-boards = Plateaux individuels
variant-boards-hint = Sur le côté avancé, les villes ont de deux à cinq sites et se ressemblent moins.
variant-boards-usual = face habituelle (en solo : avancée)
variant-boards-advanced = face avancée
variant-contracts = Contrats gouvernementaux
variant-contracts-hint = Des objectifs visibles de tous : le premier qui en remplit un peut le prendre.
variant-contracts-off = sans
variant-contracts-on = avec trois contrats
variant-end_turn = Fin du tour
variant-end_turn-hint = Quand il ne reste rien à faire. Ce qui est pioché ou révélé ne se reprend jamais.
variant-end_turn-pressed = sur pression ; jusque-là, tout peut être repris
variant-end_turn-by_itself = toute seule
variant-neutral = Tuiles neutres (en solo)
variant-neutral-hint = Elles occupent un créneau de chaque couleur et avancent d’un après chaque round.
variant-neutral-first = sur les premiers créneaux
variant-neutral-second = sur les deuxièmes créneaux
variant-neutral-third = sur les troisièmes créneaux
variant-neutral-fourth = sur les quatrièmes créneaux
no-contracts-alone = Une partie solo se joue sans contrats gouvernementaux. Laissez-les de côté.
named = { $name }
either-or = { $one } ou { $other }
nothing = rien
for-nothing = rien

# Couleurs et types de cartes.
colour-green = verte
colour-red = rouge
colour-yellow = jaune
colour-none = sans couleur
type-instant = effet immédiat
type-permanent = effet permanent
type-action = carte action
type-production = production
type-end = décompte final

# Quantités.
n-cr = { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}
n-ke = { $count ->
    [one] { $count } algue
   *[other] { $count } algues
}
n-st = { $count ->
    [one] { $count } flexacier
   *[other] { $count } flexacier
}
n-sc = { $count ->
    [one] { $count } science
   *[other] { $count } sciences
}
n-bi = { $count ->
    [one] { $count } biomatériau
   *[other] { $count } biomatériaux
}
n-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
n-cd = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
n-fed = { $count ->
    [one] { $count } avancée sur la piste Fédération
   *[other] { $count } avancées sur la piste Fédération
}

# Constructions : avec un nombre, par leur nom, une seule.
k-farm = { $count ->
    [one] 1 ferme
   *[other] jusqu’à { $count } fermes
}
k-desal = { $count ->
    [one] 1 station de dessalement
   *[other] jusqu’à { $count } stations de dessalement
}
k-lab = { $count ->
    [one] 1 laboratoire
   *[other] jusqu’à { $count } laboratoires
}
k-tunnel = { $count ->
    [one] 1 tunnel
   *[other] jusqu’à { $count } tunnels
}
k-white = { $count ->
    [one] 1 cité non symbiotique
   *[other] jusqu’à { $count } cités non symbiotiques
}
k-purple = { $count ->
    [one] 1 cité symbiotique
   *[other] jusqu’à { $count } cités symbiotiques
}
k-city = { $count ->
    [one] 1 cité
   *[other] jusqu’à { $count } cités
}
k-building = { $count ->
    [one] 1 bâtiment
   *[other] jusqu’à { $count } bâtiments
}
k-structure = { $count ->
    [one] 1 structure
   *[other] jusqu’à { $count } structures
}
ks-farm = fermes
ks-desal = stations de dessalement
ks-lab = laboratoires
ks-tunnel = tunnels
ks-white = cités non symbiotiques
ks-purple = cités symbiotiques
ks-city = cités
ks-building = bâtiments
ks-structure = structures
one-farm = une ferme
one-desal = une station de dessalement
one-lab = un laboratoire
one-tunnel = un tunnel
one-white = une cité non symbiotique
one-purple = une cité symbiotique
one-city = une cité
one-building = un bâtiment
one-structure = une structure
each-farm = ferme
each-desal = station de dessalement
each-lab = laboratoire
each-tunnel = tunnel
each-white = cité non symbiotique
each-purple = cité symbiotique
each-city = cité
each-building = bâtiment
each-structure = structure
every-farm = chacune
every-desal = chacune
every-lab = chacun
every-tunnel = chacun
every-purple = chacune
upgrade-it-farm = améliorez-la
upgrade-it-desal = améliorez-la
upgrade-it-lab = améliorez-le
upgrade-it-tunnel = améliorez-le
upgrade-it-building = améliorez-le
upgrade-it-structure = améliorez-la
trial-farm = de l’une de vos fermes améliorées reliées
trial-desal = de l’une de vos stations de dessalement améliorées reliées
trial-lab = de l’un de vos laboratoires améliorés reliés
trial-tunnel = de l’un de vos tunnels améliorés touchant une cité
trial-building = de l’un de vos bâtiments améliorés reliés
trial-structure = de l’une de vos structures améliorées reliées

# Ce que comptent les cartes : tant ; pour chaque lot ; toutes.
m-farm = { $count ->
    [one] { $count } ferme reliée
   *[other] { $count } fermes reliées
}
m-desal = { $count ->
    [one] { $count } station de dessalement reliée
   *[other] { $count } stations de dessalement reliées
}
m-lab = { $count ->
    [one] { $count } laboratoire relié
   *[other] { $count } laboratoires reliés
}
m-tunnel = { $count ->
    [one] { $count } tunnel touchant une cité
   *[other] { $count } tunnels touchant une cité
}
m-up-farm = { $count ->
    [one] { $count } ferme améliorée reliée
   *[other] { $count } fermes améliorées reliées
}
m-up-desal = { $count ->
    [one] { $count } station de dessalement améliorée reliée
   *[other] { $count } stations de dessalement améliorées reliées
}
m-up-lab = { $count ->
    [one] { $count } laboratoire amélioré relié
   *[other] { $count } laboratoires améliorés reliés
}
m-up-tunnel = { $count ->
    [one] { $count } tunnel amélioré touchant une cité
   *[other] { $count } tunnels améliorés touchant une cité
}
m-pair-farm = { $count ->
    [one] { $count } cité avec deux fermes améliorées
   *[other] { $count } cités avec deux fermes améliorées
}
m-pair-desal = { $count ->
    [one] { $count } cité avec deux stations de dessalement améliorées
   *[other] { $count } cités avec deux stations de dessalement améliorées
}
m-pair-lab = { $count ->
    [one] { $count } cité avec deux laboratoires améliorés
   *[other] { $count } cités avec deux laboratoires améliorés
}
m-pairs = { $count ->
    [one] { $count } paire de bâtiments améliorés
   *[other] { $count } paires de bâtiments améliorés
}
m-city = { $count ->
    [one] { $count } cité reliée
   *[other] { $count } cités reliées
}
m-purple = { $count ->
    [one] { $count } cité symbiotique reliée
   *[other] { $count } cités symbiotiques reliées
}
m-two-types = { $count ->
    [one] { $count } cité reliée avec deux types de bâtiments
   *[other] { $count } cités reliées avec deux types de bâtiments
}
m-full = { $count ->
    [one] { $count } cité reliée avec tous les types de bâtiments
   *[other] { $count } cités reliées avec tous les types de bâtiments
}
m-sets = { $count ->
    [one] { $count } ensemble de quatre structures améliorées différentes
   *[other] { $count } ensembles de quatre structures améliorées différentes
}
m-metro = { $count ->
    [one] { $count } métropole reliée
   *[other] { $count } métropoles reliées
}
m-brown = { $count ->
    [one] { $count } métropole marron reliée
   *[other] { $count } métropoles marron reliées
}
m-blue = { $count ->
    [one] { $count } métropole bleue reliée
   *[other] { $count } métropoles bleues reliées
}
m-special = { $count ->
    [one] { $count } carte spéciale payée
   *[other] { $count } cartes spéciales payées
}
m-action = { $count ->
    [one] { $count } carte action
   *[other] { $count } cartes action
}
m-space = { $count ->
    [one] { $count } case de la piste Fédération
   *[other] { $count } cases de la piste Fédération
}
m-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
m-ahead = { $count ->
    [one] { $count } joueur avant vous dans l’ordre de jeu
   *[other] { $count } joueurs avant vous dans l’ordre de jeu
}
m-taken = { $count ->
    [one] { $count } créneau coloré occupé par d’autres
   *[other] { $count } créneaux colorés occupés par d’autres
}
m-contract = { $count ->
    [one] { $count } contrat obtenu
   *[other] { $count } contrats obtenus
}
per-farm = { $count ->
    [one] ferme reliée
   *[other] lot de { $count } fermes reliées
}
per-desal = { $count ->
    [one] station de dessalement reliée
   *[other] lot de { $count } stations de dessalement reliées
}
per-lab = { $count ->
    [one] laboratoire relié
   *[other] lot de { $count } laboratoires reliés
}
per-tunnel = { $count ->
    [one] tunnel touchant une cité
   *[other] lot de { $count } tunnels touchant une cité
}
per-up-farm = { $count ->
    [one] ferme améliorée reliée
   *[other] lot de { $count } fermes améliorées reliées
}
per-up-desal = { $count ->
    [one] station de dessalement améliorée reliée
   *[other] lot de { $count } stations de dessalement améliorées reliées
}
per-up-lab = { $count ->
    [one] laboratoire amélioré relié
   *[other] lot de { $count } laboratoires améliorés reliés
}
per-up-tunnel = { $count ->
    [one] tunnel amélioré touchant une cité
   *[other] lot de { $count } tunnels améliorés touchant une cité
}
per-pair-farm = { $count ->
    [one] cité avec deux fermes améliorées
   *[other] lot de { $count } cités avec deux fermes améliorées
}
per-pair-desal = { $count ->
    [one] cité avec deux stations de dessalement améliorées
   *[other] lot de { $count } cités avec deux stations de dessalement améliorées
}
per-pair-lab = { $count ->
    [one] cité avec deux laboratoires améliorés
   *[other] lot de { $count } cités avec deux laboratoires améliorés
}
per-pairs = { $count ->
    [one] paire de bâtiments améliorés
   *[other] lot de { $count } paires de bâtiments améliorés
}
per-city = { $count ->
    [one] cité reliée
   *[other] lot de { $count } cités reliées
}
per-purple = { $count ->
    [one] cité symbiotique reliée
   *[other] lot de { $count } cités symbiotiques reliées
}
per-two-types = { $count ->
    [one] cité reliée avec deux types de bâtiments
   *[other] lot de { $count } cités reliées avec deux types de bâtiments
}
per-full = { $count ->
    [one] cité reliée avec tous les types de bâtiments
   *[other] lot de { $count } cités reliées avec tous les types de bâtiments
}
per-sets = { $count ->
    [one] ensemble de quatre structures améliorées différentes
   *[other] lot de { $count } ensembles de quatre structures améliorées différentes
}
per-metro = { $count ->
    [one] métropole reliée
   *[other] lot de { $count } métropoles reliées
}
per-brown = { $count ->
    [one] métropole marron reliée
   *[other] lot de { $count } métropoles marron reliées
}
per-blue = { $count ->
    [one] métropole bleue reliée
   *[other] lot de { $count } métropoles bleues reliées
}
per-special = { $count ->
    [one] carte spéciale payée
   *[other] lot de { $count } cartes spéciales payées
}
per-action = { $count ->
    [one] carte action
   *[other] lot de { $count } cartes action
}
per-space = { $count ->
    [one] case de la piste Fédération
   *[other] lot de { $count } cases de la piste Fédération
}
per-hand = { $count ->
    [one] carte en main
   *[other] lot de { $count } cartes en main
}
per-ahead = { $count ->
    [one] joueur avant vous dans l’ordre de jeu
   *[other] lot de { $count } joueurs avant vous dans l’ordre de jeu
}
per-taken = { $count ->
    [one] créneau coloré occupé par d’autres
   *[other] lot de { $count } créneaux colorés occupés par d’autres
}
per-contract = { $count ->
    [one] contrat obtenu
   *[other] lot de { $count } contrats obtenus
}
all-farm = de fermes reliées
all-desal = de stations de dessalement reliées
all-lab = de laboratoires reliés
all-tunnel = de tunnels touchant une cité
all-up-farm = de fermes améliorées reliées
all-up-desal = de stations de dessalement améliorées reliées
all-up-lab = de laboratoires améliorés reliés
all-up-tunnel = de tunnels améliorés touchant une cité
all-pair-farm = de cités avec deux fermes améliorées
all-pair-desal = de cités avec deux stations de dessalement améliorées
all-pair-lab = de cités avec deux laboratoires améliorés
all-pairs = de paires de bâtiments améliorés
all-city = de cités reliées
all-purple = de cités symbiotiques reliées
all-two-types = de cités reliées avec deux types de bâtiments
all-full = de cités reliées avec tous les types de bâtiments
all-sets = d’ensembles de quatre structures améliorées différentes
all-metro = de métropoles reliées
all-brown = de métropoles marron reliées
all-blue = de métropoles bleues reliées
all-special = de cartes spéciales payées
all-action = de cartes action
all-space = de cases de la piste Fédération
all-hand = de cartes en main
all-ahead = de joueurs avant vous dans l’ordre de jeu
all-taken = de créneaux colorés occupés par d’autres
all-contract = de contrats obtenus

# Ce qu’attendent les cartes à effet permanent.
ev-mismatch = vous jouez une carte d’une autre couleur que son créneau
ev-build-farm = vous construisez une ferme
ev-build-desal = vous construisez une station de dessalement
ev-build-lab = vous construisez un laboratoire
ev-build-tunnel = vous construisez un tunnel
ev-build-white = vous construisez une cité non symbiotique
ev-build-purple = vous construisez une cité symbiotique
ev-build-city = vous construisez une cité
ev-second-farm = vous construisez la deuxième ferme d’une cité reliée
ev-second-desal = vous construisez la deuxième station de dessalement d’une cité reliée
ev-second-lab = vous construisez le deuxième laboratoire d’une cité reliée
ev-tunnel2 = vous construisez un deuxième tunnel dans le même tour
ev-upgrade-farm = vous améliorez une ferme
ev-upgrade-desal = vous améliorez une station de dessalement
ev-upgrade-lab = vous améliorez un laboratoire
ev-upgrade-tunnel = vous améliorez un tunnel
ev-pair-farm = vous améliorez la deuxième ferme d’une cité reliée
ev-pair-desal = vous améliorez la deuxième station de dessalement d’une cité reliée
ev-pair-lab = vous améliorez le deuxième laboratoire d’une cité reliée
ev-enter-4 = vous atteignez la case 4 de la piste Fédération
ev-enter-3 = vous atteignez la case 3 de la piste Fédération
ev-enter-2 = vous atteignez la case 2 de la piste Fédération
ev-enter-1 = vous atteignez la case 1 de la piste Fédération
ev-link = vous reliez une métropole
ev-gives-cr = vous gagnez des crédits par un créneau action
ev-gives-ke = vous gagnez des algues par un créneau action
ev-gives-st = vous gagnez du flexacier par un créneau action
ev-gives-sc = vous gagnez de la science par un créneau action
ev-gives-bi = vous gagnez du biomatériau par un créneau action
ev-special = vous prenez une carte spéciale
ev-end = votre tour se termine

# Les effets, en phrases.
how-free = { $what } gratuitement
how-cost = { $count ->
    [one] { $what } pour { $cost }
   *[other] { $what } pour { $cost } à chaque fois
}
how-less = { $count ->
    [one] { $what } avec { $off } de réduction
   *[other] { $what } avec { $off } de réduction à chaque fois
}
how-site-expansion = { $count ->
    [one] { $what } sur un site d’expansion
   *[other] { $what } sur des sites d’expansion
}
how-site-any = { $what } sur tout site, même d’expansion
how-then = { $what } et { $upgrade } pour { $cost }
fx-gain = gagnez { $what }
fx-fed = { $count ->
    [one] avancez de 1 case sur la piste Fédération
   *[other] avancez de { $count } cases sur la piste Fédération
}
fx-act = { $count ->
    [one] utilisez 1 carte action
   *[other] utilisez jusqu’à { $count } cartes action
}
fx-ready = { $count ->
    [one] redressez 1 carte action utilisée
   *[other] redressez jusqu’à { $count } cartes action utilisées
}
fx-special = prenez 1 carte spéciale
fx-metro = piochez une métropole bleue de plus, comptée comme reliée
fx-build = construisez { $what }
fx-upgrade = { $count ->
    [one] améliorez { $what } pour { $cost }
   *[other] améliorez { $what } en payant { $cost } par amélioration
}
fx-upgrade-free = améliorez { $what } gratuitement
fx-convert = transformez une cité non symbiotique en cité symbiotique
fx-slot-available = { $coloured ->
    [yes] effectuez l’action d’un créneau coloré disponible
   *[no] effectuez l’action d’un créneau disponible
}
fx-slot-other = { $coloured ->
    [yes] effectuez l’action d’un créneau coloré occupé par un autre joueur
   *[no] effectuez l’action d’un créneau occupé par un autre joueur
}
fx-slot-notmine = { $coloured ->
    [yes] effectuez l’action d’un créneau coloré sans votre tuile
   *[no] effectuez l’action d’un créneau sans votre tuile
}
fx-trial = gagnez la production { $what }
fx-pick = { $count ->
    [one] gagnez 1 ressource au choix
   *[other] gagnez { $count } ressources différentes au choix
}
fx-parts = { $parts }
fx-also = { $one } ; { $other }
fx-group = ({ $what })
fx-or = { $one }, ou { $other }
fx-swap = échangez { $one } contre { $other } ou l’inverse
fx-pay = { $times ->
    [one] payez { $cost }, puis { $effect }
   *[other] jusqu’à { $times } fois, payez { $cost }, puis { $effect }
}
fx-if = avec au moins { $need }, { $effect }
fx-if-space = sur la case { $space } de la piste Fédération, { $effect }
fx-per = gagnez { $what } par { $each }
fx-per-most = gagnez { $what } par { $each }, au plus { $most } fois
fx-less = payez { $off } de moins par { $what }
fx-hand = { $count ->
    [one] augmentez votre limite de main de 1 carte
   *[other] augmentez votre limite de main de { $count } cartes
}
fx-on = chaque fois que { $event }, { $effect }
fx-on-once = une fois par tour quand { $event }, { $effect }
fx-slotmod = chaque fois que vous utilisez le créneau « { $slot } », en plus : { $effect }
fx-slotmod-gain = chaque fois que vous utilisez le créneau « { $slot } », gagnez aussi { $what }
fx-ability = une fois à chacun de vos tours, { $effect }
fx-replace = { $count ->
    [one] { $what } peut donner { $into } au lieu de { $out }
   *[other] jusqu’à { $what } peuvent donner { $every } { $into } au lieu de { $out }
}
fx-plus = { $count ->
    [one] { $what } donne { $more } de plus
   *[other] jusqu’à { $what } donnent { $every } { $more } de plus
}
fx-table = gagnez des points selon le nombre { $what } : { $steps }
table-step = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $count }
fx-buy = { $times ->
    [one] achetez { $points } pour { $cost }
   *[other] achetez { $points } pour { $cost }, jusqu’à { $times } fois
}
k-several = jusqu’à { $count } { $what }

# Les mêmes en bref, pour les boutons.
sx-gain = { $what }
sx-fed = Fédération +{ $count }
sx-act = { $count ->
    [one] utilisez 1 carte action
   *[other] utilisez { $count } cartes action
}
sx-ready = { $count ->
    [one] redressez 1 carte action
   *[other] redressez { $count } cartes action
}
sx-special = 1 carte spéciale
sx-metro = une métropole de plus
sx-build = construisez { $what }
sx-build-up = construisez { $what } et { $upgrade }
sx-upgrade = améliorez { $what }
sx-convert = rendez une cité symbiotique
sx-slot-available = l’action d’un créneau disponible
sx-slot-other = l’action d’un créneau d’un autre joueur
sx-slot-notmine = l’action d’un créneau sans votre tuile
sx-trial = la production d’une structure améliorée
sx-pick = { $count ->
    [one] 1 ressource au choix
   *[other] { $count } ressources différentes
}
sx-parts = { $one } + { $other }
sx-or = { $one } / { $other }
sx-swap = { $one } ⇄ { $other }
sx-pay = { $cost } → { $effect }
sx-per = { $what } par { $each }

# Les cartes en mots.
text-instant = Immédiat : { $effect }.
text-permanent = Permanent : { $effect }.
text-action = Action : { $effect }.
text-production = À chaque production : { $effect }.
text-production-last = Une fois, à la dernière production : { $effect }.
text-end = À la fin : { $effect }.
card-line = { $cost ->
    [0] { $card } ({ $colour }). { $text }
    [one] { $card } ({ $colour }, { $cost } crédit). { $text }
   *[other] { $card } ({ $colour }, { $cost } crédits). { $text }
}
card-label = { $cost ->
    [0] { $card } ({ $colour }, { $type })
    [one] { $card } ({ $colour }, { $type }, { $cost } crédit)
   *[other] { $card } ({ $colour }, { $type }, { $cost } crédits)
}
line-last = · { $card }
line-above =
    · { $card }
    { $below }
no-cards = aucune
goods = En réserve : { $goods } ; { $points }.
and-then = { $first } { $next }
remind-ready = Cartes action disponibles : { $cards }.
remind-contracts = Il ne manque qu’une chose pour un contrat : { $contracts }.
remind-kelp = En l’état, il manquera { $count ->
    [one] 1 algue
   *[other] { $count } algues
} à la prochaine production pour nourrir vos cités.

# Ce qui reste à venir.
left-rounds = { $count ->
    [0] La prochaine production arrive à la fin de ce tour de jeu.
    [one] Après ce tour de jeu, encore 1 avant la production de l’époque { $era }.
   *[other] Après ce tour de jeu, encore { $count } avant la production de l’époque { $era }.
}
left-deck = Cartes de cette époque : { $deck } dans le paquet, { $discard } dans la défausse ; quand le paquet est vide, la défausse est mélangée.
left-domes = { $purple ->
    [-1] Reste en réserve : dômes non symbiotiques { $white }, dômes symbiotiques sans limite, tunnels { $tunnels }.
   *[other] Reste en réserve : dômes non symbiotiques { $white }, dômes symbiotiques { $purple }, tunnels { $tunnels }.
}
left-specials = Cartes spéciales : { $dear } à trois crédits face visible, { $cheap } dans le paquet de celles à un ou deux.
left-contracts = Contrats à prendre : { $contracts }.

# D’où viennent les choses.
source-site = le site de construction
source-track = la piste Fédération
source-clone = la tuile clonage d’action
source-always = le créneau toujours disponible
source-slot = le créneau { $label }

# Questions.
waiting = { $who } choisit.
waiting-keep = { $who } choisit les cartes à garder.
waiting-produce = { $who } choisit sa production.
ask-limit = { $count ->
    [one] Votre main dépasse la limite. Quelle carte défaussez-vous ?
   *[other] Votre main dépasse la limite. Quelles { $count } cartes défaussez-vous ?
}
ask-keep = Quelles { $count } cartes gardez-vous ?
ask-play = Quelle carte jouez-vous ?
ask-place = Vous jouez { $card }. Sur quel créneau ? ✓ : sa couleur.
ask-order = La carte { $card } a la couleur du créneau { $slot }. Que faites-vous d’abord ?
ask-card = { $count ->
    [one] { $card } Payez-vous 1 crédit ?
   *[other] { $card } Payez-vous { $count } crédits ?
}
ask-room = Vous avez quatre cartes action. Laquelle cède la place ? { $card }
ask-block = Que faites-vous ensuite ({ $source }) ?
ask-either = Que choisissez-vous ({ $source }) ?
ask-trial = De quelle structure gagnez-vous la production ?
ask-pick = Quelle ressource gagnez-vous ?
ask-kind = Que construisez-vous ({ $source }) ?
ask-site = Où construisez-vous { $kind } ? Coût : { $cost }.
ask-upgrade = { $left ->
    [one] Que voulez-vous améliorer ({ $what }) ?
   *[other] Que voulez-vous améliorer ({ $what }) ? Encore { $left } améliorations possibles.
}
ask-convert = Quelle cité devient symbiotique ?
ask-use = Quelle carte action utilisez-vous ({ $source }) ?
ask-ready = Quelle carte action redressez-vous ?
ask-borrow = L’action de quel créneau effectuez-vous ({ $source }) ?
ask-special = Quelle carte spéciale prenez-vous ?
ask-keep-special = Quelle carte spéciale gardez-vous ?
ask-bury = Quelle carte va d’abord sous le paquet ?
ask-contract = Vous remplissez tous les critères d’un contrat gouvernemental. Le prenez-vous ?
ask-end-turn = Votre tour est-il fini ? Vous piochez alors une carte, et rien ne peut plus être repris.
ask-site-up = Où construisez-vous et améliorez-vous { $kind } ? Coût : { $cost }, et { $then } pour l’amélioration.
ask-produce = Lesquelles de ces cartes appliquez-vous à cette production ? Toutes, certaines ou aucune.

# Réponses.
done = C’est tout
not-now = Pas maintenant
end = Finissez le tour
take-contract = Prenez { $contract } : { $gives }
rest = Prenez tout ce qui ne demande aucun choix
do-part = ▸ { $what }
use-ability = { $card } (une fois par tour) : { $text }
slot-free = { $match ->
    [match] { $label } ✓ { $text }
   *[other] { $label } : { $text }
}
slot-clone = { $match ->
    [match] Clonez { $label } ✓ { $text }
   *[other] Clonez { $label } : { $text }
}
slot-always = Toujours disponible : { $text }
slot-first = Le créneau, puis la carte
card-first = La carte, puis le créneau
slot-only = Le créneau seulement ; défaussez la carte
pay-for = { $count ->
    [one] Payez 1 crédit
   *[other] Payez { $count } crédits
}
room-ready = { $card } (disponible : utilisable maintenant)
room-used = { $card } (utilisée)
trial-of = { $kind } : { $what }
bi-for-ke = Payez en biomatériau au lieu d’une algue
bi-for-st = Payez en biomatériau au lieu d’un flexacier
kind-for = { $kind } pour { $cost }
kind-for-up = { $kind } pour { $cost }, amélioration pour { $then }
site = { $site }
site-bonus = { $site } (gagnez { $bonus })
site-extra = { $site } (payez { $extra } de plus)
site-both = { $site } (gagnez { $bonus }, payez { $extra } de plus)
upgrade-at = { $kind } en { $site } pour { $cost }
use-card = { $card } : { $text }
search = { $count ->
    [one] Mettez la carte du dessus sous le paquet, regardez la suivante
   *[other] Mettez la carte du dessus sous le paquet, regardez-en { $count }, gardez-en une
}
take-special = { $card }
group-tunnel = Tunnels
group-city = Cité { $city }
group-green = Créneaux verts
group-red = Créneaux rouges
group-yellow = Créneaux jaunes
group-always = Toujours disponible

# Ce qui s’est passé.
gained = { $who } gagne { $what } ({ $source }).
drew = { $count ->
    [one] { $who } pioche 1 carte.
   *[other] { $who } pioche { $count } cartes.
}
drew-cards = Vous piochez { $cards }.
reshuffled = Le paquet était vide : la défausse a été mélangée.
advanced = { $who } atteint la case { $space } de la piste Fédération.
beyond = { $who } gagne 1 point au-delà de la piste Fédération.
paid = { $who } paie { $what } ({ $source }).
contract-taken = { $who } obtient le contrat { $contract }.
special-turned = { $card } est maintenant au sommet des cartes spéciales.
discarded = { $who } défausse { $cards }.
played = { $slot ->
    [always] { $who } joue { $card } sur le créneau toujours disponible.
   *[other] { $who } joue { $card } sur le créneau { $slot }.
}
played-match = { $who } joue { $card } sur le créneau { $slot } : la couleur correspond.
metro-gained = { $who } gagne une métropole de plus : { $tile }.
claimed = { $who } acquiert { $card }.
made-room = { $who } défausse la carte action { $card }.
built = { $who } construit { $kind } en { $site } pour { $cost }.
linked = { $who } relie la métropole { $tile }.
upgraded = { $who } améliore { $kind } en { $site } pour { $cost }.
converted = { $who } rend la cité { $site } symbiotique pour { $cost }.
used = { $who } utilise la carte action { $card }.
readied = { $who } redresse la carte action { $card }.
borrowed = { $slot ->
    [always] { $who } effectue l’action du créneau toujours disponible grâce à une carte.
   *[other] { $who } effectue l’action du créneau { $slot } grâce à une carte.
}
took-special = { $who } prend la carte spéciale { $card }.
searched = { $count ->
    [one] { $who } met { $card } sous les cartes spéciales et regarde la suivante.
   *[other] { $who } met { $card } sous les cartes spéciales et regarde les { $count } suivantes.
}
looked = Vous voyez { $cards }.
kept-special = { $who } en garde une.
ability-used = { $who } utilise { $card }.
round-over = Le tour de jeu { $round } est terminé. L’ordre de jeu est maintenant { $order }.
round-begins = Le tour de jeu { $round } commence (époque { $era }).
blocked = Des tuiles neutres bloquent { $slots }.
turned = { $card } est retournée : en comptant jusqu’à { $number }, { $slot } est bloqué.
applied = { $who } applique à la production : { $cards }.
produced = { $who } produit { $what }.
fed = { $cities ->
    [one] { $who } nourrit 1 cité : { $what }.
   *[other] { $who } nourrit { $cities } cités : { $what }.
}
new-era = Époque { $era } : toutes les cartes action sont prêtes.
counted = { $who } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
won = { $who } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
won-tie = { $who } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : parmi les ex æquo, en tête de l’ordre de jeu.
goal-reached = { $who } atteint le but avec { $cities ->
    [one] { $cities } cité reliée
   *[other] { $cities } cités reliées
} et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
goal-missed = { $who } termine avec { $cities ->
    [one] { $cities } cité reliée
   *[other] { $cities } cités reliées
} et { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; le but n’est pas atteint.
left = { $who } quitte la partie. Ce qui est construit reste.
left-alone = { $who } arrête la partie avec { $cities ->
    [one] { $cities } cité reliée
   *[other] { $cities } cités reliées
} et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# Comment cela finit.
ending-last_era = La troisième époque est terminée.
ending-left_alone = Il ne reste personne d’autre à la table.
ending-goal_reached = La troisième époque est terminée, et le but est atteint.
ending-goal_missed = La troisième époque est terminée, et le but n’est pas atteint.
sheet-track = Points en cours de partie
sheet-metropolis = Métropole marron
sheet-cards = Cartes
sheet-cities = Cités
sheet-goods = Ressources

# Noms des métropoles et des contrats.
tile-crown_ring = Couronne
tile-tunnel_hub = Nœud des tunnels
tile-great_league = Grande Ligue
tile-guild_hall = Maison des guildes
tile-four_arts = Quatre Arts
tile-coral_gate = Porte de corail
tile-harbour_works = Chantiers du port
tile-pearl_exchange = Bourse aux perles
tile-tidal_academy = Académie des marées
tile-algae_vats = Cuves à algues
tile-embassy_row = Rue des ambassades
tile-archive_tower = Tour des archives
tile-gene_bank = Banque de gènes
tile-lighthouse_quay = Quai du phare
tile-agents_wharf = Quai des agents
tile-shipwright_bay = Baie des charpentiers
contract-five_cities = Cinq cités
contract-whole_towns = Villes entières
contract-living_cities = Cités vivantes
contract-fast_lines = Lignes rapides
contract-both_coasts = Deux côtes
contract-model_works = Ouvrages modèles
contract-wide_net = Vaste réseau
contract-full_staff = Effectif complet

# Noms des cartes.
card-assistant = Assistant personnel
card-supply_barge = Barge de ravitaillement
card-kelp_basket = Panier d’algues
card-smuggled_kelp = Algues de contrebande
card-smuggled_steel = Acier de contrebande
card-smuggled_secrets = Secrets de contrebande
card-smuggled_spores = Spores de contrebande
card-third_seat = Le troisième siège
card-lab_subsidies = Subventions aux labos
card-ready_foundation = Fondations prêtes
card-desal_licence = Licence de dessalement
card-farm_modernising = Fermes modernisées
card-morning_harvest = Récolte du matin
card-pump_makers = Fabricants de pompes
card-lab_riggers = Monteurs de labos
card-pipe_fitters = Poseurs de conduites
card-consulate = Consulat
card-lab_crew = Équipe de labo
card-kelp_for_steel = Algues contre acier
card-toll_keeper = Péagiste
card-coin_diver = Plongeur de pièces
card-ferry_line = Ligne de navettes
card-harvest_medal = Médaille des récoltes
card-scrap_raft = Radeau de ferraille
card-field_notes = Carnet de terrain
card-shellfish_haul = Moisson de coquillages
card-water_dividend = Dividende de l’eau
card-salt_market = Marché au sel
card-tunnel_tolls = Péages des tunnels
card-dredger = Drague
card-lab_retrofit = Labos rénovés
card-seabed_survey = Relevé du fond marin
card-warm_up = Mise en route
card-dome_masons = Maçons de dômes
card-seed_vault = Banque de graines
card-steel_guild = Guilde de l’acier
card-signal_relay = Relais de signaux
card-terrace_crew = Équipe des terrasses
card-tunnel_crew = Équipe de tunnel
card-kelp_grocer = Épicière d’algues
card-workshop = Atelier
card-drift_farm = Ferme flottante
card-culture_tanks = Cuves de culture
card-self_running_lab = Labo autonome
card-tunnel_medal = Médaille des tunnels
card-founders_chest = Coffre des fondateurs
card-city_charter = Charte des cités
card-prefab_dome = Dôme préfabriqué
card-gift_garden = Jardin offert
card-master_fitter = Maître ajusteur
card-new_ground = Terrain neuf
card-public_showing = Présentation publique
card-side_errand = Mission annexe
card-boring_rig = Foreuse
card-quiet_team = Équipe discrète
card-kelp_breeders = Sélectionneurs d’algues
card-barter_post = Comptoir de troc
card-works_office = Bureau des travaux
card-dome_crew = Équipe de dôme
card-scholar = Érudite
card-refit_yard = Chantier de rénovation
card-test_bench = Banc d’essai
card-steel_mill = Aciérie
card-evening_school = École du soir
card-dome_rents = Loyers des dômes
card-double_crops = Double récolte
card-scholars_medal = Médaille des savants
card-second_barge = Seconde barge
card-steel_auction = Vente d’acier
card-proving_run = Essai concluant
card-harbour_fees = Droits de port
card-kelp_tithe = Dîme d’algues
card-brine_filters = Filtres à saumure
card-cheap_lock = Sas bon marché
card-tunnel_lining = Tunnels chemisés
card-night_shift = Équipe de nuit
card-second_wind = Second souffle
card-twin_farmers = Fermiers jumeaux
card-fixers = Arrangeurs
card-lab_patents = Brevets de labo
card-well_crew = Équipe des puits
card-science_for_steel = Science contre acier
card-farm_engineers = Ingénieurs agricoles
card-kelp_tax = Taxe sur les algues
card-reef_terraces = Terrasses du récif
card-dome_medal = Médaille des dômes
card-salvage_fleet = Flotte de récupération
card-purple_feast = Fête pourpre
card-crop_surplus = Excédent agricole
card-lab_grants = Bourses de labo
card-city_levy = Impôt des cités
card-farm_in_a_box = Ferme en kit
card-water_works = Usine des eaux
card-staff_meeting = Réunion d’équipe
card-borrowed_plans = Plans empruntés
card-tunnel_union = Syndicat des tunnels
card-upgrade_clause = Clause d’amélioration
card-tool_room = Salle des outils
card-night_builders = Bâtisseurs de nuit
card-spore_trader = Négociante en spores
card-polishers = Polisseurs
card-patent_fees = Droits de brevet
card-bio_export = Exportation de biomatériau
card-well_medal = Médaille des puits
card-kelp_and_steel = Foire aux algues et à l’acier
card-treasury_vote = Vote du trésor
card-model_town = Ville modèle
card-pair_awards = Prix des paires
card-living_dome = Dôme vivant
card-double_lock = Double sas
card-grand_refit = Grande rénovation
card-deep_survey = Relevé profond
card-open_invitation = Invitation ouverte
card-dome_printers = Imprimeurs de dômes
card-tunnel_fever = Fièvre des tunnels
card-pair_breeders = Éleveurs de paires
card-grand_works = Grands travaux
card-fine_tuning = Réglage fin
card-errand_boat = Bateau de service
card-trade_charter = Charte commerciale
card-garden_domes = Dômes jardins
card-fresh_water = Eau douce
card-upgraders_medal = Médaille des rénovateurs
card-science_fair = Fête de la science
card-last_barge = Dernière barge
card-kelp_auction = Vente d’algues
card-prize_money = Prix en espèces
card-grand_opening = Grande ouverture
card-express_line = Ligne express
card-spore_bloom = Floraison de spores
card-farm_show = Salon agricole
card-lab_open_day = Portes ouvertes au labo
card-quick_dome = Dôme express
card-last_touches = Dernières retouches
card-full_load = Pleine charge
card-encore = Bis
card-late_fixers = Arrangeurs tardifs
card-show_runner = Régisseuse
card-star_engineer = Ingénieure vedette
card-tunnel_tax = Taxe des tunnels
card-crop_census = Recensement des récoltes
card-water_census = Recensement de l’eau
card-coin_fountain = Fontaine aux pièces
card-federal_grant = Subvention fédérale
card-five_cities_day = Jour des cinq cités
card-complete_towns = Villes complètes
card-coast_link = Liaison côtière
card-tunnel_parade = Défilé des tunnels
card-purple_parade = Défilé pourpre
card-last_lock = Dernier sas
card-gala_refit = Rénovation de gala
card-last_survey = Dernier relevé
card-copied_plans = Plans copiés
card-double_test = Double essai
card-ribbon_cutters = Coupeurs de ruban
card-finishing_crew = Équipe de finition
card-silver_tools = Outils d’argent
card-academy = Académie
card-full_domes = Dômes pleins
card-fast_trains = Trains rapides
card-kelp_banquet = Banquet d’algues
card-steel_statue = Statue d’acier
card-world_fair = Exposition universelle
card-seven_seas = Sept mers
card-all_arts = Tous les arts
card-paired_works = Ouvrages jumelés
card-capital_city = Cité capitale
card-gifted_dome = Dôme offert
card-last_garden = Dernier jardin
card-master_class = Cours magistral
card-great_show = Grand spectacle
card-last_errand = Dernière mission
card-last_rigs = Dernières foreuses
card-grand_finale = Grand final
card-borrowed_hands = Mains prêtées
card-monument = Monument
card-city_pride = Fierté des cités
card-garden_prize = Prix des jardins
card-well_prize = Prix des puits
card-spore_prize = Prix des spores
card-patron = Mécène
card-lab_chancellor = Chancelière des labos
card-farm_chancellor = Chancelier des fermes
card-dome_chancellor = Chancelière des dômes
card-well_chancellor = Chancelier des puits
card-tunnel_chancellor = Chancelière des tunnels
card-steel_broker = Courtier en acier
card-kelp_broker = Courtière en algues
card-banker = Banquier
card-science_broker = Courtière en science
card-spore_broker = Courtier en spores
card-stage_manager = Chef de plateau
card-quartermaster = Intendante
card-surveyor = Arpenteur
card-motivator = Animatrice
card-tinkerer = Bricoleur
card-botanist = Botaniste
card-ambassador = Ambassadrice
card-sapper = Sapeuse
card-muse = Muse
card-cartographer = Cartographe
card-coast_agent = Agent côtier
card-secret_envoy = Émissaire secrète
card-architect = Architecte
card-inspector = Inspectrice
card-mayor = Maire

# Formes brèves pour les messages : ce que fait une personne, sans son nom ; plusieurs à la fois ($each).
digest-played = { $slot ->
    [always] créneau toujours disponible avec { $card }
   *[other] { $slot } avec { $card }
}
digest-played-match = { $slot } avec { $card } (même couleur)
digest-discards = { $count ->
    [one] défausse { $count } carte
   *[other] défausse { $count } cartes
}
digest-claimed-it = l’acquiert
digest-built = construit { $each }
digest-built-each = { $kind } en { $site }
digest-upgraded = améliore { $each }
digest-upgraded-each = { $kind } en { $site }
digest-converted = rend la cité { $site } symbiotique
digest-advanced = piste Fédération : { $space }
digest-gains = +{ $what }
