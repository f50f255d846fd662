import { fromHex } from "../../math/color.ts";
import { dye } from "../../texture/tones/palette.ts";
import type { Material } from "../material.ts";
import { type CrystalCluster, POINT, PRISM, shadeCrystals } from "./crystal-cluster.ts";

const STOPS = ["#7f8f9c", "#a9b8c2", "#cbd7de", "#e3ebef", "#f3f7f9"].map(fromHex);
const FROST = fromHex("#f6f9fb");
const QUARTZ: Omit<CrystalCluster, "stops" | "frost"> = {
  tile: 0.3,
  shapes: [PRISM, POINT],
  across: [18, 12, 7],
  length: [1.3, 2.6],
  width: [0.26, 0.5],
  roughness: 0.08,
};

/** A bed of rock crystal: clear six-sided prisms with points, thick and thin, all ways. Takes colours in the crystals. */
export const quartzCrystals: Material = {
  id: "quartz-crystals",
  class: "misc",
  words: [
    "quartz crystal",
    "quartz",
    "crystals",
    "crystal cluster",
    "rock crystal",
    "ice crystal",
    "crystal formation",
    "magic crystal",
    "selenite",
    "diamond crystal",
  ],
  tileSize: QUARTZ.tile,
  shade: (context) =>
    shadeCrystals(
      { ...QUARTZ, stops: dye(STOPS, context.colours[0]), frost: dye([FROST], context.colours[0], 1)[0] ?? FROST },
      context,
    ),
};
