import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { TYPE_LETTERS, typeInk } from "../../texture/figures/small-type.ts";
import { sweepTones, trowelStrokes } from "../../texture/marks/trowel-strokes.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const BOARD = ["#1b2622", "#24322d", "#2d3d37"].map(fromHex);
const CHALK = fromHex("#d9dad2");
const TILE = 1.2;
/** Lines of writing on a tile, and letters in one. */
const LINES = 9;
const LETTERS = 34;

/** A school's board, wiped with a dry cloth: broad pale sweeps of chalk, and lines of writing of which some is left. Takes colours in the board, then in the chalk. */
export const chalkboard: Material = {
  id: "chalkboard",
  class: "misc",
  words: [
    "chalkboard",
    "blackboard",
    "chalk board",
    "black board",
    "slate board",
    "school board",
    "greenboard",
    "blackboard with chalk",
    "blackboard with smudge",
    "blackboard with writing",
    "chalkboard with chalk",
    "chalkboard with smudge",
    "chalkboard with writing",
  ],
  tileSize: TILE,
  shade: shadeChalkboard,
};

function shadeChalkboard({ size, draw, colours, scale }: ShadeContext): Surface {
  const sweeps = trowelStrokes(size, draw, featureCount(4, scale), 3.2, 0.7);
  const tone = sweepTones(featureCount(4, scale), draw.seed32("sweep"));
  const cloud = fbm(size, { cells: featureCount(10, scale), octaves: 5, gain: 0.6, seed: draw.seed32("cloud") });
  const left = fbm(size, { cells: featureCount(9, scale), octaves: 4, gain: 0.6, seed: draw.seed32("left") });
  const hand = fbm(size, { cells: featureCount(14, scale), octaves: 2, seed: draw.seed32("hand") });
  const grain = fbm(size, { cells: 220, octaves: 2, gain: 0.9, seed: draw.seed32("grain") });
  const lines = featureCount(LINES, scale);
  const across = featureCount(LETTERS, scale);
  const letters = randomTable(lines * across, draw.seed32("letters"));
  const board = palette(...dye(BOARD, colours[0]));
  const chalk = colours[1] ?? CHALK;
  return paintSurface(size, TILE, (texel, i) => {
    const h = hand[i] as number;
    const g = grain[i] as number;
    const c = cloud[i] as number;
    const column = i & (size - 1);
    const x = (((column + 0.5) / size + 0.004 * h + 1) % 1) * across;
    const y = (((i - column) / size + 0.5) / size + 0.006 * h + 1) * lines;
    const line = Math.floor(y) % lines;
    const chance = letters[line * across + Math.floor(x)] as number;
    // a word ends where no letter stands
    const letter = chance < 0.16 ? -1 : Math.floor(((chance - 0.16) / 0.84) * (TYPE_LETTERS / 2));
    const [u, v] = [x - Math.floor(x), y - Math.floor(y)];
    const ink = letter < 0 ? 0 : typeInk(letter, (u + (v - 0.5) * 0.3) * 1.2 - 0.1, (v - 0.2) * 1.7);
    const kept = smoothstep(-0.1, 0.9, (left[i] as number) + 0.15 * c);
    const stroke = smoothstep(0.25, 0.7, ink + 0.25 * g) * (0.06 + 0.5 * kept);
    const wiped = (tone[(sweeps.index[i] as number) + 1] as number) * (sweeps.height[i] as number);
    const dust = clamp01(0.1 + 0.14 * wiped + 0.05 * c + 0.05 * g + 0.1 * smoothstep(0.1, 0.6, ink) * (1 - kept));
    paintFrom(board, 0.5 + 0.08 * c + 0.08 * g, texel);
    blendColour(texel, chalk, clamp01(dust + stroke));
    texel.height = 0.00006 * g + 0.00012 * stroke;
    texel.roughness = 0.72 + 0.2 * clamp01(dust + stroke) + 0.03 * g;
  });
}
