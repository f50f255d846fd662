import { noise } from "../../geometry/deform.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { add, carve, type SculptStep, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundCone } from "../../geometry/sdf-primitives.ts";
import { placed } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cos, sin } from "../../math/elementary.ts";
import { IDENTITY } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { pair } from "../animal/enlarge.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio, spikes, spineClay } from "../reptile/creature-studio.ts";
import { foil } from "./foil.ts";

const JAW: Vec3 = [0, -0.165, 0.68];

function clayOf(p: CreatureParameters) {
  const k = p.plump;
  const body = placed(
    sculpt(
      spineClay(
        [
          [0, 0.045, 1.04, 0.03],
          [0, 0.03, 0.9, 0.11],
          [0, 0.015, 0.7, 0.19 * k],
          [0, 0, 0.4, 0.255 * k],
          [0, 0, 0.1, 0.275 * k],
          [0, 0, -0.25, 0.225 * k],
          [0, 0.02, -0.6, 0.12 * k],
          [0, 0.035, -0.85, 0.06],
          [0, 0.045, -1.0, 0.05],
        ],
        0.02,
      ),
    ),
    IDENTITY,
    [0.84, 1, 1],
  );
  const hammer: SculptStep[] =
    p.variant === "hammerhead"
      ? [
          add(ellipsoid([0, 0.03, 0.93], [0.4, 0.05, 0.1]), 0.06),
          add(ellipsoid([0, 0.03, 0.8], [0.2, 0.07, 0.16]), 0.06),
        ]
      : [];
  return sculpt([
    add(body),
    ...hammer,
    add(roundCone([0, -0.13, 0.42], [0, -0.225, 0.7], 0.12, 0.055), 0.06),
    carve(ellipsoid(JAW, [0.125, 0.058, 0.19]), 0.012),
    carve(ellipsoid([0, -0.12, 0.82], [0.12, 0.05, 0.12]), 0.02),
  ]);
}

/** Two rows of triangles around the gape. */
function teeth() {
  const row = (upper: boolean) =>
    Array.from({ length: 13 }, (_, i) => {
      const a = ((i - 6) / 6) * 1.35;
      const [s, c] = [sin(a), cos(a)];
      const root: Vec3 = upper ? [0.115 * s, -0.112, 0.67 + 0.165 * c] : [0.08 * s, -0.205, 0.6 + 0.125 * c];
      const tip: Vec3 = [root[0] * 1.02, root[1] + (upper ? -0.055 : 0.045), root[2] + (upper ? 0.002 : 0.012)];
      return { root, tip, radius: 0.018 };
    });
  return spikes([...row(true), ...row(false)], false);
}

