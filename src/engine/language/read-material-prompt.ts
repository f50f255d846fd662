import { fromHex } from "../math/color.ts";
import type { Lexicon, LexiconMaterial } from "./lexicon.ts";
import type { BriefLayer, MaterialBrief } from "./material-brief.ts";
import { QualitiesDraft } from "./said/qualities.ts";
import { newAvoid, readNegativeWords, withoutAvoided } from "./surface/avoid-surfaces.ts";
import { calledBy } from "./surface/called-by.ts";
import { describeSurface } from "./surface/describe-surface.ts";
import { type FoundMaterial, findMaterial, ownerOf, ownMaterial } from "./surface/find-material.ts";
import { growthOn, plain } from "./surface/growth-on.ts";
import { layFaces } from "./surface/lay-faces.ts";
import {
  BINDER,
  betweenLines,
  finishOf,
  inPanels,
  inSeams,
  inSlabs,
  mended,
  ofMarble,
  patinated,
  settleSatin,
  sewnOf,
  takesChips,
  withPaint,
} from "./surface/made-up.ts";
import { type MaterialPhrases, partMaterials } from "./surface/material-phrases.ts";
import { type PartPhrase, takeParts } from "./surface/part-phrases.ts";
import { readLaid } from "./surface/read-laid.ts";
import { inPieces, readLayers } from "./surface/read-layers.ts";
import { readParts } from "./surface/read-parts.ts";
import { settleInserts } from "./surface/settle-inserts.ts";
import { settleLayers } from "./surface/settle-layers.ts";
import { settlePattern } from "./surface/settle-pattern.ts";
import { settleRooms } from "./surface/settle-rooms.ts";
import { settleSenses } from "./surface/settle-senses.ts";
import { splitPairs } from "./surface/split-pairs.ts";
import { splitRusty } from "./surface/split-rusty.ts";
import { takeBond } from "./surface/take-bond.ts";
import { takeGlow } from "./surface/take-glow.ts";
import { lampedOf, takeLights } from "./surface/take-lights.ts";
import {
  aged,
  bared,
  charred,
  dressed,
  findByPattern,
  findByStyle,
  findSoiled,
  findTrodden,
  inWood,
  isClothOf,
  isGeneral,
  layBoards,
  softened,
} from "./surface/usual-material.ts";
import { washedTornStreaked } from "./surface/washed-torn-streaked.ts";
import { withinOne } from "./surface/within-one.ts";
import { workAllOver } from "./surface/worked-all-over.ts";
import { PATTERNS, SURFACE_STYLES, type SurfaceStyle } from "./surface-names.ts";
import { matchTerms } from "./terms/match-terms.ts";
import type { Term } from "./terms/term.ts";
import { type Tokens, tokenize } from "./terms/tokenize.ts";
import { materialVocabularyOf, seekMaterial } from "./terms/vocabulary.ts";
import { WordLedger } from "./terms/word-ledger.ts";
import { SURFACE_WORDS } from "./words/surface-words.ts";

/**
 * Reads a prompt for a material: the base, what is said of it, and the materials that lie in or on it. Total: any text
 * gives a base.
 *
 * @param lexicon At least one material.
 */
export function readMaterialPrompt(prompt: string, negativePrompt: string | null, lexicon: Lexicon): MaterialBrief {
  const tokens = tokenize(prompt);
  const read = (some: Tokens) => workAllOver(readTokens(some, negativePrompt, lexicon), lexicon);
  const bond = takeBond(tokens);
  return bond ? readLaid(tokens, bond, read, lexicon) : read(tokens);
}

