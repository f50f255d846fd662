import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { closeCorners, rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Half the length of a claw, metres. */
const HALF = 0.042;
const TEETH = 6;

/** One side of a claw, bowed towards +Z: a shell over the hair, teeth that curl back under, a wing to press. */
function claw(): Geometry {
  const shift = 0.3;
  const shell = sweep(
    rectangleOutline(2 * HALF, 0.0036, 0.0016, 2),
    curveThrough(
      [
        [0, 0.05, 0.005],
        [0, 0.042, 0.017],
        [0, 0.03, 0.0235],
        [0, 0.02, 0.0245],
      ],
      5,
    ),
    { up: [0, 0, 1] },
  );
  const wing = sweep(
    rectangleOutline(0.03, 0.0036, 0.0016, 2),
    curveThrough(
      [
        [0, 0.046, 0.007],
        [0, 0.056, 0.0085],
        [0, 0.07, 0.0145],
      ],
      5,
    ),
    { up: [0, 0, 1], scale: (t) => [1 - 0.25 * t, 1] },
  );
  const teeth = Array.from({ length: TEETH }, (_, i) => {
    const x = ((i + 0.5 + shift / 2) / TEETH - 0.5) * 2 * HALF * 0.94;
    const path = curveThrough(
      [
        [x, 0.026, 0.0242],
        [x, 0.012, 0.0235],
        [x, 0.001, 0.0165],
        [x, -0.006, 0.003],
        [x, -0.0065, -0.006],
      ],
      5,
    );
    return sweep(rectangleOutline(0.0085, 0.0036, 0.0015, 2), path, {
      up: [0, 0, 1],
      scale: (t) => [1 - 0.6 * t, 1 - 0.3 * t],
    });
  });
  return merge([shell, wing, ...teeth]);
}

function clawClip(): Part[] {
  const side = claw();
  const coil = Array.from({ length: 61 }, (_, i): Vec3 => {
    const angle = (i / 60) * 9 * TAU;
    return [-0.016 + (0.032 * i) / 60, 0.049 + 0.0042 * cos(angle), 0.0042 * sin(angle)];
  });
  return [
    makePart("front", "body", side, { weight: 1 }),
    makePart("back", "body", turnY(side, PI), { weight: 1 }),
    makePart("spring", "metal", sweep(rectangleOutline(0.0016, 0.0016, 0.0007, 1), coil), { weight: 0.5 }),
    makePart("pin", "metal", bar([-HALF + 0.004, 0.049, 0], [HALF - 0.004, 0.049, 0], 0.002, 10), { weight: 0.3 }),
  ];
}

/** A snap clip that lies tilted on its back leg, and what it is decked with. */
function snapClip(has: Planned["has"]): Part[] {
  const teardrop = closeCorners(
    [
      [-0.034, -0.009, 0.009],
      [-0.02, -0.0125, 0.02],
      [0.036, -0.003, 0.0028],
      [0.036, 0.003, 0.0028],
      [-0.02, 0.0125, 0.02],
      [-0.034, 0.009, 0.009],
    ],
    6,
  );
  const inner = closeCorners(
    [
      [-0.024, -0.0052, 0.004],
      [-0.024, 0.0052, 0.004],
      [0.018, 0.0018, 0.001],
      [0.018, -0.0018, 0.001],
    ],
    4,
  );
  const top = extrude(teardrop, { depth: 0.0016, bevel: 0.0005, holes: [inner] });
  const tongue = slab([0.046, 0.0042, 0.0014], 0.002, 0.0004);
  const lay = (g: Geometry, y: number, lean: number) => move(turnZ(turnX(g, -PI / 2), lean), [0, y, 0]);
  return [
    makePart("clip", "body", lay(top, 0.006, 0.08), { weight: 1 }),
    makePart("tongue", "body", lay(move(tongue, [-0.004, 0, 0]), 0.0048, 0.03), { weight: 0.7 }),
    makePart("leg", "metal", lay(slab([0.064, 0.006, 0.0014], 0.003, 0.0004), 0.0016, 0.03), { weight: 0.6 }),
    makePart("rivet", "metal", move(stretch(sphere(0.0028, 14), [1, 0.5, 1]), [-0.0275, 0.0052, 0]), { weight: 0.3 }),
    ...(has("pearls")
      ? makeParts(
          "pearl",
          "pearl",
          [-1, 1].flatMap((s) =>
            [0, 1, 2, 3, 4].map((k) => {
              const x = -0.02 + k * 0.012;
              return move(sphere(0.0031, 16), [x, 0.0092 + x * 0.08, s * (0.0092 - 0.0014 * k)]);
            }),
          ),
          { weight: 0.5 },
        )
      : []),
  ];
}

const build = ({ style, has }: Planned): Part[] => (style === "claw" ? clawClip() : snapClip(has));

/** What holds hair up. What makes it itself: a claw: two bowed shells with long teeth that close into each other below, two wings to press and a spring between them; or a flat drop-shaped clip that snaps, with pearls along its sides. */
export const hairClip = defineFromPlan({
  id: "hair-clip",
  family: "ornament",
  words: [
    "hair clip",
    "claw clip",
    "hair claw",
    "hair clamp",
    "hair grip",
    "hairclip",
    "hair barrette",
    "barrette",
    "snap clip",
    "hair slide",
    "hair clasp",
  ],
  height: 0.077,
  vary: 0.05,
  view: { azimuth: 0.55, elevation: 0.46 },
  slots: {
    body: mainSlot("tortoiseshell plastic", "#8a4a1c #d88a9a #1c1c20 #e8dcc8 #7aa890 #b04a6a", "claw|clip|tooth"),
    metal: slot("brushed-steel gold", "", "spring|pin|leg"),
    pearl: slot("mother-of-pearl", "#f4ece4", "bead|gem"),
  },
  styles: {
    claw: {},
    snap: {
      weight: 0.25,
      words: ["barrette", "hair barrette", "snap clip", "hair slide"],
      slots: ["pearl"],
      materials: { body: "plastic" },
    },
  },
  extras: { pearls: { chance: 0.6, slot: "pearl" } },
  build,
});
