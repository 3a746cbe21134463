pitch = Build a nation on the sea floor: cities, tunnels, farms
card-1 = **Goal:** build cities on your sea floor, join them by tunnels, let buildings work for you; most points win.
card-2 = **Your turn:** play one card on one free slot. If their colours match, you get the card as well as the slot.
card-3 = **Build:** cities, then farms, desalination plants and laboratories beside them, and tunnels between them.
card-4 = **Network:** only what is joined to your first city by tunnels counts and produces.
card-5 = **Production:** three times in a match everything produces; then every city eats one kelp.
card-6 = **End:** after ten rounds cities, metropolises, cards and goods left over are counted.
legend = Dome: city. Tube: tunnel. Kelp, steelplast, science, biomatter and C (credits) are goods. Flag: a step on the Federation track. Star: points.
