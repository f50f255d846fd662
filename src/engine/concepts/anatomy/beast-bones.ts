import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { mirror, settle } from "../../geometry/place.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { PI, sin } from "../../math/elementary.ts";
import { distance, mix, type Vec3 } from "../../math/vec3.ts";
import { bar } from "../pieces.ts";
import { beastSkull, type SkullForm } from "./beast-skull-form.ts";

/** How the bones of a kind of beast lie. Metres, left side (+X) only, front to +Z. */
export interface BeastForm {
  /** Points of the backbone from the skull to the tip of the tail. */
  readonly spine: readonly Vec3[];
  /** Half the thickness of the backbone where it is thickest. */
  readonly thick: number;
  /** Ribs hang from the backbone between two shares of its length. */
  readonly ribs: {
    readonly from: number;
    readonly to: number;
    readonly count: number;
    readonly wide: number;
    readonly deep: number;
    /** Half of their thickness. */
    readonly bone: number;
  };
  /** Chains of long bones, and half of their thickness. */
  readonly limbs: readonly { readonly joints: readonly Vec3[]; readonly bone: number }[];
  /** Toes, fingers or the bones of a wing, and of a fin: plain rods. */
  readonly rods: readonly { readonly points: readonly Vec3[]; readonly bone: number }[];
  /** Broad flat bones: shoulder blades, pelvis, plates. The last number is half of the width. */
  readonly blades: readonly (readonly [from: Vec3, to: Vec3, wide: number])[];
  readonly skull: { readonly at: Vec3; readonly unit: number; readonly form: SkullForm };
  /** How far the spines on the vertebrae stand up, in thicknesses. */
  readonly spines: number;
}

/** A long bone with knobs at both ends. */
function longBone(a: Vec3, b: Vec3, radius: number): Geometry {
  const path = Array.from({ length: 9 }, (_, i) => mix(a, b, i / 8));
  const knob = (t: number): number => {
    const s = (2 * t - 1) * (2 * t - 1);
    return 1 + 0.75 * s * s * s;
  };
  return settle(tube(radius, path, 8, { scale: knob, endRounding: radius * 0.9, endSteps: 3 }));
}

const bothSides = (pieces: readonly Geometry[]): Geometry[] => [...pieces, ...pieces.map(mirror)];

/** Sets up the bones of a beast as a museum does: backbone, ribs, limbs, toes and skull. */
export function buildBeastBones(form: BeastForm): Model {
  const { spine, thick, ribs, limbs, rods, blades, skull } = form;
  const { bone, horns, paint } = beastSkull(skull.at, skull.unit, skull.form);
  const line = evenly(curveThrough(spine, 12), thick * 0.55);
  const part = (name: string, pieces: readonly Geometry[], weight: number): Part[] =>
    pieces.length === 0 ? [] : [makePart(name, "bone", settle(merge([...pieces])), { weight, crease: 1 })];
  const parts = [
    makePart("skull", "bone", bone, { crease: 1, weight: 1.2, paint }),
    ...(horns ? [makePart("horns", "horn", horns, { weight: 0.8 })] : []),
    ...part("backbone", backbone(line, form), 0.9),
    ...part("ribs", ribCage(line, ribs), 0.9),
    ...part(
      "limbs",
      bothSides(
        limbs.flatMap(({ joints, bone }) => joints.slice(1).map((to, i) => longBone(joints[i] as Vec3, to, bone))),
      ),
      0.9,
    ),
    ...part(
      "toes",
      rods.flatMap(({ points, bone }) => {
        const rod = tube(bone, curveThrough(points, 4), 7, {
          scale: (t) => 1 - 0.55 * t,
          endRounding: bone * 0.4,
          endSteps: 2,
        });
        // what lies in the middle is there once
        return points.every(([x]) => x === 0) ? [rod] : [rod, mirror(rod)];
      }),
      0.6,
    ),
    ...part("blades", bladesOf(blades, thick), 0.7),
  ];
  const [sx, sy, sz] = skull.at;
  const u = skull.unit;
  const mid = line[Math.round(line.length * ((ribs.from + ribs.to) / 2))] as Vec3;
  return standModel(parts, [
    { name: "head", position: [sx, sy + 0.72 * u, sz - 0.1 * u], normal: [0, 1, 0], radius: 0.84 * u },
    { name: "back", position: [mid[0], mid[1] + thick, mid[2]], normal: [0, 1, 0], radius: ribs.wide * 0.6 },
    {
      name: "mouth",
      position: [sx, sy - 0.62 * u, sz + (0.6 + skull.form.snout) * u],
      normal: [0, 0, 1],
      radius: 0.4 * u,
    },
    { name: "neck", position: line[4] as Vec3, normal: [0, 1, 0], radius: thick * 1.8 },
  ]);
}

