import { box } from "../../geometry/box.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle } from "../../geometry/place.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { softSheet } from "../bedding/soft-sheet.ts";
import { type CarFrame, NOSE_BOW } from "./car-frame.ts";

/** Metres: how far nose and tail are rounded off. */
const END_ROUNDING = 0.09;
/** Metres: the side walls of what is open from above, and how deep it is. */
const BED_WALL = 0.07;
export const BED_DEPTH = 0.42;
/** Metres between lower edge and top where the arch comes closest to the hood. */
const LEAST_HEIGHT = 0.07;
/** Metres between the arch and what is open above it. */
const FLOOR = 0.025;

/** The painted body below the windows: one skin from tail to nose with the wheel arches cut into it, and the floor between. */
export function makeBody(frame: CarFrame, doors: readonly number[]): Part[] {
  const rings = stations(frame).map(({ z, inset }) => section(frame, z, inset));
  const skin = settle(deform(loft(rings), (point) => frame.bow(point, NOSE_BOW)));
  const floorWidth = 2 * (frame.halfWidth - 0.27);
  const floor = box([floorWidth, frame.belt * 0.55, frame.halfLength * 1.86], { bevel: 0.05 });
  return [
    makePart("body", "body", skin, { weight: 1, crease: 0.55, paint: paintDoors(frame, doors) }),
    makePart("underbody", "underbody", move(floor, [0, frame.sill + frame.belt * 0.275, 0]), { weight: 0.3 }),
  ];
}

/** Places along the car where its section is drawn, denser around the arches; `inset` shrinks the section at the ends. */
function stations(frame: CarFrame): { z: number; inset: number }[] {
  const { halfLength, archRadius } = frame;
  const at: number[] = [];
  const straight = 34;
  for (let i = 0; i <= straight; i += 1)
    at.push(-halfLength + END_ROUNDING + ((2 * halfLength - 2 * END_ROUNDING) * i) / straight);
  for (const axle of [frame.rearAxle, frame.frontAxle]) {
    for (let i = 0; i <= 18; i += 1) at.push(axle - archRadius * cos((PI * i) / 18));
    // the walls of an arch stand upright: two sections a hair apart
    at.push(axle - archRadius - 0.002, axle + archRadius + 0.002);
  }
  for (const edge of frame.bed ?? []) at.push(edge - 0.004, edge + 0.004);
  at.sort((a, b) => a - b);
  const middle = at.filter((z, i) => i === 0 || z - (at[i - 1] as number) > 0.0015).map((z) => ({ z, inset: 0 }));
  const ends = [1, 0.75, 0.5, 0.25].map((t) => ({
    z: halfLength - END_ROUNDING + END_ROUNDING * sin((t * PI) / 2),
    inset: END_ROUNDING * (1 - cos((t * PI) / 2)),
  }));
  return [...ends.map(({ z, inset }) => ({ z: -z, inset })), ...middle, ...[...ends].reverse()];
}

/** The outline of the body at z, from the middle of the bottom up the left side, over the top and down the right. */
function section(frame: CarFrame, z: number, inset: number): Ring {
  const half = frame.plan(z) - inset;
  const top = frame.deck(z) - inset;
  const bottom = Math.min(lowerEdge(frame, z) + inset, top - LEAST_HEIGHT);
  const height = top - bottom;
  const foot = Math.min(0.04, height * 0.2);
  const shoulder = Math.min(0.11, height * 0.45);
  const side: [number, number][] = [
    [0, bottom],
    [half - foot * 1.4, bottom],
    [half - foot * 0.35, bottom + foot * 0.35],
  ];
  for (const t of [0, 0.3, 0.62, 1]) {
    const y = bottom + foot + (height - foot - shoulder) * t;
    // widest a little above the middle, as sheet metal is drawn
    side.push([half - 0.035 * (t - 0.55) * (t - 0.55) * Math.min(1, height / 0.5) * 2.2, y]);
  }
  for (const angle of [0.25, 0.5, 0.75, 1]) {
    const turn = (angle * PI) / 2;
    side.push([half - 0.02 - shoulder * 0.75 * (1 - cos(turn)), top - shoulder + shoulder * sin(turn)]);
  }
  const inBed = frame.bed !== null && z > frame.bed[0] && z < frame.bed[1];
  const rim = half - 0.02 - shoulder * 0.75;
  const crown = inBed ? 0 : Math.min(0.03, height * 0.1);
  // over an axle it rises with the arch, as a bench does there
  const floor = inBed ? Math.max(top - BED_DEPTH, bottom + FLOOR) : top;
  side.push(
    [rim - BED_WALL * 0.5, top + crown * 0.35],
    [rim - BED_WALL, inBed ? floor : top + crown * 0.55],
    [half * 0.4, floor + crown * 0.9],
    [0, floor + crown],
  );
  const right = side.map(([x, y]): Vec3 => [x, y, z]);
  const left = right
    .slice(1, -1)
    .reverse()
    .map(([x, y]): Vec3 => [-x, y, z]);
  return [...right, ...left];
}

