import type { MaterialBrief } from "./brief.ts";
import type { Lexicon, LexiconMaterial } from "./lexicon.ts";
import { matchTerms, type Term } from "./match-terms.ts";
import { applyModifiers } from "./modifiers.ts";
import { QualitiesDraft } from "./qualities.ts";
import { tokenize } from "./tokenize.ts";
import { seekMaterial, type Vocabulary, vocabularyOf } from "./vocabulary.ts";
import { WordLedger } from "./word-ledger.ts";
import { FORM_WORDS } from "./words/material-words.ts";
import { SCALES } from "./words/scales.ts";

/**
 * Reads a prompt for a material. The last material noun is the base; earlier ones colour it ("sandstone brick") or lie
 * in its joints ("cobblestone with moss" is a condition, "brick with grass" a second material). Total: any text gives
 * a base.
 *
 * @param lexicon At least one material.
 */
export function readMaterialPrompt(prompt: string, negativePrompt: string | null, lexicon: Lexicon): MaterialBrief {
  const vocabulary = vocabularyOf(lexicon);
  const tokens = tokenize(prompt);
  const ledger = new WordLedger(tokens);
  const terms = matchTerms(tokens, vocabulary);
  const notes: string[] = [];
  const avoid = { colours: new Set<string>(), materials: new Set<string>(), conditions: new Set<string>() };
  const said = takeAvoided(terms, avoid, ledger);
  const baseAt = findBase(said);
  const found = baseAt === undefined ? undefined : said[baseAt]?.entry.material;
  const base = found?.id ?? defaultMaterial(lexicon).id;
  if (!found) notes.push(`No material of the prompt is known: made as ${base.replaceAll("-", " ")}.`);
  const qualities = new QualitiesDraft();
  let scale = 1;
  const rest: Term[] = [];
  for (const [at, term] of said.entries()) {
    const factor = SCALES.get(term.lemma);
    if (at === baseAt) {
      ledger.mark(term, "material", base);
    } else if (factor !== undefined) {
      scale *= factor;
      ledger.mark(term, "size", `scale ${factor}`);
    } else if (FORM_WORDS.has(term.lemma) && !term.entry.material) {
      ledger.mark(term, "noise");
    } else {
      rest.push(term);
    }
  }
  applyModifiers(rest, qualities, ledger, true);
  if (found?.tint !== undefined && qualities.colours.length === 0) {
    qualities.addColour((said[baseAt as number] as Term).lemma, found.tint);
  }
  const negative = readNegativeWords(negativePrompt, vocabulary, avoid);
  const { materials, ...others } = qualities.done();
  return {
    ...others,
    base,
    materials: materials.filter((id) => id !== base),
    assumed: !found,
    scale: Math.min(4, Math.max(0.25, scale)),
    avoid: { colours: [...avoid.colours], materials: [...avoid.materials], conditions: [...avoid.conditions] },
    words: [...ledger.uses(), ...negative],
    notes,
  };
}

interface Avoid {
  readonly colours: Set<string>;
  readonly materials: Set<string>;
  readonly conditions: Set<string>;
}

/** Takes "without moss" out of the terms. */
function takeAvoided(terms: readonly Term[], avoid: Avoid, ledger: WordLedger): Term[] {
  const rest: Term[] = [];
  let negated = false;
  for (const term of terms) {
    if (term.pause !== "none" || (term.entry.connector && !["and", "or"].includes(term.entry.connector))) {
      negated = term.entry.connector === "without";
    }
    if (term.entry.connector) ledger.mark(term, negated ? "negation" : "relation");
    if (negated && addAvoided(term, avoid)) ledger.mark(term, "negation", `no ${term.lemma}`);
    else if (!term.entry.connector) rest.push(term);
  }
  return rest;
}

function addAvoided({ entry }: Term, avoid: Avoid): boolean {
  for (const { word } of entry.colours ?? []) avoid.colours.add(word);
  for (const [name] of entry.condition ?? []) avoid.conditions.add(name);
  if (entry.covering) avoid.conditions.add(entry.covering[0]);
  if (entry.material) avoid.materials.add(entry.material.id);
  return Boolean(entry.colours || entry.condition || entry.covering || entry.material);
}

/** The last material noun before the first preposition; words that are colours too only count where nothing else does. */
function findBase(terms: readonly Term[]): number | undefined {
  const isNoun = ({ entry }: Term) => entry.material !== undefined && entry.covering === undefined;
  const sure = terms.findLastIndex((term) => isNoun(term) && !term.entry.colours && !isLooseForm(term));
  if (sure >= 0) return sure;
  const any = terms.findLastIndex((term) => term.entry.material !== undefined);
  return any >= 0 ? any : undefined;
}

/** "stone wall", "metal panel": the form gives way to the material. */
const isLooseForm = ({ lemma, entry }: Term): boolean => FORM_WORDS.has(lemma) && entry.material?.exact !== true;

function readNegativeWords(text: string | null, vocabulary: Vocabulary, avoid: Avoid) {
  if (text === null) return [];
  const tokens = tokenize(text);
  const ledger = new WordLedger(tokens);
  for (const term of matchTerms(tokens, vocabulary)) {
    const { entry, lemma } = term;
    if (addAvoided(term, avoid)) {
      ledger.mark(term, entry.material ? "material" : entry.colours ? "colour" : "wear", `no ${lemma}`);
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
