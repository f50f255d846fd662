import type { Geometry } from "../../geometry/geometry.ts";
import { deform } from "../../geometry/place.ts";
import { cos, sin } from "../../math/elementary.ts";
import { clamp, clamp01 } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { halveLongEdges } from "../soften.ts";
import type { Dressed } from "../style.ts";
import { axesOf, changeUnits, spanOf, type Unit, unitsOf } from "./part-units.ts";
import { carrying, isPost, warpWith } from "./warp-with.ts";

/** A part that is not straight: bent once by force, or built crooked. */
export interface BentPart {
  /** As the parts are called. */
  readonly part: string;
  readonly how: "bent" | "crooked";
}

/** Radians a bent piece is turned by; where along it that begins and how much of it gives way, over its length. */
const KINK = 1.1;
const START = 0.3;
const ARC = 0.22;
/** How far a crooked piece leans out one way and back, over its length; and how much of that anew further up. */
const SWAY = 0.34;
const LEAN = 0.16;
/** How far the top of a post goes aside that carries the rest, over its length. */
const BOW = 0.3;
/** Edges of what bends, over its length. */
const FINE = 1 / 18;

/** "A bent antenna", "a crooked chimney": each piece of that name, from where it grows out; with all that it carries, if it does. */
export function bendPart(thing: Dressed, { part, how }: BentPart): Dressed {
  const { model } = thing;
  const bearer = carrying(model, unitsOf(model, part));
  const bent = bearer
    ? warpWith(model, bearer, isPost(bearer) ? (how === "crooked" ? swayOf(bearer) : bowOf(bearer)) : undefined)
    : changeUnits(model, part, (units) => units.map((unit) => bender(unit, how)));
  return { ...thing, model: bent };
}

/** Which way it grows from its root: where it begins along its axis, and 1 up or -1 down. */
function growthOf({ min, max, root }: Unit, along: 0 | 1 | 2): readonly [base: number, way: 1 | -1] {
  return root[along] < (min[along] + max[along]) / 2 ? [min[along], 1] : [max[along], -1];
}

/** Out one way and back, the higher the further. */
function swayOf(unit: Unit): (point: Vec3) => Vec3 {
  const [base, way] = growthOf(unit, 1);
  const long = Math.max(spanOf(unit, 1), 1e-9);
  return ([x, y, z]) => {
    const t = clamp01((way * (y - base)) / long);
    return [x + long * (SWAY * sin(4.4 * t) * clamp01(3 * t) + LEAN * t), y, z];
  };
}

/** Further and further aside the higher, without a kink: whatever is on it leans along. */
function bowOf(unit: Unit): (point: Vec3) => Vec3 {
  const long = Math.max(spanOf(unit, 1), 1e-9);
  return ([x, y, z]) => {
    const t = clamp01((y - unit.min[1]) / long);
    return [x + BOW * long * t * t, y, z];
  };
}

function bender(unit: Unit, how: BentPart["how"]): (geometry: Geometry) => readonly Geometry[] {
  const { min, max } = unit;
  const [along] = axesOf(unit);
  // what stands is bent aside, what lies is bent down
  const aside = along === 0 ? 1 : 0;
  const long = Math.max(spanOf(unit, along), 1e-9);
  const [base, way] = growthOf(unit, along);
  const middle = (min[aside] + max[aside]) / 2;
  const side = along === 0 ? -1 : 1;
  const radius = (ARC * long) / KINK;
  const bend = (point: Vec3): Vec3 => {
    const [u, v] = [way * (point[along] - base) - START * long, side * (point[aside] - middle)];
    if (u <= 0) return point;
    const turned = clamp(u, 0, ARC * long) / radius;
    const beyond = Math.max(0, u - ARC * long);
    const out: [number, number, number] = [...point];
    out[along] = base + way * (START * long + (radius - v) * sin(turned) + beyond * cos(turned));
    out[aside] = middle + side * (radius - (radius - v) * cos(turned) + beyond * sin(turned));
    return out;
  };
  return (geometry) => {
    let fine = geometry;
    for (let round = 0; round < 5; round += 1) fine = halveLongEdges(fine, long * FINE);
    return [deform(fine, how === "crooked" && along === 1 ? swayOf(unit) : bend)];
  };
}
