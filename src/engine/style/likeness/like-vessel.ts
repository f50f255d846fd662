import type { Bounds } from "#measure/bounds.ts";
import { clipGeometry } from "../../geometry/clip.ts";
import type { Part } from "../../geometry/part.ts";
import { move, place } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import { chain, scaling, translation } from "../../math/mat4.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { Dressed } from "../style.ts";
import { bodyOf, boundsOfParts, heightAt, standInRoom, withLent } from "./lend-room.ts";

/** Share of the body's height that stays as its mouth. */
const MOUTH = 0.16;
/** How much taller and longer than the body what takes its place may be. */
const TALLER = 1.8;
const LONGER = 1.9;
/** What stands on top; what stands out to the side; what only fitted the old body. */
const ON_TOP = /^(?:lid|knob|stopper|cork|cap)$/;
const ASIDE = /^(?:spout|handle|carrier|rose)/;
const FITTED = /^(?:brace|cover|filler)/;
/** How deep what stands out is sunk in, as a share of the body's width. */
const ROOTED = 0.1;
/** Width of a lid or mouth over that of the back it stands on, and how deep it is sunk there, as a share of that. */
const ON_BACK = 0.72;
const SUNK = 0.09;
/** How far behind its middle a beast's back is, as a share of its length, and how much higher over that the middle is where a neck is. */
const BEHIND = 0.24;
const NECK = 1.3;

/** A pot or vase that looks like something else: it keeps its mouth or its lid, its handle and its spout. */
export function likeVessel(thing: Dressed, beastly: Dressed): Dressed | undefined {
  const { parts } = thing.model;
  const likeness = thing.isDyed ? inStuffOf(beastly, thing) : beastly;
  const isAside = ({ slot, name }: Part) => ASIDE.test(slot) || ASIDE.test(name);
  const body = bodyOf(thing).filter((part) => !isAside(part));
  if (body.length === 0) return undefined;
  const { min, max } = boundsOfParts(body);
  const [wide, tall, deep] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const [cx, cz] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  const lids = parts.filter(({ slot }) => ON_TOP.test(slot));
  const sides = parts.filter((part) => isAside(part) && !FITTED.test(part.name));
  const isPoured = sides.some(({ slot, name }) => /^spout/.test(slot) || /^spout/.test(name));
  const rim = lids.length > 0 || isPoured ? [] : body.flatMap((part) => above(part, max[1] - MOUTH * tall));
  const half = (LONGER * Math.max(wide, deep)) / 2;
  const room: Bounds = {
    min: [cx - half, min[1], cz - half],
    max: [cx + half, min[1] + TALLER * tall, cz + half],
  };
  // a beast looks where the spout points
  const beast = boundsOfParts(likeness.model.parts);
  const isLong = beast.max[2] - beast.min[2] > 1.2 * (beast.max[0] - beast.min[0]);
  const lent = standInRoom(likeness, room, isPoured && isLong ? -PI / 2 : 0);
  const rear = isPoured && isLong ? ([1, 0] as const) : ([0, -1] as const);
  const left = sidesOf(sides, cx).flatMap((group) => setAgainst(group, lent, cx, ROOTED * wide));
  return withLent(thing, [...onBack([...rim, ...lids], lent, [cx, cz], rear), ...left], lent, likeness);
}

/** What a face is told by. */
const TELLING = /eye|pupil|nose|mouth|tooth|beak/;

/** "A blue ceramic teapot shaped like an elephant": the beast is of the pot's stuff, but for its face. */
function inStuffOf(likeness: Dressed, { materials }: Dressed): Dressed {
  const [stuff] = Object.values(materials);
  if (!stuff) return likeness;
  const parts = likeness.model.parts.map((part): Part => {
    if (TELLING.test(part.slot)) return part;
    const { paint: _, ...bare } = part;
    return bare;
  });
  const glazed = Object.entries(likeness.materials).map(([slot, spec]) => [slot, TELLING.test(slot) ? spec : stuff]);
  return { ...likeness, model: { ...likeness.model, parts }, materials: Object.fromEntries(glazed) };
}

interface Spot {
  readonly at: readonly [number, number];
  readonly y: number;
}

