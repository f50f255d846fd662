import type { Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { rivetHead } from "../../texture/marks/rivets.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";

const TILE = 0.8;
const STEEL: readonly Rgb[] = [
  [0.34, 0.345, 0.35],
  [0.48, 0.485, 0.49],
  [0.6, 0.6, 0.6],
];

/** Ventilation louvres: slanted slats of sheet metal between upright frames, dark openings below each, a screw at every end. Takes colours as a coat of paint. */
export const metalLouvres: Material = {
  id: "metal-louvres",
  class: "metal",
  words: [
    "louvre",
    "louver",
    "metal louvre",
    "metal louver",
    "metal vent",
    "vent",
    "air vent",
    "ventilation grille",
    "vent grille",
    "metal slat",
    "ventilation",
    "metal blind",
  ],
  tileSize: TILE,
  shade: shadeMetalLouvres,
};

function shadeMetalLouvres(context: ShadeContext): Surface {
  const { size, draw, scale } = context;
  const slats = featureCount(draw.integer("slats", 9, 13), scale);
  const bays = featureCount(draw.integer("bays", 1, 2), scale);
  const tone = evenGrid(slats, bays, draw.seed32("tone"));
  const lean = randomTable(slats * bays, draw.seed32("lean"));
  const sway = fbm(size, { cells: 2, octaves: 1, seed: draw.seed32("sway") });
  const metal = bareMetal(context, { tileSize: TILE, colours: STEEL, roughness: 0.33, scratches: 700, smudge: 1.3 });
  const pitch = TILE / slats;
  const frame = draw.number("frame", 0.045, 0.07) * bays;
  const surface = paintSurface(size, TILE, (texel, i) => {
    const bend = (sway[i] as number) * 0.006;
    const gx = (((i & (size - 1)) + 0.5) / size + bend) * bays;
    const gy = ((Math.floor(i / size) + 0.5) / size + bend) * slats;
    const bay = Math.floor(gx);
    const slat = Math.floor(gy);
    const id = (((slat % slats) + slats) % slats) * bays + (((bay % bays) + bays) % bays);
    const t = gy - slat;
    const side = Math.min(gx - bay, 1 - gx + bay) - frame;
    const inside = smoothstep(0, 0.012 * bays, side);
    const own = (tone[id] as number) - 0.5;
    // a slat slopes out towards its lower lip; behind the lip it is open
    const open = smoothstep(0.74, 0.79, t) * smoothstep(1, 0.97, t) * inside;
    const slope = t < 0.76 ? t / 0.76 : 0;
    const lip = smoothstep(0.68, 0.74, t) * (1 - smoothstep(0.76, 0.78, t));
    metal(texel, i);
    shade(texel, (1 + own * 0.28) * lerp(1, 0.82 + 0.24 * slope, inside) * (1 - 0.94 * open));
    const dx = ((side + frame * 0.5) * TILE) / bays;
    const dy = (t - 0.42) * pitch;
    const head = rivetHead(Math.sqrt(dx * dx + dy * dy), pitch * 0.12);
    texel.height +=
      pitch * (inside * (slope * (0.42 + 0.05 * (lean[id] as number)) - 0.22 - 0.3 * open + lip * 0.03) + head * 0.06);
    shade(texel, 1 - 0.5 * smoothstep(pitch * 0.16, pitch * 0.12, Math.sqrt(dx * dx + dy * dy)) * (1 - head));
    shade(texel, 1 - 0.45 * smoothstep(0.018 * bays, 0, Math.abs(side)));
    texel.metalness = open > 0.5 ? 0 : 1;
    texel.roughness = lerp(texel.roughness + own * 0.08, 0.9, open);
  });
  return weatherSurface(surface, { seed: draw.seed32("use"), reach: 0.01, dirt: 0.4, wear: 0.2 });
}
