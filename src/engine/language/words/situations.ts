import type { ConnectorKind } from "./connectors.ts";
import { DEEDS } from "./deeds.ts";

const table = (rows: Record<string, string>): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries(rows).flatMap(([words, targets]) =>
      words.split("|").map((word): [string, readonly string[]] => [word, targets.split("|")]),
    ),
  );

/** What is played -> what it is played with, first found wins. Only after "playing". */
export const GAMES: ReadonlyMap<string, readonly string[]> = table({
  "poker|solitaire|blackjack|bridge|rummy|go fish": "playing card|deck of cards",
  chess: "chessboard|chess board|chess set|chess piece",
  "checkers|draughts": "checkerboard|chessboard|chess board",
  "dominoes|domino": "domino|dominoes|die|dice",
  golf: "golf club|golf ball|cane|ball",
  "tennis|badminton|squash": "tennis racket|racket|tennis ball|ball",
  "ping pong|table tennis": "ping pong paddle|table tennis racket|racket",
  "soccer|football|basketball|volleyball|rugby|catch|fetch": "soccer ball|ball|football",
  baseball: "baseball bat|baseball|ball",
  cricket: "cricket bat|ball",
  hockey: "hockey stick|stick",
  "pool|billiards|snooker": "pool cue|pool table|ball",
  "video game|videogame|game|video games": "game controller|videogame controller|joystick",
  drums: "drum kit|drum set|drum",
  music: "guitar|violin|flute",
});

/** Drinks -> what they are served in. Where a drink is a thing: "holding a beer", "a mojito on a table". */
export const DRINKS: ReadonlyMap<string, readonly string[]> = table({
  "boba|bubble tea|milk tea|boba tea|milkshake|smoothie|iced coffee|frappuccino|slushie":
    "bubble tea|boba|milkshake|takeaway cup|paper cup|drinking glass|glass|cup|mug",
  mojito: "mojito|highball glass|drinking glass|glass|cup",
  "cocktail|martini|margarita|pina colada|daiquiri": "cocktail glass|cocktail|martini|wine glass|glass|cup",
  "beer|pint|ale|lager": "beer mug|beer glass|beer bottle|beer|mug|glass|cup",
  "wine|champagne|red wine|white wine|prosecco": "wine glass|champagne flute|glass|wine bottle|cup",
  "coffee|tea|espresso|latte|cappuccino|hot chocolate|cocoa": "coffee cup|coffee mug|teacup|mug|cup",
  "soda|cola|lemonade|juice|orange juice|milk|water|whiskey|whisky": "drinking glass|glass|cup|mug",
});

/** Drinks -> what they are poured from. Only after "pouring". */
export const POURED: ReadonlyMap<string, readonly string[]> = table({
  "wine|red wine|white wine|port": "wine bottle|bottle",
  "champagne|prosecco": "champagne bottle|wine bottle|bottle",
  "tea|green tea": "teapot|kettle",
  "coffee|espresso": "coffee pot|kettle|teapot",
  "beer|ale|lager|whiskey|whisky|rum": "beer bottle|bottle",
  "honey|syrup|maple syrup": "honey jar|jar|bottle",
  "oil|olive oil": "oil bottle|bottle|jug",
  "milk|cream": "milk jug|jug|milk carton",
  "water|juice|lemonade|orange juice|soda": "pitcher|jug",
});

/** What is breathed out -> the jet that shows it. Only after a verb of breathing. */
export const BREATHS: ReadonlyMap<string, readonly string[]> = table({
  "fire|flame|blaze|inferno|lava|lightning|energy": "fire breath",
  "smoke|steam|vapor|vapour|mist|fog|cloud|smog|ash": "smoke breath",
  "ice|frost|snow|cold|icicle|blizzard|hail": "ice breath",
  water: "water jet",
  "poison|acid|venom|gas|toxic gas|poison gas": "poison breath",
});
/** Verbs of breathing. */
export const BREATHING = /^(?:breath|spit|spew|exhal|belch|blow|spray|squirt)/;

/** What fills things and has no shape of its own, besides the drinks. */
export const FILLINGS: ReadonlySet<string> = new Set([
  "soy sauce",
  ..."liquid fluid mud soup honey sauce slurry ink oil blood lava juice syrup cereal rice foam steam smoke fire dirt soil sand water gravy stew porridge batter dough trash garbage rubbish stuff food powder spice spices sugar salt flour jam butter mustard ketchup glaze icing frosting sprinkles topping toppings cream yogurt yoghurt custard broth mayonnaise cheese noodles".split(
    " ",
  ),
]);

/** Of these even what is a concept's word only fills: "a bag full of trash". */
export const NEVER_APART: ReadonlySet<string> = new Set([
  "soy sauce",
  ..."hinge trash garbage rubbish ink liquid fluid water dirt sand soil mud steam smoke".split(" "),
]);

