import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { fbm, ridged } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const SHEET = ["#a8814c", "#c9a66d", "#dcc08b", "#e8d5a9"].map(fromHex);
const STAIN = fromHex("#7d5428");
const FOX = fromHex("#6b4220");
const TILE = 0.4;

/** Parchment: yellowed old paper with brown clouds, tide lines, foxing, creases and fibres. Takes colours in the sheet. */
export const oldPaper: Material = {
  id: "old-paper",
  class: "misc",
  words: [
    "old paper",
    "parchment",
    "vintage paper",
    "aged paper",
    "antique paper",
    "papyrus",
    "treasure map",
    "old map",
    "vellum",
    "scroll",
    "yellowed paper",
    "parchment paper",
    "ancient paper",
    "weathered paper",
    "manuscript",
    "stained paper",
  ],
  tileSize: TILE,
  shade: shadeOldPaper,
};

function shadeOldPaper({ size, draw, colours, scale }: ShadeContext): Surface {
  const clouds = fbm(size, { cells: featureCount(10, scale), octaves: 6, gain: 0.6, seed: draw.seed32("clouds") });
  const tide = fbm(size, { cells: featureCount(6, scale), octaves: 5, gain: 0.4, seed: draw.seed32("tide") });
  const tooth = fbm(size, { cells: featureCount(110, scale), octaves: 3, gain: 0.85, seed: draw.seed32("tooth") });
  const crease = ridged(size, { cells: featureCount(7, scale), octaves: 4, gain: 0.5, seed: draw.seed32("crease") });
  const spots = pits(size, draw.seed32("spots"), featureCount(22, scale), 0.2, 0.24);
  const fibres = scratches(size, draw, 1600, 0.05);
  const sheet = palette(...dye(SHEET, colours[0], 0.9));
  const dyed = colours[0];
  const stain = dyed ? ([dyed[0] * 0.35, dyed[1] * 0.35, dyed[2] * 0.35] as const) : STAIN;
  const fox = dyed ? stain : FOX;
  return paintSurface(size, TILE, (texel, i) => {
    const c = clouds[i] as number;
    const w = tide[i] as number;
    const t = tooth[i] as number;
    const f = fibres[i] as number;
    // water left a pale pool within a brown rim, twice
    const rim = Math.max(
      smoothstep(0.022, 0, Math.abs(w - 0.3 + 0.01 * t)),
      smoothstep(0.014, 0, Math.abs(w + 0.34)) * 0.7,
    );
    const pool = smoothstep(0.3, 0.42, w) * 0.5 + smoothstep(0.24, 0.3, w) * (1 - smoothstep(0.3, 0.31, w)) * 0.4;
    const fold = smoothstep(0.93, 0.985, (crease[i] as number) + 0.01 * t);
    const spot = smoothstep(0.1, 0.7, (spots[i] as number) + 0.15 * t);
    paintFrom(sheet, 0.66 + 0.1 * t - 0.16 * f + 0.12 * c, texel);
    blendColour(texel, stain, 0.42 * smoothstep(-0.1, 0.95, c) + 0.16 * pool);
    blendColour(texel, stain, 0.34 * rim + 0.3 * fold);
    blendColour(texel, fox, 0.42 * spot);
    shade(texel, 1 - 0.06 * fold);
    texel.height = 0.0011 * c + 0.00005 * t + 0.00006 * f - 0.0009 * fold + 0.0004 * rim + 0.001 * w;
    texel.roughness = 0.88 + 0.04 * t - 0.06 * pool;
  });
}
