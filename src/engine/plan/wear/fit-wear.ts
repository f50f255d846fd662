import { atan2, PI } from "../../math/elementary.ts";
import { chain, type Mat4, rotation, scaling, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { add, scale, type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { crossings, type EyePair, eyesOf, frontAt } from "../contact/probe-body.ts";
import { depthOf, heightOf, type Placed, socketOf, type Unplaced, widthOf } from "../contact/unplaced.ts";
import { type Neck, neckOf, underMouth } from "./neck-of.ts";

/** Of spectacles, in half their width: from the middle to a lens' middle, and how wide a lens is. */
const LENS_AT = 0.47;
const LENS = 0.74;
/** How much wider than the eyes lenses stand, so that they are seen from the side as well. */
const SPREAD = 1.12;
/** Length of temples over the depth of the head they lie on, and of what counts as a head at most, over how far apart its eyes are. */
const TEMPLES = 0.92;
const LONG_HEAD = 2.6;
/** Width of a band over that of the head in it, height of glasses over that of the eyes, and how far they stand out, in their heights; width of a
 * head over that of a hat on it, where its eyes are on top. */
const BAND = 1.14;
const BY_SOCKET = 0.8;
const GLASS = 2.3;
const STAND_OUT = 0.18;
/** Share of the height of the neck above the floor that hangs down from it at most. */
const HANGING = 0.55;
/** A scarf's folds lie in fur and feathers: how wide it is beside the neck in them. */
const SNUG = 0.82;
/** The same about a neck so thin that the wool stands off it, and of what a wearer is tall from which half a neck's breadth is thin. */
const LOOSE = 1.2;
const THIN = 0.055;
/** Breadth of a bow over that of a neck, at least, and over the wearer's height, up to so much of the neck. */
const BOW = 0.75;
const BOW_OF_HEIGHT = 0.17;
const BOW_AT_MOST = 2.8;
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
  if (concept === "goggles") return finish(fitGoggles(garment, wearer), at);
  const neck = /^(?:tie|scarf|necklace|ribbon)$/.test(concept)
    ? ((concept === "tie" ? underMouth(wearer) : undefined) ?? neckOf(wearer))
    : undefined;
  if (!neck) return undefined;
  if (concept === "scarf") return finish(fitScarf(garment, neck, (THIN * heightOf(wearer)) / neck.side), at);
  if (concept === "necklace") return finish(fitNecklace(garment, wearer, neck), at);
  if (concept === "ribbon") return finish(fitBow(garment, neck, heightOf(wearer), RIBBON), at);
  return finish(
    heightOf(garment) > widthOf(garment) ? fitTie(garment, wearer, neck) : fitBow(garment, neck, heightOf(wearer)),
    at,
  );
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
  // the temples end where the head does
  const behind = headBehind(wearer, eyes);
  const long = behind === undefined ? size : clamp((TEMPLES * (z - behind)) / depthOf(garment), 0.3 * size, size);
  return sized(hold.position, [size, size, long], [middle, y, z]);
}

/** How far back the head goes at the eyes, where it is no body yet. */
function headBehind(wearer: Unplaced, { left, right, radius, front }: EyePair): number | undefined {
  const y = (left[1] + right[1]) / 2 + 0.5 * radius;
  const from = wearer.bounds.min[2] - 1;
  const [first] = crossings(wearer.model.parts, [(left[0] + right[0]) / 2, y, from], [0, 0, 1]);
  if (first === undefined) return undefined;
  const behind = from + first;
  return front - behind < LONG_HEAD * (left[0] - right[0]) ? behind : undefined;
}

/** Its glasses before the eyes, above a bill; its band close around the head. */
function fitGoggles(garment: Unplaced, wearer: Unplaced): Fit | undefined {
  const eyes = eyesOf(wearer);
  if (!eyes) return undefined;
  const { left, right, radius, front } = eyes;
  const [x, y, eyesAt] = [0, 1, 2].map((k) => ((left[k] as number) + (right[k] as number)) / 2) as unknown as Vec3;
  const apart = (left[0] - right[0]) / 2;
  const across = crossings(wearer.model.parts, [left[0] + 10, y, eyesAt], [-1, 0, 0])[0];
  const seen = across === undefined ? 0 : left[0] + 10 - across - x;
  const half = Math.max(apart, seen, BY_SOCKET * (socketOf(wearer.model, ["head"])?.radius ?? 0));
  const { min, max } = garment.bounds;
  const wide = Math.max((2 * BAND * half) / widthOf(garment), (2 * GLASS * radius) / heightOf(garment));
  const brow = frontAt(wearer, x, y + 0.6 * radius) ?? front;
  const foremost = clamp(brow, front, front + 2 * radius);
  const deep = foremost - (headBehind(wearer, eyes) ?? foremost - 2 * half);
  // the glasses stand out before the brow, the band lies on the back of the head
  const long = clamp((1.12 * deep) / depthOf(garment), 0.6 * wide, 1.6 * wide);
  const tall = Math.max(wide, (2 * GLASS * radius) / heightOf(garment));
  const from: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, max[2]];
  return sized(from, [wide, tall, long], [x, y, foremost + STAND_OUT * heightOf(garment) * tall]);
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

const throatOf = ({ middle, front, way }: Neck): Vec3 => add(middle, scale(way, front));

/** @param tall Height of who wears it, where it is not to be lost on a thin neck. */
/** How high the knot of a bow is over its height, and its width over a bow tie's: a ribbon's loops are larger, and its ends hang. */
interface Bow {
  readonly knot: number;
  readonly larger: number;
}
const BOW_TIE: Bow = { knot: 0.5, larger: 1 };
const RIBBON: Bow = { knot: 0.72, larger: 1.6 };

export function fitBow(garment: Unplaced, neck: Neck, tall = 0, { knot, larger } = BOW_TIE): Fit {
  const wide = larger * clamp(BOW_OF_HEIGHT * tall, 2 * BOW * neck.side, 2 * BOW_AT_MOST * neck.side);
  const size = wide / widthOf(garment);
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

/** @param thin How much thinner than usual the neck is: as much the wool stands off it. */
export function fitScarf(garment: Unplaced, { middle, side, front, back }: Neck, thin = 1): Fit | undefined {
  const hold = socketOf(garment.model, ["attach"]);
  if (!hold) return undefined;
  const across = (clamp(SNUG * thin, SNUG, LOOSE) * side) / hold.radius;
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
