import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnX } from "../../geometry/place.ts";
import { turned } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Radius and half the thickness of the flask, and how high its middle is; metres. */
const [R, T] = [0.105, 0.036];
const MID = R;

/** A seam round the rim, and stripes across a blanket's cover. */
const covered =
  (isStriped: boolean): Paint =>
  (surface, x, y, z) => {
    const r = Math.sqrt(x * x + y * y);
    if (isStriped && Math.abs(y) < 0.036 && r < 0.098) {
      const v = Math.abs(y);
      if (v > 0.024) layColour(surface, [0.62, 0.5, 0.32]);
      else if (v < 0.01) layColour(surface, [0.4, 0.05, 0.04]);
      else layColour(surface, [0.05, 0.05, 0.06]);
    }
    if (Math.abs(r - 0.088) < 0.001 && Math.floor((x * 1.3 + y) / 0.003) % 2 === 0)
      layColour(surface, [0.62, 0.56, 0.42], 0.8, 0);
    if (Math.abs(z) < 0.0045 && r > R - 0.02) surface.height += 0.0015;
  };

function build({ style, has }: Planned): Part[] {
  const flask = turned(
    [
      [0, -T],
      [R * 0.6, -T * 0.96],
      [R * 0.82, -T * 0.8],
      [R * 0.94, -T * 0.5],
      [R, -T * 0.12],
      [R, T * 0.12],
      [R * 0.94, T * 0.5],
      [R * 0.82, T * 0.8],
      [R * 0.6, T * 0.96],
      [0, T],
    ],
    56,
  );
  const neck = 2 * R - 0.006;
  const top = neck + 0.052;
  const lug = 0.72;
  const ends: readonly Vec3[] = [-1, 1].map((s): Vec3 => [s * R * sin(lug), MID + R * cos(lug) + 0.006, 0]);
  const [from, to] = ends as [Vec3, Vec3];
  const strap = curveThrough(
    [
      [from[0], from[1], 0],
      [-0.125, 0.2, 0.02],
      [-0.165, 0.1, 0.045],
      [-0.15, 0.02, 0.085],
      [-0.06, 0.004, 0.12],
      [0.06, 0.004, 0.125],
      [0.15, 0.016, 0.09],
      [0.17, 0.1, 0.05],
      [0.13, 0.2, 0.02],
      [to[0], to[1], 0],
    ],
    8,
  );
  const chain = curveThrough(
    [
      [0.018, top - 0.01, 0],
      [0.042, top - 0.014, 0.012],
      [0.048, neck + 0.012, 0.016],
      [0.02, neck + 0.004, 0.012],
    ],
    6,
  );
  const links = chain.filter((_, i) => i % 2 === 0).map((p) => move(sphere(0.0034, 10), p));
  return [
    makePart("flask", "body", move(flask, [0, MID, 0]), { weight: 1, paint: covered(style === "blanket") }),
    makePart(
      "foot",
      "body",
      stretch(
        move(
          turnedUp(
            [
              [0, 0],
              [0.05, 0, 0.002],
              [0.05, 0.008],
              [0, 0.012],
            ],
            28,
          ),
          [0, 0, 0],
        ),
        [1, 1, 0.5],
      ),
      { weight: 0.3 },
    ),
    makePart(
      "neck",
      "metal",
      turnedUp(
        [
          [0, neck - 0.012],
          [0.026, neck - 0.012, 0.003],
          [0.02, neck + 0.01, 0.004],
          [0.018, neck + 0.026],
          [0, neck + 0.026],
        ],
        32,
      ),
      { weight: 0.7 },
    ),
    makePart(
      "cap",
      "cap",
      turnedUp(
        [
          [0, neck + 0.02],
          [0.0225, neck + 0.02, 0.002],
          [0.0225, top, 0.005],
          [0, top],
        ],
        36,
      ),
      {
        weight: 0.9,
        paint: (surface, x, _y, z) => {
          if (Math.abs(x) > 1e-6 && Math.abs(sin(24 * (z / 0.0225))) < 0.3) surface.height -= 0.001;
        },
      },
    ),
    ...makeParts(
      "lug",
      "metal",
      ends.map((p) => move(turnX(torus(0.011, 0.0025, 24, 8), PI / 2), p)),
      { weight: 0.4 },
    ),
    makePart("chain", "metal", tube(0.0016, chain, 6), { weight: 0.3 }),
    ...makeParts("bead", "metal", links, { weight: 0.2 }),
    ...(has("strap")
      ? [
          makePart("strap", "strap", sweep(rectangleOutline(0.022, 0.003, 0.001, 1), strap, { up: [0, 0, 1] }), {
            weight: 0.7,
          }),
        ]
      : []),
    ...(style === "covered"
      ? [
          makePart("band", "strap", move(stretch(turnX(torus(R, 0.004, 64, 8), PI / 2), [1, 1, 2.6]), [0, MID, 0]), {
            weight: 0.3,
          }),
        ]
      : []),
  ];
}

/** A traveller's water bottle. What makes it itself: a round flat flask in a cover of cloth, a short neck with a ridged screw cap on a little chain, and a long shoulder strap from two lugs. */
export const canteen = defineFromPlan({
  id: "canteen",
  family: "vessel",
  words: [
    "canteen",
    "water canteen",
    "army canteen",
    "field canteen",
    "cowboy canteen",
    "military canteen",
    "field flask",
    "waterskin",
    "water skin",
  ],
  height: 0.26,
  view: { azimuth: 0.4, elevation: 0.22 },
  slots: {
    body: mainSlot("canvas felt", "#5a5f34 #7a6a44 #4a4a3a #8a6a40", "flask|cover|bottle"),
    metal: slot("brushed-steel aluminium", "", "neck|chain|lug"),
    cap: slot("plastic aluminium", "#1c1d1e", "lid|stopper"),
    strap: slot("leather canvas", "#4a2c18 #5a5230", "belt|sling"),
  },
  styles: {
    covered: {},
    blanket: { weight: 0.4, words: ["cowboy canteen"], dress: { body: "#6a6258" } },
    bare: { weight: 0.3, materials: { body: "aluminium" }, dress: { body: "#b4b8ba" } },
  },
  extras: { strap: { chance: 0.9 } },
  build,
});
