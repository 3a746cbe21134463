# What each question is about, told to a player who meets it for the first time.
lesson-explore = The column you face decides two things: the cards you could gather, one from each of its piles, and how many you could store, as many as it has piles. No two pawns face the same one. Nearer the stern means an earlier turn next round.
lesson-act = Gather: the top card of every pile here comes into your hand. Store: lay cards of one colour from your hand on your camp and take that colour’s bonus token. Only tokens, portholes and treasures bring points.
lesson-lay = All cards you lay are of one colour and join its one collection. Count towards three to six cards: a porthole asks for the exact number.
lesson-close = A porthole brings its points at once and shuts the collection for good. Leave it open to aim at a larger one, if you trust nobody to take it first.

# What guides through a first match.
guide-start = **Your first match.** A stranded submarine is full of treasures. Gather cards, store those of one colour together, and close a collection with a porthole when its size is right. Most points win; ⚙ Ned plays gently. **Hint** on your panel says what would be wise.
guide-explore = 💡 Look for cards of one colour: alike with each other, or with your hand.
guide-act = 💡 Gather while your hand is small; store as soon as three or more of one colour are together.
guide-lay = 💡 Laying all you have of the colour is nearly always right.
guide-close = 💡 Points in hand are better than plans: close unless a much larger porthole is in reach.
guide-end = That was a whole match of Nautilus Island. `/practise` has more of them, with other stand-ins; `/play` opens a table for people.
