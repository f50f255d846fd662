import type { Bounds } from "#measure/bounds.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import type { Draw } from "../../math/draw.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { glowing } from "../forms/glowing.ts";
import type { Dressed } from "../style.ts";
import { boundsOfParts, standInRoom, topOf, withLent } from "./lend-room.ts";
import { litTree } from "./like-lit-tree.ts";

/** Share of the whole from which a shade stands high enough for something to carry it. */
const HIGH = 0.35;
/** Share of a shade's height that what carries it reaches into. */
const INTO = 0.14;
/** What is round and soft enough to be the lamp's own glass: a mushroom, a moon, a peach. */
const SHINING = /plant|food|nature|sky|symbol/;
/** What a lamp hangs by, and the share of its height under which that does not reach down. */
const HUNG = /cord|chain|canopy|rose|cable/;
/** What that hangs from: a table lamp has a cord too. */
const CEILING = /rose|canopy/;
const HANGS = 0.45;
/** Half width of a candle over its height, where it has another shape than a rod. */
const STOUT = 0.42;
/** What shines keeps this in its slot's name: `glowing` lights it up. */
const LIT = "like-glow-";

/** A lamp that looks like something else: that one under its shade, or all alight; of a tree, bulbs on its branches; a candle of that shape under its flame. */
export function likeLamp(thing: Dressed, likeness: Dressed, draw: Draw): Dressed {
  const { parts } = thing.model;
  const flame = parts.filter(({ slot }) => /^(?:wick|flame)$/.test(slot));
  const wax = parts.filter(({ slot }) => slot === "candle");
  if (wax.length > 0 && parts.every(({ slot }) => /^(?:wick|flame|candle|holder)$/.test(slot)))
    return candleLike(thing, boundsOfParts(wax), flame, likeness);
  const hung = parts.filter(({ name, slot }) => HUNG.test(`${slot} ${name}`));
  if (hung.some(({ name }) => CEILING.test(name))) return hungLike(thing, hung, likeness, draw);
  const shade = parts.filter(({ slot }) => slot === "shade");
  const whole = boundsOfParts(parts);
  const low = shade.length > 0 ? boundsOfParts(shade).min[1] : whole.min[1];
  const tall = whole.max[1] - whole.min[1];
  const isTree = likeness.model.parts.some(({ slot }) => slot === "trunk");
  if ((SHINING.test(likeness.family) && !isTree) || low < whole.min[1] + HIGH * tall) {
    const lent = standInRoom(likeness, cube(whole), 0, LIT);
    const lit = (isTree && litTree(thing, lent, LIT)) || withLent(thing, [], lent, likeness, LIT);
    return glowing.apply(lit, draw);
  }
  const above = boundsOfParts(shade);
  const room: Bounds = {
    min: [above.min[0], whole.min[1], above.min[2]],
    max: [above.max[0], low + INTO * (above.max[1] - low), above.max[2]],
  };
  const left = parts.filter((part) => boundsOfParts([part]).min[1] > low - INTO * tall);
  return withLent(thing, left, standInRoom(likeness, room), likeness);
}

/** A lamp that hangs keeps its cord and what that hangs from, a cap where the cord ends, and what it looks like shines below. */
function hungLike(thing: Dressed, hung: readonly Part[], likeness: Dressed, draw: Draw): Dressed {
  const cord = boundsOfParts(hung);
  const whole = boundsOfParts(thing.model.parts);
  const tall = whole.max[1] - whole.min[1];
  const [cx, cz] = [(cord.min[0] + cord.max[0]) / 2, (cord.min[2] + cord.max[2]) / 2];
  const low = Math.max(cord.min[1], whole.min[1] + HANGS * tall);
  const half = Math.max((whole.max[0] - whole.min[0]) / 2, 0.5 * (low - whole.min[1]));
  const room: Bounds = { min: [cx - half, whole.min[1], cz - half], max: [cx + half, low, cz + half] };
  const lent = standInRoom(likeness, room, 0, LIT);
  const rise = low - topOf(lent)[1];
  const under = lent.map((part) => ({ ...part, geometry: move(part.geometry, [0, rise + 0.02 * half, 0]) }));
  const cap = makePart(
    "cap",
    (hung[0] as Part).slot,
    move(cylinder({ radius: 0.24 * half, height: 0.16 * half, bevel: 0.04 * half, segments: 32 }), [
      cx,
      low - 0.03 * half,
      cz,
    ]),
    { weight: 0.6 },
  );
  return glowing.apply(withLent(thing, [...hung, cap], under, likeness, LIT), draw);
}

/** As wide and deep as high, for what is no rod. */
function cube({ min, max }: Bounds): Bounds {
  const half = Math.max(max[1] - min[1], max[0] - min[0]) / 2;
  const [cx, cz] = [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2];
  return { min: [cx - half, min[1], cz - half], max: [cx + half, min[1] + 2 * half, cz + half] };
}

function candleLike(thing: Dressed, { min, max }: Bounds, flame: readonly Part[], likeness: Dressed): Dressed {
  const tall = max[1] - min[1];
  const room: Bounds = { min: [-STOUT * tall, 0, -STOUT * tall], max: [STOUT * tall, tall, STOUT * tall] };
  const wax = standInRoom(likeness, room);
  const [first] = flame.filter(({ slot }) => slot === "wick");
  const foot = boundsOfParts(first ? [first] : flame);
  const top = topOf(wax);
  const by: Vec3 = [
    top[0] - (foot.min[0] + foot.max[0]) / 2,
    top[1] - foot.min[1] - 0.35 * (foot.max[1] - foot.min[1]),
    top[2] - (foot.min[2] + foot.max[2]) / 2,
  ];
  const one = flame.filter(({ name }) => !/-[2-9]$/.test(name));
  return withLent(
    thing,
    one.map((part) => ({ ...part, geometry: move(part.geometry, by) })),
    wax,
    likeness,
  );
}
