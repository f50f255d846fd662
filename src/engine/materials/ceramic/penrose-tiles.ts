import { fromHex } from "../../math/color.ts";
import { penroseTiling } from "../../texture/tilings/penrose-tiling.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const FAT = [
  ["#23415f", "#2f5478", "#3f6a92", "#5a86ad"],
  ["#2f4f42", "#3f6555", "#557d6c", "#769b8b"],
  ["#6a3428", "#854638", "#a05c4b", "#b97b69"],
].map((stops) => stops.map(fromHex));
const THIN = ["#c9c2b0", "#d8d2c3", "#e3ded2", "#ece8df"].map(fromHex);
const GROUT = ["#77736c", "#918d86", "#aaa69f"].map(fromHex);

/** A Penrose floor: glazed fat and thin rhombs, in stars and flowers of five that never come in rows. Takes colours in the fat rhombs, then in the thin ones. */
export const penroseTiles: Material = {
  id: "penrose-tiles",
  class: "ceramic",
  words: [
    "penrose tile",
    "penrose tiling",
    "penrose pattern",
    "penrose floor",
    "quasicrystal tile",
    "rhomb tile",
    "five-fold tile",
  ],
  tileSize: 1.4,
  bond: "penrose",
  shade: (context) =>
    layTiles(context, {
      tileSize: 1.4,
      tiling: penroseTiling(),
      unit: 1 / 16,
      joint: 0.05,
      rounding: 0.03,
      bevel: 0.05,
      pillow: 0.012,
      depth: 0.05,
      level: 0.012,
      tilt: 0.02,
      wave: 0.003,
      wander: 0,
      glazes: [{ stops: context.draw.pick("fat", FAT) }, { stops: THIN, takes: 1 }],
      choose: (_cell, kind) => kind,
      grout: GROUT,
      groutTakes: 2,
      tone: 0.5,
      cloud: 0.12,
      pool: 0.06,
      roughness: 0.18,
    }),
};
