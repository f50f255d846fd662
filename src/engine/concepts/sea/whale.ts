import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { add } from "../../geometry/sculpt.ts";
import { ellipsoid, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { atan2, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye, shade } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { buildCetacean } from "./cetacean.ts";

/** Height of the lips: low at the snout, dipping behind, up again before the eye. */
const lips = (z: number): number => -0.02 + 0.05 * smoothstep(0.7, 1.05, z) - 0.1 * smoothstep(0.72, 0.42, z);

function skinPaint(p: CreatureParameters): Paint {
  const isSperm = p.variant === "sperm";
  return (surface, x, y, z, _nx, ny) => {
    surface.roughness = 0.34;
    const mottle = noise(x * 8, y * 8, z * 8, p.seed) + 0.6 * noise(x * 19, y * 19, z * 19, p.seed + 1);
    shade(surface, 1 + 0.16 * mottle);
    if (!p.plain && p.variant === "blue")
      dye(surface, [0.5, 0.6, 0.68], 0.34 * smoothstep(0.25, 0.7, mottle) * smoothstep(-0.3, 0.1, ny));
    if (isSperm) {
      const crease = sin(y * 46 + 5 * noise(x * 2, y * 3, z * 5, p.seed));
      shade(surface, 1 - 0.16 * smoothstep(0.5, 0.95, crease) * smoothstep(0.25, 0.05, z));
      surface.height -= p.size * 0.006 * smoothstep(0.6, 1, crease) * smoothstep(0.25, 0.05, z);
      const mouth = smoothstep(0.014, 0.006, Math.abs(y + 0.235)) * smoothstep(0.25, 0.3, z);
      if (!p.plain) dye(surface, [0.72, 0.7, 0.68], 0.8 * smoothstep(-0.235, -0.25, y) * smoothstep(0.3, 0.4, z));
      shade(surface, 1 - 0.8 * mouth);
      return;
    }
    const lip = lips(z);
    const mouth = smoothstep(0.014, 0.006, Math.abs(y - lip)) * smoothstep(0.3, 0.36, z);
    const below = smoothstep(lip + 0.005, lip - 0.03, y) * smoothstep(0.3, 0.36, z);
    const belly = smoothstep(-0.1, -0.2, y) * smoothstep(-0.7, -0.3, z);
    const pale = Math.max(below * smoothstep(0.05, -0.05, y), belly);
    if (!p.plain) dye(surface, [0.76, 0.77, 0.76], 0.9 * pale);
    const groove = Math.abs(sin(atan2(x, -(y - 0.12)) * 13));
    const folded = Math.max(below, belly) * smoothstep(-0.15, 0.0, z) * smoothstep(0.25, 0.06, groove);
    shade(surface, 1 - 0.5 * folded);
    surface.height -= p.size * 0.012 * folded;
    shade(surface, 1 - 0.8 * mouth);
    const holes =
      smoothstep(0.018, 0.01, Math.abs(Math.abs(x) - 0.026)) *
      smoothstep(0.045, 0.03, Math.abs(z - 0.5)) *
      (y > 0.2 ? 1 : 0);
    shade(surface, 1 - 0.75 * holes);
  };
}

const finPaint =
  (p: CreatureParameters): Paint =>
  (surface, x, y, z, _nx, ny) => {
    surface.roughness = 0.34;
    shade(surface, 0.95 + 0.14 * noise(x * 10, y * 10, z * 10, p.seed));
    if (!p.plain && p.variant !== "sperm") dye(surface, [0.76, 0.77, 0.76], 0.85 * smoothstep(0, -0.5, ny));
  };

function build(p: CreatureParameters) {
  const k = p.plump;
  const isSperm = p.variant === "sperm";
  const isHump = p.variant === "humpback";
  const lift = (z: number) => {
    const t = Math.max(0, -z - 0.05);
    return 0.42 * p.neck * t * t;
  };
  if (isSperm)
    return buildCetacean(p, {
      spine: [
        [0, 0, 0.6, 0.25 * k],
        [0, 0, 0.2, 0.3 * k],
        [0, 0, -0.2, 0.26 * k],
        [0, 0.02, -0.6, 0.14],
        [0, 0.04, -0.95, 0.055],
      ],
      squash: 0.9,
      more: [
        add(roundBox([0, 0.02, 0.62], [0.42 * k, 0.5, 0.86], 0.19), 0.12),
        add(roundCone([0, -0.25, 0.3], [0, -0.27, 0.84], 0.075, 0.045), 0.025),
      ],
      paint: skinPaint(p),
      finPaint: finPaint(p),
      dorsal: [
        [0.2, -0.3],
        [0.27, -0.42],
        [0.16, -0.5],
      ],
      flipper: { root: [0.2, -0.16, 0.16], tip: [0.5, -0.34, -0.06], broad: 0.2 },
      fluke: 0.46,
      eye: [0.212 * k, -0.13, 0.3],
      eyeRadius: 0.022,
      lift,
      top: [0, 0.29 * k, 0.2],
      head: [0, 0.27, 0.75],
      mouth: [0, -0.23, 0.9],
    });
  const long = isHump ? 0.98 : 0.62;
  return buildCetacean(p, {
    spine: [
      [0, 0.0, 0.98, 0.07],
      [0, 0.0, 0.84, 0.18 * k],
      [0, 0, 0.5, 0.3 * k],
      [0, 0, 0.12, 0.335 * k],
      [0, 0.02, -0.3, 0.24 * k],
      [0, 0.04, -0.66, 0.115 * k],
      [0, 0.05, -0.96, 0.05],
    ],
    squash: 0.94,
    more: [
      add(ellipsoid([0, -0.14, 0.55], [0.25 * k, 0.19 * k, 0.44]), 0.1),
      ...(isHump
        ? [0.6, 0.7, 0.8, 0.9].map((z, i) => add(ellipsoid([0, 0.235 - i * 0.042, z], [0.03, 0.03, 0.03]), 0.03))
        : []),
    ],
    paint: skinPaint(p),
    finPaint: finPaint(p),
    dorsal: isHump
      ? [
          [0.26, -0.16],
          [0.36, -0.36],
          [0.2, -0.42],
        ]
      : [
          [0.2, -0.36],
          [0.31, -0.52],
          [0.15, -0.56],
        ],
    flipper: { root: [0.24 * k, -0.17, 0.28], tip: [long * p.wing, -0.42, -0.12], broad: 0.22 },
    fluke: 0.56,
    eye: [0.268 * k, -0.055, 0.4],
    eyeRadius: 0.03,
    lift,
    top: [0, 0.33 * k, 0.15],
    head: [0, 0.27 * k, 0.55],
    mouth: [0, -0.02, 1.03],
  });
}

const hide = (body: string, size: number) => ({ size, colours: { body, fin: body, tail: body, eye: "#100c0a" } });

/** A huge rounded body with a wide mouth, pleated pale throat, small eyes, long flippers and level flukes raised behind; the sperm whale has its box of a head. */
export const whale = creatureConcept({
  id: "whale",
  words: [
    "whale",
    "blue whale",
    "humpback whale",
    "humpback",
    "sperm whale",
    "moby dick",
    "gray whale",
    "fin whale",
    "baleen whale",
  ],
  senses: ["whale#2"],
  height: 4,
  variants: {
    blue: hide("#4c7090", 5),
    humpback: hide("#34424e", 4.4),
    sperm: hide("#5a5a5c", 4.6),
  },
  choose: (draw, { word }) =>
    word.startsWith("sperm") || word.startsWith("moby")
      ? "sperm"
      : word.startsWith("hump")
        ? "humpback"
        : word === "blue whale"
          ? "blue"
          : draw.pick("kind", ["blue", "humpback", "sperm"], [3, 2, 0.8]),
  slots: {
    body: { words: ["skin", "head", "belly"], materials: ["skin"] },
    fin: { words: ["flipper"], materials: ["skin"] },
    tail: { words: ["fluke"], materials: ["skin"] },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["swimming"],
  build,
  view: { azimuth: 0.9, elevation: 0.16 },
});
