import { boundsOf } from "#measure/bounds.ts";
import { measureVolume } from "#measure/volume.ts";
import { clipGeometry } from "../../geometry/clip.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { materialById } from "../../materials/index.ts";
import type { Conditions, MaterialSpec } from "../../materials/material.ts";
import type { Draw } from "../../math/draw.ts";
import { cos, sin } from "../../math/elementary.ts";
import { add, dot, normalize, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import type { Dressed } from "../style.ts";

const BRITTLE = /^(?:ceramic|terracotta|marble|plaster|stone)$/;
const GLASSY = /glass/;

/** Whether it breaks into shards rather than in two: what is hollow does, an egg too, and no statue. */
export const isBrittle = ({ materials, family }: Dressed): boolean => {
  const [[slot = "", main] = []] = Object.entries(materials);
  return HOLLOW.test(family) && main !== undefined && breaks(slot, main);
};

const breaks = (slot: string, { base }: MaterialSpec): boolean =>
  slot === "shell" || BRITTLE.test(materialById(base).class) || GLASSY.test(base);

/** Height over length up to which a thing lies flat: it breaks where it lies. */
const FLAT = 0.3;
/** Middles of the pieces in spans of the whole from its own: those that stay, then those that were struck off, towards the camera. */
const STAY: readonly Vec3[] = [
  [-0.3, -0.3, -0.2],
  [0.22, -0.34, 0.1],
  [-0.3, 0.28, -0.1],
  [0.12, 0.3, -0.42],
  [-0.12, 0.05, 0.34],
];
const FALL: readonly Vec3[] = [
  [0.3, 0.42, 0.3],
  [0.02, 0.4, 0.42],
  [0.44, 0.14, 0.26],
  [0.24, 0.12, 0.46],
];
const FLAT_MIDDLES: readonly Vec3[] = [
  [-0.3, 0, -0.26],
  [0.24, 0, -0.34],
  [-0.36, 0, 0.2],
  [0.02, 0, 0.36],
  [0.36, 0, 0.1],
  [-0.02, 0, -0.02],
  [0.3, 0, 0.38],
];
/** How far a middle is off its place, in spans, and how far pieces that lie flat are apart. */
const ASTRAY = 0.06;
const APART = 0.13;
/** Thickness of the wall of what is thought hollow, over its width, and from which share of its box on a part is solid. */
const WALL = 0.07;
const SOLID = 0.3;
/** Families of what is hollow. */
const HOLLOW = /^(?:vessel|container|food|light)$/;

/** A hollow thing struck and broken: pieces of its upper front lie about it, the rest stands with a jagged hole; what is flat lies in pieces. */
export function shatter(thing: Dressed, draw: Draw): Dressed {
  const isBroken = ({ slot }: Part): boolean => {
    const spec = thing.materials[slot];
    return spec !== undefined && breaks(slot, spec);
  };
  const own = thing.model.parts.filter(isBroken);
  // a plant and its soil, what a cup holds
  const left = thing.model.parts.filter((part) => !isBroken(part));
  if (own.length === 0) return thing;
  const materials = Object.fromEntries(
    Object.entries(thing.materials).map(([slot, spec]) => [slot, { ...spec, conditions: unbroken(spec.conditions) }]),
  );
  const { min, max } = boundsOf(own.map(({ geometry }) => geometry.positions));
  const span: Vec3 = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const middle: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const isFlat = span[1] < FLAT * Math.max(span[0], span[2]);
  const next = draw.stream("shards");
  const astray = () => (next() - 0.5) * 2 * ASTRAY;
  const within = ([x, y, z]: Vec3): Vec3 => [
    middle[0] + (x + astray()) * span[0],
    middle[1] + (isFlat ? 0 : (y + astray()) * span[1]),
    middle[2] + (z + astray()) * span[2],
  ];
  const seeds = (isFlat ? FLAT_MIDDLES : [...STAY, ...FALL]).map(within);
  const whole = isFlat ? own : own.map(hollowed);
  const pieces = seeds.map((_, i) => whole.flatMap((part) => pieceOf(part, seeds, i)));
  if (isFlat) {
    const lying = pieces.flatMap((piece, i) => {
      const out = scale(subtract(seeds[i] as Vec3, middle), APART * 2);
      const turned = (next() - 0.5) * 0.3;
      return piece.map((part) => ({
        ...part,
        geometry: move(turnY(move(part.geometry, scale(seeds[i] as Vec3, -1)), turned), add(seeds[i] as Vec3, out)),
      }));
    });
    return { ...thing, materials, model: standModel([...lying, ...left], []) };
  }
  const standing = pieces.slice(0, STAY.length).flat();
  if (standing.length === 0) return thing;
  const wide = Math.max(span[0], span[2]);
  const fallen = pieces.slice(STAY.length).flatMap((piece, i) => {
    if (piece.length === 0) return [];
    // outer face up, each turned its own way
    const turned = piece.map((part) => ({
      ...part,
      geometry: turnY(turnZ(turnX(part.geometry, -1.1 - 0.5 * next()), 0.5 * (next() - 0.5)), next() * 6),
    }));
    const box = boundsOf(turned.map(({ geometry }) => geometry.positions));
    const angle = 0.15 + i * 0.62;
    const far = wide * (0.72 + 0.16 * next());
    const by: Vec3 = [
      middle[0] + far * sin(angle) - (box.min[0] + box.max[0]) / 2,
      min[1] - box.min[1],
      middle[2] + far * cos(angle) - (box.min[2] + box.max[2]) / 2,
    ];
    return turned.map((part) => ({ ...part, geometry: move(part.geometry, by) }));
  });
  return { ...thing, materials, model: standModel([...standing, ...fallen, ...left], []) };
}

/** The pieces tell that it is broken: no holes are painted on them as well. */
const unbroken = ({ broken: _, cracked: __, ...conditions }: Conditions): Conditions => conditions;

/** What of a part is nearer to one middle than to any other. */
function pieceOf(part: Part, seeds: readonly Vec3[], i: number): Part[] {
  const own = seeds[i] as Vec3;
  let { geometry } = part;
  for (const [k, other] of seeds.entries()) {
    if (k === i || geometry.indices.length === 0) continue;
    const normal = normalize(subtract(other, own));
    geometry = clipGeometry(geometry, normal, dot(scale(add(own, other), 0.5), normal));
  }
  return geometry.indices.length === 0 ? [] : [{ ...part, name: `${part.name}-piece-${i + 1}`, geometry }];
}

/** A thick solid part as the shell that it is thought to be. */
function hollowed(part: Part): Part {
  const { geometry } = part;
  const { min, max } = boundsOf([geometry.positions]);
  const span = [0, 1, 2].map((k) => (max[k] as number) - (min[k] as number));
  const wall = WALL * Math.max(span[0] as number, span[2] as number);
  if (span.some((each) => each < 5 * wall) || fillOf(geometry) < SOLID) return part;
  const inner: Geometry = {
    ...geometry,
    // turned inside out
    indices: geometry.indices.map((_, i, all) => all[i - (i % 3) + 2 - (i % 3)] as number),
    positions: geometry.positions.map((at, i) => {
      const k = i % 3;
      const middle = ((min[k] as number) + (max[k] as number)) / 2;
      return middle + (at - middle) * (1 - (2 * wall) / (span[k] as number));
    }),
  };
  return { ...part, geometry: merge([geometry, inner]) };
}

/** Share of its box that a closed geometry fills. */
function fillOf({ positions, indices }: Geometry): number {
  const { min, max } = boundsOf([positions]);
  const box = [0, 1, 2].reduce((volume, k) => volume * ((max[k] as number) - (min[k] as number)), 1);
  return measureVolume(positions, indices) / Math.max(box, 1e-12);
}
