import type { View } from "../../concepts/concept.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Part } from "../../geometry/part.ts";
import { cos, sin } from "../../math/elementary.ts";
import { cross, dot, normalize, type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";

/** The place on a thing that lends itself to words or a picture. */
export interface Panel {
  readonly slot: string;
  /** Half its width and height, metres. */
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** The parts it lies on. */
  readonly parts: readonly Part[];
  /** Where a point of the model lies on it: metres right of and above the middle. */
  readonly project: (point: Vec3) => readonly [u: number, v: number];
  /**
   * Where a point of a part's rest frame lies on it: metres right of and above the middle. Undefined behind it.
   */
  readonly locatorOf: (part: Part) => (x: number, y: number, z: number) => readonly [u: number, v: number] | undefined;
}

/** Slots on which one writes, the likeliest first. */
const WRITTEN_ON = /^(?:label|board|sign|face|screen|page|paper|cover|icing|panel|front)$/;
/** How nearly a face must look out of the panel: a mug's side is round. */
const FACING = 0.8;
/** From the mean distance of evenly spread points to the edge: half a side over the standard deviation. */
const SPREAD = 1.73;

/**
 * Where words show best: on a label, else on the largest surface that the camera sees.
 *
 * @param main The slot that is most of the thing.
 * @param slot The slot it must be on, if one was said.
 * @param isRound It has no front: rather towards the camera.
 */
export function findPanel(
  parts: readonly Part[],
  view: View,
  main: string | undefined,
  slot?: string,
  isRound = false,
): Panel | undefined {
  const eye: Vec3 = [
    sin(view.azimuth) * cos(view.elevation),
    sin(view.elevation),
    cos(view.azimuth) * cos(view.elevation),
  ];
  const side: Vec3 = [view.azimuth < 0 ? -1 : 1, 0, 0];
  const directions: readonly Vec3[] = [Z_AXIS, [sin(view.azimuth), 0, cos(view.azimuth)], Y_AXIS, side];
  const said = parts.filter((part) => slot === undefined || part.slot === slot);
  const candidates = said.length > 0 ? said : parts;
  let best: { slot: string; out: Vec3; score: number } | undefined;
  for (const [k, out] of directions.entries()) {
    if (isRound && out === Y_AXIS && !isFlat(parts)) continue;
    const [back, front] = reachAlong(parts, out);
    for (const name of new Set(candidates.map((part) => part.slot))) {
      const group = candidates.filter((part) => part.slot === name);
      // what lies further back is hidden behind the rest
      const seen = group.reduce((sum, part) => {
        const inFront = (middle: Vec3) => 0.1 + (dot(middle, out) - back) / Math.max(front - back, 1e-9);
        const area = facing(part, out).reduce((all, face) => all + face.area * inFront(face.middle), 0);
        return sum + area * (part.weight ?? 0.5);
      }, 0);
      const liking = (WRITTEN_ON.test(name) ? 40 : name === main ? 3 : 1) * (k === 0 && !isRound ? 1.2 : 1);
      const turned = Math.max(0, dot(out, eye));
      const score = seen * turned * turned * liking;
      if (score > (best?.score ?? 0)) best = { slot: name, out, score };
    }
  }
  return (
    best &&
    measure(
      candidates.filter((part) => part.slot === best.slot),
      best.slot,
      best.out,
    )
  );
}

/** A plate, which is looked into; what is higher is looked at. */
function isFlat(parts: readonly Part[]): boolean {
  const [x, y, z] = [X_AXIS, Y_AXIS, Z_AXIS].map((axis) => reachAlong(parts, axis)).map(([low, high]) => high - low);
  return (y as number) < 0.3 * Math.max(x as number, z as number);
}

/** Least and greatest metres along a direction. */
function reachAlong(parts: readonly Part[], out: Vec3): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { geometry } of parts) {
    const { positions } = geometry;
    for (let i = 0; i < positions.length; i += 3) {
      const w =
        (positions[i] as number) * out[0] +
        (positions[i + 1] as number) * out[1] +
        (positions[i + 2] as number) * out[2];
      if (w < low) low = w;
      if (w > high) high = w;
    }
  }
  return [low, high];
}

interface Face {
  readonly middle: Vec3;
  readonly area: number;
}

