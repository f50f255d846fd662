import { FLOWERS } from "../../concepts/flower/index.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { normalize, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import type { Spot } from "../contact/spot.ts";
import { depthOf, heightOf, isLiving, type Placed, socketOf, type Unplaced, widthOf } from "../contact/unplaced.ts";

const GROWN: ReadonlySet<string> = new Set([...FLOWERS.map(({ id }) => id), "mushroom", "fern"]);
/** Families of what things are put into, and of what is a flower's own ground. */
const HOLDERS = /^(?:vessel|container|plant|nature|flower|garment|food|weapon)$/;
/** Concepts of bodies that nobody lives in. */
const REMAINS = /skull|skeleton|statue|bust|helmet/;
/** Height of what grows over that of what it grows out of, and the share of it that is out of sight. */
const TALL = 0.85;
const SUNK = 0.16;
/** Where the outermost have their foot, in half widths, and how far they lean, as run over rise. */
const RING = 0.5;
const SLOPE = 0.62;

/** Whether a thing that is "in" another is rooted in it, which holds nothing. */
export function growsOut(object: Unplaced, other: Unplaced): boolean {
  const { relation, where } = object.placement ?? {};
  if (relation !== "in" || (where !== undefined && where !== "out") || !GROWN.has(object.concept)) return false;
  const isBody = isLiving(other) && !REMAINS.test(other.concept);
  return !isBody && !HOLDERS.test(other.family) && !socketOf(other.model, ["inside"]);
}

/** Flowers out of what is no vessel, a skull or a boot on its side: rooted in its upper side, fanned out, and as large as is seen. Undefined for others. */
export function growOut(
  object: Unplaced,
  other: Unplaced,
  at: Placed,
  still: () => readonly Surface[],
  { index, of }: Spot,
): Placed | undefined {
  if (!growsOut(object, other)) return undefined;
  const size = (TALL * heightOf(other) * at.scale * (1 - 0.1 * (index % 3))) / heightOf(object);
  const ring = of > 1 ? 0.35 + 0.65 * ((index + 0.5) / of) : 0;
  const angle = (TAU * index) / Math.max(1, of) + PI / 5;
  const half = 0.5 * Math.min(widthOf(other), depthOf(other)) * at.scale;
  const out = RING * ring * half;
  const [x0, z0] = [at.transform[12] as number, at.transform[14] as number];
  const [x, z] = [x0 + out * cos(angle), z0 + out * sin(angle)];
  const high = topAt(still(), x, z, 0.18 * half) ?? (at.transform[13] as number) + heightOf(other) * at.scale;
  const lean: Vec3 = normalize([sin(angle), 0, -cos(angle)]);
  return {
    transform: chain(
      scaling([size, size, size]),
      rotation(Y_AXIS, index * 2.1),
      rotation(lean, -atan2(SLOPE * ring, 1)),
      translation([x, high - (SUNK * heightOf(object) + object.bounds.min[1]) * size, z]),
    ),
    scale: size,
    turn: 0,
  };
}

/** The highest point within `reach` metres of a place. */
function topAt(surfaces: readonly Surface[], x: number, z: number, reach: number): number | undefined {
  let top: number | undefined;
  for (const { positions } of surfaces)
    for (let i = 0; i < positions.length; i += 3) {
      const [dx, y, dz] = [(positions[i] as number) - x, positions[i + 1] as number, (positions[i + 2] as number) - z];
      if (dx * dx + dz * dz < reach * reach && (top === undefined || y > top)) top = y;
    }
  return top;
}
