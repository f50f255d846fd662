import { boundsOf } from "#measure/bounds.ts";
import { deform } from "../../geometry/place.ts";
import { sin } from "../../math/elementary.ts";
import { clamp, lerp } from "../../math/scalar.ts";
import {
  add,
  cross,
  distance,
  dot,
  normalize,
  scale,
  subtract,
  type Vec3,
  X_AXIS,
  Y_AXIS,
  Z_AXIS,
} from "../../math/vec3.ts";
import { crossings } from "../contact/probe-body.ts";
import { depthOf, extentOf, heightOf, socketOf, type Unplaced, widthOf } from "../contact/unplaced.ts";
import { FITTINGS } from "../mount/fittings.ts";

/** Points at which the surface is felt along the strip, and how far from the line for the way that it looks there, in the host's extent. */
const STEPS = 28;
const ASIDE = 0.015;
/** Leap of the surface between two points at which the strip ends, in the host's extent. */
const LEAP = 0.07;
/** Width of the strip over the host's extent, that of a garment too, and over its own length at the most. */
const WIDE = 0.085;
const WIDE_ON_GARMENT = 0.05;
const STOUT = 0.3;
/** Places that are tried where the surface has a gap, from the usual one, in shares of the host; this much of the line lies on it. */
const TRIED = [0, -0.14, -0.28, -0.42, 0.14] as const;
const ENOUGH = 0.7 * STEPS;
/** Height over its larger side below which a thing lies: the strip is on its upper side. */
const LOW = 0.5;

/** Concepts that are closed up the middle of the front, and up the side. */
const UP_FRONT = /tent$|^(?:teepee|yurt|wardrobe-bag)$/;
const UP_SIDE = /boot|shoe|sneaker|heel|skate/;

/** Parts that hang or stand before a face. */
const STAYS = /rope|guy|cord|pole|peg|stake|handle|strap|lace/;

/** A straight line before a face, metres in the host's own size. */
interface Line {
  readonly from: Vec3;
  readonly to: Vec3;
  /** The way the face looks. */
  readonly out: Vec3;
}

/** One place along the line as it lies on the surface. */
interface Rest {
  readonly at: Vec3;
  readonly normal: Vec3;
}

/** A strip laid on what has it, bent with the surface, in the host's frame: a zip. Undefined for what does not bend, or finds nothing to lie on. */
export function bendOn(object: Unplaced, host: Unplaced): Unplaced | undefined {
  if (!FITTINGS.get(object.concept)?.bends) return undefined;
  const rests = longestOn(host);
  const long = rests.reduce((sum, { at }, i) => sum + (i > 0 ? distance(at, (rests[i - 1] as Rest).at) : 0), 0);
  if (rests.length < 3 || long <= 0) return undefined;
  const { min } = object.bounds;
  const tall = heightOf(object);
  const wide = host.family === "garment" && !UP_SIDE.test(host.concept) ? WIDE_ON_GARMENT : WIDE;
  const across = Math.min(wide * extentOf(host), STOUT * long) / widthOf(object);
  const middle = (min[0] + object.bounds.max[0]) / 2;
  const bent = ([x, y, z]: Vec3): Vec3 => {
    const t = clamp((y - min[1]) / tall, 0, 1) * (rests.length - 1);
    const i = Math.min(Math.floor(t), rests.length - 2);
    const [a, b] = [rests[i] as Rest, rests[i + 1] as Rest];
    const normal = normalize(mix(a.normal, b.normal, t - i));
    const side = normalize(cross(subtract(b.at, a.at), normal));
    return add(mix(a.at, b.at, t - i), add(scale(side, (x - middle) * across), scale(normal, (z - min[2]) * across)));
  };
  const parts = object.model.parts.map((part) => ({ ...part, geometry: deform(part.geometry, bent) }));
  return {
    ...object,
    model: { parts, sockets: [] },
    bounds: boundsOf(parts.map(({ geometry }) => geometry.positions)),
    scale: 1,
    turn: 0,
    isFitted: true,
  };
}

