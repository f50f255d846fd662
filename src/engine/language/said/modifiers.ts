import type { Qualities } from "../brief.ts";
import type { Mention } from "../scene/scene.ts";
import type { Entry, Term } from "../terms/term.ts";
import type { WordLedger } from "../terms/word-ledger.ts";
import { isOfMatter } from "../ties/relate.ts";
import { PLAIN_COLOURS, type Tint } from "../words/colours.ts";
import { CONDITION_WORDS } from "../words/conditions.ts";
import { GEM_WORDS } from "../words/material-words.ts";
import { QualitiesDraft } from "./qualities.ts";
import { tintColour } from "./tint-colour.ts";

/** Dark wood by itself, without a colour. */
const DARK_WOOD = "#3c2617";

/**
 * Puts what the words before a noun say into `into`, from left to right: "very old dark green wooden".
 *
 * @param isMaterialWorld Whether "golden" means gold the metal (a thing) rather than the colour (an animal); "gems": of such words only a gem's means its stuff.
 */
export function applyModifiers(
  terms: readonly Term[],
  into: QualitiesDraft,
  ledger: WordLedger,
  isMaterialWorld: boolean | "gems",
): void {
  let degree = 1;
  let shade: { term: Term; colour: Named } | undefined;
  let tint: { term: Term; value: Tint } | undefined;
  for (const [at, term] of terms.entries()) {
    const { entry } = term;
    const next = terms[at + 1]?.entry;
    if (entry.tint && (next?.colours || next?.tint)) {
      tint = { term, value: entry.tint };
      continue;
    }
    if (entry.degree !== undefined && next && !entry.condition) {
      degree = entry.degree;
      ledger.mark(term, "grammar");
      continue;
    }
    if (entry.covering && !entry.condition) {
      into.addCondition(entry.covering[0], entry.covering[1] * degree);
      ledger.mark(term, "wear", entry.covering[0]);
    } else if (
      entry.material &&
      (isMaterialWorld === true || entry.material.exact || !entry.colours || isGem(terms, at, isMaterialWorld)) &&
      !isPrintOnly(entry) &&
      !isColourFirst(entry, next)
    ) {
      into.addMaterial(entry.material.id);
      const isColoured = terms.slice(0, at).some((before) => before.entry.colours && !before.entry.material);
      if (entry.material.tint !== undefined && !isColoured) into.addColour(term.lemma, entry.material.tint);
      if (entry.trait) into.addTrait(entry.trait);
      // "worn leather" is a material by itself, and worn all the same
      const state = term.lemma.includes(" ") ? CONDITION_WORDS.get(firstWord(term.lemma)) : undefined;
      for (const [name, amount] of state ?? [])
        if (/^(?:old|worn)$/.test(name)) into.addCondition(name, Math.min(1, amount * degree));
      ledger.mark(term, "material", entry.material.id);
    } else if (entry.colours && next?.covering?.[0] === "rusty") {
      // "with green patina": the metal under it keeps its own colour, and verdigris is green by itself
      ledger.mark(term, "wear", "rusty");
    } else if (entry.colours) {
      const isBeside = terms[at + 1]?.start === term.end;
      if (isBeside && next?.colours?.length === 1 && isShadeOf(entry.colours, next.colours[0] as Named)) {
        shade = { term, colour: entry.colours[0] as Named };
        continue;
      }
      if (shade && entry.colours.length === 1) {
        const word = `${shade.term.lemma} ${term.lemma}`;
        into.addColour(word, shade.colour.hex);
        ledger.mark(shade.term, "colour", shade.colour.hex);
        ledger.mark(term, "colour", shade.colour.hex);
        shade = undefined;
        continue;
      }
      for (const { word, hex } of entry.colours) {
        const shown = tint ? tintColour(hex, tint.value) : hex;
        into.addColour(word, shown);
        if (tint) ledger.mark(tint.term, "colour", shown);
        ledger.mark(term, "colour", entry.colours.length === 1 ? shown : entry.colours.map((c) => c.word).join(" "));
      }
    } else if (entry.condition) {
      for (const [name, amount] of entry.condition) into.addCondition(name, Math.min(1, amount * degree));
      if (entry.trait?.role === "style") into.addTrait(entry.trait);
      ledger.mark(term, "wear", entry.condition.map(([name]) => name).join(" "));
    } else if (entry.trait) {
      into.addTrait(entry.trait);
      ledger.mark(term, entry.trait.role, entry.trait.trait);
    } else if (entry.tint && term.lemma === "dark") {
      const hex = next?.material ? DARK_WOOD : "#2b2a2c";
      into.addColour(next?.material ? "brown" : "black", hex);
      ledger.mark(term, "colour", hex);
    } else if (entry.tint && NEON.has(term.lemma)) {
      for (const { word, hex } of NEON.get(term.lemma) ?? []) into.addColour(word, hex);
      ledger.mark(term, "colour", term.lemma);
    } else if (entry.count !== undefined) {
      ledger.mark(term, "count", `${entry.count}`);
    } else if (!ledger.has(term)) {
      ledger.mark(term, entry.noise ? "noise" : entry.grammar || entry.determiner ? "grammar" : "unused");
    }
    degree = 1;
    tint = undefined;
  }
}

