import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { randomCourses } from "../../texture/tilings/random-courses.ts";
import type { Material } from "../material.ts";
import { layMasonry } from "./lay-masonry.ts";

const SLATE = ["#3d4144", "#575d60", "#757b7d", "#93989a"].map(fromHex);
const WARM = ["#5d5144", "#7d6e5d", "#9b8b78", "#b5a793"].map(fromHex);
const RUST = ["#5c4230", "#7d5c42", "#987556", "#ae8f70"].map(fromHex);
const GAP = ["#16161a", "#222226", "#303034"].map(fromHex);

/** Ledgestone cladding: long thin strips of split stone, some proud, tightly stacked. Takes colours in the stones. */
export const stackedStone: Material = {
  id: "stacked-stone",
  class: "stone",
  words: [
    "stacked stone",
    "ledgestone",
    "stone cladding",
    "stone veneer",
    "stacked rectangular stone",
    "stacked stone wall",
    "split face stone",
    "slate cladding",
    "stacked slate",
    "slate wall",
    "stone strip",
    "culture stone",
  ],
  tileSize: 1.2,
  shade: (context) => {
    const rows = featureCount(26, context.scale);
    return layMasonry(context, {
      tileSize: 1.2,
      tiling: randomCourses(featureCount(64, context.scale), rows, [1, 2], [9, 28], context.draw.stream("strips")),
      unit: 1.5 / rows,
      joint: 0.022,
      rounding: 0.04,
      bevel: 0.08,
      wander: 0.03,
      chips: 0.07,
      depth: 0.5,
      dome: 0,
      level: 0.75,
      tilt: 0.25,
      relief: 0.075,
      puffy: true,
      pits: 0,
      faces: [SLATE, SLATE, WARM, SLATE, RUST, WARM],
      joints: GAP,
      tone: 0.55,
      flash: 0.35,
      mottle: 0.2,
      grit: 0.12,
      roughness: 0.78,
    });
  },
};
