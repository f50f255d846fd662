import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { dye, palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { combCoat } from "./comb-coat.ts";

const HEADS: readonly (readonly string[])[] = [
  ["#1a0f0a", "#3a2216", "#5f3b25", "#8a5c3b"],
  ["#5a3c1c", "#99713a", "#c9a15f", "#e6cb93"],
  ["#0d0c0d", "#1f1c1d", "#353032", "#57504f"],
  ["#3d140a", "#7a2e15", "#a84c25", "#cf7a47"],
];

/** Long hair hanging in wavy locks of fine glossy strands. Takes colours in the hair, then in streaks. */
export const longHair: Material = {
  id: "long-hair",
  class: "misc",
  words: ["hair", "hairy", "long hair", "human hair", "strand of hair", "wig", "mane", "horse hair", "beard"],
  tileSize: 0.16,
  shade: (context) => {
    const { colours, draw, scale } = context;
    const stops = draw.pick("head", HEADS).map(fromHex);
    const hair = palette(...dye(stops, colours[0], 0.95));
    const streak = colours[1] ? palette(...dye(stops, colours[1], 0.95)) : hair;
    const locks = fbm(64, { cells: featureCount(9, scale), cellsY: 2, octaves: 2, seed: draw.seed32("locks") });
    return combCoat(context, {
      tileSize: 0.16,
      across: 92,
      down: 26,
      length: 0.42,
      width: 0.0074,
      sway: 0.75,
      stray: 0.1,
      bow: 9,
      roughness: 0.5,
      hairAt: (x, y) =>
        (locks[(Math.floor(y * 64) & 63) * 64 + (Math.floor(x * 64) & 63)] as number) > 0.2 ? streak : hair,
    });
  },
};
