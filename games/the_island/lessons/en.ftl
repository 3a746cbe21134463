# What each question is about, told to a player who meets it for the first time.
lesson-choose = Each of your explorers has a value that only you know now, and that nobody may look at once the match has begun: remember who is worth what.
lesson-place = Beaches sink first, then forests, then mountains. Valuable explorers want time or a short way to a boat.
lesson-rank = Rank your wishes once and your pieces place themselves when their turn comes, each on the best that is left.
lesson-launch = A boat carries three and is steered by whoever has most aboard. Put it where your own people reach it first.
lesson-play = A tile you kept may be played now, at the start of your turn, one at most. It costs no movement.
lesson-dolphin = The dolphin carries one of your swimmers up to three hexes of sea, before your ordinary moves.
lesson-dolphin_to = Every hex on the way counts as swimming there: sharks and sea serpents take the swimmer, whales do nothing.
lesson-wind = The wind drives a boat you control, or an empty one, up to three hexes for nothing.
lesson-wind_to = A boat with people comes to harm where a whale or a sea serpent is; sharks do nothing to boats.
lesson-relocate = Move any creature of this kind, wherever it is: away from your people, or in the way of others.
lesson-relocate_to = It must be an empty hex of sea, so it attacks nobody now; what it does later is another matter.
lesson-move = You have three moves a turn for your explorers and boats, in any mix. The four safe islands lie in the corners; only those who land there count.
lesson-go = On land you walk freely; a swimmer makes one step of sea a turn, so boats are faster. Who has left the island never returns to it.
lesson-sail = A boat goes to the next hex with all aboard, for one move. Whoever has most explorers in it steers it, an empty one belongs to everybody.
lesson-sink = You must sink a tile of the lowest kind left that touches the sea. Whoever stands on it swims, and what lies under it acts at once or goes to your hand, unseen by the others.
lesson-rescue = The boat has three places. Whom you take aboard may be anybody’s explorer; the others stay in the water.
lesson-prowl = The die said which kind of creature may move. Sea serpents take boats and swimmers, sharks take swimmers, whales sink boats.
lesson-hunt = A sea serpent goes one hex, a shark up to two, a whale up to three. A shark or a whale stops where it does harm, to your own people too.
lesson-repel = With the right tile you drive the creature off before it does harm. Everybody who might hold one is asked, so the question tells nothing.

# What guides through a first match.
guide-start = **Your first match.** You join when the beaches are nearly gone and boats are at sea. Bring your explorers to the safe islands in the corners before the volcano breaks out; the valuable ones first (here you may always look at their values). Beware of sharks, whales and sea serpents. ⚙ Ned plays gently. **Hint** on your panel says what would be wise.
guide-play = 💡 Keep a tile that drives a creature off; use wind or dolphin when somebody is nearly safe.
guide-move = 💡 First whoever can land this turn, then boats with your people aboard.
guide-sink = 💡 Sink a tile where others stand, or one beside no swimmer of yours.
guide-prowl = 💡 Lead the creature away from your people, or towards the others.
guide-end = This match was joined in the middle (our own shortcut for a first match); a whole one begins with placing explorers and boats, and nobody may look at the values again. `/practise` has whole ones, `/play` opens a table for people.
