import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { createKnitPlace, stockinette } from "../../texture/threads/knit.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WOOLS: readonly (readonly string[])[] = [
  ["#5f1f1d", "#8c2f2b", "#ac4640", "#c4655c"],
  ["#6f6a60", "#9c968a", "#bfb9ac", "#d8d3c8"],
  ["#243a52", "#375676", "#517496", "#7292b0"],
  ["#5b4a22", "#8d7433", "#b59848", "#cfb66c"],
];
const TILE = 0.12;

/** Stockinette knit: columns of plump V's of twisted, hairy wool. Takes colours in the wool, then in bands of every fourth round. */
export const knit: Material = {
  id: "knit",
  class: "fabric",
  words: [
    "knit",
    "knitted fabric",
    "knitted",
    "knitwear",
    "sweater",
    "jumper",
    "knitted wool",
    "wool knit",
    "knitted sweater",
    "pullover",
    "scarf",
    "crochet",
    "yarn",
    "jersey",
  ],
  tileSize: TILE,
  shade: shadeKnit,
};

function shadeKnit({ size, draw, colours, scale }: ShadeContext): Surface {
  const columns = featureCount(16, scale);
  const rows = featureCount(5, scale) * 4;
  const swayX = fbm(size, { cells: columns, octaves: 2, seed: draw.seed32("sway x") });
  const swayY = fbm(size, { cells: columns, octaves: 2, seed: draw.seed32("sway y") });
  const hair = fbm(size, { cells: columns * 10, octaves: 2, gain: 0.9, seed: draw.seed32("hair") });
  const drift = fbm(size, { cells: 4, octaves: 3, seed: draw.seed32("drift") });
  const tones = randomTable(columns * rows, draw.seed32("tones"));
  const wool = palette(...dye(draw.pick("wool", WOOLS).map(fromHex), colours[0], 0.95));
  const band = colours[1] ? palette(...dye(draw.pick("wool", WOOLS).map(fromHex), colours[1], 0.95)) : wool;
  const locate = stockinette(columns, rows);
  const place = createKnitPlace();
  const yarn = TILE / columns;
  return paintSurface(size, TILE, (texel, i) => {
    const x = ((i & (size - 1)) + 0.5) / size + ((swayX[i] as number) * 0.16) / columns;
    const y = (Math.floor(i / size) + 0.5) / size + ((swayY[i] as number) * 0.18) / rows;
    locate(x, y, place);
    const f = hair[i] as number;
    const d = drift[i] as number;
    // two plies twisted round each other slant across the leg
    const turn = place.along * 1.1 + place.across * 0.55;
    const ply = Math.abs((turn - Math.floor(turn)) * 2 - 1);
    const h = place.height;
    const row = Math.floor(place.stitch / columns);
    const tone = ((tones[place.stitch] as number) - 0.5) * 0.2;
    paintFrom((row & 3) === 3 ? band : wool, 0.5 + tone + f * 0.2 + (ply - 0.5) * 0.26 + d * 0.1, texel);
    shade(texel, 0.34 + 0.66 * Math.min(1, h * 1.25));
    texel.height = yarn * (0.42 * h + 0.06 * ply * h + 0.05 * f + 0.08 * d);
    texel.roughness = 0.93 - 0.09 * Math.min(1, h) + f * 0.04 + tone * 0.06;
  });
}
