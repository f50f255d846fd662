import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { addAll, add as addStep, carve, sculpt } from "../../geometry/sculpt.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { ball, ellipsoid, halfSpace, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { both, placed } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { fromHex } from "../../math/color.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { smoothstep } from "../../math/scalar.ts";
import { normalize, add as plus, scale, type Vec3, X_AXIS } from "../../math/vec3.ts";
import { enlarge, enlargePaint } from "../animal/enlarge.ts";
import { eyeball } from "../animal/eye.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, traitFactor } from "../from-ask.ts";

type RubberDuckParameters = {
  readonly size: number;
  readonly head: number;
  readonly plump: number;
  readonly tail: number;
  readonly bill: number;
};

const PARAMETERS = {
  size: { kind: "number", min: 0.03, max: 0.4, unit: "m", about: "Breast to tail." },
  head: { kind: "number", min: 0.8, max: 1.35, unit: "ratio", about: "Size of the head; 1 is usual." },
  plump: { kind: "number", min: 0.8, max: 1.3, unit: "ratio", about: "Width of the body; 1 is usual." },
  tail: { kind: "number", min: 0.7, max: 1.4, unit: "ratio", about: "How far the tail stands up; 1 is usual." },
  bill: { kind: "number", min: 0.8, max: 1.3, unit: "ratio", about: "Size of the bill; 1 is usual." },
} as const;

