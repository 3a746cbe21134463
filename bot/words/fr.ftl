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
rematch-open = Il y a déjà une revanche : { $link }
yes = oui
no = non
options-title = Options : { $match }
options-line = { $name } : { $choice }
options-begun = Toutes les places sont prises : la partie commence.
seats-taken = { $seats ->
    [one] Une place est déjà prise ; la table ne peut pas en avoir moins.
   *[other] { $seats } places sont déjà prises ; la table ne peut pas en avoir moins.
}
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
invited-done = C’est fait. Chacun n’est appelé qu’une fois à une table, et seulement s’il peut y prendre place.
table-private = Cette table est sur invitation. `/jouer` ouvre la vôtre.
too-many-tables = Vous avez déjà { $most } tables en attente. Lancez ou annulez l’une d’elles d’abord.
too-many-matches = Vous avez déjà { $most } parties en cours. Finissez l’une d’elles d’abord.
too-many-closed = Vous avez ouvert et fermé { $most } tables en moins d’une heure. La prochaine pourra s’ouvrir { $until } ; d’ici là, toute table en attente vous accueille.
channel-full = Il y a déjà { $most } tables en attente dans ce salon. Rejoignez l’une d’elles, ou essayez un autre salon.
wrong-channel = Sur ce serveur, les tables s’ouvrent ailleurs : { $channels }.
moderators-open = Sur ce serveur, seule la modération ouvre des tables.
cancelled = Cette table a été fermée. `/jouer` en ouvre une nouvelle.
table-sealed = Hasard scellé avant que quiconque ne prenne place : { $seal }. Ajouté par les personnes présentes : { $values }.
table-started = La partie est lancée : { $place }
table-started-here = La partie est en cours, ci-dessous.
table-won = Cette partie est terminée. Victoire : { $who }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-cancelled = Tout le monde est parti, cette table a donc été fermée. `/jouer` en ouvre une nouvelle.
table-stopped = Cette partie a été arrêtée sans résultat. Son journal est conservé.
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
only-host-table = C’est à { $host } de modifier ou de fermer cette table.
too-few = { $seats ->
    [one] Il manque encore une personne pour commencer.
   *[other] Il manque encore { $seats } personnes pour commencer.
}
no-server = Les tables s’ouvrent dans un salon de serveur : allez dans l’un d’eux et tapez-y `/jouer`.
no-permission = Je ne peux pas encore jouer ici. Demandez à la modération de m’accorder : { $missing }.
no-threads = Je n’ai pas le droit de créer des fils ici : { $match } se jouera donc dans ce salon. Si vous préférez un fil, demandez à la modération de m’accorder « { permission-create-public-threads } » avant de commencer.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
channel-lost = Je ne peux plus écrire dans { $place } : à { $match }, les autres n’apprennent donc plus rien. Chaque coup est conservé. Demandez à la modération de me laisser revenir, puis appuyez sur n’importe quel bouton de la partie, et je rattraperai tout. On peut aussi continuer ailleurs : `/table déplacer`.
no-such-game = Je ne connais pas ce jeu. J’ai : { $known }.

