import { boundsOf } from "#measure/bounds.ts";
import type { View } from "../../concepts/concept.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { clamp, lerp } from "../../math/scalar.ts";
import { mix, type Vec3 } from "../../math/vec3.ts";
import type { Dressed, Style } from "../style.ts";
import { warped } from "../warped.ts";

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

/** Points of the heart's curve, and how far it is lifted, so that its middle is within both lobes. */
const CURVE = 240;
const LIFT = 0.1;

/** Two lobes with a deep cleft above, a point below. */
const heart: Reach = (() => {
  const points = Array.from({ length: CURVE }, (_, k): readonly [number, number] => {
    const t = (k / CURVE) * TAU;
    const s = sin(t);
    return [s * s * s, (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)) / 16 + LIFT];
  });
  return (angle) => {
    const [dx, dy] = [cos(angle), sin(angle)];
    let reach = 0;
    for (const [k, [ax, ay]] of points.entries()) {
      const [bx, by] = points[(k + 1) % CURVE] as readonly [number, number];
      const [from, to] = [dx * ay - dy * ax, dx * by - dy * bx];
      if (from * to > 0 || from === to) continue;
      const share = from / (from - to);
      reach = Math.max(reach, dx * lerp(ax, bx, share) + dy * lerp(ay, by, share));
    }
    return reach;
  };
})();

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
  "animal bird figure plant garment vehicle instrument weapon nature".split(" "),
);
/** What is baked takes the shape of its tin or its cutter; what grew does not. */
const BAKED = /^(?:icing|dough|crust|chocolate|batter|glaze)$/;

/** Of a box that stands open; it is no flap that has the outline. */
const FOLDED_OUT = /^flap\b/;

const isGiven = ({ family, materials }: Dressed): boolean =>
  family === "food" ? !Object.keys(materials).some((slot) => BAKED.test(slot)) : GIVEN.has(family);

const outlined = (id: string, target: Reach): Style => ({
  id,
  apply: (thing) => {
    if (isGiven(thing)) return thing;
    const parts = thing.model.parts.filter(({ name }) => !FOLDED_OUT.test(name));
    const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
    const span = [max[0] - min[0], max[1] - min[1], max[2] - min[2]] as const;
    const size = Math.max(...span);
    const isUpright = span[2] < THIN * Math.min(span[0], span[1]);
    const [a, b] = isUpright ? ([0, 1] as const) : ([0, 2] as const);
    // the back edge of what lies is its upper one to who looks at it
    const up = isUpright ? 1 : -1;
    const finely = warped({ ...thing, model: { ...thing.model, parts } }, { min, max, size }, (point) => point);
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

const IDS: ReadonlySet<string> = new Set(OUTLINES.keys());
/** Elevation from which the outline of what lies is seen, radians. */
const FROM_ABOVE = 0.72;

/** From where a thing of these styles is seen best: what lies flat, from so high that its outline shows. */
export function viewOfOutline(styles: readonly string[], { parts }: Model, view: View): View {
  const shaped = styles.some((id) => IDS.has(id) && id !== "round");
  if (!shaped || parts.length === 0) return view;
  const { min, max } = boundsOf(parts.map(({ geometry }) => geometry.positions));
  const isLow = max[1] - min[1] < 0.8 * Math.min(max[0] - min[0], max[2] - min[2]);
  return isLow ? { ...view, elevation: Math.max(view.elevation, FROM_ABOVE) } : view;
}
