import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { addAll, add as addStep, sculpt } from "../../geometry/sculpt.ts";
import { displace, type Sdf } from "../../geometry/sdf.ts";
import { ellipsoid, limb } from "../../geometry/sdf-primitives.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import { add, cross, dot, length, mix, normalize, scale, subtract, type Vec3, X_AXIS } from "../../math/vec3.ts";
import { type LeafPlace, leaves } from "./foliage.ts";

export interface BroadleafShape {
  readonly height: number;
  /** Width of the crown over the height. */
  readonly spread: number;
  /** Height of the lowest branch over the height. */
  readonly bole: number;
  readonly girth: number;
  readonly leafSize: number;
  readonly density: number;
  readonly bare: boolean;
}

/** A bunch of leaves at the end of a bough. */
export interface Clump {
  readonly centre: Vec3;
  readonly size: number;
}

interface Branch {
  readonly knots: readonly (readonly [Vec3, number])[];
  readonly tip: Vec3;
}

/** Trunk with roots, boughs that fork twice, and a crown of leaves in clumps around the ends of the boughs. */
export function growBroadleaf(
  shape: BroadleafShape,
  chance: () => number,
): { wood: Geometry; foliage?: Geometry; mass?: Geometry; clumps?: readonly Clump[] } {
  const { height: h, spread, bole, girth } = shape;
  const r = 0.036 * h * girth;
  const sway = () => (chance() - 0.5) * 2;
  const crown = lerp(bole, 1, 0.45) * h;
  const trunkTop: Vec3 = [sway() * 0.03 * h, h * 0.74, sway() * 0.03 * h];
  const fork: Vec3 = [sway() * 0.02 * h, h * bole, sway() * 0.02 * h];
  const trunk: Branch["knots"] = [
    [[0, -0.01 * h, 0], r * 1.35],
    [[fork[0] * 0.5, h * bole * 0.4, fork[2] * 0.5], r],
    [fork, r * 0.86],
    [mix(fork, trunkTop, 0.5), r * 0.55],
    [trunkTop, r * 0.3],
  ];
  const roots = Array.from({ length: 6 }, (_, i) => {
    const angle = ((i + 0.4 * chance()) / 6) * TAU;
    const reach = r * (2.6 + 1.2 * chance());
    const out = (part: number, y: number): Vec3 => [cos(angle) * reach * part, y, sin(angle) * reach * part];
    return limb([
      [out(0.12, r * 1.9), r * 0.62],
      [out(0.5, r * 0.5), r * 0.5],
      [out(1, -r * 0.05), r * 0.2],
    ]);
  });
  const ends: Vec3[] = [trunkTop];
  const boughs: Branch["knots"][] = [];
  const count = 8;
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1);
    const start = mix(fork, trunkTop, t * 0.85);
    const angle = i * 2.399963 + 0.5 * sway();
    const reach = (spread / 2) * h * (0.8 - 0.32 * t) * (0.85 + 0.3 * chance());
    const rise = h * (0.12 + 0.13 * t + 0.07 * chance());
    const end: Vec3 = [start[0] + cos(angle) * reach, start[1] + rise, start[2] + sin(angle) * reach];
    const middle = add(mix(start, end, 0.5), [sway() * 0.03 * h, -0.02 * h, sway() * 0.03 * h]);
    const thick = r * (0.46 - 0.14 * t);
    boughs.push([
      [start, thick],
      [middle, thick * 0.66],
      [end, Math.max(thick * 0.26, r * 0.27)],
    ]);
    ends.push(end);
    for (let k = 0; k < 2; k += 1) {
      const turn = angle + (k === 0 ? 0.75 : -0.75) + 0.3 * sway();
      const away = reach * (0.5 + 0.15 * chance());
      const twig: Vec3 = [
        middle[0] + cos(turn) * away,
        middle[1] + h * (0.07 + 0.08 * chance()),
        middle[2] + sin(turn) * away,
      ];
      boughs.push([
        [middle, Math.max(thick * 0.55, r * 0.29)],
        [mix(middle, twig, 0.55), Math.max(thick * 0.36, r * 0.28)],
        [twig, r * 0.27],
      ]);
      ends.push(twig);
    }
  }
  const clay: Sdf = sculpt([
    ...addAll(limb(trunk), r * 0.3),
    ...addAll(roots.flat(), r * 0.9),
    ...addAll(
      boughs.flatMap((knots) => limb(knots)),
      r * 0.35,
    ),
  ]);
  const rough = displace(clay, r * 0.05, (x, y, z) => noise((x / r) * 2.2, (y / r) * 0.5, (z / r) * 2.2, 3));
  const wood = meshSdf(rough, r * 0.25, { min: [clay.bounds.min[0], 0, clay.bounds.min[2]], max: clay.bounds.max });
  if (shape.bare) return { wood };
  const clumps = ends.map((end) => {
    const size = h * spread * (0.155 + 0.05 * chance());
    return { centre: add(end, [0, size * 0.15, 0]), size };
  });
  clumps.push({ centre: [0, crown * 1.08, 0], size: h * spread * 0.24 });
  return { wood, foliage: crownLeaves(clumps, shape, crown, chance), mass: innerMass(clumps, h), clumps };
}

