import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { plate } from "../pieces.ts";

const RADIUS = 0.034;

/** Minutes about the middle: a tick each, numbers every ten, and a mark over them. */
const minutes =
  (turned: number): Paint =>
  (surface, x, y, z) => {
    const a = (atan2(x, z) / TAU) * 60 - turned;
    const near = Math.abs(a - Math.round(a));
    const long = ((Math.round(a) % 5) + 5) % 5 === 0;
    const ink = fromHex("#fdfaf0");
    if (y > -0.0012 && y < (long ? 0.0052 : 0.003) - 0.0012 && near < 0.14) layColour(surface, ink, 0.4, 0);
    const ten = Math.round(a / 10);
    const text = String((((ten * 10) % 60) + 60) % 60);
    const u = ((a - ten * 10) / 60) * TAU * RADIUS;
    if (isWritten(text, u, y - 0.0098, 0.0068, 0.11)) layColour(surface, ink, 0.4, 0);
  };

function build({ style, seed }: Planned): Part[] {
  const y = 0.033;
  const shape = (g: Part["geometry"]) =>
    style === "egg"
      ? deform(g, ([x, v, z]) => [x, v * (v > 0 ? 1.3 : 1.02), z])
      : deform(g, ([x, v, z]) => {
          // a tomato: ribs, a dimple on top
          const a = atan2(z, x);
          const r = Math.sqrt(x * x + z * z) / RADIUS;
          const rib = 1 + 0.022 * cos(a * 6) * r;
          return [x * rib * 1.08, v * 0.86 - (v > 0 ? 0.008 * (1 - r) * (1 - r) : 0), z * rib * 1.08];
        });
  const whole = shape(sphere(RADIUS, 72, 48));
  const mark = move(
    plate(
      [
        [-0.0028, 0.0016],
        [0, -0.0026],
        [0.0028, 0.0016],
      ],
      0.003,
    ),
    [0, 0.0185, RADIUS * (style === "egg" ? 0.93 : 0.97)],
  );
  const parts = [
    makePart("body", "body", move(settle(whole), [0, y, 0]), {
      weight: 1,
      paint: (s, x, v, z, nx, ny, nz) => {
        if (Math.abs(v + 0.0036) < 0.0009) {
          layColour(s, [s.r * 0.25, s.g * 0.25, s.b * 0.25]);
          s.height -= 0.001;
        } else minutes((seed % 12) * 5)(s, x, v, z, nx, ny, nz);
      },
    }),
    makePart(
      "foot",
      "foot",
      turnedUp(
        [
          [0, 0],
          [0.022, 0, 0.001],
          [0.024, 0.006, 0.002],
          [0, 0.006],
        ],
        44,
      ),
      { weight: 0.4 },
    ),
    makePart("mark", "foot", move(mark, [0, y - 0.0015, 0]), { weight: 0.4 }),
  ];
  if (style === "egg") return parts;
  const top = y + RADIUS * 0.86 - 0.0085;
  const sepal = tube(
    0.0042,
    curveThrough(
      [
        [0.002, 0.001, 0],
        [0.01, 0.0042, 0],
        [0.02, 0.002, 0],
        [0.026, -0.0045, 0],
      ],
      5,
    ),
    8,
    { scale: (t) => [1.15 * (1 - t) + 0.12, 0.32] },
  );
  const stalk = lathe(
    [
      [0, -0.002],
      [0.0032, -0.002],
      [0.0024, 0.008],
      [0.003, 0.012],
      [0, 0.0125],
    ],
    14,
  );
  return [
    ...parts,
    ...makeParts(
      "sepal",
      "leaf",
      Array.from({ length: 5 }, (_, i) => move(settle(turnY(sepal, (i / 5) * TAU)), [0, top, 0])),
      { weight: 0.6 },
    ),
    makePart("stalk", "leaf", move(settle(turnZ(merge([stalk]), 0.2)), [0, top + 0.001, 0]), { weight: 0.5 }),
  ];
}

/** A kitchen timer. What makes it itself: a plump tomato, or an egg, cut through the middle, minutes and numbers from 0 to 50 about its girth under a small mark, a green calyx on top of the tomato. */
export const kitchenTimer = defineFromPlan({
  id: "kitchen-timer",
  family: "device",
  words: [
    "kitchen timer",
    "cooking timer",
    "tomato timer",
    "pomodoro timer",
    "pomodoro",
    "egg-shaped timer",
    "wind-up timer",
  ],
  height: 0.075,
  view: { azimuth: 0.2, elevation: 0.16 },
  slots: {
    body: mainSlot("plastic", "#d8301f #d8301f", "case|dial"),
    foot: slot("plastic", "#f4f1e8 #1c1c1e", "base|mark"),
    leaf: slot("plastic", "#3f8a34", "calyx|stalk"),
  },
  styles: {
    tomato: { weight: 2 },
    egg: { words: ["egg-shaped timer"], dress: { body: "#2f8fc8" } },
  },
  build,
});
