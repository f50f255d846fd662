import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { archPath, blockOn } from "../building/masonry.ts";
import { bar, plate } from "../pieces.ts";
import { FLOOR } from "./ground-slabs.ts";

const _at = (angle: number, radius: number, y = 0): Vec3 => [radius * sin(angle), y, radius * cos(angle)];

const part = (name: string, slot: string, pieces: readonly Geometry[], weight = 0.5): Part =>
  makePart(name, slot, merge(pieces), { weight });

/** Curtains in folds at the back of a stage and drawn aside, and a valance over them. */
export function curtains(): Part[] {
  const fold = (x: number, z: number, tall: number, thick: number): Geometry =>
    move(stretch(bar([0, 0, 0], [0, tall, 0], thick, 12), [1, 1, 0.8]), [x, 0, z]);
  const back = Array.from({ length: 20 }, (_, k) => fold(-0.93 + k * 0.098, -0.76, 0.98, 0.058));
  const aside = [-1, 1].flatMap((s) =>
    Array.from({ length: 3 }, (_, k) => fold(s * (0.91 - 0.07 * k), -0.6 + 0.05 * k, 0.99, 0.05)),
  );
  const valance = Array.from({ length: 9 }, (_, k) =>
    move(stretch(sphere(0.125, 16, 10), [1, 0.85, 0.3]), [-0.84 + k * 0.21, 0.97, -0.66]),
  );
  const cord = [-1, 1].map((s) => blockOn([0.26, 0.035, 0.18], s * 0.84, 0.42, -0.55, 0.01));
  return [
    part("curtain", "book", [...back, ...aside], 0.7),
    part("valance", "book", [...valance, blockOn([1.92, 0.12, 0.08], 0, 0.98, -0.7, 0.01)], 0.5),
    part("cords", "packet", cord, 0.3),
  ];
}

/** Two stalls side by side: crates of fruit on a slanting counter under an awning in stripes. */
export function market(): Part[] {
  const found: Record<"trim" | "book" | "tin" | "packet" | "jar" | "fitting" | "trunk", Geometry[]> = {
    trim: [],
    book: [],
    tin: [],
    packet: [],
    jar: [],
    fitting: [],
    trunk: [],
  };
  const kinds = ["book", "packet", "jar", "tin"] as const;
  for (const [which, x] of [-0.48, 0.48].entries()) {
    const [wide, z] = [0.84, -0.58];
    found.fitting.push(
      ...[-1, 1].flatMap((s) => [
        blockOn([0.04, 0.99, 0.04], x + (s * wide) / 2, 0, z - 0.16),
        blockOn([0.04, 0.82, 0.04], x + (s * wide) / 2, 0, z + 0.2),
      ]),
      blockOn([wide, 0.3, 0.32], x, 0, z, 0.008),
    );
    for (let k = 0; k < 8; k += 1) {
      const stripe = turnX(blockOn([wide / 8 + 0.012, 0.022, 0.56], 0, 0, 0), 0.34);
      const hem = blockOn([wide / 8 + 0.012, 0.07, 0.02], 0, -0.15, 0.26);
      const side = x - wide / 2 + (wide / 8) * (k + 0.5);
      const stuff = k % 2 === 0 ? found.trim : which === 0 ? found.book : found.tin;
      stuff.push(move(merge([stripe, hem]), [side, 0.93, z + 0.04]));
    }
    for (let k = 0; k < 4; k += 1) {
      const [cx, cy] = [x - 0.3 + 0.2 * k, 0.33];
      found.trunk.push(turnCrate(cx, cy, z + 0.05));
      const fruit = found[kinds[(k + which) % 4] as (typeof kinds)[number]];
      for (let i = 0; i < 9; i += 1)
        fruit.push(
          move(sphere(0.033, 10, 8), [
            cx - 0.055 + 0.055 * (i % 3),
            cy + 0.075 - 0.012 * Math.floor(i / 3) + (i === 4 ? 0.02 : 0),
            z - 0.02 + 0.065 * Math.floor(i / 3),
          ]),
        );
    }
  }
  return Object.entries(found).map(([slot, pieces]) => part(`stall-${slot}`, slot, pieces));
}

