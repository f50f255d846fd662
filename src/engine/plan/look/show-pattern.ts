import type { Concept } from "../../concepts/concept.ts";
import type { Qualities } from "../../language/brief.ts";
import type { Pattern } from "../../language/surface-names.ts";
import { materialById } from "../../materials/index.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp } from "../../math/scalar.ts";

/** A pattern as it is laid on things: the cloth that is woven or printed so, and the figure that hard things are painted with. */
interface Print {
  readonly cloth?: string;
  readonly figure: Pattern;
  /** Where no colours are said. */
  readonly colours?: readonly [string, string];
}

const PRINTS: ReadonlyMap<string, Print> = new Map<string, Print>([
  ["striped", { cloth: "striped-fabric", figure: "striped" }],
  ["checkered", { cloth: "gingham", figure: "checkered" }],
  ["plaid", { cloth: "tartan", figure: "plaid" }],
  ["polka-dot", { cloth: "polka-dot-fabric", figure: "polka-dot" }],
  ["spotted", { cloth: "polka-dot-fabric", figure: "spotted" }],
  ["floral", { cloth: "floral-fabric", figure: "floral" }],
  ["camouflage", { cloth: "camouflage", figure: "camouflage" }],
  ["herringbone", { cloth: "herringbone-wool", figure: "chevron" }],
  ["geometric-print", { figure: "geometric" }],
  ["star-print", { figure: "star" }],
  ["wavy-print", { figure: "wavy" }],
  ["zigzag-print", { figure: "chevron" }],
  ["paisley", { figure: "paisley" }],
  ["swirl-print", { figure: "damask" }],
  ["diamond-print", { figure: "diamond" }],
  ["leopard", { cloth: "leopard-fur", figure: "spotted", colours: ["#c8964e", "#2a1a10"] }],
  ["tiger", { cloth: "tiger-fur", figure: "zebra", colours: ["#d57f2a", "#16120e"] }],
  ["giraffe", { figure: "spotted", colours: ["#dcc08e", "#8a5526"] }],
  ["cow", { cloth: "cow-hide", figure: "spotted", colours: ["#eeeae2", "#15130f"] }],
  ["zebra", { cloth: "zebra-fur", figure: "zebra", colours: ["#eeeae2", "#15130f"] }],
]);

/** Materials that are patterns by themselves: they say no more than the pattern's word. */
const PATTERN_MATERIALS: ReadonlySet<string> = new Set([
  ...[...PRINTS.values()].flatMap(({ cloth }) => (cloth ? [cloth] : [])),
  "checkered-tiles",
  "floral-wallpaper",
  "striped-wallpaper",
]);

/** Metres: what is taller shows the figure painted large. */
const TALLEST_WOVEN = 4;

/** How coarse the figure then is for a metre of height. */
const PAINTED_SCALE = 0.9;

/** How coarse the stripes are of what is seen from so far that they must be as broad as a sail is in five. */
const VAST_SCALE = 12;

/** A tile holds one whole figure at least: what is to be coarser yet has larger tiles. */
const COARSEST_IN_TILE = 3;

/** Metres: what is lower is printed with the stripes of a hide, clear and small. */
const LEAST_FURRED = 0.4;

/** Classes of what is woven, printed or upholstered. */
const SOFT: ReadonlySet<string> = new Set(["fabric", "leather"]);

const BY_CLOTH: ReadonlyMap<string, Print> = new Map(
  [...PRINTS.values()].flatMap((print): [string, Print][] => (print.cloth ? [[print.cloth, print]] : [])),
);

/** The pattern that was said of a thing, if it is one that can be printed: "floral", or by its cloth, "with a floral pattern". */
export const printOf = ({
  traits,
  materials = [],
}: Pick<Qualities, "traits"> & Partial<Pick<Qualities, "materials">>): Print | undefined =>
  [...traits.map((trait) => PRINTS.get(trait)), ...materials.map((id) => BY_CLOTH.get(id))].find(
    (print) => print !== undefined,
  );

/** How much broader than usual the figure is that was said to be wide or narrow: "wide striped sails", 1 where nothing was said. */
export function breadthOfPrint({ traits, materials = [] }: Parameters<typeof printOf>[0]): number {
  if (!printOf({ traits, materials })) return 1;
  return traits.includes("wide") || traits.includes("thick")
    ? BROAD
    : traits.includes("narrow") || traits.includes("thin")
      ? 1 / BROAD
      : 1;
}