# Un tour
your-turn = À vous
my-hand = Ma main
post-turn = { $who }, à vous de jouer ({ $match }).
post-turn-here = { $who }, à vous de jouer.
post-turns = { $who }, à vous de répondre ({ $match }).
post-turns-here = { $who }, à vous de répondre.
alt-turn = À qui le tour : { $who }.
post-begin = La partie commence. Dans l’ordre des places : { $names }.
post-stand-ins = ⚙ indique un remplaçant : un programme joue à cette place.
post-over = La partie est terminée.
post-more = `/journal` raconte la suite.
post-result = { $place ->
    [0] {""}
   *[other] { $place }\.{" "}
}{ $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
whisper-title = **{ $match }** – pour vos yeux seulement
picture-missing = L’image n’a pas pu être dessinée ; `/texte` donne tout le plateau en mots.
picture-in-words = L’image n’a pas pu être dessinée ; voici ce qu’elle montre. `/texte` donne tout le plateau en mots.

done = C’est fait. { $waiting }
done-already = Ce coup est déjà compté.
stale = La table a avancé. Voici où elle en est.
not-seated-here = Vous n’êtes pas à cette table. Vous pouvez regarder, et `/jouer` ouvre la vôtre.
no-such-match = Il n’y a plus de table { $match }.
older-rules = Cette partie a été jouée avec d’anciennes règles que celles d’aujourd’hui ne peuvent pas montrer. Ses messages dans le salon et son résultat restent.
not-begun = Cette partie n’a pas encore commencé : c’est à { $host } de la lancer, ou de fermer la table avec `/table arrêter`.
no-match-here = Aucune partie ne se joue ici. Nommez une table, ou tapez la commande dans son fil.
no-matches = Vous n’êtes à aucune table. `/jouer` en ouvre une.
nothing-to-take-back = Vous n’avez rien à reprendre : la table a avancé, ou quelque chose a été dévoilé.
match-over = Cette partie est terminée.
answered = Votre réponse pour l’instant : { $answer }. Vous pouvez la changer jusqu’à l’arrivée de la dernière.
choose = Choisir
pick-one = Faites un choix
pick-plan = Plusieurs étapes d’un coup
plan-ends = Ce qui est choisi d’un coup termine aussi le tour s’il ne reste rien d’autre à faire.
ends-soon = Il ne reste rien d’autre à faire : votre tour se termine de lui-même dans deux minutes.
pick-in-words = La même chose en toutes lettres
plan-stopped = C’est fait : { $done } Puis quelque chose est venu s’y mêler, et la suite de votre plan est restée de côté.
plan-stopped-early = Quelque chose est venu s’y mêler, et la suite de votre plan est restée de côté.
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
board-cards = Les cartes de tout le monde :
board-of = { $match }
outdated = Ce bouton vient d’une autre version de moi. `/tours` donne la liste de vos tables, et `/plateau` montre où en est la partie.
outdated-match = Ce bouton vient d’une autre version de moi. Voici où en est { $match } :
sorry = Quelque chose s’est mal passé de mon côté ; rien de la partie n’est perdu. Réessayez, s’il vous plaît.
busy = Je n’arrive pas à ouvrir mon carnet pour l’instant ; rien de la partie n’est perdu. Réessayez dans un moment.
too-fast = C’est plus que je ne peux suivre à la fois. Attendez quelques secondes, puis continuez ; rien de la partie n’est perdu.
crowded = Trop de monde vient d’appuyer en même temps pour que je réponde à tous. Réessayez dans quelques secondes ; rien de la partie n’est perdu.

half-understood = C’est fait : { $done }. Je ne trouve pas « { $rest } » parmi ce que vous pouvez faire maintenant ; voici ce qui s’offre à vous.
half-surprised = C’est fait : { $done }. Quelque chose vient s’y mêler, « { $rest } » est donc resté de côté.
not-understood = Je ne trouve pas « { $typed } » parmi les réponses. Prenez l’une de celles qui s’affichent pendant que vous tapez.
nothing-understood = Je ne trouve pas « { $typed } » parmi ce que vous pouvez faire maintenant ; voici ce qui s’offre à vous.
since-your-move = Depuis votre dernier coup :

# Consulter
page-before = Plus tôt
page-after = Plus tard
turns-title = **Vos parties**
turns-mine = **à vous**
turns-theirs = on attend { $who }
turns-waiting = pas encore commencée
turns-line = - [{ $match }]({ $link }) : { $said }, { $since }
look = Regarder
look-at = Regarder autre chose
look-board = Le plateau
look-board-detail = Tel que toute la table le voit maintenant
look-player = Plateau : { $name }
look-rule = Les règles de cette question
look-rule-detail = Ce qu’on peut faire maintenant, et ce qui s’ensuit
look-rule-title = **Les règles de cette question**
look-rule-none = Personne n’a de question en ce moment. `/règles` les donne toutes.
look-log = Le journal
look-log-detail = Tout ce que la table a appris, le plus récent à la fin
look-score = Le score
look-score-detail = Où en est la partie, d’après ce que vous voyez
look-left = Ce qui reste
look-left-detail = Ce qui est encore à venir, d’après ce que vous voyez
look-words = Le plateau en mots
look-words-detail = À lire plutôt qu’à regarder
look-rules = Toutes les règles
look-rules-detail = Chapitre par chapitre
look-signs = Le sens des signes
look-signs-detail = Chaque signe du plateau, en image
look-course = Le cours de la partie
look-course-detail = Le score tour après tour, et d’où viennent les points
signs-title = **{ $game }** – le sens des signes
course-title = **{ $match }** – le cours de la partie
course-none = **{ $match }** : il n’y a pas eu de score, donc pas de courbe à tracer.
look-later = Cette table n’a pas commencé. Il y aura quelque chose à regarder dès qu’elle commencera.
board-of-player = { $match } – plateau : { $name }
log-empty = Rien ne s’est encore passé.
score-title = **{ $match }** – où en est la partie, d’après ce que vous voyez
score-total = Total
score-note = -# Ce que les autres tiennent secret n’y figure pas.
left-title = **{ $match }** – ce qui reste
left-nothing = Rien à compter ici.
rules-chapters = Choisissez un chapitre (`/règles sujet:R1`), une règle (`R1.2`) ou un mot :
rules-which = Quel jeu ? Je connais : { $known }.
rules-unwritten = Les règles de « { $game } » ne sont pas encore écrites ici. **À vous** montre toujours tout ce que vous pouvez faire.
rules-none = Les règles ne disent rien de « { $topic } ». `/règles` sans sujet donne la liste des chapitres.
help =
    - **Commencer :** `/jouer` ouvre une table ; les autres appuient sur **Rejoindre**, l’hôte sur **Commencer**. `/entraînement` se joue tout de suite contre des remplaçants, `/tables` liste les tables qui attendent.
    - **Jouer :** appuyez sur **À vous** sous le plateau, ou tapez `/coup`. **Retour** reprend votre dernier clic tant que rien n’a été dévoilé. `/conseil` aide là où la table le permet.
    - **Consulter :** `/tours` liste vos parties ; `/plateau`, `/texte` (le plateau en mots), `/journal`, `/score`, `/reste`, `/règles`. Ce qui est secret arrive en message privé et reste sous **Ma main** ou `/main`.
    - **Partir ou demander :** `/table reprise-coup`, `/table pause`, `/table remplacer`, `/table abandonner` ; `/congé` arrête vos pendules partout.
    - **Le vôtre :** `/réglages moi` (langue, messages privés, couleurs, grands caractères, heures calmes), `/ordres liste` (réponses données d’avance), `/historique` (parties finies).
how-to-play = Comment jouer
how-to-play-menu = Comment jouer…
banner-alt = { $game } : un morceau du plateau en pleine partie, avec le titre.
help-turn = **Maintenant :** c’est à vous à { $match }. Appuyez sur **À vous**.
help-host = **Maintenant :** { $match } attend que vous appuyiez sur **Commencer** : { $link }
help-table = **Maintenant :** { $match } n’a pas encore commencé : { $link }
help-begin = **Maintenant :** tapez `/jouer` pour ouvrir une table, ou appuyez sur **Rejoindre** à une table qui attend.
status =
    Ici **Bathysphere { $version }**, démarrage { $up }.
    Parties en cours : { $playing }. Messages en route : { $waiting }.
status-latency = Discord répond en { $milliseconds } ms.

# Réglages
settings-title = **Vos réglages**
settings-language = Langue : { $language }
settings-private = Ce qui est secret : { $how }
settings-palette = Couleurs : { $palette }
settings-large = Grands caractères : { $large }
settings-lessons = Questions expliquées : { $lessons }
settings-quiet = Heures calmes : { $hours }
settings-zone = Fuseau horaire : { $zone }, où il est { $time }
private-dm = en message privé, et sous Ma main
private-hand = seulement sous Ma main
palette-standard = habituelles
palette-contrast = à fort contraste
language-auto = comme dans Discord
language-en = English
language-fr = Français
language-it = Italiano
bad-hours = Écrivez les heures calmes comme 22-7, avec votre fuseau si ce n’est pas UTC, comme 22-7 Europe/Paris ; ou « off » pour aucune.
no-such-zone = Je ne connais pas de fuseau « { $zone } ». Écrivez une ville comme dans Europe/Paris, ou commencez à taper dans `/réglages moi fuseau` et choisissez parmi ce qui est proposé ; UTC convient toujours.
server-title = **Réglages de ce serveur**
server-channels = Où ouvrir des tables : { $channels }
server-everywhere = partout
server-who = Qui peut ouvrir des tables : { $who }
who-all = tout le monde
who-mods = la modération
only-moderators = Ici, seule la modération peut faire cela.
only-host-moderators = Seuls l’hôte de la table et la modération peuvent faire cela.
move-elsewhere = Une partie se déplace au sein de son serveur : tapez la commande dans le salon où elle doit continuer.
settings-elsewhere = Ce sont les réglages d’un serveur : tapez la commande dans l’un de ses salons.
table-ended = { $match } : la partie est arrêtée. Personne ne gagne ; le journal est conservé.
table-moved = { $match } : la partie continue dans ce salon.
moved-here = La partie continue ici ; elle était dans { $place }.
rules-mended = Les règles de ce jeu ont été corrigées, et la partie continue avec elles. Voici où elle en est.
block-self = On ne peut pas se bloquer soi-même.
block-on = { $who } ne peut plus prendre place à vos tables. Vous êtes la seule personne à le voir.
block-off = { $who } peut de nouveau prendre place à vos tables.
problem-kept = Merci. Votre signalement porte le numéro { NUMBER($number, useGrouping: 0) } ; seule la personne qui gère ce bot peut le voir, avec la position de la partie.
problem-enough = Merci : vous avez déjà beaucoup signalé aujourd’hui, et tout est conservé. Pour la suite, revenez demain.

# Forms
settings-form = Vos réglages
settings-change = Changer les réglages
form-language = Langue
form-private = Ce qui n’est que pour vous
form-pictures = Images et aide
lessons-shown = Expliquer les questions
lessons-hint = Chaque question la première fois, et les signes dans vos premiers tours
form-quiet = Heures calmes
form-quiet-hint = Sans notification, comme 22-7, avec votre fuseau : 22-7 Europe/Paris ; vide pour aucune
form-remind = Rappels de votre tour
large-print = gros caractères
remind-none = aucun
remind-every = { $hours ->
    [one] toutes les heures, { $how }
   *[other] toutes les { $hours } heures, { $how }
}
server-form = Réglages de ce serveur
form-server-language = Langue des messages publics
form-channels = Où l’on peut ouvrir des tables
form-channels-hint = Si rien n’est choisi : partout.
join-again = Prendre une place de plus
join-again-ask = Vous avez déjà une place à { $match }. Ici, une personne peut en prendre plusieurs : en voulez-vous une de plus ?
joined-again = Vous avez une place de plus à { $match }.
cancel-ask = Fermer { $match } avant le début ? Personne ne perd rien d’autre que sa place.
cancel-yes = Oui, la fermer
invite-bot = On ne peut pas inviter un bot. Pour cela, il y a **Ajouter un remplaçant** à la table.
invite-no-table = Aucune table ne vous attend sur ce serveur. `/jouer` en ouvre une.
invited-before = { $who } : déjà une invitation à { $match }, ou pas de place possible à cette table.
invited-one = { $who } : l’invitation à { $match } est partie.
options-table = La table
options-rules = Les règles
options-rules-part = Les règles, partie { $part }
kept-boxes = Comment elle est tenue
kept-full-hint = La partie commence d’elle-même avec la dernière place.
kept-private-hint = Les autres peuvent regarder, mais pas prendre place.
kept-shared-hint = Pour essayer un jeu, ou jouer pour une personne absente.
form-who = Qui peut ouvrir des tables

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
cmd-settings-quiet = Heures sans notification, dans votre fuseau, comme 22-7 ; ou off
cmd-settings-zone = Votre fuseau horaire, pour les heures calmes et les congés, comme Europe/Paris
cmd-settings-server = Réglages de ce serveur (modération)
cmd-server-language = La langue des messages publics
cmd-server-channel = Ajouter un salon où ouvrir des tables, ou le retirer
cmd-server-who = Qui peut ouvrir des tables
cmd-tables = S’occuper d’une table
cmd-table-end = Finir une partie : aussitôt pour la modération, d’un commun accord sinon
cmd-table-move = Continuer une partie dans ce salon (hôte ou modération)
cmd-table-which = Quelle table
cmd-table-block = Empêcher quelqu’un de prendre place à vos tables
cmd-table-person = Qui
cmd-table-off = Lever le blocage
cmd-problem = Prévenir la personne qui gère ce bot que quelque chose ne va pas
cmd-problem-what = Ce qui ne va pas

# Right click (at most 32 characters)
menu-text = Le plateau en mots
menu-hand = Ma main
menu-problem = Signaler un problème
menu-invite = Inviter à ma table

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
name-zone = fuseau
name-channel = salon
name-who = qui
name-person = membre
name-off = lever

# La table locale
greeting =
    Bienvenue à bord !
    - **En solo :** appuyez sur un jeu ci-dessous pour y jouer tout de suite contre des remplaçants ; `/entraînement` vous laisse choisir comment.
    - **À plusieurs :** tapez `/jouer` pour ouvrir une table ; les autres appuient sur **Rejoindre**, puis vous sur **Commencer**.
    -# Une partie se joue dans son propre fil ; ce qui n’est que pour vos yeux arrive en message privé.
greeting-local = Changez de personne à gauche pour occuper les autres places.

# Ordres permanents
orders = Mes ordres
orders-title = Vos ordres permanents à { $match } (visibles de vous seulement) :
orders-empty = Vous n’en avez pas encore donné.
orders-how = -# Un ordre répond dix minutes après que la question a été posée, pour tout le monde pareil : personne ne reconnaît un ordre à sa hâte. D’ici là, vous pouvez répondre vous-même.
orders-back = Tous mes ordres
orders-full = Vous en avez déjà { $most }. Retirez-en un d’abord.
orders-none = Dans ce jeu, personne ne réagit pendant le tour d’un autre : il n’y a pas de réaction à ordonner.
orders-unknown = Cette réaction n’existe pas. Il y a : { $known }.
order-line-next = { $number }. Une fois : **{ $answer }** ({ $question })
order-line-always = { $number }. Toujours : **{ $answer }** ({ $question })
order-give-next = Prochaine réponse
order-give-always = Toujours
order-react = Réactions
order-none = Rien n’a été choisi : vos ordres restent comme ils étaient.
order-drop = Retirer { $number }
order-kept = Votre ordre est noté.
order-kept-due = Votre ordre est noté. Cette question est déjà ouverte : la réponse sera donnée { $when }, à moins que vous ne répondiez avant.
order-dropped = Votre ordre n’a pas pu être exécuté et a été retiré : { $answer } ({ $question })
order-asked = La réponse vous appartient, comme toujours : appuyez sur **À vous**.
order-any-question = quoi qu’il vienne
order-which-question = À quelle question dois-je toujours répondre pour vous ?
order-question-open = Voici ce qui vous est demandé maintenant. Quelle est votre réponse ?
order-question-ahead = Voici ce qui vous sera sans doute demandé ensuite, vu d’ici. Quelle sera votre réponse ?
order-nothing-ahead = Je ne peux pas prévoir ce qui vous sera demandé. Nommez la question et la réponse avec `/ordres prochain` ou `/ordres toujours`.
order-no-question = Cette question n’existe pas dans ce jeu. Il y a : { $known }.
order-type-next = Il y a trop de réponses pour un menu ; tapez la vôtre avec `/ordres prochain`.
order-type-always = Il y a trop de réponses pour un menu ; tapez la vôtre avec `/ordres toujours`.
pick-question = Choisissez une question
order-ask = demandez-moi
order-always = toujours, si je peux
order-never = jamais
cmd-orders = Ordres permanents : des réponses données d’avance
cmd-orders-list = Vos ordres permanents à une table
cmd-orders-next = Ma prochaine réponse, d’avance ; sert une fois
cmd-orders-always = Toujours répondre ainsi à cette question, jusqu’à nouvel ordre
cmd-orders-react = Que faire des réactions pendant le tour d’un autre
cmd-orders-what = La réponse ; plusieurs choses séparées par des virgules
cmd-orders-question = À quelle question (la prochaine, si rien n’est dit)
cmd-orders-order = Que faire
cmd-orders-when = Quelle réaction (toutes, si rien n’est dit)
name-orders = ordres
name-list = liste
name-next = prochain
name-always = toujours
name-react = réagir
name-question = question
name-order = ordre
name-when = quand

cmd-board-person = Le plateau de qui, dans les jeux où chacun a le sien
not-at-this-table = Cette personne n’est pas à cette table.
problem = Signaler un problème

# Le temps
post-until = Votre temps s’achève { $until }.
post-unrated = -# L’hôte a rembobiné cette partie : elle ne compte pas.
kept-pace = Rythme
pace-none = ni pendule ni rappels
pace-relaxed = tranquille : des rappels, et un vote après cinq jours de silence
pace-slow = pendule lente : 3 jours, 36 heures de plus par coup, 10 jours au plus
pace-steady = pendule régulière : 3 jours, 12 heures de plus par coup, 5 jours au plus
pace-brisk = pendule vive : 1 jour, 4 heures de plus par coup, 3 jours au plus
table-link = La table est ici : { $link }
table-here = Cette table
remind = { $who }, c’est encore votre tour ; les autres attendent.
remind-until = { $who }, c’est encore votre tour. Votre temps s’achève { $until }.
latest-board = Le dernier plateau : { $link }
hush = Plus de rappels pour ce tour
hushed = Vous ne recevrez plus de rappel pour ce tour.
settings-remind = Rappels : { $hours ->
    [0] aucun
    [one] toutes les heures, { $how }
   *[other] toutes les { $hours } heures, { $how }
}
remind-by-ping = par une mention dans le fil de la partie
remind-by-dm = en message privé
away-until = Vous êtes en congé jusqu’au { $until }. Vos pendules sont arrêtées dans toutes vos parties, et personne ne vous relance. `/congé jours:0` vous ramène plus tôt.
away-over = Bon retour. Vos pendules repartent.
vacation-spent = Il vous reste { $days ->
    [one] un jour
   *[other] { $days } jours
} de congé cette année.
pause-asked = La question est posée aux autres. La partie s’arrête dès que tout le monde est d’accord.
pause-done = La partie est en pause. `/table continuer` la relance.
pause-already = Cette partie est déjà en pause. `/table continuer` la relance.
pause-none = Cette partie n’est pas en pause.
pause-begun = Tout le monde est d’accord : cette partie est en pause. Les pendules sont arrêtées, personne n’est relancé. `/table continuer` la relance.
pause-refused = La partie continue : tout le monde n’a pas accepté la pause demandée par { $who }.
pause-over = { $who } relance la partie. Les pendules repartent.
resumed = La partie continue.
warn-lobby = Personne ne s’est assis à cette table depuis un moment. Elle ferme { $until } si personne ne la rejoint et si elle ne commence pas.
warn-playing = Rien ne s’est passé dans cette partie depuis un mois. Elle sera close { $until } si personne ne joue.
closed-lobby = Cette table a été fermée, car plus personne ne venait. `/jouer` en ouvre une autre.
closed-playing = Cette partie a été close, car plus personne ne jouait. Son journal est conservé.

# Se mettre d’accord
vote-yes = D’accord
vote-no = Refuser
vote-wait = Attendre
vote-stand-in = Remplaçant
vote-end = Finir la partie
vote-counted = Votre voix est comptée. Vous pouvez la changer jusqu’à la dernière.
vote-settled = La question est tranchée.
vote-over = La question est déjà tranchée, ou la table a avancé.
vote-not-yours = Cette question s’adresse aux autres personnes de la table.
asked-already = La question a déjà été posée à la table.
ask-takeback = { $voters } : { $who } voudrait reprendre ce qui suit. Tous les autres doivent être d’accord, { $until } au plus tard.
ask-pause = { $voters } : { $who } voudrait mettre cette partie en pause. Tous les autres doivent être d’accord, { $until } au plus tard.
ask-end = { $voters } : { $who } voudrait finir cette partie maintenant, sans résultat. Tous les autres doivent être d’accord, { $until } au plus tard.
ask-replace = { $voters } : quelqu’un d’autre doit-il jouer pour { $who } ? La majorité décide, { $until } au plus tard.
ask-absence = { $voters } : { $who } n’a pas répondu à temps. Attendre encore, laisser jouer un remplaçant ou finir la partie ? La majorité décide, { $until } au plus tard ; pour finir, il faut l’accord de tout le monde, et si personne ne vote, un remplaçant joue.
end-ask = Mettre fin à { $match } pour tout le monde ? Personne ne gagne ; le journal est conservé.
end-yes = Oui, y mettre fin
end-asked = La question est posée aux autres. La partie finit dès que tout le monde est d’accord.
end-done = La partie est finie.
end-agreed = Tout le monde est d’accord : cette partie finit ici, sans résultat.
end-refused = La partie continue : tout le monde n’a pas accepté de la finir, comme { $who } le demandait.
end-absence = Cette partie finit ici, sans résultat, car { $who } ne répond pas.
absence-wait = La table attend encore un peu { $who }.
absence-stand-in = Un remplaçant joue désormais pour { $who }, qui peut reprendre sa place à tout moment avec **À vous**.

# Les erreurs
ask-back = Demander à reprendre
nothing-to-ask-back = Rien de ce que vous avez fait ne peut être repris : le hasard est tombé, ou quelque chose s’est révélé depuis.
back-is-free = Vous pouvez reprendre cela sans demander : appuyez sur **À vous**, puis sur **Retour**.
takeback-asked = La question est posée aux autres. Le coup est repris dès que tout le monde est d’accord.
takeback-done = Le coup est repris.
took-back = { $who } reprend son dernier coup.
takeback-choice = (Un choix dont rien n’a été dit.)
taken-back = Tout le monde est d’accord : { $who } reprend son dernier coup.
takeback-refused = Rien ne change : { $who } voulait reprendre un coup, mais tout le monde n’a pas accepté.
takeback-late = Rien ne change : la table a avancé avant que tout le monde soit d’accord.
whisper-taken-back = Quelque chose qui vous avait été dit a été repris. Voici ce que vous avez maintenant.
rewound = La partie est rembobinée, et tout le monde l’a su.
rewound-by = { $who }, l’hôte, a rembobiné cette partie jusqu’ici. Le hasard tombera autrement, et le résultat ne comptera pas.
rewound-all = L’hôte a rembobiné cette partie jusqu’ici. Le hasard tombera autrement, et le résultat ne comptera pas.
rewind-host = Seul l’hôte peut rembobiner une partie. Avec `/table reprise-coup`, vous pouvez demander aux autres de reprendre votre dernier coup.
rewind-where = Choisissez un des tours proposés : la partie revient juste avant.
lesson = Première fois : { $lesson }

# Les absences
stand-in-name = ⚙ { $name }
stand-in-add = Ajouter un remplaçant
stand-in-add-easy = En ajouter un facile
stand-in-add-strong = En ajouter un fort
no-such-strength = Ce jeu n'a pas encore de remplaçant de cette force ; **Ajouter un remplaçant** en a un.
stand-in-remove = Retirer un remplaçant
no-stand-in = Aucun remplaçant n’est assis à cette table.
stand-in-plays = Un remplaçant joue à votre place en ce moment.
come-back = Reprendre ma place
came-back = { $who } est de retour et joue à nouveau.
nothing-to-come-back-to = Aucun remplaçant ne joue pour vous ici.
resign-ask = Abandonner { $match } pour de bon ? Les autres continuent sans vous, comme le disent les règles. Pour laisser jouer quelqu’un d’autre, utilisez `/table remplacer`.
resign-yes = Oui, j’abandonne
resigned = Vous avez abandonné { $match }.
replace-own-ask = Laisser quelqu’un continuer pour vous ? Tant que personne ne prend la place, rien ne change, et vous pouvez retirer l’offre.
replace-other-ask = Laisser quelqu’un continuer pour { $who } ? Si l’absence n’est pas établie, on consulte d’abord les autres.
replace-yes = Oui, offrir la place
withdraw = Retirer
withdrawn = C’est retiré. Rien ne change.
seat-withdrawn = { $who } : la place n’est plus à prendre.
nothing-to-withdraw = Vous n’avez rien à retirer : la place est prise, ou l’offre est passée.
replace-offered = La place est proposée dans le fil de la partie. Tant que personne ne la prend, rien ne change.
replace-asked = On a demandé aux autres si quelqu’un d’autre doit jouer.
replace-bot = Un robot ne peut pas s’asseoir. Dans le salon, **Ajouter un remplaçant** est là pour cela.
replace-by = { $by } prendrait la place.
replace-anybody = N’importe qui pourrait prendre la place.
replace-refused = { $who } reste : la table n’a voulu de personne d’autre.
seat-for = { $by }, voulez-vous continuer pour { $who } ? La place vous attend ; l’offre prend fin { $until }.
seat-free = { $who } laisse une place libre : la première personne qui appuie continue. L’offre prend fin { $until }.
take-seat = Prendre la place
seat-taken = Cette place est prise, ou l’offre est passée.
seat-not-yours = Cette place est destinée à quelqu’un d’autre.
seat-taken-by = { $who } continue pour { $before }.
seated = Vous êtes maintenant à { $match }. Ce que la place peut savoir est sous **Ma main**, et vient en message privé.
one-look = Vous continuez à partir d’ici. Voici ce que sait votre place ; ce qui ne se regarde qu’une fois est rangé après une heure.
results-title = **Vos résultats**
results-none = Vous n’avez encore fini aucune partie.
result-left = partie quittée avant la fin
result-place = { $place ->
    [0] but non atteint
    [1] première place
    [2] deuxième place
    [3] troisième place
   *[other] quatrième place
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-unrated = (ne compte pas)

cmd-settings-remind = Heures entre deux rappels de votre tour ; 0 pour aucun
cmd-settings-remind-by = Comment on vous rappelle votre tour
cmd-table-back = Demander aux autres de reprendre votre dernier coup
cmd-table-pause = Demander aux autres de mettre une partie en pause
cmd-table-resume = Relancer une partie en pause
cmd-table-resign = Abandonner une partie pour de bon
cmd-table-replace = Laisser quelqu’un d’autre jouer une place
cmd-replace-seat = La place de qui (la vôtre, si rien n’est dit)
cmd-replace-by = Qui la prend (n’importe qui, si rien n’est dit)
cmd-table-rewind = Ramener une partie à un tour précédent (hôte) ; elle ne comptera pas
cmd-rewind-to = Juste avant quel tour
cmd-away = Partir en congé dans toutes vos parties
cmd-away-days = Pour combien de jours ; 0 quand vous revenez
cmd-results = Comment vos parties ont fini
name-remind = rappels
name-remind-by = rappel-par
name-back = reprise-coup
name-pause = pause
name-resume = continuer
name-resign = abandonner
name-replace = remplacer
name-seat = place
name-by = par
name-rewind = rembobiner
name-to = vers
name-away = congé
name-days = jours
name-results = résultats

# Practising against stand-ins
practice-title = **Une partie contre des remplaçants.** Choisissez ci-dessous, puis commencez : on joue tout de suite.
practice-chosen = Remplaçants : { $strength }. Places : { $seats }, dont la vôtre.
practise = S’entraîner
practice-begin = C’est parti
practice-first = Première partie
practice-first-hint = -# **Première partie** apprend le jeu en jouant : une donne choisie, des lignes qui guident, un quart d’heure au plus.
practice-ready = { $match } commence dans vos messages privés : { $link }
practice-dm-closed = Je ne peux pas vous écrire, il n’y a donc pas d’endroit où jouer. Autorisez mes messages privés (dans les paramètres de confidentialité du serveur, ou en me débloquant), puis appuyez de nouveau ; dans un salon de serveur, `/entraînement` s’en passe.
strength-easy = faciles
strength-steady = réguliers
strength-strong = forts
cmd-practise = Jouer tout de suite contre des remplaçants
name-practise = entraînement

# Hints
hint = Conseil
hint-title = **Un conseil, pour vos yeux seulement**
hint-best = Le meilleur choix : **{ $answer }**. { $reason }
hint-next = Ensuite : **{ $answer }**. { $reason }
hint-only = Il n’y a rien d’autre à choisir.
hint-nothing = rien de cela
hint-note = -# Trouvé en jouant la suite à des tables qui pourraient être la vôtre : ce conseil n’en sait pas plus que vous, et peut se tromper.
hint-off = Il n’y a pas de conseils à cette table : une partie qui compte se joue sans. L’hôte peut les autoriser sous **Options** avant le début, et `/entraînement` en donne.
hint-not-now = On ne vous demande rien pour l’instant. Le conseil vient quand c’est à vous.
hint-stale = La table a avancé. Appuyez sur **À vous** et demandez de nouveau.
hint-none = Je n’ai pas trouvé de conseil à temps ; rien n’est perdu et la partie continue. Réessayez dans un instant.
reason = Cela { $what }.
reason-later = Rien ne change tout de suite qui se compte ; c’est ce qui a mené le plus loin à l’essai.
kept-hints = Conseils autorisés
kept-hints-hint = Qui doit choisir peut en demander un ; une telle partie ne compte pas.
table-hints-note = Les conseils sont autorisés ; cette partie ne compte pas.
cmd-hint = Ce qui serait le mieux maintenant, pour vos yeux seulement
name-hint = conseil
# Ce qui est gardé d’une personne
cmd-privacy = Ce que je garde de vous : le voir, l’emporter, le faire supprimer
name-privacy = confidentialité
privacy-title = **Ce que je garde de vous**
privacy-person = votre nom, notre salon privé et vos réglages, pour pouvoir vous appeler et parler comme il vous plaît
privacy-blocked = personnes que vous ne voulez pas à vos tables : { $count }
privacy-tables = tables où vous avez pris place : { $count }
privacy-invitations = tables qui vous invitent : { $count }
privacy-results = résultats de parties : { $count }
privacy-ratings = cotes après vos parties, puisque vous avez voulu un classement : { $count }
privacy-seasons = saisons jouées : { $count }
privacy-problems = problèmes signalés, pour la personne qui m’héberge : { $count }
privacy-lessons = sortes de questions déjà rencontrées, pour ne plus les expliquer : { $count }
privacy-moves = coups, avec leur heure ; les parties des autres en sont faites aussi : { $count }
privacy-orders = ordres permanents : { $count }
privacy-why = Rien de tout cela ne quitte la machine où je tourne. La personne qui m’héberge peut le lire. Ce que j’ai écrit dans les salons et en messages privés est gardé par Discord, pas par moi.
privacy-nothing = Rien du tout.
privacy-take = Tout emporter
privacy-delete = Tout supprimer
privacy-file = Voici tout, dans un fichier.
privacy-ask = Supprimer tout ce que je garde de vous ? Vos résultats et vos réglages disparaissent. Les autres gardent leurs parties, avec un nom inventé à votre place. Impossible de revenir en arrière.
privacy-ask-tables = { $count ->
    [one] Vous quittez aussi votre table ({ $tables }) ; une partie en cours continue sans vous.
   *[other] Vous quittez aussi vos { $count } tables ({ $tables }) ; les parties en cours continuent sans vous.
}
privacy-sure = Oui, tout supprimer
privacy-deleted = C’est fait. Je ne garde plus rien de vous. Chaque table reste ouverte pour vous, comme au premier jour.
privacy-seated = Vous venez de prendre place à une table. Quittez-la, puis réessayez.

# Tables in forums, by the tags that are known there.
tag-waiting = en attente
tag-playing = en cours
tag-over = terminée
forum-tag = Dans { $forum }, un message doit porter une étiquette, et aucune ne convient. La modération peut en ajouter une nommée { $tags }, ou permettre des messages sans étiquette.
ask-why = Pourquoi ?
why = { $who } : ce dernier tour { $what }, pour autant que tout le monde le voie.
why-later = { $who } : ce dernier tour ne change rien que tout le monde puisse compter ; cela prépare quelque chose.
why-nothing = Aucun remplaçant n’a encore rien fait.
why-nobody = Aucun remplaçant ne joue à cette table. Pourquoi les gens font ce qu’ils font, eux seuls le savent.
cmd-why = Pourquoi un remplaçant a fait ce qu’il a fait en dernier
name-why = pourquoi
## Après la fin : la partie en fichier, et si le hasard a été honnête

not-over-yet = Cette partie se joue encore. Film, mains, téléchargement et le reste viendront quand elle sera terminée.
record-title = Table { NUMBER($match, useGrouping: 0) } : { $names }.
record-check = Pour vérifier : bathysphere verify CE-FICHIER. Pour rejouer : bathysphere replay CE-FICHIER.
record-whispered = (à { $who }) { $said }
verify-yes = Oui : chaque place, chaque mélange et chaque dé de cette partie découle de la graine scellée ({ $rows } étapes recalculées).
verify-replays = Oui : chaque mélange et chaque dé de cette partie découle de la graine qu’elle nomme ({ $rows } étapes recalculées).
verify-nothing = rien
verify-data = Non : le fichier de données { $file } n’est pas celui de cette partie.
verify-data-hash = Non : la partie annonce les données { $told }, mais ce sont { $found }.
verify-commitment = Non : la graine ne correspond pas au sceau. Publié : { $told }. Pour cette graine : { $found }.
verify-game = Non : la graine a été scellée pour { $found }, pas pour { $told }.
verify-seed = Non : le sceau et ce que chacun a ajouté donnent une autre graine. Dans le fichier : { $told }. Calculée : { $found }.
verify-seats = Non : les places ne sont pas celles du tirage. Dans le fichier : { $told }. Tirées : { $found }.
verify-options = Non : les options ne sont pas celles de la table. Dans le fichier : { $told }. Choisies : { $found }.
verify-setup = Non : une telle partie ne peut pas commencer. { $reason }
verify-impossible = Non : la ligne { $row } ({ $said }) n’était pas possible à ce moment.
verify-row = Non : la ligne { $row } ({ $said }) a donné autre chose. Dans le fichier : { $told } Calculé : { $found }
verify-position = Non : après la ligne { $row } ({ $said }), la position n’est pas celle du fichier.
verify-ending = Non : la partie s’est terminée autrement que ne le dit le fichier.
verify-line = Non : une ligne à lire ne dit pas ce qui s’est passé. Dans le fichier : { $told } Calculé : { $found }
unproven-seal = Ce qui ne peut pas être prouvé : cette table n’a pas de graine scellée (elle date d’avant les sceaux, ou reprend une autre partie) ; rien ne montre que la graine et les places n’ont pas été choisies.
unproven-first = Sa donne n’a pas été tirée au sort mais choisie pour apprendre le jeu : c’était une première partie, et la donne en est la même pour tout le monde. Elle n’a donc pas été scellée, et il n’y a rien à prouver sur son hasard. Toutes les autres tables sont scellées.
unproven-seats = Ce qui ne peut pas être prouvé : les places ont été reprises de la table { $match }, dont cette partie est la revanche.
unproven-rules = Ce qui ne peut pas être prouvé : les règles ont changé en chemin (version { $then } alors, { $now } maintenant), et la partie a été reprise.
unproven-edition = Ce qui n’a pas été comparé : une autre édition du programme a écrit ce fichier ; ses positions et ses lignes à lire peuvent différer dans la forme.

film = Film
open-hands = Mains ouvertes
download = Télécharger
what-if = Et si
fair = Honnête ?
film-progress = { $match } : le film se dessine, { $percent } %.
film-done = { $match }, le film : une image par tour, telle que toute la table l’a vue.
film-alt = Film : { $match }, avec { $names } ; { $frames } images, une par tour, chacune avec sa légende ; la dernière donne le résultat.
film-gif = En GIF
film-too-large = Cette partie est trop longue pour un film que Discord accepterait ici. **Télécharger** la donne tout entière.
film-failed = Je n’ai pas pu terminer. Rien n’est perdu ; appuyez encore une fois.
download-done = Voici toute la partie : un texte à lire et à rejouer, et la même chose en JSON. Pour vérifier : { $file }.
fair-seal = À comparer avec le premier message de la table : { $seal }.
hands-title = { $match }, mains ouvertes : manche { $round }, tour { $turn } sur { $turns }
hands-first = Début
hands-back = Précédent
hands-next = Suivant
hands-last = Fin
hands-jump = Aller à une manche
hands-round = Manche { $round }, dès le tour { $turn }
hands-eyes = Par les yeux de
hands-public = tout le monde
what-if-here = Rejouer d’ici
what-if-begun = Et si : ici la table { $match } se rejoue avec un autre hasard. Rien ne compte, et l’autre partie reste telle quelle.
what-if-there = Pour rejouer d’ici, contre des remplaçants : { $link } (table { $match }). Rien ne compte.
what-if-over = La partie était finie à ce tour. Reculez d’un tour ou plus et rejouez de là.
what-if-closed = Je ne peux pas vous envoyer de message privé, et c’est là que se joue une telle partie. Ouvrez vos messages privés pour ce serveur et appuyez encore une fois.

## La fin en image

plot-title = { $match } : le fil de la partie
plot-parts = D’où viennent les points
plot-rounds = manches jouées
plot-turning = Le tournant : après la manche { $round } sur { $rounds }, { $who } reste en tête.
plot-turning-end = Tout s’est joué à la fin : seul le dernier compte place { $who } en tête.
plot-no-turning = À la fin, personne n’est en tête.

# Standing
standing-wish = Me compter au classement
standing-hint = Vos parties font une cote que les autres de vos serveurs peuvent voir
settings-standing = Au classement : { $standing }
name-standing = classement
# Trouver des gens
tables-title = **Les tables qui attendent du monde ici**
tables-none = Aucune table n’attend de monde ici pour l’instant. `/jouer` en ouvre une.
tables-line = - { $match }, ouverte par { $host } : { $taken } places prises sur { $seats }, dernières nouvelles { $since }. { $link }
tables-more = { $count ->
    [one] Et { $count } de plus.
   *[other] Et { $count } de plus.
}
tables-join = Rejoindre { $match }
tables-elsewhere = Les tables attendent dans les salons d’un serveur : tapez la commande dans l’un d’eux.
wish = Me prévenir des nouvelles tables
wish-games = Les tables de ces jeux, ici
wish-hint = En message privé, une fois par jour au plus, jamais pendant vos heures calmes ; rien de coché : aucune
wish-kept = Je vous préviendrai en message privé quand une table s’ouvrira ici pour { $games } : une fois par jour au plus, jamais pendant vos heures calmes, et pendant un an sauf nouveau choix.
wish-none = Je ne vous préviens plus des nouvelles tables de ce serveur.
wish-closed = Mais je ne peux pas vous écrire en privé pour l’instant. Autorisez les messages des membres de ce serveur, puis choisissez encore une fois.
wish-stop = Ne plus me prévenir
called = Une table que vous attendiez cherche du monde.

# Notes
note-title = Votre note
note-hint = Personne d’autre ne peut la lire ; vide, elle est supprimée
note-write = Écrire
note-kept = **Votre note sur { $match }.** Personne d’autre ne peut la lire.
note-none = Vous n’avez pas de note sur { $match }. Ce que vous écrivez reste pour vous et se garde avec la partie.
look-note = Ma note
look-note-detail = Ce que vous avez noté pour vous
cmd-waiting-tables = Les tables de ce serveur qui attendent du monde
cmd-note = Noter quelque chose sur une partie, pour vous et personne d’autre
name-tables = tables
name-note = note
privacy-wishes = jeux dont les nouvelles tables vous sont annoncées : { $count }
privacy-notes = notes sur des parties, que je ne montre à personne d’autre : { $count }

# Standing, history, statistics
all-games = tous les jeux
another-game = Un autre jeu
my-standing = Ma cote
the-board = Le tableau
board-title = **Classement de ce serveur** · { $game }
board-line = { $who } · { NUMBER($rating, useGrouping: 0) } ({ $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
})
board-new = { $who } { NUMBER($rating, useGrouping: 0) }
board-provisional = Moins de { $matches } parties, donc encore provisoire : { $who }.
board-how = N’apparaît ici que qui le souhaite : `/réglages moi`. Comptent les parties jouées jusqu’au bout entre personnes, une place chacune, sans conseils et sans retour en arrière. Abandonner vaut la dernière place.
board-empty = Personne n’apparaît encore ici. Pour être au classement, cochez **{ standing-wish }** sous `/réglages moi` ; une partie compte dès que deux personnes au moins l’ont fait.
board-elsewhere = Le tableau est celui d’un serveur : ouvrez-le dans un serveur.
person-title = **Classement** · { $who } · { $game }
person-now = { NUMBER($rating, useGrouping: 0) } après { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
person-here = Sur ce serveur : { $now }
person-everywhere = Partout : { $now }
person-provisional = Provisoire jusqu’à { $matches } parties.
person-none = Aucune partie n’a encore compté ici.
standing-not-mine = Vous n’avez pas de cote, faute de l’avoir souhaité. Cochez **{ standing-wish }** sous `/réglages moi` ; vos parties compteront à partir de là.
standing-not-theirs = Pas de cote à montrer pour { $who }. N’en a une que qui le souhaite.
climb-match = partie { $number }
climb-alt = La courbe de la cote, partie par partie : au plus bas { NUMBER($lowest, useGrouping: 0) }, au plus haut { NUMBER($highest, useGrouping: 0) }.
history-mine = **Vos parties finies** · { $game } · { $count }
history-here = **Parties finies sur ce serveur** · { $game } · { $count }
history-look = Revoir une partie
history-memories = Que voulez-vous en revoir ?
history-none-mine = Vous n’avez encore fini aucune partie de ce genre. `/jouer` ouvre une table.
history-none-here = Aucune partie de ce genre n’est encore finie sur ce serveur. `/jouer` ouvre une table.
history-elsewhere = Les parties d’un serveur se trouvent dans ce serveur.
whose-mine = les miennes
whose-here = celles de ce serveur
stats-title = Ce que les parties finies disent ensemble. Comptent celles que des personnes ont jouées jusqu’au bout.
stats-none = Aucune partie finie à compter encore pour { $game }. Choisissez un autre jeu, ou jouez-en une.
stats-seats = Victoires par place, dans l’ordre du tour
stats-seat = place { $seat }
stats-percent = { $percent } %
stats-scores = Scores finaux
stats-length = Durée en coups
stats-mine = { $count ->
    [one] { $count } partie à vous
   *[other] { $count } parties à vous
}
stats-here = { $count ->
    [one] { $count } partie sur ce serveur
   *[other] { $count } parties sur ce serveur
}
cmd-standing = Le classement de ce serveur, ou la cote d’une personne
cmd-standing-game = Quel jeu (tous, sans précision)
cmd-standing-person = La cote de qui ; le tableau du serveur, sans précision
cmd-history = Les parties finies, pour les revoir
cmd-history-whose = Vos parties ou celles de ce serveur
cmd-statistics = Qui gagne de quelle place, avec combien, en combien de temps
cmd-statistics-game = Quel jeu (le plus joué, sans précision)
name-history = historique
name-statistics = statistiques
name-whose = de-qui

# Seasons
season-title = **Saison** · { $game }
season-how = Chaque personne en rencontre une fois chaque autre, un tour de saison tous les { $days } jours ; les tables s’ouvrent ici d’elles-mêmes. Une victoire donne 2 points, une égalité 1. Une partie qui n’est pas finie à la fin de son tour ne donne rien à personne, sauf si quelqu’un n’est jamais venu jouer : c’est perdu. Abandonner, laisser sa place à une personne ou à un remplaçant, ou quitter la saison, c’est perdre.
season-who = Y participent : { $names }. La modération la lance avec **{ season-begin }**.
season-empty = Personne n’y participe encore. Appuyez sur **Rejoindre** pour en être.
season-begin = Lancer la saison
season-round = Tour { $round } sur { $rounds }, fin { $until }
season-winner = victoire pour { $who }
season-drawn = égalité
season-apart = pas de rencontre
season-playing = table { NUMBER($match, useGrouping: 0) }
season-won = La saison est finie. En tête : { $who }.
season-table = **Points**
season-line = { $who } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} (victoires { $won }, égalités { $drawn }, défaites { $lost }, sans résultat { $undecided })
season-gone = { $who } (saison quittée)
season-joined = Vous participez déjà à cette saison.
season-not-in = Vous ne participez pas à cette saison.
season-begun = Cette saison a déjà commencé. La prochaine sera peut-être la vôtre : la modération l’ouvre avec `/saison`.
season-full = Une saison accueille { $most } personnes, et celle-ci est pleine.
season-few = Il faut au moins { $fewest } personnes pour une saison. Attendez que d’autres appuient sur **Rejoindre**.
season-over = Cette saison est finie.
season-none = Je ne connais pas cette saison ici.
season-elsewhere = Une saison est celle d’un serveur : ouvrez-la dans un salon de serveur.
cmd-season = Ouvrir une saison : chaque personne rencontre chaque autre, ou une échelle (modération)
cmd-season-days = Combien de jours dure un tour ou un défi (7, sans précision)
name-season = saison

# Ladders
ladder-title = **Échelle** · { $game }
ladder-how = Appuyez sur **{ ladder-challenge }** pour jouer contre une personne placée jusqu’à { $rungs ->
    [one] un échelon
   *[other] { $rungs } échelons
} plus haut ; la table s’ouvre ici d’elle-même. Une victoire vous donne son échelon, et les personnes entre vous descendent d’un ; sinon rien ne bouge. Une partie dure { $days ->
    [one] un jour
   *[other] { $days } jours
} au plus ; non finie, elle ne change rien, sauf si quelqu’un n’est jamais venu jouer : c’est perdu. Abandonner ou laisser sa place, à une personne ou à un remplaçant, c’est perdre. En `/congé`, on garde son échelon. L’échelle tient { $weeks ->
    [one] une semaine
   *[other] { $weeks } semaines
}, et l’on peut la rejoindre à tout moment, tout en bas.
ladder-challenge = Défier
ladder-whom = Qui défiez-vous ? Votre table s’ouvre aussitôt.
ladder-pick = Choisissez une personne
ladder-opened = Votre table { NUMBER($match, useGrouping: 0) } est ouverte. Bonne chance !
ladder-until = Fin de l’échelle : { $until }.
ladder-challenged = { $who } défie { $rival } · table { NUMBER($match, useGrouping: 0) }, fin { $until }
ladder-table = **Échelons**
ladder-line = { $who } (victoires { $won }, égalités { $drawn }, défaites { $lost })
ladder-not-now = On ne peut défier personne ici : ce n’est pas une échelle en cours.
ladder-join-first = Vous n’êtes pas sur cette échelle. Appuyez sur **Rejoindre** pour commencer tout en bas.
ladder-busy = Vous avez déjà un défi à jouer. Quand il sera fini, vous pourrez en lancer un autre.
ladder-top = Vous êtes tout en haut : personne à défier. Attendez que les autres viennent.
ladder-nobody = { $rungs ->
    [one] Un échelon plus haut
   *[other] Jusqu’à { $rungs } échelons plus haut
}, personne n’est libre pour le moment. Réessayez quand un défi sera fini.
ladder-not-them = Impossible de défier cette personne maintenant. Appuyez de nouveau sur **{ ladder-challenge }** pour voir qui peut l’être.
rewind-season = On ne rembobine pas une partie de saison : son résultat doit compter. Demandez à l’autre personne de vous laisser reprendre votre coup : `/table reprise-coup`.
season-kind-robin = chaque personne rencontre chaque autre
season-kind-ladder = une échelle à gravir
cmd-season-kind = Comment on se rencontre (chaque personne chaque autre, sans précision)
cmd-season-weeks = Combien de semaines tient une échelle (4, sans précision)
cmd-season-rungs = Jusqu’à combien d’échelons plus haut on peut défier (3, sans précision)
name-kind = sorte
name-weeks = semaines
name-rungs = échelons
