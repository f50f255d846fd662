import type { MaterialBrief, WordUse } from "./brief.ts";
import { type FoundMaterial, findMaterial } from "./find-material.ts";
import type { Lexicon, LexiconMaterial } from "./lexicon.ts";
import { matchTerms, type Term } from "./match-terms.ts";
import { applyModifiers } from "./modifiers.ts";
import { QualitiesDraft } from "./qualities.ts";
import { tokenize } from "./tokenize.ts";
import { seekMaterial, type Vocabulary, vocabularyOf } from "./vocabulary.ts";
import { WordLedger } from "./word-ledger.ts";
import type { ConnectorKind } from "./words/connectors.ts";
import { FORM_WORDS } from "./words/material-words.ts";
import { SCALES } from "./words/scales.ts";

/** Connectors after which a second material may stand: "brick with moss", "cobblestone and grass". */
const FURTHER: ReadonlySet<ConnectorKind> = new Set(["with", "in", "on", "covered", "under", "beside", "and", "place"]);
const DARK_WOOD = "#3c2617";
const DARK = "#2b2a2c";

/**
 * Reads a prompt for a material. The last material noun before "with", "in", "on" or "and" is the base; what stands
 * before it colours it ("sandstone brick"), what comes after lies on it or in its joints. Total: any text gives a
 * base.
 *
 * @param lexicon At least one material.
 */
export function readMaterialPrompt(prompt: string, negativePrompt: string | null, lexicon: Lexicon): MaterialBrief {
  const vocabulary = vocabularyOf(lexicon);
  const tokens = tokenize(prompt);
  const ledger = new WordLedger(tokens);
  const avoid = newAvoid();
  const { main, further } = takeApart(matchTerms(tokens, vocabulary), avoid, ledger);
  const notes: string[] = [];
  const found = findMaterial(main, lexicon) ?? findMaterial(further, lexicon);
  const isInFurther = found !== undefined && !findMaterial(main, lexicon);
  const base = found?.id ?? defaultMaterial(lexicon).id;
  const baseTerm = found && (isInFurther ? further : main)[found.at];
  if (baseTerm) ledger.mark(baseTerm, "material", base, found.assumed);
  if (!found) notes.push(`No material of the prompt is known: made as ${spoken(base)}.`);
  else if (found.assumed)
    notes.push(`No material for "${ledger.typed(baseTerm as Term)}" yet: made as ${spoken(base)}.`);
  const qualities = new QualitiesDraft();
  const scale = describeSurface(main, further, baseTerm, qualities, ledger, lexicon);
  addTint(found, baseTerm, qualities);
  const negative = readNegativeWords(negativePrompt, vocabulary, avoid);
  const { materials, ...others } = qualities.done();
  return {
    ...others,
    base,
    materials: materials.filter((id) => id !== base),
    assumed: found?.assumed ?? true,
    scale: Math.min(4, Math.max(0.25, scale)),
    avoid: { colours: [...avoid.colours], materials: [...avoid.materials], conditions: [...avoid.conditions] },
    words: [...ledger.uses(), ...negative],
    notes,
  };
}

const spoken = (id: string): string => id.replaceAll("-", " ");

function addTint(found: FoundMaterial | undefined, term: Term | undefined, qualities: QualitiesDraft): void {
  if (found?.tint !== undefined && term && qualities.colours.length === 0) qualities.addColour(term.lemma, found.tint);
}

/** Puts all words but the base's into `into` and gives the scale they ask for. */
function describeSurface(
  main: readonly Term[],
  further: readonly Term[],
  base: Term | undefined,
  into: QualitiesDraft,
  ledger: WordLedger,
  lexicon: Lexicon,
): number {
  let scale = 1;
  const rest: Term[] = [];
  for (const term of [...main, ...further]) {
    const factor = SCALES.get(term.lemma);
    if (term === base) continue;
    if (factor !== undefined) {
      scale *= factor;
      ledger.mark(term, "size", `scale ${factor}`);
    } else if (FORM_WORDS.has(term.lemma) && (!term.entry.material || !further.includes(term))) {
      ledger.mark(term, "noise");
    } else if (main.includes(term)) {
      rest.push(asTone(term, main, base, lexicon));
    } else {
      rest.push(term);
    }
  }
  applyModifiers(rest, into, ledger, true);
  return scale;
}

