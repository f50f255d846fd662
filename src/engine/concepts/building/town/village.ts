import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, turnY } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { cos, PI, sin, TAU } from "../../../math/elementary.ts";
import type { Planned } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { block, blockOn, turnedUp } from "../masonry.ts";

/** Radius of the ground, its thickness, and of the green in the middle. */
const RADIUS = 46;
const GROUND = 2;
const GREEN = 12;
const PATH = [0.36, 0.28, 0.18] as const;
/** How high above the ground a house begins: it sits in it. */
const FOOT = GROUND - 0.2;

/** A lane around the green, and one that leads out of the village. */
const lanes: Paint = (surface, x, y, z, _nx, ny) => {
  if (ny < 0.5 || y < GROUND - 0.3) return;
  const far = Math.sqrt(x * x + z * z);
  const bend = 2.2 * sin(z / 9);
  const isRing = Math.abs(far - GREEN - 2.2) < 1.9;
  const isOut = z > GREEN && Math.abs(x - bend) < 2;
  if (isRing || isOut) layColour(surface, PATH, 0.95);
};

interface Pieces {
  readonly walls: Geometry[];
  readonly roofs: Geometry[];
  readonly doors: Geometry[];
  readonly panes: Geometry[];
  readonly chimneys: Geometry[];
}

/** A gable roof over `wide` (x) by `deep` (z) that overhangs by half a metre. */
function gable(wide: number, deep: number, rise: number, y: number): Geometry {
  const half = wide / 2 + 0.5;
  const outline = [
    [-half, 0],
    [half, 0],
    [0, rise],
  ] as const;
  return move(extrude(outline, { depth: deep + 1, bevel: 0.08, bevelSteps: 1 }), [0, y, 0]);
}

/** A house at the origin with its door to +Z. */
function house(into: Pieces, at: (geometry: Geometry) => Geometry, next: () => number): void {
  const [wide, deep, high] = [6.5 + 2 * next(), 7.5 + 3 * next(), 4 + 2.4 * Math.floor(next() * 2)];
  const top = FOOT + high;
  const front = deep / 2;
  const rise = wide * (0.48 + 0.16 * next());
  into.walls.push(at(blockOn([wide, high, deep], 0, FOOT, 0, 0.06)));
  // the gable's own wall, under the roof
  into.roofs.push(at(gable(wide, deep, rise, top - 0.35)));
  into.doors.push(at(block([1.3, 2.3, 0.3], [0, GROUND + 1.1, front], 0.05)));
  const rows = high > 5 ? [1.7, 4.4] : [1.7];
  for (const y of rows) {
    for (const x of [-wide * 0.3, wide * 0.3]) {
      into.panes.push(at(block([1.15, 1.3, 0.26], [x, GROUND + y, front], 0.04)));
      into.panes.push(at(block([1.15, 1.3, 0.26], [x, GROUND + y, -front], 0.04)));
    }
    for (const z of [-deep * 0.25, deep * 0.25]) {
      for (const side of [-1, 1])
        into.panes.push(at(block([0.26, 1.3, 1.15], [(side * wide) / 2, GROUND + y, z], 0.04)));
    }
  }
  const x = wide * 0.24;
  into.chimneys.push(at(blockOn([0.9, rise * 0.75 + 1, 0.9], x, top + 0.2, -deep * 0.22, 0.06)));
}

/** A nave, a tower in front of it and a pointed spire. */
function church(into: Pieces): void {
  const at = (geometry: Geometry) => move(turnY(geometry, 0.5), [0, 0, -1]);
  into.walls.push(at(blockOn([7.5, 6.5, 13], 0, FOOT, -1, 0.06)), at(blockOn([5, 14, 5], 0, FOOT, 6.4, 0.08)));
  into.roofs.push(at(move(gable(7.5, 13, 5, FOOT + 6.2), [0, 0, -1])));
  const spire = move(turnY(cylinder({ radius: 4.1, radiusTop: 0, height: 10, segments: 4 }), PI / 4), [
    0,
    FOOT + 13.8,
    6.4,
  ]);
  into.roofs.push(at(spire));
  into.doors.push(at(block([1.8, 3, 0.3], [0, GROUND + 1.4, 8.9], 0.05)));
  for (const z of [-5, -1.5, 2]) {
    for (const side of [-1, 1]) into.panes.push(at(block([0.3, 2.8, 1.1], [side * 3.75, GROUND + 3.2, z], 0.05)));
  }
  into.panes.push(at(block([1.2, 1.9, 0.3], [0, GROUND + 9.5, 8.9], 0.05)));
}

/** Gabled houses around a green with a church, trees between them. */
export function village({ stream }: Planned): Part[] {
  const next = stream("village");
  const into: Pieces = { walls: [], roofs: [], doors: [], panes: [], chimneys: [] };
  const crowns: Geometry[] = [];
  const trunks: Geometry[] = [];
  church(into);
  const plant = (x: number, z: number) => {
    const tall = 5 + 4 * next();
    trunks.push(move(cylinder({ radius: 0.4, radiusTop: 0.3, height: tall * 0.5, segments: 7 }), [x, FOOT, z]));
    crowns.push(move(sphere(tall * 0.34, 9), [x, FOOT + tall * 0.66, z]));
  };
  const ring = (count: number, radius: number, phase: number, leaveOut: number) => {
    for (let i = 0; i < count; i += 1) {
      const angle = ((i + phase) / count) * TAU;
      // the lane out of the village lies at +Z
      const isLane = Math.abs(sin(angle) * radius) < 7 && cos(angle) > 0;
      const far = radius * (0.97 + 0.06 * next());
      const [x, z] = [sin(angle) * far, cos(angle) * far];
      if (isLane || next() < leaveOut) {
        if (!isLane) plant(x, z);
        continue;
      }
      const turned = angle + PI + (next() - 0.5) * 0.3;
      house(into, (geometry) => move(turnY(geometry, turned), [x, 0, z]), next);
    }
  };
  ring(8, 23, 0.5, 0.06);
  ring(13, 38, 0.2, 0.25);
  for (let i = 0; i < 9; i += 1) {
    const angle = ((i + 0.35 + 0.3 * next()) / 9) * TAU;
    if (cos(angle) < 0.93) plant(sin(angle) * 30.5, cos(angle) * 30.5);
  }
  const some = (name: string, slot: string, geometries: readonly Geometry[], weight: number): Part =>
    makePart(name, slot, merge(geometries), { weight });
  const ground = turnedUp(
    [
      [0, 0],
      [RADIUS - 1.5, 0],
      [RADIUS, 1],
      [RADIUS - 0.4, GROUND],
      [0, GROUND],
    ],
    64,
  );
  return [
    makePart("ground", "lawn", ground, { weight: 0.8, paint: lanes }),
    some("houses", "house", into.walls, 1),
    some("roofs", "roof", into.roofs, 1),
    some("doors", "door", into.doors, 0.5),
    some("windows", "window", into.panes, 0.6),
    some("chimneys", "brick", into.chimneys, 0.4),
    some("trunks", "trunk", trunks, 0.2),
    some("crowns", "tree", crowns, 0.4),
  ];
}
