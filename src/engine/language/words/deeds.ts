import type { RelationKind } from "../brief.ts";

/** A thing somebody is known by: what they do with it, and the words to look for, first found wins. */
export interface Tool {
  /** `before` stands by it, turned to it. */
  readonly kind: Extract<RelationKind, "playing" | "riding" | "holding" | "wearing" | "on" | "beside"> | "before";
  readonly targets: readonly string[];
  /** How many of them somebody has. Default one. */
  readonly count?: number;
}

/** What somebody does whose tool goes without saying: "a bear fishing". */
export interface Deed {
  /** Pose words, in the lexicon's spelling. */
  readonly poses: readonly string[];
  readonly tools: readonly Tool[];
  /** As whom somebody is then dressed: "ballerina". */
  readonly guise?: string;
}

/** Deeds -> `kind target|target`, `kind 3 target`, `pose word` or `as guise`, parted by `;`. */
const TABLE: Record<string, string> = {
  "fishing|fly fishing|ice fishing|angling": "holding fishing rod",
  "surfing|surfing a wave|surfing waves|catching a wave": "pose skating; on surfboard",
  skateboarding: "pose skating; on skateboard",
  snowboarding: "pose skating; on snowboard",
  "skiing|downhill skiing|ski jumping": "on skis",
  "ice skating|figure skating": "wearing ice skate",
  "roller skating|rollerskating|rollerblading": "wearing roller skate",
  "cycling|biking|bicycling|mountain biking": "riding bicycle",
  motorcycling: "riding motorcycle",
  "sledding|sledging|tobogganing": "riding sled",
  "rowing|canoeing": "riding rowing boat|boat; holding paddle|oar",
  kayaking: "riding kayak",
  sailing: "riding sailboat",
  "golfing|playing golf": "holding golf club",
  "breathing fire|breathing flames|spitting fire|fire breathing|flame breathing": "holding fire breath",
  "smoking a pipe|smoking his pipe|smoking a tobacco pipe|puffing on a pipe|smoking pipe": "holding tobacco pipe",
  "dining|fine dining|having dinner|having lunch|eating dinner|eating lunch|having breakfast|eating breakfast":
    "pose eating; before dining table",
  "djing|dj ing|mixing records|mixing music|spinning records|scratching records":
    "pose pushing; before dj turntable|turntable; wearing headphones",
  "putting lipstick on|putting on lipstick|applying lipstick|putting on her lipstick|putting her lipstick on|putting on makeup|putting makeup on|doing her makeup|applying makeup":
    "pose eating; holding lipstick",
  bowling: "holding bowling ball|ball",
  "boxing|kickboxing": "pose fighting; wearing boxing gloves|glove",
  "changing a tyre|changing a tire|changing a flat tyre|changing a flat tire|changing the tyre|changing the tire|changing a wheel|changing the wheel|fixing a flat tyre|fixing a flat tire|repairing a tyre|repairing a tire|changing tyres|changing tires":
    "pose crouching; holding wrench; beside car tire|car wheel|tire; before car",
  "proposing|proposing marriage|proposing with a ring|proposing marriage with a ring|kneeling to propose|kneeling to propose with a ring|kneeling and proposing|kneeling with a ring|on one knee with a ring|down on one knee with a ring|down on one knee|going down on one knee|asking for her hand":
    "pose crouching; holding engagement ring|ring",
  fencing: "pose fighting; holding rapier|sword",
  jousting: "holding lance; riding horse",
  painting: "holding paintbrush|paint brush",
  "painting a picture|painting a portrait|painting pictures|painting a landscape|painting a masterpiece|painting on canvas|painting on a canvas|painting at an easel":
    "holding paintbrush|paint brush; before easel",
  "playing cards|playing solitaire|playing poker|playing card games|playing a card game|playing rummy|playing blackjack":
    "holding hand of cards; before card table",
  "rolling out dough|rolling dough|rolling out the dough|rolling out pastry|kneading dough|kneading the dough|kneading bread|making bread":
    "pose pushing; pose at-table; before worked dough",
  "drawing|sketching|doodling": "holding pencil",
  "cooking|frying|cooking dinner|cooking breakfast|cooking lunch|cooking food|cooking a meal": "holding frying pan",
  stirring: "holding ladle|wooden spoon|spoon",
  "grilling|barbecuing|barbequing|bbqing": "holding spatula; before barbecue grill",
  baking: "holding rolling pin",
  "mowing|mowing the lawn|mowing the grass|mowing grass|cutting grass|cutting the grass|mowing a lawn":
    "pose pushing; before lawn mower; on lawn",
  gardening: "holding watering can|garden hose",
  "watering plants|watering the plants|watering a plant":
    "holding watering can|garden hose; beside potted plant|house plant",
  "watering flowers|watering the flowers|watering a flower": "holding watering can|garden hose; beside flower",
  watering: "holding watering can|garden hose|can|bucket|jug|kettle|teapot",
  "raking|raking leaves|raking the leaves": "pose sweeping; holding rake; beside pile of leaves|leaf",
  "knitting|crocheting": "pose typing; holding knitting needles; beside ball of yarn|yarn",
  "taking a photo|taking photos|taking a photograph|taking pictures|taking a picture|photographing":
    "pose photographing; holding camera",
  "taking a selfie|taking selfies|texting": "holding smartphone|phone",
  "brushing its teeth|brushing his teeth|brushing her teeth|brushing their teeth|brushing teeth|cleaning its teeth|cleaning his teeth|cleaning her teeth":
    "pose eating; holding toothbrush",
  "combing its hair|combing its fur|combing his hair|combing her hair|combing hair|combing its mane":
    "pose grooming; holding comb",
  "brushing its hair|brushing his hair|brushing her hair|brushing hair|brushing its mane|brushing its fur|brushing its coat":
    "pose grooming; holding hairbrush",
  "shaving|shaving his beard|shaving its beard|shaving his face|shaving its face": "pose eating; holding razor",
  "trimming|pruning|clipping|snipping": "holding garden shears|pruning shears|shears|scissors",
  "cutting hair|giving a haircut": "holding scissors",
  bandaging: "pose crouching; holding bandage roll|bandage",
  milking: "pose crouching; pose typing",
  "sweeping|sweeping the floor|sweeping floors|sweeping up|sweeping the street|sweeping the yard|sweeping leaves":
    "pose sweeping; holding broom",
  "mopping|mopping the floor|mopping floors|mopping up": "pose sweeping; holding mop",
  "vacuuming|vacuuming the floor|hoovering": "holding vacuum cleaner",
  "ironing|ironing clothes|ironing laundry": "holding clothes iron; before ironing board",
  "decorating|icing|frosting": "pose decorating; holding spatula",
  "carving|whittling": "pose carving; holding chisel",
  "sewing|sewing clothes|stitching|tailoring": "pose typing; holding sewing machine",
  "archery|shooting arrows|shooting an arrow|shooting a bow|shooting its bow|shooting his bow|shooting her bow|firing a bow|firing an arrow|firing arrows|drawing a bow|drawing its bow|drawing his bow|drawing her bow|aiming a bow|aiming an arrow|aiming its bow|practicing archery|practising archery|doing archery|shooting a bow and arrow":
    "pose archery; holding bow and arrow|bow",
  "washing dishes|washing the dishes|doing the dishes|washing up|doing dishes":
    "pose pushing; holding sponge; before sink",
  "chopping wood|cutting wood|splitting wood|chopping a log": "pose wielding; holding axe|hatchet; before log",
  "mining|mining for gold": "holding pickaxe",
  "digging|shoveling|shovelling|shoveling snow|shovelling snow|shoveling coal|shovelling coal|hoeing|hoeing the garden|turning the soil":
    "pose sweeping; holding shovel",
  "digging a hole|digging a pit|digging a grave": "pose sweeping; holding shovel; before dug hole",
  afloat: "pose supine; on water|lake",
  "licking its paw|licking its paws|licking his paw|licking her paw|licking itself|licking its fur|licking its leg|washing its face|washing itself|grooming itself|cleaning its paw|cleaning its fur|cleaning itself":
    "pose grooming",
  "scratching its ear|scratching his ear|scratching her ear|scratching its head|scratching itself|scratching behind its ear|scratching its neck|scratching an itch":
    "pose scratching",
  "chasing its tail|chasing his tail|chasing her tail|chasing its own tail|chasing his own tail|chasing her own tail|chasing their tails|running after its tail|biting its tail|biting its own tail|spinning after its tail":
    "pose tail-chasing",
  "tying his shoelaces|tying her shoelaces|tying its shoelaces|tying their shoelaces|tying shoelaces|tying his boot laces|tying her boot laces|tying its boot laces|tying his bootlaces|tying her bootlaces|tying his shoe laces|tying her shoe laces|tying his laces|tying her laces|tying its laces|tying his shoes|tying her shoes|tying its shoes|tying his shoe|tying her shoe|lacing his boots|lacing her boots|lacing up his boots|lacing up her boots|lacing its boots|lacing his shoes|lacing her shoes|lacing up his shoes|lacing up her shoes":
    "pose crouching; pose lacing",
  farming: "holding pitchfork",
  "sawing|sawing wood|sawing a log|sawing logs": "pose pushing; holding saw|chainsaw; before log|plank|tree",
  "sawing a plank|sawing planks|sawing a board": "pose pushing; holding saw; before plank",
  "hammering|hammering a nail|hammering nails|pounding nails": "pose wielding; holding hammer",
  "blowing bubbles|blowing a bubble|blowing soap bubbles|making bubbles|blows bubbles":
    "pose blowing; holding bubble wand",
  "shaking off water|shaking off the water|shaking itself dry|shaking water off|shaking itself|shaking its fur":
    "pose standing",
  "casting a spell|casting spells|doing magic|performing magic|casting magic": "pose wielding; holding magic wand|wand",
  "conducting|conducting an orchestra": "pose wielding; holding baton|wand",
  "camping|camping out": "beside tent",
  backpacking: "pose walking; wearing backpack",
  "reading|studying": "pose reading; holding book",
  "typing|coding|programming|working on a computer": "pose typing; holding laptop",
  "writing|taking notes|writing notes|writing a note|writing a list|writing a diary|writing a letter|writing letters|writing a book|writing a novel|writing a story|writing poetry|writing a poem|doing homework|doing his homework|doing her homework|doing its homework|doing paperwork":
    "pose writing; holding book",
  "gaming|playing video games": "holding game controller",
  "karaoke|singing karaoke|singing a song|singing opera": "pose speaking; holding microphone",
  sunbathing: "pose lying; wearing sunglasses",
  "weightlifting|lifting weights|powerlifting|working out|lifting a weight": "pose lifting; holding barbell|dumbbell",
  "shopping|going shopping|doing groceries": "holding shopping bag",
  "scuba diving|snorkeling|snorkelling": "pose swimming; wearing diving mask",
  "fortune telling|telling fortunes": "holding crystal ball",
  "stargazing|looking at the stars": "beside telescope",
  "hula hooping|doing hula hoop|doing the hula hoop|doing hula hoops|playing hula hoop|using a hula hoop|spinning a hula hoop":
    "holding hula hoop",
  "skipping rope|jumping rope|jump roping|skipping with a rope": "pose jumping; pose skipping; holding rope",
  "juggling|juggling balls": "holding 3 ball",
  "dancing ballet|doing ballet|performing ballet|practicing ballet|practising ballet|ballet dancing":
    "pose dancing; as ballerina",
};

