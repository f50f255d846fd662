import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { inkStops, printWallpaper } from "./print-wallpaper.ts";

const GROUNDS = ["#dcd3c0", "#b9c4bb", "#c6cdd3", "#d8c3b6"].map(fromHex);

/** Plain wallpaper, embossed all over with short upright fibres. Takes colours in the paper. */
export const plainWallpaper: Material = {
  id: "plain-wallpaper",
  class: "misc",
  words: [
    "plain wallpaper",
    "textured wallpaper",
    "blank wallpaper",
    "vinyl wallpaper",
    "woodchip wallpaper",
    "grasscloth",
  ],
  tileSize: 1,
  shade: (context) => {
    const { colours, draw, scale, size } = context;
    const paper = palette(...inkStops(colours[0] ?? draw.pick("ground", GROUNDS)));
    const fibres = fbm(size, {
      cells: featureCount(110, scale),
      cellsY: featureCount(22, scale),
      octaves: 2,
      gain: 0.7,
      seed: draw.seed32("fibres"),
    });
    return printWallpaper(context, {
      ground: paper,
      inks: [paper],
      gloss: 0.1,
      printAt: (_x, _y, print, i) => {
        const f = fibres[i] as number;
        print.cover = 0.6;
        print.tone = 0.22 * f;
        print.relief = 0.5 + 0.5 * f;
      },
    });
  },
};
