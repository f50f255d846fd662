import { boundsOf } from "#measure/bounds.ts";
import { softSheet } from "../../concepts/bedding/soft-sheet.ts";
import { conceptById } from "../../concepts/index.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import type { Part, Socket } from "../../geometry/part.ts";
import { clamp, smoothstep } from "../../math/scalar.ts";
import { heightOf, socketOf, type Unplaced } from "../contact/unplaced.ts";

/** Concepts of cloths that hang over what they are thrown on. */
const CLOTHS: ReadonlySet<string> = new Set(["blanket", "towel", "scarf", "tablecloth", "rug"]);
/** Of these, the width over that of what they hang on: others are broader. */
const NARROW: ReadonlyMap<string, number> = new Map([
  ["scarf", 0.26],
  ["towel", 0.5],
]);
const BROAD = 0.66;

/** What of a seat one throws a cloth over: its arm, or its back. */
const ARMS = /^arm/;
const BACKS = /^(?:back|crest|post|slat|spindle|headrest|splat|ladder)/;

/** Share of the whole height below the top within which a thing without a back is hung with cloth. */
const TOP_BAND = 0.4;
/** How far down it hangs, as a share of what is free below. */
const DROP = 0.78;
/** Thickness of the cloth over the height of what it hangs on, and the least of it in metres. */
const THICK = 0.014;
const LEAST_THICK = 0.006;
/** Cross cuts along the cloth and across it. */
const ROWS = 44;
const COLUMNS = 22;
/** Pieces into which an edge is cut to find where a thing stands out. */
const SAMPLES = 6;

/** A point of a section: across the ridge, and up. */
type Point = readonly [across: number, up: number];

/** Whether the one is a cloth that can be hung over things. */
export const isCloth = ({ concept }: Pick<Unplaced, "concept">): boolean => CLOTHS.has(concept);

/**
 * A cloth hung over another thing, in that thing's own frame: over the back of a chair, the arm of a sofa, a fence or a table. It lies
 * where the section of the thing stands out furthest, and falls straight from there.
 *
 * @param isOverArm Over its arm rather than its back.
 */
export function drape(cloth: Unplaced, support: Unplaced, isOverArm: boolean): Unplaced | undefined {
  const ridge = ridgeOf(support, isOverArm);
  const { from, to } = ridge;
  const wide = (to - from) * (ridge.isArm ? 0.6 : (NARROW.get(cloth.concept) ?? BROAD));
  // a little to the side, as it was thrown
  const sheet = sheetOver(support, ridge, (from + to) / 2 + 0.12 * (to - from - wide), wide);
  const [first] = [...cloth.model.parts].sort((a, b) => (b.weight ?? 0.5) - (a.weight ?? 0.5));
  return sheet && fitted(cloth, [{ ...(first as Part), geometry: sheet }]);
}

/** A thing as it hangs on another one, in that one's frame. */
export const fitted = (object: Unplaced, parts: readonly Part[]): Unplaced => ({
  ...object,
  model: { parts: [...parts], sockets: [] },
  bounds: boundsOf(parts.map(({ geometry }) => geometry.positions)),
  scale: 1,
  turn: 0,
  isFitted: true,
});

/** What cloth is thrown over. */
export interface Ridge {
  readonly over: readonly Part[];
  /** Its ends, along X or, `isTurned`, against Z, metres. */
  readonly from: number;
  readonly to: number;
  readonly isTurned: boolean;
  /** The arm of a seat rather than its back. */
  readonly isArm: boolean;
  readonly isBack: boolean;
  readonly top: number;
  /** How far down it is free, metres. */
  readonly free: number;
}

/** The arm or the back of a seat, the whole of anything else. */
export function ridgeOf(support: Unplaced, isOverArm: boolean): Ridge {
  const { model, bounds } = support;
  const arms = isOverArm ? model.parts.filter(isRightArm) : [];
  const saddle = isOverArm ? undefined : saddleOf(support);
  if (saddle) return backOf(support, saddle);
  const perch = socketOf(model, ["seat"]);
  const backs = perch ? model.parts.filter(({ name }) => BACKS.test(name)) : [];
  const isArm = arms.length > 0;
  const isBack = !isArm && backs.length > 0;
  const over = isArm ? arms : isBack ? backs : model.parts;
  const { min, max } = boundsOf(over.map(({ geometry }) => geometry.positions));
  // the ridge runs along the longer side
  const isTurned = isArm || max[2] - min[2] > 1.2 * (max[0] - min[0]);
  const [from, to] = isTurned ? [-max[2], -min[2]] : [min[0], max[0]];
  const top = max[1];
  const seat = perch?.position[1] ?? bounds.min[1];
  const free = isArm || isBack ? top - Math.min(seat, top - 0.2 * heightOf(support)) : TOP_BAND * heightOf(support);
  return { over, from, to, isTurned, isArm, isBack, top, free };
}

/** Length of what lies on a beast's back, and how far down it hangs, both in the beast's sizes. */
const BACK_LENGTH = 0.3;
const FLANK = 0.36;

/** Where a beast that stands on four legs is ridden; who stands upright has his back behind him. */
const saddleOf = ({ model, concept }: Unplaced): Socket | undefined =>
  conceptById(concept).family === "animal"
    ? model.sockets.find(({ name, normal }) => name === "back" && normal[1] > LEVEL)
    : undefined;
const LEVEL = 0.7;

