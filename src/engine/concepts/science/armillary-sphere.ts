import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

/** Radius of the outer rings and height of their middle, metres. */
const [R, MIDDLE] = [0.15, 0.34];
/** The axis of the sky against the upright. */
const TILT = 0.41;

/** A flat band about the Y axis, `tall` along it. */
const band = (radius: number, tall: number, thick = 0.0035): Geometry =>
  lathe(
    [
      [radius - thick, -tall / 2],
      [radius, -tall / 2],
      [radius, tall / 2],
      [radius - thick, tall / 2],
    ],
    96,
    true,
  );

/** Marks of degrees cut in a band. */
const degrees: Paint = (surface, x, y, z) => {
  const t = (atan2(z, x) / TAU) * 72;
  const far = Math.abs(t - Math.round(t));
  const long = Math.round(t) % 6 === 0;
  if (far > 0.1 || (!long && y < 0)) return;
  surface.height -= 0.0003;
  surface.r *= 0.4;
  surface.g *= 0.4;
  surface.b *= 0.4;
};

function build({ style }: Planned): Part[] {
  const sky = (g: Geometry): Geometry => move(turnZ(g, TILT), [0, MIDDLE, 0]);
  const upright = (g: Geometry): Geometry => turnX(g, PI / 2);
  const tropic = R * 0.93 * sin(0.41);
  const arrow = merge([
    bar([0, -R * 1.22, 0], [0, R * 1.22, 0], 0.0035),
    move(
      turnedUp(
        [
          [0, 0],
          [0.013, 0],
          [0, 0.034],
        ],
        16,
      ),
      [0, R * 1.2, 0],
    ),
    move(sphere(0.013, 16, 10), [0, -R * 1.2, 0]),
  ]);
  const stand =
    style === "floor"
      ? turnedUp(
          [
            [0, 0],
            [0.1, 0, 0.006],
            [0.1, 0.02, 0.01],
            [0.03, 0.05, 0.03],
            [0.02, 0.09, 0.02],
            [0.034, 0.12, 0.01],
            [0.016, 0.16, 0.01],
            [0, 0.165],
          ],
          48,
          4,
        )
      : turnedUp(
          [
            [0, 0],
            [0.085, 0, 0.006],
            [0.085, 0.016, 0.008],
            [0.05, 0.03, 0.02],
            [0.016, 0.06, 0.02],
            [0.03, 0.1, 0.02],
            [0.014, 0.15, 0.02],
            [0, 0.165],
          ],
          48,
          4,
        );
  return [
    makePart("stand", "stand", stand, { weight: 0.9 }),
    makePart("cradle", "ring", move(upright(settle(band(R * 1.1, 0.018, 0.005))), [0, MIDDLE, 0]), { weight: 0.9 }),
    makePart(
      "collar",
      "ring",
      turnedUp(
        [
          [0, 0.15],
          [0.02, 0.15, 0.004],
          [0.012, 0.178, 0.004],
          [0, 0.18],
        ],
        28,
      ),
      { weight: 0.4 },
    ),
    makePart("horizon", "ring", move(band(R * 1.13, 0.014, 0.014), [0, MIDDLE, 0]), { weight: 0.8 }),
    makePart("meridian", "ring", sky(upright(settle(band(R, 0.014)))), { weight: 0.9 }),
    makePart("colure-across", "ring", sky(turnZ(settle(band(R * 0.965, 0.012)), PI / 2)), { weight: 0.7 }),
    makePart("equator", "ring", sky(band(R * 0.98, 0.022)), { weight: 0.9, paint: degrees }),
    makePart(
      "tropics",
      "ring",
      sky(merge([-1, 1].map((s) => move(band(R * 0.93 * cos(0.41) + 0.006, 0.007), [0, s * tropic, 0])))),
      {
        weight: 0.7,
      },
    ),
    makePart("polar", "ring", sky(merge([-1, 1].map((s) => move(band(R * 0.42, 0.006), [0, s * R * 0.88, 0])))), {
      weight: 0.5,
    }),
    makePart("ecliptic", "ring", sky(turnX(settle(band(R * 0.95, 0.03)), 0.41)), { weight: 0.8, paint: degrees }),
    makePart("axis", "axis", sky(arrow), { weight: 0.7 }),
    makePart("earth", "earth", move(sphere(0.036, 32, 20), [0, MIDDLE, 0]), { weight: 0.9 }),
    makePart(
      "joint",
      "ring",
      merge([1, -1].map((s) => move(torus(0.01, 0.004, 20, 8), [0, MIDDLE + s * R * 1.09, 0]))),
      { weight: 0.2 },
    ),
  ];
}

/** An armillary sphere. What makes it itself: rings of brass one within another - equator, tropics, polar circles, the slanting broad zodiac - about a tilted axis with an arrow, a small globe in the middle, in an upright and a level ring on a turned foot. */
export const armillarySphere = defineFromPlan({
  id: "armillary-sphere",
  family: "device",
  words: ["armillary sphere", "armillary", "celestial sphere", "spherical astrolabe", "armilla", "armillary globe"],
  senses: ["armillary sphere"],
  height: 0.5,
  vary: 0.03,
  view: { azimuth: 0.5, elevation: 0.22 },
  slots: {
    ring: mainSlot("brass bronze", "", "band|sphere|circle"),
    stand: slot("mahogany brass", "", "foot|base|pedestal"),
    axis: slot("brushed-steel", "", "arrow|pointer"),
    earth: slot("lapis-lazuli brass", "", "globe|planet|sun"),
  },
  styles: { table: { weight: 1 }, floor: { weight: 1 } },
  build,
});