/** A gem's name, but where it tells the colour of a part: "ruby-throated". */
const isGem = (terms: readonly Term[], at: number, world: boolean | "gems"): boolean =>
  world === "gems" && GEM_WORDS.has(terms[at]?.lemma ?? "") && !/ed$/.test(terms[at + 1]?.lemma ?? "");

/** "A checkered blanket" has the print of such a floor, and no tiles. */
const isPrintOnly = ({ trait, material }: Entry): boolean =>
  trait?.role === "pattern" && FLOORS.has(material?.id ?? "");
const FLOORS: ReadonlySet<string> = new Set(["checkered-tiles"]);

/** Tints that are colours where no colour follows. */
const NEON: ReadonlyMap<string, readonly Named[]> = new Map([
  ["neon", [{ word: "neon green", hex: "#39ef2a" }]],
  ["fluorescent", [{ word: "neon yellow", hex: "#e8f52a" }]],
]);

const firstWord = (lemma: string): string => lemma.slice(0, lemma.indexOf(" "));

type Named = { readonly word: string; readonly hex: string };

/** "emerald green", "silver and black": a colour before a colour is no material. */
const isColourFirst = (entry: Entry, next: Entry | undefined): boolean =>
  entry.colours !== undefined && next?.colours !== undefined && (!next.material || !entry.material?.exact);

/** "emerald green", "sapphire blue", "ruby red": one colour, the finer word's; "red white" are two. */
function isShadeOf(colours: readonly Named[], next: Named): boolean {
  const [colour] = colours;
  if (colours.length !== 1 || !colour || !PLAIN_COLOURS.has(next.word) || PLAIN_COLOURS.has(colour.word)) return false;
  return SHADES.has(colour.word);
}

/** Stones, plants and foods that name a shade of a plain colour. */
const SHADES: ReadonlySet<string> = new Set(
  "emerald ruby sapphire cobalt crimson scarlet cherry rose salmon coral lime mint jade olive sage turquoise teal aqua cyan indigo violet lavender lilac plum amethyst chocolate chestnut coffee caramel cinnamon ivory cream pearl snow ebony onyx charcoal slate ash smoky lemon mustard saffron canary golden amber apricot peach tangerine pumpkin burgundy wine blood rust navy azure periwinkle fuchsia magenta raspberry bubblegum denim sand ginger honey pistachio avocado khaki petrol eggshell vanilla champagne bone graphite".split(
    " ",
  ),
);

/** What is said of the left half of a thing and of its right half. */
export function halvesOf(
  { entry }: Term,
  mention: Mention,
  ledger: WordLedger,
): readonly [Qualities, Qualities] | undefined {
  const [left, right] = (entry.halves ?? []).map((terms) => {
    const draft = new QualitiesDraft();
    applyModifiers(terms, draft, ledger, isOfMatter(mention));
    return draft.done();
  });
  return left && right && [left, right];
}
