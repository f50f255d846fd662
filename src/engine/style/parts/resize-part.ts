import { boundsOf } from "#measure/bounds.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { add, distance, dot, normalize, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import { isWornSized, resizePack } from "../dress/resize-worn.ts";
import { changeUnits, isNamed, type Unit } from "./part-units.ts";

/** How much larger all over, longer, and thicker across its length. */
interface Growth {
  readonly all: number;
  readonly along: number;
  readonly across: number;
}

const GROWTHS: ReadonlyMap<string, Partial<Growth>> = new Map<string, Partial<Growth>>([
  ["tiny", { all: 0.45 }],
  ["small", { all: 0.68 }],
  ["large", { all: 1.6 }],
  ["huge", { all: 2 }],
  ["long", { along: 1.65 }],
  ["tall", { along: 1.55 }],
  ["short", { along: 0.55 }],
  ["wide", { across: 1.5 }],
  ["thick", { across: 1.6 }],
  ["fat", { across: 1.7 }],
  ["thin", { across: 0.6 }],
  ["narrow", { across: 0.65 }],
]);

/** Size word of what is small on a thing and was spoken of: as large as it has to be to be seen. */
export const TO_BE_SEEN = "to-be-seen";
/** Its longest side over that of the whole at least, how much larger it is made at most, and what is left between two. */
const SEEN = 0.05;
const MOST = 2.5;
const APART = 0.86;

/** What sits on a head and goes with it. */
const OF_HEAD =
  /(?:^|-)(?:head|eye|eyes|eyelid|iris|pupil|brows?|ears?|hair|beard|moustache|nose|snout|mouth|lips|tooth|teeth|fangs?|tongue|beak|trunk|tusks?|horns?|antlers?|whiskers?|crest|comb|wattle|antennae?|mane|skull|muzzle)(?:-|$)/;
/** Whether a part sits on a head and goes with it. */
export const isOfHead = ({ name }: Part): boolean => OF_HEAD.test(name);
/** What hangs beside the legs and does not grow with them. */
const BESIDE_LEGS = /(?:^|-)(?:arms?|hands?|fingers?|sleeves?|skin|trunk|tail|skirt|cape|wings?)(?:-|$)/;

/** @returns The model itself where no size word is known or it has no such part. */
export function resizePart(model: Model, word: string, sizes: readonly string[]): Model {
  if (sizes.includes(TO_BE_SEEN)) return enlargeToSee(model, word);
  const said = sizes.flatMap((size) => GROWTHS.get(size) ?? []);
  if (said.length === 0) return model;
  const growth = said.reduce<Growth>(
    ({ all, along, across }, next) => ({
      all: all * (next.all ?? 1),
      along: along * (next.along ?? 1),
      across: across * (next.across ?? 1),
    }),
    { all: 1, along: 1, across: 1 },
  );
  if (word === "head") return resizeHead(model, growth.all * growth.along);
  if (word === "neck") return lengthenNeck(model, growth.all * growth.along);
  if (word === "leg") return resizeLegs(model, growth);
  if (word === "wheel") return resizeWheels(model, growth.all * growth.along);
  if (isWornSized(word)) return resizePack(model, growth.all);
  if (word === "eye") return resizeEyes(model, growth.all * growth.along);
  const hasOwn = model.parts.some((part) => isNamed(part, word));
  if (word === "tail" && !hasOwn) return lengthenTail(model, growth.all * growth.along);
  return changeUnits(model, word, (units) => units.map((unit) => (geometry) => [deform(geometry, grow(unit, growth))]));
}

/** Buttons, gems and knobs about their own middles; two of them never touch. */
function enlargeToSee(model: Model, word: string): Model {
  const whole = boundsOf(model.parts.map(({ geometry }) => geometry.positions));
  const longestOf = ({ min, max }: Pick<Unit, "min" | "max">) => Math.max(...max.map((c, k) => c - (min[k] as number)));
  const wanted = SEEN * longestOf(whole);
  return changeUnits(model, word, (units) =>
    units.map((unit, i) => {
      const own = longestOf(unit);
      const gaps = units.filter((_, k) => k !== i).map((other) => distance(other.middle, unit.middle));
      const by = Math.max(1, Math.min(MOST, wanted / own, (APART * Math.min(...gaps, 9e9)) / own));
      return (geometry) => [deform(geometry, (point) => add(unit.middle, scale(subtract(point, unit.middle), by)))];
    }),
  );
}

