import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { wrapIndex } from "../../texture/tilings/board-place.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WILLOW = ["#4b2d14", "#7c5127", "#a67840", "#c79d62", "#dcbd8a"].map(fromHex);
const TILE = 0.3;

/** Wicker: round willow rods woven before and behind upright stakes, bulging by turns. Takes colours in the rods, then in the stakes. */
export const wicker: Material = {
  id: "wicker",
  class: "fabric",
  words: [
    "wicker",
    "rattan",
    "basket",
    "wickerwork",
    "wicker basket",
    "woven basket",
    "basket weave",
    "rattan weave",
    "woven rattan",
    "willow weave",
    "wattle",
    "woven willow",
    "basketwork",
    "wicker furniture",
    "woven wood",
  ],
  tileSize: TILE,
  shade: shadeWicker,
};

function shadeWicker({ size, draw, colours, scale }: ShadeContext): Surface {
  const stakes = featureCount(3, scale) * 2;
  const rods = featureCount(14, scale) * 2;
  const streak = fbm(size, { cells: 6, cellsY: rods * 7, octaves: 3, gain: 0.7, seed: draw.seed32("streak") });
  const sway = fbm(size, { cells: stakes, cellsY: rods, octaves: 2, seed: draw.seed32("sway") });
  const drift = fbm(size, { cells: 3, octaves: 2, gain: 0.3, seed: draw.seed32("drift") });
  const tone = evenGrid(rods, 1, draw.seed32("tone"));
  const thick = evenGrid(rods, 1, draw.seed32("thick"));
  const stakeTone = randomTable(stakes, draw.seed32("stake tone"));
  const skin = palette(...dye(WILLOW, colours[0]));
  const upright = palette(...dye(WILLOW, colours[1] ?? colours[0]));
  const radius = TILE / rods;
  return paintSurface(size, TILE, (texel, i) => {
    const s = sway[i] as number;
    const g = streak[i] as number;
    // no basket is level: rods dip and climb by about their own thickness
    const d = drift[i] as number;
    const column = i & (size - 1);
    const x = (column + 0.5) / size + (s * 0.05) / stakes;
    const y = (((i - column) / size + 0.5) / size) * rods + s * 0.08 + d * 0.7 + 0.3;
    const at = x * stakes;
    const stake = wrapIndex(Math.floor(at), stakes);
    const a = (at - Math.floor(at) - 0.5) * 2;
    // a stake is a rod behind those that pass before it
    const b = (a * TILE) / stakes / 2 / (radius * 0.72);
    const own = Math.abs(b) < 1 ? Math.sqrt(1 - b * b) * 0.9 - 0.55 : -2;
    let best = own;
    let rod = -1;
    let across = Math.min(1, Math.abs(b));
    const first = Math.round(y - 0.5);
    for (let row = first - 1; row <= first + 1; row += 1) {
      const id = wrapIndex(row, rods);
      // a rod lies level before its stake and dives steeply behind the next one, no thinner there than elsewhere
      const wave = cosTurn((at - 0.5) * 0.5 + row * 0.5);
      const bulge = (wave * 1.25) / Math.sqrt(wave * wave + 0.5625);
      const half = 0.5 + 0.08 * ((thick[id] as number) - 0.5);
      const t = (y - row - 0.5) / half;
      if (Math.abs(t) >= 1) continue;
      const h = Math.sqrt(1 - t * t) * 0.55 + bulge * 0.5;
      if (h > best) {
        best = h;
        rod = id;
        across = t;
      }
    }
    texel.height = radius * Math.max(best, -1.1) + 0.00007 * g;
    if (rod >= 0) paintFrom(skin, 0.52 + ((tone[rod] as number) - 0.5) * 0.36 + 0.2 * g + 0.13 * d, texel);
    else paintFrom(upright, 0.45 + ((stakeTone[stake] as number) - 0.5) * 0.3 + 0.15 * g + 0.1 * d, texel);
    const deep = smoothstep(-1.0, 0.55, best);
    shade(texel, (0.28 + 0.72 * deep) * (1 - 0.3 * across * across));
    texel.roughness = best < -1 ? 0.95 : 0.52 + 0.09 * g + 0.12 * (1 - deep);
  });
}
