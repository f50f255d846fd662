import { boundsOf } from "#measure/bounds.ts";
import { clipGeometry } from "../../geometry/clip.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { deform, move, place } from "../../geometry/place.ts";
import { splitShells } from "../../geometry/shells.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { distance, dot, scale, subtract, type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { changeUnits, isNamed, type Unit } from "./part-units.ts";
import { headBall } from "./resize-part.ts";

/** More than these are a heap. */
const MOST = 9;

/** As many of a part as were said; the model itself where that cannot be done. */
export function multiplyPart(model: Model, word: string, asked: number): Model {
  const count = Math.min(asked, MOST);
  if (word === "head") return count > 1 ? multiplyHead(model, count) : model;
  if (word === "eye" && count === 1) return oneEyed(model);
  if (hasAsMany(model, word, count)) return model;
  return changeUnits(model, word, (units) => {
    if (units.length === count || units.length === 0) return units.map(() => (geometry: Geometry) => [geometry]);
    return count < units.length ? fewer(units, count) : more(units, count, word);
  });
}

/** "A beetle with six legs": one part holds all of them, each of as many pieces, and so near that they cannot be told apart. */
function hasAsMany({ parts }: Model, word: string, count: number): boolean {
  const all = parts.find(({ name }) => name === `${word}s`);
  if (!all || count < 3) return false;
  const pieces = splitShells(all.geometry).length;
  return pieces >= count && pieces % count === 0;
}

/** More than these stand around a body, not before and behind it. */
const MANY = 6;

const KEEP = (geometry: Geometry): readonly Geometry[] => [geometry];
const NONE = (): readonly Geometry[] => [];

/** One of a pair moves to the middle; of what stands in rows the foremost goes. */
function fewer(units: readonly Unit[], count: number) {
  if (count === 1) {
    const first = units[0] as Unit;
    const isPair = units.length === 2;
    return units.map((unit) =>
      unit === first ? (geometry: Geometry) => [isPair ? move(geometry, [-unit.middle[0], 0, 0]) : geometry] : NONE,
    );
  }
  const byFront = units.toSorted((a, b) => b.middle[2] - a.middle[2] || b.middle[0] - a.middle[0]);
  // of many in rows the foremost pair stays: a spider with six legs still stands on all sides
  const from = units.length > MANY ? 2 : 0;
  const gone = new Set(byFront.slice(from, from + units.length - count));
  return units.map((unit) => (gone.has(unit) ? NONE : KEEP));
}

/** In the middle of the face, and larger. */
function oneEyed(model: Model): Model {
  const brow = model.sockets.find(({ name }) => name === "eyes");
  return changeUnits(model, "eye", (units) => {
    const { middle, min, max } = units[0] as Unit;
    const deep = 0.1 * (max[2] - min[2]);
    const to: Vec3 = brow
      ? [0, Math.max(brow.position[1], middle[1]) + 0.3 * (max[1] - min[1]), brow.position[2] - deep]
      : [0, middle[1], max[2]];
    const enlarge = ([x, y, z]: Vec3): Vec3 => [
      to[0] + 1.6 * (x - middle[0]),
      to[1] + 1.6 * (y - middle[1]),
      to[2] + 1.6 * (z - middle[2]),
    ];
    return units.map((_, k) => (k === 0 ? (geometry: Geometry) => [deform(geometry, enlarge)] : NONE));
  });
}

/** Further ones beside, below or between those that are there: fanned out where they grow from the middle. */
function more(units: readonly Unit[], count: number, word: string) {
  const { length } = units;
  const [low, high] = extentAlong(units, 2);
  const isRow = high - low > 1e-6 && /^(?:leg|foot|paw)$/.test(word);
  return units.map((unit, k) => {
    const copies = Math.floor((count - 1 - k) / length);
    const turns = Array.from({ length: copies }, (_, i) => i + 1);
    return (geometry: Geometry) => [
      ...(length === 1 ? [] : [geometry]),
      ...(length === 1
        ? fan(geometry, unit, copies + 1)
        : turns.map((i) => further(geometry, unit, i, copies, isRow ? [low, high] : undefined, word))),
    ];
  });
}

function extentAlong(units: readonly Unit[], axis: 0 | 1 | 2): [number, number] {
  const places = units.map(({ middle }) => middle[axis]);
  return [Math.min(...places), Math.max(...places)];
}

const about = (point: Vec3, axis: Vec3, angle: number) =>
  chain(translation(scale(point, -1)), rotation(axis, angle), translation(point));

