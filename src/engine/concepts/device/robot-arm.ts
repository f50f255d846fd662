import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { turnY } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { acos, atan2, cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { block, pair, sidePlate, turnedAcross } from "../vehicle/bodywork.ts";

/** A point of the arm's plane: (z, y). */
type At = readonly [number, number];

/** An arm between two joints: what two discs and a belt around them enclose, `wide` across. */
function link(a: At, b: At, ra: number, rb: number, wide: number, x = 0): Geometry {
  const [dz, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = atan2(dy, dz);
  const lean = acos((ra - rb) / Math.sqrt(dz * dz + dy * dy));
  const cap = (at: At, r: number, from: number, to: number): Point2[] =>
    Array.from({ length: 11 }, (_, i) => {
      const angle = along + from + ((to - from) * i) / 10;
      return [at[0] + r * cos(angle), at[1] + r * sin(angle)];
    });
  return sidePlate([...cap(b, rb, -lean, lean), ...cap(a, ra, lean, TAU - lean)], wide, 0.022, x);
}

/** A joint's drum across the arm, with a raised lid on either side. */
const joint = (at: At, r: number, half: number, x = 0): Geometry =>
  turnedAcross(
    [
      [0, -half],
      [r * 0.62, -half, 0.008],
      [r * 0.66, -half * 0.9, 0.004],
      [r, -half * 0.88, 0.015],
      [r, half * 0.88, 0.015],
      [r * 0.66, half * 0.9, 0.004],
      [r * 0.62, half, 0.008],
      [0, half],
    ],
    [x, at[1], at[0]],
    32,
  );

/** Where its joints are: `on` the hand, so far from the wrist along and across. */
function jointsOf({ stream }: Planned) {
  const next = stream("pose");
  const shoulder: At = [0.12, 0.62];
  const first = 0.12 + 0.32 * next();
  const elbow: At = [shoulder[0] - 0.72 * sin(first) * 0.6 - 0.02, shoulder[1] + 0.72 * cos(first) + 0.05];
  const second = -0.12 + 0.5 * next();
  const wrist: At = [elbow[0] + 0.74 * cos(second), elbow[1] + 0.16 - 0.74 * sin(second)];
  const third = second + 0.5 + 0.5 * next();
  const on = (d: number, off = 0): At => [
    wrist[0] + d * cos(third) + off * sin(third),
    wrist[1] - d * sin(third) + off * cos(third),
  ];
  const turned = -0.5 + 0.5 * next();
  return { shoulder, elbow, wrist, second, on, turned };
}

function build(planned: Planned): Part[] {
  const { style, kind } = planned;
  const { shoulder, elbow, wrist, second, on, turned } = jointsOf(planned);
  const flange = on(0.2);
  const tool = on(0.29);
  const fore: At = [elbow[0], elbow[1] + 0.06];
  const spin = (parts: readonly Part[]): Part[] =>
    parts.map((part) => ({ ...part, geometry: turnY(part.geometry, turned) }));
  const claw = (s: number): Geometry => {
    const p = (d: number, off: number): At => on(0.29 + d, off * s);
    const corners: At[] = [
      p(-0.01, 0.02),
      p(0.06, 0.115),
      p(0.2, 0.125),
      p(0.335, 0.05),
      p(0.345, 0.03),
      p(0.25, 0.062),
      p(0.15, 0.075),
      p(0.09, 0.07),
      p(0.03, 0.02),
    ];
    return sidePlate(s > 0 ? [...corners].reverse() : corners, 0.075, 0.008);
  };
  const welding = style === "welder";
  const cable = (points: readonly (readonly [number, number, number])[], r: number): Geometry =>
    tube(r, curveThrough(points as Vec3[], 7), 10, { endRounding: r * 0.5 });
  const dark = [0.02, 0.02, 0.02] as const;
  return [
    makePart(
      "plate",
      "base",
      merge([
        block([0.86, 0.05, 0.86], [0, 0.025, 0], 0.012),
        ...[-1, 1].flatMap((a) =>
          [-1, 1].map((b) => bar([a * 0.36, 0.04, b * 0.36], [a * 0.36, 0.085, b * 0.36], 0.035, 6)),
        ),
      ]),
      { weight: 0.7 },
    ),
    makePart(
      "pedestal",
      "body",
      turnedUp(
        [
          [0, 0.04],
          [0.34, 0.04, 0.02],
          [0.33, 0.1, 0.02],
          [0.27, 0.14, 0.03],
          [0.25, 0.29, 0.01],
          [0, 0.29],
        ],
        40,
      ),
      { weight: 0.9 },
    ),
    makePart(
      "ring",
      "joint",
      turnedUp(
        [
          [0, 0.28],
          [0.28, 0.28, 0.01],
          [0.28, 0.335, 0.01],
          [0, 0.335],
        ],
        40,
      ),
      { weight: 0.6 },
    ),
    ...spin([
      makePart(
        "turret",
        "body",
        merge([
          turnedUp(
            [
              [0, 0.325],
              [0.3, 0.325, 0.02],
              [0.3, 0.42, 0.03],
              [0.2, 0.46],
              [0, 0.46],
            ],
            40,
          ),
          ...pair(link([-0.02, 0.4], shoulder, 0.19, 0.17, 0.09, 0.17)),
          block([0.3, 0.24, 0.26], [0, 0.46, -0.16], 0.04),
        ]),
        {
          weight: 1,
          paint: (surface, x, y, z) => {
            // a warning triangle on the cheek
            const d = Math.abs(z - 0.03) + 0.6 * (y - 0.44);
            if (Math.abs(x) > 0.21 && y > 0.44 && d < 0.055) layColour(surface, dark, 0.5);
          },
        },
      ),
      ...makeParts(
        "motor",
        "motor",
        [
          joint(shoulder, 0.15, 0.29),
          joint(elbow, 0.115, 0.19, 0.02),
          bar([0, 0.42, -0.22], [0, 0.62, -0.22], 0.085, 20),
          turnedAcross(
            [
              [0, -0.16],
              [0.07, -0.16, 0.02],
              [0.07, 0.0],
              [0, 0.0],
            ],
            [-0.16, fore[1] + 0.02, fore[0] - 0.02],
            24,
          ),
        ],
        { weight: 0.7 },
      ),
      makePart("lower-arm", "body", link(shoulder, elbow, 0.145, 0.115, 0.2), { weight: 1 }),
      makePart(
        "forearm",
        "body",
        merge([
          link(
            [fore[0] - 0.2 * cos(second), fore[1] + 0.2 * sin(second)],
            [fore[0] + 0.1, fore[1] + 0.02],
            0.1,
            0.13,
            0.24,
          ),
          link(fore, wrist, 0.125, 0.078, 0.17),
        ]),
        {
          weight: 1,
          paint: (surface, x, y, z) => {
            if (Math.abs(x) < 0.083) return;
            const t = ((z - fore[0]) * (wrist[0] - fore[0]) + (y - fore[1]) * (wrist[1] - fore[1])) / 0.55;
            if (kind === "striped" && t > 0.52 && t < 0.62) layColour(surface, dark, 0.5);
          },
        },
      ),
      makePart("wrist", "joint", joint(wrist, 0.088, 0.115), { weight: 0.8 }),
      makePart("hand", "body", link(wrist, flange, 0.075, 0.062, 0.1), { weight: 0.8 }),
      makePart(
        "flange",
        "tool",
        merge([
          bar([0, on(0.23)[1], on(0.23)[0]], [0, tool[1], tool[0]], 0.075, 24),
          block([0.11, 0.05, 0.05], [0, tool[1], tool[0]], 0.01),
        ]),
        { weight: 0.6 },
      ),
      ...(welding
        ? [
            makePart(
              "torch",
              "tool",
              merge([
                bar([0, tool[1], tool[0]], [0, on(0.45)[1], on(0.45)[0]], 0.032, 16),
                bar([0, on(0.43)[1], on(0.43)[0]], [0, on(0.55, -0.07)[1], on(0.55, -0.07)[0]], 0.02, 12),
              ]),
              { weight: 0.8 },
            ),
          ]
        : makeParts("claw", "tool", [claw(1), claw(-1)], { weight: 0.9 })),
      makePart(
        "cables",
        "cable",
        merge([
          cable(
            [
              [0.14, 0.36, -0.26],
              [0.2, 0.6, -0.3],
              [0.19, (shoulder[1] + elbow[1]) / 2, (shoulder[0] + elbow[0]) / 2 - 0.26],
              [0.15, elbow[1] + 0.1, elbow[0] - 0.24],
              [0.08, elbow[1] + 0.16, elbow[0] - 0.06],
            ],
            0.026,
          ),
          cable(
            [
              [0.06, fore[1] + 0.1, fore[0] - 0.06],
              [0.08, fore[1] + 0.24, fore[0] + 0.16],
              [0.06, wrist[1] + 0.18, wrist[0] - 0.12],
              [0.03, on(0.1, 0.05)[1], on(0.1, 0.05)[0]],
            ],
            0.02,
          ),
        ]),
        { weight: 0.6 },
      ),
    ]),
  ];
}

/**
 * An industrial robot arm. What makes it itself: a bolted pedestal, a turning shoulder, two heavy arms with round joints and an elbow high up
 * behind, a wrist with a two-fingered gripper or a welding torch, and black cables along it, mostly safety orange.
 */
export const robotArm = defineFromPlan({
  id: "robot-arm",
  family: "device",
  words: [
    "robot arm",
    "robotic arm",
    "industrial robot",
    "mechanical arm",
    "robotic hand arm",
    "factory robot",
    "manipulator",
    "welding robot",
    "robot manipulator",
  ],
  senses: [],
  height: 1.7,
  view: { azimuth: 1.15, elevation: 0.12 },
  slots: {
    body: mainSlot("painted-metal", "#e8640c #e8640c #f0b00c #e8e6e0 #d8281c", "arm|link|paint"),
    joint: slot("painted-metal", "#2a2c2f", "elbow|shoulder|wrist|axis"),
    motor: slot("painted-metal", "#33363a", "drive"),
    tool: slot("brushed-steel", "", "gripper|claw|hand|finger|torch|welder"),
    cable: slot("rubber", "#151517", "hose|wire|cord"),
    base: slot("iron", "#4a4d52", "plate|foot|pedestal"),
  },
  styles: { gripper: { weight: 3 }, welder: { weight: 0.7, words: ["welding robot"] } },
  kinds: { plain: { weight: 2 }, striped: { weight: 1 } },
  build,
  // between the fingers
  sockets: (planned) => {
    const { on, turned } = jointsOf(planned);
    const [z, y] = on(0.58);
    return [{ name: "claw", position: [z * sin(turned), y, z * cos(turned)], normal: [0, 1, 0], radius: 0.1 }];
  },
});
