import { arc } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnY, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { sweep } from "../../geometry/sweep.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, beam } from "../pieces.ts";
import { turnedAcross } from "../vehicle/bodywork.ts";

/** The pivot's height and the arc's radius, metres; half the arc, radians. */
const [PIVOT, R, HALF] = [0.2, 0.175, 0.62];

/** A point of the frame: away from the pivot, `angle` from straight down towards +X. */
const at = (r: number, angle: number, z = 0): Vec3 => [r * sin(angle), PIVOT - r * cos(angle), z];

/** A flat strip bent along an arc about the pivot. */
const band = (r: number, half: number, wide: number, thick: number, z = 0): Geometry =>
  settle(
    sweep(
      rectangleOutline(wide, thick, Math.min(wide, thick) * 0.15, 1),
      arc([0, PIVOT, z], r, -PI / 2 - half, -PI / 2 + half, 36),
      { up: [0, 0, 1] },
    ),
  );

function build({ seed }: Planned): Part[] {
  const arm = -0.3 + 0.08 * (seed % 8);
  const along = (g: Geometry): Geometry => settle(move(turnZ(g, arm), [0, PIVOT, 0]));
  const spokes = [-0.34, 0, 0.34].flatMap((a) => [beam(at(0.1, a * 0.7), at(R - 0.008, a), 0.007, 0.006)]);
  const frame = merge([
    beam(at(0, 0), at(R, HALF - 0.02), 0.011, 0.008),
    beam(at(0, 0), at(R, -HALF + 0.02), 0.011, 0.008),
    band(0.1, HALF * 0.94, 0.009, 0.007),
    ...spokes,
    settle(move(disc(0.02, 0.012, 0.002, 32), [0, PIVOT, -0.006])),
  ]);
  const shade = (x: number, y: number, lean: number): Geometry =>
    settle(move(turnZ(turnY(disc(0.013, 0.0022, 0.0006, 28), PI / 2), lean), [x, y, 0.018]));
  const [left, right] = [at(0.1, -HALF * 0.94), at(0.09, HALF * 0.94)];
  const sight = right[1] + 0.012;
  return [
    makePart("frame", "frame", frame, { weight: 1 }),
    makePart("arc", "frame", band(R, HALF, 0.022, 0.008), {
      weight: 1,
      paint: (surface, x, y, z) => {
        if (z < 0.003) return;
        const [dx, dy] = [x, PIVOT - y];
        const r = Math.sqrt(dx * dx + dy * dy);
        if (r < R - 0.0095 || r > R + 0.0095) return;
        layColour(surface, [0.86, 0.83, 0.74], 0.35, 0.4);
        const degree = (atan2(dx, dy) / HALF) * 60;
        const off = Math.abs(degree - Math.round(degree));
        const ten = Math.round(degree) % 10 === 0;
        const five = Math.round(degree) % 5 === 0;
        const long = ten ? -0.004 : five ? 0 : 0.004;
        if (off < (ten ? 0.26 : 0.18) && r - R > long) layColour(surface, [0.03, 0.025, 0.02], 0.5, 0);
      },
    }),
    makePart(
      "index-arm",
      "arm",
      along(
        merge([
          block([0.014, R - 0.01, 0.0045], [0, -(R - 0.01) / 2, 0.0085], 0.001),
          block([0.04, 0.028, 0.005], [0, -R - 0.002, 0.0085], 0.003),
          bar([0.006, -R - 0.022, 0.012], [0.034, -R - 0.022, 0.012], 0.0095, 24),
          bar([-0.022, -R - 0.022, 0.012], [0.006, -R - 0.022, 0.012], 0.0055, 16),
          block([0.012, 0.016, 0.01], [-0.016, -R - 0.018, 0.01], 0.002),
        ]),
      ),
      { weight: 0.9 },
    ),
    makePart("index-mirror", "mirror", along(block([0.042, 0.032, 0.004], [0, 0.014, 0.028], 0.001)), { weight: 0.7 }),
    makePart(
      "mirror-back",
      "frame",
      along(
        merge([
          block([0.046, 0.006, 0.032], [0, -0.004, 0.02], 0.001),
          block([0.046, 0.036, 0.004], [0, 0.014, 0.0245], 0.001),
        ]),
      ),
      { weight: 0.6 },
    ),
    makePart(
      "horizon-mirror",
      "mirror",
      settle(move(turnY(block([0.034, 0.034, 0.0035], [0, 0, 0], 0.001), 0.9), [left[0], sight, 0.022])),
      { weight: 0.7 },
    ),
    makePart(
      "horizon-stand",
      "frame",
      merge([
        block([0.02, 0.012, 0.03], [left[0], left[1] + 0.002, 0.012], 0.002),
        bar([left[0], left[1], 0.022], [left[0], sight - 0.012, 0.022], 0.004, 10),
      ]),
      { weight: 0.4 },
    ),
    ...[0, 1, 2].map((i) =>
      makePart(
        `shade-${i + 1}`,
        i === 1 ? "red-shade" : "shade",
        shade(left[0] + 0.024 + i * 0.009, sight + 0.01 + i * 0.006, 0.2 - i * 0.25),
        { weight: 0.4 },
      ),
    ),
    makePart(
      "shade-arm",
      "frame",
      bar([left[0] - 0.002, sight - 0.008, 0.018], [left[0] + 0.048, sight + 0.004, 0.018], 0.003, 8),
      { weight: 0.2 },
    ),
    makePart(
      "telescope",
      "telescope",
      turnedAcross(
        [
          [0, -0.012],
          [0.0165, -0.012, 0.001],
          [0.0165, 0.02, 0.001],
          [0.0125, 0.024, 0.001],
          [0.0118, 0.075, 0.001],
          [0.015, 0.078, 0.001],
          [0.015, 0.098, 0.002],
          [0.011, 0.1, 0.001],
          [0, 0.098],
        ],
        [right[0] - 0.02, sight, 0.026],
        32,
      ),
      { weight: 0.9 },
    ),
    makePart(
      "telescope-stand",
      "frame",
      merge([
        block([0.018, 0.03, 0.02], [right[0], right[1] + 0.004, 0.008], 0.002),
        block([0.014, 0.012, 0.026], [right[0], sight, 0.016], 0.003),
      ]),
      { weight: 0.4 },
    ),
    makePart("handle", "handle", settle(turnedHandle()), { weight: 0.7 }),
    ...makeParts(
      "handle-stud",
      "frame",
      [0.045, -0.045].map((y) => bar([0.03, 0.115 + y, 0], [0.03, 0.115 + y, -0.04], 0.005, 12)),
      { weight: 0.3 },
    ),
  ];
}

