import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { noise } from "../../geometry/deform.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import type { Paint, Part, SurfacePoint } from "../../geometry/part.ts";
import { compact } from "../../geometry/shells.ts";
import type { Mending } from "../../language/region.ts";
import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import { createDraw } from "../../math/draw.ts";
import { cross, distance, dot, normalize, subtract, type Vec3, Y_AXIS } from "../../math/vec3.ts";
import { tearHoles } from "../broken/tear-holes.ts";
import type { Look } from "../looks.ts";
import type { Dressed } from "../style.ts";
import { isThread, RAGS, THREAD } from "./sew-on.ts";

/** A place over a joint, with the directions along its surface. */
interface Joint {
  readonly middle: Vec3;
  readonly normal: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly index: number;
}

/** What is laid on the joints of a garment. */
export interface Mend {
  readonly region: "knee" | "elbow";
  readonly manner: Mending | undefined;
  readonly look: Look;
  /** Its stuff or colour was said. */
  readonly isDyed: boolean;
  /** Colour of the garment from afar. */
  readonly ground: Rgb;
  /** Lays what was said of it otherwise. */
  readonly lay: (surface: SurfacePoint, point: Vec3) => void;
}

/** Between which heights a knee and an elbow lie, as shares of the garment's. */
const BETWEEN = { knee: [0.43, 0.55], elbow: [0.36, 0.52] } as const;
/** Half a place's width and height over the garment's height. */
const HALF = { knee: [0.066, 0.06], elbow: [0.085, 0.115] } as const;
/** Of the middle's width that belongs to neither leg. */
const BETWEEN_LEGS = 0.04;

/** What is seen of the dark within, threads of the weft in a tear from its top to its foot, and how much of each row they fill. */
const WITHIN = fromHex("#1a1716");
const WEFT = 7;
const FILLED = 0.42;
/** Where the frayed rim of a tear ends, in its radii. */
const FRAYED = 1.3;
/** Of patches on elbows, whose colour is not said: dark suede, and light suede on what is brown or dark itself. */
const SUEDE = fromHex("#6b4426");
const PALE_SUEDE = fromHex("#c9a06a");
const DARK_GROUND = 0.1;

/** Wears through, mends or dyes a garment where it bends. */
export function mendJoints(parts: readonly Part[], whole: readonly Part[], mend: Mend): readonly Part[] {
  const { min, max } = boundsOf(whole.map(({ geometry }) => geometry.positions));
  const high = max[1] - min[1];
  const joints = [1, -1].flatMap((side, index) => jointOf(whole, mend.region, side, index) ?? []);
  const [wide, tall] = HALF[mend.region].map((share) => share * high) as [number, number];
  return parts.map((part): Part => {
    if (!whole.includes(part)) return part;
    const near = joints.flatMap((joint) => locatorAt(part.geometry, joint, 1.4 * Math.max(wide, tall)) ?? []);
    if (near.length === 0) return part;
    const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
      part.paint?.(surface, x, y, z, nx, ny, nz);
      for (const { joint, locate } of near) {
        const point = locate(x, y, z);
        if (!point) continue;
        const from = subtract(point, joint.middle);
        if (Math.abs(dot(from, joint.normal)) > wide) continue;
        layAt(surface, mend, joint, dot(from, joint.right) / wide, dot(from, joint.up) / tall, point);
      }
    };
    return { ...part, paint };
  });
}

/** Where a point of the rest frame lies about a joint. Undefined away from it: a sleeve is bent, and only a piece of it is affine. */
function locatorAt(geometry: Geometry, joint: Joint, reach: number) {
  const { positions, rest, indices } = geometry;
  const isNear = (v: number) =>
    distance(
      [positions[v * 3] as number, positions[v * 3 + 1] as number, positions[v * 3 + 2] as number],
      joint.middle,
    ) < reach;
  const kept = indices.filter((_, i) => [0, 1, 2].some((k) => isNear(indices[i - (i % 3) + k] as number)));
  if (kept.length === 0) return undefined;
  const { min, max } = boundsOf([
    Float32Array.from(Array.from(kept).flatMap((v) => [0, 1, 2].map((k) => rest[v * 3 + k] as number))),
  ]);
  const toModel = fitAffine(compact(geometry, kept));
  const locate = (x: number, y: number, z: number): Vec3 | undefined =>
    [x, y, z].some((at, k) => at < (min[k] as number) || at > (max[k] as number)) ? undefined : toModel(x, y, z);
  return { joint, locate };
}

