# De quoi parle chaque question, pour qui la rencontre la première fois.
lesson-explore = La colonne choisie décide de deux choses : les cartes à récolter, une de chaque pile, et combien vous pouvez en stocker, autant qu’elle a de piles. Deux pions ne sont jamais face à la même. Plus près de la poupe, on joue plus tôt au tour suivant.
lesson-act = Récolter : la première carte de chaque pile vient dans votre main. Stocker : posez à votre camp des cartes d’une seule couleur et prenez le jeton Bonus de cette couleur. Seuls les jetons, les hublots et les trésors rapportent des points.
lesson-lay = Les cartes posées sont d’une seule couleur et rejoignent son unique collection. Comptez vers trois à six cartes : un hublot demande le nombre exact.
lesson-close = Un hublot rapporte ses points et ferme la collection pour de bon. Laissez-la ouverte pour en viser un plus grand, si personne ne risque de le prendre avant vous.
