pitch = Fuyez une île qui sombre, avant la mer et le volcan
card-1 = **But :** amenez vos explorateurs sur les îles sûres des coins. Leurs valeurs secrètes sont vos points.
card-2 = **Votre tour :** jouez une tuile si vous voulez, faites trois mouvements au plus, coulez une tuile, lancez le dé.
card-3 = **Se déplacer :** à pied, à la nage ou en bateau. Un bateau porte trois personnes ; la majorité à bord le dirige.
card-4 = **Couler :** d’abord les plages, puis les forêts, puis les montagnes. Ce qui est dessous aide, ou mord.
card-5 = **Créatures :** le requin prend qui nage, la baleine brise les bateaux, le serpent fait les deux.
card-6 = **Fin :** le volcan dort sous une montagne. Qui n’est pas en sûreté à son réveil est perdu ; le plus de points gagne.
legend = Une lettre et sa forme : l’explorateur d’un joueur ; une vague dessous : à la nage. Aileron : requin. Jet d’eau : baleine. Dragon : serpent.