/** Ties after which a drink or filling is inside something, not a thing by itself. */
export const FILLS: ReadonlySet<ConnectorKind> = new Set(["of", "with", "covered", "in", "made", "and"]);

/** Slots for what is in a thing. */
export const CONTENTS: readonly string[] = ["liquid", "drink", "contents", "content", "filling", "coffee", "water"];

/** Words of what somebody has on -> words to look for: "a crowned koala". */
export const CLAD: ReadonlyMap<string, readonly string[]> = table({
  crowned: "crown",
  helmeted: "helmet",
  bespectacled: "glasses|spectacles",
  masked: "mask",
  caped: "cape|cloak",
  "hatted|behatted": "hat",
  booted: "boot",
  hooded: "hood|cloak",
  scarfed: "scarf",
  suited: "suit",
  turbaned: "turban|hat",
});

/** Parts of a body that hold as a mouth does. */
export const MOUTHS: ReadonlySet<string> = new Set("mouth beak bill tooth teeth jaw snout muzzle tongue".split(" "));

/** Where on a body a thing is -> what the body does with it. */
export const BODY: ReadonlyMap<string, "holding" | "wearing" | "on"> = new Map([
  ...words(
    "holding",
    "mouth beak bill hand paw claw tooth teeth jaw talon trunk tentacle arm grip snout muzzle tongue",
  ),
  ...words("wearing", "head neck face wrist waist finger ear eye nose foot"),
  ...words("on", "back shell hump shoulder lap tail knee pouch spine spike quill"),
]);

function words(kind: "holding" | "wearing" | "on", list: string): [string, "holding" | "wearing" | "on"][] {
  return list.split(" ").map((word) => [word, kind]);
}

/** What is shown on a surface, not there by itself: "engravings of dragons". */
export const MOTIFS: ReadonlySet<string> = new Set(
  "engraving carving motif pattern print design filigree swirl embroidery decoration detail image logo drawing illustration emblem scrollwork inlay relief artwork scene sticker writing lettering stitching accent".split(
    " ",
  ),
);

/** Words of a motif -> the print it is shown as. */
export const MOTIF_PRINTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "geometric-print": "geometric angular abstract tribal aztec",
    "star-print": "star starry",
    "wavy-print": "wave wavy",
    "swirl-print":
      "swirl swirling spiral filigree scrollwork vine arabesque paisley intricate ornate engraving carving embroidery inlay",
    "diamond-print": "diamond argyle",
    floral: "flower floral rose leaf blossom botanical",
    striped: "stripe",
    spotted: "spot",
    "polka-dot": "dot",
  }).flatMap(([print, words]) => words.split(" ").map((word): [string, string] => [word, print])),
);

/** Words of what is shown on a surface: "with a painted phoenix". */
export const DEPICTED: ReadonlySet<string> = new Set(
  "painted engraved etched embroidered printed carved embossed stenciled stencilled drawn inlaid".split(" "),
);

/** Poses of verbs that can have an object -> how it is tied: "flying a biplane", "waving a flag", "painting a fence". */
export const POSE_TIES: ReadonlyMap<string, ConnectorKind> = new Map([
  ...[...DEEDS.keys()].map((deed): [string, ConnectorKind] => [deed, "beside"]),
  ["flying", "holding"],
  ["climbing", "on"],
  ["waving", "holding"],
  ["fighting", "beside"],
  ["walking", "beside"],
  ["kissing", "beside"],
  ["howling", "beside"],
  ["roaring", "beside"],
]);

/** Stand-ins for what was named before. */
export const PRONOUNS: ReadonlySet<string> = new Set("it them him her itself themselves himself herself".split(" "));

/** Words for how a surface looks: "with a glossy ruby finish". */
export const FINISHES: ReadonlySet<string> = new Set(
  "finish texture hue sheen coating look appearance exterior".split(" "),
);

/** The same of what is no dish; on a dish they are something to eat. */
export const GLAZES: ReadonlySet<string> = new Set("glaze lacquer varnish".split(" "));

/** Poses that things have as a matter of course, as chairs and mugs stand and sit. */
export const STILL = /^(?:sitting|standing|resting|perched)$/;
/** Poses of the living alone. */
export const LIVELY =
  /^(?:dancing|singing|running|walking|jumping|waving|eating|fighting|sleeping|begging|howling|roaring|yawning)$/;

/** What somebody does with what is in a vessel. */
export const SERVING = /^(?:drink|sip|pour|eat|slurp|tast|lick)/;

/** What one drinks from, and what is put in there rather than printed on it: a candy cane, a cinnamon stick. */
export const DRUNK_FROM = /^(?:mug|cup|teacup|drinking-glass|paper-cup)$/;
export const PUT_IN = /(?:candy-cane|straw|spoon|fork|pencil|pen|paintbrush|toothbrush|lollipop) |stick|wedge|slice/;
