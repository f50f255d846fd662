import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import { beak, DAGGER } from "./beaks.ts";
import { birdConcept } from "./bird-concept.ts";
import type { BirdShape } from "./bird-shape.ts";
import { plume } from "./feathers.ts";
import { WADER } from "./wader.ts";

const S_NECK: BirdShape["neck"] = [
  [0.16, 0.04, 0.14],
  [0.3, 0.2, 0.085],
  [0.24, 0.44, 0.064],
  [0.1, 0.64, 0.062],
  [0.12, 0.86, 0.06],
  [0.26, 0.93, 0.075],
];

const HERON: BirdShape = {
  ...WADER,
  neck: S_NECK,
  beak: beak(DAGGER, 1.25, 0.95),
  colours: { body: "#8c9aa8", wing: "#75848f", tail: "#7c8a96", beak: "#e0a83c", leg: "#8a7a58" },
  wing: {
    ...WADER.wing,
    paint: (surface, reach, _span, soft) => dye(surface, fromHex("#2c3440"), smoothstep(0.62, 0.74, reach + soft)),
  },
  extras: ({ onHead, headRadius: r }) =>
    [-1, 1].map((side, i) => {
      const path: Vec3[] = [
        onHead(0.2 * side, 0.5, 0.2),
        onHead(0.26 * side, 0.62, -1.2),
        onHead(0.3 * side, 0.2, -2.6),
      ];
      return {
        name: `plume-${i + 1}`,
        slot: "wing",
        geometry: plume(path, r * 0.1, r * 0.2, 0.1),
        paint: (surface) => dye(surface, [0.02, 0.022, 0.03], 1),
        weight: 0.7,
      };
    }),
  paint: (surface, { hr, hx, hy, hz, nz, soft }) => {
    dye(
      surface,
      fromHex("#f0eee8"),
      smoothstep(8.6, 7.6, hr + soft) * smoothstep(-0.3, 0.3, nz + 0.2) + smoothstep(1.6, 1.3, hr),
    );
    dye(
      surface,
      [0.02, 0.022, 0.03],
      smoothstep(0.16, 0.1, Math.abs(hy - 0.5)) * smoothstep(1.5, 1.3, hr) * smoothstep(0.1, 0.3, hx + 0.3 * hz),
    );
  },
};

/** Red cap, black throat and neck, white or grey body with drooping dark plumes for a tail. */
const CRANE: BirdShape = {
  ...WADER,
  beak: beak(DAGGER, 0.9, 0.85),
  colours: { body: "#f0eee8", wing: "#eeece6", tail: "#1e1d1f", beak: "#8a8c78", leg: "#2a2a2a" },
  tail: { length: 0.42, fan: 0.3, lift: -0.25, width: 0.16 },
  paint: (surface, { hr, hy, hz, soft }) => {
    dye(
      surface,
      [0.02, 0.02, 0.022],
      smoothstep(7, 6.2, hr + soft) * smoothstep(1.3, 1.6, hr) * smoothstep(0.3, -0.1, hy),
    );
    dye(surface, fromHex("#c8201c"), smoothstep(0.4, 0.55, hy) * smoothstep(-0.5, 0, hz));
  },
};

/** Tall and slender on stilts, the neck in an S, a dagger bill: blue-grey with black plumes at the head, white egret, or a red-capped crane. */
export const heron = birdConcept({
  id: "heron",
  words: ["heron", "crane bird", "egret", "blue heron", "grey heron", "red-crowned crane", "bittern"],
  senses: ["heron", "crane#5", "wading bird"],
  height: 1.1,
  variants: {
    heron: HERON,
    crane: CRANE,
    egret: {
      ...WADER,
      neck: S_NECK,
      wing: { length: 1 },
      colours: { ...WADER.colours, beak: "#e8b030", leg: "#242322" },
    },
  },
  choose: (_draw, { word }) => (word.includes("crane") ? "crane" : word === "egret" ? "egret" : "heron"),
});
