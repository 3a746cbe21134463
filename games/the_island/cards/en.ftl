pitch = Flee a sinking island before the sea and the volcano take it
card-1 = **Goal:** bring your explorers to the safe islands in the corners. Their secret values are your points.
card-2 = **Your turn:** play a tile if you like, make up to three moves, sink one tile, roll for a creature.
card-3 = **Moving:** walk, swim or take a boat. A boat holds three; whoever has most people aboard steers it.
card-4 = **Sinking:** beaches first, then forests, then mountains. What lies beneath may help you, or bite.
card-5 = **Creatures:** sharks take swimmers, whales break boats, serpents do both.
card-6 = **End:** the volcano sleeps under a mountain. Whoever is not safe when it wakes is lost; most points win.
legend = A letter and its shape are a player's explorer; a wave below it means swimming. Fin: shark. Spout: whale. Dragon: serpent.
