import { noise } from "../../geometry/deform.ts";
import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import { beak, HOOK } from "./beaks.ts";
import { birdConcept } from "./bird-concept.ts";
import type { BirdShape } from "./bird-shape.ts";
import { RAPTOR } from "./raptor.ts";

const CREAM = fromHex("#e6d8bf");
const INK = fromHex("#20201f");

const HAWK: BirdShape = {
  ...RAPTOR,
  size: 0.3,
  neck: [[0.1, 0.26, 0.21]],
  head: 0.215,
  beak: beak(HOOK, 0.72, 0.8, {
    paint: (surface, forward) => dye(surface, fromHex("#ecc030"), smoothstep(0.3, 0.2, forward)),
  }),
  leg: { ...RAPTOR.leg, thick: 0.03, thigh: 0.14, toe: 0.19 },
  wing: { ...RAPTOR.wing, span: 1.4, chord: 0.5, fingers: 0.6 },
  tail: {
    ...RAPTOR.tail,
    paint: (surface, reach) => dye(surface, INK, 0.7 * smoothstep(0.06, 0.03, Math.abs(reach - 0.88))),
  },
  colours: { body: "#7a5232", wing: "#5f3f26", tail: "#a85228", beak: "#2c2a2a", leg: "#e8b828" },
  paint: (surface, { along, nz, side, y, head, soft, seed, hy, hz }) => {
    const front =
      smoothstep(0, 0.35, nz + soft) * Math.max(1 - head, smoothstep(-0.2, -0.5, hy)) * smoothstep(0.45, 0.3, along);
    dye(surface, CREAM, front);
    dye(
      surface,
      fromHex("#6a4024"),
      0.9 * front * smoothstep(0.15, 0.4, noise(side * 34, y * 10, 0, seed)) * smoothstep(-0.9, -1.4, hy),
    );
    dye(surface, CREAM, 0.8 * head * smoothstep(0.12, 0.06, Math.abs(hy - 0.5)) * smoothstep(-0.2, 0.3, hz));
  },
};

/** Slate back, barred white breast, black moustache. */
const FALCON: BirdShape = {
  ...HAWK,
  colours: { body: "#4c5864", wing: "#3c4854", tail: "#55616c", beak: "#3c4248", leg: "#ecc22c" },
  paint: (surface, { along, nz, side, y, head, soft, hx, hy, hz }) => {
    const front = smoothstep(0, 0.3, nz + soft) * smoothstep(-0.25, -0.45, hy) * smoothstep(0.45, 0.3, along);
    dye(surface, fromHex("#ece6da"), front);
    const bars = smoothstep(0.2, 0.34, Math.abs(y * 22 - Math.floor(y * 22) - 0.5 + 0.5 * side));
    dye(surface, INK, 0.8 * front * bars * smoothstep(-1.3, -1.7, hy));
    dye(surface, fromHex("#ece6da"), head * smoothstep(-0.05, -0.25, hy) * smoothstep(0, 0.3, hz));
    dye(
      surface,
      INK,
      head * smoothstep(0.17, 0.1, Math.abs(hz - 0.42)) * smoothstep(0.35, 0.5, hx) * smoothstep(-0.75, -0.6, hy),
    );
    dye(surface, INK, 0.6 * head * smoothstep(0.1, 0.3, hy));
  },
};

/** A smaller bird of prey than the eagle: short hooked beak with a yellow root, streaked pale breast, rusty tail, stern brows, talons. */
export const hawk = birdConcept({
  id: "hawk",
  words: [
    "hawk",
    "falcon",
    "peregrine",
    "peregrine falcon",
    "red-tailed hawk",
    "kestrel",
    "buzzard",
    "kite bird",
    "osprey",
    "bird of prey",
    "raptor bird",
  ],
  senses: ["hawk", "bird of prey"],
  height: 0.5,
  variants: { hawk: HAWK, falcon: FALCON },
  choose: (_draw, { word }) => (/falcon|peregrine|kestrel/.test(word) ? "falcon" : "hawk"),
  spread: 0.3,
  view: { azimuth: 0.6, elevation: 0.12 },
});
