import { fromHex } from "../../math/color.ts";
import type { Lexicon, LexiconMaterial } from "../lexicon.ts";
import type { BriefLayer, MaterialBrief } from "../material-brief.ts";
import type { Tokens } from "../terms/tokenize.ts";
import { WOOD_TONES } from "../words/trade-colours.ts";
import { ownMaterial } from "./find-material.ts";
import { plain } from "./growth-on.ts";
import type { SaidBond } from "./take-bond.ts";

/**
 * Reads a prompt for laid work of which a bond is said: its base laid in that bond, or another that is laid so by itself.
 *
 * @param read Reads what is left of a prompt as one without any bond.
 */
export function readLaid(
  whole: Tokens,
  said: SaidBond,
  read: (tokens: Tokens) => MaterialBrief,
  lexicon: Lexicon,
): MaterialBrief {
  const named = read(whole);
  const bare = said.isImplied ? named : read(said.rest);
  const made = materialOf(bare.base, lexicon);
  const other = made.class === "wood" && isUnheard(bare) ? stuffBesideWood(read(said.stuff), bare, lexicon) : undefined;
  const isNamed = said.isImplied || isSoItself(named, bare, said, lexicon) || !isLaidOut(made, said);
  if (isNamed && !other) return said.isImplied ? named : { ...named, words: heard(named, said, lexicon) };
  const words = bare.words.map((use, at) => {
    if (said.words.has(at)) return { text: use.text, role: "pattern" as const, meaning: said.bond };
    return (use.role === "unused" && other?.stuff.words[at]) || use;
  });
  const brief = { ...bare, words };
  if (other) return { ...cutFor(brief, other.made, other.stuff, said, lexicon), bond: said.bond };
  const kin = kinLaidSo(made, said, lexicon);
  if (kin) return { ...brief, base: kin.id };
  if (made.bond) return made.bond === said.bond ? brief : { ...brief, bond: said.bond };
  const cut = cutFor(brief, made, read(said.stuff), said, lexicon);
  return cut.base === ownMaterial(HEXAGONS, lexicon) ? cut : { ...cut, bond: said.bond };
}

/** "Offset brick tiles": what they are by themselves was said, too. */
const heard = ({ base, bond, words }: MaterialBrief, said: SaidBond, lexicon: Lexicon): MaterialBrief["words"] =>
  (bond ?? materialOf(base, lexicon).bond) === said.bond
    ? words.map((use, at) =>
        said.words.has(at) && use.role === "unused"
          ? { text: use.text, role: "pattern" as const, meaning: said.bond }
          : use,
      )
    : words;

const isUnheard = ({ words }: MaterialBrief): boolean => words.some(({ role }) => role === "unused");

/** "Porcelain planks", "marble parquet": what nobody heard beside the wood of the usual ones is what these are of. */
function stuffBesideWood(
  stuff: MaterialBrief,
  bare: MaterialBrief,
  lexicon: Lexicon,
): { readonly stuff: MaterialBrief; readonly made: LexiconMaterial } | undefined {
  const made = materialOf(stuff.base, lexicon);
  const isHeard = stuff.words.some(({ role }, at) => role === "material" && bare.words[at]?.role === "unused");
  return isHeard && !stuff.assumed && made.class !== "wood" ? { stuff, made } : undefined;
}

const materialOf = (id: string, { materials }: Lexicon): LexiconMaterial =>
  materials.find((material) => material.id === id) as LexiconMaterial;

/** The name with the bond in it is a material's, of the same stuff: "hexagonal tiles", "herringbone parquet". */
function isSoItself(named: MaterialBrief, bare: MaterialBrief, said: SaidBond, lexicon: Lexicon): boolean {
  const [with_, without] = [materialOf(named.base, lexicon), materialOf(bare.base, lexicon)];
  const isOfFloor = without.words.includes("wood floor") && bare.layers.length === 0;
  return (
    (with_.bond === said.bond || with_.words.some((word) => word.includes(said.phrase))) &&
    (with_.class === without.class || isOfFloor || (bare.assumed && !named.assumed)) &&
    named.layers.length <= bare.layers.length &&
    named.colours.length >= bare.colours.length
  );
}

