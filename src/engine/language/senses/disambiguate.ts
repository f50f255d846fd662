import { isNounLike, isQuality, nounFollows } from "../phrases/noun-phrase.ts";
import { singular } from "../terms/singular.ts";
import { endsPhrase, lastWord, type Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";
import { AMBIGUOUS } from "../words/ambiguous.ts";
import { EMBLEM_HEADS } from "../words/emblem-words.ts";
import { MATERIAL_WORDS } from "../words/material-words.ts";

/**
 * Words of several meanings by what stands near them: a "wired mouse next to a keyboard" is no animal. A word whose
 * usual meaning is asked for keeps what the vocabulary has for it.
 */
export function disambiguate(terms: readonly Term[], vocabulary: Vocabulary): Term[] {
  const present = new Set(terms.flatMap(({ lemma }) => [lemma, ...lemma.split(" ")]));
  return withoutStrayMaterials(withoutStrayParts(terms, vocabulary), vocabulary).map((term, at) => {
    const other = otherOf(terms, at, vocabulary);
    if (other) return other;
    const meanings = AMBIGUOUS.get(term.lemma) ?? (term.plural ? AMBIGUOUS.get(`${term.lemma}s`) : undefined);
    const isOnlyPartOrTone =
      !term.entry.object && (term.entry.tint || (term.entry.part && isPartOfNamed(term, terms, vocabulary)));
    if (!meanings || isOnlyPartOrTone) return term;
    const isCounted = term.lemma === "glasses" && isSeveral(terms, at);
    for (const { near, targets } of meanings) {
      const isNear = isCounted || near.size === 0 || [...near].some((word) => word !== term.lemma && present.has(word));
      if (!isNear || (near.size === 0 && term.entry.object?.own)) continue;
      const object = targets.map((target) => vocabulary.entries.get(target)?.object).find((found) => found?.own);
      if (object)
        return { ...term, entry: { ...term.entry, object: { ...object, own: term.entry.object?.own ?? false } } };
    }
    return term;
  });
}

const POTTERY = /^(?:potter|pottery|pot|clay|vase|bowl|jug|throwing|shaping)$/;

/** What a spinning wheel is for who makes pots, and a fruit that is peeling: it is no coat of paint. */
function otherOf(terms: readonly Term[], at: number, { entries }: Vocabulary): Term | undefined {
  const term = terms[at] as Term;
  const isWheel = term.lemma === "spinning wheel" && terms.some(({ lemma }) => POTTERY.test(lemma));
  const isPeeling =
    term.entry.object?.concept.family === "food" &&
    [terms[at - 1], terms[at + 1]].some((near) => near?.lemma === "peeling");
  if (isLaidOn(terms, at)) return { ...term, entry: withoutObject(term) };
  const word = isWheel ? "pottery wheel" : isPeeling ? `peeled ${term.lemma}` : undefined;
  const object = word === undefined ? undefined : entries.get(word)?.object;
  return object && { ...term, lemma: word as string, entry: { object } };
}

/** What has walls and floors to lay pieces on; tiles are set into much else besides. */
const BUILT: ReadonlySet<string> = new Set(["building", "room"]);
const TILED: ReadonlySet<string> = new Set(["building", "room", "furniture", "structure", "nature", "vessel"]);
const PIECES = /(?:^| )(?:tile|brick|plank|shingle|paver|board|slab)$/;

/** "A bathroom with blue tiles", "a house of red bricks": what its walls and floors are laid of, and no few of them lying there. */
function isLaidOn(terms: readonly Term[], at: number): boolean {
  const { entry, lemma, plural } = terms[at] as Term;
  if (!plural || !entry.object || !entry.material || !PIECES.test(singular(lemma))) return false;
  const tie = terms.findLastIndex(({ entry: { connector } }, i) => i < at && connector !== undefined);
  const isOf = /^(?:with|of|in)$/.test(terms[tie]?.entry.connector ?? "");
  const between = terms.slice(tie + 1, at);
  return (
    isOf &&
    (/tile/.test(lemma) ? TILED : BUILT).has(terms[tie - 1]?.entry.object?.concept.family ?? "") &&
    !between.some(({ entry: own }) => own.count !== undefined || own.object)
  );
}

const withoutObject = ({ entry: { object: _, ...rest } }: Term): Term["entry"] => rest;

/** Whether anything in the prompt has a part of that name. */
const isPartOfNamed = ({ lemma }: Term, terms: readonly Term[], { slots }: Vocabulary): boolean =>
  terms.some(({ entry }) => entry.object && slots.get(entry.object.concept.id)?.has(lemma));

/** "two glasses" are to drink from, "a pair of glasses" to see with; "a stack of books wearing glasses" counts the books. */
function isSeveral(terms: readonly Term[], at: number): boolean {
  const tie = terms.findLastIndex(
    ({ entry }, i) => i < at && entry.connector !== undefined && entry.connector !== "of",
  );
  const before = terms.slice(Math.max(0, at - 3, tie + 1), at);
  return before.some(({ entry, lemma }) => entry.count !== undefined && entry.count > 1 && !lemma.includes("pair"));
}

/**
 * "red" is a part of a traffic light, and nothing but a colour where there is none; "dark" the inside of a birdhouse, and
 * a tone elsewhere; "stand" a verb where nothing has one. "light blue" names no light.
 */
function withoutStrayParts(terms: readonly Term[], { slots }: Vocabulary): Term[] {
  const named = [...new Set(terms.flatMap(({ entry }) => (entry.object ? [slots.get(entry.object.concept.id)] : [])))];
  return terms.map((term, at) => {
    const { part, ...entry } = withoutSize(term, measuredAfter(terms, at + 1)).entry;
    if (isCredit(terms, at)) return { ...term, entry: { noise: true } };
    if (entry.tint && isToned(terms[at + 1])) return { ...term, entry: { tint: entry.tint } };
    const isVerb = term.wordClass !== "thing" && terms[at - 1]?.entry.object && terms[at + 1]?.entry.connector;
    const isOther = entry.colours || entry.tint || MATERIAL_WORDS.has(term.lemma) || isVerb;
    // "a round blue window", "a square white top"
    const isShape = entry.trait !== undefined && isQualityOrThing(terms[at + 1]) && nounFollows(terms, at);
    const names = part ? [term.lemma, singular(term.lemma)] : [];
    const isNamed = named.some((words) => names.some((name) => words?.has(name)));
    const isStray = part && !entry.object && (isShape || (isOther && !isNamed));
    return isStray || entry.object !== term.entry.object
      ? { ...term, entry: part && !isStray ? { ...entry, part } : entry }
      : term;
  });
}

/** Programs whose names are things as well. */
const PROGRAMS = /^(?:blender|maya|unity|houdini|rhino|modo)$/;

/** "an axe, blender, 8k": made with that, where it stands between commas among such words. */
function isCredit(terms: readonly Term[], at: number): boolean {
  const { lemma, pause } = terms[at] as Term;
  const isItem = (next: Term | undefined) => next === undefined || next.pause !== "none";
  const isAmongNoise = terms[at - 1]?.entry.noise || terms[at + 1]?.entry.noise;
  return at > 0 && PROGRAMS.test(lemma) && pause !== "none" && isItem(terms[at + 1]) && isAmongNoise === true;
}

/** "giant cards": what is a size and somebody too is the size right before a thing. */
function withoutSize(term: Term, next: Term | undefined): Term {
  const { object, ...entry } = term.entry;
  const isSize = object && entry.trait?.role === "size" && next?.pause === "none" && next.entry.object;
  return isSize ? { ...term, entry } : term;
}

/** The thing after what was its measure: "a giant wedge of blue cheese". */
const measuredAfter = (terms: readonly Term[], at: number): Term | undefined =>
  terms[at]?.entry.grammar && !terms[at]?.entry.determiner
    ? terms.slice(at, at + NEAR).find(({ entry }) => entry.object)
    : terms[at];

/** Another word of the same phrase. */
const isQualityOrThing = (next: Term | undefined): boolean =>
  next?.pause === "none" && (isQuality(next.entry) || isNounLike(next));

/** Whether what stands before it without a pause can be its tone: a colour, or another tone of one. */
const isToned = (next: Term | undefined): boolean =>
  next?.pause === "none" && Boolean(next.entry.colours || next.entry.tint || isWood(next));

/** Classes whose materials are grounds and curiosities: a beach ball is not of sand, a cheese knife not of cheese. */
const SELDOM_SUBSTANCES: ReadonlySet<string> = new Set(["ground", "misc"]);

/** "made of stained glass": a thing's other name, that of what it is made of, where matter is asked for; "made of cheese" is all of one. */
function isAskedFor({ entry: { object, material }, plural }: Term, terms: readonly Term[], at: number): boolean {
  const before = terms[at - 1]?.entry.determiner ? terms[at - 2] : terms[at - 1];
  const isSecond = object !== undefined && (object.madeOf !== undefined || object.word !== object.concept.words[0]);
  const isMass = before === terms[at - 1] && !plural && MASSES.has(material?.id ?? "");
  return (isSecond || isMass) && /^(?:made|like)$/.test(before?.entry.connector ?? "");
}

/** Families of what joiners make. */
const JOINED: ReadonlySet<string> = new Set(
  "furniture building vehicle instrument tool weapon light game toy".split(" "),
);

/** "a chair of oak", "a table in dark walnut": the wood, where no box or bowl is full of the nuts. */
function isOfWood({ entry: { object }, plural }: Term, terms: readonly Term[], at: number): boolean {
  if (!object || plural || !/^(?:plant|food)$/.test(object.concept.family)) return false;
  let of = at - 1;
  while (of > 0 && terms[of]?.pause === "none" && isQuality((terms[of] as Term).entry)) of -= 1;
  const isTied = terms[of]?.lemma === "of" || (terms[of]?.lemma === "in" && endsPhrase(terms[at + 1]));
  const made = isTied ? terms[of - 1]?.entry.object : undefined;
  return made !== undefined && JOINED.has(made.concept.family);
}

/** A tree by the name of its wood: "oak", not "palm tree" nor "oaks". */
const isWood = ({ entry, plural, possessive, lemma }: Term): boolean =>
  entry.object?.concept.family === "plant" && !plural && !possessive && !/ tree$/.test(lemma);

/** "An oak table", "an oak and iron chest": before what joiners make it is the wood as well. */
function isWoodBefore(wood: Term, terms: readonly Term[], at: number): boolean {
  if (!isWood(wood)) return false;
  for (const { entry, pause, lemma } of terms.slice(at + 1, at + NEAR)) {
    if (pause !== "none" || entry.determiner || (entry.connector && lemma !== "and")) return false;
    if (entry.object && !entry.material) return MADE_OF_WOOD.test(entry.object.concept.family);
  }
  return false;
}

/** "A chair, dark oak": listed after it, with nothing but qualities. */
function isWoodListed(wood: Term, terms: readonly Term[], at: number): boolean {
  const next = terms[at + 1];
  if (!isWood(wood) || (next && next.pause === "none")) return false;
  let first = at;
  while (
    first > 0 &&
    at - first < NEAR &&
    terms[first]?.pause === "none" &&
    isQuality((terms[first - 1] as Term).entry)
  )
    first -= 1;
  const made = terms.slice(0, first).find(({ entry }) => entry.object)?.entry.object;
  return (first === at ? wood.pause : terms[first]?.pause) === "comma" && MADE_OF_WOOD.test(made?.concept.family ?? "");
}

/** Words between a wood and what is made of it, itself included. */
const NEAR = 5;
/** Families of what is made of wood as a matter of course. */
const MADE_OF_WOOD = /^(?:furniture|container|vessel|storage|building|instrument|toy|game|device)$/;

/** Materials that are many of a thing. */
const HOARDS: ReadonlySet<string> = new Set(["coins"]);

/** What is carved rather than put together from pieces. */
const MASSES: ReadonlySet<string> = new Set("cheese chocolate watermelon newspaper bread-crust gingerbread".split(" "));

/** What confectioners build of. */
const CONFECTIONERY: ReadonlySet<string> = new Set([
  "chocolate",
  "cheese",
  "waffle",
  "sprinkles",
  "bread-crust",
  "gingerbread",
  "icing",
]);
/** What is cast in it besides: a chocolate labrador is brown. */
const CONFECTIONS: ReadonlySet<string> = new Set("bunny rabbit hare egg coin santa frog heart rose".split(" "));

/** Families of what confectioners build for show, and concepts of what is only ever built of it for that. */
const SHOWPIECES = /^(?:building|vehicle|transport)$/;
const ALWAYS_BAKED = "gingerbread";

/** "a chocolate house", "a cheese castle", "a chocolate bunny", "a car with candy wheels": made of what is eaten. */
const isBakedOf = ({ lemma }: Term, id: string, next: Term | undefined, before: Term | undefined): boolean => {
  if (!CONFECTIONERY.has(id) || next?.pause !== "none" || next.entry.object?.concept.family === "food") return false;
  if (SHOWPIECES.test(next.entry.object?.concept.family ?? "") || CONFECTIONS.has(next.lemma)) return true;
  return (
    next.entry.object !== undefined && (lemma === ALWAYS_BAKED || (next.plural && before?.entry.connector === "with"))
  );
};

/** "a stained glass shade": what is a part of things and nothing by itself is of what stands before it. */
const isMereParts = (next: Term | undefined): boolean =>
  next?.pause === "none" &&
  (next.entry.part === true || /^veneer(?:ed)?$/.test(next.lemma)) &&
  !EMBLEM_HEADS.has(next.lemma) &&
  !next.entry.object &&
  !next.entry.material &&
  !next.entry.connector;

/** "Made of bubbling lava", "made of lava": what is said of the stuff stands between. */
function isAfterMade(terms: readonly Term[], at: number): boolean {
  let before = at - 1;
  while (at - before < NEAR && isSaidOf(terms[before], terms[before + 1])) before -= 1;
  return terms[before]?.entry.connector === "made";
}

const isSaidOf = (term: Term | undefined, next: Term | undefined): boolean =>
  term !== undefined &&
  next?.pause === "none" &&
  !term.entry.material &&
  (isQuality(term.entry) || Object.keys(term.entry).length === 0);

/** A thing's own name is no material, and few things are made of what lies on the ground. */
function withoutStrayMaterials(terms: readonly Term[], { lexicon }: Vocabulary): Term[] {
  return terms.map((term, at) => {
    const { material, ...entry } = term.entry;
    // "frosted glass" is glass
    const isMatter = MATERIAL_WORDS.has(term.lemma) || MATERIAL_WORDS.has(lastWord(term));
    if (
      material?.exact &&
      (isOfWood(term, terms, at) || isWoodBefore(term, terms, at) || isWoodListed(term, terms, at))
    )
      return { ...term, entry: { material } };
    if (material?.exact && entry.object?.own && isMereParts(terms[at + 1])) return { ...term, entry: { material } };
    if (!material?.exact || isMatter) return term;
    // "built from coins" is put together from them
    if (HOARDS.has(material.id) && entry.object) return { ...term, entry };
    const { trait, ...matter } = term.entry;
    const isSame = trait === undefined || trait.trait === material.id;
    if (isSame && isAskedFor(term, terms, at)) return { ...term, entry: matter };
    if (isBakedOf(term, material.id, terms[at + 1], terms[at - 1])) return { ...term, entry: { material } };
    // "made of lava": what is a ground elsewhere and no thing is matter where matter is asked for
    if (!entry.object && isAfterMade(terms, at)) return { ...term, entry: { material } };
    const kind = lexicon.materials.find(({ id }) => id === material.id)?.class ?? "";
    return entry.object?.own || SELDOM_SUBSTANCES.has(kind) ? { ...term, entry } : term;
  });
}
