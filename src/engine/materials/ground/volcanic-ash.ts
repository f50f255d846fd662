import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { type Copy, scatterLayers } from "../../texture/marks/scatter.ts";
import { chippedShape, pebbleShape } from "../../texture/marks/stone-shapes.ts";
import { domainWarp } from "../../texture/noises/domain-warp.ts";
import { billow, fbm } from "../../texture/noises/noise.ts";
import { evenGrids } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, blendPaint, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const POWDER = ["#6f6c69", "#8d8a87", "#a6a3a0", "#bdbab7", "#d0cecb"].map(fromHex);
const CHARCOAL = ["#161514", "#262423", "#3a3735", "#545150"].map(fromHex);
const CLINKER = fromHex("#8a6f5e");
const TILE = 0.6;

/** Cold ash: drifts of soft grey powder, caked and cracked where it was damp, with cinders and flakes of charcoal half sunk in it. Takes colours in the powder, then in the cinders. */
export const volcanicAsh: Material = {
  id: "volcanic-ash",
  class: "ground",
  words: ["volcanic ash", "cinder", "ashes", "ash ground", "burnt ground", "ash pile", "ash heap"],
  tileSize: TILE,
  shade: shadeVolcanicAsh,
};

function shadeVolcanicAsh({ size, draw, colours, scale }: ShadeContext): Surface {
  const count = featureCount(7, scale);
  const drift = domainWarp(
    size,
    draw.fork("blow"),
    count,
    0.05,
    3,
  )(fbm(size, { cells: count, octaves: 3, gain: 0.42, seed: draw.seed32("drift") }));
  const clots = billow(size, { cells: count * 3, octaves: 4, gain: 0.5, seed: draw.seed32("clots") });
  const sift = fbm(size, { cells: featureCount(14, scale), octaves: 4, gain: 0.6, seed: draw.seed32("sift") });
  const grain = fbm(size, { cells: featureCount(130, scale), octaves: 2, gain: 0.9, seed: draw.seed32("grain") });
  const ground = createField(size * size);
  for (let i = 0; i < ground.length; i += 1) {
    ground[i] = TILE * (0.014 * (drift[i] as number) + 0.006 * (clots[i] as number) + 0.0011 * (sift[i] as number));
  }
  const lump = (least: number, most: number, share: number, across: number) => {
    const bulks = evenGrids([{ across }], draw.seed32(`bulk ${across}`));
    return (copy: Copy, next: () => number, index: number) => {
      const bulk = bulks[index] as number;
      copy.width = next() < share ? (least + (most - least) * bulk * bulk) * scale : 0;
      copy.length = copy.width * (1 + next() * 0.7);
      copy.angle = next() * 6.28;
      copy.gain = copy.width * TILE * 0.5;
      copy.base = TILE * (0.004 - 0.009 * next()) - copy.gain * 0.3;
      copy.tilt = (next() - 0.5) * copy.gain * 0.6;
    };
  };
  const next = draw.stream("shapes");
  const layers = [
    {
      shape: chippedShape(next),
      across: featureCount(13, scale),
      place: lump(0.018, 0.045, 0.4, featureCount(13, scale)),
    },
    {
      shape: pebbleShape(next, 0.2),
      across: featureCount(30, scale),
      place: lump(0.006, 0.026, 0.4, featureCount(30, scale)),
    },
    {
      shape: chippedShape(next),
      across: featureCount(52, scale),
      place: lump(0.004, 0.011, 0.5, featureCount(52, scale)),
    },
  ];
  const placed = scatterLayers(ground, size, layers, draw.stream("cinders"));
  const kind = evenGrids(layers, draw.seed32("kind"));
  const powder = palette(...dye(POWDER, colours[0]));
  const coal = palette(...dye(CHARCOAL, colours[1]));
  return paintSurface(size, TILE, (texel, i) => {
    const id = placed.index[i] as number;
    const d = drift[i] as number;
    const s = sift[i] as number;
    const g = grain[i] as number;
    paintFrom(powder, 0.56 + d * 0.2 + s * 0.22 + ((clots[i] as number) - 0.4) * 0.24 + g * 0.1, texel);
    texel.height = (placed.height[i] as number) + g * TILE * 0.0004;
    texel.roughness = 0.95 + g * 0.03;
    if (id < 0) return;
    // what lies there is dusted over, its top most
    const up = smoothstep(0, TILE * 0.012, (placed.height[i] as number) - (ground[i] as number));
    const k = kind[id] as number;
    const dust = 0.2 + 0.5 * k * k + s * 0.16;
    const own = { r: 0, g: 0, b: 0 };
    paintFrom(coal, 0.3 + 0.6 * k + g * 0.2 + s * 0.16, own);
    if (k > 0.86) blendColour(own, CLINKER, 0.6);
    const bare = smoothstep(0.05, 0.3, up) * (1 - dust);
    blendPaint(texel, own, bare);
    shade(texel, 1 - 0.25 * smoothstep(0.2, 0, up));
    texel.roughness -= 0.12 * bare;
  });
}
