import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { damaskFigure } from "../../texture/figures/damask-figure.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { plainWallpaper } from "./plain-wallpaper.ts";
import { inkStops, printWallpaper } from "./print-wallpaper.ts";

const PAIRS = [
  ["#d9cfb8", "#a8986f"],
  ["#7f9a92", "#c9d4c4"],
  ["#5e1a24", "#b08a4a"],
  ["#c3ccd4", "#7288a0"],
  ["#3d4a3a", "#a79a62"],
] as const;

/** How far a figure may lie higher or lower than its neighbours, in tiles. */
const SWAY = 0.005;

/** Old-fashioned wallpaper: damask palmettes printed in two tones, slightly raised. Takes colours in the ground, then in the figure. */
export const damaskWallpaper: Material = {
  id: "damask-wallpaper",
  class: "misc",
  words: [
    "wallpaper",
    "damask wallpaper",
    "ornament wallpaper",
    "victorian wallpaper",
    "ornate wallpaper",
    "baroque wallpaper",
    "wall paper",
    "patterned wallpaper",
    "wallcovering",
    "old wallpaper",
    "haunted mansion wallpaper",
  ],
  tileSize: 1,
  plain: plainWallpaper,
  shade: (context) => {
    const { colours, draw, scale } = context;
    const across = featureCount(2, scale);
    const down = Math.max(1, Math.round(across * 0.75));
    const pair = draw.pick("pair", PAIRS);
    const ground = colours[0] ?? fromHex(pair[0]);
    // paper that was hung by hand: its rows of figures are never quite level, and none ends the tile alike all along
    const sway = fbm(context.size, { cells: 3, octaves: 2, gain: 0.5, seed: draw.seed32("sway") });
    // printed in body colour: paler and greyer than its ground, never brighter than its own hue
    const lighter: Rgb = [ground[0] * 0.9 + 0.17, ground[1] * 0.9 + 0.16, ground[2] * 0.9 + 0.13];
    const figure = colours[1] ?? (colours[0] ? lighter : fromHex(pair[1]));
    return printWallpaper(context, {
      ground: palette(...inkStops(ground)),
      inks: [palette(...inkStops(figure))],
      gloss: 0.36,
      printAt: (x, y, print, i) => {
        const u = x * across;
        const v = (y + SWAY * (sway[i] as number)) * down;
        const m = damaskFigure(u - Math.round(u), v - Math.round(v));
        print.cover = smoothstep(0.03, 0.09, m);
        print.tone = 0.3 * smoothstep(0.05, 0.5, m) - 0.2;
        print.relief = smoothstep(0.02, 0.3, m);
      },
    });
  },
};
