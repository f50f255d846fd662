import { fromHex } from "../../math/color.ts";
import { atan2, PI } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fishScale } from "../../texture/tilings/fish-scale.ts";
import { createPlace } from "../../texture/tilings/tiling.ts";
import { palette } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { plainWallpaper } from "./plain-wallpaper.ts";
import { inkStops, printWallpaper } from "./print-wallpaper.ts";

/** Ground and lines, as they were printed in the twenties. */
const PAIRS = [
  ["#14233a", "#c9a24d"],
  ["#18181a", "#c4a052"],
  ["#14453f", "#cfae62"],
  ["#5a1c2a", "#d0ac6a"],
  ["#e6dfcf", "#b08a3c"],
] as const;

/** Rays in a fan's half circle. */
const RAYS = 9;
/** Radii of the arcs in shares of the fan's, and half the width of each. */
const ARCS = [
  [0.955, 0.03],
  [0.85, 0.012],
  [0.52, 0.02],
  [0.28, 0.014],
] as const;

/** Art deco wallpaper: overlapping fans in metal ink, arc within arc, rays between them. Takes colours in the ground, then in the lines. */
export const decoWallpaper: Material = {
  id: "deco-wallpaper",
  class: "misc",
  words: [
    "art deco fan",
    "deco fan",
    "art deco wallpaper",
    "art deco pattern",
    "art deco",
    "art deco fan wallpaper",
    "art deco fan pattern",
    "fan wallpaper",
    "gatsby wallpaper",
    "gatsby pattern",
  ],
  tileSize: 1,
  plain: plainWallpaper,
  shade: (context) => {
    const { draw, colours, scale } = context;
    const tiling = fishScale(featureCount(6, scale));
    const place = createPlace();
    const [paper, gold] = draw.pick("pair", PAIRS);
    const ground = palette(...inkStops(colours[0] ?? fromHex(paper)));
    const ink = palette(...inkStops(colours[1] ?? fromHex(gold)));
    return printWallpaper(context, {
      ground,
      inks: [ink],
      gloss: 0.42,
      printAt: (x, y, print) => {
        tiling.locate(x, y, place);
        const u = (place.u - 0.5) * 2;
        const v = (place.v - 0.5) * 2;
        const r = Math.sqrt(u * u + v * v);
        let inside = -1;
        for (const [radius, half] of ARCS) inside = Math.max(inside, half - Math.abs(r - radius));
        // rays spread from the foot between the second and the third arc
        const turn = (atan2(u, -v) / PI) * RAYS;
        const aside = Math.abs(turn - Math.round(turn)) * (PI / RAYS) * r;
        if (r > 0.52 && r < 0.85) inside = Math.max(inside, 0.016 - aside);
        if (r < 0.12) inside = Math.max(inside, 0.12 - r);
        const cover = smoothstep(-0.008, 0.012, inside);
        print.cover = cover;
        print.relief = cover;
        print.tone = 0.1 * (0.5 - r);
      },
    });
  },
};
