import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import type { Material } from "../material.ts";
import { patinate } from "./patinate.ts";

/** Copper weathered to verdigris: blue-green crust in runs and blotches, brown and bare copper where it is rubbed, thickest along the folds of its sheets. Takes colours in the crust, then in the metal. */
export const copperPatina: Material = {
  id: "copper-patina",
  class: "metal",
  words: [
    "copper patina",
    "verdigris",
    "patina",
    "patina copper",
    "copper roof",
    "oxidised copper",
    "oxidized copper",
    "green copper",
    "weathered copper",
    "aged copper",
    "patinated copper",
    "corroded copper",
  ],
  tileSize: 1.2,
  shade: (context) =>
    patinate(context, {
      tileSize: 1.2,
      crust: ["#3c5f56", "#648f80", "#8cb1a1", "#b9d0c2"].map(fromHex),
      brown: fromHex("#3a2419"),
      metal: [
        [0.42, 0.16, 0.08],
        [0.62, 0.27, 0.15],
        [0.78, 0.4, 0.25],
      ],
      cover: context.draw.number("cover", 0.62, 0.82),
      sheets: 4 * featureCount(1, context.scale),
    }),
};
