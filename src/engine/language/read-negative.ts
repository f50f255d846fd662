import type { Scene } from "./scene/scene.ts";
import { matchTerms } from "./terms/match-terms.ts";
import { tokenize } from "./terms/tokenize.ts";
import type { Vocabulary } from "./terms/vocabulary.ts";
import { WordLedger } from "./terms/word-ledger.ts";
import { goneOf } from "./things/part-owner.ts";
import type { WordUse } from "./word-use.ts";

/**
 * Takes out of the scene what a negative prompt names: parts, further things (never the subject), and colours,
 * materials and conditions nothing may show.
 */
export function readNegative(text: string | null, vocabulary: Vocabulary, scene: Scene): WordUse[] {
  if (text === null) return [];
  const tokens = tokenize(text);
  const ledger = new WordLedger(tokens);
  const { mentions, avoid, notes } = scene;
  for (const term of matchTerms(tokens, vocabulary)) {
    const { entry, lemma } = term;
    let used = false;
    if (entry.part) {
      for (const mention of mentions) {
        const slot = vocabulary.slots.get(mention.concept.id)?.get(lemma);
        if (slot === undefined) continue;
        const gone = goneOf(slot, lemma);
        mention.without.add(gone);
        ledger.mark(term, "part", `no ${gone}`);
        used = true;
      }
    }
    if (!used && entry.object) {
      const at = mentions.findIndex((mention, i) => i > 0 && mention.concept.id === entry.object?.concept.id);
      if (at > 0) mentions.splice(at, 1);
      else if (mentions[0]?.concept.id === entry.object.concept.id) {
        notes.push(`"${ledger.typed(term)}" stays: it is what the prompt is about.`);
      }
      ledger.mark(term, "object", `no ${entry.object.concept.id}`);
      used = true;
    }
    if (used) continue;
    if (entry.material) {
      avoid.materials.add(entry.material.id);
      ledger.mark(term, "material", `no ${entry.material.id}`);
    }
    if (entry.colours && !entry.covering) {
      for (const { word } of entry.colours) avoid.colours.add(word);
      ledger.mark(term, "colour", `no ${lemma}`);
    } else if (entry.condition || entry.covering) {
      for (const [name] of entry.condition ?? []) avoid.conditions.add(name);
      if (entry.covering) avoid.conditions.add(entry.covering[0]);
      ledger.mark(term, "wear", `no ${lemma}`);
    } else if (!entry.material) {
      ledger.mark(
        term,
        entry.noise ? "noise" : entry.grammar || entry.connector || entry.determiner ? "grammar" : "unused",
      );
    }
  }
  return ledger.uses();
}