/** A grip of wood behind the frame, swollen in the middle. */
const turnedHandle = (): Geometry =>
  move(
    turnZ(
      turnedAcross(
        [
          [0, -0.06],
          [0.009, -0.06, 0.004],
          [0.0135, 0, 0.05],
          [0.009, 0.06, 0.004],
          [0, 0.06],
        ],
        [0, 0, 0],
        24,
        false,
        6,
      ),
      PI / 2,
    ),
    [0.03, 0.115, -0.04],
  );

/** A sextant. What makes it itself: a brass frame like a slice of a wheel with a graduated arc below, a swinging arm with a drum from the pivot to the arc, a small mirror above, a second one with coloured shades at its left, and a little telescope at its right. */
export const sextant = defineFromPlan({
  id: "sextant",
  family: "device",
  words: ["sextant", "nautical sextant", "brass sextant", "ship's sextant", "octant", "marine sextant", "quadrant"],
  senses: ["sextant#2"],
  height: 0.25,
  view: { azimuth: 0.32, elevation: 0.12 },
  slots: {
    frame: mainSlot("brass", "", "limb|arc|scale"),
    arm: { ...slot("brass", "", "index arm|drum|micrometer"), takesWhole: true },
    telescope: slot("gunmetal", "#1d1d20", "scope|eyepiece"),
    mirror: slot("chrome", "", "horizon glass"),
    shade: slot("glass", "#2f6a3a", "filter"),
    "red-shade": slot("glass", "#8a2418"),
    handle: slot("mahogany walnut", "", "grip"),
  },
  build,
});
