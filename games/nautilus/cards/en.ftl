pitch = Build a city under the sea together and hunt for Atlantis
card-1 = **Goal:** points of your running stations times points of your discoveries. You need both.
card-2 = **Build:** buy one module a turn, then lay what you hold, door to door. All build one common city.
card-3 = **Aquanauts:** send them through the city into stations. A station with people in it runs for its owner.
card-4 = **Submarines:** launch them from the city and sail up to four squares to a face-down discovery.
card-5 = **Discoveries:** pay a Nemo or two, turn them up, keep them. Numbered ones are ruins of Atlantis.
card-6 = **End:** when the last ruins are found, or nobody does anything any more. Nemos left are a point each.
legend = Octagons are modules; the sign in one is its kind, the rim shows its builder. N is money. Darker water costs more to build in.
