/** One meaning of a word: the words near it that speak for it, and what to look for among the concepts' own words. */
export interface Meaning {
  /** Lemmas anywhere in the prompt; none holds when nothing else does. */
  readonly near: ReadonlySet<string>;
  readonly targets: readonly string[];
}

/**
 * Word -> `near words > targets`, parted by `;`, first found wins. A meaning without near words is the usual one. Two words of one
 * term are joined by `_`.
 */
const TABLE: Record<string, string> = {
  glasses:
    "empty full wine beer champagne drinking water juice whiskey bottle toast table-set stacked > drinking glass|glass|wine glass",
  peel: "baker bakers bakery oven pizza pizzaiolo dough bread loaf chef > pizza peel",
  bat: "baseball cricket ball hit swing player aluminum > baseball bat|cricket bat|club; > bat|bird|mouse",
  crane:
    "construction tower steel lift lifting building crawler hook site mobile port dock yellow metal > construction crane|tower crane|crane|excavator; origami paper bird wing wings flying feather feathers water standing leg legs pond red-crowned > crane bird|crane|heron|stork|bird",
  mouse:
    "computer wired wireless keyboard usb optical pad gaming laptop bluetooth click > computer mouse|mouse; > mouse|rat",
  case: "violin guitar cello viola fiddle ukulele banjo lute saxophone trumpet trombone flute clarinet > instrument case",
  "slate board": "bread loaf cheese grapes sushi cake fruit sandwich meat steak olives > cutting board",
  mobile: "crib cradle baby nursery cot moon > wind chime; > smartphone|phone",
  bag: "punching boxing kickboxing > punching bag",
  mask: "welder welding > welding mask",
  "treasure chest": "monster teeth fangs tongue > mimic",
  smoker: "beekeeper beekeepers bee bees hive beehive honey apiary apiarist > bee smoker|barbecue grill",
  wheel:
    "potter pottery kiln spinning throwing > pottery wheel; driver driving chauffeur captain sailor steering helmsman > steering wheel",
  seal: "wax stamp letter envelope > wax seal|stamp|coin",
  beach:
    "umbrella parasol towel deckchair lounger sandcastle bonfire crab surfboard volleyball > seashore; > beach|island",
  beads: "scattered strewn spilled loose bowl jar dish pile heap handful > glass marbles|marbles; > beads|necklace",
  bow: "arrow hunter hunting archer quiver longbow bowstring elf > bow|bow and arrow|crossbow; violin cello > violin bow|bow; ribbon gift hair pink cat dog rabbit pig lamb elephant panda hamster kitten puppy bunny teddy doll plush silk satin velvet lace present dress tied wrapped polka-dot > ribbon|bow tie|bow",
  ship: "sail sails mast masts rigging galleon figurehead crow's_nest > sailing ship|ship",
  "fishing boat":
    "fisherman fishermen fisher angler man woman boy girl sitting rowing oar oars paddle tiny small pond creek upside-down overturned > rowboat",
  phone: "hook off-the-hook off_the_hook receiver rotary cradle > rotary telephone",
  trunk:
    "tree eucalyptus oak pine birch palm bark stump branch climbing hugging koala woodpecker mossy hollow > tree trunk|log; treasure leather travel luggage wooden old antique locked brass steamer attic > trunk|chest|treasure chest|suitcase",
  "velvet case":
    "violin guitar cello viola fiddle ukulele banjo bass lute saxophone trumpet > instrument case; > velvet box",
  rod: "fishing fish angler fisherman casting trout salmon > fishing rod|rod",
  ruler: "king throne crown kingdom > king|person",
  level: "spirit bubble carpenter tool builder vial yellow > spirit level",
  plant:
    "power nuclear industrial factory chemical > power plant|factory|building; > potted plant|houseplant|plant|bush|flower|tree",
  pot: "cooking stew soup boiling stove iron copper steel steaming lid spaghetti kitchen simmering > cooking pot|saucepan|cauldron|pot; gold coin leprechaun witch magic bubbling > cauldron|pot; plant tree flower bonsai cactus succulent fern herb seedling soil terracotta > flower pot|pot",
  chest: "monster teeth fangs > mimic; treasure gold pirate wooden lock coin old drawer > chest|treasure chest|box",
  horn: "french brass jazz musical instrument music orchestra band > french horn|horn|trumpet|tuba; drinking viking mead > drinking horn|horn|mug",
  pitcher: "baseball mound throwing > baseball player|person",
  keyboard: "piano synth synthesizer musical electric music > keyboard|synthesizer|piano; > computer keyboard|keyboard",
  tank: "fish goldfish aquarium water turtle > aquarium|fish tank|fish bowl|bowl; gas propane oxygen oil > propane tank|gas cylinder|barrel",
  beetle: "car volkswagen vw driving wheel > car",
  jaguar: "car driving e-type sports > sports car|car",
  mustang: "car driving ford convertible > sports car|car",
  chicken:
    "roast roasted fried grilled baked plate dinner cooked rotisserie > roast chicken|chicken leg|chicken; > chicken|hen|rooster|bird",
  turkey:
    "roast roasted thanksgiving baked plate dinner cooked > roast turkey|roast chicken|turkey|chicken; > turkey|chicken|bird",
  bowl: "goldfish guppy betta > fish bowl|bowl",
  fish: "fried grilled plate chips cooked > fish",
  record: "vinyl player gramophone music turntable > vinyl record|record|plate",
  nut: "bolt screw metal steel hex washer > nut|screw|gear",
  bulb: "garlic tulip onion > garlic|onion|tulip",
  club: "golf > golf club|cane; > club|mace|hammer",
  cricket: "bat ball player > cricket bat",
  boxer: "glove ring punching champion shorts belt fighter fight fighting boxing > boxer|person",
  boxers: "ring fight fighting boxing > boxer|person",
  cup: "trophy champion winner world > trophy|goblet|cup",
  board:
    "chess go game checkers > chessboard|game board; bread loaf cheese knife sausage cutting chopping > cutting board; chalk school writing > chalkboard|blackboard; surf wave > surfboard; > lumber|plank",
  fan: "hand folding paper japanese silk geisha lace > hand fan|folding fan|fan; soccer football cheering > person; > fan|electric fan|desk fan",
  iron: "ironing clothes shirt steam board electric > iron|clothes iron",
  star: "sea beach fish coral > starfish|star; movie rock pop film > person; > star|starfish",
  bug: "volkswagen vw > car; > beetle|ladybug|bug",
  glass:
    "magnifying > magnifying glass; stained > stained glass window|window; window pane > window pane|window; looking > mirror",
  light:
    "traffic red-light > traffic light; bulb > light bulb; street > street lamp; flash > flashlight; > lamp|lantern|light bulb",
  "drying rack": "clothes laundry shirt towel sock washing > clothesline; > dish rack|clothesline",
  ring: "boxing boxer boxers wrestling wrestler > boxing ring; onion > onion ring|donut",
  palm: "hand reading > hand; > palm tree|palm|tree",
  bank: "piggy coin money pig > piggy bank|pig; > bank|temple|house|building",
  key: "piano keyboard > piano key|piano; > key",
  bar: "iron steel metal lead gold silver crow curtain parallel > gold bar|crowbar; > bar room|pub",
  mine: "land explosive anti-personnel anti-tank naval buried military sea spiked > land mine|naval mine; > mine",
  match: "fire lit strike box burning flame > matchstick|match|candle",
  cell: "prison jail bars > cage; phone > smartphone|phone; blood human plant microscope > sphere|ball",
  mole: "> mole|mouse|hamster",
  cap: "baseball bottle knit backwards visor > cap|hat",
  letter: "alphabet giant neon wooden capital > letter|sign; > letter|envelope|paper|newspaper",
  drill: "power electric > drill|power drill; sergeant > person",
  pipe: "smoking smokes smoke tobacco sherlock detective sailor corncob briar puffing popeye captain professor gnome hobbit grandfather walrus snowman leprechaun mouth lips teeth fisherman > tobacco pipe|pipe; organ > organ|piano; water metal rusty plumbing plumber copper sewer leaking drain exhaust wall boiler furnace machine engine gears factory broken burst > industrial pipe|pipe",
  lock: "door padlock key chain > padlock|lock",
  spring: "metal steel coil coiled bouncy mattress suspension rusty > coil spring|coil",
  shell:
    "turtle tortoise > turtle shell|shell; snail > snail shell|snail; egg hatchling hatching hatches hatched hatch chick > egg; beach sea ocean conch pearl > seashell|shell",
  block: "toy wooden alphabet building lego > toy block|cube; ice > ice cube|ice",
  globe: "snow > snow globe|globe; > globe|planet|sphere",
  buffalo: "> buffalo|bison|bull|cow",
  orange: "> orange|apple",
  trailer: "tractor hay hay_bale cargo flatbed farm loaded logs > wagon|farm trailer|cart; > trailer|caravan",
  stand:
    "lemonade ice-cream ice_cream hot-dog hot_dog taco noodle noodles ramen sushi coffee juice fruit pancake waffle burger flower newspaper souvenir snack food market > market stall|kiosk|stall",
  noodles: "plate > spaghetti",
  drumstick:
    "drum drums drummer drumming drum-kit snare percussion cymbal band music wooden pair rock > drum stick; > drumstick|chicken leg",
  ...Object.fromEntries(
    "king queen bishop knight rook pawn castle"
      .split(" ")
      .map((man) => [man, `chessboard chess_board checkmate chessmen > chess ${man === "castle" ? "rook" : man}`]),
  ),
  bed: "flower garden > flower bed|planter|flower",
};

export const AMBIGUOUS: ReadonlyMap<string, readonly Meaning[]> = new Map(
  Object.entries(TABLE).map(([word, meanings]) => [
    word,
    meanings.split(";").map((meaning): Meaning => {
      const [near, targets] = meaning.split(">") as [string, string];
      return {
        near: new Set(near.split(" ").flatMap((word) => (word === "" ? [] : word.replaceAll("_", " ")))),
        targets: targets.trim().split("|"),
      };
    }),
  ]),
);
