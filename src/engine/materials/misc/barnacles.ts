import { fromHex } from "../../math/color.ts";
import { atan2, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatterLayers } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrids } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const LIME = ["#7d776c", "#a59e91", "#c9c2b5", "#e3ddd2"].map(fromHex);
const ROCK = ["#2a2c28", "#3b3d36", "#505147"].map(fromHex);
const WEED = fromHex("#4a5227");
const INSIDE = fromHex("#211d1a");
const TILE = 0.25;
/** Radius of the mouth, in radii of the foot. */
const MOUTH = 0.36;
const PLATES = 6;

const ridgeAt = (u: number, v: number, count: number): number => {
  const turn = (atan2(v, u) / TAU) * count;
  return Math.abs((turn - Math.floor(turn)) * 2 - 1);
};

/** A cone of ribbed plates cut off at the top; within its mouth the beak of two valves. */
const CONE = createShape(64, (u, v) => {
  const r = Math.sqrt(u * u + v * v);
  const foot = 0.88 + 0.12 * ridgeAt(u, v, PLATES * 3);
  if (r > foot) return 0;
  if (r < MOUTH) return 0.4 + 0.16 * smoothstep(0.1, 0, Math.abs(u)) * smoothstep(MOUTH, 0.1, r);
  const up = (foot - r) / (foot - MOUTH);
  return (0.12 + 0.88 * Math.sqrt(up)) * (0.88 + 0.12 * ridgeAt(u, v, PLATES * 3));
});

/** Acorn barnacles crowded on a rock of the shore: ribbed cones of chalk with a dark mouth, large and small ones grown against each other. Takes colours in the plates. */
export const barnacles: Material = {
  id: "barnacles",
  class: "misc",
  words: ["barnacle", "acorn barnacle", "barnacle cluster", "barnacle encrusted rock", "barnacle covered rock"],
  tileSize: TILE,
  shade: shadeBarnacles,
};

function shadeBarnacles({ size, draw, colours, scale }: ShadeContext): Surface {
  const rough = fbm(size, { cells: featureCount(14, scale), octaves: 5, gain: 0.6, seed: draw.seed32("rough") });
  const grime = fbm(size, { cells: featureCount(40, scale), octaves: 3, gain: 0.7, seed: draw.seed32("grime") });
  const ground = rough.map((r) => TILE * 0.004 * r);
  const layers = [
    { across: featureCount(9, scale), share: 0.9, wide: 1.2 },
    { across: featureCount(14, scale), share: 0.9, wide: 1.2 },
    { across: featureCount(26, scale), share: 0.6, wide: 1.1 },
  ];
  const lot = evenGrids(layers, draw.seed32("lot"));
  const tone = evenGrids(layers, draw.seed32("tone"));
  const placed = scatterLayers(
    ground,
    size,
    layers.map(({ across, share, wide }) => ({
      shape: CONE,
      across,
      place: (copy, next, index) => {
        const luck = (lot[index] as number) / share;
        copy.length = luck < 1 ? ((0.62 + 0.38 * luck) * wide) / across : 0;
        copy.width = copy.length * (0.8 + 0.2 * next());
        copy.angle = next() * TAU;
        copy.gain = TILE * copy.length * (0.34 + 0.14 * next());
        copy.base = luck < 1 ? 0 : -1;
      },
    })),
    draw.stream("cones"),
  );
  const lime = palette(...dye(LIME, colours[0], 0.9));
  const rock = palette(...dye(ROCK, colours[1]));
  return paintSurface(size, TILE, (texel, i) => {
    const g = grime[i] as number;
    const r0 = rough[i] as number;
    const id = placed.index[i] as number;
    texel.height = (placed.height[i] as number) + TILE * 0.0006 * g;
    texel.roughness = 0.84 + 0.06 * g;
    if (id < 0) {
      paintFrom(rock, 0.5 + 0.4 * r0 + 0.2 * g, texel);
      blendColour(texel, WEED, 0.6 * smoothstep(0, 0.5, r0 + 0.4 * g));
      return;
    }
    const u = placed.across[i] as number;
    const v = placed.along[i] as number;
    const r = Math.sqrt(u * u + v * v);
    const own = (tone[id] as number) - 0.5;
    paintFrom(lime, 0.5 + own * 0.34 + 0.22 * g + 0.22 * (ridgeAt(u, v, PLATES * 3) - 0.5), texel);
    // the seams between the plates, slime about the foot
    shade(texel, 1 - 0.4 * smoothstep(0.16, 0.02, ridgeAt(u, v, PLATES)) * smoothstep(MOUTH, 0.5, r));
    blendColour(texel, WEED, 0.45 * smoothstep(0.7, 1, r + 0.12 * g));
    if (r < MOUTH) blendColour(texel, INSIDE, 0.86 * smoothstep(MOUTH, MOUTH * 0.8, r));
  });
}
