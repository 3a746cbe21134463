pitch = Rassemblez en collections les trésors d’un sous-marin échoué
card-1 = **But :** récoltez les objets du Nautilus échoué et rangez-les en collections à votre camp.
card-2 = **Votre tour :** placez-vous face à une colonne du navire, puis récoltez-y ou rangez quelque chose.
card-3 = **Récolter :** prenez la carte du dessus de chaque pile de la colonne. Certaines sont visibles, d’autres cachées.
card-4 = **Ranger :** posez des cartes d’une couleur, au plus autant que la colonne a de piles, et prenez un jeton bonus.
card-5 = **Hublots :** une collection d’exactement trois à six cartes peut être fermée pour plus de points ; elle est finie.
card-6 = **Ordre :** le plus près de la poupe commence au tour suivant. Sans colonnes, c’est la fin ; le plus de points gagne.
legend = Les couleurs sont les sortes d’objets. Le petit nombre d’une pile dit ce qu’il en reste ; un coquillage, une pile cachée. Les anneaux sont des hublots.
