import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { rosetteRelief } from "../../texture/figures/palmette.ts";
import { palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { plainWallpaper } from "./plain-wallpaper.ts";
import { inkStops, printWallpaper } from "./print-wallpaper.ts";

const TRIOS = [
  ["#e6dcc6", "#b7c0a0", "#8c7a4e"],
  ["#e3e0d8", "#9fb2c4", "#5d748c"],
  ["#ead9cf", "#c99a94", "#8f5552"],
  ["#e5d7ae", "#7d2f2f", "#b08a4a"],
  ["#d8d3c8", "#5f6f66", "#a58f56"],
] as const;

/** Regency wallpaper: broad stripes in two colours, edged by thin lines, with rows of little flowers. Takes colours in the stripes, then in the ground. */
export const stripedWallpaper: Material = {
  id: "striped-wallpaper",
  class: "misc",
  words: [
    "striped wallpaper",
    "stripe wallpaper",
    "regency wallpaper",
    "vertical stripe wallpaper",
    "pinstripe wallpaper",
  ],
  tileSize: 1,
  plain: plainWallpaper,
  shade: (context) => {
    const { colours, draw, scale } = context;
    const stripes = featureCount(6, scale);
    const flowers = stripes * 2;
    const trio = draw.pick("trio", TRIOS);
    const asked = colours[0];
    const tint: Rgb | undefined = asked && [asked[0] * 0.55 + 0.2, asked[1] * 0.25 + 0.12, asked[2] * 0.25 + 0.12];
    const pale: Rgb | undefined =
      asked &&
      tint &&
      (asked[2] > asked[0] ? [asked[0] * 0.3 + 0.12, asked[1] * 0.3 + 0.14, asked[2] * 0.55 + 0.2] : tint);
    const ground = colours[1] ?? pale ?? fromHex(trio[0]);
    const stripe = asked ?? fromHex(trio[1]);
    const line = asked ? ([asked[0] * 0.45, asked[1] * 0.45, asked[2] * 0.45] as const) : fromHex(trio[2]);
    const wide = draw.number("wide", 0.2, 0.28);
    return printWallpaper(context, {
      ground: palette(...inkStops(ground)),
      inks: [palette(...inkStops(stripe)), palette(...inkStops(line))],
      printAt: (x, y, print) => {
        const u = x * stripes - Math.floor(x * stripes) - 0.5;
        const off = wide - Math.abs(u);
        const edge = Math.max(
          smoothstep(0.011, 0.007, Math.abs(off + 0.035)),
          smoothstep(0.006, 0.003, Math.abs(off + 0.06)),
        );
        // a sprig in the ground between two stripes
        const fu = (u < 0 ? u + 0.5 : u - 0.5) / 0.11;
        const down = y * flowers;
        const fv = ((down - Math.floor(down) - 0.5) / 0.11) * (stripes / flowers);
        const flower = Math.abs(fu) < 1 && Math.abs(fv) < 1 ? rosetteRelief(fu, fv, 5, 0.55) : 0;
        const heart = fu * fu + fv * fv < 0.06 ? 0 : 1;
        const mark = Math.max(edge, smoothstep(0.05, 0.3, flower) * heart);
        print.ink = mark > 0 ? 1 : 0;
        print.cover = mark > 0 ? mark : smoothstep(-0.002, 0.002, off);
        print.tone = mark > 0 ? 0.1 : 0.06 * (Math.floor((u + 0.5) * 60) & 1) - 0.03;
        print.relief = mark > 0 ? mark : 0.3 * print.cover;
      },
    });
  },
};
