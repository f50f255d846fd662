import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar } from "../pieces.ts";

/** Radius and height of a gallon, metres. */
const [R, H] = [0.083, 0.19];
const PAPER: Rgb = fromHex("#ece8dc");
const INK: Rgb = fromHex("#1c2430");

/** A paper label about the can: PAINT in big letters over stripes of many colours. */
const labelled: Paint = (surface, x, y, z) => {
  if (y < 0.022 || y > 0.162) return;
  const u = atan2(x, z) * R;
  layColour(surface, PAPER, 0.6, 0);
  if (y > 0.145 || y < 0.036) layColour(surface, INK, 0.6, 0);
  if (isWritten("PAINT", u, y - 0.108, 0.027, 0.1)) layColour(surface, INK, 0.6, 0);
  if (y > 0.046 && y < 0.076) {
    const hue = ((u / (R * 3.14) + 1) / 2) * 21;
    const k = (Math.floor(hue) + 14) % 7;
    layColour(
      surface,
      fromHex(["#c8282e", "#e8781e", "#f0c020", "#3a9a4a", "#2a6fb8", "#5a3a9a", "#c8407a"][k] as string),
      0.6,
      0,
    );
  }
};

/** A tongue of paint that has run over the rim and down the side at an angle, and how far. */
function drip(angle: number, far: number, wide: number): Part["geometry"][] {
  const at = (r: number, y: number): Vec3 => [r * sin(angle), y, r * cos(angle)];
  const path = curveThrough(
    [
      at(R - 0.022, H - 0.008),
      at(R - 0.006, H + 0.004),
      at(R + 0.0035, H - 0.001),
      at(R + 0.0015, H - 0.016),
      at(R + 0.001, H - far),
    ],
    5,
  );
  return [
    tube(wide, path, 14, { scale: (t) => 1 - 0.3 * t, endRounding: wide * 0.6, endSteps: 3 }),
    move(sphere(wide * 1.02, 16), at(R + 0.001, H - far)),
  ];
}

function build({ style, has, stream }: Planned): Part[] {
  const next = stream("drips");
  const isOpen = style !== "shut";
  const can = turnedUp(
    [
      [0, 0.003],
      [R - 0.004, 0.003],
      [R - 0.002, 0, 0.001],
      [R + 0.002, 0.001, 0.001],
      [R + 0.002, 0.006, 0.001],
      [R, 0.008],
      [R, H - 0.006],
      [R + 0.0025, H - 0.004, 0.0015],
      [R + 0.0025, H + 0.002, 0.0015],
      [R - 0.003, H + 0.003, 0.001],
      [R - 0.014, H + 0.0005, 0.001],
      [R - 0.015, H - 0.012],
      [0, H - 0.012],
    ],
    64,
  );
  const lid = turnedUp(
    [
      [0, 0],
      [R - 0.021, 0, 0.001],
      [R - 0.019, 0.005, 0.001],
      [R - 0.012, 0.006, 0.001],
      [R - 0.006, 0.0035, 0.001],
      [R - 0.004, 0.006, 0.001],
      [R - 0.008, 0.0085, 0.001],
      [R - 0.02, 0.0075, 0.001],
      [R - 0.024, 0.004],
      [0, 0.004],
    ],
    56,
  );
  const bail = Array.from({ length: 25 }, (_, i): Vec3 => {
    const angle = (i / 24) * PI;
    const [c, s] = [cos(angle), sin(angle)];
    return [(R + 0.006) * c, 0.15 - 0.075 * s * 0.9, 0.055 * s + (R + 0.004) * s * 0.55];
  });
  const start = 0.75 + 0.25 * next();
  const drips = [0, 1, 2, 3, 4].flatMap((k) =>
    drip(start + k * 0.21 + next() * 0.08, 0.02 + 0.09 * next() * (k === 2 ? 1.5 : 0.8), 0.0055 + 0.004 * next()),
  );
  return [
    makePart("can", "body", can, { weight: 1, paint: labelled }),
    ...makeParts(
      "ear",
      "metal",
      [-1, 1].map((s) => bar([s * (R - 0.002), 0.15, 0], [s * (R + 0.007), 0.15, 0], 0.011, 24)),
      { weight: 0.5 },
    ),
    makePart("handle", "metal", tube(0.0019, bail, 8), { weight: 0.7 }),
    ...(isOpen
      ? [
          makePart(
            "paint",
            "paint",
            turnedUp(
              [
                [0, H - 0.014],
                [R - 0.0145, H - 0.014],
                [R - 0.0145, H - 0.006],
                [0, H - 0.006],
              ],
              56,
            ),
            {
              weight: 0.9,
              paint: (surface, x, _y, z) => {
                surface.height += 0.0012 * noise(x * 30, 1, z * 30, 2);
                surface.roughness = 0.18;
              },
            },
          ),
          makePart("drips", "paint", merge(drips), { weight: 0.9 }),
        ]
      : [makePart("lid", "metal", move(lid, [0, H - 0.0035, 0]), { weight: 0.8 })]),
    ...(isOpen && has("lid")
      ? [makePart("lid", "metal", move(turnX(lid, 1.25), [-0.06, R - 0.03, R * 1.28]), { weight: 0.7 })]
      : []),
  ];
}

/** A can of paint. What makes it itself: a bright tin cylinder with a rim, a label that says PAINT over stripes of colour, ears with a wire handle; open, one glossy colour fills it to the brim and has run down the side. */
export const paintCan = defineFromPlan({
  id: "paint-can",
  family: "vessel",
  words: [
    "paint can",
    "can of paint",
    "paint tin",
    "paint bucket",
    "tin of paint",
    "bucket of paint",
    "paint pot",
    "pot of paint",
  ],
  height: 0.2,
  view: { azimuth: 0.3, elevation: 0.36 },
  slots: {
    paint: mainSlot("plastic", "#c8201c #1f6fc8 #f0b81a #2a9a4a #8a3ab0 #e86a9a #e8e4da", "drip|colour|color|liquid"),
    body: slot("aluminium", "", "can|tin|bucket"),
    metal: slot("brushed-steel", "", "handle|lid|ear|wire"),
  },
  styles: { open: {}, shut: { weight: 0.2, traits: ["closed"] } },
  extras: { lid: { chance: 0 } },
  build,
});