/** @param u Half widths right of the joint's middle, `v` half heights above it. */
function layAt(surface: SurfacePoint, mend: Mend, { index }: Joint, u: number, v: number, point: Vec3): void {
  if (mend.manner === "torn") tearAt(surface, u, v, index);
  const [uu, vv] = [u * u, v * v];
  // a patch is a square with round corners
  if (mend.manner === "patched" && uu * uu + vv * vv < 1) {
    const own: Rgb =
      mend.region === "elbow" ? (luminance(mend.ground) < DARK_GROUND ? PALE_SUEDE : SUEDE) : (RAGS[index + 1] as Rgb);
    layColour(surface, isThread(u, v) ? THREAD : mend.isDyed ? mend.look.colour : own, 0.92, 0);
    surface.height += 0.001;
  } else if (!mend.manner && uu + vv < 1) mend.lay(surface, point);
}

/** Dark behind threads of the weft that are left, with a pale rim. */
function tearAt(surface: SurfacePoint, u: number, v: number, seed: number): void {
  const ragged = 1 + 0.22 * noise(3 * u, 3 * v, 0.5, seed + 5) + 0.12 * noise(9 * u, 9 * v, 0.5, seed + 9);
  const reach = Math.sqrt(u * u + v * v) / ragged;
  if (reach > FRAYED) return;
  const pale = (own: number, k: number) => own + 0.55 * ((THREAD[k] as number) - own);
  if (reach > 1) {
    layColour(surface, [pale(surface.r, 0), pale(surface.g, 1), pale(surface.b, 2)], 0.95, 0);
    return;
  }
  const row = v * WEFT * 0.5 + 0.25 * noise(2 * u, 1.5 * v, 0.3, seed + 21);
  const isLeft = row - Math.floor(row) < FILLED * (0.55 + 0.6 * reach) && noise(1.3 * u, 5 * v, 0.7, seed + 33) > -0.45;
  layColour(surface, isLeft ? THREAD : WITHIN, 0.95, 0);
  surface.height -= isLeft ? 0.001 : 0.004;
}

/** The foremost of a leg at its knee; the outermost of a sleeve at its elbow, rather to the front, where it is seen. */
function jointOf(whole: readonly Part[], region: "knee" | "elbow", side: number, index: number): Joint | undefined {
  const { min, max } = boundsOf(whole.map(({ geometry }) => geometry.positions));
  const [low, high] = BETWEEN[region].map((share) => min[1] + share * (max[1] - min[1])) as [number, number];
  const middle = (min[0] + max[0]) / 2;
  const least = BETWEEN_LEGS * (max[0] - min[0]);
  let [left, right, front] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let outermost: Vec3 | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const { geometry } of whole) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3) {
      const [x, y, z] = [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
      if (y < low || y > high || side * (x - middle) < least) continue;
      [left, right, front] = [Math.min(left, x), Math.max(right, x), Math.max(front, z)];
      const reach = side * x + 0.6 * z;
      if (reach > most) [most, outermost] = [reach, [x, y, z]];
    }
  }
  if (!outermost) return undefined;
  const at = (low + high) / 2;
  const normal = region === "knee" ? ([0, 0, 1] as const) : normalize([side, 0.1, 0.75]);
  const across = normalize(cross(Y_AXIS, normal));
  return {
    middle: region === "knee" ? [(left + right) / 2, at, front] : [outermost[0], at, outermost[2]],
    normal,
    right: across,
    up: cross(normal, across),
    index,
  };
}

/** Holes of a thing that is whole otherwise are larger than those of rags. */
const LONE = 1.5;

/** What the edge of a hole turns to in what has no threads. */
const RAW = fromHex("#3a3532");

/** Makes so many holes in a thing where they are seen, the crown and the brim of a hat being of one stuff in two slots. */
export function pierce(parts: readonly Part[], { materials, family }: Dressed, count: number): readonly Part[] {
  const [stuff] = Object.values(materials);
  const whole = parts.filter(({ slot }) => materials[slot]?.base === stuff?.base);
  const holed = tearHoles(
    whole,
    createDraw(23),
    Math.min(count, 12),
    count === 1 ? LONE : 1,
    CLOTH.test(family) ? undefined : RAW,
  );
  return parts.map((part) => holed[whole.indexOf(part)] ?? part);
}
const CLOTH = /^(?:garment|shoe|accessory|bedding)$/;
