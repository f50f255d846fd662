import { BODY_PARTS } from "./body-parts.ts";

/** Nouns that say in what form the thing before them is meant: "rabbit figurine", "dragon toy". */
export const FORM_HEADS: ReadonlySet<string> = new Set(
  "figurine statue statuette sculpture toy doll plush plushie model figure replica miniature carving bust idol ornament decoration souvenir keychain prop icon emoji character silhouette avatar puppet sticker mascot effigy decoy charm trinket doorstop bookend knickknack figurehead topiary caricature paperweight".split(
    " ",
  ),
);

/** Where an ornament or statue is set up: it is not made of lawn. */
export const SET_UP: ReadonlySet<string> = new Set("lawn garden yard".split(" "));

/** Form heads of stone where no material is named. */
export const STONE_FORMS: ReadonlySet<string> = new Set("statue sculpture bust idol statuette effigy".split(" "));

/** Form heads that make the thing a plush toy. */
export const SOFT_FORMS: ReadonlySet<string> = new Set("plush plushie doll".split(" "));

/** Small figures, of porcelain where no material is named: white and blue, or glazed in the colour that is. */
export const FIGURINE_FORMS: ReadonlySet<string> = new Set("figurine figure ornament".split(" "));

/** Clothes that make somebody look like somebody else: "a lion costume", "a chef's outfit". */
export const COSTUMES: ReadonlySet<string> = new Set(
  "costume outfit uniform onesie attire garb clothes clothing gear regalia disguise getup scrub scrubs".split(" "),
);

/** What is said of such clothes, and who wears them: academic regalia, royal attire. */
export const GARBS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    academic: "graduate",
    scholarly: "graduate",
    graduation: "graduate",
    karate: "karate fighter",
    judo: "karate fighter",
    royal: "king",
    regal: "king",
    military: "soldier",
    naval: "sailor",
    clerical: "priest",
    papal: "pope",
    surgical: "surgeon",
    scrub: "surgeon",
    scrubs: "surgeon",
    medical: "doctor",
    culinary: "chef",
  }),
);

/** Of these it depends whose: a samurai's makes a samurai, golden armour none. */
export const ARMOURS: ReadonlySet<string> = new Set(["armor", "armour"]);

/** Who is known by what they wear to fight. */
export const WARRIORS: ReadonlySet<string> = new Set(
  "samurai knight viking gladiator spartan roman centurion legionnaire paladin crusader templar shogun ronin".split(
    " ",
  ),
);

/** Nouns for what is two things in one: "a dragon-cat hybrid", "a mix of a fox and an owl". */
export const HYBRID_HEADS: ReadonlySet<string> = new Set(
  "hybrid mix mixture cross crossbreed mashup combination fusion blend chimera creature".split(" "),
);

/** People of no trade: before them an animal says what they look like ("spider man"), after it they are nobody. */
export const PLAIN_PEOPLE: ReadonlySet<string> = new Set(
  "person man woman boy girl child kid lady guy human people baby couple newlyweds trio family".split(" "),
);

/** Kinds that are not of the colour in their name. */
export const MISNAMED: ReadonlySet<string> = new Set([
  "red fox",
  "red squirrel",
  "red deer",
  "red kangaroo",
  "blue whale",
  "white rhino",
]);

/** They say nothing of what comes before them; hands are people only in WordNet. */
export const ANYTHING: ReadonlySet<string> = new Set([
  ..."object thing item piece artifact figure form shape body".split(" "),
  ...BODY_PARTS,
]);
