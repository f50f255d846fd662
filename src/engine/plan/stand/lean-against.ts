import { boundsOf } from "#measure/bounds.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { add, cross, dot, scale, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { shownSize } from "../contact/shown-size.ts";
import type { Spot } from "../contact/spot.ts";
import {
  depthOf,
  heightOf,
  type Placed,
  shift,
  standAt,
  surfacesOf,
  type Unplaced,
  widthOf,
} from "../contact/unplaced.ts";
import { draw, type Stage, TOUCH } from "./stand-by.ts";

/** How far a thing leans, radians from upright. */
const LEAN = 0.24;
/** Depth over width of what is a board; how much smaller several are, how far one shows past the next, in its widths, and stands before it, in its depths. */
const BOARD = 0.3;
const CROWDED = 0.8;
const FANNED = 0.36;
const APART = 1.25;
/** Height and width over those of what it leans on from which a thing hides that. */
const HIDING = 0.85;
const HIDING_WIDE = 0.45;
/** Half the width of a trunk over the height of its tree, at most. */
const TRUNK = 0.09;

/** Tilted against the side of another thing that the camera sees best, its foot on the floor; several side by side. */
export function leanAgainst(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  still: readonly Surface[],
  stage: Stage,
  spot: Spot,
): Placed {
  const shown = shownSize(object, other, at, "leaning");
  // several sleeves or boards lean one before the other at its side, or they would hide it
  const isCrowd = spot.of > 1 && spot.of * widthOf(object) * shown > widthOf(other) * at.scale && isBoard(object);
  const size = isCrowd ? CROWDED * shown : shown;
  // what is deep and narrow, a bicycle, leans with its broad side
  const sideways = depthOf(object) > 1.4 * widthOf(object);
  // what would hide a low thing leans on its flank
  const out = nearestSide(at.turn, stage.near, hides(object, size, other, at, spot) ? 1 : 0);
  const facing = sideTurn(out) + (sideways ? PI / 2 : 0);
  const axis = cross(Y_AXIS, out);
  const upright = standAt([0, 0, 0], size, facing);
  const tilted: Placed = { ...upright, transform: chain(upright.transform, rotation(axis, -LEAN)) };
  const lowest = boundsOf(surfacesOf(object, tilted).map(({ positions }) => positions)).min[1];
  const offCentre = spot.of === 1 ? 0.12 * Math.min(widthOf(other), depthOf(other)) * at.scale : 0;
  const room = 1.08 * (sideways ? depthOf(object) : widthOf(object)) * size;
  const along = (spot.index - (spot.of - 1) / 2) * room;
  const beside = isCrowd ? 0.3 * widthOf(other) * at.scale + FANNED * along : offCentre + along;
  const aside = scale(cross(Y_AXIS, out), beside);
  const foot = add([at.transform[12] as number, -lowest, at.transform[14] as number], aside);
  const start: Placed = { ...tilted, transform: chain(tilted.transform, translation(foot)) };
  const near = other.family === "plant" ? trunkOf(still, at, heightOf(other) * at.scale) : still;
  const leant = draw(object, start, near, scale(out, -1), -TOUCH * heightOf(object) * size);
  return isCrowd ? shift(leant, scale(out, APART * spot.index * depthOf(object) * size)) : leant;
}

/** Whether so many as large as that, in front of the other one, would leave nothing of it to be seen. */
const hides = (object: Unplaced, size: number, other: Unplaced, at: Placed, { of }: Spot): boolean =>
  heightOf(object) * size > HIDING * heightOf(other) * at.scale &&
  of * widthOf(object) * size > HIDING_WIDE * widthOf(other) * at.scale;

const isBoard = (object: Unplaced): boolean => depthOf(object) < BOARD * Math.min(widthOf(object), heightOf(object));

/** What of a tree is near its axis: one leans on the trunk, not on the leaves. */
function trunkOf(still: readonly Surface[], { transform }: Placed, tall: number): readonly Surface[] {
  const [x, z] = [transform[12] as number, transform[14] as number];
  const isNear = (positions: Surface["positions"], vertex: number): boolean =>
    Math.max(Math.abs((positions[3 * vertex] as number) - x), Math.abs((positions[3 * vertex + 2] as number) - z)) <
    TRUNK * tall;
  const kept = still.map((surface) => ({
    ...surface,
    indices: surface.indices.filter((_, i, all) => {
      const first = i - (i % 3);
      return [0, 1, 2].every((k) => isNear(surface.positions, all[first + k] as number));
    }),
  }));
  return kept.some(({ indices }) => indices.length > 0) ? kept : still;
}

/** Of a thing's front, back and sides, the one that looks most towards the camera, or after `skipped` of those. */
function nearestSide(turn: number, near: Vec3, skipped: 0 | 1): Vec3 {
  const front: Vec3 = [sin(turn), 0, cos(turn)];
  const side: Vec3 = [cos(turn), 0, -sin(turn)];
  const sides = [front, side, scale(front, -1), scale(side, -1)];
  return sides.sort((a, b) => dot(b, near) - dot(a, near))[skipped] as Vec3;
}

/** Turn about Y that takes the front, +Z, to a level direction. */
const sideTurn = ([x, , z]: Vec3): number => atan2(x, z);