/** Points along a line at even distances: every other one is the waist between two vertebrae. */
function evenly(line: readonly Vec3[], step: number): Vec3[] {
  const out: Vec3[] = [line[0] as Vec3];
  let left = step;
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1] as Vec3, line[i] as Vec3];
    const far = distance(a, b);
    let gone = 0;
    while (far - gone >= left) {
      gone += left;
      out.push(mix(a, b, gone / far));
      left = step;
    }
    left -= far - gone;
  }
  return out;
}

/** Thick at the ribs, thinner to the skull and thin at the tail. */
const taper = (t: number, { ribs }: BeastForm): number =>
  t < ribs.from
    ? 0.72 + 0.28 * (t / ribs.from)
    : t < ribs.to
      ? 1
      : Math.max(0.22, 1 - (0.95 * (t - ribs.to)) / (1 - ribs.to));

function backbone(line: readonly Vec3[], form: BeastForm): Geometry[] {
  const last = line.length - 1;
  const beads = tube(form.thick, line, 8, {
    scale: (t) => taper(t, form) * (Math.round(t * last) % 2 === 0 ? 1 : 0.62),
    endRounding: form.thick * 0.2,
    endSteps: 2,
  });
  const spines = line.flatMap((point, i) => {
    if (i % 2 === 1 || i === 0 || i > last * 0.8) return [];
    const r = form.thick * taper(i / last, form);
    const next = line[i + 1] as Vec3;
    // across the line, upwards or outwards, whichever way it runs
    const [dy, dz] = [next[1] - point[1], next[2] - point[2]];
    const way = Math.sqrt(dy * dy + dz * dz) || 1;
    const out: Vec3 = [0, -dz / way, dy / way];
    const reach = r * (1 + form.spines);
    return [bar(point, [point[0], point[1] + out[1] * reach, point[2] + out[2] * reach - 0.4 * r], r * 0.34, 6)];
  });
  return [beads, ...spines];
}

function ribCage(line: readonly Vec3[], { from, to, count, wide, deep, bone }: BeastForm["ribs"]): Geometry[] {
  const left = Array.from({ length: count }, (_, i): Geometry => {
    const t = count === 1 ? 0 : i / (count - 1);
    const [x, y, z] = line[Math.round((from + (to - from) * t) * (line.length - 1))] as Vec3;
    const full = 0.5 + 0.5 * sin(PI * (0.22 + 0.62 * t));
    const [w, d] = [wide * full, deep * full * (t > 0.75 ? 1 - (t - 0.75) * 1.6 : 1)];
    const lean = -0.22 * d;
    return tube(
      bone,
      curveThrough(
        [
          [x, y, z],
          [x + w * 0.72, y - d * 0.06, z + lean * 0.2],
          [x + w, y - d * 0.45, z + lean * 0.7],
          [x + w * 0.8, y - d * 0.82, z + lean],
          [x + w * 0.24, y - d, z + lean * 0.7],
        ],
        5,
      ),
      7,
      { endRounding: bone * 0.5, endSteps: 2 },
    );
  });
  return bothSides(left);
}

const bladesOf = (blades: BeastForm["blades"], thick: number): Geometry[] =>
  blades.flatMap(([from, to, wide]) => {
    const one = sweep(ellipseOutline(thick * 0.3, wide, 12), [from, mix(from, to, 0.3), mix(from, to, 0.7), to], {
      up: [0, 0, 1],
      scale: (t) => [1, 0.55 + 0.45 * sin(PI * (0.15 + 0.6 * t))],
      endRounding: thick * 0.2,
      endSteps: 2,
    });
    return from[0] === 0 && to[0] === 0 ? [one] : [one, mirror(one)];
  });
