pitch = Construisez ensemble une cité sous la mer et cherchez l’Atlantide
card-1 = **But :** les points de vos stations actives fois ceux de vos découvertes. Il faut les deux.
card-2 = **Construire :** achetez un module par tour, puis posez ce que vous tenez, porte contre porte. La cité est commune.
card-3 = **Aquanautes :** envoyez-les par la cité dans les stations. Une station occupée travaille pour vous.
card-4 = **Sous-marins :** lancez-les de la cité ; ils avancent de quatre cases au plus vers une découverte cachée.
card-5 = **Découvertes :** payez un Nemo ou deux, retournez-les, gardez-les. Les numérotées sont des ruines d’Atlantide.
card-6 = **Fin :** quand les dernières ruines sont trouvées, ou que plus rien ne se passe. Chaque Nemo restant vaut un point.
legend = Les octogones sont des modules ; le signe dit leur sorte. N : l’argent. Plus l’eau est sombre, plus il est cher d’y construire.
