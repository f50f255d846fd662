import { boundsOf } from "#measure/bounds.ts";
import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, stretch, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, plate } from "../pieces.ts";

const LEAN = 0.62;

const dimples: Paint = (surface, x, y, z) => {
  const [u, v, w] = [x * 300, y * 300, z * 300];
  const near = (t: number) => Math.abs(t - Math.round(t));
  if (near(u) + near(v) + near(w) < 0.4) {
    surface.height -= 0.0004;
    surface.r *= 0.8;
    surface.g *= 0.8;
    surface.b *= 0.8;
  }
};

/** Grooves across the face. */
const grooves: Paint = (surface, _x, y, _z, _nx, _ny, nz) => {
  const s = y * 230;
  if (nz > 0.4 && y > 0.012 && y < 0.05 && s - Math.floor(s) < 0.25) {
    surface.r *= 0.35;
    surface.g *= 0.35;
    surface.b *= 0.35;
  }
};

/** An iron's blade: low at the heel, high at the toe, laid back. */
const iron = (): Geometry =>
  turnX(
    plate(
      [
        [-0.012, 0.0, 0.008],
        [0.07, -0.004, 0.02],
        [0.082, 0.026, 0.014],
        [0.074, 0.056, 0.012],
        [0.01, 0.03, 0.01],
        [0.006, 0.06, 0.003],
        [-0.008, 0.06, 0.003],
      ],
      0.012,
      0.003,
    ),
    -0.35,
  );

const driver = (): Geometry =>
  deform(move(stretch(sphere(0.058, 36), [1, 0.62, 0.95]), [0.045, 0.036, -0.03]), ([x, y, z]) => [
    x,
    Math.max(y, 0.0005 + 0.05 * Math.max(0, -z - 0.05)),
    Math.min(z, 0.004 - 0.2 * (y - 0.03)),
  ]);

const shaft = (): Geometry => {
  const path = curveThrough(
    [
      [0, 0.034, -0.004],
      [-0.03, 0.1, -0.004],
      [-0.3 * LEAN, 0.34, -0.004],
      [-0.6 * LEAN, 0.64, -0.004],
    ],
    4,
  );
  return tube(0.0058, path, 14);
};

const at = (t: number): Vec3 => [-LEAN * t, t + 0.04, -0.004];

function build({ style, has }: Planned): Part[] {
  const shape =
    style === "driver"
      ? driver()
      : style === "putter"
        ? plate(
            [
              [-0.03, 0, 0.004],
              [0.07, 0, 0.004],
              [0.07, 0.026, 0.004],
              [-0.03, 0.026, 0.004],
            ],
            0.022,
            0.003,
          )
        : iron();
  const head = move(shape, [0, -boundsOf([shape.positions]).min[1], 0]);
  const parts = [
    makePart("head", "head", head, { weight: 1, paint: grooves }),
    makePart("hosel", "shaft", bar([0, 0.03, -0.004], [-0.036, 0.11, -0.004], 0.0085, 14), { weight: 0.5 }),
    makePart("shaft", "shaft", shaft(), { weight: 1 }),
    makePart("grip", "grip", bar(at(0.42), at(0.61), 0.0125, 16), { weight: 0.9 }),
  ];
  if (has("ball"))
    parts.push(
      makePart("ball", "ball", move(sphere(0.0225, 28), [0.135, 0.0465, 0.05]), { weight: 0.9, paint: dimples }),
      ...makeParts(
        "tee",
        "tee",
        [
          move(
            turnedUp(
              [
                [0, 0],
                [0.002, 0],
                [0.0032, 0.018, 0.004],
                [0.0085, 0.026, 0.001],
                [0, 0.025],
              ],
              16,
            ),
            [0.135, 0, 0.05],
          ),
        ],
        { weight: 0.5 },
      ),
    );
  return parts;
}

/** A golf club. What makes it itself: a long thin steel shaft at a slant with a rubber grip, at its foot a small angled iron blade with grooves or a fat round driver's head, and a dimpled ball on a tee. */
export const golfClub = defineFromPlan({
  id: "golf-club",
  family: "toy",
  words: [
    "golf club",
    "golf driver",
    "golf iron",
    "putter",
    "golf putter",
    "golf clubs",
    "nine iron",
    "golf stick",
    "golf",
  ],
  senses: ["golf club#2"],
  height: 0.66,
  view: { azimuth: 0.2, elevation: 0.12 },
  slots: {
    head: mainSlot("brushed-steel chrome", "", "blade|face|iron"),
    shaft: slot("brushed-steel", "", "stick|hosel"),
    grip: slot("rubber", "#1a1b1e", "handle"),
    ball: slot("plastic", "#f6f5f0", "golf ball"),
    tee: slot("oak", "#e0b878 #d8402a", "peg"),
  },
  styles: {
    iron: { weight: 2, words: ["golf iron", "nine iron"] },
    driver: {
      weight: 2,
      words: ["golf driver"],
      materials: { head: "painted-metal" },
      dress: { head: "#17181c|#8a1414|#14306a" },
    },
    putter: { weight: 0, words: ["putter", "golf putter"] },
  },
  extras: { ball: { chance: 0.9 } },
  build,
  sockets: () => [{ name: "attach", position: at(0.52), normal: Y_AXIS, radius: 0.0125 }],
});
