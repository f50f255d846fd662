import type { Hold } from "../../language/brief.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { add, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import { shownSize } from "../contact/shown-size.ts";
import { heightOf, type Placed, placeSocket, shift, socketOf, standAt, type Unplaced } from "../contact/unplaced.ts";
import type { Placement, RecipeObject } from "../recipe/recipe.ts";

/** How far apart two who have hold of each other stand, and how far the one is to the other's left, in their mean heights. */
const HOLDS: Readonly<Record<Hold, { readonly apart: number; readonly aside: number }>> = {
  danced: { apart: 0.25, aside: -0.045 },
  hugged: { apart: 0.205, aside: -0.08 },
  kissed: { apart: 0.245, aside: 0 },
};

const isHold = (where: Placement["where"]): where is Hold => where !== undefined && where in HOLDS;

/** Poses in which two have hold of each other. */
const PAIRED: ReadonlySet<string> = new Set(["leading", "following", "clasping", "clinging"]);

/** Pose of those who hold each other by their index among the placements: the one who is put to the other follows. */
export function rolesOf(placements: readonly { readonly placement?: Placement }[]): ReadonlyMap<number, string> {
  const roles = new Map<number, string>();
  for (const [index, { placement }] of placements.entries()) {
    if (!isHold(placement?.where)) continue;
    const isDance = placement.where === "danced";
    roles.set(index, isDance ? "following" : "clinging");
    roles.set(placement.target, isDance ? "leading" : "clasping");
  }
  return roles;
}

/** Those who have no arms to hold each other with, as bears have, stand close instead. */
export const settleHolds = (objects: readonly RecipeObject[]): RecipeObject[] =>
  objects.map((object) => {
    const { placement } = object;
    if (!isHold(placement?.where)) return object;
    const both = [object, objects[placement.target]];
    const isHeld = both.every((each) => PAIRED.has(String(each?.parameters.pose)));
    return isHeld ? object : { ...object, placement: { ...placement, where: "together" } };
  });

/** In the other one's arms, turned to the other. */
export function standInHold(object: Unplaced, other: Unplaced, at: Placed, hold: Hold): Placed {
  const size = shownSize(object, other, at, "beside");
  const mean = (heightOf(object) * size + heightOf(other) * at.scale) / 2;
  const { apart, aside } = HOLDS[hold];
  const front: Vec3 = [sin(at.turn), 0, cos(at.turn)];
  const left: Vec3 = [cos(at.turn), 0, -sin(at.turn)];
  // arms held out put the middle of a body before its trunk
  const trunk = trunkOf(other, at);
  const there = add(add(trunk, scale(front, apart * mean)), scale(left, aside * mean));
  const start = standAt(at.transform.slice(12, 15) as unknown as Vec3, size, at.turn + PI);
  const { 0: x, 2: z } = subtract(there, trunkOf(object, start));
  return shift(start, [x, 0, z]);
}

/** Where the trunk is, by what the neck says. */
function trunkOf({ model }: Unplaced, at: Placed): Vec3 {
  const neck = socketOf(model, ["neck"]);
  return neck ? placeSocket(neck, at).position : (at.transform.slice(12, 15) as unknown as Vec3);
}
