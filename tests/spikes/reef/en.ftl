title = Reef
green = green dwelling
violet = violet dwelling
training = training station
technical = technical station
sonar = sonar station
research = research station
analysis = analysis station
gold = gold
shell = a shell
weed = weed
row = Row { $row }
supply = { $count } modules are left.
module = { $kind } on { $spot }, turned { $turn }°
ask-build = What do you build, and where?
wait-build = { $who } is building.
passed = { $who } built nothing.
built = { $who } built a { $kind } on { $spot }.
uncovered = On { $spot } there was { $find }.
ask-ping = Ping from where?
wait-ping = { $who } is listening.
pass = Build nothing
rest = Listen to nothing
ping = Ping from { $spot }
pinged = { $who } pinged from { $spot } and heard { $count ->
    [one] one echo
   *[other] { $count } echoes
}.
heard = You heard { $finds }.
echo = { $find } on { $spot }
left = { $who } left the match.
sheet-all = Modules and gold
ending-built = Nothing more was built.
ending-alone = Everyone else left.
variant-joints = Joints
variant-joints-doors = doors only
variant-joints-walls = walls too
