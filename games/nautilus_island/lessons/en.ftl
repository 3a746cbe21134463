# What each question is about, told to a player who meets it for the first time.
lesson-explore = The column you face decides two things: the cards you could gather, one from each of its piles, and how many you could store, as many as it has piles. No two pawns face the same one. Nearer the stern means an earlier turn next round.
lesson-act = Gather: the top card of every pile here comes into your hand. Store: lay cards of one colour from your hand on your camp and take that colour’s bonus token. Only tokens, portholes and treasures bring points.
lesson-lay = All cards you lay are of one colour and join its one collection. Count towards three to six cards: a porthole asks for the exact number.
lesson-close = A porthole brings its points at once and shuts the collection for good. Leave it open to aim at a larger one, if you trust nobody to take it first.
