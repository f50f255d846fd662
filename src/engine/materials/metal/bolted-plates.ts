import type { Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { type Fasteners, rivetPlace } from "../../texture/marks/fasteners.ts";
import { rivetDistance } from "../../texture/marks/rivets.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { createPlace } from "../../texture/tilings/tiling.ts";
import { evenDeal } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";

const TILE = 1.2;
const STEEL: readonly Rgb[] = [
  [0.22, 0.224, 0.23],
  [0.34, 0.345, 0.35],
  [0.47, 0.47, 0.472],
];
const INSET = 0.028;
const SPACING = 0.13;
const BOLT = 0.0115;

/** Square steel plates in straight rows, a bolt in every corner and along the sides, narrow joints between. Takes colours as a coat of paint. */
export const boltedPlates: Material = {
  id: "bolted-plates",
  class: "metal",
  words: [
    "square metal plate",
    "bolted metal plate",
    "bolted plate",
    "square steel plate",
    "bolted square plate",
    "metal square",
    "bolted steel plate",
  ],
  tileSize: TILE,
  shade: shadeBoltedPlates,
  fasteners: bolts,
};

const sideOf = ({ scale }: ShadeContext): number => featureCount(4, scale);

/** Joints lie clear of the tile's edge. */
const shiftOf = (context: ShadeContext): number => context.draw.number("shift", 0.3, 0.7) / sideOf(context);

function bolts(context: ShadeContext): Fasteners {
  const side = sideOf(context);
  const { locate } = runningBond(side, side, 0);
  const at = createPlace();
  const shift = shiftOf(context);
  return {
    radius: (BOLT * 1.1) / TILE,
    locate: (x, y, place) => {
      locate(x + shift, y + shift, at);
      rivetPlace(at.u / side, at.v / side, 1 / side, 1 / side, INSET / TILE, SPACING / TILE, place);
    },
  };
}

function shadeBoltedPlates(context: ShadeContext): Surface {
  const { size, draw } = context;
  const side = sideOf(context);
  const { locate } = runningBond(side, side, 0);
  const place = createPlace();
  const deal = evenDeal(side * side, (x, y) => {
    locate(x, y, place);
    return place.cell;
  });
  const [tone, lift] = [deal(draw.seed32("tone")), deal(draw.seed32("lift"))];
  const hairs = fbm(size, { cells: 150, cellsY: 3, octaves: 2, gain: 0.8, seed: draw.seed32("hairs") });
  const sway = fbm(size, { cells: 4, octaves: 2, seed: draw.seed32("sway") });
  const metal = bareMetal(context, { tileSize: TILE, colours: STEEL, roughness: 0.36, scratches: 800, smudge: 1.2 });
  const plate = TILE / side;
  const shift = shiftOf(context);
  const surface = paintSurface(size, TILE, (texel, i) => {
    const bend = (sway[i] as number) * 0.0005 + shift;
    locate(((i & (size - 1)) + 0.5) / size + bend, (Math.floor(i / size) + 0.5) / size + bend, place);
    const edge = place.border * TILE;
    const joint = smoothstep(0.0045, 0.0018, edge);
    const bevel = smoothstep(0.002, 0.009, edge);
    const far = rivetDistance(place.u * plate, place.v * plate, plate, plate, INSET, SPACING);
    // a flat head with a rounded rim, in a ring pressed by its washer
    const head = smoothstep(BOLT, BOLT * 0.68, far);
    const washer = smoothstep(BOLT * 1.75, BOLT * 1.6, far) * (1 - head);
    const t = (tone[place.cell] as number) - 0.5;
    const hair = hairs[i] as number;
    metal(texel, i);
    shade(texel, (1 + t * 0.2 + hair * 0.08) * (1 - joint * 0.85) * (1 - 0.25 * washer));
    texel.roughness = clamp01(texel.roughness + t * 0.1 + hair * 0.04 + joint * 0.4);
    texel.height +=
      0.0012 * (lift[place.cell] as number) + 0.005 * bevel - 0.004 * joint + 0.006 * head + 0.0014 * washer;
    texel.metalness = joint > 0.5 ? 0 : 1;
  });
  return weatherSurface(surface, { seed: draw.seed32("use"), reach: 0.01, dirt: 0.55, wear: 0.25 });
}
