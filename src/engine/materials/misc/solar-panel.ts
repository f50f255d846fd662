import { cellsKernel } from "../../kernels/kernels.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const TILE = 0.64;
const MONO = ["#0a1430", "#10204e", "#1b326e"].map(fromHex);
const POLY = ["#10295c", "#1c4389", "#3563ac"].map(fromHex);
const SILVER = fromHex("#b9bcc0");
const BACK = fromHex("#c9ccce");
const DUST = fromHex("#8d867a");

/** Photovoltaic module: dark blue silicon cells, silver fingers and busbars, pale gaps, all under glass. Takes colours in the cells, then in the gaps. */
export const solarPanel: Material = {
  id: "solar-panel",
  class: "misc",
  words: ["solar panel", "photovoltaic panel", "solar cell", "photovoltaic", "solar array", "solar module", "pv panel"],
  tileSize: TILE,
  shade: shadeSolarPanel,
};

function shadeSolarPanel({ size, draw, colours, scale }: ShadeContext): Surface {
  const cells = featureCount(4, scale);
  const poly = draw.chance("poly", 0.5);
  const bars = draw.integer("bars", 2, 5);
  const cut = poly ? 0.02 : 0.135;
  const silicon = palette(...dye(poly ? POLY : MONO, colours[0], 0.8));
  const back = colours[1] ?? BACK;
  const tone = evenGrid(cells, cells, draw.seed32("tone"));
  const print = evenGrid(cells, cells, draw.seed32("print"));
  const crystals = cells * 26;
  const { index } = cellsKernel(
    size,
    { cellsX: crystals, cellsY: crystals, jitter: 1, seed: draw.seed32("crystals") },
    ["index"],
  );
  const glint = evenGrid(crystals, crystals, draw.seed32("glint"));
  const dust = fbm(size, { cells: 5, octaves: 6, gain: 0.62, seed: draw.seed32("dust") });
  // solar glass is rolled with a fine grain, which scatters what it reflects
  const speck = fbm(size, { cells: 120, octaves: 3, gain: 0.8, seed: draw.seed32("speck") });
  const sway = fbm(size, { cells: 2, octaves: 1, seed: draw.seed32("sway") });
  const shiftX = draw.number("shift x", 0.3, 0.7);
  const shiftY = draw.number("shift y", 0.3, 0.7);
  return paintSurface(size, TILE, (texel, i) => {
    const bend = (sway[i] as number) * 0.012;
    const gx = (((i & (size - 1)) + 0.5) / size) * cells + shiftX + (sway[i] as number) * 0.008;
    const gy = ((Math.floor(i / size) + 0.5) / size) * cells + shiftY + bend;
    const column = Math.floor(gx);
    const row = Math.floor(gy);
    const own = tone[(row % cells) * cells + (column % cells)] as number;
    const dx = 0.5 - Math.abs(gx - column - 0.5);
    const dy = 0.5 - Math.abs(gy - row - 0.5);
    // the corners of a cell sawn from a round ingot are cut
    const rim = Math.min(dx, dy, (dx + dy - cut) * Math.SQRT1_2) - 0.016;
    const cell = smoothstep(0, 0.005, rim);
    // each cell was printed by itself: its fingers do not meet the next cell's on one line
    const finger = (gy - row) * 34 + (print[(row % cells) * cells + (column % cells)] as number) + bend * 100;
    const thread = smoothstep(0.36, 0.44, Math.abs(finger - Math.floor(finger) - 0.5)) * cell;
    const bar = (gx - column) * bars;
    const ribbon = smoothstep(0.03 * bars * 0.5, 0.022 * bars * 0.5, Math.abs(bar - Math.floor(bar) - 0.5));
    const d = dust[i] as number;
    const film = speck[i] as number;
    const grain = (glint[index[i] as number] as number) - 0.5;
    paintFrom(silicon, 0.5 + (own - 0.5) * 0.35 + (poly ? grain * 0.5 : grain * 0.04) + d * 0.06 + film * 0.05, texel);
    blendColour(texel, SILVER, thread * 0.1 * clamp01(smoothstep(0.01, 0.03, rim)));
    blendColour(texel, back, 1 - cell);
    blendColour(texel, SILVER, ribbon * 0.92);
    blendColour(texel, DUST, clamp01(d * 0.9 - 0.2) * 0.14);
    texel.height = TILE * (cell * 0.0006 + ribbon * 0.0007 + thread * 0.0002 + d * 0.0001 + film * 0.00006);
    texel.metalness = ribbon > 0.5 ? 1 : 0;
    texel.roughness =
      lerp(0.1 + grain * 0.03, 0.34, Math.max(ribbon, (1 - cell) * 0.6)) + clamp01(d * 0.5 + 0.3) * 0.08 + film * 0.02;
  });
}
