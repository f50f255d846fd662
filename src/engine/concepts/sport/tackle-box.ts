import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, place, stretch, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { Y_AXIS } from "../../math/vec3.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Width, height and depth of the box below, metres; how far its lid is open, radians. */
const [W, H, D] = [0.4, 0.15, 0.2];
const LID = 1.62;
const LURES: readonly (readonly [Rgb, Rgb])[] = (
  [
    ["#e03a1c", "#f4e8d0"],
    ["#2f8a3a", "#f0d040"],
    ["#2a6fc8", "#e8ecf0"],
    ["#f0a818", "#1c1c1c"],
    ["#d83a8a", "#f8f0f0"],
  ] as const
).map(([a, b]): readonly [Rgb, Rgb] => [fromHex(a), fromHex(b)]);

/** A shallow tray cut into compartments, its floor at y = 0. */
function tray(deep: number, cells: number): Geometry {
  const high = 0.032;
  return merge([
    block([W - 0.03, 0.004, deep], [0, 0.002, 0], 0.001),
    ...[-1, 1].map((s) => block([W - 0.03, high, 0.004], [0, high / 2, s * (deep / 2 - 0.002)], 0.001)),
    ...Array.from({ length: cells + 1 }, (_, k) =>
      block(
        [0.004, high - (k % cells ? 0.004 : 0), deep - 0.004],
        [(k / cells - 0.5) * (W - 0.034), high / 2 - (k % cells ? 0.002 : 0), 0],
        0.001,
      ),
    ),
  ]);
}

/** A little fish of wood with hooks under it, its head to +X. */
const lure = (): Geometry =>
  deform(stretch(sphere(1, 18), [0.026, 0.0095, 0.0085]), ([x, y, z]) => [x, y, z * (x < 0 ? 1 + x * 16 : 1)]);
const hooks = (): Geometry =>
  merge(
    [-0.012, 0.011].flatMap((x) =>
      [-1, 1].map((s) =>
        tube(
          0.0011,
          curveThrough(
            [
              [x, -0.007, 0],
              [x, -0.014, s * 0.001],
              [x, -0.0185, s * 0.005],
              [x, -0.014, s * 0.009],
            ],
            4,
          ),
          6,
        ),
      ),
    ),
  );

/** Which is dark, which light: a lure's back and belly, with an eye. */
const fishy =
  ([back, belly]: readonly [Rgb, Rgb]) =>
  (surface: Parameters<NonNullable<Part["paint"]>>[0], x: number, y: number, z: number): void => {
    layColour(surface, y > -0.001 ? back : belly, 0.2, 0);
    const eye = (x - 0.017) * (x - 0.017) + (y - 0.0025) * (y - 0.0025);
    if (Math.abs(z) > 0.002 && eye < 0.000007)
      layColour(surface, eye < 0.0000022 ? [0.01, 0.01, 0.01] : [0.9, 0.85, 0.3], 0.1, 0);
  };

/** A float that bobs: red above, white below, a pin through it. */
const float = (): Geometry => merge([sphere(0.0135, 24), bar([0, -0.022, 0], [0, 0.024, 0], 0.002, 8)]);

