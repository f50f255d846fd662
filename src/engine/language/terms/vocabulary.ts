import type { Lexicon, LexiconConcept } from "../lexicon.ts";
import { COLOURS, SEVERAL_COLOURS, TINTS } from "../words/colours.ts";
import { CONCEPT_ALIASES } from "../words/concept-aliases.ts";
import { CONDITION_WORDS, COVERINGS } from "../words/conditions.ts";
import { CONNECTORS } from "../words/connectors.ts";
import { COUNTS } from "../words/counts.ts";
import { DEGREES } from "../words/degrees.ts";
import { MATERIAL_ALIASES } from "../words/material-aliases.ts";
import { MATERIAL_WORDS, SUBSTANCE_NOUNS } from "../words/material-words.ts";
import { DETERMINERS, GRAMMAR, NOISE } from "../words/noise.ts";
import { DRINKS, FILLINGS } from "../words/situations.ts";
import { MATERIAL_NOISE, SUBMERGED, SURFACE_TRAITS } from "../words/surface-traits.ts";
import { TRADE_COLOURS } from "../words/trade-colours.ts";
import { SHEENS, TRAITS } from "../words/traits.ts";
import { Spelling } from "./spelling.ts";
import type { Entry } from "./term.ts";

export interface Vocabulary {
  readonly lexicon: Lexicon;
  readonly entries: ReadonlyMap<string, Entry>;
  /** First token of a phrase -> most tokens of a phrase that starts with it. */
  readonly longest: ReadonlyMap<string, number>;
  /** For words in no list and no dictionary. */
  readonly spelling: Spelling;
  /** Concept id -> slot word -> slot. */
  readonly slots: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

type Subject = "things" | "materials";
const compiled: Record<Subject, WeakMap<Lexicon, Vocabulary>> = { things: new WeakMap(), materials: new WeakMap() };

/** The words of the language and of the lexicon in one table. Compiled once for each lexicon. */
export const vocabularyOf = (lexicon: Lexicon): Vocabulary => compileOnce(lexicon, "things");

/** The same for prompts that ask for a surface: no concepts, but trade names, patterns and styles. */
export const materialVocabularyOf = (lexicon: Lexicon): Vocabulary => compileOnce(lexicon, "materials");

function compileOnce(lexicon: Lexicon, subject: Subject): Vocabulary {
  let vocabulary = compiled[subject].get(lexicon);
  if (!vocabulary) {
    vocabulary = compile(subject === "things" ? lexicon : { ...lexicon, concepts: [] }, subject);
    compiled[subject].set(lexicon, vocabulary);
  }
  return vocabulary;
}

function compile(lexicon: Lexicon, subject: Subject): Vocabulary {
  const entries = new Map<string, Entry>();
  const add = (phrase: string, meaning: Entry) => {
    const key = phrase.replaceAll("-", " ");
    entries.set(key, { ...meaning, ...entries.get(key) });
  };
  addLexicon(lexicon, add);
  if (subject === "materials") {
    addMaterialWords(lexicon, MATERIAL_ALIASES, add);
    addSurfaceLanguage(entries, add);
  }
  addMaterialWords(lexicon, MATERIAL_WORDS, add);
  addLanguage(add);
  if (subject === "things") dropForced(entries);
  // an iridescent beetle is not of mother of pearl, nor violet, teal and pink in turn
  if (subject === "things")
    for (const [word, trait] of TRAITS) if (SHEENS.has(trait.trait)) entries.set(word.replaceAll("-", " "), { trait });
  dropPlainCompounds(entries);
  const longest = new Map<string, number>();
  for (const phrase of entries.keys()) {
    const tokens = phrase.split(" ");
    const first = tokens[0] as string;
    longest.set(first, Math.max(longest.get(first) ?? 1, tokens.length));
  }
  return { lexicon, entries, longest, spelling: new Spelling(entries), slots: slotTables(lexicon) };
}

/** "glass bottle" as an alias would hide the glass, where "bottle" alone is the same thing. */
function dropPlainCompounds(entries: Map<string, Entry>): void {
  for (const [phrase, { object }] of entries) {
    const space = phrase.indexOf(" ");
    if (!object || object.own || space < 0) continue;
    const first = entries.get(phrase.slice(0, space));
    const isQuality = first?.material || first?.colours || first?.trait || first?.condition || first?.tint;
    const rest = entries.get(phrase.slice(space + 1))?.object;
    if (isQuality && rest?.concept === object.concept) entries.delete(phrase);
  }
}

/** "dented metal", "crumpled foil": what force did to a thing is its shape, of whatever it is made, and so are its six sides; so is how its paint has fared. */
function dropForced(entries: Map<string, Entry>): void {
  for (const [phrase, { material, object }] of entries)
    if (
      material &&
      !object &&
      (/^(?:dented|crumpled|crushed|bent|hexagonal) /.test(phrase) || /^\w+ing paint$|^chipped paint$/.test(phrase))
    )
      entries.delete(phrase);
}

type Add = (phrase: string, meaning: Entry) => void;

function addLexicon(lexicon: Lexicon, add: Add): void {
  const owners = new Map<string, LexiconConcept>();
  for (const concept of lexicon.concepts) {
    for (const word of [...concept.words, concept.id.replaceAll("-", " ")]) {
      if (!owners.has(word)) owners.set(word, concept);
      const madeOf = materialInside(word, concept, lexicon);
      add(word, { object: { concept, word, own: true, ...(madeOf ? { madeOf } : {}) } });
    }
    for (const [slot, words] of Object.entries(concept.slots)) {
      for (const word of [slot, ...words]) add(word, { part: true });
    }
  }
  for (const [alias, targets] of CONCEPT_ALIASES) {
    // "craft table" is a table before it is a desk
    const last = alias.slice(alias.lastIndexOf(" ") + 1);
    const target = targets.includes(last) && owners.has(last) ? last : targets.find((word) => owners.has(word));
    const concept = target === undefined ? undefined : owners.get(target);
    if (target !== undefined && concept) add(alias, { object: { concept, word: target, own: false } });
  }
  for (const material of lexicon.materials) {
    for (const word of [material.id.replaceAll("-", " "), ...material.words]) {
      add(word, { material: { id: material.id, exact: true } });
      const last = word.slice(word.lastIndexOf(" ") + 1);
      const concept = last === word || SUBSTANCE_NOUNS.has(last) ? undefined : owners.get(last);
      // "copper bowl" and "wool coat" are surfaces, and things where things are asked for
      if (concept && !owners.has(word)) {
        // a bowl of copper is not beaten, a sofa not all buttons; of cloth and wood the finer name says more
        const plain = /^(?:metal|leather)$/.test(material.class) ? materialInside(word, concept, lexicon) : undefined;
        const madeOf = plain ?? { id: material.id };
        add(word, { object: { concept, word: last, own: true, madeOf } });
      }
    }
  }
}

function addMaterialWords(lexicon: Lexicon, words: typeof MATERIAL_WORDS, add: Add): void {
  for (const [word, { seek, tint }] of words) {
    const id = seekMaterial(lexicon, seek);
    if (id !== undefined)
      add(word, { material: tint === undefined ? { id, exact: false } : { id, tint, exact: false } });
  }
}

/** What is said of surfaces only. A word for a material is no trade colour, one for a condition no pattern. */
function addSurfaceLanguage(entries: ReadonlyMap<string, Entry>, add: Add): void {
  for (const [word, trait] of SURFACE_TRAITS) add(word, { trait });
  for (const [word, hex] of TRADE_COLOURS) if (!entries.get(word)?.material) add(word, { colours: [{ word, hex }] });
  for (const word of SUBMERGED) add(word, { condition: [["submerged", 0.9]] });
  for (const word of MATERIAL_NOISE) add(word, { noise: true });
}

/** Concepts of these families are not made of the material in their name: an oak tree is no planks. */
const GROWN: ReadonlySet<string> = new Set(["plant", "animal", "food"]);

/** What is driven or played on, in the names of what is used there. */
const WAYS: ReadonlySet<string> = new Set(
  "road street gravel beach ocean lawn turf meadow pavement sidewalk".split(" "),
);

/** What is named after what it burns. */
const FUELLED = /(?:stove|oven|burner|fireplace|furnace)$/;

function materialInside(word: string, { words, family }: LexiconConcept, lexicon: Lexicon) {
  const space = word.indexOf(" ");
  if (space < 0 || GROWN.has(family) || !words.includes(word.slice(space + 1))) return undefined;
  const first = word.slice(0, space);
  // a water bottle and a water tower are not of water
  if (/^(?:vessel|container|building)$/.test(family) && (FILLINGS.has(first) || DRINKS.has(first))) return undefined;
  // a woven basket is of no cloth
  if (first === "woven" && family === "container") return undefined;
  // a wood stove burns it
  if (FUELLED.test(word)) return undefined;
  // a road bike is for roads, a gravel bike for gravel
  if (WAYS.has(first)) return undefined;
  const material = MATERIAL_WORDS.get(first);
  const id = material ? seekMaterial(lexicon, material.seek) : lexicon.materials.find(({ id }) => id === first)?.id;
  if (id === undefined) return undefined;
  return material?.tint === undefined ? { id } : { id, tint: material.tint };
}

/** The first material that one of the names fits: an id, a word, or `class:wood`. */
export function seekMaterial(lexicon: Lexicon, names: readonly string[]): string | undefined {
  for (const name of names) {
    const found = lexicon.materials.find(
      ({ id, words, class: kind }) => id === name || words.includes(name) || `class:${kind}` === name,
    );
    if (found) return found.id;
  }
  return undefined;
}

function addLanguage(add: Add): void {
  for (const [word, hex] of COLOURS) add(word, { colours: [{ word, hex }] });
  for (const [word, names] of SEVERAL_COLOURS) {
    add(word, { colours: names.map((name) => ({ word: name, hex: COLOURS.get(name) as string })) });
  }
  for (const [word, tint] of TINTS) add(word, { tint });
  for (const [word, trait] of TRAITS) add(word, { trait });
  for (const [word, condition] of CONDITION_WORDS) add(word, { condition });
  for (const [word, covering] of COVERINGS) add(word, { covering });
  for (const [word, degree] of DEGREES) add(word, { degree });
  for (const [word, count] of COUNTS) add(word, { count });
  for (const [word, connector] of CONNECTORS) add(word, { connector });
  for (const word of DETERMINERS) add(word, { determiner: true });
  for (const word of NOISE) add(word, { noise: true });
  for (const word of GRAMMAR) add(word, { grammar: true });
}

function slotTables(lexicon: Lexicon): Map<string, Map<string, string>> {
  const tables = new Map<string, Map<string, string>>();
  for (const { id, slots } of lexicon.concepts) {
    const table = new Map<string, string>();
    // a slot's own name is never another slot's
    for (const slot of Object.keys(slots)) table.set(slot.replaceAll("-", " "), slot);
    for (const [slot, words] of Object.entries(slots)) {
      for (const word of words) if (!table.has(word)) table.set(word.replaceAll("-", " "), slot);
    }
    tables.set(id, table);
  }
  return tables;
}
