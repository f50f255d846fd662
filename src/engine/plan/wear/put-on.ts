import { boundsOf } from "#measure/bounds.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { depthOf, heightOf, type Placed, placeSocket, socketOf, type Unplaced, widthOf } from "../contact/unplaced.ts";
import { handsOf, wear } from "../held/fasten.ts";
import { bowOnHead } from "./bow-on-head.ts";
import { fitFaceless } from "./fit-faceless.ts";
import { fitWear } from "./fit-wear.ts";
import { packOnBack } from "./pack-on-back.ts";
import { ringNeck } from "./ring-neck.ts";
import { asLargeAsSaid } from "./size-worn.ts";
import { wornAt } from "./worn-at.ts";

/** Width of a glove, in radii of the hand. */
const GLOVE = 2.7;
/** Where in a glove the hand is, as a share of its height. */
const PALM = 0.42;
/** Share of a body's height that counts as its feet. */
const FEET = 0.05;
/** How much larger than the foot a shoe is, and how much wider than it is long it may become: webbed feet are wide. */
const ROOM = 1.12;
const WIDENED = 1.6;
/** Slots of what stands on the floor. */
const FOOT = /foot|feet|toe|leg|claw/;
/** Depth of what is on the floor on one side, in the wearer's, from which it is two feet or more; and of the one in front. */
const SEVERAL = 0.2;
const ONE = 0.13;

/** A garment on who wears it: gloves and shoes on a limb each, all else where it is worn. */
export function putOn(garment: Unplaced, wearer: Unplaced, at: Placed): Placed {
  const packed = packOnBack(garment, wearer, at) ?? ringNeck(garment, wearer, at) ?? bowOnHead(garment, wearer, at);
  if (packed) return packed;
  const place = wornAt(garment.concept);
  const side = (garment.placement?.index ?? 0) % 2;
  const onLimb =
    place === "hand"
      ? putOnHand(garment, wearer, at, side)
      : place === "feet" && !socketOf(wearer.model, ["feet"])
        ? putOnFoot(garment, wearer, at, side)
        : undefined;
  const fitted =
    onLimb ?? fitWear(garment, wearer, at) ?? fitFaceless(garment, wearer, at) ?? wear(garment, wearer, at);
  return asLargeAsSaid(fitted, garment, wearer);
}

function putOnHand(garment: Unplaced, wearer: Unplaced, at: Placed, side: number): Placed | undefined {
  const hands = handsOf(wearer);
  const hand = hands[side % Math.max(1, hands.length)];
  if (!hand) return undefined;
  const { position, radius } = placeSocket(hand, at);
  const size = (GLOVE * radius) / Math.max(widthOf(garment), depthOf(garment));
  return putAt(position, PALM * heightOf(garment), size, at);
}

/** Around what of that side is next to the floor; of a forefoot and a hindfoot, the one in front. */
function putOnFoot(garment: Unplaced, wearer: Unplaced, at: Placed, side: number): Placed | undefined {
  const { parts } = wearer.model;
  const feet = parts.filter(({ slot }) => FOOT.test(slot));
  const bodies = (feet.length > 0 ? feet : parts).map(({ geometry }) => geometry.positions);
  const low = boundsOf(bodies).min[1] + FEET * heightOf(wearer);
  const both = onFloor(bodies, low, side, Number.NEGATIVE_INFINITY);
  const isSeveral = both.max[1] - both.min[1] > SEVERAL * depthOf(wearer);
  const { min, max } = isSeveral ? onFloor(bodies, low, side, both.max[1] - ONE * depthOf(wearer)) : both;
  const [wide, deep] = [max[0] - min[0], max[1] - min[1]];
  if (!(wide > 0 && deep > 0)) return undefined;
  const middle = { name: "foot", position: [(min[0] + max[0]) / 2, 0, (min[1] + max[1]) / 2] as Vec3 };
  const { position } = placeSocket({ ...middle, normal: Y_AXIS, radius: wide / 2 }, at);
  const long = (ROOM * at.scale * deep) / depthOf(garment);
  const broad = (ROOM * at.scale * wide) / widthOf(garment);
  const size = Math.max(long, broad / WIDENED);
  return putAt(position, 0, size, at, Math.max(size, broad));
}

/** Breadth and depth of what of one side is no higher than `low` and no further back than `from`. */
function onFloor(bodies: readonly Float32Array[], low: number, side: number, from: number) {
  const min: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const max: [number, number] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const positions of bodies) {
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y, z] = [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
      if (y > low || z < from || x > 0 !== (side === 0)) continue;
      min[0] = Math.min(min[0], x);
      max[0] = Math.max(max[0], x);
      min[1] = Math.min(min[1], z);
      max[1] = Math.max(max[1], z);
    }
  }
  return { min, max };
}

/** @param across Factor on its width, where that is another. */
const putAt = (position: Vec3, height: number, size: number, { turn }: Placed, across = size): Placed => ({
  transform: chain(
    translation([0, -height, 0]),
    scaling([across, size, size]),
    rotation(Y_AXIS, turn),
    translation(position),
  ),
  scale: size,
  turn,
});