/** The sill, or the arch over a wheel. */
function lowerEdge(frame: CarFrame, z: number): number {
  const overhang = frame.halfLength - Math.abs(z);
  let edge = frame.sill + Math.max(0, 0.35 - overhang) * 0.25;
  for (const axle of [frame.frontAxle, frame.rearAxle]) {
    const from = z - axle;
    if (Math.abs(from) > frame.archRadius) continue;
    const rise = Math.sqrt(Math.max(0, frame.archRadius * frame.archRadius - from * from));
    edge = Math.max(edge, frame.wheelRadius + rise);
  }
  return edge;
}

/** Metres by which a door's panel stands inside its gap, over the skin, and reaches into that. */
const [DOOR_GAP, DOOR_OUT, DOOR_DEEP] = [0.014, 0.004, 0.03] as const;

/** A panel over each door of both sides, for what is said of the doors alone: `door-1-left` is the front one. */
export function makeDoors(frame: CarFrame, doors: readonly number[]): Part[] {
  const gaps = doors.toReversed();
  return gaps.slice(1).flatMap((rear, i) =>
    ([1, -1] as const).map((side) => {
      const panel = doorPanel(frame, rear + DOOR_GAP, (gaps[i] as number) - DOOR_GAP, side);
      const shown = settle(deform(panel, (point) => frame.bow(point, NOSE_BOW)));
      return makePart(`door-${i + 1}-${side === 1 ? "left" : "right"}`, "body", shown, { weight: 0.8, crease: 0.55 });
    }),
  );
}

/** Sheet metal from gap to gap, from over the sill or the arch to the shoulder. */
function doorPanel(frame: CarFrame, rear: number, front: number, side: 1 | -1) {
  const at = (along: number, up: number, face: 1 | -1): Vec3 => {
    const z = rear + along * (front - rear);
    const [top, edge] = [frame.deck(z), lowerEdge(frame, z)];
    const height = top - edge;
    const [foot, shoulder] = [Math.min(0.04, height * 0.2), Math.min(0.11, height * 0.45)];
    const low = Math.max(frame.sill + 0.07 + DOOR_GAP, edge + foot + DOOR_GAP);
    const y = low + up * (top - shoulder - low);
    const t = (y - edge - foot) / (height - foot - shoulder);
    const skin = frame.plan(z) - 0.035 * (t - 0.55) * (t - 0.55) * Math.min(1, height / 0.5) * 2.2;
    return [side * (skin + (face === 1 ? DOOR_OUT : -DOOR_DEEP)), y, z];
  };
  return side === 1
    ? softSheet(10, 8, (u, v, face) => at(u, v, face))
    : softSheet(8, 10, (u, v, face) => at(v, u, face));
}

/** Gaps around doors, hood and trunk, drawn into the paint. */
function paintDoors(frame: CarFrame, doors: readonly number[]): Paint {
  const [low, high] = [frame.sill + 0.07, frame.belt - 0.02];
  const hood = frame.roofLine.at(-1)?.[0] ?? 0;
  const trunk = frame.roofLine[0]?.[0] ?? 0;
  return (surface, x, y, z, nx, ny) => {
    let distance = 1;
    if (Math.abs(nx) > 0.6 && y > low && y < high + 0.03) {
      for (const door of doors) distance = Math.min(distance, Math.abs(z - door));
      const [last, first] = [doors[0] ?? 0, doors.at(-1) ?? 0];
      if (z > last && z < first) distance = Math.min(distance, Math.abs(y - low));
    }
    if (ny > 0.7 && frame.bed === null) {
      const beside = Math.abs(Math.abs(x) - (frame.plan(z) - 0.13));
      if (z > hood + 0.05 && z < frame.halfLength - 0.14) distance = Math.min(distance, beside);
      if (z < trunk - 0.05 && z > -frame.halfLength + 0.14) distance = Math.min(distance, beside);
    }
    if (distance > 0.007) return;
    surface.r *= 0.12;
    surface.g *= 0.12;
    surface.b *= 0.12;
    surface.height -= 0.004;
  };
}