const BROAD = 2;

/** Figures that cloth is printed with in two colours; stripes are sewn, as panels and hems are. */
const PRINTED: ReadonlySet<string> = new Set(["polka-dot", "spotted", "checkered", "floral", "star-print"]);

/** "A red dress with white polka dots": ground and figure have colours of their own, in which the cloth is printed before it is sewn. */
export const isPrintedCloth = ({ traits, colours }: Qualities): boolean =>
  colours.length === 2 && traits.some((trait) => PRINTED.has(trait));

/** What was said, less the printed figure and its colour. */
export const withoutFigure = <Q extends Qualities>(qualities: Q): Q => ({
  ...qualities,
  traits: qualities.traits.filter((trait) => !PRINTED.has(trait)),
  colours: qualities.colours.slice(0, 1),
});

/** "With gold inlay": the last colour is that of what is set in, and nothing else of the thing has it. */
export function takeInlay<Q extends Qualities>(qualities: Q): { readonly plain: Q; readonly inlaid?: Rgb } {
  const colour = qualities.traits.includes("inlaid") ? qualities.colours.at(-1) : undefined;
  return colour
    ? { plain: { ...qualities, colours: qualities.colours.slice(0, -1) }, inlaid: colour.rgb }
    : { plain: qualities };
}

/** What was said, less the pattern: for things that draw it themselves. */
export const withoutPrint = <Q extends Qualities>(qualities: Q): Q => ({
  ...qualities,
  materials: qualities.materials.filter((id) => !PATTERN_MATERIALS.has(id)),
});

/** The same of a part: one of cloth is not made of the tiles or the wallpaper that the pattern's word names too. */
export const partWithoutPrint = <Q extends Qualities>(part: Q, own: string | undefined): Q =>
  own !== undefined && SOFT.has(materialById(own).class) && printOf(part) ? withoutPrint(part) : part;

/**
 * A material with the pattern: cloth is woven so, all else is painted so, coarser on larger things.
 *
 * @param inlaid The figure's colour where it is set into the stuff, which keeps its own.
 *
 * @param breadth The figure's over the usual.
 * @param said Colours that were asked for; else the print shows its own.
 */
export function showPrint(
  material: MaterialSpec,
  print: Print,
  said: readonly Rgb[],
  { height }: Pick<Concept, "height">,
  isCarved = false,
  inlaid?: Rgb,
  breadth = 1,
): MaterialSpec {
  const { cloth, figure, colours } = print;
  const usual = height > TALLEST_WOVEN ? clamp(height * PAINTED_SCALE, 3, VAST_SCALE) : clamp(height * 2.4, 1.3, 3);
  const scale = Math.min(breadth * usual, COARSEST_IN_TILE);
  const enlarged = Math.max(1, (breadth * usual) / scale);
  if (inlaid) {
    const ground = material.colours.slice(0, 1);
    return {
      ...material,
      colours: [...ground, inlaid],
      pattern: figure,
      scale,
      ...(ground.length === 0 && { figured: true }),
    };
  }
  // cut into the stuff, it has no colour but the stuff's
  if (isCarved && !SOFT.has(materialById(material.base).class))
    return { ...material, pattern: figure, work: "sunk", scale };
  const isSoft = SOFT.has(materialById(material.base).class);
  // the weave of a balloon or a circus tent is too fine to be seen
  // on a shoe the hairs of a hide are as long as its stripes are wide: it is printed, not furred
  const isSmallHide = colours !== undefined && figure === "zebra" && height < LEAST_FURRED;
  if (cloth !== undefined && isSoft && height < TALLEST_WOVEN && !isSmallHide)
    return { ...material, base: cloth, colours: said, scale, ...(enlarged > 1 && { enlarged }) };
  const painted = said.length < 2 && colours ? colours.map((hex) => fromHex(hex)) : material.colours;
  return { ...material, colours: painted, pattern: figure, scale, ...(enlarged > 1 && { enlarged }) };
}

/** The figure that a pattern's word is painted as; undefined for other words. */
export const figureOf = (trait: string): Pattern | undefined => PRINTS.get(trait)?.figure;
