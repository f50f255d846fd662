import { type Bounds, boundsOf } from "#measure/bounds.ts";
import { clipGeometry } from "../../geometry/clip.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, place, turnY, turnZ } from "../../geometry/place.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { acos, PI } from "../../math/elementary.ts";
import { chain, rotation, scaling, translation } from "../../math/mat4.ts";
import { clamp } from "../../math/scalar.ts";
import { cross, dot, normalize, scale, type Vec3, Y_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { lookOf } from "../looks.ts";
import { fitInto } from "../parts/fit-room.ts";
import type { Dressed } from "../style.ts";

/** A car is itself by its wheels, lights and windows, an airplane by all but its fuselage. */
const ON_ROAD = /tyre|wheel|headlight|taillight|plate/;
const FUSELAGE = /^(?:fuselage|body|hull|nose|cowl|belly|stripe|canopy-frame|cheat|window|door)/;
const FEATHERS = /^(?:wing|accent|tail|fin)$/;
/** How much of a car's half width its new body takes, so that the wheels stand out, and how far over the ground it begins, in wheel radii. */
const BETWEEN = 0.9;
const RAISED = 0.5;
/** A fruit is pressed further into a car's measures than what only fills a room. */
const PRESSED = 2.3;

/** The car or airplane has the other thing for its whole body, not lying on it; undefined for what else drives. */
export function likeVehicle(thing: Dressed, likeness: Dressed, isUpright: boolean): Dressed | undefined {
  const { parts } = thing.model;
  const wings = parts.filter(({ name }) => /^wings?\b/.test(name));
  const hasTyres = parts.some(({ slot }) => slot === "tyre");
  if (wings.length > 0 && parts.some(({ name }) => FUSELAGE.test(name))) return likeAirplane(thing, likeness);
  if (hasTyres && parts.some(({ slot }) => slot === "window")) return likeCar(thing, likeness, isUpright);
  return undefined;
}

function likeCar(thing: Dressed, likeness: Dressed, isUpright: boolean): Dressed {
  const { parts, sockets } = thing.model;
  const whole = boundsOf(parts.filter(({ slot }) => slot !== "mirror").map(({ geometry }) => geometry.positions));
  const tyres = parts.filter(({ slot }) => slot === "tyre").map(({ geometry }) => boundsOf([geometry.positions]));
  const radius = Math.max(...tyres.map(({ min, max }) => (max[1] - min[1]) / 2));
  const half = ((whole.max[0] - whole.min[0]) / 2) * BETWEEN;
  const room: Bounds = {
    min: [-half, whole.min[1] + RAISED * radius, whole.min[2]],
    max: [half, whole.max[1], whole.max[2]],
  };
  const { shape, dressed } = fill(likeness, room, isUpright, isUpright ? 1.4 : PRESSED);
  const filled = bulkOf(shape);
  const kept = parts.filter(({ slot, name }) => ON_ROAD.test(slot) || /tyre|wheel/.test(name));
  const rest = kept.map((part) => (/light|plate/.test(part.slot) ? onFace(part, shape, filled) : part));
  const panes = isUpright ? [] : panesOf(largest(shape), filled);
  const axles = axlesOf(tyres);
  return {
    ...thing,
    model: standModel([...shape, ...panes, ...axles, ...rest], sockets),
    materials: { ...thing.materials, ...dressed },
  };
}

function likeAirplane(thing: Dressed, likeness: Dressed): Dressed {
  const { parts, sockets } = thing.model;
  const isBody = ({ name }: Part) => FUSELAGE.test(name);
  const room = boundsOf(
    parts.filter(({ name }) => /^(?:fuselage|body|hull)/.test(name)).map(({ geometry }) => geometry.positions),
  );
  const { shape, dressed } = fill(likeness, room, false, 1.8);
  const [skin, second] = looksOf(shape, dressed);
  const feathers = Object.fromEntries(
    Object.entries(thing.materials)
      .filter(([slot]) => FEATHERS.test(slot))
      .map(([slot, spec]) => [slot, { ...spec, colours: [slot === "accent" ? second : skin] }]),
  );
  const [main] = Object.keys(thing.materials);
  // what else is of the body's slot: the wings of a biplane
  const body = main === undefined ? undefined : thing.materials[main];
  return {
    ...thing,
    model: standModel([...shape, ...parts.filter((part) => !isBody(part)).map(unpainted)], sockets),
    materials: {
      ...thing.materials,
      ...(main !== undefined && body && { [main]: { ...body, colours: [skin] } }),
      ...feathers,
      ...dressed,
    },
  };
}

/** Wings lose the stripes of an airline. */
const unpainted = (part: Part): Part => {
  if (!FEATHERS.test(part.slot) && !/^wings?\b/.test(part.name)) return part;
  const { paint: _, ...plain } = part;
  return plain;
};

function fill({ model, materials }: Dressed, room: Bounds, isUpright: boolean, stretch: number) {
  const lying = isUpright ? model.parts : layAlong(model.parts);
  const fit = fitInto(room, bulkOf(lying), isUpright, stretch);
  const shape = lying.map(
    ({ name, slot, geometry, ...options }): Part =>
      makePart(`like-${name}`, `like-${slot}`, place(geometry, fit), { ...options, weight: 1 }),
  );
  const dressed = Object.fromEntries(Object.entries(materials).map(([slot, spec]) => [`like-${slot}`, spec]));
  return { shape, dressed };
}

/** Steps of the power iteration; how much longer than wide a thing must be to have a length. */
const STEPS = 24;
const LONG = 1.6;

/** Turns what is long along Z, however it lies: a carrot propped up slanting would cross its wings. */
function layAlong(parts: readonly Part[]): readonly Part[] {
  const lists = parts.map(({ geometry }) => geometry.positions);
  const middle = middleOf(boundsOf(lists));
  const sums = new Float64Array(9);
  for (const positions of lists)
    for (let i = 0; i < positions.length; i += 3)
      for (let a = 0; a < 3; a += 1)
        for (let b = 0; b < 3; b += 1)
          sums[a * 3 + b] =
            (sums[a * 3 + b] as number) +
            ((positions[i + a] as number) - middle[a as 0]) * ((positions[i + b] as number) - middle[b as 0]);
  const apply = (v: Vec3): Vec3 =>
    [0, 1, 2].map((a) => dot([sums[a * 3], sums[a * 3 + 1], sums[a * 3 + 2]] as unknown as Vec3, v)) as unknown as Vec3;
  let axis: Vec3 = normalize([0.31, 0.52, 0.79]);
  for (let step = 0; step < STEPS; step += 1) axis = normalize(apply(axis), axis);
  const trace = (sums[0] as number) + (sums[4] as number) + (sums[8] as number);
  const along = dot(apply(axis), axis);
  // of the squares, the other two directions share the rest
  if (along < (LONG * LONG * (trace - along)) / 2) return parts;
  // what stands is laid on its back, so that its front looks up
  const isStanding = Math.abs(axis[1]) > Math.max(Math.abs(axis[0]), Math.abs(axis[2]));
  const lead = isStanding ? -axis[1] : Math.abs(axis[0]) > Math.abs(axis[2]) ? axis[0] : axis[2];
  const forward = lead < 0 ? scale(axis, -1) : axis;
  const about = normalize(cross(forward, Z_AXIS), Y_AXIS);
  const turn = rotation(about, acos(clamp(dot(forward, Z_AXIS), -1, 1)));
  const laid = parts.map((part) => ({ ...part, geometry: place(part.geometry, turn) }));
  const bulk = bulkOf(laid);
  const all = boundsOf(laid.map(({ geometry }) => geometry.positions));
  // leaves stream behind
  const isLeafyAhead =
    all.max[2] - bulk.max[2] > Math.max(bulk.min[2] - all.min[2], TUFT * (bulk.max[2] - bulk.min[2]));
  return isLeafyAhead ? laid.map((part) => ({ ...part, geometry: turnY(part.geometry, PI) })) : laid;
}

/** Least volume, of the largest part's, of what counts as the body; how far leaves reach out of it at least, of its length. */
const BULKY = 0.15;
const TUFT = 0.15;

/** The room that a thing's body takes: its leaves and stalk may stand out. */
function bulkOf(parts: readonly Part[]): Bounds {
  const least = BULKY * volumeOf(largest(parts));
  return boundsOf(parts.filter((part) => volumeOf(part) >= least).map(({ geometry }) => geometry.positions));
}

/** Cubic metres of a closed part: leaves that spread wide are little. */
function volumeOf({ geometry: { positions, indices } }: Part): number {
  let six = 0;
  const at = (i: number): Vec3 => {
    const v = (indices[i] as number) * 3;
    return [positions[v] as number, positions[v + 1] as number, positions[v + 2] as number];
  };
  for (let i = 0; i < indices.length; i += 3) six += dot(at(i), cross(at(i + 1), at(i + 2)));
  return Math.abs(six) / 6;
}

const largest = (parts: readonly Part[]): Part =>
  parts.reduce((best, part) => (volumeOf(part) > volumeOf(best) ? part : best));

/** The colours of its largest part and of the next one that is of another stuff. */
function looksOf(shape: readonly Part[], dressed: Readonly<Record<string, MaterialSpec>>) {
  const bySize = shape.toSorted((a, b) => volumeOf(b) - volumeOf(a));
  const slots = [...new Set(bySize.map(({ slot }) => slot))];
  const looks = slots.flatMap((slot) => (dressed[slot] ? [lookOf(dressed[slot] as MaterialSpec).colour] : []));
  const first = looks[0] ?? ([0.5, 0.5, 0.5] as const);
  return [first, looks[1] ?? first] as const;
}

/** How far panes stand out of the body, between which shares of its height, and from which to which share of its length each reaches. */
const PROUD = 1.014;
const BAND = [0.56, 0.83] as const;
const PANES = [
  { name: "rear-window", from: 0.2, to: 0.47 },
  { name: "side-window", from: 0.5, to: 0.72 },
  { name: "windscreen", from: 0.75, to: 1.1 },
] as const;

/** Windows that follow the new body whatever its shape: pieces of the same, a little larger. */
function panesOf(body: Part, { min, max }: Bounds): Part[] {
  const own = boundsOf([body.geometry.positions]);
  const middle = middleOf(own);
  const larger = place(
    body.geometry,
    chain(translation(scale(middle, -1)), scaling([PROUD, PROUD, PROUD]), translation(middle)),
  );
  const [high, long] = [max[1] - min[1], max[2] - min[2]];
  const band = clip(clip(larger, [0, 1, 0], min[1] + BAND[1] * high), [0, -1, 0], -(min[1] + BAND[0] * high));
  return PANES.flatMap(({ name, from, to }) => {
    const piece = clip(clip(band, [0, 0, 1], min[2] + to * long), [0, 0, -1], -(min[2] + from * long));
    return piece.indices.length > 0 ? [makePart(name, "window", piece, { weight: 0.7 })] : [];
  });
}

const clip = (geometry: Geometry, normal: Vec3, offset: number): Geometry =>
  geometry.indices.length > 0 ? clipGeometry(geometry, normal, offset) : geometry;

/** A rod from wheel to wheel, through the body or under it. */
function axlesOf(tyres: readonly Bounds[]): Part[] {
  const left = tyres.filter(({ min, max }) => min[0] + max[0] > 0);
  const inner = (z: number) => left.find(({ min, max }) => Math.abs((min[2] + max[2]) / 2 - z) < 1e-3);
  const places = [...new Set(left.map(({ min, max }) => Math.round(((min[2] + max[2]) / 2) * 1e4) / 1e4))];
  return places.flatMap((z, k) => {
    const tyre = inner(z) ?? left[k];
    if (!tyre) return [];
    const [y, reach, r] = [
      (tyre.min[1] + tyre.max[1]) / 2,
      (tyre.min[0] + tyre.max[0]) / 2,
      (tyre.max[1] - tyre.min[1]) * 0.12,
    ];
    const rod = move(turnZ(cylinder({ radius: r, height: 2 * reach, segments: 16 }), PI / 2), [reach, y, z]);
    return [makePart(`axle-${k + 1}`, "underbody", rod, { weight: 0.2 })];
  });
}

/** How far from the middle lights sit on the new body, of their own distance, tried in this order; and how high, as a share of it. */
const INWARD = [0.72, 0.55, 0.38, 0.2, 0.05] as const;
const LIGHTS_AT = 0.4;

/** Lights and number plates move along the car until they are on its new front or back. */
function onFace(part: Part, shape: readonly Part[], { min, max }: Bounds): Part {
  const own = boundsOf([part.geometry.positions]);
  const [x, y, z] = middleOf(own);
  const height = min[1] + LIGHTS_AT * (max[1] - min[1]);
  const ahead = z < (min[2] + max[2]) / 2 ? -1 : 1;
  for (const share of INWARD) {
    const reach = farthest(shape, x * share, height, ahead);
    // half of it stands out
    if (reach !== undefined) return { ...part, geometry: move(part.geometry, [x * share - x, height - y, reach - z]) };
  }
  return part;
}

const middleOf = ({ min, max }: Bounds): Vec3 =>
  [0, 1, 2].map((k) => ((min[k] as number) + (max[k] as number)) / 2) as unknown as Vec3;

/** Where a line along Z leaves the shape, in front or behind. */
function farthest(shape: readonly Part[], x: number, y: number, ahead: number): number | undefined {
  let best: number | undefined;
  for (const { geometry } of shape) {
    const { positions, indices } = geometry;
    const at = (i: number, k: number) => positions[(indices[i] as number) * 3 + k] as number;
    for (let i = 0; i < indices.length; i += 3) {
      const [ax, ay, bx, by, cx, cy] = [at(i, 0), at(i, 1), at(i + 1, 0), at(i + 1, 1), at(i + 2, 0), at(i + 2, 1)];
      const twice = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
      if (Math.abs(twice) < 1e-12) continue;
      const u = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / twice;
      const v = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / twice;
      if (u < 0 || v < 0 || u + v > 1) continue;
      const z = at(i, 2) + u * (at(i + 1, 2) - at(i, 2)) + v * (at(i + 2, 2) - at(i, 2));
      if (best === undefined || ahead * z > ahead * best) best = z;
    }
  }
  return best;
}
