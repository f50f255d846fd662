import { createField } from "../../kernels/field-pool.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { rosetteRelief } from "../../texture/figures/palmette.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { palette } from "../../texture/tones/palette.ts";
import { cosTurn, sinTurn } from "../../texture/tones/turn-table.ts";
import type { Material } from "../material.ts";
import { plainWallpaper } from "./plain-wallpaper.ts";
import { inkStops, printWallpaper } from "./print-wallpaper.ts";

const SCHEMES = [
  { ground: "#e8dfc9", stem: "#6f7f54", leaf: "#8a9a68", petals: ["#b5545c", "#d99aa0"] },
  { ground: "#2c3a44", stem: "#6d7f5c", leaf: "#8fa076", petals: ["#d8b48a", "#c97f6d"] },
  { ground: "#cfdcd6", stem: "#5f7a6a", leaf: "#7d9a86", petals: ["#e6d8d0", "#8a6a9c"] },
  { ground: "#e9dcd4", stem: "#8a8460", leaf: "#a59d74", petals: ["#6d86a8", "#c9a04e"] },
] as const;
const FLOWER = createShape(96, (u, v) => rosetteRelief(u, v, 5, 0.36));
const LEAF = createShape(64, (u, v) => {
  const wide = 0.95 * (1 - v * v) * (1 - 0.3 * v);
  return Math.abs(u) < wide ? 0.3 + 0.7 * (1 - Math.abs(u) / wide) : 0;
});
/** Leaves along a stem in one wave, and how far a stem swings, in columns. */
const LEAVES = 12;
const SWING = 0.24;

/** Flowered wallpaper: stems that wind up the wall with leaves either side and open flowers in their bends. Takes colours in the ground, then in the flowers. */
export const floralWallpaper: Material = {
  id: "floral-wallpaper",
  class: "misc",
  words: [
    "floral wallpaper",
    "flower wallpaper",
    "flowered wallpaper",
    "botanical wallpaper",
    "grandma wallpaper",
    "rose wallpaper",
    "art nouveau wallpaper",
    "flower pattern wallpaper",
    "william morris",
  ],
  tileSize: 1,
  plain: plainWallpaper,
  shade: (context) => {
    const { colours, draw, scale, size } = context;
    const columns = featureCount(3, scale) * 2;
    const waves = featureCount(3, scale);
    const scheme = draw.pick("scheme", SCHEMES);
    const asked = colours[0];
    const shadeOf = (k: number): Rgb | undefined =>
      asked && [Math.min(0.8, asked[0] * k), Math.min(0.8, asked[1] * k), Math.min(0.8, asked[2] * k)];
    const inks = [
      shadeOf(0.3) ?? fromHex(scheme.stem),
      shadeOf(0.45) ?? fromHex(scheme.leaf),
      colours[1] ?? shadeOf(1.6) ?? fromHex(scheme.petals[0]),
      colours[1] ?? shadeOf(2) ?? fromHex(scheme.petals[1]),
      shadeOf(0.2) ?? fromHex("#8f6a2c"),
    ].map((ink) => palette(...inkStops(ink)));
    const stemAt = (column: number, turns: number) =>
      column + 0.5 + (column & 1 ? -1 : 1) * SWING * sinTurn(turns) + 0.07 * cosTurn(turns * 2);
    const blank = () => createField(size * size);
    const leaves = scatter(
      blank(),
      size,
      LEAF,
      { across: columns, down: waves * LEAVES },
      draw.stream("leaves"),
      (copy, next, n) => {
        const column = n % columns;
        const step = Math.floor(n / columns);
        const side = step & 1 ? 1 : -1;
        const turns = (step + 0.5) / LEAVES;
        copy.length = (0.26 + 0.07 * next()) / columns;
        copy.width = copy.length * 0.46;
        copy.angle = side * (1.0 + 0.35 * next()) + Math.PI;
        copy.x = (stemAt(column, turns) + side * 0.12) / columns;
        copy.y = (turns - 0.03) / waves;
        copy.bend = side * 0.5;
      },
    );
    const flowers = scatter(
      blank(),
      size,
      FLOWER,
      { across: columns, down: waves * 2 },
      draw.stream("flowers"),
      (copy, next, n) => {
        const column = n % columns;
        const step = Math.floor(n / columns);
        copy.length = ((step & 1) === (column & 1) ? 0.62 : 0.44) / columns;
        copy.width = copy.length;
        copy.angle = next() * 6.28;
        copy.x = (column + 0.5 + ((step + column) & 1 ? -1 : 1) * (SWING - 0.06)) / columns;
        copy.y = (step * 0.5 + 0.25) / waves;
      },
    );
    return printWallpaper(context, {
      ground: palette(...inkStops(asked ?? fromHex(scheme.ground))),
      inks,
      printAt: (x, y, print, i) => {
        const flower = flowers.height[i] as number;
        if (flower > 0.05) {
          const u = flowers.across[i] as number;
          const v = flowers.along[i] as number;
          const r = u * u + v * v;
          const step = Math.floor((flowers.index[i] as number) / columns);
          const column = (flowers.index[i] as number) % columns;
          print.ink = r < 0.05 ? 4 : (step & 1) === (column & 1) ? 2 : 3;
          print.tone = r < 0.05 ? 0 : 0.55 * smoothstep(0.04, 0.6, r) - 0.4;
          print.cover = smoothstep(0.05, 0.2, flower);
          print.relief = print.cover;
          return;
        }
        const leaf = leaves.height[i] as number;
        if (leaf > 0.05) {
          print.ink = 1;
          print.tone = 0.4 * (leaf - 0.75) - 0.3 * smoothstep(0.1, 0.04, Math.abs(leaves.across[i] as number));
          print.cover = smoothstep(0.05, 0.3, leaf);
          print.relief = print.cover * 0.8;
          return;
        }
        const column = Math.floor(x * columns);
        const off = Math.abs(x * columns - stemAt(column, y * waves));
        print.ink = 0;
        print.cover = smoothstep(0.02, 0.012, off);
        print.relief = print.cover * 0.6;
      },
    });
  },
};
