import { boundsOf } from "#measure/bounds.ts";
import { makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex, luminance } from "../../math/color.ts";
import { add, dot, scale, type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { castOn } from "../cast-on.ts";
import { lookOf } from "../looks.ts";
import type { Dressed, Style } from "../style.ts";

/** A face as it is drawn on things. Lengths in half widths of the eyes' distance. */
interface Face {
  /** Heights of the mouth's corners over its middle; 0 is straight. */
  readonly smile: number;
  /** An open round mouth. */
  readonly open?: true;
  /** How far the brows come down towards the nose; negative outwards. Left out: none. */
  readonly frown?: number;
}

const FACES: Readonly<Record<string, Face>> = {
  faced: { smile: 0.34 },
  happy: { smile: 0.46 },
  angry: { smile: -0.3, frown: 0.42 },
  evil: { smile: 0.34, frown: 0.42 },
  sad: { smile: -0.4, frown: -0.36 },
  surprised: { smile: 0, open: true, frown: -0.12 },
  worried: { smile: -0.22, frown: -0.34 },
};

const [WHITE, BLACK] = [fromHex("#fbfaf6"), fromHex("#0d0b0c")];
const ink = (colour: typeof WHITE): MaterialSpec => ({
  base: "plastic",
  colours: [colour],
  conditions: {},
  scale: 1,
  seed: 1,
});

/** Whether a thing is so low that one looks down on it: a pizza, a cookie. */
function liesFlat(parts: readonly Part[]): boolean {
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  return max[1] - min[1] < 0.3 * Math.max(max[0] - min[0], max[2] - min[2]);
}

/** Lines along each side by which the front is felt for. */
const GRID = 13;

/** Middle and half sides of what is seen of a thing's main stuff from the front, in metres. */
function frontOf(parts: readonly Part[], main: string | undefined, right: Vec3, up: Vec3, out: Vec3) {
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const spanOf = (axis: Vec3): readonly [number, number] => {
    const [a, b] = [dot(min, axis), dot(max, axis)];
    return [Math.min(a, b), Math.max(a, b)];
  };
  const [[left, end], [low, top]] = [spanOf(right), spanOf(up)];
  const own = parts.filter(({ slot }) => slot === main);
  const hits: (readonly [u: number, v: number, isOwn: boolean])[] = [];
  for (let i = 0; i < GRID; i += 1) {
    for (let k = 0; k < GRID; k += 1) {
      const [u, v] = [left + ((i + 0.5) / GRID) * (end - left), low + ((k + 0.5) / GRID) * (top - low)];
      const from = add(scale(right, u), scale(up, v));
      const first = castOn(parts, from, out);
      if (first === undefined) continue;
      const depth = castOn(own, from, out);
      hits.push([u, v, depth !== undefined && depth > first - 0.02 * (end - left)]);
    }
  }
  const ofMain = hits.filter(([, , isOwn]) => isOwn);
  const seen = ofMain.length > 0.25 * hits.length ? ofMain : hits;
  if (seen.length === 0) return undefined;
  const middle = (k: 0 | 1) => seen.reduce((sum, hit) => sum + hit[k], 0) / seen.length;
  const [u, v] = [middle(0), middle(1)];
  // half a side of what is evenly filled, from how far its points are from the middle
  const half = (k: 0 | 1, mean: number, step: number) =>
    1.73 * Math.sqrt(seen.reduce((sum, hit) => sum + (hit[k] - mean) * (hit[k] - mean), 0) / seen.length) || step / 2;
  return { u, v, wide: half(0, u, (end - left) / GRID), high: half(1, v, (top - low) / GRID) };
}

function draw(thing: Dressed, { smile, open, frown }: Face): Dressed {
  const { parts } = thing.model;
  const main = Object.keys(thing.materials)[0];
  const flat = liesFlat(parts);
  const [out, right, up]: readonly [Vec3, Vec3, Vec3] = flat ? [Y_AXIS, X_AXIS, [0, 0, -1]] : [Z_AXIS, X_AXIS, Y_AXIS];
  const front = frontOf(parts, main, right, up, out);
  if (!front) return thing;
  const { wide, high } = front;
  // eyes and mouth fit a square, and what is tall has its face in its upper half
  const unit = Math.max(Math.min(wide, 1.15 * high) * 0.62, 0.16 * Math.max(wide, high));
  const middle: readonly [number, number] = [front.u, front.v + (flat ? 0 : Math.max(0, high - wide) * 0.35)];
  const middleHit = castOn(parts, add(scale(right, middle[0]), scale(up, middle[1])), out);
  const at = (u: number, v: number, lift: number): Vec3 | undefined => {
    const from = add(scale(right, middle[0] + u * unit), scale(up, middle[1] + v * unit));
    // eyes of what is slender stand out over its sides
    const hit = castOn(parts, from, out) ?? middleHit;
    return hit === undefined ? undefined : add(from, scale(out, hit + lift * unit));
  };
  const eyes = [-1, 1].flatMap((side) => {
    const place = at(side * 0.72, 0.36, 0);
    return place ? [{ side, place }] : [];
  });
  if (eyes.length < 2) return thing;
  const r = 0.42 * unit;
  const whites = eyes.map(({ place }) => move(sphere(r, 22), add(place, scale(out, -0.15 * r))));
  const pupils = eyes.map(({ side, place }) =>
    move(
      sphere(0.56 * r, 18),
      add(place, add(scale(out, 0.5 * r), add(scale(right, -side * 0.1 * r), scale(up, 0.02 * r)))),
    ),
  );
  const glints = eyes.map(({ place }) =>
    move(sphere(0.17 * r, 10), add(place, add(scale(out, 0.98 * r), add(scale(right, 0.14 * r), scale(up, 0.2 * r))))),
  );
  const line = (points: readonly (Vec3 | undefined)[], thick: number) => {
    const seen = points.filter((point) => point !== undefined);
    return seen.length < 3 ? [] : [tube(thick * unit, seen, 10, { endRounding: thick * unit * 0.6 })];
  };
  const steps = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];
  const mouth = open
    ? [at(0, -0.5, -0.1)].flatMap((place) => (place ? [move(sphere(0.3 * unit, 20), place)] : []))
    : line(
        steps.map((t) => at(t * 0.62, -0.5 + smile * (t * t - 0.5), 0.02)),
        0.1,
      );
  const brows =
    frown === undefined
      ? []
      : eyes.flatMap(({ side }) =>
          line(
            [-1, -0.5, 0, 0.5, 1].map((t) => at(side * (0.72 + 0.44 * t), 0.92 + frown * 0.55 * t, 0.12)),
            0.1,
          ),
        );
  const spec = main === undefined ? undefined : thing.materials[main];
  const isDark = spec !== undefined && luminance(lookOf(spec).colour) < 0.03;
  return {
    ...thing,
    model: {
      ...thing.model,
      parts: [
        ...parts,
        ...makeParts("face-eye", "face-eye", whites, { weight: 1 }),
        ...makeParts("face-pupil", "face-pupil", pupils, { weight: 1 }),
        ...makeParts("face-glint", "face-eye", glints, { weight: 0.6 }),
        ...makeParts("face-line", "face-line", [...mouth, ...brows], { weight: 1 }),
      ],
    },
    materials: {
      ...thing.materials,
      "face-eye": ink(WHITE),
      "face-pupil": ink(BLACK),
      "face-line": ink(isDark ? WHITE : BLACK),
    },
  };
}

/** Ids of the forms that give a thing a face of its own -> the trait that asks for it. */
export const FACED: ReadonlyMap<string, string> = new Map(
  Object.keys(FACES).map((trait) => [trait === "faced" ? trait : `faced-${trait}`, trait]),
);

/** A face on what has none: a toaster smiles, a pumpkin scowls. Two eyes that bulge, a line of a mouth, brows as it feels. */
export const FACE_STYLES: readonly Style[] = Object.entries(FACES).map(([trait, face]) => ({
  id: trait === "faced" ? trait : `faced-${trait}`,
  apply: (thing) => draw(thing, face),
}));
