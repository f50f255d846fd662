import type { Term } from "./match-terms.ts";
import type { QualitiesDraft } from "./qualities.ts";
import { tintColour } from "./tint-colour.ts";
import type { Entry } from "./vocabulary.ts";
import type { WordLedger } from "./word-ledger.ts";
import type { Tint } from "./words/colours.ts";

/** Dark wood by itself, without a colour. */
const DARK_WOOD = "#3c2617";

/**
 * Puts what the words before a noun say into `into`, from left to right: "very old dark green wooden".
 *
 * @param isMaterialWorld Whether "golden" means gold the metal (a thing) rather than the colour (an animal).
 */
export function applyModifiers(
  terms: readonly Term[],
  into: QualitiesDraft,
  ledger: WordLedger,
  isMaterialWorld: boolean,
): void {
  let degree = 1;
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
    } else if (entry.material && (isMaterialWorld || entry.material.exact) && !isColourFirst(entry, next)) {
      into.addMaterial(entry.material.id);
      if (entry.material.tint !== undefined) into.addColour(term.lemma, entry.material.tint);
      ledger.mark(term, "material", entry.material.id);
    } else if (entry.colours) {
      for (const { word, hex } of entry.colours) {
        const shown = tint ? tintColour(hex, tint.value) : hex;
        into.addColour(word, shown);
        if (tint) ledger.mark(tint.term, "colour", shown);
        ledger.mark(term, "colour", entry.colours.length === 1 ? shown : entry.colours.map((c) => c.word).join(" "));
      }
    } else if (entry.condition) {
      for (const [name, amount] of entry.condition) into.addCondition(name, Math.min(1, amount * degree));
      ledger.mark(term, "wear", entry.condition.map(([name]) => name).join(" "));
    } else if (entry.trait) {
      into.addTrait(entry.trait);
      ledger.mark(term, entry.trait.role, entry.trait.trait);
    } else if (entry.tint && term.lemma === "dark") {
      const hex = next?.material ? DARK_WOOD : "#2b2a2c";
      into.addColour(next?.material ? "brown" : "black", hex);
      ledger.mark(term, "colour", hex);
    } else if (entry.count !== undefined) {
      ledger.mark(term, "count", `${entry.count}`);
    } else if (!ledger.has(term)) {
      ledger.mark(term, entry.noise ? "noise" : entry.grammar || entry.determiner ? "grammar" : "unused");
    }
    degree = 1;
    tint = undefined;
  }
}

/** "emerald green", "gold yellow": the first is a shade of the second. */
const isColourFirst = (entry: Entry, next: Entry | undefined): boolean =>
  entry.colours !== undefined && entry.material?.exact !== true && next?.colours !== undefined;