function paint(p: CreatureParameters): Paint {
  const isTiger = p.variant === "tiger";
  return (surface, x, y, z) => {
    surface.roughness = 0.36;
    shade(surface, 1 + 0.1 * noise(x * 14, y * 14, z * 14, p.seed) - 0.12 * smoothstep(0, 0.25, y));
    const ax = Math.abs(x);
    const line =
      -0.035 +
      0.05 * noise(x * 3, 0.5, z * 5, p.seed) +
      0.05 * smoothstep(0.4, 1, z) -
      0.05 * smoothstep(-0.5, -0.9, z);
    if (!p.plain) {
      if (isTiger) {
        const bar = sin(z * 34 + 2.5 * noise(x * 3, y * 6, z * 3, p.seed));
        dye(surface, [0.06, 0.06, 0.06], 0.6 * smoothstep(0.35, 0.7, bar) * smoothstep(-0.02, 0.1, y));
      }
      dye(surface, [0.84, 0.84, 0.82], 0.96 * smoothstep(line + 0.022, line - 0.022, y));
    }
    for (let i = 0; i < 5; i += 1) {
      const at = 0.46 - i * 0.044 - 0.12 * (y + 0.02);
      const slit =
        smoothstep(0.011, 0.005, Math.abs(z - at)) *
        smoothstep(0.125, 0.11, Math.abs(y + 0.02)) *
        smoothstep(0.08, 0.12, ax);
      shade(surface, 1 - 0.85 * slit);
      surface.height -= p.size * 0.008 * slit;
    }
    const [u, v, w] = [x / 0.132, (y - JAW[1]) / 0.066, (z - JAW[2]) / 0.2];
    const inside = smoothstep(1.06, 0.96, u * u + v * v + w * w);
    dye(surface, [0.36, 0.05, 0.05], inside);
    const nostril =
      smoothstep(0.016, 0.01, Math.abs(z - 0.95)) *
      smoothstep(0.02, 0.01, Math.abs(ax - 0.055)) *
      smoothstep(0.02, -0.01, y);
    shade(surface, 1 - 0.8 * nostril);
  };
}

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const swing = 0.16 * noise(0.5, 6.5, 0.5, p.seed) + 0.09;
  const flow = ([x, y, z]: Vec3): Vec3 => {
    const t = Math.min(0, z - 0.1);
    return [x - swing * t * t, y, z];
  };
  const swim = (geometry: ReturnType<typeof foil>) => deform(geometry, flow);
  studio.put("body", "body", swim(meshSdf(clayOf(p), 0.026)), paint(p), 1);
  const f = p.wing;
  const k = p.plump;
  const blades = [
    foil({
      root: [
        [0, 0.2 * k, 0.26],
        [0, 0.18 * k, -0.16],
      ],
      edge: [
        [0, 0.24 * k, 0.24],
        [0, 0.4 * f, 0.06],
        [0, 0.54 * f, -0.12],
        [0, 0.55 * f, -0.19],
        [0, 0.42 * f, -0.19],
        [0, 0.24, -0.24],
      ],
      thickness: 0.065,
    }),
    foil({
      root: [
        [0, 0.1, -0.56],
        [0, 0.08, -0.66],
      ],
      edge: [
        [0, 0.13, -0.56],
        [0, 0.2, -0.65],
        [0, 0.18, -0.7],
        [0, 0.1, -0.69],
      ],
      thickness: 0.03,
    }),
    foil({
      root: [
        [0, -0.06, -0.56],
        [0, -0.04, -0.66],
      ],
      edge: [
        [0, -0.09, -0.57],
        [0, -0.17, -0.67],
        [0, -0.15, -0.72],
        [0, -0.06, -0.69],
      ],
      thickness: 0.03,
    }),
  ];
  studio.put("fins", "fin", swim(merge(blades)), finPaint(p), 0.9);
  const tail = foil({
    root: [
      [0, 0.085, -0.88],
      [0, 0, -0.88],
    ],
    edge: [
      [0, 0.1, -0.9],
      [0, 0.27 * f, -1.14],
      [0, 0.5 * f, -1.36],
      [0, 0.51 * f, -1.41],
      [0, 0.3 * f, -1.24],
      [0, 0.07, -1.11],
      [0, -0.14 * f, -1.16],
      [0, -0.32 * f, -1.24],
      [0, -0.31 * f, -1.19],
      [0, -0.14 * f, -1.02],
      [0, -0.01, -0.9],
    ],
    thickness: 0.075,
  });
  studio.put("tail", "tail", swim(tail), finPaint(p), 0.9);
  const pectoral = foil({
    root: [
      [0.15, -0.1, 0.34],
      [0.15, -0.12, 0.06],
    ],
    edge: [
      [0.22, -0.12, 0.34],
      [0.42 * f, -0.22, 0.22],
      [0.66 * f, -0.33, -0.02],
      [0.67 * f, -0.34, -0.07],
      [0.46 * f, -0.24, 0],
      [0.2, -0.15, 0.02],
    ],
    thickness: 0.055,
  });
  const pelvic = foil({
    root: [
      [0.06, -0.14, -0.34],
      [0.06, -0.12, -0.46],
    ],
    edge: [
      [0.08, -0.18, -0.34],
      [0.2, -0.25, -0.48],
      [0.18, -0.24, -0.52],
      [0.07, -0.15, -0.5],
    ],
    thickness: 0.035,
  });
  studio.put("side-fins", "fin", swim(pair(merge([pectoral, pelvic]))), finPaint(p), 0.9);
  studio.put("teeth", "tooth", teeth(), undefined, 0.6);
  const isHammer = p.variant === "hammerhead";
  const eye: Vec3 = isHammer ? [0.395, 0.035, 0.93] : [0.118 * Math.sqrt(k), 0.075, 0.79];
  studio.putEyes(
    { centre: eye, radius: 0.03 * p.eye, gaze: normalize([0.85, 0.15, 0.45]) },
    { hex: "#0c0c0e", size: 1, pupilSize: 0.6, white: [0.02, 0.02, 0.02] },
  );
  const top = 0.28 * k;
  return studio.finish([
    { name: "back", position: [0, top, 0.36], normal: Y_AXIS, radius: 0.16 },
    { name: "top", position: [0, top, 0.36], normal: Y_AXIS, radius: 0.16 },
    { name: "seat", position: [0, top, 0.4], normal: Y_AXIS, radius: 0.16 },
    { name: "head", position: [0, 0.18, 0.76], normal: Y_AXIS, radius: 0.14 },
    { name: "eyes", position: [0, 0.08, 0.9], normal: [0, 0, 1], radius: 0.13 },
    { name: "mouth", position: [0, -0.17, 0.82], normal: [0, 0, 1], radius: 0.09 },
    { name: "hand", position: [0.6 * f, -0.3, 0], normal: Y_AXIS, radius: 0.05 },
  ]);
}

const finPaint =
  (p: CreatureParameters): Paint =>
  (surface, x, y, z, _nx, ny) => {
    surface.roughness = 0.36;
    shade(surface, 0.94 + 0.1 * noise(x * 14, y * 14, z * 14, p.seed));
    if (!p.plain && Math.abs(x) > 0.17) dye(surface, [0.84, 0.84, 0.82], 0.85 * smoothstep(0, -0.4, ny));
  };

const hide = (body: string, size: number) => ({
  size,
  colours: { body, fin: body, tail: body, tooth: "#f2efe6", eye: "#0c0c0e" },
});

/** A grey torpedo with a white belly, pointed snout, gape full of triangular teeth, five gill slits, a tall back fin and an upright crescent tail. */
export const shark = creatureConcept({
  id: "shark",
  words: [
    "shark",
    "great white shark",
    "great white",
    "white shark",
    "hammerhead shark",
    "hammerhead",
    "tiger shark",
    "bull shark",
    "reef shark",
    "whale shark",
    "mako shark",
    "megalodon",
  ],
  senses: ["shark"],
  height: 1.2,
  variants: {
    "great-white": hide("#5c6872", 1.8),
    blue: hide("#3c5c80", 1.4),
    hammerhead: hide("#6c6c60", 1.6),
    tiger: hide("#6a6e68", 1.7),
  },
  choose: (draw, { word }) =>
    word.startsWith("hammer")
      ? "hammerhead"
      : word.startsWith("tiger")
        ? "tiger"
        : draw.pick("kind", ["great-white", "blue"], [3, 1]),
  slots: {
    body: { words: ["skin", "head", "belly"], materials: ["skin"] },
    fin: { words: ["flipper"], materials: ["skin"] },
    tail: { words: [], materials: ["skin"] },
    tooth: { words: ["teeth", "fang"], materials: ["ceramic-glaze"], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["swimming"],
  build,
  view: { azimuth: 0.95, elevation: 0.08 },
});