/** Lids and mouths, as wide as fits the back that they stand on, sunk in so that its curve leaves no gap. */
function onBack(
  mouth: readonly Part[],
  lent: readonly Part[],
  [cx, cz]: readonly [number, number],
  [rearX, rearZ]: readonly [number, number],
): Part[] {
  if (mouth.length === 0) return [];
  const [own, back] = [boundsOfParts(mouth), boundsOfParts(lent)];
  const narrow = Math.min(back.max[0] - back.min[0], back.max[2] - back.min[2]);
  const size = Math.min(1, (ON_BACK * narrow) / Math.max(own.max[0] - own.min[0], own.max[2] - own.min[2]));
  const long = Math.abs(rearX) * (back.max[0] - back.min[0]) + Math.abs(rearZ) * (back.max[2] - back.min[2]);
  // a long neck rises from the middle: the back is behind it
  const [middle, behind] = [0, BEHIND * long].map((by) => {
    const at: readonly [number, number] = [cx + rearX * by, cz + rearZ * by];
    return { at, y: heightAt(lent, at, 0.2 * narrow) };
  }) as [Spot, Spot];
  const spot = middle.y - back.min[1] > NECK * (behind.y - back.min[1]) ? behind : middle;
  const fit = chain(
    translation([-(own.min[0] + own.max[0]) / 2, -own.min[1], -(own.min[2] + own.max[2]) / 2]),
    scaling([size, size, size]),
    translation([spot.at[0], spot.y - SUNK * narrow, spot.at[1]]),
  );
  return mouth.map((part) => ({ ...part, geometry: place(part.geometry, fit) }));
}

function above(part: Part, height: number): Part[] {
  const geometry = clipGeometry(part.geometry, [0, -1, 0], -height);
  return geometry.indices.length > 0 ? [{ ...part, geometry }] : [];
}

/** What stands out to the left and to the right, each moved as one: the rose with its spout. What spans the body stays where it is. */
function sidesOf(sides: readonly Part[], cx: number): readonly (readonly Part[])[] {
  const isOver = (part: Part) => {
    const { min, max } = boundsOfParts([part]);
    return min[0] < cx && max[0] > cx;
  };
  const middleOf = (part: Part) => {
    const { min, max } = boundsOfParts([part]);
    return (min[0] + max[0]) / 2;
  };
  const beside = sides.filter((part) => !isOver(part));
  return [
    ...sides.filter(isOver).map((part) => [part]),
    beside.filter((part) => middleOf(part) < cx),
    beside.filter((part) => middleOf(part) >= cx),
  ].filter((group) => group.length > 0);
}

/** Moves what stands out to the left or right until its root is in the new body. */
function setAgainst(group: readonly Part[], body: readonly Part[], cx: number, depth: number): readonly Part[] {
  const own = boundsOfParts(group);
  if (own.min[0] < cx && own.max[0] > cx) return group;
  const sign = (own.min[0] + own.max[0]) / 2 < cx ? -1 : 1;
  const root = sign < 0 ? own.max[0] : own.min[0];
  const isSpout = group.some(({ slot, name }) => /^spout/.test(slot) || /^spout/.test(name));
  const [x, y] = isSpout ? snoutOf(body, own, sign) : [reachAt(body, own, sign), undefined];
  if (x === undefined) return group;
  const up = y === undefined ? 0 : y - rootHeight(group, root, 0.1 * (own.max[0] - own.min[0]));
  const by: Vec3 = [x - sign * depth - root, up, 0];
  return group.map((part) => ({ ...part, geometry: move(part.geometry, by) }));
}

/** Share of the body's height under which are its feet. */
const FEET = 0.3;

/** Where the body reaches furthest to that side over its feet: a snout, the tip of a trunk. */
function snoutOf(body: readonly Part[], { min, max }: Bounds, sign: number): readonly [number | undefined, number] {
  const whole = boundsOfParts(body);
  const [low, aside] = [whole.min[1] + FEET * (whole.max[1] - whole.min[1]), max[2] - min[2]];
  let [reach, height]: [number | undefined, number] = [undefined, low];
  for (const { geometry } of body)
    for (let i = 0; i < geometry.positions.length; i += 3) {
      const [x, y, z] = [0, 1, 2].map((k) => geometry.positions[i + k] as number) as unknown as Vec3;
      if (y < low || z < min[2] - aside || z > max[2] + aside) continue;
      if (reach === undefined || sign * x > sign * reach) [reach, height] = [x, y];
    }
  return [reach, height];
}

/** The middle height of what a spout begins with. */
function rootHeight(group: readonly Part[], root: number, near: number): number {
  const heights = group.flatMap(({ geometry: { positions } }) =>
    Array.from({ length: positions.length / 3 }, (_, i) => i * 3)
      .filter((i) => Math.abs((positions[i] as number) - root) < near)
      .map((i) => positions[i + 1] as number),
  );
  return (Math.min(...heights) + Math.max(...heights)) / 2;
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
