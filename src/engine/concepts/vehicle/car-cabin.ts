import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, settle } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { type CarFrame, GLASS_BOW } from "./car-frame.ts";

/** Metres: how far roof and pillars stand out over the glass. */
const PROUD = 0.012;

/**
 * Glass all round, a painted roof on it and pillars in front of it.
 *
 * @param pillars z of the pillars between the doors.
 * @param panels z ranges whose sides are sheet metal instead of windows: a panel van.
 */
export function makeCabin(
  frame: CarFrame,
  pillars: readonly number[],
  panels: readonly (readonly [number, number])[],
): Part[] {
  const bowed = (geometry: Geometry) => settle(deform(geometry, (point) => frame.bow(point, GLASS_BOW)));
  const glass = loft(frame.roofLine.map(([z, y]) => glassSection(frame, z, y)));
  const roof = loft(
    frame.roofLine
      .filter(([z]) => z > frame.roofRear - 0.12 && z < frame.roofFront + 0.12)
      .map(([z, y]) => roofSection(frame, z, y)),
  );
  const bars = [...cornerPillars(frame), ...pillars.flatMap((z) => upright(frame, z))].map((path) =>
    tube(0.032, path, 10),
  );
  const sheets = panels.map(([from, to]) => loft([from, to].map((z) => panelSection(frame, z))));
  return [
    makePart("windows", "window", bowed(glass), { weight: 0.9, crease: 0.5 }),
    makePart("roof", "roof", bowed(roof), { weight: 0.9 }),
    ...bars.map((bar, i) => makePart(`pillar-${i + 1}`, "roof", bowed(bar), { weight: 0.4 })),
    ...sheets.map((sheet, i) => makePart(`panel-${i + 1}`, "body", bowed(sheet), { weight: 0.7 })),
  ];
}

/** The glass at z, from just below the belt line up to the roof line. */
function glassSection(frame: CarFrame, z: number, top: number): Ring {
  const bottom = frame.belt - 0.05;
  const right: Vec3[] = [0, 0.35, 0.7].map((t) => {
    const y = bottom + (top - bottom) * 0.86 * t;
    return [Math.min(frame.cabin(y), frame.plan(z) - 0.04), y, z];
  });
  right.push(...shoulder(frame, z, top, top - (top - bottom) * 0.14, 0));
  return mirrorRing([[0, bottom, z], ...right, [0, top + 0.012, z]]);
}

/** A sheet of metal that follows the upper edge of the glass. */
function roofSection(frame: CarFrame, z: number, top: number): Ring {
  const edge = top - 0.075;
  const outer: Vec3[] = [[frame.cabin(edge) + PROUD, edge, z], ...shoulder(frame, z, top, edge + 0.015, PROUD)];
  const inner: Vec3[] = [
    [frame.cabin(edge) - 0.02, edge, z],
    [frame.cabin(top) * 0.8, top - 0.02, z],
  ];
  const half: Vec3[] = [[0, top - 0.02, z], ...inner.reverse(), ...outer, [0, top + 0.012 + PROUD, z]];
  return mirrorRing(half);
}

/** The rounded corner between side and roof. */
function shoulder(frame: CarFrame, z: number, top: number, from: number, out: number): Vec3[] {
  const width = frame.cabin(from) + out;
  const reach = width * 0.3;
  return [0, 0.33, 0.66, 1].map((t) => {
    const angle = (t * PI) / 2;
    return [width - reach * (1 - cos(angle)), from + (top + out - from) * sin(angle), z];
  });
}

function panelSection(frame: CarFrame, z: number): Ring {
  const top = roofAt(frame, z) - 0.06;
  const rows = [0, 0.5, 1].map((t): Vec3 => {
    const y = frame.belt - 0.06 + (top - frame.belt + 0.06) * t;
    return [frame.cabin(y) + PROUD, y, z];
  });
  return mirrorRing([[0, frame.belt - 0.06, z], ...rows, [0, top, z]]);
}

/** Both sides of a drawing that starts and ends in the middle. */
const mirrorRing = (half: readonly Vec3[]): Ring => [
  ...half,
  ...half
    .slice(1, -1)
    .reverse()
    .map(([x, y, z]): Vec3 => [-x, y, z]),
];

/** Along the four corners of the cabin, from the body to the roof. */
function cornerPillars(frame: CarFrame): Vec3[][] {
  const rear = frame.roofLine.filter(([z]) => z <= frame.roofRear + 0.05);
  const front = frame.roofLine.filter(([z]) => z >= frame.roofFront - 0.05);
  return [rear, front].flatMap((line) =>
    [1, -1].map((side) => line.map(([z, y]): Vec3 => [side * (frame.cabin(y - 0.03) - 0.012), y - 0.03, z])),
  );
}

/** Straight up between two doors, both sides. */
function upright(frame: CarFrame, z: number): Vec3[][] {
  const top = roofAt(frame, z) - 0.05;
  return [1, -1].map((side) =>
    [0, 0.33, 0.66, 1].map((t): Vec3 => {
      const y = frame.belt - 0.04 + (top - frame.belt + 0.04) * t;
      return [side * (frame.cabin(y) - 0.012), y, z];
    }),
  );
}

function roofAt(frame: CarFrame, z: number): number {
  const line = frame.roofLine;
  const i = Math.max(
    1,
    line.findIndex(([at]) => at >= z),
  );
  const [[z0, y0], [z1, y1]] = [line[i - 1] as readonly [number, number], line[i] as readonly [number, number]];
  return y0 + ((y1 - y0) * (z - z0)) / (z1 - z0);
}
