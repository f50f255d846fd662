import { boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makeParts, standModel } from "../../geometry/make-part.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { place } from "../../geometry/place.ts";
import { acos, PI, pow, sin } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import {
  add,
  cross,
  distance,
  dot,
  mix,
  normalize,
  scale,
  subtract,
  type Vec3,
  X_AXIS,
  Y_AXIS,
} from "../../math/vec3.ts";

/** Half the width of a balloon over the shorter of how high and how long a beast's trunk is. */
const GIRTH = 0.17;
/** Length of one bubble over its width, at most; a longer limb is twisted again. */
const BUBBLE = 3.4;
/** Share of a bubble's half width that is left in the twist. */
const TWIST = 0.32;
const RINGS = 14;
const SEGMENTS = 28;

/** Bubbles of one long balloon from one place to another, a twist between every two. */
function bubbles(from: Vec3, to: Vec3, radius: number): Geometry[] {
  const long = Math.max(distance(from, to), 1.4 * radius);
  const direction = normalize(subtract(to, from), Y_AXIS);
  const count = Math.max(1, Math.round(long / (BUBBLE * radius * 1.25)));
  const step = long / count;
  return Array.from({ length: count }, (_, i) =>
    along(bubble(radius, step), add(from, scale(direction, i * step)), direction),
  );
}

/** A sausage that stands on y = 0, pinched at both ends. */
function bubble(radius: number, long: number): Geometry {
  const profile: [number, number][] = [[0, -0.12 * radius]];
  for (let i = 0; i <= RINGS; i += 1) {
    const t = i / RINGS;
    const round = pow(clamp(sin(PI * t), 0, 1), 0.42);
    profile.push([radius * (TWIST + (1 - TWIST) * round), t * long]);
  }
  profile.push([0, long + 0.12 * radius]);
  return lathe(profile, SEGMENTS);
}

const along = (piece: Geometry, at: Vec3, direction: Vec3): Geometry =>
  place(
    piece,
    chain(
      rotation(normalize(cross(Y_AXIS, direction), X_AXIS), acos(clamp(dot(Y_AXIS, direction), -1, 1))),
      translation(at),
    ),
  );

const partOf = (
  model: Model,
  name: RegExp,
): { readonly min: Vec3; readonly max: Vec3; readonly middle: Vec3 } | undefined => {
  const own = model.parts.filter((part) => name.test(part.name));
  if (own.length === 0) return undefined;
  const { min, max } = boundsOf(own.map(({ geometry }) => geometry.positions));
  return { min, max, middle: mix(min, max, 0.5) };
};

/**
 * A beast on four legs as it is twisted from one long balloon: nose, ears, neck, two and two legs, trunk, tail, as long as the
 * beast has them. Undefined for whatever stands otherwise.
 */
export function twistedBeast(model: Model, slot: string): Model | undefined {
  const [front, hind] = [partOf(model, /front-legs?$/), partOf(model, /hind-legs?$/)];
  const socket = (name: string) => model.sockets.find((each) => each.name === name)?.position;
  const [crown, mouth, back] = [socket("head"), socket("mouth"), socket("back")];
  if (!front || !hind || !crown || !mouth || !back) return undefined;
  const [zf, zh] = [front.middle[2], hind.middle[2]];
  const radius = GIRTH * Math.min(back[1], Math.max(zf - zh, 0.4 * back[1]));
  const high = Math.max(back[1] - radius, 3 * radius);
  const [shoulder, hip]: [Vec3, Vec3] = [
    [0, high, zf],
    [0, high, Math.min(zh, zf - 2.4 * radius)],
  ];
  const nape: Vec3 = [0, Math.max(crown[1] - 1.2 * radius, high + 1.6 * radius), Math.max(crown[2], zf + 0.4 * radius)];
  const trunk = partOf(model, /^trunk/);
  const nose: Vec3 = trunk ? [0, trunk.max[1], trunk.max[2]] : mouth;
  const leg = (at: Vec3, side: number): Geometry[] => {
    const from = add(at, [side * 0.75 * radius, 0, 0]);
    return bubbles(from, [side * 1.05 * radius, 0.12 * radius, at[2]], radius);
  };
  const ears = partOf(model, /^ears/);
  const ear = (side: number): Geometry[] => {
    const tip: Vec3 = ears
      ? [side * Math.max(0.7 * ears.max[0], radius), Math.max(ears.max[1], nape[1] + 2 * radius), ears.middle[2]]
      : [side * 1.4 * radius, nape[1] + 2.4 * radius, nape[2] - 0.4 * radius];
    return bubbles(add(nape, [side * 0.3 * radius, 0.3 * radius, 0]), tip, 0.72 * radius);
  };
  const tail = partOf(model, /^tail$/);
  const end: Vec3 = tail
    ? [0, Math.max(tail.middle[1], 0.7 * high), tail.min[2]]
    : [0, high + radius, hip[2] - 2 * radius];
  const far = add(hip, scale(normalize(subtract(end, hip), [0, 1, -1]), Math.max(distance(end, hip), 2.2 * radius)));
  const muzzle = normalize(subtract(nose, nape), [0, 0, 1]);
  const horns = partOf(model, /^horns?$/);
  const horn = (side: number): Geometry[] => {
    if (!horns) return [];
    // a unicorn's stands in the middle, a cow's reach out
    const tip: Vec3 = [
      side * horns.max[0],
      Math.max(horns.max[1], nape[1] + 2.6 * radius),
      Math.max(horns.max[2], nape[2] + 0.8 * radius),
    ];
    return bubbles(
      add(nape, [side * Math.min(horns.max[0], 0.3 * radius), 0.4 * radius, 0.4 * radius]),
      tip,
      0.4 * radius,
    );
  };
  const isOneHorned = horns !== undefined && horns.max[0] < 0.7 * radius;
  const pieces: readonly (readonly [string, readonly Geometry[]])[] = [
    ["trunk", bubbles(hip, shoulder, 1.12 * radius)],
    ["neck", bubbles(shoulder, nape, radius)],
    [
      "muzzle",
      bubbles(nape, add(nape, scale(muzzle, Math.max(distance(nose, nape) + 0.4 * radius, 2.6 * radius))), radius),
    ],
    ["ear", [...ear(1), ...ear(-1)]],
    ["horn", isOneHorned ? horn(0) : [...horn(1), ...horn(-1)]],
    ["front-leg", [...leg(shoulder, 1), ...leg(shoulder, -1)]],
    ["hind-leg", [...leg(hip, 1), ...leg(hip, -1)]],
    ["tail", bubbles(hip, far, 0.7 * radius)],
  ];
  const parts: Part[] = pieces
    .filter(([, shapes]) => shapes.length > 0)
    .flatMap(([name, shapes]) => makeParts(name, slot, [...shapes], { weight: 0.9, crease: 1.2 }));
  return standModel(parts, model.sockets);
}
