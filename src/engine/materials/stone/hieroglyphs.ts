import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { HIEROGLYPHS } from "../../texture/figures/hieroglyphs.ts";
import { type Glyph, glyphDistance } from "../../texture/figures/rune-glyphs.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const SANDSTONE = ["#8f6f45", "#b08d5c", "#c9a877", "#dcc196"].map(fromHex);
/** What is left in the cuts of the paint of old: blue frit, red and yellow ochre, malachite. */
const PAINTS = ["#2f6f8f", "#8f3f2a", "#b8862f", "#3f7a5a"].map(fromHex);
const TILE = 1.6;

/** A temple wall: columns of signs cut into sandstone between ruled lines, traces of paint in them. Takes colours in the stone, then in the signs. */
export const hieroglyphs: Material = {
  id: "hieroglyphs",
  class: "stone",
  words: [
    "hieroglyph",
    "hieroglyphic",
    "hieroglyph wall",
    "hieroglyphic wall",
    "egyptian stone",
    "egyptian carving",
    "egyptian relief",
    "egyptian hieroglyph",
    "hieroglyph stone",
    "egyptian temple wall",
    "pharaoh wall",
  ],
  tileSize: TILE,
  shade: shadeHieroglyphs,
};

function shadeHieroglyphs({ size, draw, colours, scale }: ShadeContext): Surface {
  const columns = featureCount(5, scale);
  const rows = featureCount(6, scale);
  const pick = evenGrid(columns, rows, draw.seed32("pick"));
  const tint = evenGrid(columns, rows, draw.seed32("tint"));
  const signs = Array.from(pick, (p) => HIEROGLYPHS[Math.floor(p * HIEROGLYPHS.length)] as Glyph);
  const rough = fbm(size, { cells: featureCount(8, scale), octaves: 7, gain: 0.58, seed: draw.seed32("rough") });
  const sway = fbm(size, { cells: 7, octaves: 4, seed: draw.seed32("sway"), strength: 0.004 });
  const grit = fbm(size, { cells: 120, octaves: 2, gain: 0.8, seed: draw.seed32("grit") });
  const stone = palette(...dye(SANDSTONE, colours[0], 0.9));
  const paints = colours[1] ? [colours[1]] : PAINTS;
  const [shiftX, shiftY] = [draw.number("shift x", 0, 1), draw.number("shift y", 0, 1)];
  // each column's signs start elsewhere, so that no rows run across the wall
  const starts = randomTable(columns, draw.seed32("starts"));
  const slim = rows / columns;
  const surface = paintSurface(size, TILE, (texel, i) => {
    const bend = sway[i] as number;
    const r = rough[i] as number;
    const g = grit[i] as number;
    const x = (((i & (size - 1)) + 0.5) / size + bend + shiftX) * columns;
    const column = Math.floor(x) % columns;
    const y = ((Math.floor(i / size) + 0.5) / size - bend + shiftY + 1) * rows + (starts[column] as number);
    const cell = column * rows + (Math.floor(y) % rows);
    const u = x - Math.floor(x);
    const v = y - Math.floor(y);
    const far =
      glyphDistance(signs[cell] as Glyph, (u - 0.5) / 0.7 + 0.5, (v - 0.5) / 0.8 + 0.5, (slim * 0.7) / 0.8) * 0.8;
    const ruled = Math.min(u, 1 - u) * slim;
    const line = smoothstep(0.034, 0.018, ruled + r * 0.006);
    const cut = Math.max(smoothstep(0.062, 0.034, far + r * 0.008), line * 0.8);
    paintFrom(stone, 0.6 + r * 0.26 + g * 0.12, texel);
    const painted = clamp01(cut * (0.75 + 0.6 * r + 0.3 * g)) * (1 - line) * (colours[1] ? 0.95 : 0.7);
    shade(texel, 1 - 0.5 * cut);
    blendColour(texel, paints[Math.floor((tint[cell] as number) * paints.length)] as (typeof paints)[number], painted);
    texel.height = TILE * (r * 0.0022 + g * 0.0004 - 0.011 * cut);
    texel.roughness = 0.88 + g * 0.05;
  });
  return weatherSurface(surface, { seed: draw.seed32("use"), reach: 0.012, dirt: 0.25, wear: 0.3 });
}
