import type { Term } from "../terms/term.ts";
import { LIQUIDS } from "../words/liquids.ts";

/** Of what is eaten: as its whole shows it. */
const SLICE_GONE = "slice-gone";

/** What several words say of a thing together, and the trait that shows it. The words are matched in their plain forms, one blank between. */
const SAYINGS: readonly (readonly [said: RegExp, trait: string])[] = [
  [
    /^(?:frozen |encased |trapped |embedded |preserved |suspended )?(?:solid )?(?:in|inside|within|inside of|(?:encased|trapped|embedded) in)(?: an?| the)?(?: large| big| huge| giant| clear| solid| small)*(?: ice (?:cube|block)| (?:block|cube|slab|chunk|a block|a cube) of(?: clear| solid)? ice)$/,
    "ice-block",
  ],
  [
    /^(?:frozen |encased |trapped |embedded |preserved |suspended )(?:solid )?(?:in|inside|within|inside of)(?: clear| solid| the)* ice$/,
    "ice-block",
  ],
  [/^(?:encased|trapped|embedded) in(?: clear| solid| the)* ice$/, "ice-block"],
  [
    /^(?:(?:with|and|has|leaking|losing|showing|its|the|some|white|cotton) )*stuffing(?: (?:is|showing|coming|spilling|poking|bursting|leaking|falling|hanging|sticking|exposed|visible|out))*$/,
    "burst",
  ],
  [
    /^(?:(?:with|and|has|its|that|the|a|one|big|large|small|single) )*(?:slice|piece|wedge)(?: (?:is|being|was|been|already|has))* (?:missing|taken|cut|gone|removed|eaten|taken out|cut out|taken away|cut away)(?: (?:out|away|from|of|it|the side))*$/,
    SLICE_GONE,
  ],
  [/^(?:missing|lacking|with (?:a|one) missing)(?: (?:a|one|single|big|large))* (?:slice|wedge|piece)$/, SLICE_GONE],
  [
    /^(?:(?:turned|blown|flipped) )?inside out(?: (?:by|in) (?:the |a )?(?:strong )?(?:wind|storm|gale))?$/,
    "inside-out",
  ],
];
/** A word that each saying has: without one no place is looked at. */
const TOLD = /(?:^| )(?:ice|stuffing|inside out|slice|piece|wedge)(?: |$)/;
/** Words of a saying at most. */
const LONGEST = 9;

const DRIPS = /^(?:dripping|oozing|drenched|slathered|smothered)$/;
const DRIPS_OF = /^(?:dripping|oozing|melted|melting|gooey|sticky|runny)$/;
/** What is thick enough to hang in drops where a thing is covered in it. */
const THICK = /^(?:honey|slime|wax|syrup|caramel|goo|lava|tar)$/;

/**
 * "Frozen in a block of ice", "its stuffing coming out", "dripping with honey": what befell a thing, said in several words, none of which is a
 * further thing beside it.
 */
export function settleBefallen(terms: readonly Term[]): readonly Term[] {
  const out: Term[] = [];
  const isTold = terms.some(({ lemma }) => TOLD.test(lemma));
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] as Term;
    const drip = dripAt(terms, at, out);
    if (drip > 0) {
      const last = terms[at + drip - 1] as Term;
      out.push(
        { ...term, lemma: "covered in", entry: { connector: "covered" }, pause: "none" },
        { ...last, start: term.end, lemma: "dripping", entry: DRIPPING, wordClass: "quality", pause: "none" },
      );
      at += drip - 1;
      continue;
    }
    if (PARTED.test(term.lemma) && HALVED.test(lemmasFrom(terms, at, 4))) {
      at += 3;
      continue;
    }
    if (OF_WAX.test(term.lemma) && terms[at + 1]?.entry.object) {
      const stuff = { ...term, start: term.start + 1 };
      out.push({ ...term, end: stuff.start, lemma: "dripping", entry: DRIPPING, wordClass: "quality" }, stuff);
      continue;
    }
    const rind = rindAt(terms, at);
    if (rind) {
      out.push(...rind);
      at += 1;
      continue;
    }
    if (isWireBefore(terms, at)) {
      out.push({ ...term, entry: { trait: { role: "style", trait: "wireframe" } }, wordClass: "quality" });
      continue;
    }
    const { trait, length } = isTold ? sayingAt(terms, at) : NOTHING_SAID;
    const noun = trait === undefined ? -1 : out.findLastIndex(({ entry }) => entry.object);
    // of an umbrella that is named after it as well
    const isOther = trait === SLICE_GONE && out[noun]?.entry.object?.concept.family !== "food";
    if (trait === undefined || isOther || (noun < 0 && trait !== "inside-out")) {
      out.push(term);
      continue;
    }
    const last = terms[at + length - 1] as Term;
    const said: Term = {
      ...term,
      end: last.end,
      lemma: trait,
      pause: noun < 0 ? "none" : (out[noun] as Term).pause,
      entry: { trait: { role: trait === SLICE_GONE ? "shape" : "style", trait } },
      wordClass: "quality",
    };
    if (noun < 0) out.push(said);
    else out.splice(firstOfPhrase(out, noun), 0, said);
    at += length - 1;
    // "with stuffing coming out and one eye missing": the second of what it has
    const next = terms[at + 1];
    if (term.lemma === "with" && next?.lemma === "and") {
      out.push({ ...next, lemma: "with", entry: { connector: "with" } });
      at += 1;
    }
  }
  return out;
}

