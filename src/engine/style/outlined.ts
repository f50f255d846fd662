import { boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "../geometry/geometry.ts";
import { standModel } from "../geometry/make-part.ts";
import { merge } from "../geometry/merge.ts";
import type { Part } from "../geometry/part.ts";
import { atan2, cos, PI, sin, TAU } from "../math/elementary.ts";
import { clamp, lerp } from "../math/scalar.ts";
import { mix, type Vec3 } from "../math/vec3.ts";
import { warped } from "./out-of-shape.ts";
import type { Style } from "./style.ts";

/** Directions in which an outline is measured. */
const RAYS = 96;
/** A thing is seen from its front where it is less deep than this share of its width and height; else from above. */
const THIN = 0.4;
/** What stands out of the outline is drawn out no further. */
const MOST = 1.8;

/** How far an outline reaches in a direction, radians counter-clockwise from the right. */
type Reach = (angle: number) => number;

/** A polygon with a corner at the top, or with a side at the bottom where that has a name of its own. */
const polygon =
  (sides: number, turned = 0): Reach =>
  (angle) => {
    const step = TAU / sides;
    const at = angle - PI / 2 - turned;
    const within = at - step * Math.floor(at / step) - step / 2;
    return cos(step / 2) / cos(within);
  };

/** Half width over half height of an oval. */
const OVAL = 1.42;

const heart: Reach = (angle) => {
  const [x, y] = [Math.abs(cos(angle)), sin(angle)];
  // a cleft between two lobes above, a tip below
  const side = 0.92 - 0.14 * y + 0.22 * x * y;
  const cleft = y > 0 ? 0.42 * y * y * Math.max(0, 1 - 3.2 * x * x) : 0;
  const tip = y < 0 ? 0.34 * y * y * y * y * Math.max(0, 1 - 2.4 * x) : 0;
  return side - cleft + tip + 0.1 * x * (1 - Math.abs(y));
};

const star: Reach = (angle) => {
  const step = TAU / 5;
  const at = angle - PI / 2;
  const within = Math.abs(at - step * Math.round(at / step)) / (step / 2);
  return 1 / (1 + 1.25 * within);
};

const OUTLINES: ReadonlyMap<string, Reach> = new Map<string, Reach>([
  ["round", () => 1],
  ["oval", (angle) => 1 / Math.sqrt((cos(angle) / OVAL) * (cos(angle) / OVAL) + sin(angle) * sin(angle))],
  ["triangular", polygon(3)],
  ["square", polygon(4, PI / 4)],
  ["hexagonal", polygon(6)],
  ["octagonal", polygon(8, PI / 8)],
  ["heart-shaped", heart],
  ["star-shaped", star],
]);

/** Families of what has a shape of its own that no outline may bend. */
const GIVEN: ReadonlySet<string> = new Set(
  "animal bird figure plant garment vehicle instrument weapon food nature".split(" "),
);

const outlined = (id: string, target: Reach): Style => ({
  id,
  apply: (thing) => {
    const { parts } = thing.model;
    if (GIVEN.has(thing.family)) return thing;
    const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const span = [max[0] - min[0], max[1] - min[1], max[2] - min[2]] as const;
    const size = Math.max(...span);
    const isUpright = span[2] < THIN * Math.min(span[0], span[1]);
    const [a, b] = isUpright ? ([0, 1] as const) : ([0, 2] as const);
    // the back edge of what lies is its upper one to who looks at it
    const up = isUpright ? 1 : -1;
    const finely = warped(thing, { min, max, size }, (point) => point);
    const broadest = broadestOf(finely.model.parts, a, b);
    const bounds = boundsOf([broadest.positions]);
    const middle = [a, b].map((k) => ((bounds.min[k] as number) + (bounds.max[k] as number)) / 2) as [number, number];
    const half = [a, b].map((k) => Math.max((bounds.max[k] - bounds.min[k]) / 2, 1e-9)) as [number, number];
    // what is oblong is made even first
    const polar = (point: Vec3): [number, number] => {
      const [u, v] = [(point[a] - middle[0]) / half[0], (up * (point[b] - middle[1])) / half[1]];
      return [Math.sqrt(u * u + v * v), atan2(v, u)];
    };
    const measured = measure(broadest, polar);
    const share = sumOver(measured) / sumOver(target);
    const even = Math.sqrt(half[0] * half[1]);
    const map = (point: Vec3): Vec3 => {
      const [radius, angle] = polar(point);
      const to = radius * clamp((Math.sqrt(share) * target(angle)) / measured(angle), 0.3, MOST);
      const moved = [...point] as [number, number, number];
      moved[a] = middle[0] + even * to * cos(angle);
      moved[b] = middle[1] + up * even * to * sin(angle);
      return moved;
    };
    const bent = warped(finely, { min, max, size }, map);
    return { ...bent, model: standModel(bent.model.parts, bent.model.sockets) };
  },
});

/** What a part and its like are called: the boards of a table's top. */
const kindOf = ({ name }: Part): string => name.replace(/-?\d+$/, "");

/** A stand or a flap is led along by what gives the outline: a table's top, a sign's board. */
function broadestOf(parts: readonly Part[], a: 0 | 1 | 2, b: 0 | 1 | 2): Geometry {
  const whole = [...new Set(parts.map(kindOf))].map((kind) =>
    merge(parts.filter((part) => kindOf(part) === kind).map(({ geometry }) => geometry)),
  );
  const areaOf = ({ positions, indices }: Geometry) => {
    let area = 0;
    for (let i = 0; i < indices.length; i += 3) {
      const [p, q, r] = [0, 1, 2].map((k) => (indices[i + k] as number) * 3) as [number, number, number];
      const side = (to: number, axis: number) => (positions[to + axis] as number) - (positions[p + axis] as number);
      area += Math.abs(side(q, a) * side(r, b) - side(q, b) * side(r, a));
    }
    return area;
  };
  return whole.reduce((best, each) => (areaOf(each) > areaOf(best) ? each : best));
}

const angleOf = (ray: number): number => (ray / RAYS) * TAU - PI;
/** In proportion to the area within. */
const sumOver = (reach: Reach): number =>
  Array.from({ length: RAYS }, (_, k) => reach(angleOf(k))).reduce((sum, each) => sum + each * each, 0);

/** Points at which an edge is measured. */
const STEPS = 5;

/** The outline that a shape has. */
function measure({ positions, indices }: Geometry, polar: (point: Vec3) => readonly [number, number]): Reach {
  const reaches = new Float64Array(RAYS);
  const at = (i: number): Vec3 => {
    const v = (indices[i] as number) * 3;
    return [positions[v] as number, positions[v + 1] as number, positions[v + 2] as number];
  };
  for (let i = 0; i < indices.length; i += 1) {
    const [from, to] = [at(i), at(i % 3 === 2 ? i - 2 : i + 1)];
    for (let step = 0; step < STEPS; step += 1) {
      const [radius, angle] = polar(mix(from, to, step / STEPS));
      const ray = Math.round(((angle + PI) / TAU) * RAYS) % RAYS;
      reaches[ray] = Math.max(reaches[ray] as number, radius);
    }
  }
  const least = 0.05 * Math.max(...reaches);
  return (angle) => {
    const turned = ((angle + PI) / TAU) * RAYS;
    const low = Math.floor(turned);
    const reach = (ray: number) => Math.max(reaches[(ray + RAYS) % RAYS] as number, least);
    return lerp(reach(low), reach(low + 1), turned - low);
  };
}

/** Outlines that any thing can be given: a triangular rug, a hexagonal box, a heart-shaped mirror. */
export const OUTLINED: readonly Style[] = [...OUTLINES].map(([id, reach]) => outlined(id, reach));
