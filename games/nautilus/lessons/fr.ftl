# De quoi parle chaque question, pour qui la rencontre la première fois.
lesson-base = Tout part du module de base : ses neuf cases doivent être dans le lagon. Près des fonds sous-marins, les premières découvertes viennent plus tôt et construire coûte plus cher.
lesson-buy = Un module par tour. Un module d’exploration coûte 1 Nemo et donne un pouvoir à qui y place quelqu’un ; une habitation est gratuite, mais vient avec des aquanautes payés, qui font tout le reste. L’argent restant compte à la fin : achetez ce qui servira.
lesson-build = Tous les modules devant vous se posent ensemble et se paient une seule fois, au prix de la zone la plus chère touchée. Ce que vous laissez retourne à la réserve, sans remboursement.
lesson-where = Chaque module a besoin d’un passage : un sas bleu face à un bleu en ligne droite, ou un brun face à un brun en diagonale. Le lagon coûte 1 Nemo, et chaque zone plus profonde 1 de plus, jusqu’à 4 dans la fosse.
lesson-turn = Orienter déplace les sas. Les sous-marins sortent par les sas bleus ; pensez au voisin que vous voulez ajouter ensuite.
lesson-walk = Un ou deux de vos aquanautes se partagent trois mouvements, un par passage. S’arrêter dans un module où vous n’avez personne le met en service pour vous : ainsi grandissent vos pouvoirs et vos points.
lesson-walk-to = Traverser ne met rien en service, s’arrêter oui. Un module construit par quelqu’un d’autre coûte 1 Nemo, payé à qui l’a construit ; un aquanaute y reste alors pour toujours.
lesson-launch = Un module avec deux de vos aquanautes et une case libre devant un sas bleu peut lancer un sous-marin ; l’un des deux retourne dans votre réserve. Trois au plus sont en mer.
lesson-ping = Pour 1 Nemo, un sous-marin voit toutes les découvertes cachées à sa portée, pour vos yeux seuls. Qui sonde d’abord ne paie pas pour ce qui ne lui vaut rien.
lesson-sail = Chaque sous-marin se déplace une fois par tour, tout droit, jamais en diagonale. Il traverse la cité et les autres sous-marins, mais s’arrête sur une découverte.
lesson-sail-to = Atteindre une découverte, c’est la récolter : 1 Nemo, 2 dans la fosse ; coffres et jetons de vitesse sont gratuits. Votre score multiplie découvertes et modules : les deux doivent grandir.
lesson-dock = Un sous-marin rentré vous revient et peut amener un aquanaute de votre réserve dans ce module, même pour le mettre en service. Vous pourrez le relancer au tour suivant.
lesson-dash = Le jeton de vitesse donne aussitôt un déplacement de plus à l’un de vos sous-marins, qu’il ait bougé ou non. Ensuite, il est perdu.
lesson-dash-to = Ce déplacement de plus peut atteindre une autre découverte, au prix habituel.
lesson-look = La recherche en service montre des découvertes cachées n’importe où, pour vos yeux seuls. Regardez là où vos sous-marins pourraient aller ensuite.

# What guides through a first match.
guide-start = **Votre première partie.** Vous arrivez au huitième de dix tours : une cité a grandi sous la mer, des sous-marins cherchent l’Atlantide. Votre score : ce que valent vos stations, multiplié par ce que vous découvrez. Construisez, amenez vos aquanautes dans des stations, naviguez vers des découvertes. ⚙ Ned joue en douceur. **Conseil**, sur votre panneau, dit ce qui serait sage.
guide-buy = 💡 Si près de la fin, n’achetez que ce qui servira encore : les Nemos gardés sont des points.
guide-walk = 💡 Une station mise en service compte pour tout votre score ; cherchez celle qu’un aquanaute peut atteindre.
guide-launch = 💡 Un sous-marin en mer peut rapporter une découverte par tour.
guide-sail = 💡 Naviguez vers la découverte la plus proche que vous pouvez payer.
guide-end = Cette partie a été rejointe au huitième tour (un raccourci de notre cru pour une première partie) ; une partie entière commence par un seul module. `/entraînement` en a d’entières, `/jouer` ouvre une table à plusieurs.
