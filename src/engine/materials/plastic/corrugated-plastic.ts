import { fromHex } from "../../math/color.ts";
import { cos, TAU } from "../../math/elementary.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const SHEETS: readonly (readonly string[])[] = [
  ["#a9b7b5", "#c3cfcc", "#d6dfdc"],
  ["#5f8a76", "#7ba58f", "#98bda8"],
  ["#b4a678", "#cbbf93", "#ddd3ac"],
];
const TILE = 0.8;
/** Metres from valley to crest. */
const DEPTH = 0.018;

/** Sheets of glass fibre and polycarbonate on sheds and greenhouses: waves along V, glossy, fibres in them, dirt in the valleys. Takes colours through and through. */
export const corrugatedPlastic: Material = {
  id: "corrugated-plastic",
  class: "plastic",
  words: [
    "corrugated plastic",
    "plastic corrugated sheet",
    "corrugated polycarbonate",
    "corrugated fibreglass",
    "corrugated fiberglass",
    "greenhouse sheet",
  ],
  tileSize: TILE,
  clarity: 0.35,
  shade: shadeCorrugatedPlastic,
};

function shadeCorrugatedPlastic({ size, draw, colours, scale }: ShadeContext): Surface {
  const waves = featureCount(11, scale);
  const fibres = scratches(size, draw.fork("fibres"), 900, 0.05, { angle: 0, stray: 3.14 });
  const cloud = fbm(size, { cells: featureCount(6, scale), octaves: 5, gain: 0.55, seed: draw.seed32("cloud") });
  const dirt = fbm(size, {
    cells: waves * 2,
    cellsY: featureCount(3, scale),
    octaves: 5,
    gain: 0.65,
    seed: draw.seed32("dirt"),
  });
  const sheet = palette(...dye(draw.pick("sheet", SHEETS).map(fromHex), colours[0], 0.8));
  const wave = Float32Array.from({ length: size }, (_, x) => 0.5 + 0.5 * cos(((x + 0.5) / size) * waves * TAU));
  return paintSurface(size, TILE, (texel, i) => {
    const crest = wave[i & (size - 1)] as number;
    const f = fibres[i] as number;
    const c = cloud[i] as number;
    paintFrom(sheet, 0.5 + c * 0.14 + f * 0.2, texel);
    // rain leaves its dirt where it ran
    const ran = Math.max(0, (1 - crest) * (0.5 + (dirt[i] as number)));
    shade(texel, (0.86 + 0.14 * crest) * (1 - 0.4 * ran));
    texel.height = DEPTH * (crest - 0.5) + 0.0006 * c;
    texel.roughness = 0.2 + 0.04 * f + 0.05 * c + 0.4 * ran;
  });
}
