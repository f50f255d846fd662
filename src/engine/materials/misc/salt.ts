import { fromHex } from "../../math/color.ts";
import { dye } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { type CrystalCluster, CUBE, shadeCrystals } from "./crystal-cluster.ts";

const STOPS = ["#b9bec2", "#d3d7d9", "#e5e8e9", "#f0f2f2", "#f7f8f8"].map(fromHex);
const FROST = fromHex("#f8f9f9");
const SALT: Omit<CrystalCluster, "stops" | "frost"> = {
  tile: 0.05,
  shapes: [CUBE],
  across: [44, 26, 16],
  length: [0.9, 1.6],
  width: [0.75, 1],
  roughness: 0.22,
};

/** Coarse salt or sugar: white cubes heaped all ways. Takes colours in the crystals. */
export const salt: Material = {
  id: "salt",
  class: "misc",
  words: ["salt", "sea salt", "salt crystal", "sugar", "sugar cube", "rock salt", "sugar crystal", "himalayan salt"],
  tileSize: SALT.tile,
  shade: (context) =>
    shadeCrystals(
      { ...SALT, stops: dye(STOPS, context.colours[0]), frost: dye([FROST], context.colours[0], 1)[0] ?? FROST },
      context,
    ),
};
