import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { pits } from "../../texture/marks/pits.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const BAKED = ["#3d1a09", "#77401a", "#ad6d31", "#cf9a5a", "#e4c08c"].map(fromHex);
const CRUMB = fromHex("#e8d3aa");
const FLOUR = fromHex("#eee6d6");
const TILE = 0.25;

/** Crust of a loaf: blistered brown bake, torn splits showing pale crumb, flour dusted on the swells. Takes colours in the crust, then in the crumb. */
export const breadCrust: Material = {
  id: "bread-crust",
  class: "misc",
  words: [
    "bread",
    "bread crust",
    "crust",
    "loaf",
    "baked bread",
    "pie crust",
    "pastry",
    "dough",
    "toast",
    "baguette",
    "sourdough",
    "pizza crust",
    "bun",
    "cookie",
  ],
  tileSize: TILE,
  shade: shadeBreadCrust,
};

function shadeBreadCrust({ size, draw, colours, scale }: ShadeContext): Surface {
  const swell = fbm(size, { cells: featureCount(10, scale), octaves: 4, gain: 0.5, seed: draw.seed32("swell") });
  const bake = fbm(size, { cells: featureCount(12, scale), octaves: 5, gain: 0.62, seed: draw.seed32("bake") });
  const flour = fbm(size, { cells: featureCount(50, scale), octaves: 4, gain: 0.85, seed: draw.seed32("flour") });
  const blisters = pits(size, draw.seed32("blisters"), featureCount(30, scale), 0.4, 0.45);
  const torn = cracks(size, draw, featureCount(6, scale), 0.5, 0.3);
  const crumbs = pits(size, draw.seed32("crumb"), featureCount(44, scale), 0.8, 0.48);
  const crust = palette(...dye(BAKED, colours[0], 0.95));
  const crumb =
    colours[1] ??
    (colours[0]?.map((c) => Math.min(0.75, c * 1.3 + 0.06)) as [number, number, number] | undefined) ??
    CRUMB;
  const dusting = colours[0] ? 0.25 : 0.75;
  return paintSurface(size, TILE, (texel, i) => {
    const s = swell[i] as number;
    const b = bake[i] as number;
    const f = flour[i] as number;
    const blister = blisters[i] as number;
    const split = smoothstep(0.1, 0.035, (torn[i] as number) + f * 0.012);
    const lip = smoothstep(0.16, 0.085, torn[i] as number) * (1 - split);
    const hole = (crumbs[i] as number) * split;
    paintFrom(crust, clamp01(0.42 + b * 0.34 - s * 0.2 - lip * 0.2 + blister * 0.1 + f * 0.05), texel);
    blendColour(texel, crumb, split * 0.9);
    shade(texel, 1 - hole * 0.35);
    const dust = smoothstep(0.05, 0.5, f * 0.6 + s * 0.7) * (1 - split);
    blendColour(texel, FLOUR, dust * dusting);
    texel.height = scale * (0.007 * s + 0.0016 * blister + 0.0024 * lip - 0.005 * split - 0.0016 * hole + 0.0004 * f);
    texel.roughness = 0.62 + dust * 0.3 + split * 0.25 - lip * 0.08 + b * 0.06;
  });
}
