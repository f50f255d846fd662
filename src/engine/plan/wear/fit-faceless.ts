import { boundsOf } from "#measure/bounds.ts";
import type { Part } from "../../geometry/part.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { crossings } from "../contact/probe-body.ts";
import { isLiving, type Placed, socketOf, type Unplaced, widthOf } from "../contact/unplaced.ts";
import { finish, fitBow, fitScarf, sized } from "./fit-wear.ts";
import type { Neck } from "./neck-of.ts";
import { wornAt } from "./worn-at.ts";

/** Where a brow, eyes and a neck would be on what has none, as shares of its height. */
const BROW_LEVEL = 0.84;
const EYE_LEVEL = 0.68;
const NECK_LEVEL = 0.5;
/** Width of spectacles and of the head in a hat, over that of what they are on there. */
const BROAD = 1.3;
const HEAD = 0.86;
/** Levels at which a hat may sit, from the top. */
const TOPS = [0.98, 0.95, 0.92, 0.88, 0.84, 0.8, 0.74, 0.68];
/** Largest head over half of the whole's width: a hat does not hide what wears it. */
const MOST_HEAD = 0.46;

/**
 * "A cactus wearing sunglasses": before, around and on top of the trunk of what has no face.
 *
 * @returns Undefined for who has one, and for what is worn elsewhere.
 */
export function fitFaceless(garment: Unplaced, wearer: Unplaced, at: Placed): Placed | undefined {
  if (isLiving(wearer) || socketOf(wearer.model, ["head"])) return undefined;
  const trunk = trunkOf(wearer);
  if (!trunk) return undefined;
  const { min, max } = boundsOf([trunk.geometry.positions]);
  const axis = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2] as const;
  const level = (share: number): number => min[1] + share * (max[1] - min[1]);
  /** From the axis to the side, and to the front along Z. */
  const hits = (y: number, way: Vec3): number[] => crossings(wearer.model.parts, [axis[0], y, axis[1]], way);
  const reach = (y: number, way: Vec3): number => hits(y, way)[0] ?? 0;
  /** Beyond the hollow about a stem. */
  const breadth = (y: number): number => hits(y, [1, 0, 0]).at(-1) ?? 0;
  const hold = socketOf(garment.model, ["attach"]);
  if (garment.concept === "glasses") {
    const y = level(EYE_LEVEL);
    const half = reach(y, [1, 0, 0]);
    if (!hold || half === 0) return undefined;
    const size = (BROAD * 2 * half) / widthOf(garment);
    return finish(sized(hold.position, [size, size, size], [axis[0], y, axis[1] + reach(y, [0, 0, 1])]), at);
  }
  if (wornAt(garment.concept) === "head") {
    const head = Math.min(HEAD * breadth(level(BROW_LEVEL)), (MOST_HEAD * (max[0] - min[0])) / 2);
    // it goes on as far as it is wide enough for
    const y = TOPS.map(level).find((each) => breadth(each) >= head);
    if (head === 0 || y === undefined) return undefined;
    const size = head / (hold?.radius ?? 0.3 * widthOf(garment));
    // its brim lies on it, where a head would reach further in
    const from: Vec3 = [hold?.position[0] ?? 0, garment.bounds.min[1], hold?.position[2] ?? 0];
    return finish(sized(from, [size, size, size], [axis[0], y, axis[1]]), at);
  }
  const y = level(NECK_LEVEL);
  const side = reach(y, [1, 0, 0]);
  if (side === 0) return undefined;
  const neck: Neck = { middle: [axis[0], y, axis[1]], side, front: side, back: side, way: [0, 0, 1] };
  if (garment.concept === "scarf") return finish(fitScarf(garment, neck), at);
  return garment.concept === "tie" ? finish(fitBow(garment, neck), at) : undefined;
}

/** Heights within which parts are equally tall. */
const AS_TALL = 0.72;

/** The tallest of the parts that tell most, the foremost of several. */
function trunkOf({ model }: Unplaced): Part | undefined {
  const parts = model.parts.filter(({ weight = 1 }) => weight >= 0.85);
  const tallOf = ({ geometry }: Part): number => {
    const { min, max } = boundsOf([geometry.positions]);
    return max[1] - min[1];
  };
  const most = Math.max(...parts.map(tallOf));
  const frontOf = ({ geometry }: Part): number => boundsOf([geometry.positions]).max[2];
  const tall = parts.filter((part) => tallOf(part) > AS_TALL * most);
  // of a pineapple's leaves and its fruit, the one that tells more
  const heaviest = Math.max(...tall.map(({ weight = 1 }) => weight));
  const [first, ...rest] = tall.filter(({ weight = 1 }) => weight === heaviest);
  return rest.reduce((best, each) => (best && frontOf(each) > frontOf(best) ? each : best), first);
}
