import { box } from "../../geometry/box.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { inRoundedRectangle } from "../device/in-rounded-rectangle.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const FLOOR = 0.012;

const stamp: Paint = (surface, x, y, z) => {
  if (y < FLOOR + 0.02) return;
  const isRim = inRoundedRectangle(x, z, 0.034, 0.0185, 0.012) && !inRoundedRectangle(x, z, 0.0322, 0.0167, 0.0105);
  if (isRim || isWritten("SOAP", x, -z, 0.015, 0.095)) {
    surface.height -= 0.0012;
    layColour(surface, [surface.r * 0.62, surface.g * 0.62, surface.b * 0.62]);
  }
};

function build({ seed, stream, has }: Planned): Part[] {
  const next = stream("suds");
  const bar = settle(
    deform(
      move(box([0.088, 0.03, 0.058], { bevel: 0.0145, bevelSteps: 4, divisions: [6, 1, 4] }), [0, FLOOR + 0.015, 0]),
      ([x, y, z]) => {
        const swell = 1 - 0.1 * (x / 0.044) * (x / 0.044);
        return [x, FLOOR + (y - FLOOR) * (0.92 + 0.08 * swell), z * swell];
      },
    ),
  );
  const dish = deform(
    lathe(
      roundCorners(
        [
          [0, 0],
          [0.045, 0, 0.003],
          [0.062, 0.018, 0.006],
          [0.058, 0.0185, 0.001],
          [0.044, 0.007, 0.004],
          [0, 0.007],
        ],
        3,
      ),
      48,
    ),
    ([x, y, z]) => [x * 1.05, y, z * 0.76],
  );
  const suds = Array.from({ length: 22 }, (_, i) => {
    const a = i * 2.4 + seed;
    const r = 0.004 + 0.0085 * next() * next();
    const ahead = i % 3 === 0;
    return ahead
      ? move(sphere(r, 14), [0.028 + 0.014 * cos(a) * next(), FLOOR + 0.026 + r * 0.4, 0.006 + 0.016 * sin(a) * next()])
      : move(sphere(r, 14), [0.05 * cos(a), FLOOR + r * 0.5, 0.036 * sin(a)]);
  });
  return [
    makePart("bar", "body", bar, { weight: 1, paint: stamp, crease: 1 }),
    ...(has("dish") ? [makePart("dish", "dish", settle(dish), { weight: 0.8 })] : []),
    ...(has("foam") ? makeParts("foam", "foam", [merge(suds)], { weight: 0.5 }) : []),
  ].map((part) => (has("dish") ? part : { ...part, geometry: move(part.geometry, [0, -FLOOR, 0]) }));
}

/** A bar of soap. What makes it itself: a smooth rounded cake with SOAP pressed into it, in a shallow dish, white bubbles of lather around it. */
export const soap = defineFromPlan({
  id: "soap",
  family: "object",
  words: ["soap", "soap bar", "bar of soap", "cake of soap", "hand soap", "bath soap"],
  senses: ["soap", "bar soap"],
  height: 0.045,
  view: { azimuth: 0.35, elevation: 0.7 },
  slots: {
    body: mainSlot("plastic", "#e8a8b8 #a8d0c0 #ece4cc #b0bce0 #f0d088", "cake|bar"),
    dish: slot("ceramic-glaze", "#f2f1ec #8ab0b8 #4a5a68", "soap dish|saucer"),
    foam: slot("plastic", "#fbfcfd", "bubble|lather|suds"),
  },
  extras: { dish: { chance: 0.75 }, foam: { chance: 0.85 } },
  build,
});
