import { createField } from "../../kernels/field-pool.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { dealTone } from "../../texture/tones/deal-tones.ts";
import { evenDeal } from "../../texture/tones/even-deal.ts";
import { palette } from "../../texture/tones/palette.ts";
import { cosTurn, sinTurn } from "../../texture/tones/turn-table.ts";
import type { Material } from "../material.ts";
import { plainWallpaper } from "./plain-wallpaper.ts";
import { inkStops, printWallpaper } from "./print-wallpaper.ts";

const SCHEMES = [
  { ground: "#ecd9b0", petals: ["#d9692b", "#8a4a22", "#c9962c"], heart: "#6b3318" },
  { ground: "#6b4a2e", petals: ["#e08a35", "#e8d2a4", "#b5561f"], heart: "#f0d9a8" },
  { ground: "#efe2d2", petals: ["#8a4c93", "#d1588e", "#e08a35"], heart: "#f2c23c" },
  { ground: "#c9b13c", petals: ["#efe6d0", "#d9692b", "#6f7d2c"], heart: "#7a3b16" },
] as const;
const PETALS = 7;
/** A bloom of broad round petals: 1 in the middle of one, 0 outside. */
const BLOOM = createShape(96, (u, v) => {
  let level = u * u + v * v < 0.12 ? 1 : 0;
  for (let k = 0; k < PETALS; k += 1) {
    const [cx, cy] = [cosTurn(k / PETALS), sinTurn(k / PETALS)];
    const along = (u * cx + v * cy - 0.58) / 0.4;
    const across = (v * cx - u * cy) / 0.29;
    level = Math.max(level, 1 - along * along - across * across);
  }
  return level;
});

/** Wallpaper of the sixties: bold flat daisies in orange, brown and violet, great and small, all over. Takes colours in the ground, then in the petals, one after another. */
export const daisyWallpaper: Material = {
  id: "daisy-wallpaper",
  class: "misc",
  words: [
    "flower power wallpaper",
    "daisy wallpaper",
    "retro flower wallpaper",
    "sixties wallpaper",
    "seventies wallpaper",
    "60s wallpaper",
    "70s wallpaper",
  ],
  tileSize: 1,
  plain: plainWallpaper,
  shade: (context) => {
    const { colours, draw, scale, size } = context;
    const side = featureCount(3, scale) * 2;
    const scheme = draw.pick("scheme", SCHEMES);
    const asked = colours[0];
    // of one colour all is in its shades
    const shadeOf = (k: number): Rgb | undefined =>
      asked && [clamp01(asked[0] * k), clamp01(asked[1] * k), clamp01(asked[2] * k)];
    const petals = scheme.petals.map(
      (hex, k) =>
        colours[1 + (k % Math.max(1, colours.length - 1))] ?? shadeOf([2.2, 0.45, 1.5][k] as number) ?? fromHex(hex),
    );
    const inks = [...petals, shadeOf(0.25) ?? fromHex(scheme.heart)].map((ink) => palette(...inkStops(ink)));
    // great and small ones each have every colour all over: of one colour in a row they are stripes on the wall
    const half = (side * side) / 2;
    const pick = [0, 1].map((odd) =>
      evenDeal(half, (x, y) => {
        const [column, row] = [Math.floor(x * side), Math.floor(y * side)];
        return row * (side / 2) + Math.floor(((column + (((column + row + odd) & 1) === 0 ? 0 : side - 1)) % side) / 2);
      })(draw.seed32(`colours ${odd}`), petals.length),
    );
    const blooms = scatter(
      createField(size * size),
      size,
      BLOOM,
      { across: side, down: side },
      draw.stream("blooms"),
      (copy, next, n) => {
        const [column, row] = [n % side, Math.floor(n / side)];
        const isGreat = ((column + row) & 1) === 0;
        copy.length = (isGreat ? 1.28 : 0.62) / side;
        copy.width = copy.length;
        copy.angle = next() * 6.28;
        copy.x = (column + 0.5 + (next() - 0.5) * 0.16) / side;
        copy.y = (row + 0.5 + (next() - 0.5) * 0.16) / side;
      },
    );
    return printWallpaper(context, {
      ground: palette(...inkStops(asked ?? fromHex(scheme.ground))),
      inks,
      printAt: (_x, _y, print, i) => {
        const bloom = blooms.height[i] as number;
        if (bloom <= 0) return;
        const u = blooms.across[i] as number;
        const v = blooms.along[i] as number;
        const n = blooms.index[i] as number;
        const isHeart = u * u + v * v < 0.075;
        const dealt = pick[((n % side) + Math.floor(n / side)) & 1]?.[Math.floor(n / 2)] ?? 0;
        print.ink = isHeart ? petals.length : dealTone(petals.length, dealt);
        print.tone = isHeart ? 0 : 0.25 * (bloom - 0.5);
        print.cover = smoothstep(0.02, 0.12, bloom);
        print.relief = print.cover;
      },
    });
  },
};