/** A material before the base lends it its colour only; "dark" by itself is a dark tone of the base. */
function asTone(term: Term, main: readonly Term[], base: Term | undefined, lexicon: Lexicon): Term {
  const { entry, lemma } = term;
  const next = main[main.indexOf(term) + 1];
  if (lemma === "dark" && next && !next.entry.colours && !next.entry.tint) {
    const isWood = lexicon.materials.some(({ id, class: kind }) => id === base?.entry.material?.id && kind === "wood");
    return { ...term, entry: { colours: [{ word: isWood ? "brown" : "black", hex: isWood ? DARK_WOOD : DARK }] } };
  }
  if (!entry.material || entry.covering || !base) return term;
  if (entry.material.tint !== undefined)
    return { ...term, entry: { colours: [{ word: lemma, hex: entry.material.tint }] } };
  return entry.colours ? { ...term, entry: { colours: entry.colours } } : { ...term, entry: {} };
}

interface Avoid {
  readonly colours: Set<string>;
  readonly materials: Set<string>;
  readonly conditions: Set<string>;
}

const newAvoid = (): Avoid => ({ colours: new Set(), materials: new Set(), conditions: new Set() });

/** Parts the terms at the first connector, less the connectors themselves and what "without" rules out. */
function takeApart(terms: readonly Term[], avoid: Avoid, ledger: WordLedger): { main: Term[]; further: Term[] } {
  const main: Term[] = [];
  const further: Term[] = [];
  let isNegated = false;
  let isFurther = false;
  for (const term of terms) {
    const { connector } = term.entry;
    if (term.pause !== "none") isNegated = false;
    if (connector) {
      if (connector !== "and" && connector !== "or") isNegated = connector === "without";
      if (FURTHER.has(connector) && main.some(({ entry }) => entry.material)) isFurther = true;
      ledger.mark(term, isNegated ? "negation" : "relation");
    } else if (isNegated && addAvoided(term, avoid)) {
      ledger.mark(term, "negation", `no ${term.lemma}`);
    } else {
      (isFurther ? further : main).push(term);
    }
  }
  return { main, further };
}

function addAvoided({ entry }: Term, avoid: Avoid): boolean {
  if (!entry.covering) for (const { word } of entry.colours ?? []) avoid.colours.add(word);
  for (const [name] of entry.condition ?? []) avoid.conditions.add(name);
  if (entry.covering) avoid.conditions.add(entry.covering[0]);
  else if (entry.material) avoid.materials.add(entry.material.id);
  return Boolean(entry.colours || entry.condition || entry.covering || entry.material);
}

function readNegativeWords(text: string | null, vocabulary: Vocabulary, avoid: Avoid): WordUse[] {
  if (text === null) return [];
  const tokens = tokenize(text);
  const ledger = new WordLedger(tokens);
  for (const term of matchTerms(tokens, vocabulary)) {
    const { entry, lemma } = term;
    if (addAvoided(term, avoid)) {
      ledger.mark(
        term,
        entry.condition || entry.covering ? "wear" : entry.material ? "material" : "colour",
        `no ${lemma}`,
      );
    } else {
      ledger.mark(term, entry.noise ? "noise" : entry.grammar || entry.connector ? "grammar" : "unused");
    }
  }
  return ledger.uses();
}

function defaultMaterial(lexicon: Lexicon): LexiconMaterial {
  const id = seekMaterial(lexicon, ["plaster", "class:plaster", "concrete", "class:stone"]);
  const found = lexicon.materials.find((material) => material.id === id) ?? lexicon.materials[0];
  if (!found) throw new Error("defaultMaterial: the lexicon must hold a material, got none");
  return found;
}
