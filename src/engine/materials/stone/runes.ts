import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { type Glyph, glyphDistance, RUNE_GLYPHS } from "../../texture/figures/rune-glyphs.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { createPlace, roundedBorder } from "../../texture/tilings/tiling.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const STONES = [
  ["#3b3d40", "#56585b", "#707275", "#8a8b8c"],
  ["#4a463f", "#68635a", "#837d72", "#9c968a"],
  ["#2c3034", "#42474c", "#585e63", "#71777b"],
].map((stops) => stops.map(fromHex));
const GLOWS: readonly Rgb[] = ["#4fe3ff", "#63ffb0", "#ffa53a", "#b98bff"].map(fromHex);
/** Metres. */
export const RUNE_TILE = 1.2;
const TILE = RUNE_TILE;

/** Blocks of dark stone, on each a deep-cut rune filled with a glowing colour that washes over its sides. Takes colours in the stone, then in the runes. */
export const runes: Material = {
  id: "runes",
  class: "stone",
  words: [
    "rune",
    "rune stone",
    "runestone",
    "runic stone",
    "runic",
    "glowing rune",
    "glowing carved rune",
    "glyph",
    "rune wall",
  ],
  tileSize: RUNE_TILE,
  shade: (context) => shadeRunes(context, true),
};

/** @param isLit The runes glow; else they are dark cuts, unless a second colour was asked for them. */
export function shadeRunes({ size, draw, colours, scale }: ShadeContext, isLit: boolean): Surface {
  const columns = featureCount(draw.integer("columns", 3, 4), scale);
  const rows = 2 * featureCount(draw.integer("rows", 1, 2) === 1 ? 1.5 : 2, scale);
  const { locate } = runningBond(columns, rows);
  const place = createPlace();
  const pick = evenGrid(columns, rows, draw.seed32("pick"));
  const tone = evenGrid(columns, rows, draw.seed32("tone"));
  const lift = randomTable(columns * rows, draw.seed32("lift"));
  const glyphs = Array.from(pick, (p) => RUNE_GLYPHS[Math.floor(p * RUNE_GLYPHS.length)] as Glyph);
  const rough = fbm(size, { cells: featureCount(8, scale), octaves: 8, gain: 0.6, seed: draw.seed32("rough") });
  const sway = fbm(size, { cells: 9, octaves: 5, gain: 0.55, seed: draw.seed32("sway") });
  const grit = fbm(size, { cells: 120, octaves: 2, gain: 0.8, seed: draw.seed32("grit") });
  const stone = palette(...dye(draw.pick("stone", STONES), colours[0], 0.9));
  const isFilled = isLit || colours[1] !== undefined;
  const glow = colours[1] ?? draw.pick("glow", GLOWS);
  const deep = glow.map((c) => c * 0.45) as unknown as Rgb;
  const pale = glow.map((c) => lerp(c, 0.9, 0.7)) as unknown as Rgb;
  const shiftX = draw.number("shift x", 0, 1);
  const shiftY = draw.number("shift y", 0, 1);
  const wide = 1 / columns;
  const high = 1 / rows;
  const tall = high * 0.66;
  const broad = Math.min(wide * 0.5, tall * 0.62);
  const surface = paintSurface(size, TILE, (texel, i) => {
    const bend = (sway[i] as number) * 0.006;
    const x = ((i & (size - 1)) + 0.5) / size + bend + shiftX;
    const y = (Math.floor(i / size) + 0.5) / size - bend + shiftY;
    locate(x, y, place);
    const lying = wide >= high;
    const left = (lying ? place.u : place.v) - 0.5;
    const top = (lying ? place.v : place.u) - 0.5;
    const far =
      glyphDistance(glyphs[place.cell] as Glyph, (left * wide) / broad + 0.5, (top * high) / tall + 0.5, broad / tall) *
      tall;
    const r = rough[i] as number;
    const g = grit[i] as number;
    const edge = roundedBorder(place, 0.02) + r * 0.003;
    const face = smoothstep(0.002, 0.02, edge);
    const cut = smoothstep(high * 0.062, high * 0.03, far + r * 0.0025);
    const halo = smoothstep(high * 0.22, high * 0.05, far) * (1 - cut);
    paintFrom(stone, 0.5 + ((tone[place.cell] as number) - 0.5) * 0.4 + r * 0.26 + g * 0.14, texel);
    shade(texel, (0.35 + 0.65 * face) * (1 - (isFilled ? 0.2 : 0.1) * halo));
    if (isLit) blendColour(texel, glow, halo * halo * 0.5);
    texel.height = TILE * (0.024 * face + 0.008 * (lift[place.cell] as number) + r * 0.0042 + g * 0.0005 - 0.02 * cut);
    texel.roughness = 0.84 + g * 0.05;
    if (!isFilled) shade(texel, 1 - 0.78 * cut);
    else if (cut > 0) {
      const core = cut * clamp01(0.9 + g * 0.25 + r * 0.2);
      // full at its rims, pale in its middle
      blendColour(texel, deep, core);
      blendColour(texel, glow, core * smoothstep(high * 0.06, high * 0.03, far));
      blendColour(texel, pale, core * 0.85 * smoothstep(high * 0.03, high * 0.004, far));
      texel.roughness = lerp(texel.roughness, 0.5, core);
    }
  });
  return weatherSurface(surface, { seed: draw.seed32("use"), reach: 0.012, dirt: 0.22, wear: 0.3 });
}
