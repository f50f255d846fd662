import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { add } from "../../geometry/sculpt.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { smoothstep } from "../../math/scalar.ts";
import { shade } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { buildCetacean } from "./cetacean.ts";

/** Pale below, dark and speckled above. */
const paint =
  (p: CreatureParameters): Paint =>
  (surface, x, y, z) => {
    surface.roughness = 0.3;
    const mouth = smoothstep(0.01, 0.005, Math.abs(y + 0.09)) * smoothstep(0.72, 0.78, z);
    shade(surface, 1 - 0.6 * mouth);
    if (p.plain) return;
    const spots = smoothstep(0.12, 0.3, noise(x * 16, y * 16, z * 16, p.seed));
    const belly = smoothstep(-0.02, -0.2, y);
    shade(surface, (1 - 0.5 * spots * (1 - belly)) * (1 + 0.5 * belly));
  };

const build = (p: CreatureParameters) => {
  const k = p.plump;
  return buildCetacean(p, {
    spine: [
      [0, -0.02, 0.9, 0.12],
      [0, 0, 0.72, 0.19],
      [0, 0, 0.4, 0.25 * k],
      [0, 0, 0.05, 0.27 * k],
      [0, 0, -0.35, 0.2 * k],
      [0, 0.01, -0.68, 0.11],
      [0, 0.02, -0.94, 0.05],
    ],
    squash: 0.92,
    more: [add(ellipsoid([0, 0.06, 0.84], [0.14, 0.13, 0.14]), 0.06)],
    paint: paint(p),
    finPaint: (surface) => {
      surface.roughness = 0.3;
    },
    tusk: { root: [0.03, -0.05, 0.9], length: 1.15, radius: 0.034 },
    flipper: { root: [0.2, -0.17, 0.42], tip: [0.44 * p.wing, -0.32, 0.18], broad: 0.2 },
    fluke: 0.42,
    eye: [0.155 * Math.sqrt(k), 0, 0.76],
    eyeRadius: 0.022,
    lift: (z) => 0.32 * p.neck * Math.max(0, -z) * Math.max(0, -z) + 0.12 * Math.max(0, z - 0.3) * Math.max(0, z - 0.3),
    top: [0, 0.27 * k, 0.3],
    head: [0, 0.2, 0.74],
    mouth: [0, -0.09, 1.0],
  });
};

/** A narwhal: a stout grey speckled whale without a back fin, and from its blunt head one long twisted tusk. */
export const narwhal = creatureConcept({
  id: "narwhal",
  words: ["narwhal", "unicorn whale"],
  senses: ["narwhal"],
  height: 1.4,
  variants: {
    grey: { size: 3, colours: { body: "#77828a", fin: "#5d666e", tail: "#5d666e", tusk: "#efe6cf", eye: "#0c0a08" } },
  },
  slots: {
    body: { words: ["skin", "head"], materials: ["skin"] },
    fin: { words: ["flipper"], materials: ["skin"] },
    tail: { words: ["fluke"], materials: ["skin"] },
    tusk: { words: ["horn"], materials: ["ceramic-glaze"], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["swimming"],
  build,
  view: { azimuth: 0.95, elevation: 0.14 },
});
