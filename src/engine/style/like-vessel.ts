import type { Bounds } from "#measure/bounds.ts";
import { clipGeometry } from "../geometry/clip.ts";
import type { Part } from "../geometry/part.ts";
import { move } from "../geometry/place.ts";
import { PI } from "../math/elementary.ts";
import type { Vec3 } from "../math/vec3.ts";
import { boundsOfParts, standInRoom, withLent } from "./lend-room.ts";
import type { Dressed } from "./style.ts";

/** Share of the body's height that stays as its mouth, and how much of the mouth is sunk in. */
const MOUTH = 0.16;
const SUNK = 0.5;
/** How much taller and longer than the body what takes its place may be. */
const TALLER = 1.12;
const LONGER = 1.3;
/** What stands on top; what stands out to the side. */
const ON_TOP = /^(?:lid|knob|stopper|cork|cap)$/;
const ASIDE = /^(?:spout|handle|inside)$/;
/** How deep what stands out is sunk in, as a share of the body's width. */
const ROOTED = 0.1;

/** A pot or vase that looks like something else: it keeps its mouth or its lid, its handle and its spout. */
export function likeVessel(thing: Dressed, likeness: Dressed): Dressed | undefined {
  const { parts } = thing.model;
  const [main] = Object.keys(thing.materials);
  const body = parts.filter(({ slot }) => slot === main);
  if (body.length === 0) return undefined;
  const { min, max } = boundsOfParts(body);
  const [wide, tall, deep] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const [cx, cz] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const lids = parts.filter(({ slot }) => ON_TOP.test(slot));
  const sides = parts.filter(({ slot }) => ASIDE.test(slot));
  const isPoured = parts.some(({ slot }) => slot === "spout");
  const rim = lids.length > 0 ? [] : body.flatMap((part) => above(part, max[1] - MOUTH * tall));
  const half = (LONGER * Math.max(wide, deep)) / 2;
  const room: Bounds = {
    min: [cx - half, min[1], cz - half],
    max: [cx + half, min[1] + (TALLER - (rim.length > 0 ? SUNK * MOUTH : 0)) * tall, cz + half],
  };
  // a beast looks where the spout points
  const beast = boundsOfParts(likeness.model.parts);
  const isLong = beast.max[2] - beast.min[2] > 1.2 * (beast.max[0] - beast.min[0]);
  const lent = standInRoom(likeness, room, isPoured && isLong ? -PI / 2 : 0);
  const crown = boundsOfParts(lent).max[1];
  const up = crown - SUNK * MOUTH * tall - (max[1] - MOUTH * tall);
  const mouth = [...rim, ...lids].map((part) => ({ ...part, geometry: move(part.geometry, [0, up, 0]) }));
  return withLent(thing, [...mouth, ...sides.map((part) => setAgainst(part, lent, cx, ROOTED * wide))], lent, likeness);
}

function above(part: Part, height: number): Part[] {
  const geometry = clipGeometry(part.geometry, [0, -1, 0], -height);
  return geometry.indices.length > 0 ? [{ ...part, geometry }] : [];
}

/** Moves what stands out to the left or right until its root is in the new body. */
function setAgainst(part: Part, body: readonly Part[], cx: number, depth: number): Part {
  const own = boundsOfParts([part]);
  const sign = (own.min[0] + own.max[0]) / 2 < cx ? -1 : 1;
  const root = sign < 0 ? own.max[0] : own.min[0];
  const reach = reachAt(body, own, sign);
  if (reach === undefined) return part;
  const by: Vec3 = [reach - sign * depth - root, 0, 0];
  return { ...part, geometry: move(part.geometry, by) };
}

/** How far to that side the body reaches at the height of a part and before it. */
function reachAt(body: readonly Part[], { min, max }: Bounds, sign: number): number | undefined {
  const [low, high] = [min[1] + 0.2 * (max[1] - min[1]), min[1] + 0.8 * (max[1] - min[1])];
  const aside = max[2] - min[2];
  let reach: number | undefined;
  for (const { geometry } of body)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const [x, y, z] = [0, 1, 2].map((k) => geometry.positions[i + k] as number) as unknown as Vec3;
      if (y < low || y > high || z < min[2] - aside || z > max[2] + aside) continue;
      if (reach === undefined || sign * x > sign * reach) reach = x;
    }
  return reach;
}