/** Leaves on the outside of the clumps: those inside another clump would never be seen. */
function crownLeaves(clumps: readonly Clump[], shape: BroadleafShape, crown: number, chance: () => number): Geometry {
  const places: LeafPlace[] = [];
  const wanted = Math.round(2600 * shape.density * 1.15);
  const long = shape.height * 0.05 * shape.leafSize;
  for (let tries = 0; tries < wanted * 4 && places.length < wanted; tries += 1) {
    const own = clumps[tries % clumps.length] as Clump;
    const y = 1 - 1.75 * chance();
    const angle = chance() * TAU;
    const flat = Math.sqrt(Math.max(0, 1 - y * y));
    const out: Vec3 = [flat * cos(angle), y, flat * sin(angle)];
    const depth = 0.8 + 0.28 * chance();
    const root = add(own.centre, [
      out[0] * own.size * depth,
      out[1] * own.size * depth * 0.78,
      out[2] * own.size * depth,
    ]);
    const hidden = clumps.some(({ centre, size }) => {
      const [dx, dy, dz] = [root[0] - centre[0], (root[1] - centre[1]) / 0.78, root[2] - centre[2]];
      return dx * dx + dy * dy + dz * dz < size * size * 0.52;
    });
    if (hidden) continue;
    const fromCrown = normalize([root[0], (root[1] - crown) * 1.2, root[2]]);
    const up = normalize(add(add(out, scale(fromCrown, 0.6)), [0, 0.7, 0]));
    const side = normalize(cross(up, out), X_AXIS);
    const turn = chance() * TAU;
    const across = normalize(add(scale(side, cos(turn)), scale(cross(side, up), sin(turn))));
    const along = normalize(add(add(scale(across, 0.9), scale(out, 0.45)), [0, -0.35, 0]));
    const size = long * (0.75 + 0.5 * chance());
    const foot = add(root, scale(along, -size * 0.4));
    const stalk = stalkFrom(own, foot);
    // a stalk cannot begin ahead of its own leaf
    const start = dot(subtract(stalk, foot), along) > AHEAD * size ? stalk : foot;
    places.push({ root: start, along, up, length: size, width: size * 0.62, stalk });
  }
  return leaves(places);
}

/** The inside of a clump, half its width and height over the clump's size. */
const [INSIDE, INSIDE_HIGH] = [0.84, 0.66];
/** Of the way from the middle of a clump to the surface of its inside, where the stalk of a leaf that is farther out begins. */
const STALK = 0.86;
/** How far along its leaf it may begin, in lengths of that. */
const AHEAD = 0.1;

/** Where a leaf's stalk comes out of the inside of its clump, so that it does not hang between other leaves. */
function stalkFrom({ centre, size }: Clump, foot: Vec3): Vec3 {
  const way = subtract(foot, centre);
  const far = length([way[0] / (INSIDE * size), way[1] / (INSIDE_HIGH * size), way[2] / (INSIDE * size)]);
  return far <= STALK ? foot : add(centre, scale(way, STALK / far));
}

/** What shimmers through between the leaves: the shaded inside of the crown. */
function innerMass(clumps: readonly Clump[], h: number): Geometry {
  const blobs = clumps.map(({ centre, size }) =>
    addStep(ellipsoid(centre, [size * INSIDE, size * INSIDE_HIGH, size * INSIDE]), size * 0.12),
  );
  const grain = h * 0.03;
  const rough = displace(sculpt(blobs), h * 0.011, (x, y, z) => noise(x / grain, y / grain, z / grain, 12));
  return meshSdf(rough, h * 0.027);
}
