import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

function build({ style, seed }: Planned): Part[] {
  const tilt = 0.25 + (seed % 5) * 0.08;
  const y = 0.145;
  const at = (g: Geometry) => move(settle(turnZ(g, tilt)), [0, y, 0]);
  const wheel = turnedUp(
    [
      [0, -0.003],
      [0.03, -0.003],
      [0.032, -0.009, 0.002],
      [0.044, -0.009, 0.003],
      [0.044, 0.009, 0.003],
      [0.032, 0.009, 0.002],
      [0.03, 0.003],
      [0, 0.003],
    ],
    56,
  );
  const axle = merge([
    bar([0, -0.06, 0], [0, 0.06, 0], 0.0028, 14),
    ...[-1, 1].map((s) => bar([0, s * 0.004, 0], [0, s * 0.016, 0], 0.0075, 20)),
  ]);
  // a ring about the axle and one about the wheel
  const frame = merge([turnX(torus(0.0585, 0.003, 56, 10), PI / 2), torus(0.0585, 0.003, 56, 10)]);
  const parts = [
    makePart("wheel", "wheel", at(wheel), { weight: 1 }),
    makePart("axle", "frame", at(axle), { weight: 0.6 }),
    makePart("cage", "frame", at(frame), { weight: 1 }),
    makePart("tips", "frame", at(merge([-1, 1].map((s) => bar([0, s * 0.058, 0], [0, s * 0.068, 0], 0.0048, 16)))), {
      weight: 0.4,
    }),
  ];
  const base = turnedUp(
    [
      [0, 0],
      [0.052, 0, 0.003],
      [0.05, 0.008, 0.004],
      [0.016, 0.018, 0.01],
      [0.007, 0.034, 0.006],
      [0.006, style === "gimbal" ? 0.062 : 0.07],
      [0.009, style === "gimbal" ? 0.066 : 0.076, 0.002],
      [0, style === "gimbal" ? 0.068 : 0.078],
    ],
    44,
  );
  if (style !== "gimbal") {
    // balanced on its lower tip
    const tip = [0.068 * sin(tilt), y - 0.068 * cos(tilt)] as const;
    return [
      ...parts.map((part) => ({ ...part, geometry: move(part.geometry, [-tip[0], 0.0755 - tip[1], 0]) })),
      makePart("base", "base", base, { weight: 0.8 }),
    ];
  }
  const outer = move(settle(turnX(torus(0.077, 0.0034, 64, 12), PI / 2)), [0, y, 0]);
  const pins = [0, 1].map((i) => {
    const a = tilt + PI / 2 + i * PI;
    const pin = (r: number) => [r * cos(a + PI / 2 - PI / 2), y + r * sin(a), 0] as const;
    return bar(pin(0.058), pin(0.078), 0.0024, 10);
  });
  return [
    ...parts,
    makePart("gimbal", "frame", outer, { weight: 0.9 }),
    makePart("pins", "frame", merge(pins), { weight: 0.3 }),
    makePart("base", "base", base, { weight: 0.8 }),
    makePart(
      "mark",
      "wheel",
      move(
        turnedUp(
          [
            [0, 0],
            [TAU * 0.0012, 0],
            [TAU * 0.0012, 0.004],
            [0, 0.004],
          ],
          20,
        ),
        [0, y + 0.0785, 0],
      ),
      { weight: 0.2 },
    ),
  ];
}

/** A gyroscope. What makes it itself: a heavy rimmed wheel on an axle within two crossed rings of wire, leaning as it balances with its tip on a small pedestal; or hung in an outer ring on a stand. */
export const gyroscope = defineFromPlan({
  id: "gyroscope",
  family: "device",
  words: ["gyroscope", "toy gyroscope", "gimbal gyroscope", "gimbal"],
  senses: ["gyroscope"],
  height: 0.22,
  view: { azimuth: 0.45, elevation: 0.2 },
  slots: {
    wheel: mainSlot("brass chrome gold", "", "rotor|disc|flywheel"),
    frame: slot("chrome brushed-steel brass", "", "ring|cage|axle"),
    base: slot("painted-metal ebony brass", "#1d1f24 #7a1f1c", "stand|pedestal|foot"),
  },
  styles: { balanced: { weight: 1 }, gimbal: { weight: 1, words: ["gimbal gyroscope", "gimbal"] } },
  build,
});
