import type { Geometry } from "../../geometry/geometry.ts";
import { deform } from "../../geometry/place.ts";
import { cos, sin } from "../../math/elementary.ts";
import { clamp, clamp01 } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { halveLongEdges } from "../soften.ts";
import type { Dressed } from "../style.ts";
import { changeUnits, type Unit } from "./part-units.ts";

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
/** Edges of what bends, over its length. */
const FINE = 1 / 18;

/** "A bent antenna", "a crooked chimney": each piece of that name, from where it grows out. */
export const bendPart = (thing: Dressed, { part, how }: BentPart): Dressed => ({
  ...thing,
  model: changeUnits(thing.model, part, (units) => units.map((unit) => bender(unit, how))),
});

function bender({ min, max, root }: Unit, how: BentPart["how"]): (geometry: Geometry) => readonly Geometry[] {
  const spans = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number));
  const along = spans.indexOf(Math.max(...spans)) as 0 | 1 | 2;
  // what stands is bent aside, what lies is bent down
  const aside = along === 0 ? 1 : 0;
  const long = Math.max(spans[along] as number, 1e-9);
  const isUpwards = root[along] < (min[along] + max[along]) / 2;
  const [base, way] = isUpwards ? [min[along], 1] : [max[along], -1];
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
  const sway = (point: Vec3): Vec3 => {
    const t = clamp01((way * (point[along] - base)) / long);
    const out: [number, number, number] = [...point];
    out[aside] += side * long * (SWAY * sin(4.4 * t) * clamp01(3 * t) + LEAN * t);
    return out;
  };
  return (geometry) => {
    let fine = geometry;
    for (let round = 0; round < 5; round += 1) fine = halveLongEdges(fine, long * FINE);
    return [deform(fine, how === "crooked" && along === 1 ? sway : bend)];
  };
}