/** Away from where it grows, along its longest side and across it. */
function grow({ root, min, max }: Unit, { all, along, across }: Growth): (point: Vec3) => Vec3 {
  const spans = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number));
  const longest = spans.indexOf(Math.max(...spans));
  return (point) =>
    point.map(
      (c, k) => (root[k] as number) + (c - (root[k] as number)) * all * (k === longest ? along : across),
    ) as unknown as Vec3;
}

const socketOf = ({ sockets }: Model, name: string) => sockets.find((socket) => socket.name === name);

function warp(model: Model, map: (point: Vec3, part?: Part) => Vec3): Model {
  return {
    parts: model.parts.map((part) => ({ ...part, geometry: deform(part.geometry, (point) => map(point, part)) })),
    sockets: model.sockets.map((socket) => ({ ...socket, position: map(socket.position) })),
  };
}

/** A ball about a head, and the neck below it. */
export interface HeadBall {
  readonly centre: Vec3;
  readonly radius: number;
  readonly neck: Vec3;
  /** Unit vector from the neck to the head. */
  readonly up: Vec3;
}

/** Where the head is, by the sockets around it. Undefined for what has none. */
export function headBall(model: Model): HeadBall | undefined {
  const neck = socketOf(model, "neck");
  const around = ["head", "eyes", "mouth"].flatMap((name) => socketOf(model, name) ?? []);
  if (!neck || around.length < 2) return undefined;
  const centre = scale(
    around.reduce<Vec3>((sum, { position }) => add(sum, position), [0, 0, 0]),
    1 / around.length,
  );
  const radius = 1.3 * Math.max(...around.map(({ position }) => distance(position, centre)));
  return { centre, radius, neck: neck.position, up: normalize(subtract(centre, neck.position)) };
}

export function resizeHead(model: Model, factor: number): Model {
  const ball = headBall(model);
  if (!ball)
    return changeUnits(model, "head", (units) =>
      units.map((unit) => (geometry) => [deform(geometry, grow(unit, { all: factor, along: 1, across: 1 }))]),
    );
  const { centre, radius, neck, up } = ball;
  const reach = distance(centre, neck);
  return warp(model, (point, part) => {
    const above = dot(subtract(point, neck), up) / reach;
    const isRigid = part !== undefined && OF_HEAD.test(part.name);
    const near = 1 - smoothstep(radius, 2.2 * radius, distance(point, centre));
    const by = isRigid ? 1 : near * smoothstep(-0.4, 0.35, above);
    return add(point, scale(subtract(point, neck), (factor - 1) * by));
  });
}

/** What lies beyond the foot of the neck moves on; a bottle's neck is its upper third. */
function lengthenNeck(model: Model, factor: number): Model {
  const ball = headBall(model);
  if (!ball) {
    const { min, max } = boundsOf(model.parts.map(({ geometry }) => geometry.positions));
    const foot = min[1] + 0.62 * (max[1] - min[1]);
    return warp(model, ([x, y, z]) => [x, y < foot ? y : foot + (y - foot) * factor, z]);
  }
  const { centre, radius, neck, up } = ball;
  const [long, wide] = [distance(centre, neck), 2.4 * radius];
  return warp(model, (point, part) => {
    const from = subtract(point, neck);
    const along = dot(from, up);
    const aside = distance(from, scale(up, along));
    const isRigid = part !== undefined && OF_HEAD.test(part.name);
    const by = isRigid ? 1 : clamp01(along / long + 0.35) * (1 - smoothstep(0.6 * wide, wide, aside));
    return add(point, scale(up, (factor - 1) * 1.2 * long * by));
  });
}

/** Where legs end: at the lowest of their upper ends, or a little below the back of what is all of a piece. */
function legTop(model: Model): number | undefined {
  const tops = model.parts
    .filter((part) => isNamed(part, "leg"))
    .map(({ geometry }) => boundsOf([geometry.positions]))
    .map(({ min, max }) => ({ low: min[1], high: max[1] }));
  const floor = 0.2 * boundsOf(model.parts.map(({ geometry }) => geometry.positions)).max[1];
  const standing = tops.filter(({ low }) => low < floor);
  if (standing.length > 0) return Math.max(Math.min(...standing.map(({ high }) => high)), floor);
  const back = socketOf(model, "back") ?? socketOf(model, "bottom");
  return back && (back.name === "back" ? 0.42 : 1) * back.position[1];
}