/** "A dripping wax skull": of what it is made of itself. */
const OF_WAX = /^(?:dripping|melting|melted) wax$/;

/** What goes without saying where each half is described. */
const PARTED = /^(?:split|divided|parted)$/;
const HALVED = /^(?:split|divided|parted) (?:down|through|in) the (?:middle|centre|center)$/;

const lemmasFrom = (terms: readonly Term[], at: number, count: number): string =>
  terms
    .slice(at, at + count)
    .map(({ lemma }) => lemma)
    .join(" ");

const DRIPPING = { trait: { role: "shape", trait: "dripping" } } as const;

/** Where the first noun of the prompt stands: what befell the thing that the prompt is about. */
const firstOfPhrase = (terms: readonly Term[], last: number): number => {
  const first = terms.findIndex(({ entry }) => entry.object);
  return first < 0 ? last : first;
};

const NOTHING_SAID: { readonly trait?: string; readonly length: number } = { length: 0 };

/** The longest saying that begins there. */
function sayingAt(terms: readonly Term[], at: number): { readonly trait?: string; readonly length: number } {
  for (let length = Math.min(LONGEST, terms.length - at); length > 0; length -= 1) {
    const said = terms.slice(at, at + length);
    if (said.slice(1).some(({ pause }) => pause === "sentence")) continue;
    const words = said.map(({ lemma }) => lemma).join(" ");
    const trait = SAYINGS.find(([saying]) => saying.test(words))?.[1];
    if (trait !== undefined) return { trait, length };
  }
  return { length: 0 };
}

/** How many words before the liquid say that a thing named before drips with it: "dripping with", "covered in dripping". 0 where none does. */
function dripAt(terms: readonly Term[], at: number, before: readonly Term[]): number {
  const term = terms[at] as Term;
  const isCovered = term.entry.connector === "covered";
  if (!DRIPS.test(term.lemma) && !isCovered) return 0;
  let next = at + 1;
  const isTied = /^(?:with|in)$/.test(terms[next]?.lemma ?? "");
  if (isTied) next += 1;
  const from = next;
  let drips = false;
  while (DRIPS_OF.test(terms[next]?.lemma ?? "")) {
    drips = true;
    next += 1;
  }
  const hues = next;
  while (terms[next]?.entry.colours && !LIQUIDS.has((terms[next] as Term).lemma)) next += 1;
  const { lemma = "" } = terms[next] ?? {};
  const isLiquid = LIQUIDS.has(lemma) || THICK.test(lemma);
  if (!isLiquid || (isCovered && !(drips || THICK.test(lemma)))) return 0;
  return before.some(({ entry }) => entry.object) ? (drips ? hues : from) - at : 0;
}

const BENT_FROM_WIRE = /^(?:animal|bird|figure|insect|sea|dinosaur|hoofed|plant)$/;

/** "A wire hummingbird": bent from it. A terrier's coat is wiry. */
const isWireBefore = (terms: readonly Term[], at: number): boolean => {
  const { entry, lemma = "" } = terms[at + 1] ?? {};
  return (
    terms[at]?.lemma === "wire" &&
    terms[at]?.pause === "none" &&
    BENT_FROM_WIRE.test(entry?.object?.concept.family ?? "") &&
    !/terrier|fox/.test(lemma)
  );
};

/** What is green and hard outside, and who has such a shell on the back. */
const RINDS = /^(?:watermelon|pineapple|melon|pumpkin|strawberry)$/;
const SHELLED = /^(?:turtle|tortoise|snail|sea turtle)$/;

/** "A watermelon turtle": its shell is the fruit's rind. */
function rindAt(terms: readonly Term[], at: number): Term[] | undefined {
  const [fruit, beast] = [terms[at] as Term, terms[at + 1]];
  const { material } = fruit.entry;
  if (!material || !beast || fruit.pause !== "none" || !RINDS.test(fruit.lemma) || !SHELLED.test(beast.lemma))
    return undefined;
  const near = { start: fruit.start, end: fruit.end, wordClass: "new" as const, pause: "none" as const };
  const said = { ...fruit, ...near };
  return [
    { ...beast, pause: "none" },
    { ...said, lemma: "with", entry: { connector: "with" } },
    { ...said, lemma: "shell", entry: { part: true }, wordClass: "thing" },
    { ...said, lemma: "made of", entry: { connector: "made" } },
    { ...said, entry: { material }, pause: beast.pause },
  ];
}
