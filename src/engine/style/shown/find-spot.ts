import { boundsOf } from "#measure/bounds.ts";
import type { View } from "../../concepts/concept.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import type { Model, Part, Socket } from "../../geometry/part.ts";
import type { BodySpot } from "../../language/words/body-spots.ts";
import { cos, sin } from "../../math/elementary.ts";
import { cross, dot, normalize, type Vec3, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import type { Panel } from "./find-panel.ts";

/** Half the side of the spot over the radius of the socket it is found by. */
const REACH = { chest: 0.5, belly: 0.62, back: 0.72, side: 0.8, forehead: 0.42 } as const satisfies Record<
  BodySpot,
  number
>;
/** Height of the belly over that of the middle of the back, of who stands upright. */
const BELLY = 0.84;
/** How far below the ridge of its back the flank of a beast lies, and how far up its back is still seen, in socket radii. */
const FLANK = 1.1;
/** Depth behind its foremost point that belongs to the spot, and how far about it the surface is followed, in half sides. */
const DEEP = 1.6;
const NEAR = 1.7;
const NEVER_ON: ReadonlySet<string> = new Set(["eye", "eyelid", "glasses", "nose", "mouth"]);
const NEVER_ON_FRONT: ReadonlySet<string> = new Set([...NEVER_ON, "beak", "wing"]);

/**
 * The spot of a body where a sign is painted or tattooed: a square patch as it is seen from straight before it. Undefined where the body has not the
 * sockets by which the spot is found.
 */
export function findSpot({ parts, sockets }: Model, { azimuth }: View, spot: BodySpot): Panel | undefined {
  const found =
    breastOf(parts, sockets, azimuth, spot) ??
    locate(new Map(sockets.map((socket) => [socket.name, socket])), azimuth, spot);
  if (!found) return undefined;
  const { at, out, half } = found;
  const right = normalize(cross(Math.abs(out[1]) > 0.9 ? Z_AXIS : Y_AXIS, out));
  const up = cross(out, right);
  const project = (point: Vec3): [number, number] => {
    const from: Vec3 = [point[0] - at[0], point[1] - at[1], point[2] - at[2]];
    return [dot(from, right), dot(from, up)];
  };
  const never = spot === "side" ? NEVER_ON : NEVER_ON_FRONT;
  const bodies = parts.filter(({ slot }) => !never.has(slot));
  const fronts = bodies.map((part) => frontOf(part, project, out, half));
  const front = Math.max(...fronts);
  if (!Number.isFinite(front)) return undefined;
  const least = front - DEEP * half;
  const chosen = bodies.filter((_, i) => (fronts[i] as number) >= least);
  const first = bodies[fronts.indexOf(front)] as Part;
  return {
    slot: first.slot,
    halfWidth: half,
    halfHeight: half,
    parts: chosen,
    project,
    locatorOf: ({ geometry }) => {
      const toModel = fitAffine(nearTo(geometry, project, out, half, least));
      return (x, y, z) => {
        const point = toModel(x, y, z);
        return dot(point, out) < least ? undefined : project(point);
      };
    },
  };
}

interface Located {
  readonly at: Vec3;
  readonly out: Vec3;
  readonly half: number;
}

function locate(sockets: ReadonlyMap<string, Socket>, azimuth: number, spot: BodySpot): Located | undefined {
  const [back, eyes] = [sockets.get("back"), sockets.get("eyes")];
  if (spot === "forehead") {
    if (!eyes) return undefined;
    const [x, y, z] = eyes.position;
    return { at: [x, y + eyes.radius * 0.62, z], out: Z_AXIS, half: eyes.radius * REACH.forehead };
  }
  const neck = sockets.get("neck");
  if (!back || (neck && isErect(neck.position, back))) return neck && underNeck(neck.position, spot);
  const [x, y, z] = back.position;
  const half = back.radius * REACH[spot];
  if (back.normal[2] < -0.5) {
    const high = spot === "belly" ? y * BELLY : y;
    return { at: [x, high, z], out: spot === "back" ? [0, 0, -1] : Z_AXIS, half };
  }
  const side = azimuth < 0 ? -1 : 1;
  // of a beast's chest and belly the flank is what is seen
  if (spot === "back") return { at: back.position, out: normalize([side * 0.75, 0.66, 0]), half };
  return { at: [x, y - back.radius * FLANK, z], out: [side, 0, 0], half };
}

/** Heights of the middles of breast and belly between the hips of who has a beak and its neck or its back. */
const BREAST_UP = 0.52;
const VENT_UP = 0.25;
/** Of the height between them, half the side of a sign there. */
const BREAST_WIDE = 0.55;

/** The breast of a bird is between its legs and its neck, in front and turned to who looks: its back lies level, and its wings cover its flanks. */
function breastOf(
  parts: readonly Part[],
  sockets: readonly Socket[],
  azimuth: number,
  spot: BodySpot,
): Located | undefined {
  if ((spot !== "chest" && spot !== "belly") || !parts.some(({ slot }) => slot === "beak")) return undefined;
  const legs = parts.filter(({ slot }) => slot === "leg");
  const shoulders = sockets.filter(({ name }) => name === "neck" || name === "back");
  if (legs.length === 0 || shoulders.length === 0) return undefined;
  const { min, max } = boundsOf(legs.map(({ geometry }) => geometry.positions));
  const high = Math.min(...shoulders.map(({ position }) => position[1])) - max[1];
  const up = spot === "chest" ? BREAST_UP : VENT_UP;
  const turn = azimuth / 2;
  return {
    at: [0, max[1] + up * high, (min[2] + max[2]) / 2],
    out: [sin(turn), 0, cos(turn)],
    half: BREAST_WIDE * high,
  };
}

/** Heights of chest and belly, and half the side of a sign there, over the height of the neck of who stands upright. */
const CHEST_UP = 0.84;
const BELLY_UP = 0.68;
const SIGN_WIDE = 0.085;

/** How much higher than behind the neck the back of who stands erect lies at least: a penguin's, and no bear's on all fours. */
const ERECT = 0.6;
const isErect = ([, y, z]: Vec3, { position, normal }: Socket): boolean =>
  normal[2] > -0.5 && y - position[1] > ERECT * Math.abs(z - position[2]);

/** On somebody whose back bears nothing: below the neck. */
const underNeck = ([x, y, z]: Vec3, spot: BodySpot): Located => ({
  at: [x, y * (spot === "belly" ? BELLY_UP : CHEST_UP), z],
  out: spot === "back" ? [0, 0, -1] : Z_AXIS,
  half: y * SIGN_WIDE,
});

/** How far out a part reaches within the spot, at its vertices and at the middle of the spot; without end where it does not. */
function frontOf(
  { geometry: { positions, indices } }: Part,
  project: (point: Vec3) => readonly [number, number],
  out: Vec3,
  half: number,
): number {
  const at = (v: number): Vec3 => [
    positions[v * 3] as number,
    positions[v * 3 + 1] as number,
    positions[v * 3 + 2] as number,
  ];
  const seen = Array.from({ length: positions.length / 3 }, (_, v) => [...project(at(v)), dot(at(v), out)] as const);
  let front = Number.NEGATIVE_INFINITY;
  for (const [u, v, depth] of seen) if (Math.abs(u) <= half && Math.abs(v) <= half) front = Math.max(front, depth);
  // a side of a box has no vertex but at its corners
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => seen[indices[t + k] as number]) as [Seen, Seen, Seen];
    const whole = cross2(b, a, c);
    if (Math.abs(whole) < 1e-12) continue;
    const [s, r] = [(c[0] * a[1] - a[0] * c[1]) / whole, (a[0] * b[1] - b[0] * a[1]) / whole];
    if (s >= 0 && r >= 0 && s + r <= 1) front = Math.max(front, a[2] + s * (b[2] - a[2]) + r * (c[2] - a[2]));
  }
  return front;
}

type Seen = readonly [u: number, v: number, depth: number];
const cross2 = (b: Seen, a: Seen, c: Seen): number => (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);

/** What of a bent surface lies about the spot: by that alone its rest frame is told there. */
function nearTo(
  geometry: Geometry,
  project: (point: Vec3) => readonly [number, number],
  out: Vec3,
  half: number,
  least: number,
): Geometry {
  const { positions, rest } = geometry;
  const [here, there]: [number[], number[]] = [[], []];
  for (let i = 0; i < positions.length; i += 3) {
    const point: Vec3 = [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
    const [u, v] = project(point);
    if (Math.abs(u) > half * NEAR || Math.abs(v) > half * NEAR || dot(point, out) < least) continue;
    here.push(...point);
    there.push(rest[i] as number, rest[i + 1] as number, rest[i + 2] as number);
  }
  if (here.length < 12) return geometry;
  return { ...geometry, positions: new Float32Array(here), rest: new Float32Array(there) };
}
