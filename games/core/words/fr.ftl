# Les mots communs à tous les jeux.
list-and = { $head } et { $tail }
list-entry = { $head } : { $tail }
list-row = { $head } ; { $tail }
not-your-turn = Ce n’est pas à vous de jouer. On vous préviendra.
not-this-question = Cette question a déjà sa réponse. Appuyez sur « À vous » pour celle qui est posée maintenant.
not-an-option = Ce choix n’est pas proposé ici. Prenez l’une des possibilités affichées.
wrong-number = { $least ->
    [one] Choisissez une à { $most } possibilités ; vous en avez choisi { $given }.
   *[other] Choisissez { $least } à { $most } possibilités ; vous en avez choisi { $given }.
}
wrong-number-exactly = { $count ->
    [one] Choisissez une possibilité ; vous en avez choisi { $given }.
   *[other] Choisissez { $count } possibilités ; vous en avez choisi { $given }.
}
game-over = Cette partie est terminée.
no-such-variant = Il n’y a pas de variante « { $variant } ». Connues : { $known }.
no-such-choice = « { $choice } » n’est pas un choix pour { $variant }. Connus : { $known }.
no-such-seats = On ne peut pas jouer à { $seats } ; ce jeu se joue à { $known }.
nobody-sits-there = Personne n’est assis à la place { $seat } ; il y a { $seats } joueurs.
wrong-game = Cette partie se joue à { $game }, pas à { $known }.
other-rules = Cette partie suit la version { $wanted } des règles ; ce programme a la version { $have }.
other-data = Cette partie suit les données { $wanted } ; ce programme a { $have }.
bad-seed = Une graine est un mot sans espace ni #.
cannot-leave = Ce jeu ne peut pas continuer sans un joueur. Demandez plutôt un remplaçant.
not-seated = Cette place n’est pas en jeu.
tidied = Ce qui vous a été confié en secret a été rangé.