/** Several from one root: tails, horns, trunks. */
function fan(geometry: Geometry, { root, min, max }: Unit, count: number): Geometry[] {
  const isUpright = max[1] - min[1] > Math.max(max[0] - min[0], max[2] - min[2]);
  const spread = Math.min(1.9, 1.1 * (count - 1));
  return Array.from({ length: count }, (_, i) => {
    const angle = count === 1 ? 0 : spread * (i / (count - 1) - 0.5);
    return place(geometry, about(root, isUpright ? Z_AXIS : Y_AXIS, angle));
  });
}

/** One more of a pair: legs between the front and the hind ones, arms and wings below the first, eyes above them. */
function further(
  geometry: Geometry,
  { root, middle, min, max }: Unit,
  step: number,
  copies: number,
  row: readonly [number, number] | undefined,
  word: string,
): Geometry {
  if (row) {
    const [low, high] = row;
    const to = middle[2] + ((low + high - 2 * middle[2]) * step) / (copies + 1);
    return move(geometry, [0, 0, to - middle[2]]);
  }
  const height = max[1] - min[1];
  if (word === "eye")
    return move(geometry, [
      copies % 2 === 1 && step === copies ? -middle[0] : 0,
      0.72 * height * step,
      -0.22 * height * step,
    ]);
  const side = Math.sign(middle[0]) || 1;
  const lifted = place(geometry, about(root, Z_AXIS, side * 0.5 * step));
  return move(lifted, [0, -0.12 * height * step, -0.06 * height * step]);
}

/** Cut off at the neck and put back several times, each turned aside. */
function multiplyHead(model: Model, count: number): Model {
  const ball = headBall(model);
  if (!ball) return multiplySeparate(model, count);
  const { centre, radius, neck, up } = ball;
  const offset = dot(neck, up);
  const isOfHead = ({ geometry }: Part) => boundsDistance(geometry, centre) < 0.9 * radius;
  const spread = Math.min(2.4, 0.55 * (count - 1) + 0.45);
  const turns = Array.from({ length: count }, (_, i) => {
    const share = count === 1 ? 0 : i / (count - 1) - 0.5;
    const isUpright = Math.abs(up[1]) > 0.5;
    const turned = about(
      subtract(neck, scale(up, 0.25 * radius)),
      isUpright ? Z_AXIS : Y_AXIS,
      share * spread * (isUpright ? -1 : 1),
    );
    return chain(turned, translation([share * 0.9 * radius, 0, 0]));
  });
  const parts = model.parts.flatMap((part): Part[] => {
    if (!isOfHead(part)) return [part];
    const body = clipGeometry(part.geometry, up, offset);
    const near = (shell: Geometry) => boundsDistance(shell, centre) < radius;
    const pieces = splitShells(clipGeometry(part.geometry, scale(up, -1), 0.3 * radius - offset));
    const head = pieces.filter(near);
    if (head.length === 0) return [part];
    const heads = turns.flatMap((turn) => head.map((piece) => place(piece, turn)));
    const left = [...splitShells(body), ...pieces.filter((piece) => !near(piece))];
    return [{ ...part, geometry: merge([...left, ...heads]) }];
  });
  return { ...model, parts };
}

/** A head of its own on a thing without a neck. */
function multiplySeparate(model: Model, count: number): Model {
  const heads = model.parts.filter((part) => isNamed(part, "head"));
  if (heads.length === 0) return model;
  const { min, max } = boundsOf(heads.map(({ geometry }) => geometry.positions));
  const wide = 0.9 * (max[0] - min[0]);
  const parts = model.parts.map((part) => {
    const { min: low, max: high } = boundsOf([part.geometry.positions]);
    const isOn = [0, 1, 2].every(
      (k) => (low[k] as number) >= (min[k] as number) - 1e-3 && (high[k] as number) <= (max[k] as number) + 1e-3,
    );
    if (!isOn) return part;
    const copies = Array.from({ length: count }, (_, i) =>
      move(part.geometry, scale(X_AXIS, wide * (i - (count - 1) / 2))),
    );
    return { ...part, geometry: merge(copies) };
  });
  return { ...model, parts };
}

/** Metres from a point to the box about a shape; 0 within it. */
function boundsDistance({ positions }: Geometry, point: Vec3): number {
  const { min, max } = boundsOf([positions]);
  const nearest = point.map((c, k) => Math.min(Math.max(c, min[k] as number), max[k] as number)) as unknown as Vec3;
  return distance(nearest, point);
}
