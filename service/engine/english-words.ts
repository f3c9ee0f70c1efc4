/**
 * Common English words that no printed rules text has and that are one letter away from a word that it has: a designer
 * may mean them. British spellings and words often written for another (“loose”) are left out.
 * Drawn from the words that the npm packages popular-english-words (ISC) and an-array-of-english-words (MIT) both have.
 */
export const ENGLISH_WORDS: ReadonlySet<string> = new Set(`
  abide abode acme acted acting acts adapter adept adopt adopted adopting adopts adorn adventurer adventurers adviser advisers advisory agility aided
  aiding alarm align aligns alley allied alloy along alter amin amply amps anger angers angle angles apple apples apse aptly arcade arched archery
  arches arras arts ascent assemblies assembly aster atoms awake badge badges bale banda bandy banked banking banks banned banning baring barns basil
  basin basis bates baths beads beaks beams beans bearer bearers beats bedside beers beetle beetles begum bending bends bene bests bidding biking
  binding binds biting blade blame bland blank blast blasts blazer blond bloody bloom blume boards boats boles bolts bolus bonded bonding bonds boost
  boosters booth boots bora boring bottle bottles bought brad brand branded branding brands breast breasts bridging bright brine brink brisk brock
  brood brook brooks broth cafes cakes calif caller calves cameo cameos campion cannon cared cares carried carries carts carve casas casing casually
  causa cease ceases chancel chang chanted chanting charger charging chase chases chats cheated cheating chewing chile chili chill chime chimes choke
  clams clans clasp clause clauses claws clays cleaned cleaning cleared clearing clock clocked clocks close clubs coast coasts coating coats codes
  coding coils coles colin colon colts combine combines combs commandery commended committee compete competed competes competing complexed complexes
  comte concert concerted concerts cones congested connie container continuo contraction contractions convent convents converged converging converter
  coping cords cores corps costa coulter countess county course courses court courted courting courts covert crash crashed crashes crashing crate
  crates crease creed cremated crested crewe cries crises croft crook crown crowns crows cruft culled cures curve curves cyclones cysts daring deans
  dearth decay deceased defective defended deletion demos demotion depending depth descent desks dessert desserts destroyer detail detailed detailing
  details detainee detour devon devout diets discord discoverer discovery dives dividend divine docks domes donne donor donors doping doris dose doses
  doubly doubted doubting doves dragoon dragoons drags drain dreamy dried dries drift drifted drifting drives drove drown drying ducks eater eaters
  eaves eighth eighty embed emery employed employer employers encode ensure ensured ensures ensuring entice ester esters ether excerpt exited exiting
  exits expand expanded expanding expands expert experts explode exploded explodes exploding explorer explorers export extend extended extending
  extends external facet facets facts fairies faked fakes faking famed farce fared fares feces fellow fellows fever fiend filly filth finale fined
  fines finisher finishers firth fishy fitch fixes flake flaps flare flashy flesh flies flight flights fling floor flora flour flush folds follower
  folly fools foray forge forged forgetting forging forgo form forte forth forts frame fried fright frying funding funds funky furry gases gemma
  genetic genome genomes geos ghats glebe glove goals goods gore graded grading grain grains grant grants grave greed greek greet gusts hades hales
  halved handy hangs hanks happy hardness hardy harps harry hasty haute haven headed heading healer heaps hearing hears heated heating heats heels
  hells herds heron hiking hinds hires hiring honey horde hordes horst house houses humane hunted hunter hunting hunts hydro incest infinite
  inflection inhumane inject injection inland insert inserts inset inspect intensity intro invest jacks james judgement kayak kinda kings knicks
  lacked lacking lacks ladder ladders lager lamas lancers lanes langer laser latex latter lauder layer leach leading leaking leaned leaning leans
  leaping learner learnt leary lease leases leasing lefty lender lenders lends lesion lesions lessen lettres levee levelled lever levers liar liars
  lifeline lipid lipids listed listing lists liter litter lobes locker locos locust looming looms looping loops looted looting lopes loring loser
  losers losses lots lotus lover loves loving lucid lucky madge madre magneto maker makers males malls manga mani mania manifesto manly manus mares
  marker market marred marsh masked masking masks master mates mating maximus melted melting melts menus mighty miles mille miller millet minas minds
  miner miners mints misled mister mitre mixes mixing mocks model models modem modest modifier modifies modus moire moist molded molding molds
  monarchy monde money mono moose morel morse moses mound mounds mover movers movie movies mules munch munster naked neuron neurons nicht nodes noses
  noyes odes odor older opener opined ounce outcast outer outsider ovens overlord overt owing paced pacing paint painted painting paints palace
  palaces panes pants paris parity parry parson parti partly parts patty paving peace pease pedal penal performed persona pesos petar pets phenomenal
  phrase phrased phrases phrasing pills pines piped pipes piping pitcher pitchers pitting pivot placer placid plaid plain plank planks plaque plate
  plated plates plating platted playa pleasant plugs plush pointe pointing pointy poisson poker poles populace posts powder powders prayed prayer
  prayers praying prays precious present presented presenting presents price pride prima primer primo printer prison prize producer producers product
  products professor professors project projected projecting projection projects promise promises protest protested protesting protests punts
  qualifies qualify rabbi rabbis rafts rails range ranged ranges ransom rants rates react receiver receivers recorder recorders recovery reelected
  reelection reels referee refereed referred referring regain regained regaining regains regatta remote repaid repeal repealed repeater repel replayed
  reset retain retained retaining retains retract revere revered reverted reverting revolve revolved revolves revolving rhine rigged ringer roach
  robes robles roller roman romans roofs roots ropes roque roses rouge rounder rubles ruler rulers rusty sabre sabres sages sails sales salle sandy
  saving scare scared scares scary scent schema score scored scores scoring scots scribes scuffle sealing seaman seams sears seating seats sects
  seeding seeds seeming seems sells selves semen sending sends sepals serge series serif serine serve serves settling seventy sever sewing sexes shack
  shading shadowy shady shake shakes shaking shale shall shame shanks shape shaped shapes shaping sharp shave shaved shaving shawn shearing sheen
  sheer sheet shelf shelly shine shines shingle shipped shipping ships shire shoot shopping shops shore shores shout shouts shrew shrewd shrink sierra
  silvery singly sired sites sitting sixes sixty skies skill skink skins skipper skits skull skulls slack slade slash slaying sleek sleepy sleigh
  slice slide slider slides slight slipped slipping slips slits slots slums slurs smack smart smash smell smells smith smiths snack snare sneaky snell
  snide snout snowy soared soares soaring soles sorceress spade spades spain spans spare spared spares spark sparks spate speak specialise specialised
  specialises specialising spectre speeding speedy speer spelt spice spicer spices spill spills spine spines spins spire spires spoke sport sprinter
  sprite spying squat stable stables stabs stade staged staging stake stakes stale stalk stall stamp stamps stand starch stare staring stark starling
  starr starred starring stars starter startled startling starved starving stated stating stats stead steak steam steaming steel steen steep stela
  stele stems stepped stepping sterling steven stick stitch stitched stitches stitching stock stoke stokes stomp stoner stoney stony storey storeys
  stork storming stormy stout stove stoves stray stream stride string stripe strive stroll stroud stuck studs stung stunt sturdy style sued suing
  suite supporter swami swampy swamy swaps swayed sweep swell swore taker takers tales talking taped taper tapered tapering tapes taping taxes taxing
  teacher teachers tears teeth temper tempered tempo temps tents terms tests texas thank theme thing thorough threw thrill thrills throughput ticker
  tiers tilde tiled tiles tiling timer timing tipped tipping tired tires tiring tolls tonal tonic topic topped topping towed towel toxin trailing
  trails tramp trams trans transformer trapped trapping treasurer treasury tribune tried tries triplet triplets tripped trips truce tuned tuning turks
  turner tying typos tyres unblock unblocking undoing unify unite units users vague valour valve valves vapor veneer verge versa verso vertex verve
  vesicles vigilante villa voter voters vowed voyager wager waite wales walks walla wally warmed warned warred washed washes washing wells whalers
  wheat wherever whole whore width willy winding windy wines wings witch woods wordy works wound wrap wrath write xerox
`.trim().split(/\s+/u));