function readDeed(text: string): Deed {
  const steps = text.split(";").map((step) => step.trim());
  const after = (word: string) => steps.filter((step) => step.startsWith(word)).map((step) => step.slice(word.length));
  const [guise] = after("as ");
  const tools = steps.filter((step) => !/^(?:pose|as) /.test(step)).map(readTool);
  return { poses: after("pose "), tools, ...(guise !== undefined && { guise }) };
}

/** @param text `kind target|target`, a number before the targets where there are several. */
export function readTool(text: string): Tool {
  const [kind, ...rest] = text.trim().split(" ") as [Tool["kind"], ...string[]];
  const count = Number(rest[0]);
  if (!(count > 0)) return { kind, targets: rest.join(" ").split("|") };
  return { kind, targets: rest.slice(1).join(" ").split("|"), count };
}

/** What is done -> how it is shown where no tool is named. */
export const DEEDS: ReadonlyMap<string, Deed> = new Map(
  Object.entries(TABLE).flatMap(([words, steps]) =>
    words.split("|").map((word): [string, Deed] => [word, readDeed(steps)]),
  ),
);

/** Every word of a deed: none is a slip of the finger, though no dictionary of things has it. */
export const DEED_WORDS: ReadonlySet<string> = new Set([...DEEDS.keys()].flatMap((deed) => deed.split(" ")));