function build({ stream }: Planned): Part[] {
  const next = stream("tackle");
  const t = 0.007;
  const walls = [
    ...[-1, 1].map((s) => block([W, H, t], [0, H / 2, s * (D / 2 - t / 2)], 0.003)),
    ...[-1, 1].map((s) => block([t, H, D], [s * (W / 2 - t / 2), H / 2, 0], 0.003)),
    block([W, t, D], [0, t / 2, 0], 0.003),
  ];
  const shell = merge([
    block([W + 0.006, 0.008, D + 0.006], [0, 0.045, 0], 0.004),
    ...[-1, 1].map((s) => block([W + 0.006, 0.045, 0.007], [0, 0.0225, s * (D / 2)], 0.003)),
    ...[-1, 1].map((s) => block([0.007, 0.045, D], [s * (W / 2), 0.0225, 0], 0.003)),
  ]);
  const lift = (g: Geometry) => move(turnX(move(g, [0, 0, D / 2]), -LID), [0, H, -D / 2]);
  // two trays that swing up and out over each other when the lid opens
  const shelves = [
    { y: H + 0.012, z: 0.012, deep: 0.115, cells: 6 },
    { y: H + 0.075, z: -0.075, deep: 0.1, cells: 5 },
  ];
  const fill = shelves.flatMap(({ y, z, deep, cells }, s) =>
    Array.from({ length: cells }, (_, k) => {
      const x = ((k + 0.5) / cells - 0.5) * (W - 0.034);
      const at = place(
        lure(),
        chain(
          rotation(Y_AXIS, PI / 2 + (next() - 0.5) * 0.5),
          translation([x, y + 0.027, z + (next() - 0.5) * deep * 0.2]),
        ),
      );
      return { at, k: k + s * 2, x, y, z };
    }),
  );
  return [
    ...makeParts("wall", "body", walls, { weight: 1 }),
    makePart("lid", "lid", lift(shell), { weight: 1 }),
    ...makeParts(
      "tray",
      "tray",
      shelves.map(({ y, z, deep, cells }) => move(tray(deep, cells), [0, y, z])),
      { weight: 0.9 },
    ),
    ...makeParts(
      "link",
      "metal",
      [-1, 1].flatMap((s) => [
        bar([s * (W / 2 - 0.0105), H - 0.03, -0.03], [s * (W / 2 - 0.0105), H + 0.1, -0.085], 0.0047, 8),
        bar([s * (W / 2 - 0.0105), H - 0.05, 0.02], [s * (W / 2 - 0.0105), H + 0.03, 0.012], 0.0047, 8),
        bar([s * (W / 2 - 0.0105), H + 0.025, 0.04], [s * (W / 2 - 0.0105), H + 0.095, -0.05], 0.0047, 8),
      ]),
      { weight: 0.4 },
    ),
    ...fill.flatMap(({ at, k, x, y, z }, i) =>
      (i * 7) % 4 === 3
        ? [
            makePart(`float-${i}`, "lure", move(float(), [x, y + 0.026, z]), {
              weight: 0.6,
              paint: (surface, _x, h) =>
                layColour(
                  surface,
                  Math.abs(h) > 0.0138 ? [0.05, 0.05, 0.05] : h > 0 ? [0.75, 0.03, 0.02] : [0.9, 0.9, 0.88],
                  0.2,
                  0,
                ),
            }),
          ]
        : [
            makePart(`lure-${i}`, "lure", at, {
              weight: 0.7,
              paint: fishy(LURES[k % LURES.length] as readonly [Rgb, Rgb]),
            }),
            makePart(`hook-${i}`, "metal", move(place(hooks(), rotation(Y_AXIS, PI / 2)), [x, y + 0.025, z]), {
              weight: 0.2,
            }),
          ],
    ),
    makePart(
      "spool",
      "line",
      move(
        turnX(
          turnedUp(
            [
              [0, 0],
              [0.03, 0, 0.002],
              [0.03, 0.006],
              [0.022, 0.008],
              [0.022, 0.024],
              [0.03, 0.026],
              [0.03, 0.032, 0.002],
              [0, 0.032],
            ],
            32,
          ),
          0,
        ),
        [W / 2 - 0.05, 0.0, D / 2 + 0.045],
      ),
      { weight: 0.6 },
    ),
    ...makeParts(
      "latch",
      "metal",
      [-0.1, 0.1].map((x) => move(box([0.03, 0.036, 0.008], { bevel: 0.002 }), [x, H - 0.024, D / 2 + 0.003])),
      { weight: 0.5 },
    ),
    makePart(
      "handle",
      "handle",
      lift(
        tube(
          0.0075,
          curveThrough(
            [
              [-0.085, 0.049, 0],
              [-0.08, 0.072, 0],
              [-0.05, 0.079, 0],
              [0.05, 0.079, 0],
              [0.08, 0.072, 0],
              [0.085, 0.049, 0],
            ] as readonly Vec3[],
            5,
          ),
          14,
        ),
      ),
      { weight: 0.6 },
    ),
  ];
}

/** An angler's box. What makes it itself: an open case whose trays rise like stairs, cut into little compartments, each with a bright lure with hooks or a red and white float in it; a spool of line beside it. */
export const tackleBox = defineFromPlan({
  id: "tackle-box",
  family: "container",
  words: ["tackle box", "fishing box", "fishing tackle box", "bait box", "lure box"],
  height: 0.36,
  vary: 0.04,
  view: { azimuth: 0.45, elevation: 0.46 },
  slots: {
    body: mainSlot("plastic", "#2f5a3a #2a4a7a #8a2a22 #4a4f3a", "box|case"),
    lid: slot("plastic", "#d8cfb4 #c8ccd0 #3a3f44", "cover"),
    tray: slot("plastic", "#c9ced0 #d8cfb4", "shelf|compartment"),
    lure: slot("plastic", "#e03a1c", "bait|float|bobber|fish"),
    metal: slot("brushed-steel", "", "hook|latch|hinge"),
    line: slot("plastic", "#3aa8c8 #e8e040", "spool|reel"),
    handle: slot("plastic", "#1c1d20", "grip"),
  },
  build,
});
