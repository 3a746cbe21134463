pitch = Gather the treasures of a stranded submarine into collections
card-1 = **Goal:** gather objects from the stranded Nautilus and store them in collections at your camp.
card-2 = **Your turn:** face a column of the ship, then either gather there or store something.
card-3 = **Gathering:** take the top card of every pile of that column. Some lie open, some face down.
card-4 = **Storing:** lay cards of one colour, as many as the column has piles at most, and take a bonus token.
card-5 = **Portholes:** a collection of exactly three to six cards may be closed for more points; then it is done.
card-6 = **Order:** nearest the stern moves first next round. When columns run out it ends; most points win.
legend = Colours are kinds of objects. The small number on a pile says how many cards are left; a shell is a face-down pile. Rings are portholes.
