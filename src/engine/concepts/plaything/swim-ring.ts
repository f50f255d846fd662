import { curveThrough } from "../../geometry/curve.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { atan2, PI, sin, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Radius of the ring's middle line and of its tube, metres. */
const [R, TUBE] = [0.36, 0.14];
const WHITE: Rgb = [0.9, 0.9, 0.88];
const SPRINKLES = ["#f2d22e", "#3fa0e0", "#ffffff", "#58c05a", "#f08a2a"].map(fromHex);

const looks: Readonly<Record<string, Paint>> = {
  striped: (surface, x, _y, z) => {
    if (Math.floor(((atan2(z, x) / TAU) * 12 + 24) % 2) === 0) layColour(surface, WHITE, 0.25, 0);
  },
  donut: (surface, x, y, z) => {
    const angle = atan2(z, x);
    const edge = TUBE + 0.03 * sin(angle * 7) + 0.02 * sin(angle * 11 + 1);
    if (y < edge) return layColour(surface, fromHex("#e0a860"), 0.3, 0);
    layColour(surface, fromHex("#f27ab4"), 0.22, 0);
    // little rods strewn over the icing, one to a cell of a lattice
    const [u, v] = [x / 0.062, z / 0.062];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const turn = noise(i * 3.7, j * 5.1, 0.5, 4) * PI * 2;
    const [a, b] = [u - i - 0.5, v - j - 0.5];
    const along = a * sin(turn + PI / 2) + b * sin(turn);
    const across = -a * sin(turn) + b * sin(turn + PI / 2);
    if (Math.abs(along) < 0.3 && Math.abs(across) < 0.1)
      layColour(surface, SPRINKLES[(((i * 7 + j * 3) % 5) + 5) % 5] as Rgb, 0.3, 0);
  },
  plain: () => undefined,
};

/** An animal's neck and head at the front of the ring. */
function head(kind: string): Part[] {
  const isDuck = kind === "duck";
  const neck = isDuck
    ? curveThrough(
        [
          [0, 0.16, 0.36],
          [0, 0.3, 0.4],
          [0, 0.42, 0.4],
        ],
        6,
      )
    : curveThrough(
        [
          [0, 0.16, 0.38],
          [0, 0.32, 0.5],
          [0, 0.52, 0.46],
          [0, 0.66, 0.36],
          [0, 0.74, 0.42],
          [0, 0.72, 0.52],
        ],
        6,
      );
  const [hy, hz, hr] = isDuck ? [0.5, 0.42, 0.135] : [0.72, 0.5, 0.085];
  const neckTube = tube(isDuck ? 0.1 : 0.062, neck, 20, {
    endRounding: 0.04,
    endSteps: 4,
    scale: (t) => 1.25 - 0.3 * t,
  });
  const beak = isDuck
    ? stretch(sphere(0.07, 24, 14), [1, 0.42, 1])
    : turnX(
        turnedUp(
          [
            [0, -0.01],
            [0.05, 0, 0.01],
            [0.044, 0.06, 0.03],
            [0.02, 0.13, 0.02],
            [0, 0.14],
          ],
          20,
          4,
        ),
        PI / 2 + 0.5,
      );
  const eye = (s: number) => move(sphere(0.02, 16, 10), [s * hr * 0.76, hy + hr * 0.3, hz + hr * 0.55]);
  return [
    makePart("neck", "body", neckTube, { weight: 0.9 }),
    makePart("head", "body", move(sphere(hr, 32, 20), [0, hy, hz]), { weight: 0.9 }),
    makePart("beak", "beak", move(beak, [0, hy - hr * 0.2, hz + hr * (isDuck ? 1.05 : 0.8)]), {
      weight: 0.8,
      ...(isDuck
        ? {}
        : {
            paint: ((surface, _x, y) => {
              if (y > 0.085) layColour(surface, [0.02, 0.02, 0.022], 0.3, 0);
            }) as Paint,
          }),
    }),
    ...makeParts("eye", "eye", [eye(1), eye(-1)], { weight: 0.5 }),
  ];
}

function build({ kind }: Planned): Part[] {
  const ring = move(torus(R, TUBE, 72, 28), [0, TUBE, 0]);
  const paint = looks[kind] ?? looks.plain;
  const valve = settle(
    move(
      turnZ(
        turnedUp(
          [
            [0, -0.01],
            [0.02, -0.01],
            [0.016, 0.018, 0.004],
            [0, 0.02],
          ],
          16,
        ),
        -0.6,
      ),
      [R + 0.09, TUBE * 1.75, -0.1],
    ),
  );
  const isBeast = kind === "duck" || kind === "flamingo";
  return [
    makePart("ring", "body", settle(ring), { weight: 1, ...(paint && { paint }) }),
    makePart("seam", "seam", settle(move(torus(R + TUBE, 0.004, 72, 6), [0, TUBE, 0])), { weight: 0.3 }),
    makePart("valve", "seam", valve, { weight: 0.3 }),
    ...(isBeast ? head(kind) : []),
    ...(isBeast
      ? [
          makePart(
            "tail",
            "body",
            move(turnX(stretch(sphere(0.075, 20, 12), [1, 0.6, 1.3]), 0.6), [0, TUBE * 1.9, -R - 0.09]),
            { weight: 0.5 },
          ),
        ]
      : []),
  ];
}

/** A swim ring. What makes it itself: a fat glossy inflatable ring with a seam and a valve - striped with white, iced like a donut, or with the neck and head of a flamingo or a duck. */
export const swimRing = defineFromPlan({
  id: "swim-ring",
  family: "device",
  words: [
    "swim ring",
    "pool float",
    "inner tube",
    "inflatable ring",
    "pool ring",
    "swimming ring",
    "pool floatie",
    "floatie",
    "rubber ring",
    "donut float",
    "flamingo float",
    "flamingo pool float",
    "duck float",
    "inflatable flamingo",
    "inflatable donut",
    "donut pool float",
    "inflatable duck",
    "swim tube",
  ],
  senses: ["inner tube"],
  height: 0.28,
  vary: 0.03,
  view: { azimuth: 0.6, elevation: 0.42 },
  slots: {
    body: mainSlot("plastic", "#e8382c #2a8ae0 #f5b81c #28b8a0", "ring|tube|float"),
    seam: slot("plastic", "#e8e6e0", "valve"),
    beak: slot("plastic", "#f2a01c", "bill"),
    eye: slot("plastic", "#121214"),
  },
  kinds: {
    striped: { weight: 2 },
    donut: { weight: 1, words: ["donut float", "inflatable donut", "donut pool float"] },
    flamingo: {
      weight: 1,
      words: ["flamingo float", "flamingo pool float", "inflatable flamingo"],
      dress: { body: "#f58ab0", beak: "#f8e8d8" },
      slots: ["beak", "eye"],
    },
    duck: { weight: 0.7, words: ["duck float", "inflatable duck"], dress: { body: "#f8cc1c" } },
    plain: { weight: 0, words: ["inner tube"], dress: { body: "#17181a", seam: "#26272a" } },
  },
  build,
});
