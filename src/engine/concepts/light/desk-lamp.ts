import { line } from "../../geometry/curve.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, place, turnX } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { lerp } from "../../math/scalar.ts";
import { add, normalize, scale, subtract, type Vec3, Z_AXIS } from "../../math/vec3.ts";
import type { LampParameters } from "./lamp-parameters.ts";

/** A heavy foot, a lower and an upper arm of two bars each with springs, round joints, and a bell-shaped head, reaching to +X. */
export function makeDeskLamp(p: LampParameters): Part[] {
  const h = p.height;
  const foot = h * 0.2 * Math.sqrt(p.stout);
  const rise = h * 0.055;
  const shoulder: Vec3 = [-h * 0.1, rise + 0.02, 0];
  const elbow: Vec3 = [-h * lerp(0.26, 0.36, p.bend), h * 0.54, 0];
  const wrist: Vec3 = [h * lerp(0.16, 0.3, p.bend), h * lerp(0.9, 0.82, p.bend), 0];
  const plate = lathe(
    roundCorners(
      [
        [0, 0],
        [foot, 0, 0.003],
        [foot, rise * 0.55, 0.006],
        [foot * 0.86, rise, 0.008],
        [0, rise],
      ],
      4,
    ),
    56,
  );
  const post = move(cylinder({ radius: 0.011 * p.stout, height: 0.03, bevel: 0.002, segments: 24 }), [
    shoulder[0],
    rise - 0.006,
    0,
  ]);
  const bar = 0.0042 * p.stout * (h / 0.48);
  const gap = 0.011 * (h / 0.48);
  const arms = [
    [shoulder, elbow],
    [elbow, wrist],
  ].map((ends, i) => {
    const [a, b] = ends as [Vec3, Vec3];
    const pair = [-1, 1].map((side) =>
      tube(bar, [add(a, [0, 0, side * gap]), add(b, [0, 0, side * gap])], 14, { endRounding: bar * 0.6 }),
    );
    return makePart(`arm-${i + 1}`, "arm", merge(pair), { weight: 0.9 });
  });
  const springs = [-1, 1].map((side) => {
    const [from, to] = [
      add(shoulder, scale(subtract(elbow, shoulder), 0.06)),
      add(shoulder, scale(subtract(elbow, shoulder), 0.42)),
    ];
    return spring(add(from, [0, 0, side * gap * 0.35]), add(to, [0, 0, side * gap * 0.35]), bar * 0.95);
  });
  const joint = turnX(
    move(cylinder({ radius: 0.0155 * (h / 0.48), height: gap * 3.4, bevel: 0.002, segments: 32 }), [0, -gap * 1.7, 0]),
    PI / 2,
  );
  const joints = [shoulder, elbow, wrist].map((at) => move(joint, at));
  const aim = PI + 0.62;
  const reach = p.shadeHeight;
  const r = p.shadeRadius;
  // the bell's axis is +Y in its own frame, its mouth at 0
  const outside = roundCorners(
    [
      [r, 0],
      [r * 0.93, reach * 0.14, r * 0.4],
      [r * 0.5, reach * 0.66, r * 0.35],
      [r * 0.3, reach * 0.78, r * 0.12],
      [r * 0.27, reach * 1.02, r * 0.07],
      [0, reach * 1.02],
    ],
    5,
  );
  const inside = roundCorners(
    [
      [0, reach * 0.6],
      [r * 0.44, reach * 0.6, r * 0.1],
      [r * 0.89, reach * 0.12, r * 0.4],
      [r * 0.965, 0],
    ],
    5,
  );
  const head = lathe([...inside, ...outside], 56);
  const bulb = lathe(
    roundCorners(
      [
        [0, -reach * 0.02],
        [r * 0.3, reach * 0.05, r * 0.25],
        [r * 0.36, reach * 0.28, r * 0.25],
        [r * 0.16, reach * 0.5, r * 0.15],
        [r * 0.16, reach * 0.64],
        [0, reach * 0.64],
      ],
      5,
    ),
    28,
  );
  const turnHead = chain(
    translation([0, -reach * 0.9, 0]),
    rotation(Z_AXIS, aim - PI),
    translation(add(wrist, [0.006, 0.004, 0])),
  );
  const knob = move(cylinder({ radius: r * 0.1, height: reach * 0.14, bevel: 0.002, segments: 20 }), [0, reach, 0]);
  return [
    makePart("foot", "base", merge([move(plate, [shoulder[0], 0, 0]), post]), { weight: 0.95 }),
    ...arms,
    ...makeParts("joint", "stem", joints, { weight: 0.6 }),
    ...makeParts("spring", "stem", springs, { weight: 0.4 }),
    makePart("head", p.bell ? "shade" : "head", place(head, turnHead), { weight: 1 }),
    makePart("switch", "stem", place(knob, turnHead), { weight: 0.3 }),
    makePart("bulb", "bulb", place(bulb, turnHead), { weight: 0.6 }),
  ];
}

/** A coil from `a` to `b`, with straight ends. */
function spring(a: Vec3, b: Vec3, radius: number) {
  const along = subtract(b, a);
  const forward = normalize(along);
  const side: Vec3 = [-forward[1], forward[0], 0];
  const turns = 14;
  const path = line(a, b, turns * 8).map((at, i) => {
    const angle = (i / 8) * 2 * PI;
    return add(at, add(scale(side, radius * cos(angle)), [0, 0, radius * sin(angle)]));
  });
  return tube(radius * 0.28, path, 6);
}
