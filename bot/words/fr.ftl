# Ce que dit le bot.
match-name = { $game } · table { NUMBER($match, useGrouping: 0) }

# L’accueil
table-title = **{ $game }** · table { NUMBER($match, useGrouping: 0) }
table-credits = { $credits }
table-seats = Nombre de joueurs : { $seats }. Environ { $minutes } minutes de jeu.
table-variant = { $name } : { $choice }.
table-empty = Il n’y a encore personne ici.
table-who = À la table : { $names }.
table-hint = Appuyez sur **Rejoindre** pour prendre place. { $host } lance la partie.
table-hint-full = Appuyez sur **Rejoindre** pour prendre place. La partie commence quand toutes les places sont prises, ou quand { $host } le décide.
table-private-note = Sur invitation seulement.
table-shared-note = Une même personne peut prendre plusieurs places.
options = Options
invite = Inviter
cancel = Annuler
rematch = Revanche
yes = oui
no = non
options-title = Options de { $match }. Choisissez celle à changer.
options-pick = Que voulez-vous changer ?
options-line = { $name } : { $choice }
kept-size = Places
kept-full = Commencer quand toutes les places sont prises
kept-private = Sur invitation seulement
kept-shared = Plusieurs places pour une même personne
size-any = au gré des arrivées
size-n = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
invite-title = Qui invitez-vous à { $match } ?
invite-pick = Choisissez jusqu’à cinq personnes
invited = { $guests } : { $host } vous invite à { $match }.
invited-done = L’invitation est partie.
table-private = Cette table est sur invitation. `/jouer` ouvre la vôtre.
too-many-tables = Vous avez déjà { $most } tables en attente. Lancez ou annulez l’une d’elles d’abord.
too-many-matches = Vous avez déjà { $most } parties en cours. Finissez l’une d’elles d’abord.
channel-full = Il y a déjà { $most } tables en attente dans ce salon. Rejoignez l’une d’elles, ou essayez un autre salon.
wrong-channel = Sur ce serveur, les tables s’ouvrent ailleurs : { $channels }.
moderators-open = Sur ce serveur, seule la modération ouvre des tables.
cancelled = La table est fermée.
table-started = La partie est lancée : { $place }
table-cancelled = Tout le monde est parti, cette table a donc été fermée. `/jouer` en ouvre une nouvelle.
join = Rejoindre
leave = Quitter
start = Commencer
joined = Vous jouez à { $match }. Ce qui n’est que pour vos yeux arrive en message privé, et reste toujours sous **Ma main**.
joined-closed = Vous jouez à { $match }. Je ne peux pas vous écrire en privé : regardez vos cartes avec **Ma main** ou `/main`, cela marche toujours.
joined-already = Vous êtes déjà à cette table.
dm-hello = Vous avez rejoint { $match }. Ce qui n’est que pour vos yeux arrivera ici.
left-table = Vous avez quitté la table.
left-not = Vous n’êtes pas à cette table.
table-full = Cette table est complète ({ $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}). `/jouer` en ouvre une autre.
table-gone = Cette table est fermée. `/jouer` en ouvre une nouvelle.
table-begun = La partie a déjà commencé.
only-host = C’est à { $host } de lancer cette partie.
too-few = { $seats ->
    [one] Il manque encore une personne pour commencer.
   *[other] Il manque encore { $seats } personnes pour commencer.
}
no-server = Les tables s’ouvrent dans un salon de serveur : allez dans l’un d’eux et tapez-y `/jouer`.
no-permission = Je ne peux pas encore jouer ici. Demandez à la modération de m’accorder : { $missing }.
no-threads = Je n’ai pas le droit de créer des fils ici : { $match } se jouera donc dans ce salon. Si vous préférez un fil, demandez à la modération de m’accorder Create Public Threads avant de commencer.
channel-lost = Je ne peux plus écrire dans { $place } : à { $match }, les autres n’apprennent donc plus rien. Chaque coup est conservé. Demandez à la modération de me laisser revenir, puis appuyez sur n’importe quel bouton de la partie, et je rattraperai tout. On peut aussi continuer ailleurs : `/table déplacer`.
no-such-game = Je ne connais pas ce jeu. J’ai : { $known }.

# Un tour
your-turn = À vous
my-hand = Ma main
post-turn = { $who }, à vous de jouer ({ $match }).
post-turns = { $who }, à vous de répondre ({ $match }).
post-begin = La partie commence. Dans l’ordre des places : { $names }.
post-over = La partie est terminée.
post-result = { $place }\. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
whisper-title = **{ $match }** – pour vos yeux seulement
picture-missing = L’image n’a pas pu être dessinée ; les mots ci-dessus disent tout.

