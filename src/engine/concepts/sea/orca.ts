import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { add } from "../../geometry/sculpt.ts";
import { ellipsoid } from "../../geometry/sdf-primitives.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye, shade } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { buildCetacean } from "./cetacean.ts";

function paint(p: CreatureParameters): Paint {
  return (surface, x, y, z, _nx, ny) => {
    surface.roughness = 0.22;
    const lip = -0.07 - 0.05 * smoothstep(1, 0.7, z);
    const mouth = smoothstep(0.01, 0.005, Math.abs(y - lip)) * smoothstep(0.66, 0.7, z);
    shade(surface, 1 - 0.7 * mouth);
    if (p.plain) return;
    const white = [0.86, 0.86, 0.85] as const;
    const [u, v] = [(z - 0.6) / 0.135, (y - 0.085 - (z - 0.6) * 0.12) / 0.052];
    dye(surface, white, smoothstep(1.08, 0.94, u * u + v * v) * (Math.abs(x) > 0.08 ? 1 : 0));
    dye(
      surface,
      white,
      smoothstep(-0.1, -0.115, y - 0.03 * smoothstep(0.5, 0.95, z)) * smoothstep(0.2, 0.5, z) * (1 - mouth),
    );
    const flank = smoothstep(0, -0.35, z) * 0.15;
    dye(surface, white, smoothstep(-0.17, -0.19, y - flank) * smoothstep(-0.62, -0.56, z) * smoothstep(0.4, 0.1, z));
    dye(surface, white, smoothstep(-0.14, -0.16, y) * smoothstep(0, 0.1, z));
    const saddle =
      smoothstep(0.14, 0.18, y + 0.02 * noise(x * 8, 0, z * 8, p.seed)) *
      smoothstep(-0.42, -0.36, z) *
      smoothstep(-0.12, -0.18, z);
    dye(surface, [0.34, 0.35, 0.37], 0.8 * saddle * smoothstep(-0.1, 0.3, ny));
  };
}

const build = (p: CreatureParameters) => {
  const k = p.plump;
  return buildCetacean(p, {
    spine: [
      [0, -0.03, 0.98, 0.06],
      [0, -0.02, 0.84, 0.15],
      [0, 0, 0.5, 0.25 * k],
      [0, 0, 0.12, 0.285 * k],
      [0, 0, -0.3, 0.215 * k],
      [0, 0.01, -0.66, 0.11],
      [0, 0.02, -0.94, 0.05],
    ],
    squash: 0.9,
    more: [add(ellipsoid([0, 0.03, 0.84], [0.12, 0.12, 0.16]), 0.06)],
    paint: paint(p),
    finPaint: (surface) => {
      surface.roughness = 0.22;
    },
    dorsal: [
      [0.27 * k, 0.2],
      [0.27 + 0.44 * p.wing, -0.06],
      [0.24 * k, -0.14],
    ],
    flipper: { root: [0.2, -0.17, 0.36], tip: [0.52 * p.wing, -0.36, 0.04], broad: 0.27 },
    fluke: 0.47,
    eye: [0.163 * Math.sqrt(k), 0.025, 0.76],
    eyeRadius: 0.02,
    lift: (z) => 0.3 * p.neck * Math.max(0, -z) * Math.max(0, -z) + 0.1 * Math.max(0, z - 0.3) * Math.max(0, z - 0.3),
    top: [0, 0.28 * k, 0.34],
    head: [0, 0.19, 0.74],
    mouth: [0, -0.07, 1.0],
  });
};

/** A black and white whale: white patch behind the eye, white chin and belly, grey saddle, a very tall back fin, paddle flippers and flukes. */
export const orca = creatureConcept({
  id: "orca",
  words: ["orca", "killer whale", "orca whale"],
  senses: ["killer whale"],
  height: 2.5,
  variants: { black: { size: 3, colours: { body: "#101114", fin: "#101114", tail: "#101114", eye: "#0c0a08" } } },
  slots: {
    body: { words: ["skin", "head"], materials: ["skin"] },
    fin: { words: ["flipper"], materials: ["skin"] },
    tail: { words: ["fluke"], materials: ["skin"] },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["swimming"],
  build,
  view: { azimuth: 0.95, elevation: 0.14 },
});
