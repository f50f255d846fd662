import { isQuality } from "../phrases/noun-phrase.ts";
import type { Term } from "../terms/term.ts";
import type { Vocabulary } from "../terms/vocabulary.ts";

const HUNG =
  /^(?:decorated|adorned|covered|wrapped|draped|strung|trimmed|hung|festooned|wreathed|entwined) (?:with|in|by)$/;
const LIGHTS = /^(?:lights|string lights|fairy lights|christmas lights|twinkle lights|twinkling lights)$/;
/** What somebody has by them who does a thing "by candlelight". */
const LIT_BY: ReadonlyMap<string, string> = new Map([
  ["candlelight", "candle"],
  ["lamplight", "lantern"],
  ["lantern light", "lantern"],
  ["firelight", "campfire"],
]);
/** What goes from one post to another, and what hangs on one line there -> that line's own word. */
const STRUNG = /^(?:strung|stretched|hung|hanging|hangs|suspended) between$/;
const LINES: readonly (readonly [things: RegExp, line: string])[] = [
  [/lights?$|^bulbs?$/, "strung lights"],
  [/lanterns?$/, "strung lanterns"],
  [/^(?:flags?|pennants?|bunting)$/, "bunting"],
];
/** A concept's own word for what is wound around things. */
const STRING = "string lights";

/**
 * "A tree decorated with colourful lights", "a porch draped in fairy lights": what a thing is hung with is one string of
 * lights wound around it, not lamps that stand by it. What is done by candlelight has a candle by it.
 */
export function settleLights(terms: readonly Term[], { entries }: Vocabulary): readonly Term[] {
  const object = entries.get(STRING)?.object;
  const out = [...terms];
  for (const [at, term] of terms.entries()) {
    const strung = STRUNG.test(term.lemma) ? terms[at - 1] : undefined;
    const line = strung && entries.get(LINES.find(([what]) => what.test(strung.lemma))?.[1] ?? "")?.object;
    if (line) out[at - 1] = { ...strung, lemma: line.word, plural: false, entry: { object: line }, wordClass: "thing" };
    const lit = terms[at - 1]?.lemma === "by" ? entries.get(LIT_BY.get(term.lemma) ?? "")?.object : undefined;
    if (lit) out[at] = { ...term, lemma: lit.word, entry: { object: lit }, wordClass: "thing" };
    if (object && COLOURFUL.test(term.lemma) && isLoneLights(terms[at + 1], terms[at + 2]))
      out[at + 1] = { ...(terms[at + 1] as Term), lemma: STRING, plural: false, entry: { object }, wordClass: "thing" };
    const single = entries.get("lantern")?.object;
    if (
      single &&
      isLoneLights(term, terms[at + 1]) &&
      !COLOURFUL.test(terms[at - 1]?.lemma ?? "") &&
      isInTree(terms, at)
    )
      out[at] = { ...term, lemma: single.word, entry: { object: single }, wordClass: "thing" };
    if (!object || !HUNG.test(term.lemma)) continue;
    let head = at + 1;
    while (isBefore(terms[head])) head += 1;
    const lights = terms[head];
    if (!lights || !(lights.plural || LIGHTS.test(lights.lemma)) || !isLights(lights)) continue;
    out[at] = { ...term, lemma: "wrapped in", entry: { connector: "covered" } };
    out[head] = { ...lights, lemma: STRING, plural: false, entry: { object }, wordClass: "thing" };
  }
  return out;
}

/** What is said of lights that come on a string. */
const COLOURFUL = /^(?:colou?red|colou?rful|multicolou?red|festive|party|holiday)$/;
const HANGING = /^(?:hang|strung|hung|drap|dangl|suspend|string)/;

/** "Coloured lights hanging from the lamps". */
const isLoneLights = (lights: Term | undefined, next: Term | undefined): boolean =>
  lights?.plural === true && isLights(lights) && next !== undefined && HANGING.test(next.lemma);

/** "Lights hanging from the branches": no desk lamps. */
const isInTree = (terms: readonly Term[], at: number): boolean =>
  terms.slice(at + 1, at + 6).some(({ lemma }) => /^(?:tree|branch|bough)(?:es|s)?$/.test(lemma));

const isLights = ({ lemma }: Term): boolean => LIGHTS.test(lemma.endsWith("s") ? lemma : `${lemma}s`);

const isBefore = (term: Term | undefined): boolean =>
  term !== undefined &&
  term.pause === "none" &&
  !term.entry.connector &&
  !LIGHTS.test(term.lemma) &&
  (isQuality(term.entry) || term.entry.determiner === true || term.wordClass === "quality" || /ing$/.test(term.lemma));
