import { arc, curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { turnedCorners } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, PI, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const SECOND = ["#f4efe2", "#f2c41c", "#f4efe2", "#1a1b1e"].map(fromHex);

const decal =
  (seed: number): Paint =>
  (surface, x, y, z) => {
    const r = Math.sqrt(x * x + y * y);
    if (Math.abs(z) < 0.011 || r > 0.0215) return;
    const second = SECOND[seed % SECOND.length] as Rgb;
    const a = (atan2(y, x) / TAU) * 5 + 0.25;
    const s = Math.abs(a - Math.round(a));
    if (
      seed % 3 === 0
        ? r < 0.0095 / (0.52 + s * 1.3)
        : seed % 3 === 1
          ? r < 0.0165 && r > 0.0105
          : r > 0.006 && Math.floor((atan2(y, x) / TAU + 0.5) * 8) % 2 === 0
    )
      layColour(surface, second, 0.3);
    if (r > 0.0195 && r < 0.0208) layColour(surface, second, 0.3);
  };

function build({ style, seed }: Planned): Part[] {
  const half = turnedCorners(
    [
      [0, 0.0018],
      [0.006, 0.0018],
      [0.024, 0.0035, 0.004],
      [0.029, 0.008, 0.004],
      [0.028, 0.0135, 0.004],
      [0.0225, 0.0165, 0.003],
      [0.021, 0.015, 0.001],
      [0.012, 0.0155],
      [0, 0.0165],
    ],
    56,
    4,
  );
  const back = settle(turnY(half, PI));
  const ry = style === "hanging" ? 0.09 : 0.029;
  const lift = (g: typeof half) => move(turnY(turnX(g, -0.06), 0.25), [0, ry, 0]);
  const string: Vec3[] =
    style === "hanging"
      ? [
          [0, ry + 0.005, 0],
          [0.0, ry + 0.06, 0],
          ...curveThrough(
            [
              [0.001, ry + 0.1, 0],
              [0.003, ry + 0.15, 0.002],
            ],
            6,
          ),
        ]
      : curveThrough(
          [
            [0.0, 0.02, 0.014],
            [0.006, 0.006, 0.038],
            [0.03, 0.0014, 0.052],
            [0.064, 0.0014, 0.04],
            [0.062, 0.0014, 0.012],
            [0.082, 0.0014, 0.002],
          ],
          8,
        );
  const end = string.at(-1) as Vec3;
  const loop =
    style === "hanging"
      ? arc([end[0], end[1] + 0.0118, end[2]], 0.0118, -PI / 2, (3 * PI) / 2, 24)
      : arc([end[0] + 0.0125, 0, 0], 0.0125, PI, 3 * PI, 24).map(([x, y]): Vec3 => [x, 0.0014, end[2] + y]);
  return [
    ...makeParts("half", "body", [half, back].map(lift), { weight: 1, paint: decal(seed) }),
    makePart(
      "axle",
      "axle",
      lift(
        settle(
          turnedCorners(
            [
              [0, -0.006],
              [0.0075, -0.006],
              [0.0075, 0.006],
              [0, 0.006],
            ],
            24,
          ),
        ),
      ),
      { weight: 0.2 },
    ),
    makePart(
      "wound",
      "string",
      lift(
        settle(
          turnedCorners(
            [
              [0.005, -0.0024],
              [0.0195, -0.0024, 0.001],
              [0.0195, 0.0024, 0.001],
              [0.005, 0.0024],
            ],
            40,
          ),
        ),
      ),
      { weight: 0.5 },
    ),
    makePart("string", "string", tube(0.0011, string, 8), { weight: 0.8 }),
    makePart("loop", "string", tube(0.0011, loop.slice(0, -1), 8, { closed: true }), { weight: 0.8 }),
  ];
}

/** A yo-yo. What makes it itself: two round shiny discs side by side with a narrow gap where white string is wound, a bright emblem on the face, and the string running off to a loop for the finger, on the floor or straight up. */
export const yoYo = defineFromPlan({
  id: "yo-yo",
  family: "toy",
  words: ["yo-yo", "yoyo", "yo yo"],
  senses: [],
  height: 0.06,
  view: { azimuth: 0.75, elevation: 0.2 },
  slots: {
    body: mainSlot("plastic", "#d8261c #1f5fd0 #f2b81c #2fa04a #7a2fa0", "disc|half"),
    string: slot("woven-cotton", "#f0ece0", "cord|line|loop"),
    axle: slot("brushed-steel"),
  },
  styles: { lying: { weight: 1 }, hanging: { weight: 1.5 } },
  build,
});
