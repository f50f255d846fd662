import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { palmette, rosetteRelief } from "../../texture/figures/palmette.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { palette as createPalette, dye, paintFrom, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

/** Ground, medallion, light, accent, outline. */
const DYES: readonly (readonly string[])[] = [
  ["#7a1b1d", "#1f2b4a", "#d9c8a2", "#b5803a", "#2a1612"],
  ["#1f2c4d", "#7e2320", "#d6c7a6", "#8d9a8a", "#141624"],
  ["#6e2a1a", "#2f4038", "#d8c49a", "#c08a44", "#22140e"],
];
const GROUND = 0;
const MEDALLION = 1;
const LIGHT = 2;
const ACCENT = 3;
const OUTLINE = 4;
const TILE = 1.2;
const SIDE = 160;

let fan: Float32Array | undefined;

/** Which yarn a knot of the repeat takes; u, v within -0.5..0.5 about a medallion, v down. */
function yarnAt(u: number, v: number): number {
  fan ??= palmette(SIDE);
  // the field repeats in half drop: the second medallion stands half a repeat off
  const other = Math.abs(u) + Math.abs(v) > 0.5;
  const x = other ? u - (u < 0 ? -0.5 : 0.5) : u;
  const y = other ? v - (v < 0 ? -0.5 : 0.5) : v;
  const core = rosetteRelief(x / 0.1, y / 0.1, 8, 0.34);
  if (core > 0) return core > 0.9 ? ACCENT : core > 0.4 ? LIGHT : OUTLINE;
  const inner = rosetteRelief(x / 0.2, y / 0.24, 8, 0.2);
  if (inner > 0) return inner < 0.2 ? LIGHT : MEDALLION - (other ? 1 : 0) === GROUND ? ACCENT : GROUND;
  const lobes = rosetteRelief(x / 0.33, y / 0.38, 16, 0.16);
  if (lobes > 0.0) {
    if (lobes < 0.1) return OUTLINE;
    if (lobes < 0.26) return LIGHT;
    // small blossoms ring the medallion
    const ring = Math.abs(Math.sqrt((x * x) / 0.064 + (y * y) / 0.088) - 1);
    const beads = cosTurn((x + y) * 15) * cosTurn((x - y) * 15);
    return ring < 0.16 && Math.abs(beads) > 0.55 ? ACCENT : MEDALLION;
  }
  // palmettes point up and down from each medallion's foot
  for (let k = 0; k < 2; k += 1) {
    const px = (Math.abs(u) - 0.25) / 0.2;
    const py = ((Math.abs(v) - 0.25) * (k === 0 ? 1 : -1)) / 0.2;
    if (px <= -1 || px >= 1 || py <= -1 || py >= 1) continue;
    const leaf = fan[Math.floor((py * 0.5 + 0.5) * SIDE) * SIDE + Math.floor((px * 0.5 + 0.5) * SIDE)] as number;
    if (leaf > 0.06) return leaf < 0.22 ? OUTLINE : k === 0 ? LIGHT : ACCENT;
  }
  const vine = Math.abs(Math.abs(u) - 0.25 - 0.2 * cosTurn(v * 2));
  if (vine < 0.008) return ACCENT;
  const leafy = cosTurn(v * 16) > 0.4 && vine < 0.034 && vine > 0.01;
  return leafy ? MEDALLION : GROUND;
}

/** Persian rug: lobed medallions, palmettes and vines, knot by knot in five plant-dyed wools, rows of knots showing. Takes colours in the ground, then in the medallions. */
export const persianRug: Material = {
  id: "persian-rug",
  class: "fabric",
  words: [
    "persian rug",
    "persian carpet",
    "oriental rug",
    "oriental carpet",
    "turkish rug",
    "kilim",
    "ornate rug",
    "patterned rug",
    "patterned carpet",
    "tapestry",
  ],
  tileSize: TILE,
  shade: shadePersianRug,
};

function shadePersianRug({ size, draw, colours, scale }: ShadeContext): Surface {
  const repeats = featureCount(2, scale);
  const knots = repeats * 80;
  const pile = fbm(size, { cells: 128, octaves: 3, gain: 0.8, seed: draw.seed32("pile") });
  const wear = fbm(size, { cells: 4, octaves: 5, gain: 0.6, seed: draw.seed32("wear") });
  const sway = fbm(size, { cells: 9, octaves: 4, seed: draw.seed32("sway") });
  // wool is dyed in batches: rows of knots change a little in tone where one batch ends
  const batch = randomTable(knots, draw.seed32("batch"));
  const fluff = randomTable(knots * knots, draw.seed32("fluff"));
  const yarns = draw.pick("dyes", DYES).map((hex, i) => {
    const own = i === ACCENT && colours[0] ? colours[0] : fromHex(hex);
    const stops = [0.6, 1, 1.35].map((k) => own.map((c) => Math.min(0.8, c * k)) as [number, number, number]);
    return createPalette(...dye(stops, i < 2 ? colours[i] : undefined, 1));
  });
  const ground = yarns[GROUND] ?? createPalette([0.4, 0.1, 0.1]);
  const turned = draw.chance("turned", 0.5);
  return paintSurface(size, TILE, (texel, i) => {
    const s = (sway[i] as number) * 0.006;
    const x = ((i & (size - 1)) + 0.5) / size + s;
    const y = (Math.floor(i / size) + 0.5) / size - s;
    const kx = Math.floor(x * knots);
    const ky = Math.floor(y * knots);
    const ux = ((turned ? ky : kx) + 0.5) / 80;
    const vy = ((turned ? kx : ky) + 0.5) / 80;
    const yarn = yarnAt(ux - Math.round(ux), vy - Math.round(vy));
    const fx = (x * knots - kx) * 2 - 1;
    const fy = (y * knots - ky) * 2 - 1;
    const knot = Math.sqrt(Math.max(0, 1 - fx * fx * 0.6 - fy * fy * 0.6));
    const row = ((ky % knots) + knots) % knots;
    const own = (fluff[row * knots + (((kx % knots) + knots) % knots)] as number) - 0.5;
    const p = pile[i] as number;
    const w = smoothstep(-0.2, 0.6, wear[i] as number);
    paintFrom(
      yarns[yarn] ?? ground,
      0.46 + own * 0.26 + ((batch[row] as number) - 0.5) * 0.22 + p * 0.14 + w * 0.12,
      texel,
    );
    shade(texel, 0.66 + 0.34 * clamp01(knot * 1.2));
    texel.height = 0.0016 * knot + 0.0008 * p + 0.0016 * (wear[i] as number) - (yarn === OUTLINE ? 0.0012 : 0);
    texel.roughness = 0.94 - w * 0.04;
  });
}
