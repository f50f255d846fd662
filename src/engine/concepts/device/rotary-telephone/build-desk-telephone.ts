import { box } from "../../../geometry/box.ts";
import { curveThrough, graph } from "../../../geometry/curve.ts";
import { easeBends } from "../../../geometry/ease-bends.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { loft } from "../../../geometry/loft.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { ellipseOutline, rectangleOutline } from "../../../geometry/outline.ts";
import type { Part } from "../../../geometry/part.ts";
import { deform, move, turnX } from "../../../geometry/place.ts";
import { turnedCorners } from "../../../geometry/slab.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { atan2, cos, PI, sin, TAU } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { coil } from "../coil.ts";
import { dial } from "./dial.ts";
import type { RotaryTelephoneParameters } from "./rotary-telephone-parameters.ts";

/** Handset along X about the origin: its caps' faces look down. */
function handset(length: number): Geometry[] {
  const r = length * 0.135;
  const bar = sweep(
    ellipseOutline(length * 0.058, length * 0.062, 16),
    curveThrough(
      [
        [-length * 0.42, -r * 0.1, 0],
        [-length * 0.34, r * 0.55, 0],
        [-length * 0.18, r * 0.95, 0],
        [0, r * 1.05, 0],
        [length * 0.18, r * 0.95, 0],
        [length * 0.34, r * 0.55, 0],
        [length * 0.42, -r * 0.1, 0],
      ],
      5,
    ),
    {
      scale: graph([
        [0, 1.5],
        [0.2, 1.1],
        [0.5, 0.95],
        [0.8, 1.1],
        [1, 1.5],
      ]),
    },
  );
  const cap = (side: 1 | -1) => {
    const shape = turnedCorners(
      [
        [0, -r * 0.66],
        [r * 0.55, -r * 0.62, r * 0.2],
        [r * 0.95, 0, r * 0.1],
        [r * 1.05, r * 0.06, r * 0.05],
        [r * 1.05, r * 0.42, r * 0.16],
        [r * 0.6, r * 0.52, r * 0.1],
        [0, r * 0.46],
      ],
      32,
      3,
    );
    const down = turnX(shape, PI / 2);
    return move(
      deform(down, ([x, y, z]) => [
        x * cos(side * 0.28) - y * sin(side * 0.28),
        x * sin(side * 0.28) + y * cos(side * 0.28),
        z,
      ]),
      [side * length * 0.42, -r * 0.2, 0],
    );
  };
  return [bar, cap(-1), cap(1)];
}

/** From the handset's end down to the table and back under the body, on the side that is seen. */
const hangLoose = ({ size: u, breadth }: RotaryTelephoneParameters, x: number, y: number): Vec3[] => [
  [x, y, -u * 0.22],
  [x + u * 0.12, y * 0.7, -u * 0.12],
  [x + u * 0.16, y * 0.25, u * 0.05],
  [x + u * 0.06, u * 0.045, u * 0.2],
  [u * 0.5 * breadth, u * 0.05, u * 0.02],
  [u * 0.42 * breadth, u * 0.06, -u * 0.1],
];

/** Where a handset lies that was taken off: on the table at the side that is seen, a little askew, on its caps. */
const besideIt = ({ size: u, breadth }: RotaryTelephoneParameters) => {
  const [c, s] = [cos(ASKEW), sin(ASKEW)];
  return ([x, y, z]: Vec3): Vec3 => [
    u * (0.36 + 0.5 * breadth) + x * c - z * s,
    y + u * 0.145,
    u * 0.3 + x * s + z * c,
  ];
};

const ASKEW = 1.25;

/** From the near end of the handset that lies on the table round before the telephone and back under it. */
const lieLoose = (p: RotaryTelephoneParameters, length: number): Vec3[] => {
  const { size: u, breadth } = p;
  const [x, y, z] = besideIt(p)([length * 0.47, -u * 0.03, 0]);
  return [
    [x, y, z],
    [x + u * 0.02, u * 0.06, z + u * 0.14],
    [x - u * 0.14, u * 0.045, z + u * 0.26],
    [x - u * 0.36, u * 0.045, z + u * 0.16],
    [u * 0.4 * breadth, u * 0.045, u * 0.72],
    [u * 0.3 * breadth, u * 0.05, u * 0.5],
  ];
};

/** Turns of a snarl on the table beside the telephone: where each lies across and along, how wide it is, in sizes of the body. */
const SNARL = [
  [0.92, 0.12, 0.15],
  [0.82, 0.3, 0.12],
  [1.0, 0.24, 0.13],
] as const;

