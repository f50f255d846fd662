import { atan2, PI } from "../math/elementary.ts";
import { chain, type Mat4, rotation, scaling, translation } from "../math/mat4.ts";
import { clamp } from "../math/scalar.ts";
import { add, scale, type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../math/vec3.ts";
import { crossings, eyesOf, frontAt } from "./probe-body.ts";
import { depthOf, heightOf, type Placed, socketOf, type Unplaced, widthOf } from "./unplaced.ts";

/** Of spectacles, in half their width: from the middle to a lens' middle, and how wide a lens is. */
const LENS_AT = 0.47;
const LENS = 0.74;
/** How much wider than the eyes lenses stand, so that they are seen from the side as well. */
const SPREAD = 1.12;
/** Share of the height of the neck above the floor that hangs down from it at most. */
const HANGING = 0.55;
/** A scarf's folds lie in fur and feathers: how wide it is beside the neck in them. */
const SNUG = 0.82;
/** Steepest a tie leans forward on a belly, radians. */
const LEAN = 1;
/** Half of the width of a worn necklace, metres, and where the neck goes through it, as a share of its height. */
const NECKLACE_RADIUS = 0.08;
const NECKLACE_MIDDLE = 0.62;

/**
 * Eyewear and neckwear on a body that no tailor knows: before its eyes as they are, around its neck as thick as it is.
 *
 * @returns Undefined for what is worn elsewhere, and where the body tells too little.
 */
export function fitWear(garment: Unplaced, wearer: Unplaced, at: Placed): Placed | undefined {
  const { concept } = garment;
  if (concept === "eye-patch") return finish(fitPatch(garment, wearer), at);
  if (wearer.family !== "animal") return undefined;
  if (concept === "glasses") return finish(fitGlasses(garment, wearer), at);
  const neck = /^(?:tie|scarf|necklace|ribbon)$/.test(concept)
    ? ((concept === "tie" ? underMouth(wearer) : undefined) ?? neckOf(wearer))
    : undefined;
  if (!neck) return undefined;
  if (concept === "scarf") return finish(fitScarf(garment, neck), at);
  if (concept === "necklace") return finish(fitNecklace(garment, wearer, neck), at);
  if (concept === "ribbon") return finish(fitBow(garment, neck, KNOT), at);
  return finish(heightOf(garment) > widthOf(garment) ? fitTie(garment, wearer, neck) : fitBow(garment, neck), at);
}

/** In the wearer's frame. */
interface Fit {
  readonly transform: Mat4;
  readonly size: number;
}

export const finish = (fit: Fit | undefined, at: Placed): Placed | undefined =>
  fit && { transform: chain(fit.transform, at.transform), scale: fit.size * at.scale, turn: at.turn };

export const sized = (from: Vec3, size: Vec3, to: Vec3, turn: readonly Mat4[] = []): Fit => ({
  transform: chain(translation(scale(from, -1)), scaling(size), ...turn, translation(to)),
  size: size[0],
});

function fitGlasses(garment: Unplaced, wearer: Unplaced): Fit | undefined {
  const [eyes, hold] = [eyesOf(wearer), socketOf(garment.model, ["attach"])];
  if (!eyes || !hold) return undefined;
  const { left, right, radius, front } = eyes;
  const apart = (left[0] - right[0]) / 2;
  const byEyes = (SPREAD * apart) / (LENS_AT * hold.radius);
  const byHead = (socketOf(wearer.model, ["eyes", "head"])?.radius ?? 0) / hold.radius;
  const size = Math.max(byEyes, (2.3 * radius) / (LENS * hold.radius), Math.min(byHead, 1.5 * byEyes));
  const middle = (left[0] + right[0]) / 2;
  const y = (left[1] + right[1]) / 2;
  const brow = frontAt(wearer, middle + LENS_AT * hold.radius * size, y + 0.5 * radius) ?? front;
  const z = clamp(brow, front, front + 2 * radius) + 0.15 * radius;
  return sized(hold.position, [size, size, size], [middle, y, z]);
}

/** Over the eye that is turned to the camera, its band around the head and rising to the other side. */
function fitPatch(garment: Unplaced, wearer: Unplaced): Fit | undefined {
  const [eyes, hold] = [eyesOf(wearer), socketOf(garment.model, ["attach"])];
  if (!eyes || !hold) return undefined;
  const { left, right, radius } = eyes;
  const [apart, x] = [(left[0] - right[0]) / 2, (left[0] + right[0]) / 2];
  const inwards = crossings(wearer.model.parts, [left[0] + 10, left[1], left[2] - radius], [-1, 0, 0]);
  const half = inwards[0] === undefined ? apart : Math.max(apart, left[0] + 10 - inwards[0] - x);
  const behind = 0.8 * half;
  const reach = Math.sqrt(apart * apart + behind * behind) + 1.25 * radius;
  const size = Math.max(reach, 1.02 * half) / hold.radius;
  const turn = [rotation(Z_AXIS, -PI / 14), rotation(Y_AXIS, atan2(apart, behind))];
  return sized(hold.position, [size, size, size], [x, left[1], left[2] - behind], turn);
}

/** How high the knot of a tied ribbon is, over its height: its ends hang. */
const KNOT = 0.72;

/** A neck where something is worn around it, metres. */
export interface Neck {
  readonly middle: Vec3;
  readonly side: number;
  readonly front: number;
  readonly back: number;
  /** Forward, and downward on who lies flat, where forward is the head. */
  readonly way: Vec3;
}

function neckOf(wearer: Unplaced): Neck | undefined {
  const socket = socketOf(wearer.model, ["neck"]) ?? belowEyes(wearer);
  if (!socket) return undefined;
  const middle: Vec3 = [0, socket.position[1], socket.position[2]];
  const reach = (way: Vec3): number => {
    const hits = crossings(wearer.model.parts, middle, way);
    return hits.findLast((hit) => hit < 2.5 * socket.radius) ?? hits[0] ?? socket.radius * 0.5;
  };
  const side = reach([1, 0, 0]);
  const forward = reach([0, 0, 1]);
  const isFlat = forward > 2.2 * side;
  const way: Vec3 = isFlat ? [0, -0.6, 0.8] : [0, 0, 1];
  const front = isFlat ? Math.min(reach(way), 1.6 * side) : forward;
  return { middle, side, front, back: Math.min(reach([0, 0, -1]), 1.6 * side), way };
}

/** Who is low, in a shell and has no neck has it before the shell, below the mouth: a crab, a lobster. */
function underMouth(wearer: Unplaced): Neck | undefined {
  const { model } = wearer;
  const [mouth, head] = [socketOf(model, ["mouth"]), socketOf(model, ["head"])];
  const isShelled = model.parts.some(({ slot }) => slot === "shell" || slot === "claw");
  if (!mouth || !head || !isShelled || socketOf(model, ["neck"])) return undefined;
  const [, y, z] = mouth.position;
  const side = Math.max(1.1 * head.radius, 0.13 * widthOf(wearer));
  return { middle: [0, y - 0.3 * mouth.radius, 0], side, front: z + 0.4 * mouth.radius, back: side, way: [0, 0, 1] };
}

/** Where a neck would be on who has none. */
function belowEyes(wearer: Unplaced): { readonly position: Vec3; readonly radius: number } | undefined {
  const eyes = eyesOf(wearer);
  if (!eyes) return undefined;
  const { left, right, radius } = eyes;
  const apart = (left[0] - right[0]) / 2;
  return { position: [0, left[1] - Math.max(apart, 2.2 * radius), left[2] - apart], radius: apart };
}

const throatOf = ({ middle, front, way }: Neck): Vec3 => add(middle, scale(way, front));

export function fitBow(garment: Unplaced, neck: Neck, knot = 0.5): Fit {
  const size = ((knot === 0.5 ? 1.5 : 2.4) * neck.side) / widthOf(garment);
  const { min } = garment.bounds;
  return sized([0, knot * heightOf(garment), min[2] + 0.3 * depthOf(garment)], [size, size, size], throatOf(neck));
}

/** Its knot at the throat, its blade on the breast. */
function fitTie(garment: Unplaced, wearer: Unplaced, neck: Neck): Fit {
  const throat = throatOf(neck);
  const tall = heightOf(garment);
  const long = 0.8 * tall;
  const size = Math.min((3 * neck.side) / widthOf(garment), (HANGING * throat[1]) / long);
  let lean = 0;
  for (const share of [0.25, 0.5, 0.75, 1]) {
    const down = share * long * size;
    const front = frontAt(wearer, 0, throat[1] - down);
    if (front !== undefined) lean = Math.max(lean, atan2(front + 0.004 * size - throat[2], down));
  }
  return sized([0, long, -0.004], [size, size, size], throat, [rotation(X_AXIS, -Math.min(lean, LEAN))]);
}

export function fitScarf(garment: Unplaced, { middle, side, front, back }: Neck): Fit | undefined {
  const hold = socketOf(garment.model, ["attach"]);
  if (!hold) return undefined;
  const across = (SNUG * side) / hold.radius;
  const deep = clamp((front + back) / 2 / hold.radius, 0.8 * across, 1.4 * across);
  const tall = Math.min(1.1 * across, (HANGING * middle[1]) / hold.position[1]);
  return sized(hold.position, [across, tall, deep], add(middle, [0, 0, (Math.min(front, 1.4 * side) - back) / 2]));
}

/** Around the neck behind, on the breast in front. */
function fitNecklace(garment: Unplaced, wearer: Unplaced, { middle, side, front, back }: Neck): Fit {
  const across = (1.12 * side) / NECKLACE_RADIUS;
  const low = middle[1] - NECKLACE_MIDDLE * heightOf(garment) * across;
  const breast = (frontAt(wearer, 0, Math.max(low, 0)) ?? 0) - middle[2];
  const before = 1.05 * clamp(breast, front, 2 * front);
  const deep = Math.max((before + back) / depthOf(garment), 0.5 * across);
  const from: Vec3 = [0, NECKLACE_MIDDLE * heightOf(garment), 0];
  return sized(from, [across, across, deep], add(middle, [0, 0, (before - back) / 2]));
}
