import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Surface } from "../contact/contact-field.ts";
import { shownSize } from "../contact/shown-size.ts";
import type { Spot } from "../contact/spot.ts";
import {
  depthOf,
  extentOf,
  heightOf,
  type Placed,
  socketOf,
  standAt,
  topOf,
  type Unplaced,
} from "../contact/unplaced.ts";

const TREES: ReadonlySet<string> = new Set(["christmas-tree", "tree"]);
/** Families of what stands, grows or is built, and is not hung in a tree. */
const STANDS: ReadonlySet<string> = new Set([
  "figure",
  "animal",
  "building",
  "vehicle",
  "furniture",
  "plant",
  "nature",
  "insect",
]);
/** What is in a tree as others are on it. */
const NESTS: ReadonlySet<string> = new Set(["nest", "birdhouse"]);
/** Lights that hang in trees, and do not stand below them. */
const HUNG_LIGHTS: ReadonlySet<string> = new Set(["lantern", "lamp", "paper-lantern"]);
/** What goes to the very top. */
const TOPPERS: ReadonlySet<string> = new Set(["star", "angel"]);
/** Sizes over the tree's height: of what hangs there, at least and at most, and of what tops it. */
const LEAST = 0.15;
const MOST = 0.3;
/** As the least of what somebody is to find in there. */
const LEAST_NEST = 0.21;
const TOPPER = 0.17;
/** Where its middle hangs, as a share of the tree's height, and the next one's. */
const LEVELS = [0.46, 0.62, 0.34, 0.54, 0.27, 0.7] as const;
/** Angles from the viewer's direction to the next one's place, radians. */
const ASIDE = [0.15, -0.5, 0.75, -1, 0.45, -0.2] as const;
/** How far around its place, radians, and over the height, the ends of branches are looked for. */
const AROUND = 0.22;
const BAND = 0.07;
/** Share of its depth by which it is among the twigs. */
const AMONG = 0.3;

/** Whether a thing that a tree is said to be "with" belongs in its branches, not at its foot. */
export const isOfCrown = ({ concept }: Unplaced, tree: Unplaced): boolean =>
  TREES.has(tree.concept) && (NESTS.has(concept) || HUNG_LIGHTS.has(concept));

/** Whether a thing that is "on a tree" is hung among its branches, rather than sitting, growing or living there. */
const hangsThere = (object: Unplaced, tree: Unplaced, of: number): boolean => {
  const { relation, where } = object.placement ?? {};
  if (!TREES.has(tree.concept)) return false;
  if (where === "hung") return relation === "on" && (HUNG_LIGHTS.has(object.concept) || of > 1);
  if (where !== undefined) return false;
  if (NESTS.has(object.concept)) return relation === "in" || relation === "on" || relation === "with";
  if (relation === "with") return isOfCrown(object, tree);
  const perches = object.family === "bird" && tree.concept !== "christmas-tree";
  return relation === "on" && !(STANDS.has(object.family) || perches);
};

/**
 * In the outer branches on the viewer's side, large enough to be seen; a star tops the tree, in the place of its own.
 *
 * @param azimuth Where the viewer is, radians.
 */
export function hangInCrown(
  object: Unplaced,
  tree: Unplaced,
  at: Placed,
  surfaces: () => readonly Surface[],
  { index, of }: Spot,
  azimuth: number,
  facing: number,
): Placed | undefined {
  if (!hangsThere(object, tree, of)) return undefined;
  const tall = heightOf(tree) * at.scale;
  const floor = at.transform[13] as number;
  const [x0, z0] = [at.transform[12] as number, at.transform[14] as number];
  if (TOPPERS.has(object.concept) && index === 0) {
    if (!socketOf(tree.model, ["top"]) && tree.concept !== "christmas-tree") return undefined;
    const size = (TOPPER * tall) / extentOf(object);
    const tip = topOf(tree).position[1] * at.scale;
    return standAt([x0, floor + tip - heightOf(object) * size * 0.8, z0], size, facing);
  }
  const usual = shownSize(object, tree, at, "hung") * extentOf(object);
  const least = NESTS.has(object.concept) ? LEAST_NEST : LEAST;
  const size = Math.min(MOST * tall, Math.max(least * tall, usual)) / extentOf(object);
  const level = LEVELS[index % LEVELS.length] as number;
  const angle = azimuth + (ASIDE[index % ASIDE.length] as number);
  const middle = floor + level * tall;
  let reach = 0;
  for (const { positions } of surfaces())
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y, z] = [0, 1, 2].map((k) => positions[i + k] as number) as unknown as Vec3;
      if (Math.abs(y - middle) > BAND * tall) continue;
      const off = Math.abs(((atan2(x - x0, z - z0) - angle + 3 * PI) % TAU) - PI);
      if (off < AROUND) reach = Math.max(reach, Math.sqrt((x - x0) * (x - x0) + (z - z0) * (z - z0)));
    }
  if (reach === 0) return undefined;
  const out = reach + (0.5 - AMONG) * depthOf(object) * size;
  // its hook is in the branch, or its feet are on it
  const low = object.family === "bird" || object.concept === "nest" ? 0 : 0.6 * heightOf(object) * size;
  return standAt([x0 + out * sin(angle), middle - low, z0 + out * cos(angle)], size, facing);
}
