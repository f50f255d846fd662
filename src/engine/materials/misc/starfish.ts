import { fromHex } from "../../math/color.ts";
import { atan2, cos, TAU } from "../../math/elementary.ts";
import { clamp01 } from "../../math/scalar.ts";
import { createShape } from "../../texture/marks/scatter.ts";
import type { Material } from "../material.ts";
import { layShells, type ShellBed } from "./lay-shells.ts";

/** Angle to the nearest of five arms. */
const toArm = (u: number, v: number): number => {
  const turns = (atan2(u, v) / TAU) * 5;
  return ((turns - Math.round(turns)) * TAU) / 5;
};

const STAR = createShape(128, (u, v) => {
  const r = Math.sqrt(u * u + v * v);
  const off = toArm(u, v);
  const along = r * cos(off);
  const aside = Math.abs(Math.sqrt(Math.max(0, r * r - along * along)));
  const half = 0.3 * (1 - along / 1.02) + 0.035;
  if (along > 0.98 || aside > half) return 0;
  const round = Math.sqrt(clamp01(1 - (aside / half) * (aside / half)));
  const bumps = Math.abs(((along * 9) % 1) * 2 - 1);
  return round * (1 - 0.62 * along) * (0.9 + 0.1 * bumps) + 0.08 * (1 - aside / half);
});

const BED: ShellBed = {
  tile: 0.7,
  kinds: [
    {
      shape: STAR,
      bandAt: (u, v) => Math.sqrt(u * u + v * v) * 3.5,
      across: 7,
      from: 0.95,
      to: 1.5,
      width: 1,
      thick: 0.2,
    },
    {
      shape: STAR,
      bandAt: (u, v) => Math.sqrt(u * u + v * v) * 3.5,
      across: 11,
      from: 0.75,
      to: 1.25,
      width: 1,
      thick: 0.22,
    },
  ],
  tones: [
    ["#8e4526", "#c9743f", "#eab583"],
    ["#7d3b35", "#b7655a", "#dfa598"],
    ["#9a7a4a", "#cfae78", "#ecd9b0"],
  ],
  bed: ["#94806a", "#b8a58a", "#d8c9ae"].map(fromHex),
  roughness: 0.72,
};

/** Starfish, five-armed and knobbly, lying in sand. Takes colours in the starfish, then in the sand. */
export const starfish: Material = {
  id: "starfish",
  class: "misc",
  words: ["starfish", "sea star", "star fish"],
  tileSize: BED.tile,
  shade: (context) => layShells(BED, context),
};