export function resizeLegs(model: Model, { all, along, across }: Growth): Model {
  const top = legTop(model);
  if (top === undefined) return model;
  const longer = (all - 1) * 0.7 + along;
  const lift = top * (longer - 1);
  const taller = warp(model, (point, part) => {
    const isBeside = part !== undefined && BESIDE_LEGS.test(part.name);
    const y = point[1] >= top || isBeside ? point[1] + lift : point[1] * longer;
    return [point[0], y, point[2]];
  });
  const width = all === 1 ? across : all;
  if (width === 1) return taller;
  return changeUnits(taller, "leg", (units) =>
    units.map(({ middle }) => (geometry) => [
      deform(geometry, ([x, y, z]) => [middle[0] + (x - middle[0]) * width, y, middle[2] + (z - middle[2]) * width]),
    ]),
  );
}

/** Round and broad, still on the floor; what they carry is lifted so that they have room. */
function resizeWheels(model: Model, asked: number): Model {
  const wheels = model.parts.filter((part) => isNamed(part, "wheel"));
  if (wheels.length === 0) return model;
  const factor = Math.min(asked, Math.max(1, mostOfWheels(model, wheels)));
  let lift = 0;
  const turned = changeUnits(model, "wheel", (units) =>
    units.map(({ min, max, middle }) => {
      lift = Math.max(lift, ((factor - 1) * (max[1] - min[1])) / 2);
      const outward = Math.sign(middle[0]) * 0.5 * (max[0] - min[0]) * (Math.sqrt(factor) - 1);
      return (geometry) => [
        deform(geometry, ([x, y, z]) => [
          middle[0] + outward + (x - middle[0]) * Math.sqrt(factor),
          min[1] + (y - min[1]) * factor,
          middle[2] + (z - middle[2]) * factor,
        ]),
      ];
    }),
  );
  const isWheel = (part: Part) => isNamed(part, "wheel");
  return {
    parts: turned.parts.map((part) =>
      isWheel(part) ? part : { ...part, geometry: deform(part.geometry, ([x, y, z]) => [x, y + lift, z]) },
    ),
    sockets: turned.sockets.map((socket) => ({ ...socket, position: add(socket.position, [0, lift, 0]) })),
  };
}

/** Larger than this share of the height of what they carry wheels hide it. */
const WHEEL_HEIGHT = 0.95;

/** How much larger wheels may become. What is little more than wheels, as a bicycle is, knows no limit. */
function mostOfWheels({ parts }: Model, wheels: readonly Part[]): number {
  const body = parts.filter((part) => !wheels.includes(part));
  if (body.length === 0) return Number.POSITIVE_INFINITY;
  const [own, carried] = [wheels, body].map((group) => {
    const { min, max } = boundsOf(group.map(({ geometry }) => geometry.positions));
    return max[1] - min[1];
  }) as [number, number];
  return Math.max((WHEEL_HEIGHT * carried) / own, 1.15);
}

/** Width of the only eye over the whole's, at most. */
const ONLY_EYE = 0.32;

/** About their own middles, at most until they touch each other; a single one, until it is most of the face. */
export function resizeEyes(model: Model, factor: number): Model {
  const { min: from, max: to } = boundsOf(model.parts.map(({ geometry }) => geometry.positions));
  const widest = ONLY_EYE * (to[0] - from[0]);
  return changeUnits(model, "eye", (units) =>
    units.map(({ middle, min, max }, k) => {
      const gaps = units.filter((_, i) => i !== k).map((other) => distance(other.middle, middle));
      const across = Math.max(max[0] - min[0], max[1] - min[1]);
      const room = units.length === 1 ? Math.max(1, widest / across) : (1.02 * Math.min(...gaps)) / across;
      const most = units.length === 1 ? Math.min(factor, room) : Math.max(1.15, Math.min(factor, room));
      const by = factor < 1 ? factor : most;
      return (geometry) => [deform(geometry, (point) => add(middle, scale(subtract(point, middle), by)))];
    }),
  );
}

/** Of a body that runs out into its tail: its hind part. */
function lengthenTail(model: Model, factor: number): Model {
  const { min, max } = boundsOf(model.parts.map(({ geometry }) => geometry.positions));
  const start = min[2] + 0.34 * (max[2] - min[2]);
  return warp(model, ([x, y, z]) => [x, y, z < start ? start + (z - start) * factor : z]);
}
