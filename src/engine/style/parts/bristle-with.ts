import { boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { splitShells } from "../../geometry/shells.ts";
import { simplifyGeometry } from "../../geometry/simplify-geometry.ts";
import { acos, PI } from "../../math/elementary.ts";
import { chain, IDENTITY, rotation, scaling, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import {
  add,
  cross,
  distance,
  dot,
  normalize,
  scale,
  subtract,
  type Vec3,
  X_AXIS,
  Y_AXIS,
  Z_AXIS,
} from "../../math/vec3.ts";
import type { Dressed } from "../style.ts";

/** Pieces from which on a slot bristles with them, and how many other things take their places. */
const MANY = 40;
const MOST = 150;
/** Length of one of these over that of the piece it is for, its girth over its length at least, and triangles of one. */
const LONGER = 1.35;
const GIRTH = 0.2;
const FACES = 70;
/** How far it goes into the body, in its own lengths. */
const SUNK = 0.12;

/**
 * A hedgehog with pencils for spines: of very many slender pieces an even choice gives way to other things, each of which stands out
 * the way that its piece did; the rest of the pieces are gone.
 *
 * @param likes Kinds of the thing, dealt in turn.
 * @returns Undefined where the pieces are not so many.
 */
export function bristleWith(
  thing: Dressed,
  own: readonly Part[],
  likes: readonly Dressed[],
  slot: string,
): Dressed | undefined {
  const pieces = own.flatMap(({ geometry }) => splitShells(geometry));
  const rest = thing.model.parts.filter((part) => !own.includes(part));
  if (pieces.length < MANY || rest.length === 0) return undefined;
  const { min, max } = boundsOf(rest.map(({ geometry }) => geometry.positions));
  const middle = scale(add(min as Vec3, max as Vec3), 0.5);
  const chosen = Array.from(
    { length: MOST },
    (_, i) => pieces[Math.floor(((i + 0.5) * pieces.length) / MOST)] as Geometry,
  );
  const parts = likes.flatMap((like, k): Part[] => {
    const ends = chosen.filter((_, i) => i % likes.length === k).map((piece) => endsOf(piece, middle));
    const bounds = boundsOf(like.model.parts.map(({ geometry }) => geometry.positions));
    const each = Math.max(12, Math.round(FACES / like.model.parts.length));
    return like.model.parts.map(({ name, slot: lent, geometry, paint, crease }) => {
      const plain = simplifyGeometry(geometry, each);
      return makePart(
        `${slot}-${k + 1}-${name}`,
        `${slot}-${k + 1}-${lent}`,
        merge(ends.map(([root, tip]) => place(plain, standOut(bounds, root, tip)))),
        { weight: 1, ...(paint && { paint }), ...(crease !== undefined && { crease }) },
      );
    });
  });
  const lent = likes.flatMap(({ materials }, k) =>
    Object.entries(materials).map(([name, spec]) => [`${slot}-${k + 1}-${name}`, spec] as const),
  );
  return {
    ...thing,
    model: { ...thing.model, parts: [...rest, ...parts] },
    materials: { ...thing.materials, ...Object.fromEntries(lent) },
  };
}

/** The ends of a slender piece: what of it is nearest to the middle of the body, and what is farthest from that. */
function endsOf({ positions }: Geometry, middle: Vec3): readonly [root: Vec3, tip: Vec3] {
  const points = Array.from(
    { length: positions.length / 3 },
    (_, i) => [...positions.subarray(3 * i, 3 * i + 3)] as unknown as Vec3,
  );
  const farthest = (from: Vec3) =>
    points.reduce((best, point) => (distance(point, from) > distance(best, from) ? point : best), points[0] as Vec3);
  const tip = farthest(middle);
  return [farthest(tip), tip];
}

/** Its longest side from root to tip, its upper or fore end outwards, thick enough to be told. */
function standOut({ min, max }: { readonly min: Vec3; readonly max: Vec3 }, root: Vec3, tip: Vec3) {
  const sides = subtract(max, min);
  const axis = sides[1] >= sides[0] && sides[1] >= sides[2] ? 1 : sides[2] > sides[0] ? 2 : 0;
  const upright = axis === 1 ? IDENTITY : axis === 2 ? rotation(X_AXIS, -PI / 2) : rotation(Z_AXIS, PI / 2);
  const own = sides[axis];
  const long = (LONGER * distance(root, tip)) / own;
  const girth = Math.max(...sides.filter((_, k) => k !== axis));
  const wide = long * Math.max(1, (GIRTH * own) / girth);
  const out = normalize(subtract(tip, root));
  return chain(
    translation(scale(add(min, max), -0.5)),
    upright,
    translation([0, own / 2, 0]),
    scaling([wide, long, wide]),
    translation([0, -SUNK * own * long, 0]),
    rotation(normalize(cross(Y_AXIS, out), X_AXIS), acos(clamp(dot(Y_AXIS, out), -1, 1))),
    translation(root),
  );
}