/** Out in a snarl of loops that lie over each other, and back. */
function tangle({ size: u, breadth }: RotaryTelephoneParameters, x: number, y: number): Vec3[] {
  const loops = SNARL.flatMap(([across, along, wide], loop) =>
    Array.from({ length: 6 }, (_, k): Vec3 => {
      const angle = (loop % 2 === 0 ? 1 : -1) * (k / 6) * TAU + loop;
      return [
        u * (across + wide * cos(angle)),
        u * (0.05 + 0.105 * loop + 0.008 * k),
        u * (along + 1.2 * wide * sin(angle)),
      ];
    }),
  );
  return [
    [x, y, -u * 0.22],
    [x + u * 0.16, y * 0.75, -u * 0.1],
    [x + u * 0.26, y * 0.5, u * 0.02],
    ...loops.reverse(),
    // around the snarl rather than through it
    [u * 1.14, u * 0.045, u * 0.02],
    [u * 1.02, u * 0.045, -u * 0.13],
    [u * 0.8, u * 0.045, -u * 0.18],
    [u * 0.6, u * 0.05, -u * 0.15],
    [u * 0.42 * breadth, u * 0.06, -u * 0.1],
  ];
}

/** A sloping body with the handset across its cradle. */
export function buildDeskTelephone(p: RotaryTelephoneParameters): Part[] {
  const u = p.size;
  const h = u * 0.6 * p.rise;
  const ring = (y: number, w: number, back: number, front: number, corner: number) =>
    [...rectangleOutline(w * u * p.breadth, (front - back) * u, corner * u, 5)].map(
      ([x, z]): Vec3 => [x, y * h, -z + ((back + front) / 2) * u],
    );
  const body = loft([
    ring(0, 0.98, -0.48, 0.52, 0.12),
    ring(0.05, 1.02, -0.5, 0.54, 0.12),
    ring(0.16, 1.0, -0.49, 0.52, 0.12),
    ring(0.4, 0.86, -0.46, 0.33, 0.12),
    ring(0.7, 0.68, -0.42, 0.1, 0.12),
    ring(0.92, 0.58, -0.38, -0.05, 0.1),
    ring(1, 0.54, -0.35, -0.09, 0.08),
  ]);
  const radius = u * 0.27 * Math.min(1, p.breadth * 1.1);
  const slope = atan2(0.42 * u, 0.54 * h);
  const lay = (geometry: Geometry) => move(turnX(geometry, -slope), [0, h * 0.425, u * 0.315]);
  const cradle = [-1, 1].flatMap((side) => [
    move(box([u * 0.14, h * 0.12, u * 0.26], { bevel: u * 0.02, bevelSteps: 2 }), [
      side * u * 0.26,
      h * 1.02,
      -u * 0.22,
    ]),
    move(box([u * 0.1, h * 0.26, u * 0.05], { bevel: u * 0.02, bevelSteps: 2 }), [
      side * u * 0.26,
      h * 1.12,
      -u * 0.08,
    ]),
    move(box([u * 0.1, h * 0.26, u * 0.05], { bevel: u * 0.02, bevelSteps: 2 }), [
      side * u * 0.26,
      h * 1.12,
      -u * 0.36,
    ]),
  ]);
  const length = u * 1.12;
  const pieces = handset(length).map((each) =>
    p.unhooked ? deform(each, besideIt(p)) : move(each, [0, h * 1.02 + length * 0.02, -u * 0.22]),
  );
  const cord = coil(
    easeBends(
      curveThrough(
        p.unhooked
          ? lieLoose(p, length)
          : p.tangled
            ? tangle(p, length * 0.47, h * 0.92)
            : hangLoose(p, length * 0.47, h * 0.92),
        8,
      ),
      () => u * 0.06,
    ),
    p.tangled ? 74 : p.unhooked ? 34 : 26,
    u * 0.027,
    u * 0.0125,
  );
  return [
    makePart("body", "body", body, { weight: 1, crease: 0.5 }),
    ...dial("dial", radius, lay),
    ...makeParts("cradle", "body", cradle, { weight: 0.5 }),
    makePart("handset", "handset", pieces[0] as Geometry, { weight: 1 }),
    ...makeParts("handset-cap", "handset", pieces.slice(1), { weight: 0.9 }),
    makePart("cord", "cord", cord, { weight: 0.4, crease: 1.2 }),
  ];
}