const mix = (a: Vec3, b: Vec3, t: number): Vec3 => [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];

function longestOn(host: Unplaced): readonly Rest[] {
  let best: readonly Rest[] = [];
  for (const shift of TRIED) {
    const run = restsOn(host, lineOn(host, shift));
    if (run.length > best.length) best = run;
    if (best.length >= ENOUGH) break;
  }
  return best;
}

/** Where such a thing is closed. @param shift Share of the host by which it is beside that. */
function lineOn(host: Unplaced, shift: number): Line {
  const { min, max } = host.bounds;
  const [w, h, d] = [widthOf(host), heightOf(host), depthOf(host)];
  const [x, z] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const level = (share: number): number => min[1] + share * h;
  if (UP_SIDE.test(host.concept)) {
    const back = socketOf(host.model, ["top"])?.position[2] ?? z;
    const seen = sin(host.view.azimuth) < 0 ? -1 : 1;
    const beyond = x + seen * w;
    return { from: [beyond, level(0.3), back], to: [beyond, level(0.95), back], out: scale(X_AXIS, seen) };
  }
  if (host.family === "garment" || UP_FRONT.test(host.concept)) {
    const at = x + shift * w;
    return { from: [at, level(0.04), max[2] + d], to: [at, level(0.86), max[2] + d], out: Z_AXIS };
  }
  if (h < LOW * Math.max(w, d)) {
    const high = max[1] + h;
    return w >= d
      ? { from: [x - 0.42 * w, high, z], to: [x + 0.42 * w, high, z], out: Y_AXIS }
      : { from: [x, high, z + 0.42 * d], to: [x, high, z - 0.42 * d], out: Y_AXIS };
  }
  const high = level(0.7 + shift);
  return { from: [x - 0.4 * w, high, max[2] + d], to: [x + 0.4 * w, high, max[2] + d], out: Z_AXIS };
}

/** The longest run of the line over the surface, smoothed. */
function restsOn(host: Unplaced, { from, to, out }: Line): readonly Rest[] {
  const parts = host.model.parts.filter(({ name, slot }) => !(STAYS.test(name) || STAYS.test(slot)));
  const aside = scale(normalize(cross(subtract(to, from), out)), ASIDE * extentOf(host));
  const hit = (point: Vec3): Vec3 | undefined => {
    const [first] = crossings(parts, point, scale(out, -1));
    return first === undefined ? undefined : add(point, scale(out, -first));
  };
  const felt = Array.from({ length: STEPS }, (_, i): Rest | undefined => {
    const point = mix(from, to, i / (STEPS - 1));
    const at = hit(point);
    const [left, right] = [hit(subtract(point, aside)), hit(add(point, aside))];
    if (!at || !left || !right) return undefined;
    const normal = normalize(cross(subtract(to, from), subtract(right, left)));
    return { at, normal: dot(normal, out) < 0 ? scale(normal, -1) : normal };
  });
  const runs: Rest[][] = [[]];
  for (const rest of felt) {
    const run = runs.at(-1) as Rest[];
    const before = run.at(-1);
    const isNext = rest && (!before || Math.abs(dot(subtract(rest.at, before.at), out)) < LEAP * extentOf(host));
    if (rest && isNext) run.push(rest);
    else runs.push(rest ? [rest] : []);
  }
  return smoothed(runs.reduce((best, run) => (run.length > best.length ? run : best)));
}

/** Folds and seams of the surface are bridged. */
const smoothed = (run: readonly Rest[]): readonly Rest[] =>
  run.map((rest, i) => {
    const [before, after] = [run[Math.max(0, i - 1)] as Rest, run[Math.min(run.length - 1, i + 1)] as Rest];
    const isEnd = i === 0 || i === run.length - 1;
    return {
      at: isEnd ? rest.at : mix(rest.at, mix(before.at, after.at, 0.5), 0.5),
      normal: normalize(add(rest.normal, add(before.normal, after.normal))),
    };
  });
