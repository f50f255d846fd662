import { fromHex } from "../../math/color.ts";
import { dye } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { type CrystalCluster, POINT, shadeCrystals } from "./crystal-cluster.ts";

const STOPS = ["#24103f", "#452070", "#6d3f9e", "#9a70c4", "#c9addf"].map(fromHex);
const FROST = fromHex("#e3d5ee");
const AMETHYST: Omit<CrystalCluster, "stops" | "frost"> = {
  tile: 0.2,
  shapes: [POINT],
  across: [30, 17, 10],
  length: [1, 1.9],
  width: [0.8, 1],
  roughness: 0.07,
};

/** An amethyst druse: violet points packed side by side, paler at their tips. Takes colours in the crystals. */
export const amethyst: Material = {
  id: "amethyst",
  class: "misc",
  words: ["amethyst", "amethyst crystal", "crystal geode", "druse", "violet crystal"],
  tileSize: AMETHYST.tile,
  within: 0.6,
  shade: (context) =>
    shadeCrystals(
      { ...AMETHYST, stops: dye(STOPS, context.colours[0]), frost: dye([FROST], context.colours[0], 1)[0] ?? FROST },
      context,
    ),
};
