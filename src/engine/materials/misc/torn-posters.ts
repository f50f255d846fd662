import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { TYPE_LETTERS, typeInk } from "../../texture/figures/small-type.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const INKS = ["#a8463a", "#cfa94e", "#3d5f7d", "#d9d2c0", "#524e49", "#bd7a4a", "#557a66", "#c9c4b8", "#7d4a5e"].map(
  fromHex,
);
const WALL = fromHex("#8d877d");
const PAPER = fromHex("#e6e0d2");
/** Sheets pasted one over the other. */
const COATS = 4;
const TILE = 4.5;

/** A hoarding of posters pasted over posters and torn off in rags: coloured sheets with lines of type, white torn edges, older ones beneath, paste and wall at the last. Takes colours in the sheets. */
export const tornPosters: Material = {
  id: "torn-posters",
  class: "misc",
  words: [
    "torn poster",
    "poster",
    "ripped poster",
    "peeling poster",
    "poster wall",
    "layered poster",
    "decollage",
    "wheatpaste",
    "torn billboard",
    "torn paper layers",
    "torn flyer",
  ],
  tileSize: TILE,
  shade: shadeTornPosters,
};

function shadeTornPosters({ size, draw, colours, scale }: ShadeContext): Surface {
  // a colour that is asked for is in most sheets, deep in some
  const inks = colours.length > 0 ? [...colours, ...colours.map(deepened), ...colours] : INKS;
  const across = featureCount(6, scale);
  const rows = featureCount(9, scale);
  const letters = featureCount(6, scale);
  const wrinkle = fbm(size, { cells: featureCount(24, scale), octaves: 5, gain: 0.6, seed: draw.seed32("wrinkle") });
  const ragged = fbm(size, { cells: featureCount(40, scale), octaves: 4, gain: 0.7, seed: draw.seed32("ragged") });
  const stain = evenNoise(size, { cells: featureCount(4, scale), octaves: 6, gain: 0.6, seed: draw.seed32("stain") });
  const coats = Array.from({ length: COATS }, (_, k) => ({
    left: evenNoise(size, {
      cells: featureCount(9 + (k & 1), scale),
      octaves: 3,
      gain: 0.36,
      seed: draw.seed32(`left ${k}`),
    }),
    shiftX: draw.number(`shift x ${k}`, 0, 1),
    shiftY: draw.number(`shift y ${k}`, 0, 1),
    // no two sheets side by side in one colour: they would be found in every tile again
    hue: evenGrid(across, across, draw.seed32(`hue ${k}`)),
    other: randomTable(across * across * 2, draw.seed32(`other ${k}`)),
    type: randomTable(across * across * rows * letters, draw.seed32(`type ${k}`)),
  }));
  return paintSurface(size, TILE, (texel, i) => {
    const w = wrinkle[i] as number;
    const r = ragged[i] as number;
    const s = stain[i] as number;
    const column = i & (size - 1);
    // the uppermost sheet that is left here
    let k = COATS - 1;
    let edge = -1;
    let shadow = 0;
    for (; k >= 0; k -= 1) {
      edge = ((coats[k] as (typeof coats)[number]).left[i] as number) + 0.03 * r + (k === 0 ? 0.5 : 0.03);
      if (edge > 0) break;
      shadow = Math.max(shadow, smoothstep(-0.05, 0, edge));
    }
    const coat = coats[k];
    if (!coat) {
      texel.r = WALL[0] * (1 + 0.2 * w);
      texel.g = WALL[1] * (1 + 0.2 * w);
      texel.b = WALL[2] * (1 + 0.2 * w);
    } else {
      const x = ((column + 0.5) / size + coat.shiftX) % 1;
      const y = ((i - column) / size / size + 0.5 / size + coat.shiftY) % 1;
      const sheet = Math.floor(x * across) + across * Math.floor(y * across);
      const u = x * across - Math.floor(x * across);
      const v = y * across - Math.floor(y * across);
      const inkAt = (share: number) => inks[Math.floor(share * inks.length)] as Rgb;
      const ground = inkAt(coat.hue[sheet] as number);
      const second = inkAt(coat.other[sheet * 2] as number);
      const ink = colours.length > 0 ? deepened(second) : second === ground ? PAPER : second;
      texel.r = ground[0];
      texel.g = ground[1];
      texel.b = ground[2];
      blendColour(texel, ink, printOf(coat.type, sheet, u, v, rows, letters, coat.other[sheet * 2 + 1] as number));
      // the core of the paper is white where it tore, and the sheet above leaves its own margin
      const margin = smoothstep(0.018, 0.012, Math.min(u, v, 1 - u, 1 - v));
      blendColour(texel, colours[0] ?? PAPER, 0.8 * margin);
      blendColour(texel, PAPER, smoothstep(0.04 + 0.03 * r, 0.015, edge));
      blendColour(texel, PAPER, clamp01(0.12 + 0.16 * s) * smoothstep(0, 0.6, 1 - k / COATS));
    }
    shade(texel, (1 - 0.42 * shadow) * (1 + 0.1 * w - 0.12 * smoothstep(0.1, 0.8, s)));
    texel.height = (k + 1) * 0.0016 + 0.0009 * w + (coat ? 0.0022 * smoothstep(0.09, 0.01, edge) * (0.5 + 0.5 * r) : 0);
    texel.roughness = 0.8 + 0.08 * w - (coat ? 0.12 * smoothstep(0.06, 0.2, edge) : 0);
  });
}

const deepened = ([r, g, b]: Rgb): Rgb => [r * 0.5, g * 0.5, b * 0.5];

/** Lines of type, each as tall as its sheet has it: a headline in the upper third, small print under a plain field. */
function printOf(
  type: Float32Array,
  sheet: number,
  u: number,
  v: number,
  rows: number,
  letters: number,
  kind: number,
): number {
  const tall = kind < 0.5 ? 3 : 2;
  const top = Math.floor(v * rows);
  const isHead = top < tall;
  if (!isHead && v < 0.66) {
    // a disc or a bar, as posters have them
    const [dx, dy] = [u - 0.5, v - 0.5];
    return kind < 0.35
      ? smoothstep(0.045, 0.04, dx * dx + dy * dy)
      : kind < 0.6
        ? smoothstep(0.06, 0.055, Math.abs(dy))
        : 0;
  }
  const line = isHead ? 0 : top;
  const count = isHead ? Math.max(2, letters - 2) : letters * 3;
  const at = u * 1.1 * count - 0.05 * count;
  if (at < 0 || at >= count) return 0;
  const chance = type[(sheet * rows * letters + line * letters + Math.floor(at)) % type.length] as number;
  if (chance < 0.14) return 0;
  const letter = Math.floor(((chance - 0.14) / 0.86) * (TYPE_LETTERS / 2));
  const lu = (at - Math.floor(at)) * 1.18 - 0.06;
  const lv = isHead ? ((v * rows) / tall) * 1.2 - 0.1 : (v * rows - top) * 1.4 - 0.2;
  return smoothstep(0.2, 0.45, typeInk(letter, lu, lv));
}
