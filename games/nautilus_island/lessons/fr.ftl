# De quoi parle chaque question, pour qui la rencontre la première fois.
lesson-explore = La colonne choisie décide de deux choses : les cartes à récolter, une de chaque pile, et combien vous pouvez en stocker, autant qu’elle a de piles. Deux pions ne sont jamais face à la même. Plus près de la poupe, on joue plus tôt au tour suivant.
lesson-act = Récolter : la première carte de chaque pile vient dans votre main. Stocker : posez à votre camp des cartes d’une seule couleur et prenez le jeton Bonus de cette couleur. Seuls les jetons, les hublots et les trésors rapportent des points.
lesson-lay = Les cartes posées sont d’une seule couleur et rejoignent son unique collection. Comptez vers trois à six cartes : un hublot demande le nombre exact.
lesson-close = Un hublot rapporte ses points et ferme la collection pour de bon. Laissez-la ouverte pour en viser un plus grand, si personne ne risque de le prendre avant vous.

# What guides through a first match.
guide-start = **Votre première partie.** Un sous-marin échoué regorge de trésors. Récupérez des cartes, stockez ensemble celles d’une couleur, et fermez une collection par un hublot quand sa taille est la bonne. Le plus de points gagne ; ⚙ Ned joue en douceur. **Conseil**, sur votre panneau, dit ce qui serait sage.
guide-explore = 💡 Cherchez des cartes d’une même couleur : entre elles, ou avec celles de votre main.
guide-act = 💡 Récupérez tant que votre main est petite ; stockez dès que trois cartes d’une couleur ou plus sont réunies.
guide-lay = 💡 Poser tout ce que vous avez de la couleur est presque toujours juste.
guide-close = 💡 Mieux vaut tenir que courir : fermez, sauf si un hublot bien plus grand est à portée.
guide-end = C’était une partie entière de Nautilus Island. `/entraînement` en a d’autres, avec d’autres remplaçants ; `/jouer` ouvre une table à plusieurs.