function facing({ geometry: { positions, indices } }: Part, out: Vec3): Face[] {
  const faces: Face[] = [];
  for (let t = 0; t < indices.length; t += 3) {
    const a = (indices[t] as number) * 3;
    const b = (indices[t + 1] as number) * 3;
    const c = (indices[t + 2] as number) * 3;
    const [ax, ay, az] = [positions[a] as number, positions[a + 1] as number, positions[a + 2] as number];
    const [bx, by, bz] = [positions[b] as number, positions[b + 1] as number, positions[b + 2] as number];
    const [cx, cy, cz] = [positions[c] as number, positions[c + 1] as number, positions[c + 2] as number];
    const [ux, uy, uz] = [bx - ax, by - ay, bz - az];
    const [vx, vy, vz] = [cx - ax, cy - ay, cz - az];
    const nx = uy * vz - uz * vy;
    const ny = uz * vx - ux * vz;
    const nz = ux * vy - uy * vx;
    const twice = Math.sqrt(nx * nx + ny * ny + nz * nz);
    if (twice < 1e-14 || nx * out[0] + ny * out[1] + nz * out[2] < FACING * twice) continue;
    faces.push({ area: twice / 2, middle: [(ax + bx + cx) / 3, (ay + by + cy) / 3, (az + bz + cz) / 3] });
  }
  return faces;
}

/** Share of the depth at the front that counts: behind it lie inner walls. */
const FOREMOST = 0.3;
/** What leans or is hollow counts as deep as this share of its longest side. */
const SLANT = 0.2;

function measure(group: readonly Part[], slot: string, out: Vec3): Panel {
  const [back, front] = reachAlong(group, out);
  const spans = [X_AXIS, Y_AXIS, Z_AXIS].map((axis) => reachAlong(group, axis)).map(([low, high]) => high - low);
  const least = front - Math.max(FOREMOST * (front - back), SLANT * Math.max(...spans));
  const inFront = (part: Part) => facing(part, out).filter(({ middle }) => dot(middle, out) >= least);
  const right = out[1] > 0.9 ? X_AXIS : normalize(cross(Y_AXIS, out));
  const up = cross(out, right);
  const seen = group.filter((part) => inFront(part).length > 0);
  const across = spreadAlong(seen.flatMap(inFront), right);
  // a shirt's sleeves lie on either side of the breast, not on it
  const inMiddle = seen.filter((part) => !flanks(inFront(part), right, across));
  const parts = inMiddle.length > 0 ? inMiddle : seen;
  const faces = parts.flatMap(inFront);
  const [u, v] = [right, up].map((axis) => spreadAlong(faces, axis)) as [Spread, Spread];
  const project = (point: Vec3): [number, number] => [dot(point, right) - u.mean, dot(point, up) - v.mean];
  return {
    slot,
    parts,
    halfWidth: SPREAD * u.deviation,
    halfHeight: SPREAD * v.deviation,
    project,
    locatorOf: ({ geometry }) => {
      const toModel = fitAffine(geometry);
      return (x, y, z) => {
        const point = toModel(x, y, z);
        return dot(point, out) < least ? undefined : project(point);
      };
    },
  };
}

/** How far from the middle what flanks it begins, in standard deviations. */
const ASIDE = 0.45;

/** Whether faces lie on both sides of the middle and none in it. */
function flanks(faces: readonly Face[], axis: Vec3, { mean, deviation }: Spread): boolean {
  const places = faces.map(({ middle }) => dot(middle, axis) - mean);
  const reach = ASIDE * deviation;
  return places.some((s) => s > 0) && places.some((s) => s < 0) && !places.some((s) => Math.abs(s) < reach);
}

interface Spread {
  readonly mean: number;
  readonly deviation: number;
}

/** The mean along an axis and how far the faces spread about it, by area. */
function spreadAlong(faces: readonly Face[], axis: Vec3): Spread {
  let [whole, sum, squares] = [0, 0, 0];
  for (const { middle, area } of faces) {
    const s = dot(middle, axis);
    whole += area;
    sum += area * s;
    squares += area * s * s;
  }
  const mean = sum / Math.max(whole, 1e-12);
  return { mean, deviation: Math.sqrt(Math.max(0, squares / Math.max(whole, 1e-12) - mean * mean)) };
}
