import { boundsOf } from "#measure/bounds.ts";
import { FLOWERS } from "../../concepts/flower/index.ts";
import { deform } from "../../geometry/place.ts";
import { cos, GOLDEN_ANGLE, sin } from "../../math/elementary.ts";
import { chain, rotation, scaling, transformPoint, translation } from "../../math/mat4.ts";
import { type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { crossings } from "../contact/probe-body.ts";
import { mouthHeight } from "../contact/rim-height.ts";
import type { Spot } from "../contact/spot.ts";
import { heightOf, type Placed, socketOf, standAt, type Unplaced } from "../contact/unplaced.ts";

/** What is cut and put in by the armful: a lotus swims, and an orchid has a pot of its own. */
const CUT: ReadonlySet<string> = new Set(FLOWERS.map(({ id }) => id).filter((id) => id !== "lotus" && id !== "orchid"));
/** Fewest that are a bed of flowers. */
const LEAST = 3;
/** Radius of the mouth over the depth below it from which a vessel is too wide for stems to lean in; of a bowl, which is a vase else. */
const WIDE = 0.45;
const BOWL = 0.9;
/** Share of its height at the top of which a flower's head is looked for. */
const HEAD = 0.28;
/** Height of a flower that is cut short, in widths of its head. */
const SHORT = 1.5;
/** How much wider the heads are than the room each of them has; they hide what they stand in. */
const CLOSE = 1.25;
/** Share of the mouth's half width within which stems stand. */
const WITHIN = 0.84;
/** Share of its height that is below the rim, and how far the outermost lean out, radians. */
const SUNK = 0.5;
const LEAN = 0.5;
/** How far down the wall the mouth is measured, as a share of the depth. */
const LIP = 0.12;

/** Whether these are flowers that fill something wide: they stand all over its mouth. */
export function isBedded(object: Unplaced, support: Unplaced): boolean {
  const { relation, of = 1 } = object.placement ?? {};
  const inside = socketOf(support.model, ["inside"]);
  if (relation !== "in" || of < LEAST || !inside || !CUT.has(object.concept) || isLoad(object, support)) return false;
  const depth = mouthHeight(support, standAt([0, 0, 0], 1, 0), inside) - inside.position[1];
  return inside.radius > (support.family === "vessel" ? BOWL : WIDE) * depth;
}

/** Whether flowers are heaped up in a boat or a cart that is full of them. */
export const isLoad = ({ concept, placement }: Unplaced, { family }: Unplaced): boolean =>
  placement?.where === "brimming" && family === "vehicle" && CUT.has(concept);

/** With so much of its stem drawn together that little more than the head is left of its height. */
export function cutShort(flower: Unplaced): Unplaced {
  const [, top] = [flower.bounds.min[1], flower.bounds.max[1]];
  const wide = 2 * headRadius(flower);
  const neck = Math.max(top - 0.8 * wide, flower.bounds.min[1]);
  const stem = neck - flower.bounds.min[1];
  const kept = Math.max(0, SHORT * wide - (top - neck));
  if (stem <= kept) return flower;
  const parts = flower.model.parts.map((part) => ({
    ...part,
    geometry: deform(part.geometry, ([x, y, z]): Vec3 => [x, y >= neck ? y - stem + kept : (y * kept) / stem, z]),
  }));
  return {
    ...flower,
    model: { ...flower.model, parts },
    bounds: boundsOf(parts.map(({ geometry }) => geometry.positions)),
  };
}

/** One of those that fill a wide mouth, an ellipse of the vessel's proportions: heads above the rim, stems inside, the outer ones leaning out. */
export function standInBed(flower: Unplaced, vessel: Unplaced, at: Placed, { index, of }: Spot): Placed {
  const inside = socketOf(vessel.model, ["inside"]);
  const [x, floor, z] = inside?.position ?? [0, 0, 0];
  const rim = inside ? mouthHeight(vessel, standAt([0, 0, 0], 1, 0), inside) : floor;
  const radius = inside?.radius ?? 0;
  const from: Vec3 = [x, rim - LIP * (rim - floor), z];
  const half = (way: Vec3): number => {
    const [hit] = crossings(vessel.model.parts, from, way);
    return hit !== undefined && hit > 0.3 * radius ? hit : radius;
  };
  const [a, b] = [Math.min(half([1, 0, 0]), half([-1, 0, 0])), Math.min(half([0, 0, 1]), half([0, 0, -1]))];
  const size = (CLOSE * Math.sqrt((a * b) / of)) / headRadius(flower);
  const out = Math.sqrt((index + 0.5) / of);
  const angle = index * GOLDEN_ANGLE;
  const high = heightOf(flower) * size;
  // the middle is a little higher: a heap of them
  const foot = Math.max(floor, rim - SUNK * high) + 0.22 * high * (1 - out);
  const place = transformPoint(at.transform, [
    x + WITHIN * a * out * cos(angle),
    foot,
    z + WITHIN * b * out * sin(angle),
  ]);
  return {
    transform: chain(
      scaling([size * at.scale, size * at.scale, size * at.scale]),
      rotation(Y_AXIS, 0.6 * sin(index * 2.4)),
      rotation([sin(angle), 0, -cos(angle)], -LEAN * out * out),
      rotation(Y_AXIS, at.turn),
      translation(place),
    ),
    scale: size * at.scale,
    turn: 0,
  };
}

/** Half the width of what is uppermost of a flower, metres. */
function headRadius({ model, bounds }: Unplaced): number {
  const low = bounds.max[1] - HEAD * (bounds.max[1] - bounds.min[1]);
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { geometry } of model.parts)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      if ((geometry.positions[i + 1] as number) < low) continue;
      min = Math.min(min, geometry.positions[i] as number);
      max = Math.max(max, geometry.positions[i] as number);
    }
  return Math.max(1e-6, (max - min) / 2);
}
