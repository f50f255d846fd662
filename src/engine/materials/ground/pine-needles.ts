import { createShape } from "../../texture/marks/scatter.ts";
import type { Material } from "../material.ts";
import { chipShape, ROD } from "./litter.ts";
import { type LitterGround, shadeLitter } from "./shade-litter.ts";

/** A cone that lies: an egg of overlapping scales, each row half a scale aside. */
const CONE = createShape(96, (u, v) => {
  const wide = Math.sqrt(Math.max(0, 1 - v * v)) * (0.86 - 0.22 * v);
  if (Math.abs(u) > wide || wide < 0.02) return 0;
  const round = Math.sqrt(Math.max(0, 1 - (u / wide) * (u / wide)));
  const row = (v + 1) * 4.5;
  const aside = (u / wide) * 2.2 + (Math.floor(row) & 1 ? 0.5 : 0);
  const off = Math.abs(aside - Math.floor(aside) - 0.5) * 2;
  const down = row - Math.floor(row);
  // each scale rises to its rim, which hides the root of the next
  const rim = down - off * off * 0.5;
  return 0.3 + 0.45 * round + (rim > 0 ? 0.25 * rim : -0.18);
});

const BROWN = [
  ["#5a3319", "#80502a", "#a2713f", "#bd9260"],
  ["#6d4423", "#946236", "#b58652", "#cda878"],
  ["#3f2818", "#5c3e27", "#785638", "#92704e"],
];
const PINES: LitterGround = {
  tile: 0.6,
  soil: ["#1c140d", "#302318", "#443424", "#574632"],
  level: -0.014,
  relief: 0.005,
  pieces: [
    {
      shape: ROD,
      across: 64,
      share: 1,
      length: [0.07, 0.14],
      width: [0.022, 0.03],
      stray: 3.2,
      level: [-0.013, 0.002],
      gain: 0.001,
      tilt: 0.003,
      bend: 4,
      colours: BROWN,
      veins: 0,
      fibres: 0,
      roughness: 0.72,
    },
    {
      shape: ROD,
      across: 20,
      share: 0.3,
      length: [0.08, 0.14],
      width: [0.022, 0.03],
      stray: 3.2,
      level: [-0.006, 0.004],
      gain: 0.001,
      tilt: 0.003,
      bend: 4,
      colours: [["#3a4a1e", "#586a2e", "#7d8d4a"]],
      veins: 0,
      fibres: 0,
      roughness: 0.62,
    },
    {
      shape: ROD,
      across: 8,
      share: 0.6,
      length: [0.12, 0.3],
      width: [0.035, 0.055],
      stray: 3.2,
      level: [-0.006, 0.004],
      gain: 0.006,
      tilt: 0.004,
      bend: 2,
      colours: [["#332922", "#50443a", "#6f6254", "#8b7e6e"]],
      veins: 0,
      fibres: 0.4,
      roughness: 0.88,
    },
    {
      shape: chipShape(() => 0.4),
      across: 14,
      share: 0.3,
      length: [0.02, 0.05],
      width: [0.4, 0.6],
      stray: 3.2,
      level: [-0.01, 0.003],
      gain: 0.003,
      tilt: 0.003,
      bend: 0,
      colours: [["#3a2417", "#5c3b27", "#7d5539"]],
      veins: 0,
      fibres: 0.5,
      roughness: 0.9,
    },
    {
      shape: CONE,
      across: 8,
      share: 0.4,
      length: [0.075, 0.1],
      width: [0.55, 0.68],
      stray: 3.2,
      level: [0.002, 0.006],
      gain: 0.018,
      tilt: 0.003,
      bend: 0,
      colours: [
        ["#2c1b10", "#5a3a22", "#835a36", "#a87f54"],
        ["#30231a", "#5c4836", "#7f6850", "#a08a70"],
      ],
      veins: 0,
      fibres: 0,
      roughness: 0.78,
    },
  ],
};

/** The ground under pines: brown needles all ways, a few still green, twigs, scales of bark, fallen cones. Takes colours in what lies there, then in the soil. */
export const pineNeedles: Material = {
  id: "pine-needles",
  class: "ground",
  words: [
    "pine needle",
    "pine cone",
    "pinecone",
    "needle litter",
    "conifer needle",
    "conifer litter",
    "pine litter",
    "fir needle",
    "spruce needle",
    "larch needle",
    "fir cone",
    "pine straw",
    "pine forest floor",
    "conifer forest floor",
  ],
  tileSize: PINES.tile,
  shade: (context) => shadeLitter(PINES, context),
};