/** Cloth is woven so, and what is quilted sewn: neither is laid. */
const isLaidOut = ({ class: kind, words }: LexiconMaterial, { noun }: SaidBond): boolean =>
  !(kind === "fabric" && noun !== "tile") && !words.some((word) => /quilt|tuft|wallpaper|diamond plate/.test(word));

/** What is called a tile and nothing finer is the tile that has the shape by itself. */
function kinLaidSo(
  { class: kind, words, bond }: LexiconMaterial,
  said: SaidBond,
  { materials }: Lexicon,
): LexiconMaterial | undefined {
  if (bond === said.bond || !words.includes(said.noun)) return undefined;
  return materials.find(
    (other) =>
      other.class === kind && other.bond === said.bond && other.words.some((word) => word.endsWith(` ${said.noun}`)),
  );
}

/** Work laid of what comes in no pieces by itself: wood is sawn into blocks, all else cut into the faces of tiles. */
function cutFor(
  brief: MaterialBrief,
  made: LexiconMaterial,
  stuff: MaterialBrief,
  said: SaidBond,
  lexicon: Lexicon,
): MaterialBrief {
  if (made.class === "wood") {
    const tone = brief.colours.length > 0 ? undefined : WOOD_TONES.get(made.id);
    const colours = tone === undefined ? brief.colours : [{ word: made.id, rgb: fromHex(tone) }];
    const base = layoutOf("parquet", brief, lexicon);
    // "parquet in ash and walnut": laid of both, and none of it lies on the other
    return { ...brief, base, colours, layers: brief.layers.filter((layer) => layer.base !== base) };
  }
  if (made.class === "terracotta") return { ...brief, base: layoutOf("terracotta tile", brief, lexicon) };
  if (made.class === "stone" && made.words.some((word) => /cobble|sett|roof/.test(word)))
    return { ...brief, base: layoutOf(/roof/.test(made.words.join()) ? "stone tile" : "sett", brief, lexicon) };
  // a machine's panels that have six sides are plates of that shape
  const plates =
    made.class === "metal" && said.bond === "hexagon" && PANELLED.test(made.id) && ownMaterial(HEXAGONS, lexicon);
  const isLitAlready = brief.layers.some(
    ({ base, place }) => place === "joints" && base === ownMaterial("lava", lexicon),
  );
  const lit = isLitAlready ? [] : lightsOf(brief, lexicon);
  if (plates) return { ...brief, base: plates, layers: [...lit, ...brief.layers] };
  const base = layoutOf(said.noun === "brick" ? "brick" : "tile", brief, lexicon);
  // a machine's panels are of metal, whatever else is heard where they are no longer named
  const isOther = made.class === "metal" && materialOf(stuff.base, lexicon).class !== "metal";
  const faces = {
    ...plain(isOther ? (ownMaterial(PANELS, lexicon) ?? made.id) : stuff.base),
    colours: brief.colours,
    scale: brief.scale,
    place: "faces" as const,
    amount: 1,
  };
  return {
    ...brief,
    base,
    colours: [],
    layers: [faces, ...lit, ...brief.layers.map((layer) => inTurns(layer, said))],
  };
}

/** "White marble and black marble checkerboard": the second is every other tile, no cloud. */
const inTurns = (layer: BriefLayer, { bond }: SaidBond): BriefLayer =>
  bond === "checker" && layer.place === "patches" ? { ...layer, place: "dealt", amount: 1 } : layer;

const PANELS = "steel";
const PANELLED = /panel|hull|plate/;
const HEXAGONS = "hexagon plate";

const lightsOf = ({ lights }: MaterialBrief, lexicon: Lexicon): readonly BriefLayer[] =>
  lights ? lightsBetween(lights, lexicon) : [];

/** Pieces cut for a bond have no lamps in them: what shines does so from between. */
function lightsBetween({ word, rgb }: NonNullable<MaterialBrief["lights"]>, lexicon: Lexicon): readonly BriefLayer[] {
  const id = ownMaterial("lava", lexicon);
  return id === undefined ? [] : [{ ...plain(id), colours: [{ word, rgb }], place: "joints", amount: 0.2 }];
}

const layoutOf = (word: string, { base }: MaterialBrief, lexicon: Lexicon): string =>
  ownMaterial(word, lexicon) ?? base;
