import { curveThrough } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { grinParts } from "./mood-grin.ts";
import { plainPaint } from "./plain-paint.ts";

/** How a mouth shows what is felt. */
export type MouthLook = "grin" | "frown" | "gape";

/** Slots of what has no lips to be drawn, and of what is before the face. */
const BEAK = /beak|bill/;
const ASIDE = /eye|whisker|horn|tusk|brow|teeth/;

/** Half the mouth's width over half the distance between the eyes, and how far back its corners may lie, in its half widths. */
const WIDE: Readonly<Record<MouthLook, number>> = { grin: 1.4, frown: 0.85, gape: 0.85 };
const BACK = 1.5;
/** Height of the corners over the middle, in half widths. */
const CURVED: Readonly<Record<MouthLook, number>> = { grin: 0.5, frown: -0.62, gape: 0 };

/** Half the mouth's width at most, in the radii of its socket. */
const WIDEST = 1.7;

/** How far over the line of the lips an open smile may begin, in its half widths, below what stands out as a nose. */
const LIFTS = [0.45, 0.3, 0.15] as const;

/** How far before its mouth a face may be for the mouth to be seen, in half the distance between the eyes. */
const HIDDEN = 0.7;

const DARK = fromHex("#1a0d0c");

/**
 * A mouth on the face of an animal or a toy: an open one that smiles and shows its teeth, a line that frowns, or a round one that
 * gapes.
 *
 * @param apart Half the distance between the eyes, metres.
 * @param slot Whose material it takes; the colour is its own.
 * @returns Nothing for what has a beak, or no mouth.
 */
export function mouthParts({ parts, sockets }: Model, look: MouthLook, apart: number, slot: string): Part[] {
  const mouth = sockets.find(({ name }) => name === "mouth");
  if (!mouth || parts.some((part) => BEAK.test(part.slot) || BEAK.test(part.name))) return [];
  const [mx, my, mz] = mouth.position;
  const reach = 3 * apart;
  const face = frontOf(
    parts.filter((part) => !ASIDE.test(part.slot) && !ASIDE.test(part.name)),
    [mx - reach, mx + reach],
    [my - reach, my + reach],
  );
  const middle = face(mx, my) ?? mz;
  // behind a trunk there is a mouth, but nobody sees it
  if (middle > mz + HIDDEN * apart) return [];
  // eyes at the sides of a head are further apart than any mouth is wide
  let half = Math.min(WIDE[look] * apart, WIDEST * mouth.radius);
  const cornerAt = (wide: number) => face(mx + wide, my + CURVED[look] * wide);
  for (let tries = 0; tries < 8; tries += 1) {
    const corner = cornerAt(half);
    if (corner !== undefined && middle - corner < BACK * half) break;
    half *= 0.84;
  }
  const front = (x: number, y: number): number => face(x, y) ?? middle;
  if (look === "grin") {
    const bend = CURVED.grin;
    const lift = LIFTS.find((by) => (face(mx, my + by * half) ?? middle) < middle + 0.3 * half) ?? 0;
    const top = my + lift * half;
    const foot = (deep: number) => face(mx, top - half * (0.35 * bend + deep));
    const deep =
      [0.8, 0.68, 0.56, 0.46].find((each) => (foot(each) ?? Number.NEGATIVE_INFINITY) > middle - half) ?? 0.38;
    return grinParts({ x: mx, y: top, half, deep, bend, front }, slot);
  }
  const thick = 0.13 * half;
  if (look === "gape") {
    const hole = stretch(sphere(0.5 * half, 20), [1, 1.25, 0.35]);
    return [
      makePart("mood-mouth", slot, move(hole, [mx, my - 0.15 * half, middle]), {
        weight: 0.7,
        paint: plainPaint(DARK, 0.7),
      }),
    ];
  }
  const line = [-1, -0.7, -0.35, 0, 0.35, 0.7, 1].map((t): Vec3 => {
    const [x, y] = [mx + t * half, my + CURVED[look] * half * (t * t - 0.35)];
    return [x, y, front(x, y) - 0.15 * thick];
  });
  const lips = tube(thick, curveThrough(line, 4), 8, { endRounding: 0.5 * thick });
  return [makePart("mood-mouth", slot, lips, { weight: 0.7, paint: plainPaint(DARK, 0.6) })];
}

/** How far back the cheeks lie where the muzzle is so long that no smile is laid across it, in half the distance between the eyes. */
const LONG = 2;

/** Whether a mouth is at the end of a long muzzle: it smiles by being opened. */
export function isLongMuzzled({ parts, sockets }: Model, apart: number): boolean {
  const mouth = sockets.find(({ name }) => name === "mouth");
  if (!mouth) return false;
  const [mx, my, mz] = mouth.position;
  const face = frontOf(
    parts.filter((part) => !ASIDE.test(part.slot) && !ASIDE.test(part.name)),
    [mx, mx + 2 * apart],
    [my - apart, my + apart],
  );
  const cheek = face(mx + apart, my) ?? mz - 2 * LONG * apart;
  return mz - cheek > LONG * apart;
}

type Span = readonly [number, number];

/** The foremost point of a face within a window, at a place of it; undefined beside the face. */
function frontOf(face: readonly Part[], wide: Span, high: Span): (x: number, y: number) => number | undefined {
  const triangles: number[] = [];
  for (const { geometry } of face) {
    const { positions: p, indices } = geometry;
    for (let i = 0; i < indices.length; i += 3) {
      const corners = [0, 1, 2].map((k) => 3 * (indices[i + k] as number));
      const isOff = ([from, to]: Span, axis: number) =>
        corners.every((c) => (p[c + axis] as number) < from) || corners.every((c) => (p[c + axis] as number) > to);
      if (!isOff(wide, 0) && !isOff(high, 1))
        for (const c of corners) triangles.push(p[c] as number, p[c + 1] as number, p[c + 2] as number);
    }
  }
  return (x, y) => {
    let best: number | undefined;
    for (let i = 0; i < triangles.length; i += 9) {
      const [ax, ay, az, bx, by, bz, cx, cy, cz] = triangles.slice(i, i + 9) as unknown as Nine;
      const u = (bx - x) * (cy - y) - (by - y) * (cx - x);
      const v = (cx - x) * (ay - y) - (cy - y) * (ax - x);
      const w = (ax - x) * (by - y) - (ay - y) * (bx - x);
      const sum = u + v + w;
      if (sum <= 0 || u < 0 || v < 0 || w < 0) continue;
      const z = (u * az + v * bz + w * cz) / sum;
      if (best === undefined || z > best) best = z;
    }
    return best;
  };
}

type Nine = readonly [number, number, number, number, number, number, number, number, number];
