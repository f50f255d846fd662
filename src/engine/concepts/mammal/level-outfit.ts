import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { placePart } from "../../geometry/place-part.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { inflate, type Sdf } from "../../geometry/sdf.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { halfSpace, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { placed } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { asin, PI } from "../../math/elementary.ts";
import { chain, type Mat4, rotation, transformPoint, translation } from "../../math/mat4.ts";
import { distance, normalize, scale, subtract, type Vec3, X_AXIS } from "../../math/vec3.ts";
import { makeBackWear } from "../outfit/back-wear.ts";
import type { DressableBody, DressableLimb } from "../outfit/dressable-body.ts";
import { makeFootwear } from "../outfit/footwear.ts";
import { layPattern } from "../outfit/garment-patterns.ts";
import { makeHeadgear } from "../outfit/headgear/make-headgear.ts";
import { makeHoodie } from "../outfit/hoodie.ts";
import { makeNeckwear } from "../outfit/neckwear.ts";
import { makeTop, SOFT } from "../outfit/tops.ts";
import type { OutfitParameters } from "../outfit/wardrobe.ts";
import { limbRadii, trunkClay } from "./body-clay.ts";
import { dressableMammal } from "./dressable-mammal.ts";
import type { Build, Joints, Skeleton } from "./skeleton.ts";

/** Scale of folds and buttons against the height at the withers. */
const SCALE = 1.15;
/** How far before the hips what is worn on the trunk ends, so that the thighs are free. */
const FREE_THIGHS = 0.13;
/** Length of a neck in heights at the withers from which the breast is out of reach. */
const LONG_NECK = 0.6;
/** Stands the body up, breast to the front, so that what is cut for the upright fits its trunk. */
const UP = rotation(X_AXIS, -PI / 2);
const DOWN = rotation(X_AXIS, PI / 2);

/**
 * What a beast on all fours wears, in heights at the withers: shoes on all four paws, what is cut for an upright trunk laid
 * along its own, what goes about the neck square to that.
 *
 * @param clay The whole animal with its coat.
 * @param coat How far its hair stands off the trunk.
 */
export function levelOutfit(
  p: OutfitParameters,
  skeleton: Skeleton,
  build: Build,
  head: { readonly centre: Vec3; readonly unit: number },
  headSize: number,
  clay: Sdf,
  coat = 0,
): readonly Part[] {
  const own = dressableMammal(skeleton, build, head, headSize);
  const paws = { ...own, height: SCALE, legs: fourLegs(skeleton, build) };
  const along = uprightTrunk(skeleton, build, coat);
  const [about, lean] = aroundNeck(skeleton, build, clay, coat);
  const top = p.top === "hoodie" ? makeHoodie(p, along) : makeTop(p, along);
  return [
    ...makeFootwear(p, paws).parts,
    ...makeHeadgear(p, own).parts,
    ...[...layPattern(p, along, top.parts), ...(p.back === "backpack" ? [] : makeBackWear(p, along))].map((part) =>
      placePart(part, DOWN),
    ),
    ...(p.back === "backpack" ? levelPack(skeleton, clay) : []),
    ...makeNeckwear(p, about).map((part) => placePart(part, lean)),
  ];
}

/** A pack on the back, its pocket to the tail, held by two girths behind the forelegs. */
function levelPack({ chest, chestRadii, belly }: Skeleton, clay: Sdf): readonly Part[] {
  const z = chest[2] * 0.35 + belly[2] * 0.65;
  const wide = 1.75 * chestRadii[0];
  const [, top] = surfaceAlong(clay, [0, chest[1], z], [0, 1, 0], 1);
  const middle = top + 0.08;
  const pack = sculpt([
    add(roundBox([0, middle, z], [wide, 0.24, 0.4], 0.07)),
    add(roundBox([0, middle - 0.02, z - 0.19], [0.8 * wide, 0.15, 0.12], 0.05), 0.01),
    add(roundCone([-0.5 * wide, middle, z + 0.23], [0.5 * wide, middle, z + 0.23], 0.06, 0.06), 0.01),
  ]);
  const girth = (at: number) =>
    sculpt([
      add(inflate(clay, 0.014)),
      carve(halfSpace([0, 0, at - 0.022], [0, 0, 1]), 0.006),
      carve(halfSpace([0, 0, at + 0.022], [0, 0, -1]), 0.006),
    ]);
  return [
    makePart("backpack", "backpack", meshSdf(pack, 0.016), { crease: SOFT, weight: 0.8 }),
    ...[z + 0.06, z - 0.12].map((at, i) =>
      makePart(i === 0 ? "front-girth" : "hind-girth", "backpack", meshSdf(girth(at), 0.012), {
        crease: SOFT,
        weight: 0.4,
      }),
    ),
  ];
}

/** Hind legs and forelegs, left and right, as shoes want them. */
function fourLegs({ front, hind, right }: Skeleton, build: Build): readonly DressableLimb[] {
  const radii = limbRadii(build);
  const { bone, paw = 1 } = build;
  const sole = 0.058 * bone * paw;
  const leg = ([a, b, c, [x, y, z]]: Joints, r: readonly [number, number, number], side: number): DressableLimb => {
    const flip = ([u, v, w]: Vec3): Vec3 => [u * side, v, w];
    return {
      joints: [flip(a), flip(b), flip(c)],
      radii: [r[0], r[1], 0.05 * bone],
      end: [x * side, Math.max(0, y - 0.045), z + sole * 1.5],
      endRadius: sole * 1.05,
    };
  };
  return [
    leg(hind, radii.hind, 1),
    leg(right?.hind ?? hind, radii.hind, -1),
    leg(front, radii.front, 1),
    leg(right?.front ?? front, radii.front, -1),
  ];
}

const moved = (by: Mat4, { joints, end, ...limb }: DressableLimb): DressableLimb => ({
  ...limb,
  joints: [transformPoint(by, joints[0]), transformPoint(by, joints[1]), transformPoint(by, joints[2])],
  end: transformPoint(by, end),
});

/** The trunk stood up on its rump: the forelegs are its arms. */
function uprightTrunk(skeleton: Skeleton, build: Build, coat: number): DressableBody {
  const { chest, chestRadii, belly, pelvis, neck } = skeleton;
  const [hindLeft, hindRight, left, right] = fourLegs(skeleton, build).map((limb) => moved(UP, limb)) as [
    DressableLimb,
    DressableLimb,
    DressableLimb,
    DressableLimb,
  ];
  const at = (point: Vec3): Vec3 => transformPoint(UP, point);
  const [, hips, back] = at(pelvis);
  const [, throat] = at(neck);
  return {
    height: SCALE,
    trunk: placed(inflate(sculpt(trunkClay(skeleton, build)), coat), UP),
    neck: [0, throat - 0.02, at(neck)[2] + 0.06],
    neckRadius: 0.8 * chestRadii[0] + coat,
    chest: at(chest),
    waist: at([0, chest[1] * 0.5 + belly[1] * 0.5, (belly[2] + chest[2]) / 2 - 0.16]),
    hips: [0, hips + FREE_THIGHS, back],
    arms: [left, right],
    legs: [hindLeft, hindRight],
    head: { centre: at(skeleton.skull), radii: [0.1, 0.1, 0.1] },
  };
}

/** Throat and breast as those of somebody upright, and what brings that back onto the leaning neck. */
function aroundNeck(
  skeleton: Skeleton,
  build: Build,
  clay: Sdf,
  coat: number,
): readonly [body: DressableBody, lean: Mat4] {
  const { neck, skull } = skeleton;
  const middle: Vec3 = [0, neck[1] * 0.6 + skull[1] * 0.4 - 0.03, neck[2] * 0.6 + skull[2] * 0.4];
  const way = normalize(subtract(skull, neck));
  const lean = chain(rotation(X_AXIS, asin(way[2])), translation(middle));
  const back = chain(translation(scale(middle, -1)), rotation(X_AXIS, -asin(way[2])));
  const [radius] = surfaceAlong(clay, middle, [1, 0, 0], 0.6);
  const upright = uprightTrunk(skeleton, build, coat);
  const isLong = distance(neck, skull) > LONG_NECK;
  const body: DressableBody = {
    ...upright,
    // down a long neck the ends of a scarf lie on that and not on the breast
    trunk: placed(inflate(isLong ? clay : sculpt(trunkClay(skeleton, build)), coat), back),
    neck: [0, 0, 0],
    // what goes about it sits in the hair
    neckRadius: radius - 0.02,
    chest: [0, -0.16, 0],
    waist: [0, -0.36, 0],
    hips: [0, -0.5, 0],
  };
  return [body, lean];
}
