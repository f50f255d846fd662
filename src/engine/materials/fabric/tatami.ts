import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { wrapIndex } from "../../texture/tilings/board-place.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const RUSH = ["#8a8450", "#aba36a", "#c3ba84", "#d6cd9f"].map(fromHex);
const BORDERS = [
  ["#16261f", "#21382d", "#2f4c3e"],
  ["#1a1c26", "#262a38", "#383d50"],
  ["#2b2118", "#3f3124", "#584633"],
].map((stops) => stops.map(fromHex));
const GOLD = ["#8a6d33", "#b3934f", "#ceb272"].map(fromHex);
const TILE = 0.9;
/** Half the width of the two borders that meet, in tiles. */
const BORDER = 0.042;

/** Tatami: mats of fine green-gold rush in even ribs, bound at their long sides with dark patterned cloth. Takes colours in the rush, then in the binding. */
export const tatami: Material = {
  id: "tatami",
  class: "fabric",
  words: [
    "tatami",
    "tatami mat",
    "tatami floor",
    "rush mat",
    "japanese mat",
    "igusa",
    "japanese floor",
    "japanese straw mat",
  ],
  tileSize: TILE,
  shade: shadeTatami,
};

function shadeTatami({ size, draw, colours, scale }: ShadeContext): Surface {
  const ribs = featureCount(42, scale);
  const stalks = featureCount(110, scale) * 2;
  const streak = fbm(size, { cells: 14, cellsY: stalks, octaves: 2, gain: 0.8, seed: draw.seed32("streak") });
  const drift = fbm(size, { cells: 3, cellsY: 12, octaves: 5, gain: 0.6, seed: draw.seed32("drift") });
  const sway = fbm(size, { cells: ribs >> 1, cellsY: 6, octaves: 3, seed: draw.seed32("sway") });
  const grit = fbm(size, { cells: featureCount(150, scale), octaves: 2, gain: 0.9, seed: draw.seed32("grit") });
  const tone = randomTable(stalks, draw.seed32("tone"));
  const patch = randomTable(stalks * ribs, draw.seed32("patch"));
  const rush = palette(...dye(RUSH, colours[0]));
  const cloth = palette(...dye(draw.pick("border", BORDERS), colours[1]));
  const gold = palette(...dye(GOLD, colours[1], 0.9));
  const at = draw.number("at", 0.2, 0.8);
  const motifs = featureCount(14, scale);
  return paintSurface(size, TILE, (texel, i) => {
    const column = i & (size - 1);
    const x = (column + 0.5) / size;
    const y = ((i - column) / size + 0.5) / size;
    const g = grit[i] as number;
    const d = drift[i] as number;
    let off = x - at;
    off -= Math.round(off);
    const side = Math.abs(off);
    const rim = BORDER - side;
    if (rim > 0) {
      // two bands meet in a seam; a lozenge with a dot runs down each
      const u = (side / BORDER - 0.52) * 2.2;
      const down = y * motifs;
      const v = (down - Math.floor(down) - 0.5) * 2;
      const lozenge = Math.abs(u) * 1.1 + Math.abs(v);
      const figure = Math.max(
        smoothstep(0.09, 0.05, Math.abs(lozenge - 0.72)),
        smoothstep(0.3, 0.24, lozenge),
        smoothstep(0.07, 0.03, Math.abs(Math.abs(u) - 0.92)),
      );
      const weave = ((column + (i - column) / size) & 1) * 0.1;
      paintFrom(figure > 0.5 ? gold : cloth, 0.5 + 0.2 * g + 0.15 * d + weave, texel);
      const seam = smoothstep(0.0035, 0, side);
      const fold = smoothstep(0, 0.006, rim);
      shade(texel, (1 - 0.7 * seam) * (0.7 + 0.3 * fold));
      texel.height = 0.0016 + 0.0014 * fold - 0.004 * seam + 0.0003 * figure + 0.00012 * g;
      texel.roughness = 0.78 - 0.15 * figure + 0.05 * g;
      return;
    }
    const rx = x * ribs + (sway[i] as number) * 0.1;
    const rib = Math.floor(rx);
    const t = (rx - rib - 0.5) * 2;
    // stalks are no ruled lines: they dip by a few of their own widths
    const sy = y * stalks + d * 2.4 + (sway[i] as number) * 0.8 + 0.4;
    const stalk = wrapIndex(Math.floor(sy), stalks);
    const s = (sy - Math.floor(sy) - 0.5) * 2;
    // stalks of every second row lie over the cord and bulge, the others dip there
    const over = (stalk + rib) & 1 ? 1 : 0.72;
    const bulge = Math.sqrt(Math.max(0, 1 - t * t * 0.96));
    const round = Math.sqrt(Math.max(0, 1 - s * s * 0.7));
    const own = (tone[stalk] as number) - 0.5;
    const bit = (patch[stalk * ribs + wrapIndex(rib, ribs)] as number) - 0.5;
    paintFrom(rush, 0.48 + 0.4 * own + 0.22 * bit + 0.2 * (streak[i] as number) + 0.26 * d + 0.05 * g, texel);
    shade(
      texel,
      (0.6 + 0.4 * smoothstep(0.05, 0.6, bulge)) * (0.82 + 0.18 * round) * (0.72 + 0.28 * smoothstep(0, 0.012, -rim)),
    );
    texel.height = 0.0022 * bulge * over + 0.0005 * round + 0.0003 * own + 0.0008 * d;
    texel.roughness = 0.68 + 0.08 * g - 0.06 * bulge;
  });
}