done = C’est fait. { $waiting }
done-already = Ce coup est déjà compté.
stale = La table a avancé. Voici où elle en est.
not-seated-here = Vous n’êtes pas à cette table. Vous pouvez regarder, et `/jouer` ouvre la vôtre.
no-such-match = Il n’y a plus de table { $match }.
no-match-here = Aucune partie ne se joue ici. Nommez une table, ou tapez la commande dans son fil.
no-matches = Vous n’êtes à aucune table. `/jouer` en ouvre une.
nothing-to-take-back = Vous n’avez rien à reprendre : la table a avancé, ou quelque chose a été dévoilé.
match-over = Cette partie est terminée.
answered = Votre réponse pour l’instant : { $answer }. Vous pouvez la changer jusqu’à l’arrivée de la dernière.
pick-one = Faites un choix
pick-some = { $least ->
    [0] Faites { $most } choix au plus
    [one] { $most ->
        [one] Faites un choix
       *[other] Faites de 1 à { $most } choix
    }
   *[other] Faites de { $least } à { $most } choix
}
pick-exactly = Faites { $count } choix
pick-group = Choisissez d’abord une rangée
group = { $name } ({ $count })
other-groups = Autres rangées
type-spot = Taper une case
type-title = Où ?
type-label = Case
back = Retour
turn-over = Recommencer le tour
sure-ask = Vraiment ? { $label }
sure-yes = Oui : { $label }
sure-no = Non, revenir
option-unnamed = { $key }
hand-of = Votre main à { $match }
board-of = { $match }
outdated = Ce bouton est d’un autre temps. Tapez `/plateau` pour voir où en est la partie.
sorry = Quelque chose s’est mal passé de mon côté ; rien de la partie n’est perdu. Réessayez, s’il vous plaît.
busy = Je n’arrive pas à ouvrir mon carnet pour l’instant ; rien de la partie n’est perdu. Réessayez dans un moment.

not-understood = Je ne trouve pas « { $typed } » parmi ce que vous pouvez faire. Choisissez parmi les possibilités ({ $count }), ou appuyez sur **À vous**.
since-your-move = Depuis votre dernier coup :

