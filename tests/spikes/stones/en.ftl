title = Stones
ending-empty = The heap is empty.
ask-take = How many stones do you take?
wait-take = { $who } takes stones.
take = Take { $count }
took = { $who } took { $count }.