function readTokens(tokens: Tokens, negativePrompt: string | null, lexicon: Lexicon): MaterialBrief {
  const vocabulary = materialVocabularyOf(lexicon);
  const ledger = new WordLedger(tokens);
  const avoid = newAvoid();
  const said = withoutAvoided(
    settleSatin(
      splitRusty(
        splitPairs(
          settleRooms(
            settleInserts(
              settleLayers(settleSenses(matchTerms(tokens, vocabulary), vocabulary), vocabulary),
              vocabulary,
              ledger,
            ),
            vocabulary,
          ),
          vocabulary,
        ),
        vocabulary,
      ),
      lexicon,
    ),
    avoid,
    ledger,
  );
  const { rest: others, parts, ties } = takeParts(said);
  const { rest, lights: lit } = takeLights(others, ledger);
  const { phrases: parted, glow, isLit, lamps } = takeGlow(partMaterials(rest, isMaterial), ledger, lexicon);
  const phrases = withinOne(parted, lexicon);
  const lights = lit ?? lamps;
  for (const term of [...phrases.places, ...ties]) ledger.mark(term, "relation");
  const notes: string[] = [];
  const found = findWhole(phrases, parts, lexicon);
  const qualities = new QualitiesDraft();
  const surface = settleBase(found, phrases, parts, qualities, ledger, lexicon);
  if (isLit) qualities.addCondition("glowing", 0.85);
  const spoken = surface.base.replaceAll("-", " ");
  if (!found) notes.push(`No material of the prompt is known: made as ${spoken}.`);
  else if (found.assumed) {
    notes.push(`No material for "${ledger.typed(found.terms.at(-1) as Term)}" yet: made as ${spoken}.`);
  }
  const layers = [
    ...surface.layers,
    ...readLayers(phrases.layers, surface.base, qualities, ledger, lexicon),
    ...glow,
    ...growthOn(phrases.base, surface.base, qualities, lexicon),
  ];
  patinated(surface.base, qualities);
  const painted = withPaint(surface.base, qualities, lexicon);
  const base = lights ? lampedOf(painted, lexicon) : painted;
  const made = lexicon.materials.find(({ id }) => id === base) ?? defaultMaterial(lexicon);
  const partLayers = readParts(parts, made, ledger, lexicon);
  const isMended = [...layers, ...partLayers].some(({ place }) => place === "cracks");
  // "cracked tiles with gold in the cracks": there are no others besides
  if (isMended) qualities.conditions.delete("cracked");
  const negative = readNegativeWords(negativePrompt, vocabulary, avoid);
  washedTornStreaked(said, made, qualities, ledger);
  const { materials: _, ...suchness } = qualities.done();
  if (suchness.traits.includes("kintsugi") && !isMended) layers.push(mended(lexicon));
  const isRough = suchness.traits.includes("rough") && !surface.owned.includes("rough");
  const isSmooth = suchness.traits.includes("smooth") && LUMPY.has(made.class) && made.bond === undefined;
  const style = SURFACE_STYLES.find((name) => suchness.traits.includes(name) && !surface.owned.includes(name));
  return {
    ...suchness,
    conditions: {
      ...suchness.conditions,
      ...(suchness.traits.includes("matte") ? { matte: 0.8 } : {}),
      ...(isRough ? { rough: 0.7 } : {}),
      ...(isSmooth && !surface.owned.includes("smooth") ? { smooth: 0.85 } : {}),
      ...(suchness.traits.includes("graffiti") ? { graffiti: 0.7 } : {}),
      ...(phrases.base.some(({ lemma }) => lemma === "vintage") ? AGED : {}),
      ...(suchness.traits.includes("varied") ? { varied: 0.8 } : {}),
    },
    materials: [],
    base,
    assumed: found?.assumed ?? true,
    scale: surface.scale,
    layers: [...layers.filter((layer) => layer.base !== base || layer.colours.length > 0), ...partLayers].filter(
      (layer) => !avoid.materials.has(layer.base),
    ),
    ...settlePattern(suchness, made, surface.owned, phrases.figures),
    ...(style ? { style: style as SurfaceStyle } : {}),
    ...(lights ? { lights } : {}),
    ...calledBy(found, phrases.base, made, ledger),
    avoid: { colours: [...avoid.colours], materials: [...avoid.materials], conditions: [...avoid.conditions] },
    words: [...ledger.uses(), ...negative],
    notes,
  };
}

const isMaterial = ({ entry, lemma }: Term): boolean =>
  (entry.material !== undefined && (!entry.colours || entry.material.exact)) ||
  (SURFACE_WORDS.has(lemma) && !entry.trait && !entry.condition && !entry.colours);

function findBase(phrases: MaterialPhrases, lexicon: Lexicon): FoundMaterial | undefined {
  const { base } = phrases;
  const named = findMaterial(base, lexicon);
  if (named && !named.assumed) return aged(layBoards(named, base, lexicon), base, lexicon);
  return findByStyle(base, lexicon) ?? named ?? findElsewhere(phrases, lexicon) ?? findByPattern(base, lexicon);
}

/** "leather with brass studs" is studded leather, and the studs are brass. */
function findWhole(
  phrases: MaterialPhrases,
  parts: readonly PartPhrase[],
  lexicon: Lexicon,
): FoundMaterial | undefined {
  const named = charred(findBase(phrases, lexicon), phrases.base, lexicon);
  const found =
    softened(bared(dressed(named, phrases.base, lexicon), parts, lexicon), parts, lexicon) ??
    findTrodden(phrases.base, parts, lexicon) ??
    findSoiled(phrases.base, lexicon);
  const heads = parts.flatMap(({ word, noun }) => (word.part === "nails" ? [noun] : []));
  if (!found || heads.length === 0) return found;
  const whole = findMaterial([...phrases.base, ...heads], lexicon);
  const classOf = (id: string) => lexicon.materials.find((material) => material.id === id)?.class;
  const isSuch =
    whole?.terms.some((term) => heads.includes(term)) &&
    whole.terms.some((term) => !heads.includes(term)) &&
    classOf(whole.id) === classOf(found.id);
  return isSuch ? whole : found;
}

/** What lies or is laid on in lumps: only of such it has to be said that it is smooth. */
const LUMPY: ReadonlySet<string> = new Set(["ground", "plaster"]);

/** What is called vintage has yellowed and faded, and is not worn out. */
const AGED = { old: 0.4, faded: 0.4 };

