import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { facets } from "../../texture/marks/facets.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { slopeBlur } from "../../texture/noises/slope-blur.ts";
import { convexity } from "../../texture/relief-masks.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, type Palette, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { type RockMake, rockMake } from "./rock-makes.ts";

const ROCKS: readonly (readonly string[])[] = [
  ["#45423e", "#65615b", "#827d75", "#a09a90", "#bdb6ab"],
  ["#4a3f34", "#6f6051", "#8d7c69", "#ab9a85", "#c7b8a3"],
  ["#3e4143", "#5b5f62", "#787d80", "#969b9d", "#b4b8b9"],
];
const TILE = 2;

/** Bare rock: broken faces that meet in worn edges, cracks, a weathered skin. Takes colours in the rock, whose hue tells its make too. */
export const rock: Material = {
  id: "rock",
  class: "stone",
  words: [
    "rock",
    "rocky",
    "rough rock",
    "stone",
    "boulder",
    "rock surface",
    "raw stone",
    "rough stone",
    "mountain rock",
    "cave wall",
    "bedrock",
  ],
  tileSize: TILE,
  shade: shadeRock,
};

/** How much great faces, small faces and swelling ground make of the relief, and how the faces stand. */
const BROKEN = { great: 0.46, small: 0.3, swell: 0.26, lean: 0.5, wander: 0.12, grit: 1, wear: 0.012 };
/** As one draws it: great planes that lean against each other along clear edges, split in a few, and hardly any grain. */
const DRAWN = { great: 0.9, small: 0.13, swell: 0.06, lean: 0.72, wander: 0.035, grit: 0.25, wear: 0.003 };

function shadeRock(context: ShadeContext): Surface {
  const stone = palette(...dye(context.draw.pick("rock", ROCKS).map(fromHex), context.colours[0]));
  const make = rockMake(context);
  return make ? shadeMake(make, context.size, stone) : shadeBroken(context, stone);
}

function shadeMake({ worn, tone, gap, rise, depth }: RockMake, size: number, stone: Palette): Surface {
  const edge = convexity(worn, size, 0.01);
  return paintSurface(size, TILE, (texel, i) => {
    const t = tone[i] as number;
    const e = edge[i] as number;
    const open = gap[i] as number;
    texel.height = TILE * (rise * (worn[i] as number) + 0.0014 * t - depth * open);
    paintFrom(stone, 0.5 + t * 0.42 + e * 0.12, texel);
    shade(texel, (1 - open * 0.4) * (1 + Math.min(0, e) * 0.25));
    texel.roughness = 0.87 + t * 0.05 - e * 0.04;
  });
}

function shadeBroken({ size, draw, scale, isDrawn }: ShadeContext, stone: Palette): Surface {
  const make = isDrawn ? DRAWN : BROKEN;
  const cells = featureCount(isDrawn ? 5 : 7, scale);
  const swell = fbm(size, { cells, octaves: 7, gain: 0.55, seed: draw.seed32("swell") });
  const great = facets(size, draw.fork("great"), cells, make.lean, make.wander);
  const small = facets(size, draw.fork("small"), cells * (isDrawn ? 2 : 3), make.lean, make.wander);
  const broken = swell.map(
    (s, i) => (great[i] as number) * make.great + (small[i] as number) * make.small + s * make.swell,
  );
  const worn = slopeBlur(broken, broken, size, make.wear, "lowest");
  // many short ones: a long one would be seen again in every tile
  const split = cracks(size, draw.fork("split"), cells * 2, 0.16, 0.2);
  const grit = fbm(size, { cells: featureCount(80, scale), octaves: 3, gain: 0.85, seed: draw.seed32("grit") });
  const edge = convexity(worn, size, 0.01);
  return paintSurface(size, TILE, (texel, i) => {
    const w = worn[i] as number;
    const s = swell[i] as number;
    const g = (grit[i] as number) * make.grit;
    const e = edge[i] as number;
    const gap = smoothstep(0.026, 0.004, split[i] as number);
    texel.height = TILE * (0.11 * w + 0.0011 * g - 0.004 * gap);
    paintFrom(stone, 0.46 + w * 0.2 + s * (isDrawn ? 0.08 : 0.22) + g * 0.22 + e * 0.09, texel);
    shade(texel, (1 - gap * 0.22) * (1 + Math.min(0, e) * 0.22));
    texel.roughness = 0.86 + g * 0.06 - e * 0.04;
  });
}