# Consulter
page-before = Plus tôt
page-after = Plus tard
turns-title = **Vos parties**
turns-mine = **à vous**
turns-theirs = on attend { $who }
turns-line = - [{ $match }]({ $link }) : { $said }, { $since }
turns-more = … et { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
log-empty = Rien ne s’est encore passé.
score-title = **{ $match }** – où en est la partie, d’après ce que vous voyez
score-total = Total
score-note = -# Ce que les autres tiennent secret n’y figure pas.
left-title = **{ $match }** – ce qui reste
left-nothing = Rien à compter ici.
rules-chapters = Choisissez un chapitre (`/règles sujet:R1`), une règle (`R1.2`) ou un mot :
rules-none = Les règles ne disent rien de « { $topic } ». `/règles` sans sujet donne la liste des chapitres.
help =
    Ici **Bathysphere**, qui accueille des jeux de société joués par messages : { $games }.
    `/jouer` ouvre une table ; les autres appuient sur **Rejoindre**, l’hôte sur **Commencer**.
    Quand c’est à vous, appuyez sur **À vous** sous le plateau, ou tapez `/coup`.
    Votre panneau n’est visible que de vous. Ce qui est secret arrive en message privé et reste sous **Ma main** ou `/main`.
    `/tours` liste vos parties ; `/plateau`, `/texte` (le plateau en mots), `/journal`, `/score`, `/reste` et `/règles` servent à consulter.
    Avec **Retour**, vous reprenez votre dernier clic tant que rien n’a été dévoilé.
    `/réglages moi` règle la langue, les messages privés, les couleurs, les grands caractères et les heures calmes. `/table problème` prévient la personne qui gère ce bot que quelque chose ne va pas.
status =
    Ici **Bathysphere { $version }**, démarrage { $up }.
    Parties en cours : { $playing }. Messages en route : { $waiting }. Discord répond en { $milliseconds } ms.

# Réglages
settings-title = **Vos réglages**
settings-language = Langue : { $language }
settings-private = Ce qui est secret : { $how }
settings-palette = Couleurs : { $palette }
settings-large = Grands caractères : { $large }
settings-quiet = Heures calmes : { $hours }
private-dm = en message privé, et sous Ma main
private-hand = seulement sous Ma main
palette-standard = habituelles
palette-contrast = à fort contraste
language-auto = comme dans Discord
language-en = English
language-fr = Français
language-it = Italiano
bad-hours = Écrivez les heures calmes comme 22-7 (UTC), ou « off » pour aucune.
server-title = **Réglages de ce serveur**
server-channels = Où ouvrir des tables : { $channels }
server-everywhere = partout
server-who = Qui peut ouvrir des tables : { $who }
who-all = tout le monde
who-mods = la modération
only-moderators = Ici, seule la modération peut faire cela.
table-ended = { $match } : la partie est arrêtée. Personne ne gagne ; le journal est conservé.
table-moved = { $match } : la partie continue dans ce salon.
block-self = On ne peut pas se bloquer soi-même.
block-on = { $who } ne peut plus prendre place à vos tables. Vous êtes la seule personne à le voir.
block-off = { $who } peut de nouveau prendre place à vos tables.
problem-kept = Merci. Votre signalement porte le numéro { NUMBER($number, useGrouping: 0) } ; seule la personne qui gère ce bot peut le voir, avec la position de la partie.

# Commandes : descriptions
cmd-play = Ouvrir une table pour un jeu de société
cmd-play-game = Quel jeu
cmd-play-seats = Combien de joueurs (si rien n’est dit, au gré des arrivées)
cmd-play-language = La langue que tout le monde lit à cette table
cmd-play-private = Prendre place sur invitation seulement
cmd-move = Jouer en tapant son coup
cmd-move-what = Que faire ; plusieurs choses avec des virgules
cmd-board = Voir le plateau d’une partie
cmd-hand = Voir votre main
cmd-text = Le plateau en mots, pour les lecteurs d’écran
cmd-log = Ce qui s’est passé jusqu’ici
cmd-score = Où en est la partie, d’après ce que vous voyez
cmd-left = Ce qui reste à venir
cmd-turns = Toutes vos parties, et à qui de jouer
cmd-rules = Consulter les règles
cmd-rules-topic = Un chapitre, un numéro de règle ou un mot
cmd-help = Comment jouer ici
cmd-status = Comment va le bot
cmd-table = Quelle table (si rien n’est dit, celle de ce fil)
cmd-settings = Réglages
cmd-settings-me = Vos propres réglages
cmd-settings-language = La langue que je parle avec vous
cmd-settings-private = Comment ce qui est secret vous parvient
cmd-settings-palette = Les couleurs des images
cmd-settings-large = De plus grands caractères dans les images
cmd-settings-quiet = Heures sans notification, en UTC, comme 22-7 ; ou off
cmd-settings-server = Réglages de ce serveur (modération)
cmd-server-language = La langue des messages publics
cmd-server-channel = Ajouter un salon où ouvrir des tables, ou le retirer
cmd-server-who = Qui peut ouvrir des tables
cmd-tables = S’occuper d’une table
cmd-table-end = Arrêter une partie (modération)
cmd-table-move = Continuer une partie dans ce salon (hôte ou modération)
cmd-table-which = Quelle table
cmd-table-block = Empêcher quelqu’un de prendre place à vos tables
cmd-table-person = Qui
cmd-table-off = Lever le blocage
cmd-problem = Prévenir la personne qui gère ce bot que quelque chose ne va pas
cmd-problem-what = Ce qui ne va pas

# Commandes : noms (minuscules, un seul mot)
name-play = jouer
name-move = coup
name-move-table = déplacer
name-board = plateau
name-hand = main
name-text = texte
name-log = journal
name-score = score
name-left = reste
name-turns = tours
name-rules = règles
name-help = aide
name-status = état
name-settings = réglages
name-me = moi
name-server = serveur
name-table = table
name-end = arrêter
name-block = bloquer
name-problem = problème
name-game = jeu
name-seats = places
name-language = langue
name-private = privé
name-what = quoi
name-topic = sujet
name-palette = couleurs
name-large = grand
name-quiet = calme
name-channel = salon
name-who = qui
name-person = membre
name-off = lever

# La table locale
greeting = Bienvenue à bord ! Tapez `/jouer` ici pour ouvrir une table. Changez de personne à gauche pour occuper les autres places, appuyez sur **Rejoindre**, puis sur **Commencer**. La partie se joue dans son propre fil ; ce qui n’est que pour vos yeux arrive en message privé.

# Ordres permanents
orders-title = Vos ordres permanents à { $match } (vous seul les voyez) :
orders-none = Dans ce jeu, personne ne réagit pendant le tour d’un autre : il n’y a rien à ordonner.
orders-unknown = Cette réaction n’existe pas. Il y a : { $known }.
order-ask = demandez-moi
order-always = toujours, si je peux
order-never = jamais
cmd-orders = Ordres permanents pour réagir pendant le tour d’un autre
cmd-orders-order = Que faire
cmd-orders-when = Quelle réaction (toutes, si rien n’est dit)
name-orders = ordres
name-order = ordre
name-when = quand

cmd-board-person = Le plateau de qui, dans les jeux où chacun a le sien
not-at-this-table = Cette personne n’est pas à cette table.
problem = Signaler un problème