/** Where the base is no known material, what was said to lie on it is. */
function findElsewhere({ layers }: MaterialPhrases, lexicon: Lexicon): FoundMaterial | undefined {
  for (const { terms } of layers) {
    const found = findMaterial(terms, lexicon);
    if (found) return found;
  }
  return undefined;
}

interface Settled {
  readonly base: string;
  readonly scale: number;
  readonly layers: readonly BriefLayer[];
  /** Patterns and styles the base shows by itself. */
  readonly owned: readonly string[];
}

function settleBase(
  found: FoundMaterial | undefined,
  { base: terms, figures, layers: laid }: MaterialPhrases,
  parts: readonly PartPhrase[],
  into: QualitiesDraft,
  ledger: WordLedger,
  lexicon: Lexicon,
): Settled {
  const first = inWood(found, terms, lexicon) ?? found?.id ?? defaultMaterial(lexicon).id;
  const material = lexicon.materials.find(({ id }) => id === first) ?? defaultMaterial(lexicon);
  const { scale, faces, dealt, coat, marks } = describeSurface(terms, found, material, into, ledger, lexicon);
  // the stuff that is so by itself has colours of its own for it: "oak planks with white stripes" is no zebrawood
  const isDyed = material.class !== "ground" && figures.some(({ entry }) => entry.colours);
  const patterned = isDyed ? undefined : terms.find(({ entry }) => entry.trait?.role === "pattern");
  // what is quilted or tufted is made so: no print can show it
  const isMade =
    patterned !== undefined && !(PATTERNS as readonly string[]).includes(patterned.entry.trait?.trait ?? "");
  const owner =
    patterned &&
    (isGeneral(material) || isMade || isClothOf(patterned, material, lexicon)) &&
    !found?.terms.includes(patterned)
      ? (ownerOf(patterned.lemma, material, lexicon) ??
        ownerOf(patterned.entry.trait?.trait ?? patterned.lemma, material, lexicon))
      : undefined;
  const isRusty = material.class === "metal" && material.words.includes("rusty metal") && into.colours.length > 0;
  const finish = finishOf(terms, found?.terms ?? [], material, lexicon);
  if (finish) ledger.mark(finish.word, "material", finish.work);
  if (finish?.tone && into.colours.length === 0) into.colours.push(finish.tone);
  const base = finish?.work ?? (isRusty ? ownMaterial("rusty painted metal", lexicon) : owner) ?? first;
  for (const term of found?.terms ?? []) ledger.mark(term, "material", base, found?.assumed ?? true);
  // "wool carpet", "snakeskin leather": what is of the base's own class is understood with it
  const kin = new Set(lexicon.materials.filter(({ class: kind }) => kind === material.class).map(({ id }) => id));
  for (const term of terms) {
    if (kin.has(term.entry.material?.id ?? "") && !ledger.isUsed(term)) ledger.mark(term, "material", base);
  }
  const isJointed = laid.some(({ place }) => place === "joints") || parts.some(({ word }) => word.part === "grout");
  const own = [...(found?.terms ?? []), ...(owner && patterned ? [patterned] : [])];
  const owned = own.flatMap(({ entry }) => (entry.trait ? [entry.trait.trait] : []));
  const layers: BriefLayer[] = [];
  if (takesChips(terms, material)) into.colours.unshift(BINDER);
  const between = betweenLines(terms, base);
  if (between) into.colours.unshift(between);
  const made =
    sewnOf(terms, material, base, lexicon) ??
    inSlabs(terms, material, isJointed, lexicon) ??
    inPanels(terms, material, isJointed || parts.some(({ word }) => word.part === "nails"), lexicon) ??
    ofMarble(terms, material, lexicon) ??
    inSeams(terms, material, into, lexicon);
  if (made) {
    layers.push({ ...plain(made.stuff), colours: [...into.colours], place: "faces", amount: 1 });
    return { base: made.work, scale, layers, owned };
  }
  if (faces !== undefined) {
    layers.push(...layFaces({ faces, ...(dealt === undefined ? {} : { dealt }) }, material, into.colours));
    into.colours.length = 0;
  }
  if (coat !== undefined) {
    const id = inPieces(coat.id, coat.place, lexicon) ?? coat.id;
    layers.push({ ...plain(id), place: coat.place, amount: 0.5 });
  }
  if (marks) {
    const { colour, place } = marks;
    const colours = [{ word: colour.word, rgb: fromHex(colour.hex) }];
    layers.push({ ...plain(base), colours, place, amount: place === "cracks" ? 0.6 : 0.35 });
  }
  return { base, scale, layers, owned };
}

function defaultMaterial(lexicon: Lexicon): LexiconMaterial {
  const usual = seekMaterial(lexicon, ["plaster", "class:plaster", "concrete", "class:stone"]);
  const found = lexicon.materials.find(({ id }) => id === usual) ?? lexicon.materials[0];
  if (!found) throw new Error("defaultMaterial: the lexicon must hold a material, got none");
  return found;
}