/** An open crate that leans towards who looks at it. */
const turnCrate = (x: number, y: number, z: number): Geometry =>
  move(
    turnX(
      merge([
        blockOn([0.19, 0.015, 0.24], 0, 0, 0),
        ...[-1, 1].map((s) => blockOn([0.012, 0.065, 0.24], s * 0.09, 0, 0)),
        ...[-1, 1].map((s) => blockOn([0.19, 0.065, 0.012], 0, 0, s * 0.114)),
      ]),
      0.16,
    ),
    [x, y, z],
  );

/** A quarter pipe on the left, seen from its side, with a rail on its platform. */
export function ramps(): Part[] {
  const [foot, edge, tall] = [-0.12, -0.62, 0.5];
  const long = 2 * FLOOR[1] - 0.06;
  const profile: Point2[] = [
    [-0.94, 0],
    ...Array.from({ length: 11 }, (_, k): Point2 => {
      const a = (PI / 2) * (k / 10);
      return [foot + (edge - foot) * sin(a), 0.01 + tall * (1 - cos(a))];
    }),
    [-0.94, 0.01 + tall],
  ];
  const rails = [
    ...[-0.7, 0, 0.7].map((z) => bar([-0.9, tall, z], [-0.9, tall + 0.26, z], 0.014, 8)),
    ...[0.14, 0.26].map((y) => bar([-0.9, tall + y, -0.72], [-0.9, tall + y, 0.72], 0.014, 8)),
    bar([edge, tall + 0.012, -long / 2], [edge, tall + 0.012, long / 2], 0.018, 10),
  ];
  return [part("ramp", "fitting", [extrude(profile, { depth: long })], 0.7), part("ramp-rails", "rail", rails, 0.4)];
}

/** Height of a tunnel's mouth, and half its width. */
export const MOUTH = [0.62, 0.36] as const;

/** Rails on sleepers, and the mouth of a tunnel of stone in a hillside; what comes out of it goes to the front. */
export function tunnel(): Part[] {
  const [tall, half] = MOUTH;
  const back = -FLOOR[1];
  const slope: Point2[] = [
    [0.95, 0],
    [0.93, 0.4],
    [0.74, 0.66],
    [0.5, 0.84],
    [0.16, 0.97],
    [-0.2, 0.93],
    [-0.52, 0.8],
    [-0.78, 0.56],
    [-0.95, 0.34],
    [-0.95, 0],
  ];
  const mouth = archPath(2 * half, tall, 14);
  const ring = archPath(2 * half + 0.2, tall + 0.1, 14);
  const notched = (outline: readonly Point2[]): Point2[] => [...outline, ...[...mouth].reverse()];
  const deep = 0.62;
  const hill = move(extrude(notched(slope), { depth: deep, bevel: 0.02 }), [0, -0.02, back + deep / 2]);
  const portal = move(extrude(notched(ring), { depth: 0.14, bevel: 0.012 }), [0, -0.02, back + deep]);
  const rails = [-1, 1].map((s) => blockOn([0.03, 0.03, 2 * FLOOR[1] - 0.02], s * 0.14, 0.006, 0));
  const sleepers = Array.from({ length: 11 }, (_, k) => blockOn([0.44, 0.018, 0.07], 0, 0, -0.72 + k * 0.144));
  return [
    part("hill", "bank", [hill], 0.7),
    part("portal", "stone", [portal], 0.5),
    part("dark", "rail", [plateAt(mouth, back + 0.03)], 0.3),
    part("rails", "rail", rails, 0.4),
    part("sleepers", "trunk", sleepers, 0.4),
  ];
}

/** The dark at the end of a mouth. */
const plateAt = (mouth: readonly Point2[], z: number): Geometry => move(plate(mouth, 0.02), [0, -0.02, z]);