/** The bath toy: shining yellow, a round head on a boat of a body with a turned-up tail, moulded wings, orange bill, painted eyes. */
export const rubberDuck = defineConcept<RubberDuckParameters>({
  id: "rubber-duck",
  family: "animal",
  words: ["rubber duck", "rubber ducky", "rubber duckie", "toy duck", "bath duck", "plastic duck", "ducky", "bath toy"],
  senses: [],
  height: 0.08,
  parameters: PARAMETERS,
  slots: {
    body: { words: ["head", "rubber"], materials: ["plastic"], colours: [fromHex("#fcc80c")], group: "rubber" },
    wing: { words: [], materials: ["plastic"], colours: [fromHex("#fcc80c")], group: "rubber" },
    beak: { words: ["bill"], materials: ["plastic"], colours: [fromHex("#f2650c")], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], colours: [fromHex("#0d0b0a")], takesWhole: false },
  },
  sample: (draw, ask) =>
    fitParameters<RubberDuckParameters>(PARAMETERS, {
      size: draw.number("size", 0.085, 0.11),
      head: draw.number("head", 0.94, 1.12) * traitFactor(ask, { cute: 1.12 }),
      plump: draw.number("plump", 0.94, 1.1) * traitFactor(ask, { fat: 1.15, round: 1.08, thin: 0.86 }),
      tail: draw.number("tail", 0.8, 1.25),
      bill: draw.number("bill", 0.9, 1.15) * traitFactor(ask, { large: 1.15, small: 0.85 }, "beak"),
    }),
  build: ({ size, head: h, plump, tail, bill }) => {
    const head: Vec3 = [0, 0.66 + 0.06 * h, 0.17];
    const r = 0.235 * h;
    const clay = sculpt([
      addStep(ellipsoid([0, 0.27, 0], [0.34 * plump, 0.29, 0.44])),
      addStep(ball([0, 0.3, 0.14], 0.28 * plump), 0.12),
      ...addAll(
        limb([
          [[0, 0.32, -0.26], 0.2],
          [[0, 0.4 + 0.04 * tail, -0.44], 0.12],
          [[0, 0.44 + 0.12 * tail, -0.56], 0.045],
        ]),
        0.14,
      ),
      addStep(roundCone([0, 0.4, 0.15], head, 0.2, r * 0.8), 0.07),
      addStep(ball(head, r), 0.05),
      addStep(both(ball(plus(head, [r * 0.4, -r * 0.28, r * 0.3]), r * 0.58)), 0.07),
      addStep(
        roundCone(plus(head, [0, r * 0.9, -r * 0.2]), plus(head, [0, r * 1.2, -r * 0.45]), r * 0.16, r * 0.05),
        0.05,
      ),
      carve(halfSpace([0, 0.03, 0], [0, 1, 0]), 0.03),
    ]);
    const wing = both(
      sculpt([
        addStep(
          placed(
            ball([0, 0, 0], 1),
            chain(rotation(X_AXIS, 0.3), translation([0.31 * plump, 0.33, -0.06])),
            [0.075, 0.15, 0.24],
          ),
        ),
        ...addAll(
          limb([
            [[0.33 * plump, 0.33, -0.16], 0.09],
            [[0.33 * plump, 0.45, -0.36], 0.03],
          ]),
          0.07,
        ),
      ]),
    );
    const from = plus(head, [0, -r * 0.18, r * 0.82]);
    const b = r * bill;
    const half = (up: number) =>
      placed(
        sculpt([
          addStep(ellipsoid([0, 0, 0], [b * 0.5, b * 0.15, b * 0.5])),
          addStep(ellipsoid([0, up * b * 0.02, b * 0.42], [b * 0.42, b * 0.1, b * 0.34]), b * 0.2),
        ]),
        chain(rotation(X_AXIS, up > 0 ? -0.28 : 0.26), translation(plus(from, [0, up * b * 0.08, 0]))),
      );
    const parts: Part[] = [];
    const put = (name: string, slot: string, geometry: Geometry, paint: Paint | undefined, weight: number) =>
      parts.push(
        makePart(name, slot, enlarge(geometry, size), {
          crease: 1.2,
          weight,
          ...(paint && { paint: enlargePaint(paint, size) }),
        }),
      );
    put("body", "body", meshSdf(clay, 0.022), glossy, 1);
    put("wings", "wing", meshSdf(wing, 0.022), glossy, 0.9);
    put("upper-bill", "beak", meshSdf(half(1), 0.016), glossy, 0.9);
    put("lower-bill", "beak", meshSdf(half(-1), 0.016), glossy, 0.9);
    const out = normalize([0.62, 0.3, 0.72]);
    const spot = plus(surfaceAlong(clay, head, out, 1), scale(out, -0.03 * h));
    for (const side of [1, -1]) {
      const eye = {
        centre: [spot[0] * side, spot[1], spot[2]] as Vec3,
        radius: 0.058 * h,
        gaze: normalize([0.62 * side, 0.3, 0.72]),
      };
      put(`${side > 0 ? "left" : "right"}-eye`, "eye", eyeball(eye, 20), spark(eye.gaze, eye.radius), 0.85);
    }
    const crown = surfaceAlong(clay, head, [0, 1, 0], 1);
    const up: Vec3 = [0, 1, 0];
    return standModel(parts, [
      { name: "head", position: scale(crown, size), normal: up, radius: r * 0.9 * size },
      { name: "top", position: scale(crown, size), normal: up, radius: r * 0.6 * size },
      { name: "back", position: scale([0, 0.5, -0.16], size), normal: up, radius: 0.2 * size },
      { name: "neck", position: scale(plus(head, [0, -r * 0.9, 0]), size), normal: up, radius: r * size },
      { name: "eyes", position: scale(plus(head, [0, r * 0.3, r]), size), normal: [0, 0, 1], radius: r * 0.9 * size },
      { name: "mouth", position: scale(plus(from, [0, 0, b * 0.6]), size), normal: [0, 0, 1], radius: r * 0.4 * size },
    ]);
  },
  view: { azimuth: 0.7, elevation: 0.2 },
});

const glossy: Paint = (surface) => {
  surface.roughness = 0.22;
};

/** A round black eye with a white spark. */
const spark =
  (gaze: Vec3, radius: number): Paint =>
  (surface, x, y, z) => {
    const [u, v, w] = [
      x / radius - gaze[0] * 0.8 + gaze[2] * 0.25,
      y / radius - gaze[1] - 0.2,
      z / radius - gaze[2] * 0.8,
    ];
    const lit = smoothstep(0.34, 0.26, Math.sqrt(u * u + v * v + w * w));
    surface.roughness = 0.12;
    surface.r += (0.9 - surface.r) * lit;
    surface.g += (0.9 - surface.g) * lit;
    surface.b += (0.9 - surface.b) * lit;
  };
