import { noise } from "../../geometry/deform.ts";
import { lathe } from "../../geometry/lathe.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint } from "../../geometry/part.ts";
import { place, settle } from "../../geometry/place.ts";
import { add, addAll, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, limb } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { cross, dot, normalize, add as plus, scale, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import { dye, shade } from "../animal/coat.ts";
import { type CreatureParameters, creatureConcept } from "../reptile/creature.ts";
import { openStudio } from "../reptile/creature-studio.ts";

export interface ArmPoint {
  readonly at: Vec3;
  readonly radius: number;
  /** Unit vector to the side with the suckers. */
  readonly under: Vec3;
  readonly side: Vec3;
}

const ARM_STEPS = 22;

/** The foremost arms -> where they point when they do something, radians to the left of the front. */
const FOREMOST: ReadonlyMap<number, number> = new Map([
  [0, 0.2],
  [1, 0.5],
  [6, -0.5],
  [7, -0.2],
]);

/** Held out before it at the height of the eyes' lower rim, the tip bent down as a finger is. */
function armReaching(p: CreatureParameters, heading: number): ArmPoint[] {
  const out: Vec3 = [sin(heading), 0, cos(heading)];
  const step = (0.86 * p.legs) / ARM_STEPS;
  let at: Vec3 = plus(scale(out, 0.13), [0, 0.27, 0]);
  return Array.from({ length: ARM_STEPS + 1 }, (_, i) => {
    const t = i / ARM_STEPS;
    const pitch = 0.5 * smoothstep(0.55, 0.1, t) - 0.75 * smoothstep(0.6, 1, t);
    const forward: Vec3 = plus(scale(out, cos(pitch)), [0, sin(pitch), 0]);
    const under: Vec3 = plus(scale(out, sin(pitch)), [0, -cos(pitch), 0]);
    const radius = 0.086 * (1 - t) * (1 - 0.2 * t) + 0.016;
    const point = { at, radius, under, side: normalize(cross(forward, under), X_AXIS) };
    at = plus(at, scale(forward, step));
    return point;
  });
}

/** One of eight arms: out from under the head, down to the floor, its tip curled up or sideways. */
export function armWay(p: CreatureParameters, index: number): ArmPoint[] {
  const chance = (k: number) => noise(index * 7.31 + 0.5, k * 3.7 + 0.5, 0.5, p.seed);
  let heading = ((index + 0.5) / 8) * TAU + 0.25 * chance(1);
  const raise = Math.max(0.12, 0.55 + 0.9 * chance(2));
  const swirl = (chance(3) > 0 ? 1 : -1) * lerp(1.2, 3.2, Math.abs(chance(4)));
  const length = 1.02 * p.legs * (1 + 0.14 * chance(5));
  let at: Vec3 = [0.13 * sin(heading), 0.25, 0.13 * cos(heading)];
  // every other arm of a kraken is up in the air
  const isRaised = p.variant === KRAKEN && index % 2 === 1;
  const points: ArmPoint[] = [];
  for (let i = 0; i <= ARM_STEPS; i += 1) {
    const t = i / ARM_STEPS;
    const radius = 0.086 * (1 - t) * (1 - 0.2 * t) + 0.014;
    const pitch = isRaised
      ? lerp(-0.4, 1.3, smoothstep(0.04, 0.3, t)) - 3.4 * Math.max(0, t - 0.72)
      : -0.85 * smoothstep(0.4, 0, t) + raise * 4.6 * Math.max(0, t - 0.58) * 1.7 * (0.5 + t);
    const out: Vec3 = [sin(heading), 0, cos(heading)];
    const forward: Vec3 = plus(scale(out, cos(pitch)), [0, sin(pitch), 0]);
    const under: Vec3 = plus(scale(out, sin(pitch)), [0, -cos(pitch), 0]);
    points.push({ at, radius, under, side: normalize(cross(forward, under), X_AXIS) });
    at = plus(at, scale(forward, (length / ARM_STEPS) * (1.1 - 0.35 * t)));
    at = [at[0], Math.max(at[1], radius * 0.9), at[2]];
    heading += (swirl * Math.max(0, t - 0.25) * 1.6) / ARM_STEPS;
  }
  return points;
}

/** A cup with a hollow, facing along `normal`. */
export function sucker(at: Vec3, normal: Vec3, radius: number) {
  const cup = lathe(
    [
      [0, -radius * 0.5],
      [radius * 0.95, -radius * 0.3],
      [radius, radius * 0.25],
      [radius * 0.7, radius * 0.4],
      [0, radius * 0.05],
    ],
    9,
  );
  const right = normalize(cross(normal, Math.abs(dot(normal, Y_AXIS)) > 0.9 ? X_AXIS : Y_AXIS));
  const front = cross(right, normal);
  return settle(place(cup, [...right, 0, ...normal, 0, ...front, 0, ...at, 1]));
}

function paint(p: CreatureParameters): Paint {
  return (surface, x, y, z, _nx, ny) => {
    const skin = noise(x * 9, y * 9, z * 9, p.seed) + 0.6 * noise(x * 24, y * 24, z * 24, p.seed + 1);
    surface.roughness = 0.34;
    surface.height += p.size * 0.004 * noise(x * 34, y * 34, z * 34, p.seed + 2);
    shade(surface, 1 + 0.2 * skin);
    if (p.plain) return;
    dye(surface, [0.86, 0.6, 0.42], 0.4 * smoothstep(0.45, 0.85, noise(x * 15, y * 15, z * 15, p.seed + 3)));
    shade(surface, 1 - 0.32 * smoothstep(0.3, 0.95, ny) * smoothstep(0.45, 0.8, y));
    dye(surface, [0.82, 0.56, 0.46], 0.55 * smoothstep(-0.25, -0.85, ny));
  };
}

function build(p: CreatureParameters) {
  const studio = openStudio(p.size);
  const h = p.head;
  const w = p.plump;
  const arms = Array.from({ length: 8 }, (_, i) => {
    const heading = p.pose === "reaching" ? FOREMOST.get(i) : undefined;
    return heading === undefined ? armWay(p, i) : armReaching(p, heading);
  });
  const lean = 0.08 * noise(3.5, 0.5, 0.5, p.seed);
  const clay = sculpt([
    ...arms.flatMap((arm) =>
      addAll(limb(arm.filter((_, i) => i % 2 === 0).map(({ at, radius }) => [at, radius] as const)), 0.012),
    ),
    add(ellipsoid([0, 0.25, 0], [0.27, 0.13, 0.27]), 0.09),
    add(ellipsoid([0, 0.4, 0.02], [0.19 * w, 0.18, 0.18 * w]), 0.1),
    add(ellipsoid([lean, 0.72 * h, -0.1], [0.27 * w * h, 0.32 * h, 0.28 * w * h]), 0.12),
    add(both(ball([0.155 * w, 0.47, 0.15], 0.085 * p.eye)), 0.06),
  ]);
  studio.put("body", "body", meshSdf(clay, 0.026), paint(p), 1);
  const cups = arms.flatMap((arm) =>
    arm.slice(5, -2).flatMap(({ at, radius, under, side }) =>
      [-1, 1].map((k) => {
        const normal = normalize(plus(scale(under, 0.85), scale(side, 0.62 * k)));
        return sucker(plus(at, scale(normal, radius * 0.95)), normal, radius * 0.44 + 0.004);
      }),
    ),
  );
  studio.put("suckers", "sucker", merge(cups.filter((_, i) => i % 4 < 2 || i % 3 > 0)), undefined, 0.35);
  studio.putEyes(
    { centre: [0.178 * w, 0.49, 0.19], radius: 0.078 * p.eye, gaze: normalize([0.62, 0.12, 0.78]) },
    { hex: "#e0a828", size: 0.86, pupil: "round", pupilSize: 0.55, white: [0.75, 0.7, 0.6] },
  );
  // the foremost two first, then from side to side to the back
  const tips = [0, 7, 1, 6, 2, 5, 3, 4].map((i) => ((arms[i] as ArmPoint[]).at(-1) as ArmPoint).at);
  const top = 1.03 * h;
  return studio.finish([
    { name: "head", position: [lean, top, -0.1], normal: Y_AXIS, radius: 0.22 * h },
    { name: "top", position: [lean, top, -0.1], normal: Y_AXIS, radius: 0.18 * h },
    { name: "eyes", position: [0, 0.49, 0.25], normal: [0, 0, 1], radius: 0.2 },
    { name: "mouth", position: [0, 0.3, 0.24], normal: [0, 0, 1], radius: 0.06 },
    ...tips.map((position) => ({ name: "hand", position, normal: Y_AXIS, radius: 0.05 })),
    { name: "back", position: [0, 0.7, -0.36], normal: [0, 0, -1], radius: 0.2 },
  ]);
}

const skin = (body: string, sucker: string) => ({ size: 0.5, colours: { body, sucker, eye: "#e0a828" } });

/** A sea monster of the tales, as large as a ship. */
const KRAKEN = "kraken";

/** A bulbous head with big eyes on eight long arms that curl over the floor, two rows of pale suckers under each. */
export const octopus = creatureConcept({
  id: "octopus",
  words: ["octopus", "octopuse", "octopi", "kraken", "devilfish", "giant octopus"],
  senses: ["octopus#2"],
  height: 0.5,
  variants: {
    red: skin("#b8442c", "#e8c0a8"),
    orange: skin("#cc6428", "#f0d0b0"),
    purple: skin("#74407c", "#dcb4d0"),
    rose: skin("#c0607c", "#f0ccd0"),
    [KRAKEN]: { ...skin("#5a3a34", "#c8a890"), size: 55 },
  },
  choose: (draw, { word }) =>
    word === KRAKEN ? KRAKEN : draw.pick("kind", ["red", "orange", "purple", "rose"], [3, 2, 2, 1]),
  slots: {
    body: { words: ["skin", "head", "arm", "tentacle", "leg"], materials: ["skin"] },
    sucker: { words: ["suction cup"], materials: ["skin"], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["standing", "reaching"],
  build,
  view: { azimuth: 0.35, elevation: 0.32 },
});