/** A beast's back between its withers and its rump: its neck stands far above what lies there. */
function backOf({ model, bounds }: Unplaced, { position: [, y, z] }: Socket): Ridge {
  const half = (BACK_LENGTH / 2) * (bounds.max[2] - bounds.min[2]);
  const free = FLANK * (y - bounds.min[1]);
  const side = { isTurned: true, isArm: false, isBack: true };
  return { ...side, over: model.parts, from: -z - half, to: -z + half, top: y, free };
}

/**
 * A sheet over part of a ridge.
 *
 * @param share Of what is free, how far down it hangs.
 */
export function sheetOver(
  support: Unplaced,
  { over, isTurned, top, free }: Ridge,
  middle: number,
  wide: number,
  share = DROP,
  thickness = 1,
): Geometry | undefined {
  const drop = share * free;
  const points = sectionOf(over, isTurned, middle - wide / 2, middle + wide / 2).filter(([, up]) => up > top - drop);
  const hull = upperHull(points);
  const thick = thickness * Math.max(LEAST_THICK, THICK * heightOf(support));
  return hull.length === 0 ? undefined : hang(hull, { middle, wide, low: top - drop, thick, isTurned });
}

const isRightArm = ({ name, geometry }: Part): boolean => {
  const { min, max } = boundsOf([geometry.positions]);
  return ARMS.test(name) && min[0] + max[0] > 0;
};

/** Where parts are, seen along the ridge, between two places of it. */
function sectionOf(parts: readonly Part[], isTurned: boolean, from: number, to: number): Point[] {
  const points: Point[] = [];
  for (const { geometry } of parts) {
    const { positions, indices } = geometry;
    for (let i = 0; i < indices.length; i += 1) {
      const a = (indices[i] as number) * 3;
      const b = (indices[i % 3 === 2 ? i - 2 : i + 1] as number) * 3;
      for (let k = 0; k < SAMPLES; k += 1) {
        const t = k / SAMPLES;
        const at = (axis: number): number =>
          (positions[a + axis] as number) * (1 - t) + (positions[b + axis] as number) * t;
        const along = isTurned ? -at(2) : at(0);
        if (along >= from && along <= to) points.push([isTurned ? at(0) : at(2), at(1)]);
      }
    }
  }
  return points;
}

/** The side of a heap of points that is seen from above, from the least across to the most, convex. */
function upperHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const hull: Point[] = [];
  for (const point of sorted) {
    while (hull.length > 1) {
      const [o, a] = [hull[hull.length - 2] as Point, hull[hull.length - 1] as Point];
      const isOutside = (a[0] - o[0]) * (point[1] - o[1]) - (a[1] - o[1]) * (point[0] - o[0]) >= 0;
      if (!isOutside) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull;
}

interface Hanging {
  readonly middle: number;
  readonly wide: number;
  /** Height of its lower edges. */
  readonly low: number;
  readonly thick: number;
  readonly isTurned: boolean;
}

/** The sheet that follows a convex section and falls straight from its ends. */
function hang(hull: readonly Point[], { middle, wide, low, thick, isTurned }: Hanging): Geometry {
  const [first, last] = [hull[0] as Point, hull[hull.length - 1] as Point];
  const line: Point[] = [
    [first[0], Math.min(low, first[1] - thick)],
    ...hull,
    [last[0], Math.min(low + thick, last[1] - thick)],
  ];
  const lengths = [0];
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    lengths.push((lengths[i - 1] as number) + Math.sqrt(dx * dx + dy * dy));
  }
  const long = lengths[lengths.length - 1] as number;
  const pointAt = (s: number): Point => {
    const at = Math.max(
      1,
      lengths.findIndex((length) => length >= s),
    );
    const [a, b] = [line[at - 1] as Point, line[at] as Point];
    const t = (s - (lengths[at - 1] as number)) / Math.max(1e-9, (lengths[at] as number) - (lengths[at - 1] as number));
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  };
  // the bend at a corner is spread over the cloth's own stiffness
  const soft = Math.min(0.08 * long, 6 * thick);
  const outwards = (s: number): Point => {
    const [a, b] = [pointAt(clamp(s - soft, 0, long)), pointAt(clamp(s + soft, 0, long))];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const size = Math.max(1e-9, Math.sqrt(dx * dx + dy * dy));
    return [-dy / size, dx / size];
  };
  const top = Math.max(...hull.map(([, up]) => up));
  return softSheet(
    COLUMNS,
    ROWS,
    (u, v, side) => {
      const along = (u - 0.5) * wide;
      const s = v * long;
      const [across, up] = pointAt(s);
      const [nx, ny] = outwards(s);
      const loose = smoothstep(0.05, 1, (top - up) / Math.max(1e-9, top - low));
      const wave = 0.5 + 0.5 * noise((along / wide) * 5, s / long, 3, 11);
      const rim = 1 - 0.45 * smoothstep(0.94, 1, Math.max(Math.abs(2 * u - 1), Math.abs(2 * v - 1)));
      // every fold stands out from what is below, none goes into it
      const out = thick * (0.75 + 0.5 * side * rim) + 0.09 * wide * loose * wave;
      const sag = 0.06 * (top - low) * loose * noise((along / wide) * 2.5, v > 0.5 ? 4 : 0, 1, 5);
      const [x, y, z] = [middle + along * (1 - 0.05 * loose * wave), up + ny * out + sag, across + nx * out];
      return isTurned ? [z, y, -x] : [x, y, z];
    },
    (u, v) => [(u - 0.5) * wide, (v - 0.5) * long],
  );
}
