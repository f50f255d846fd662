import type { Term } from "../terms/term.ts";
import { MILKING, ROASTING, SPITTED } from "../ties/hand-deeds.ts";
import { isLiving } from "../ties/relate.ts";

/** One meaning of a verb: what it is said of, and what it then is. */
export interface VerbSense {
  readonly verb: RegExp;
  /** What comes right before it, where that decides. */
  readonly after?: RegExp;
  /** The verb of the same clause, where that decides. */
  readonly since?: RegExp;
  readonly of: (object: Term) => boolean;
  readonly term: Partial<Term>;
}

/** Families of what one holds while one mends it. */
const WORN_OR_HELD = /^(?:garment|bedding|accessory|jewel|shoe|weapon|tableware)$/;

/** What verbs mean of some things, the first that fits. */
export const VERB_SENSES: readonly VerbSense[] = [
  // who draws a bow has its string at the cheek
  {
    verb: /^(?:draw|drawing)$/,
    of: ({ entry }) => entry.object?.concept.id === "bow",
    term: { lemma: "drawing back", entry: { connector: "holding" } },
  },
  // who opens a chest stands before it, and it is open
  {
    verb: /^(?:opening|opens|unlocking|unlocks)$/,
    of: ({ entry }) => /^(?:container|building)$/.test(entry.object?.concept.family ?? ""),
    term: { lemma: "opening", entry: { connector: "beside" } },
  },
  // who is at the wheel has both hands on it
  {
    verb: /^(?:at|behind)$/,
    of: ({ entry }) => entry.object?.concept.id === "steering-wheel",
    term: { lemma: "holding", entry: { connector: "holding" } },
  },
  // "drawing his sword" makes no picture
  {
    verb: /^(?:draw|drawing|unsheathing|unsheathe)$/,
    of: ({ entry }) => entry.object?.concept.family === "weapon",
    term: { lemma: "brandishing", entry: { connector: "holding" } },
  },
  // "feeding a rabbit" eats nothing, and who combs a lion lifts none
  {
    verb: /^(?:feed|feeding|petting|stroking|patting|combing|brushing|grooming|shearing|bathing|scrubbing|tickling)$/,
    of: ({ entry }) => entry.object !== undefined && isLiving(entry.object),
    term: { lemma: "watching", entry: { connector: "beside" } },
  },
  // who bandages another is at it with the bandage
  {
    verb: /^bandaging$/,
    of: ({ entry }) => entry.object !== undefined && isLiving(entry.object),
    term: { lemma: "bandaging", entry: { connector: "beside" } },
  },
  // a marshmallow is roasted on a stick, a goose is not
  {
    verb: /^(?:roast|toast|grill)(?:ing|s)$/,
    of: ({ entry }) => SPITTED.test(entry.object?.concept.id ?? ""),
    term: { lemma: ROASTING, entry: { connector: "holding" } },
  },
  // who milks a cow is at its flank
  {
    verb: /^milk(?:ing|s)$/,
    of: ({ entry }) => entry.object !== undefined && isLiving(entry.object),
    term: { lemma: MILKING, entry: { connector: "beside" } },
  },
  // dough is tossed by who makes pizza
  {
    verb: /^(?:spin|twirl|flip|toss|throw)(?:n?ing|p?ing|s)$/,
    of: ({ entry }) => entry.object?.concept.id === "dough",
    term: { lemma: "tossing", entry: { connector: "holding" } },
  },
  {
    verb: /^(?:feed|feeding)$/,
    of: ({ entry }) => entry.object?.concept.family === "food",
    term: { lemma: "holding", entry: { connector: "holding" } },
  },
  // two who share it are both under it
  {
    verb: /^(?:share|sharing)$/,
    of: ({ entry }) => entry.object?.concept.id === "umbrella",
    term: { lemma: "under", entry: { connector: "under" } },
  },
  // two who share a seat or a perch are both on it
  {
    verb: /^(?:share|sharing)$/,
    of: ({ entry }) =>
      /^(?:branch|log|bench|sofa|hammock|swing|bed|armchair|raft|pillow|blanket|rug)$/.test(
        entry.object?.concept.id ?? "",
      ),
    term: { lemma: "on", entry: { connector: "on" } },
  },
  // what is washed is in the hands
  {
    verb: /^(?:washing|rinsing|wringing out)$/,
    of: ({ entry }) => /^(?:food|tableware|garment)$/.test(entry.object?.concept.family ?? ""),
    term: { lemma: "holding", entry: { connector: "holding" } },
  },
  // nobody plays a crate
  {
    verb: /^playing on$/,
    of: ({ entry }) =>
      /^(?:container|nature|building|street|bedding|vessel|tool)$/.test(entry.object?.concept.family ?? ""),
    term: { lemma: "on", entry: { connector: "on" } },
  },
  // what grows on what lay in the sea is all over it, and set in it like no gem
  {
    verb: /^encrusted with$/,
    of: ({ entry }) => /^(?:seashell|coral|starfish|mushroom|bracket-fungus)$/.test(entry.object?.concept.id ?? ""),
    term: { lemma: "covered with", entry: { connector: "covered" } },
  },
  // what is dropped into something is still in the hand, or in the beak
  {
    verb: /^(?:drop|dropping)$/,
    of: ({ entry }) => entry.object !== undefined,
    term: { lemma: "holding", entry: { connector: "holding" } },
  },
  // one scarf is around both their necks
  {
    verb: /^(?:share|sharing)$/,
    of: ({ entry }) => entry.object?.concept.family === "garment",
    term: { lemma: "wearing", entry: { connector: "wearing" } },
  },
  // what two share is in the hands of both
  {
    verb: /^(?:share|sharing)$/,
    of: ({ entry }) => /food|vessel|kitchen|container/.test(entry.object?.concept.family ?? ""),
    term: { lemma: "sharing", entry: { connector: "beside" } },
  },
  // "a tipped glass" has fallen; the gold-tipped one before it is of gold there
  {
    verb: /^tipped$/,
    after: /^(?:a|an|the|one|two|three)$/,
    of: ({ entry }) => /^(?:vessel|container)$/.test(entry.object?.concept.family ?? ""),
    term: { lemma: "tipped over", entry: { trait: { role: "shape", trait: "tipped" } }, wordClass: "quality" },
  },
  // "flipping a coin" cooks nothing: it is in the air
  {
    verb: /^flip(?:s|ping)?$/,
    of: ({ entry }) => entry.object?.concept.id === "coin",
    term: { lemma: "tossing", entry: { connector: "holding" } },
  },
  // what is fought for lies between them
  {
    verb: /^over$/,
    after: /^(?:fighting|quarrell?ing|squabbling|arguing|brawling|wrestling)$/,
    of: ({ entry }) => entry.object !== undefined,
    term: { lemma: "around", entry: { connector: "beside" } },
  },
  // what is lifted out of a hive is taken from it; out of a hat it only comes
  {
    verb: /^out of$/,
    since: /^(?:lift|pull|tak|grab|pick|scoop|fetch|drag|remov|unload)/,
    of: ({ entry }) => entry.object !== undefined && entry.object.concept.family !== "garment",
    term: { lemma: "from", entry: { connector: "place" } },
  },
  // "pulling a rabbit out of a hat" makes no rabbit of hats
  {
    verb: /^out of$/,
    since: /^(?!mak|made|build|built|carv|craft|knit|fold|cut|sew|weav|wov|form|shap|sculpt|construct|creat|assembl)./,
    of: ({ entry }) => entry.object !== undefined,
    term: { lemma: "coming out of", entry: { connector: "in" } },
  },
  // what is pushed off a table is on it, and so is who jumps off a cliff
  {
    verb: /^off$/,
    since: /^(?:push|knock|jump|leap|div|fall|slid|sweep|bat|paw|hang|drink|eat|lick|wip)/,
    of: ({ entry }) => entry.object !== undefined,
    term: { lemma: "on", entry: { connector: "on" } },
  },
  // who crawls up a pot is on it
  {
    verb: /^up$/,
    after:
      /^(?:crawling|creeping|inching|slithering|scurrying|scampering|scrambling|shinning|marching|running|walking)$/,
    of: ({ entry }) => entry.object !== undefined,
    term: { lemma: "on", entry: { connector: "on" } },
  },
  // what is dug up lies before who digs
  {
    verb: /^up$/,
    after: /^digging$/,
    of: ({ entry }) => entry.object !== undefined,
    term: { lemma: "pawing at", entry: { connector: "beside" } },
  },
  // a rod and a net are cast with the hands, a shadow is not
  {
    verb: /^(?:cast|casting)$/,
    of: ({ entry }) => /^(?:fishing-rod|fishing-net|net)$/.test(entry.object?.concept.id ?? ""),
    term: { lemma: "casting", entry: { connector: "holding" } },
  },
  // who spins a web sits in it
  {
    verb: /^(?:spin|spinning|weav|weaving|building)$/,
    of: ({ entry }) => entry.object?.concept.id === "spider-web",
    term: { lemma: "on", entry: { connector: "on" } },
  },
  // who peels fruit has it in the hands: nothing flakes off them
  {
    verb: /^(?:peel|peeling)$/,
    of: ({ entry }) => entry.object?.concept.family === "food",
    term: { lemma: "peeling", entry: { connector: "holding" } },
  },
  // what is mended or cleaned stays where it is
  {
    verb: /^(?:tightening|repairing|fixing|mending|soldering|welding|polishing|cleaning|scrubbing|wiping|dusting|drilling|unscrewing|sanding|gluing|measuring)$/,
    of: ({ entry }) =>
      entry.object !== undefined &&
      !WORN_OR_HELD.test(entry.object.concept.family) &&
      entry.object.concept.id !== "fishing-net",
    term: { lemma: "watching", entry: { connector: "beside" } },
  },
  // cloth and nets are in the hands of who mends them
  {
    verb: /^(?:mending|darning|untangling|folding|stitching)$/,
    of: ({ entry }) =>
      /garment|bedding/.test(entry.object?.concept.family ?? "") || entry.object?.concept.id === "fishing-net",
    term: { lemma: "holding", entry: { connector: "holding" } },
  },
  // the hands of who steers are at the wheel, where there is no more of the ship
  {
    verb: /^steering$/,
    of: ({ entry }) => entry.object?.concept.id === "steering-wheel",
    term: { lemma: "pushing", entry: { connector: "beside" } },
  },
  // what is hammered lies there: no hand holds it
  {
    verb: /^(?:hammering|forging|hammer|forge)$/,
    of: ({ entry }) => entry.object !== undefined && !isLiving(entry.object),
    term: { lemma: "hammering", entry: { connector: "beside" } },
  },
  // furniture and the like is hammered together
  {
    verb: /^(?:building|builds|assembling|assembles|constructing|making)$/,
    of: ({ entry }) =>
      /^(?:furniture|instrument|clock|storage|toy)$/.test(entry.object?.concept.family ?? "") ||
      /^birdhouse$|clock$|^watch$/.test(entry.object?.concept.id ?? ""),
    term: { lemma: "hammering", entry: { connector: "beside" } },
  },
  // "looking out of a window" is at it: right before it nobody is seen
  {
    verb: /^(?:looking|looks|gazing|gazes|staring|stares|peering|peers) out (?:of|from)$|^(?:looking|gazing|staring) out$/,
    of: ({ entry }) => /window|door/.test(entry.object?.concept.id ?? ""),
    term: { lemma: "next to", entry: { connector: "beside" } },
  },
  // "shooting its tongue at a fly" fires nothing
  {
    verb: /^(?:shoot|flick|dart|fling|stretch|extend|unroll|lash)(?:s|es|ing)?(?: out)?$/,
    of: ({ lemma }) => lemma === "tongue",
    term: { lemma: "lolling", entry: { trait: { role: "pose", trait: "lolling" } }, wordClass: "action" },
  },
  // "beating its chest" opens none
  {
    verb: /^(?:beat|beating|beats|pounding|thumping)(?: on)?$/,
    of: ({ lemma }) => lemma === "chest",
    term: { lemma: "roaring", entry: { trait: { role: "pose", trait: "beating" } }, wordClass: "action" },
  },
];
