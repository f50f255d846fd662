import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const KRAFT = ["#6e4d2c", "#96703f", "#b78f59", "#d0ad78"].map(fromHex);
const HOLE = fromHex("#140d07");
const TILE = 0.08;
/** Where the tile ends, in sheets: amid the wave, not along a liner. */
const EDGE = 0.32;

/** Corrugated board seen on its cut edges, sheet upon sheet: between two straight liners a wave of paper, dark in its hollows. Takes colours in the paper. */
export const corrugatedEdge: Material = {
  id: "corrugated-edge",
  class: "misc",
  words: [
    "corrugated cardboard edge",
    "cardboard edge",
    "corrugated edge",
    "edge of corrugated cardboard",
    "edge of cardboard",
    "cardboard cross section",
    "stacked cardboard",
    "corrugated cardboard stack",
    "cardboard layers",
    "honeycomb cardboard",
  ],
  tileSize: TILE,
  shade: shadeCorrugatedEdge,
};

function shadeCorrugatedEdge({ size, draw, colours, scale }: ShadeContext): Surface {
  const sheets = featureCount(14, scale);
  const flutes = featureCount(10, scale);
  const sway = fbm(size, {
    cells: featureCount(5, scale),
    cellsY: featureCount(3, scale),
    octaves: 2,
    seed: draw.seed32("sway"),
  });
  const squash = fbm(size, { cells: featureCount(6, scale), cellsY: sheets, octaves: 2, seed: draw.seed32("squash") });
  const fibre = fbm(size, { cells: 90, octaves: 3, gain: 0.8, seed: draw.seed32("fibre") });
  const phase = randomTable(sheets, draw.seed32("phase"));
  const tones = evenGrid(1, sheets, draw.seed32("tones"));
  const cut = randomTable(sheets, draw.seed32("cut"));
  const kraft = palette(...dye(KRAFT, colours[0], 1));
  const pitch = TILE / sheets;
  return paintSurface(size, TILE, (texel, i) => {
    const x = ((i & (size - 1)) + 0.5) / size;
    const y = ((Math.floor(i / size) + 0.5) / size) * sheets + EDGE + 0.3 * (sway[i] as number);
    const sheet = ((Math.floor(y) % sheets) + sheets) % sheets;
    const v = y - Math.floor(y);
    const wave = cosTurn(x * flutes + (phase[sheet] as number) + 0.05 * (squash[i] as number) + 2);
    const own = (tones[sheet] as number) - 0.5;
    const f = fibre[i] as number;
    // distances in sheets: the paper of a wave is seen thicker where it climbs
    const liner = Math.min(v, 1 - v);
    const middle = 0.5 + 0.34 * (1 + 0.1 * (squash[i] as number)) * wave;
    const climb = 1 + 0.9 * (1 - wave * wave);
    const medium = Math.abs(v - middle) / climb;
    const flat = smoothstep(0.12, 0.085, liner + 0.012 * f);
    const bent = smoothstep(0.075, 0.045, medium + 0.012 * f);
    const paper = Math.max(flat, bent);
    paintFrom(kraft, 0.5 + 0.24 * own + 0.2 * f + 0.14 * flat, texel);
    // between two sheets the glue line of each is a thin shadow
    shade(texel, 1 - 0.5 * smoothstep(0.03, 0.005, liner));
    // light still falls on the walls of the hollow near the paper
    const deep = smoothstep(0.02, 0.2, Math.min(liner - 0.1, medium - 0.06));
    const hollow = 1 - paper;
    shade(texel, 1 - 0.55 * hollow);
    blendColour(texel, HOLE, hollow * (0.35 + 0.6 * deep));
    texel.height =
      pitch * (0.3 * paper + 0.16 * ((cut[sheet] as number) - 0.5) - 0.5 * deep * hollow + 0.03 * f * paper);
    texel.roughness = clamp01(0.84 + 0.06 * f + 0.06 * hollow);
  });
}
