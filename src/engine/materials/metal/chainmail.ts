import type { Rgb } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const TILE = 0.12;
const STEEL: readonly Rgb[] = [
  [0.2, 0.2, 0.21],
  [0.38, 0.38, 0.385],
  [0.56, 0.555, 0.55],
];
const SHADOW: Rgb = [0.02, 0.019, 0.018];
/** Middle line and thickness of a ring, in pitches across. */
const RADIUS = 0.47;
const THICK = 0.092;

/** Four-in-one mail: rows of steel rings that lean left and right in turn, each through four others. Takes colours in the rings. */
export const chainmail: Material = {
  id: "chainmail",
  class: "metal",
  words: ["chainmail", "chain mail", "mail armour", "mail armor", "metal chainmail", "ring mail", "ringmail"],
  tileSize: TILE,
  shade: shadeChainmail,
};

function shadeChainmail({ size, draw, colours, scale }: ShadeContext): Surface {
  const columns = featureCount(10, scale);
  const rows = Math.max(2, 2 * Math.round((columns * 1.62) / 2));
  const tone = evenGrid(columns, rows, draw.seed32("tone"));
  const turn = randomTable(columns * rows, draw.seed32("turn"));
  const smudge = fbm(size, { cells: columns, octaves: 5, gain: 0.65, seed: draw.seed32("smudge") });
  const rust = fbm(size, { cells: 5, octaves: 6, gain: 0.65, seed: draw.seed32("rust") });
  const metal = palette(...dye(STEEL, colours[0], 1));
  const pitch = TILE / columns;
  const squash = columns / rows;
  return paintSurface(size, TILE, (texel, i) => {
    const x = (((i & (size - 1)) + 0.5) / size) * columns;
    const y = ((Math.floor(i / size) + 0.5) / size) * rows;
    let best = -0.55;
    let ring = -1;
    let crown = 0;
    const line = Math.floor(y);
    for (let row = line - 1; row <= line + 1; row += 1) {
      const shift = row & 1 ? 0.5 : 0;
      // rows lean left and right in turn
      const lean = row & 1 ? 0.34 : -0.34;
      const near = Math.floor(x - shift);
      for (let column = near - 1; column <= near + 1; column += 1) {
        const id = (((row % rows) + rows) % rows) * columns + (((column % columns) + columns) % columns);
        const dx = x - shift - column - 0.5;
        const dy = (y - row - 0.5) * squash + ((turn[id] as number) - 0.5) * 0.04;
        const wide = dx * 1.02;
        const off = (Math.sqrt(wide * wide + dy * dy * 0.84) - RADIUS) / THICK;
        if (off > 1 || off < -1) continue;
        const round = Math.sqrt(1 - off * off);
        const top = round * THICK + dx * lean + dy * 0.12;
        if (top > best) {
          best = top;
          ring = id;
          crown = round;
        }
      }
    }
    if (ring < 0) {
      texel.height = -pitch * 0.55;
      blendColour(texel, SHADOW, 1);
      texel.roughness = 0.95;
      return;
    }
    const s = smudge[i] as number;
    const old = clamp01((rust[i] as number) * 1.4 - 0.25) * 0.6;
    paintFrom(metal, 0.5 + ((tone[ring] as number) - 0.5) * 0.3 + s * 0.14 + (crown - 0.6) * 0.3, texel);
    shade(texel, lerp(0.3, 1, smoothstep(-0.45, 0.12, best)) * (1 - old * 0.55));
    texel.height = pitch * best;
    texel.metalness = 1;
    texel.roughness = 0.28 + s * 0.06 + old * 0.25;
  });
}
