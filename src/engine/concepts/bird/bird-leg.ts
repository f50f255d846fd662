import { curveThrough } from "../../geometry/curve.ts";
import { easeBends } from "../../geometry/ease-bends.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { merge } from "../../geometry/merge.ts";
import type { Point2 } from "../../geometry/outline.ts";
import { move, turnX } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin } from "../../math/elementary.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import type { BirdShape } from "./bird-shape.ts";

const FAN = { toes: [0, 0.55, -0.55], talons: [0, 0.6, -0.6], webbed: [0, 0.5, -0.5], "two toes": [0.12, -0.35] };

/** Shank, toes with claws or webs, for the left side. `hip` is where it grows out of the body; `toeing` is how far the foot is before it, `lifted` how far off the floor, its toes hanging. */
export function birdLeg(shape: BirdShape["leg"], length: number, hip: Vec3, toeing: number, lifted = 0): Geometry {
  const { thick = 0.021, foot: kind = "toes", stance = 0.13, raised = false } = shape;
  const toe = shape.toe ?? 0.2;
  const r = thick;
  const foot: Vec3 = [stance, r * 1.25 + lifted, hip[2] + 0.06 + toeing];
  if (raised)
    return merge([
      foldedShank(r, hip, length, stance),
      ...toes(kind, [stance * 0.75, length * 0.72, hip[2] - 0.1], toe * 0.7, r, true),
    ]);
  const heel: Vec3 = [stance, length * 0.6 + 0.4 * lifted, hip[2] - 0.06 - length * 0.03 + 0.4 * toeing];
  // the heel joint is knobbly
  const knob = (t: number): number => 1 + 0.45 * Math.max(0, 1 - Math.abs(t - 0.5) * 9);
  const line = curveThrough(
    [
      add(hip, [0, 0.04, 0]),
      add(heel, [0, length * 0.14, 0.008]),
      heel,
      add(scale(add(heel, foot), 0.5), [0, 0, 0.004]),
      foot,
    ],
    5,
  );
  // a chick's legs are as thick as they are short: they bend no sharper than that allows
  const shank = tube(
    r,
    easeBends(line, (t) => r * knob(t)),
    8,
    { scale: knob, endRounding: r * 0.6 },
  );
  return merge([shank, ...toes(kind, foot, toe, r, lifted > 0)]);
}

function foldedShank(r: number, hip: Vec3, length: number, stance: number): Geometry {
  const x = stance * 0.8;
  return tube(
    r,
    curveThrough(
      [
        add(hip, [0, 0.04, 0]),
        [x, length * 0.78, hip[2] + 0.1],
        [x, length * 0.58, hip[2] + 0.3],
        [x * 0.9, length * 0.62, hip[2] + 0.1],
        [stance * 0.75, length * 0.72, hip[2] - 0.12],
      ],
      6,
    ),
    8,
    { endRounding: r * 0.6 },
  );
}

function toes(kind: keyof typeof FAN, foot: Vec3, toe: number, r: number, hanging: boolean): Geometry[] {
  const pieces: Geometry[] = [];
  const fat = kind === "talons" ? 1.35 : kind === "two toes" ? 1.3 : 0.9;
  const floor = hanging ? foot[1] - r * 1.2 : 0;
  const ray = (turn: number, length: number, claw: number): Geometry => {
    const way = (f: number, high: number): Vec3 => [
      foot[0] + sin(turn) * length * f,
      floor + high,
      foot[2] + cos(turn) * length * f,
    ];
    const thin = (t: number): number => 1.05 - 0.2 * t - 0.7 * Math.max(0, t - 0.72) * 3;
    const line = curveThrough(
      [
        add(foot, [0, r * 0.2, 0]),
        way(0.45, r * 1.35 * fat),
        way(0.82, r * 0.95 * fat),
        way(1, r * fat * 0.85),
        way(1 + claw, r * 0.3),
      ],
      3,
    );
    return tube(
      r * fat,
      easeBends(line, (t) => r * fat * thin(t)),
      7,
      { scale: thin, endRounding: r * 0.15 },
    );
  };
  for (const turn of FAN[kind]) pieces.push(ray(turn, turn === 0 ? toe : toe * 0.88, kind === "talons" ? 0.2 : 0.1));
  if (kind === "webbed") {
    const tips = [-0.5, -0.25, 0, 0.25, 0.5].map((turn): Point2 => {
      const reach = toe * (turn === 0 ? 0.98 : Math.abs(turn) === 0.5 ? 0.86 : 0.8);
      return [sin(turn) * reach, cos(turn) * reach];
    });
    const outline: Point2[] = [[0.012, -r], ...[...tips].reverse(), [-0.012, -r]];
    pieces.push(
      move(turnX(extrude(outline, { depth: r * 0.8, bevel: r * 0.25, bevelSteps: 1 }), Math.PI / 2), [
        foot[0],
        floor + r * 0.72,
        foot[2],
      ]),
    );
  } else if (kind !== "two toes") pieces.push(ray(Math.PI, toe * 0.62, kind === "talons" ? 0.25 : 0.12));
  return pieces;
}
