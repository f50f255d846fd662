import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { add, addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import type { Sdf } from "../../geometry/sdf.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { ball, ellipsoid, halfSpace, limb, roundCone } from "../../geometry/sdf-primitives.ts";
import { both, placed } from "../../geometry/sdf-transform.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { asin, cos, sin } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { lerp } from "../../math/scalar.ts";
import { normalize, add as plus, scale, type Vec3, X_AXIS, Y_AXIS } from "../../math/vec3.ts";
import type { BirdParameters } from "./bird.ts";
import { paintBird, shadeFeathers } from "./bird-plumage.ts";
import { enlarge, enlargePaint, pair } from "./enlarge.ts";
import { eyeball, paintEye } from "./eye.ts";
import { type FeatherPlace, feathers } from "./feathers.ts";

/** Where the pieces of a bird lie, in body lengths, feet on the floor. */
export interface BirdFrame {
  readonly centre: Vec3;
  /** Unit vector from the breast to the tail. */
  readonly back: Vec3;
  /** Unit vector square to it, upwards. */
  readonly up: Vec3;
  /** How steeply it stands, radians. */
  readonly lean: number;
  readonly head: Vec3;
  readonly headRadius: number;
  readonly girth: number;
}

export function buildBird(p: BirdParameters): Model {
  const girth = 0.3 * p.plump;
  const height = p.legs + girth * 0.95;
  // a long tail must not reach below the feet: such a bird holds itself more level
  const lean = Math.min(p.lean, asin((height - 0.06) / (p.tail + 0.66)));
  const [c, s] = [cos(lean), sin(lean)];
  const back: Vec3 = [0, -s, -c];
  const up: Vec3 = [0, c, -s];
  const centre: Vec3 = [0, height, 0];
  const headRadius = 0.235 * p.head;
  const head = plus(centre, plus(scale(back, -0.4), scale(up, 0.3 + 0.05 * p.head)));
  const frame: BirdFrame = { centre, back, up, lean, head, headRadius, girth };
  const at = (along: number, high: number, side = 0): Vec3 =>
    plus(plus(centre, [side, 0, 0]), plus(scale(back, along), scale(up, high)));
  const clay = bodyClay(p, frame, at);
  const parts: Part[] = [];
  const put = (
    name: string,
    slot: string,
    geometry: Geometry,
    paint: Paint | undefined,
    weight: number,
    crease = 1.2,
  ) =>
    parts.push(
      makePart(name, slot, enlarge(geometry, p.size), {
        crease,
        weight,
        ...(paint && { paint: enlargePaint(paint, p.size) }),
      }),
    );

  put("body", "body", meshSdf(clay, 0.0185), paintBird(p, frame), 1);
  put("wings", "wing", pair(wing(p, frame, clay, at)), shadeFeathers(p, frame, "wing"), 0.95, 0.9);
  put("tail", "tail", tail(p, frame, at), shadeFeathers(p, frame, "tail"), 0.9, 0.9);
  for (const [name, geometry] of beak(p, frame)) put(name, "beak", geometry, undefined, 0.85, 0.9);
  put("legs", "leg", pair(leg(p, at)), undefined, 0.7, 1);
  const out = normalize([0.82, 0.2, 0.55]);
  const radius = p.eye;
  const eyePlace = plus(surfaceAlong(clay, head, out, 1), scale(out, -radius * 0.45));
  for (const side of [1, -1]) {
    const eye = {
      centre: [eyePlace[0] * side, eyePlace[1], eyePlace[2]] as Vec3,
      radius,
      gaze: normalize([side * 0.9, 0.1, 0.5]),
    };
    const iris = {
      colour: [0.07, 0.035, 0.015],
      size: 0.9,
      pupil: "round",
      pupilSize: 0.7,
      white: [0.09, 0.07, 0.06],
    } as const;
    put(`${side > 0 ? "left" : "right"}-eye`, "eye", eyeball(eye, 24), paintEye(eye, iris), 0.75);
  }
  const crown = surfaceAlong(clay, head, Y_AXIS, 1);
  const saddle = surfaceAlong(clay, centre, up, 1);
  const inMetres = (point: Vec3) => scale(point, p.size);
  return standModel(parts, [
    { name: "head", position: inMetres(crown), normal: [0, 1, 0], radius: headRadius * 0.9 * p.size },
    { name: "top", position: inMetres(crown), normal: [0, 1, 0], radius: headRadius * 0.7 * p.size },
    { name: "back", position: inMetres(saddle), normal: up, radius: girth * 0.6 * p.size },
    {
      name: "neck",
      position: inMetres(plus(head, [0, -headRadius, 0])),
      normal: [0, 1, 0],
      radius: headRadius * p.size,
    },
    {
      name: "mouth",
      position: inMetres(plus(head, [0, 0, headRadius + p.beakLength])),
      normal: [0, 0, 1],
      radius: 0.1 * p.size,
    },
  ]);
}

type At = (along: number, high: number, side?: number) => Vec3;

function bodyClay(p: BirdParameters, { head, headRadius: r, girth, centre, back, lean }: BirdFrame, at: At): Sdf {
  const turn = chain(rotation(X_AXIS, -lean), translation(centre));
  return sculpt([
    add(placed(ball([0, 0, 0], 1), turn, [girth * 0.92, girth, 0.5])),
    add(ball(at(-0.26, -0.02), girth * 0.86), 0.25),
    add(roundCone(at(0.3, 0.03), at(0.62, 0.06), girth * 0.55, girth * 0.22), 0.2),
    ...addAll(
      limb([
        [at(-0.22, 0.12), girth * 0.72],
        [head, r * 0.86],
      ]),
      0.16,
    ),
    add(ellipsoid(head, [r * 0.94, r * 0.95, r * 1.04]), 0.08),
    add(both(ball(plus(head, [r * 0.36, -r * 0.3, r * 0.42]), r * 0.5)), 0.1),
    ...(p.crest
      ? addAll(
          limb([
            [plus(head, [0, r * 0.55, r * 0.25]), r * 0.42],
            [plus(head, [0, r * 1.15, -r * 0.55]), r * 0.24],
            [plus(head, [0, r * 1.75, -r * 1.1]), r * 0.06],
          ]),
          0.1,
        )
      : []),
    // feathered thighs
    add(
      both(
        roundCone(
          plus(at(0.06, -girth * 0.62), [0.13, 0, 0]),
          [0.135, p.legs * 0.8, centre[2] + back[2] * 0.12],
          0.12,
          0.05,
        ),
      ),
      0.1,
    ),
  ]);
}

/** Upper and lower half, a line between them; a hook bends the tip of the upper one over the lower. */
function beak(p: BirdParameters, { head, headRadius: r }: BirdFrame): [string, Geometry][] {
  const { beakLength: l, beakDepth: d, hook } = p;
  const from = plus(head, [0, -r * 0.1, r * 0.72]);
  const reach = l + r * 0.3;
  const upper = limb([
    [from, d],
    [plus(from, [0, d * 0.18 * hook, reach * 0.5]), d * 0.72],
    [plus(from, [0, -d * (0.25 + 0.75 * hook), reach * 0.88]), d * 0.34],
    [plus(from, [0, -d * (0.42 + 1.75 * hook), reach * (1 - 0.06 * hook)]), d * 0.1],
  ]);
  const lower = limb([
    [plus(from, [0, -d * 0.35, 0]), d * 0.78],
    [plus(from, [0, -d * 0.62, reach * (0.82 - 0.3 * hook)]), d * 0.16],
  ]);
  const cell = Math.min(0.014, d * 0.16);
  const cut = (solids: readonly Sdf[], keepAbove: boolean) =>
    sculpt([
      ...addAll(solids, d * 0.3),
      carve(
        halfSpace(plus(from, [0, -d * 0.3, 0]), keepAbove ? normalize([0, 1, 0.16]) : normalize([0, -1, -0.16])),
        d * 0.05,
      ),
    ]);
  const narrow = (sdf: Sdf) => placed(sdf, chain([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]), [0.78, 1, 1]);
  const top = hook > 0.5 ? sculpt(addAll(upper, d * 0.3)) : cut(upper, true);
  return [
    ["upper-beak", meshSdf(narrow(top), cell)],
    ["lower-beak", meshSdf(narrow(cut(lower, false)), cell)],
  ];
}

/** A folded wing: a shoulder, three rows of coverts, and long flight feathers that cross over the tail. */
function wing(p: BirdParameters, { back, up, girth, lean }: BirdFrame, clay: Sdf, at: At): Geometry {
  const shell = meshSdf(
    sculpt([
      add(
        placed(ball([0, 0, 0], 1), chain(rotation(X_AXIS, -lean - 0.12), translation(at(0.08, 0.1, girth * 0.74))), [
          0.075,
          0.2 * (0.6 + 0.4 * p.plump),
          0.42,
        ]),
      ),
      add(ball(at(-0.24, 0.08, girth * 0.68), 0.1), 0.16),
    ]),
    0.02,
  );
  const places: FeatherPlace[] = [];
  const row = (
    count: number,
    from: readonly [number, number],
    to: readonly [number, number],
    length: number,
    width: number,
    lift: number,
    tilt: number,
  ) => {
    for (let i = 0; i < count; i += 1) {
      const t = i / Math.max(1, count - 1);
      const [along, high] = [lerp(from[0], to[0], t), lerp(from[1], to[1], t)];
      const inside = at(along, high);
      const skin = surfaceAlong(clay, inside, X_AXIS, 1);
      const side = Math.max(skin[0], girth * 0.45) + lift + 0.02 * (1 - t);
      const direction = normalize(plus(plus(back, scale(up, tilt * (t - 0.4))), [-0.1, 0, 0]));
      places.push({
        root: [side, inside[1], inside[2]],
        along: direction,
        up: normalize([1, 0.25, 0]),
        length: length * (0.88 + 0.2 * t),
        width,
      });
    }
  };
  row(7, [0.16, -0.12], [0.2, 0.24], 0.58 * p.wing, 0.125, 0.02, 0.1);
  row(7, [0.02, -0.15], [0.06, 0.25], 0.42, 0.125, 0.045, 0.16);
  row(7, [-0.12, -0.13], [-0.1, 0.24], 0.28, 0.115, 0.06, 0.2);
  row(6, [-0.22, -0.09], [-0.21, 0.2], 0.2, 0.1, 0.066, 0.22);
  return merge([shell, feathers(places)]);
}

function tail(p: BirdParameters, { back, up }: BirdFrame, at: At): Geometry {
  const places: FeatherPlace[] = [];
  const count = 9;
  for (let i = 0; i < count; i += 1) {
    const u = (i / (count - 1)) * 2 - 1;
    const along = normalize(plus(plus(back, [u * 0.2, 0, 0]), scale(up, 0.13)));
    places.push({
      root: at(0.46, 0.07 - 0.022 * Math.abs(u), u * 0.06),
      along,
      up: normalize(plus(up, [u * 0.15, 0, 0])),
      length: (p.tail + 0.16) * (1 - 0.14 * Math.abs(u) * (p.species === "parrot" ? 3.4 : 1)),
      width: 0.115,
    });
  }
  return feathers(places);
}

/** Shank, three toes forward, one back, with claws. */
function leg(p: BirdParameters, at: At): Geometry {
  const hip = at(0.08, -0.2, 0.13);
  const r = 0.021 * (0.8 + 0.2 * p.plump);
  const heel: Vec3 = [0.13, p.legs * 0.62, hip[2] - 0.06];
  const foot: Vec3 = [0.13, r * 1.25, hip[2] + 0.06];
  const pieces: Geometry[] = [
    tube(
      r,
      curveThrough(
        [plus(heel, [0, p.legs * 0.45, 0.03]), heel, plus(scale(plus(heel, foot), 0.5), [0, 0, 0.005]), foot],
        5,
      ),
      10,
      { endRounding: r * 0.6 },
    ),
  ];
  for (const [turn, length] of [
    [0, 0.2],
    [0.55, 0.17],
    [-0.55, 0.17],
    [Math.PI, 0.14],
  ] as const) {
    const way = (f: number, high: number): Vec3 => [
      foot[0] + sin(turn) * length * f,
      high,
      foot[2] + cos(turn) * length * f,
    ];
    pieces.push(
      tube(
        r * 0.88,
        curveThrough([plus(foot, [0, r * 0.2, 0]), way(0.45, r * 1.15), way(0.85, r * 0.85), way(1.12, r * 0.25)], 4),
        8,
        {
          scale: (t) => 1.05 - 0.2 * t - 0.62 * Math.max(0, t - 0.72) * 3,
          endRounding: r * 0.2,
        },
      ),
    );
  }
  return merge(pieces);
}
