import type { Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { clamp } from "../../math/scalar.ts";
import { heightOf, type Unplaced, widthOf } from "../contact/unplaced.ts";
import { fitted, type Ridge, ridgeOf, sheetOver } from "./drape.ts";

/** Concepts of what has shoulders to hang by on the back of a chair. */
const SHOULDERED: ReadonlySet<string> = new Set(
  "jacket shirt kimono dress bulletproof-vest life-jacket apron".split(" "),
);
/** Of these, what has sleeves. */
const SLEEVED: ReadonlySet<string> = new Set(["jacket", "shirt", "kimono"]);
/** Further garments that lie over things as a cloth does, and how wide they are folded, metres. */
const FOLDED: ReadonlyMap<string, number> = new Map([
  ["trousers", 0.26],
  ["skirt", 0.4],
  ["cape", 0.5],
  ["tie", 0.075],
]);
/** How wide a shouldered one lies there, and a sleeve of it, metres. */
const TRUNK = 0.46;
const SLEEVE = 0.12;
/** Of what is free below, how far the trunk and the sleeves hang down. */
const TRUNK_DROP = 0.82;
const SLEEVE_DROP = 1.1;
/** What hangs in a wardrobe only. */
const HANGER = "hanger";

/** Of a garment's width and height: where its shoulders end, and how high they are there. */
const SHOULDER_OUT = 0.29;
const SHOULDER_UP = 0.86;
/** How much further than the back of the chair the shoulders reach, and how flat an empty garment is. */
const OVER_RAIL = 1.06;
const FLAT = 0.42;
/** Width of a back from which nobody's shoulders go over it, metres: a sofa's. */
const BROADEST = 0.95;
/** Metres of cloth about the back, before it and behind. */
const AROUND = 0.02;
/** Least height over width that a garment is drawn together to: its hem lies on the seat. */
const SHORTEST = 0.62;

/** Whether it is a garment that lies over things rather than standing by itself. */
export const isDraped = ({ concept }: Pick<Unplaced, "concept">): boolean =>
  SHOULDERED.has(concept) || FOLDED.has(concept);

/**
 * A garment over another thing, in that one's frame: on the back of a chair it hangs by its shoulders over the top rail, flat, its
 * sleeves beside it; over an arm, a railing, a fence it is folded double, its sleeves hanging lower than the trunk.
 */
export function drapeGarment(garment: Unplaced, support: Unplaced, isOverArm: boolean): Unplaced | undefined {
  const ridge = ridgeOf(support, isOverArm);
  const parts = garment.model.parts.filter(({ name }) => name !== HANGER);
  const isRail = ridge.isBack && !ridge.isTurned && (ridge.to - ridge.from) * support.scale < BROADEST;
  if (isRail && !isOverArm && SHOULDERED.has(garment.concept))
    return fitted(garment, hangByShoulders(parts, garment, ridge));
  const length = ridge.to - ridge.from;
  const wide = Math.min(FOLDED.get(garment.concept) ?? TRUNK, 0.72 * length);
  const middle = (ridge.from + ridge.to) / 2 + 0.1 * (length - wide);
  const [main] = [...parts].sort((a, b) => (b.weight ?? 0.5) - (a.weight ?? 0.5));
  const trunk = sheetOver(support, ridge, middle, wide, TRUNK_DROP, 1.6);
  if (!main || !trunk) return undefined;
  const made: Part[] = [{ ...main, geometry: trunk }];
  if (SLEEVED.has(garment.concept))
    for (const side of [-1, 1]) {
      const at = middle + side * (wide / 2 + 0.36 * SLEEVE);
      const isOn = at - SLEEVE / 2 > ridge.from && at + SLEEVE / 2 < ridge.to;
      const inward = isOn ? at : middle + side * (wide / 2 - 0.3 * SLEEVE);
      const sleeve = sheetOver(support, ridge, inward, SLEEVE, SLEEVE_DROP, 2.4);
      if (sleeve) made.push({ ...main, name: side < 0 ? "sleeve-1" : "sleeve-2", geometry: sleeve });
    }
  return fitted(garment, made);
}

/** Drawn flat about the back of a seat, the shoulders on its top rail, leaning as it leans. */
function hangByShoulders(parts: readonly Part[], garment: Unplaced, { over, from, to, top, free }: Ridge): Part[] {
  const upper = spanOf(over, top - 0.2 * free, top);
  const lower = spanOf(over, top - free, top - 0.6 * free);
  const [zTop, zLow] = [(upper[0] + upper[1]) / 2, (lower[0] + lower[1]) / 2];
  const slope = (zTop - zLow) / Math.max(0.6 * free, 1e-6);
  const leans = (y: number): number => zTop + slope * (y - top);
  const thick = spreadAbout(over, top - 0.85 * free, leans) + AROUND;
  const wide = (OVER_RAIL * (to - from)) / 2 / (SHOULDER_OUT * widthOf(garment));
  const low = garment.bounds.min[1];
  const shoulders = low + SHOULDER_UP * heightOf(garment);
  const tall = clamp((0.98 * free) / (shoulders - low), SHORTEST * wide, wide);
  const half = Math.max(Math.abs(garment.bounds.min[2]), Math.abs(garment.bounds.max[2]), 1e-6);
  const deep = Math.max(FLAT * wide, thick / half);
  const middle = (from + to) / 2;
  return parts.map((part) => ({
    ...part,
    geometry: deform(part.geometry, ([x, y, z]) => {
      const up = top + AROUND + (y - shoulders) * tall;
      return [middle + x * wide, up, leans(up) + z * deep];
    }),
  }));
}

/** How far parts reach before and behind a leaning line, above a height. */
function spreadAbout(parts: readonly Part[], from: number, middle: (y: number) => number): number {
  let most = 0;
  for (const { geometry } of parts)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const y = geometry.positions[i + 1] as number;
      if (y >= from) most = Math.max(most, Math.abs((geometry.positions[i + 2] as number) - middle(y)));
    }
  return most;
}

/** Nearest and furthest Z of parts between two heights. */
function spanOf(parts: readonly Part[], from: number, to: number): readonly [number, number] {
  let [near, far] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { geometry } of parts)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const y = geometry.positions[i + 1] as number;
      if (y < from || y > to) continue;
      near = Math.min(near, geometry.positions[i + 2] as number);
      far = Math.max(far, geometry.positions[i + 2] as number);
    }
  return Number.isFinite(near) ? [near, far] : [0, 0];
}
