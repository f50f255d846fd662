import { curveThrough } from "../geometry/curve.ts";
import { makePart } from "../geometry/make-part.ts";
import type { Model, Part, SurfacePoint } from "../geometry/part.ts";
import { move, stretch } from "../geometry/place.ts";
import { sphere } from "../geometry/sphere.ts";
import { tube } from "../geometry/sweep.ts";
import { fromHex } from "../math/color.ts";
import { add, type Vec3 } from "../math/vec3.ts";

/** How a mouth shows what is felt. */
export type MouthLook = "smile" | "frown" | "gape";

/** Slots of what has no lips to be drawn, and of what is before the face. */
const BEAK = /beak|bill/;
const ASIDE = /eye|whisker|horn|tusk|brow|teeth/;

/** Half the mouth's width over half the distance between the eyes, and how far back its corners may lie, in its half widths. */
const WIDE = 0.85;
const BACK = 1.5;
/** Height of the corners over the middle, in half widths. */
const CURVED: Readonly<Record<MouthLook, number>> = { smile: 0.62, frown: -0.62, gape: 0 };

/** How far before its mouth a face may be for the mouth to be seen, in half the distance between the eyes. */
const HIDDEN = 0.7;

const DARK = fromHex("#1a0d0c");
const TONGUE = fromHex("#d8607a");
const paintWith =
  (colour: readonly [number, number, number], roughness: number) =>
  (surface: SurfacePoint): void => {
    [surface.r, surface.g, surface.b] = colour;
    surface.roughness = roughness;
    surface.metalness = 0;
    surface.height = 0;
  };

/**
 * A mouth on the face of an animal or a toy: a line that smiles, with the tongue hanging out, or that frowns; or open and round.
 *
 * @param apart Half the distance between the eyes, metres.
 * @param slot Whose material it takes; the colour is its own.
 * @returns Nothing for what has a beak, or no mouth.
 */
export function mouthParts({ parts, sockets }: Model, look: MouthLook, apart: number, slot: string): Part[] {
  const mouth = sockets.find(({ name }) => name === "mouth");
  if (!mouth || parts.some((part) => BEAK.test(part.slot) || BEAK.test(part.name))) return [];
  const face = parts.filter((part) => !ASIDE.test(part.slot) && !ASIDE.test(part.name));
  const [mx, my, mz] = mouth.position;
  const middle = frontOf(face, mx, my) ?? mz;
  // behind a trunk there is a mouth, but nobody sees it
  if (middle > mz + HIDDEN * apart) return [];
  let half = WIDE * apart;
  const cornerAt = (wide: number) => frontOf(face, mx + wide, my + CURVED[look] * wide);
  for (let tries = 0; tries < 6; tries += 1) {
    const corner = cornerAt(half);
    if (corner !== undefined && middle - corner < BACK * half) break;
    half *= 0.78;
  }
  const thick = 0.13 * half;
  if (look === "gape") {
    const hole = stretch(sphere(0.5 * half, 20), [1, 1.25, 0.35]);
    return [
      makePart("mood-mouth", slot, move(hole, [mx, my - 0.15 * half, middle]), {
        weight: 0.7,
        paint: paintWith(DARK, 0.7),
      }),
    ];
  }
  const line = [-1, -0.7, -0.35, 0, 0.35, 0.7, 1].map((t): Vec3 => {
    const [x, y] = [mx + t * half, my + CURVED[look] * half * (t * t - 0.35)];
    return [x, y, (frontOf(face, x, y) ?? middle) - 0.15 * thick];
  });
  const lips = tube(thick, curveThrough(line, 4), 8, { endRounding: 0.5 * thick });
  const parted = [makePart("mood-mouth", slot, lips, { weight: 0.7, paint: paintWith(DARK, 0.6) })];
  if (look === "frown") return parted;
  const root = line[3] as Vec3;
  const hang = curveThrough(
    [
      add(root, [0, 0.02 * half, 0]),
      add(root, [0, -0.4 * half, 0.24 * half]),
      add(root, [0, -0.95 * half, 0.2 * half]),
    ],
    5,
  );
  const tongue = stretch(
    tube(
      0.22 * half,
      hang.map(([x, y, z]): Vec3 => [x - root[0], y, z]),
      12,
      { endRounding: 0.2 * half },
    ),
    [1.5, 1, 1],
  );
  return [
    ...parted,
    makePart("mood-tongue", slot, move(tongue, [root[0], 0, 0]), { weight: 0.7, paint: paintWith(TONGUE, 0.3) }),
  ];
}

/** The foremost point of a face at a place, undefined beside it. */
function frontOf(face: readonly Part[], x: number, y: number): number | undefined {
  let best: number | undefined;
  for (const { geometry } of face) {
    const { positions: p, indices } = geometry;
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = [3 * (indices[i] as number), 3 * (indices[i + 1] as number), 3 * (indices[i + 2] as number)];
      const at = (k: number): readonly [number, number] => [(p[k] as number) - x, (p[k + 1] as number) - y];
      const [[ax, ay], [bx, by], [cx, cy]] = [at(a), at(b), at(c)];
      const [u, v, w] = [bx * cy - by * cx, cx * ay - cy * ax, ax * by - ay * bx];
      const sum = u + v + w;
      if (sum <= 0 || u < 0 || v < 0 || w < 0) continue;
      const z = (u * (p[a + 2] as number) + v * (p[b + 2] as number) + w * (p[c + 2] as number)) / sum;
      if (best === undefined || z > best) best = z;
    }
  }
  return best;
}
