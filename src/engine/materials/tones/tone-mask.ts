import { blurKernel, type Field } from "../../kernels/kernels.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { depthOf, levelBelow } from "../../texture/relief-masks.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { patternMasks } from "../patterns/pattern-masks.ts";

type MaskTones = (surface: Surface, share: number, context: ShadeContext) => Field;

/** Where another colour shows on stuff of the first, 0..1, over about `share` (0..1) of the tile. */
export function toneMask(surface: Surface, material: Material, share: number, context: ShadeContext): Field {
  return maskOf(surface, material)(surface, share, context);
}

/** Cloth with a sheen is woven in figures. */
const FIGURED: ReadonlySet<string> = new Set(["silk", "velvet"]);
/** Depth of the fine relief in shares of the tile: from here on hollows hold a colour, and from there on stand great things one beside the other. */
const HOLLOW = 0.0008;
const BULKY = 0.0095;

function maskOf(surface: Surface, { id, class: kind }: Material): MaskTones {
  if (kind === "fabric") return FIGURED.has(id) ? inFigures : inStripes;
  const depth = depthOf(riseOf(surface)) / surface.tileSize;
  if (kind === "wood") return depth > HOLLOW * 4 ? inHollows : alongGrain;
  if (kind === "metal" && depth > BULKY) return inStripes;
  const isWorked = kind === "metal" || kind === "leather" || kind === "plastic" || kind === "misc";
  return isWorked && depth > HOLLOW && depth < BULKY ? inHollows : inClouds;
}

const riseOf = ({ height, size }: Surface): Field => {
  const rise = blurKernel(height, size, size * 0.05, 2);
  for (let i = 0; i < rise.length; i += 1) rise[i] = (height[i] as number) - (rise[i] as number);
  return rise;
};

/** Woven, sprayed or laid in bands. */
const inStripes: MaskTones = ({ size }, share, { draw, scale }) => {
  const { second } = patternMasks("striped", size, draw, scale * (share < 0.4 ? 2 : 1));
  return second;
};

const inFigures: MaskTones = ({ size }, _share, { draw, scale }) => patternMasks("damask", size, draw, scale).second;

/** Wood grows and is stained in long streaks. */
const alongGrain: MaskTones = ({ size }, share, { draw, scale }) => {
  const streaks = fbm(size, {
    cells: featureCount(7, scale),
    cellsY: 1,
    octaves: 6,
    gain: 0.55,
    seed: draw.seed32("streaks"),
  });
  return cut(streaks, share, 0.09);
};

/** Rubbed or run into the low places, and wiped off the high ones. */
const inHollows: MaskTones = (surface, share, { draw, scale }) => {
  const rise = riseOf(surface);
  const depth = depthOf(rise) + 1e-9;
  const worn = fbm(surface.size, {
    cells: featureCount(5, scale),
    octaves: 6,
    gain: 0.6,
    seed: draw.seed32("worn"),
  });
  for (let i = 0; i < rise.length; i += 1) rise[i] = 0.5 * (worn[i] as number) - (rise[i] as number) / depth;
  return cut(rise, share, 0.25);
};

/** Clouds with a firm edge, as stone, earth and coats of two colours meet. */
const inClouds: MaskTones = ({ size }, share, { draw, scale }) =>
  cut(
    evenNoise(size, { cells: featureCount(5, scale), octaves: 7, gain: 0.55, seed: draw.seed32("clouds") }),
    share,
    0.05,
  );

/** 1 where `share` of the field is highest, with a border as soft as `soft` to either side. */
function cut(field: Field, share: number, soft: number): Field {
  const level = levelBelow(field, 1 - share);
  for (let i = 0; i < field.length; i += 1) field[i] = smoothstep(level - soft, level + soft, field[i] as number);
  return field;
}
