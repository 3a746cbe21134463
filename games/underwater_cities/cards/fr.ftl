pitch = Construisez une nation au fond des mers : cités, tunnels, fermes
card-1 = **But :** construisez des cités au fond de la mer, reliez-les, faites travailler vos bâtiments ; le plus de points gagne.
card-2 = **Votre tour :** jouez une carte sur un créneau libre. Si les couleurs vont ensemble, la carte agit aussi.
card-3 = **Construire :** des cités, puis fermes, stations de dessalement et laboratoires à côté, et des tunnels entre elles.
card-4 = **Réseau :** seul ce qui est relié par tunnels à votre première cité compte et produit.
card-5 = **Production :** trois fois par partie tout produit ; puis chaque cité mange une algue.
card-6 = **Fin :** après dix tours, on compte cités, métropoles, cartes et ressources restantes.
legend = Dôme : cité. Tube : tunnel. Algues, flexacier, science, biomatériau et C (crédits) sont les ressources. Drapeau : une avancée Fédération. Étoile : points.
