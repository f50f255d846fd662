import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";

/** How far the upper lever is opened, radians. */
const OPEN = 0.5;

/** A long lever from the hinge at the origin to the right, its end thick and round. */
const lever = (): Geometry =>
  plate(
    [
      [-0.01, -0.006, 0.005],
      [0.03, -0.008, 0.01],
      [0.075, -0.0045, 0.03],
      [0.125, -0.009, 0.03],
      [0.165, -0.008, 0.006],
      [0.17, 0, 0.006],
      [0.162, 0.007, 0.006],
      [0.125, 0.006, 0.03],
      [0.075, 0.0055, 0.03],
      [0.03, 0.008, 0.01],
      [-0.01, 0.007, 0.005],
    ],
    0.017,
    0.0035,
  );

function build({ has }: Planned): Part[] {
  const basket = turnedUp(
    [
      [0, -0.021],
      [0.013, -0.021, 0.002],
      [0.0145, -0.016, 0.002],
      [0.0145, 0.009, 0.001],
      [0.0165, 0.01, 0.001],
      [0.0165, 0.0125, 0.001],
      [0.0122, 0.0125, 0.001],
      [0.0118, -0.017],
      [0, -0.017],
    ],
    40,
  );
  const upper = (g: Geometry) => settle(turnZ(g, OPEN));
  const y = 0.045;
  const hinge = move(disc(0.0075, 0.026, 0.001, 28), [0, 0, -0.013]);
  const plunger = merge([
    bar([0.03, 0, 0], [0.031, -0.016, 0], 0.0035, 12),
    move(
      turnedUp([
        [0, 0],
        [0.0112, 0, 0.001],
        [0.0112, 0.004, 0.001],
        [0, 0.004],
      ]),
      [0.031, -0.019, 0],
    ),
  ]);
  const threads = Array.from({ length: 9 }, (_, i) => {
    const a = i * 2.4;
    const r = 0.0034 * Math.sqrt(i);
    const [x, z] = [0.03 + r * cos(a), r * sin(a)];
    return tube(
      0.0016,
      curveThrough(
        [
          [x, -0.018, z],
          [x, -0.026 - (i % 3) * 0.003, z],
          [x + 0.003 * cos(a + i), -0.033 - (i % 3) * 0.003, z + 0.003 * sin(a + i)],
        ],
        4,
      ),
      8,
      { endRounding: 0.001, endSteps: 2 },
    );
  });
  const parts = [
    makePart("lower", "body", move(lever(), [0, y, 0]), { weight: 1 }),
    makePart("upper", "body", move(upper(lever()), [0, y + 0.004, 0]), { weight: 1 }),
    makePart("hinge", "body", move(hinge, [0, y, 0]), { weight: 0.5 }),
    makePart("basket", "body", move(basket, [0.03, y, 0]), {
      weight: 0.9,
      paint: (surface, x, py, z) => {
        // holes in the floor of the basket, in rings
        if (py > -0.0165) return;
        const [u, v] = [x / 0.0042, z / 0.0042];
        const [a, b] = [u - Math.round(u), v - Math.round(v)];
        if (a * a + b * b < 0.09) surface.height -= 0.001;
      },
    }),
    makePart("plunger", "body", move(upper(plunger), [0, y + 0.004, 0]), { weight: 0.6 }),
    ...makeParts(
      "grip",
      "grip",
      [settle(lower()), upper(lower())].map((g, i) => move(g, [0, y + i * 0.004, 0])),
      { weight: 0.7 },
    ),
  ];
  if (has("garlic")) parts.push(makePart("garlic", "garlic", move(merge(threads), [0, y, 0]), { weight: 0.4 }));
  return parts;
}

/** The soft sleeve over a lever's end. */
const lower = (): Geometry =>
  turnX(
    plate(
      [
        [0.095, -0.0105, 0.008],
        [0.17, -0.011, 0.009],
        [0.176, 0, 0.009],
        [0.168, 0.01, 0.008],
        [0.095, 0.0085, 0.008],
      ],
      0.021,
      0.005,
    ),
    2 * PI,
  );

/** A garlic press. What makes it itself: two long levers hinged at one end, a round basket with holes under the hinge end, a plunger over it on the raised lever, threads of garlic coming out below. */
export const garlicPress = defineFromPlan({
  id: "garlic-press",
  family: "tool",
  words: ["garlic press", "garlic crusher", "garlic mincer"],
  height: 0.12,
  view: { azimuth: -0.35, elevation: 0.24 },
  slots: {
    body: mainSlot("brushed-steel chrome", "", "lever|basket|plunger|hinge"),
    grip: slot("rubber plastic", "#1a1a1c #a62a24 #2e6b4a #d88a2a", "handle|sleeve"),
    garlic: slot("ivory", "#efe6c8", "clove|paste"),
  },
  extras: { garlic: { chance: 0.7 } },
  build,
});
