import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Outline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { inflate } from "../../geometry/sdf.ts";
import { ball, ellipsoid, halfSpace, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { normalize, add as plus, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import { backAt, bandOf, frontAt, patch, sideAt, trunkShell } from "./cloth.ts";
import type { DressableBody } from "./dressable-body.ts";
import { piece, type Worn } from "./tops.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** How far the outermost layer on the chest stands off, in heights. */
export function chestGrow(p: OutfitParameters): number {
  if (p.outer === "spacesuit") return 0.034;
  if (p.outer === "armor") return 0.024;
  if (p.apron) return 0.028;
  if (p.outer !== "none" && p.outer !== "vest") return 0.022;
  if (p.bottom === "overalls") return 0.024;
  if (p.top !== "none") return p.top === "sweater" ? 0.018 : 0.012;
  return p.bottom === "dress" ? 0.014 : 0.002;
}

/** A band around the waist with a buckle, or a sash. */
export function makeBelt(p: OutfitParameters, body: DressableBody): Worn["parts"] {
  const h = body.height;
  const isLong =
    p.outer === "robe" || p.outer === "kimono" || p.outer === "coat" || p.bottom === "gown" || p.bottom === "dress";
  const grow = isLong ? 0.032 : p.outer === "armor" ? 0.036 : 0.022;
  const half = (p.outer === "kimono" ? 0.034 : 0.017) * h;
  const y = body.waist[1] - (isLong ? 0.004 : 0.012) * h;
  const band = trunkShell(body, grow, y - half, y + half);
  const parts: Part[] = [piece("belt", "belt", band, body, { weight: 0.55 })];
  if (p.outer === "kimono" || p.outer === "robe") {
    const z = frontAt(body, 0, y, grow);
    const tail = (x: number) => sculptTail([x * h, y, z], h, x);
    parts.push(
      piece(
        "knot",
        "belt",
        sculpt([add(ellipsoid([0.02 * h, y, z], [0.02 * h, 0.018 * h, 0.014 * h])), add(tail(0.035)), add(tail(0.01))]),
        body,
        { weight: 0.4 },
      ),
    );
    return parts;
  }
  const buckle = box([0.052 * h, 0.044 * h, 0.016 * h], { bevel: 0.005 * h });
  parts.push(
    makePart("buckle", "trim", move(buckle, [0, y, frontAt(body, 0, y, grow)]), {
      weight: 0.45,
      paint: hollowBuckle(h),
    }),
  );
  return parts;
}

const sculptTail = ([x, y, z]: Vec3, h: number, side: number) =>
  roundCone([x, y - 0.01 * h, z], [x + side * 0.5 * h, y - 0.1 * h, z + 0.012 * h], 0.009 * h, 0.013 * h);

const hollowBuckle =
  (h: number): NonNullable<Part["paint"]> =>
  (surface, x, y, z) => {
    if (z < 0.006 * h || Math.abs(x) > 0.015 * h || Math.abs(y) > 0.011 * h) return;
    surface.r *= 0.2;
    surface.g *= 0.2;
    surface.b *= 0.2;
  };

/** A bib and a skirt in front, and strings. */
export function makeApron(body: DressableBody, over: number): Worn["parts"] {
  const h = body.height;
  const wide = sideAt(body, body.chest[1]);
  const y = body.chest[1] + 0.02 * h;
  const grow = over + 0.008;
  const bib = sculpt([
    add(
      patch(body, grow, [
        [-wide * 0.75, body.waist[1]],
        [wide * 0.75, body.waist[1]],
        [wide * 0.5, y],
        [-wide * 0.5, y],
      ]),
    ),
    add(trunkShell(body, grow - 0.004, body.waist[1] - 0.012 * h, body.waist[1] + 0.012 * h), 0.003 * h),
  ]);
  const knee = body.legs[0].joints[1][1];
  const z = frontAt(body, 0, body.hips[1], grow);
  const low = body.sits ? body.hips[1] - 0.05 * h : knee + 0.05 * h;
  const height = body.waist[1] - low;
  const sheet = box([wide * 1.7, height, 0.014 * h], { bevel: 0.006 * h, divisions: [10, 8, 1] });
  const hung = {
    ...sheet,
    positions: sheet.positions.map((_, i, all) => {
      const at = i - (i % 3);
      const [x, v] = [all[at] as number, (all[at + 1] as number) / height + 0.5];
      const round = (x / (wide * 1.2)) * (x / (wide * 1.2)) * 0.09 * h;
      if (i % 3 === 0) return x * (1.06 - 0.1 * v);
      if (i % 3 === 1) return (all[i] as number) + low + height / 2;
      return (
        (all[i] as number) + z + 0.004 * h + (1 - v) * 0.03 * h - round + (1 - v) * 0.008 * h * sin((x / wide) * 9)
      );
    }),
  };
  return [
    piece("apron", "apron", bib, body, { weight: 0.7 }),
    makePart("apron-skirt", "apron", { ...hung, rest: hung.positions.slice() }, { weight: 0.7 }),
  ];
}

/** Marks and trimmings on the chest. */
export function makeEmblem(p: OutfitParameters, body: DressableBody): Worn["parts"] {
  const h = body.height;
  const grow = chestGrow(p);
  const wide = sideAt(body, body.chest[1]);
  const at = (x: number, y: number): Vec3 => [x, y, frontAt(body, x, y, grow)];
  switch (p.emblem) {
    case "buttons": {
      const rows = p.guise === "chef" ? [-1, 1] : [0];
      const top = body.neck[1] - 0.05 * h;
      const step = (top - body.waist[1] - 0.02 * h) / 3;
      const buttons = rows.flatMap((row) =>
        [0, 1, 2, 3].map((i) => {
          const [x, y, z] = at(row * 0.034 * h, top - i * step);
          return move(stretch(sphere(0.0115 * h, 16), [1, 1, 0.6]), [x, y, z + 0.002 * h]);
        }),
      );
      return makeParts("button", "trim", buttons, { weight: 0.35 });
    }
    case "badge":
    case "star": {
      const big = p.guise === "superhero" || p.guise === "wizard";
      const [x, y, z] = big ? at(0, body.chest[1] - 0.01 * h) : at(wide * 0.5, body.chest[1] + 0.005 * h);
      const r = (big ? 0.058 : 0.03) * h;
      const shape = p.emblem === "star" ? starOutline(r) : shieldOutline(r);
      return [
        makePart("badge", "trim", move(extrude(shape, { depth: 0.016 * h, bevel: 0.004 * h }), [x, y, z]), {
          weight: 0.5,
        }),
      ];
    }
    case "cross": {
      const [x, y, z] = at(0, body.chest[1] - 0.02 * h);
      const bars = [
        [0.018, 0.075],
        [0.055, 0.018],
      ] as const;
      const shapes = bars.map(([w, t], i) =>
        move(box([w * h, t * h, 0.014 * h], { bevel: 0.004 * h }), [x, y + (i === 1 ? 0.01 * h : 0), z]),
      );
      return makeParts("cross", "trim", shapes, { weight: 0.45 });
    }
    case "stethoscope": {
      const y = body.chest[1] - 0.04 * h;
      const side = (s: number) => at(s * wide * 0.34, body.neck[1] - 0.055 * h);
      const out = (v: Vec3, by = 0.008): Vec3 => [v[0], v[1], v[2] + by * h];
      const path = curveThrough(
        [
          [body.neckRadius * 1.1, body.neck[1] + 0.02 * h, body.neck[2] - body.neckRadius * 0.9],
          [body.neckRadius * 1.45 + 0.012 * h, body.neck[1] - 0.004 * h, body.neck[2]],
          out(side(1)),
          out(at(0, y), 0.012),
          out(side(-1)),
          [-body.neckRadius * 1.45 - 0.012 * h, body.neck[1] - 0.004 * h, body.neck[2]],
          [-body.neckRadius * 1.1, body.neck[1] + 0.02 * h, body.neck[2] - body.neckRadius * 0.9],
        ],
        7,
      );
      const end = out(at(0, y - 0.055 * h), 0.01);
      const disc = move(stretch(sphere(0.022 * h, 20), [1, 1, 0.45]), end);
      return [
        makePart(
          "stethoscope",
          "trim",
          merge([tube(0.008 * h, path, 10), tube(0.008 * h, [out(at(0, y), 0.012), end], 10)]),
          {
            weight: 0.5,
            paint: blackRubber,
          },
        ),
        makePart("chest-piece", "trim", disc, { weight: 0.4 }),
      ];
    }
    case "number":
      return [piece("number", "trim", patch(body, grow + 0.005, digit(body, wide)), body, { weight: 0.45 })];
    case "stripes": {
      const bands = [body.chest[1] - 0.05 * h, body.waist[1] + 0.015 * h].map((y) =>
        add(trunkShell(body, grow + 0.004, y - 0.013 * h, y + 0.013 * h)),
      );
      const onArms = p.outer === "vest" ? [] : body.arms.map((arm) => add(bandOf(arm, h, 0.024, 1.4, 1.56)));
      return [piece("stripes", "trim", sculpt([...bands, ...onArms]), body, { weight: 0.5 })];
    }
    default:
      return [];
  }
}

const blackRubber: NonNullable<Part["paint"]> = (surface) => {
  surface.r = 0.02;
  surface.g = 0.022;
  surface.b = 0.025;
  surface.metalness = 0;
  surface.roughness = 0.5;
};

/** The outline of a figure one, leaning a little. */
const digit = (body: DressableBody, wide: number): readonly (readonly [number, number])[] => {
  const [y, w, t] = [body.chest[1] - 0.035 * body.height, wide * 0.14, 0.055 * body.height];
  return [
    [-w, y - t],
    [w, y - t],
    [w, y + t],
    [-w * 0.3, y + t],
    [-w, y + t * 0.7],
  ];
};

export const starOutline = (r: number, points = 5, inner = 0.46): Outline =>
  Array.from({ length: points * 2 }, (_, i) => {
    const angle = PI / 2 + (i * TAU) / (points * 2);
    const size = i % 2 === 0 ? r : r * inner;
    return [size * cos(angle), size * sin(angle)] as const;
  });

const shieldOutline = (r: number): Outline => [
  [0, -r * 1.2],
  [r * 0.8, -r * 0.4],
  [r * 0.9, r * 0.7],
  [r * 0.3, r],
  [-r * 0.3, r],
  [-r * 0.9, r * 0.7],
  [-r * 0.8, -r * 0.4],
];

/** Gloves over the hands, with cuffs; boxers' are great balls. */
export function makeGloves(p: OutfitParameters, body: DressableBody): Worn {
  const h = body.height;
  const isBoxer = p.guise === "boxer";
  if (isBoxer) {
    const solid = sculpt(
      body.arms.flatMap((arm) => {
        const out = normalize(subtract(arm.joints[2], arm.joints[1]));
        const at = plus(arm.joints[2], scale(out, 0.045 * h));
        return [
          add(ellipsoid(at, [0.062 * h, 0.062 * h, 0.066 * h]), 0.02 * h),
          add(ball(plus(at, [-Math.sign(at[0]) * 0.04 * h, 0.02 * h, 0.03 * h]), 0.028 * h), 0.01 * h),
          add(bandOf(arm, h, 0.016, 1.72, 1.99), 0.008 * h),
        ];
      }),
    );
    return { parts: [piece("gloves", "glove", solid, body)], covers: ["hands"] };
  }
  const cuffs = body.arms.map((arm) => add(bandOf(arm, h, p.outer === "armor" ? 0.026 : 0.02, 1.72, 1.98)));
  return { parts: [piece("glove-cuffs", "glove", sculpt(cuffs), body, { weight: 0.5 })], covers: [] };
}

/** A pack on the back with straps over the shoulders, or a spaceman's box. */
export function makeBackpack(p: OutfitParameters, body: DressableBody): Worn["parts"] {
  const h = body.height;
  const grow = chestGrow(p);
  const isSpace = p.outer === "spacesuit";
  const wide = sideAt(body, body.chest[1]);
  const y = (body.chest[1] + body.waist[1]) / 2 + 0.02 * h;
  const z = backAt(body, body.chest[1]) - grow * h;
  const tall = (body.neck[1] - body.waist[1]) * (isSpace ? 1.25 : 1.05);
  const depth = 0.09 * h;
  if (p.guise === "diver") {
    const tank = (x: number) =>
      sculpt([
        add(roundCone([x, y - tall * 0.4, z - 0.03 * h], [x, y + tall * 0.4, z - 0.03 * h], 0.042 * h, 0.042 * h)),
      ]);
    return [
      piece("tanks", "backpack", sculpt([add(tank(0.045 * h)), add(tank(-0.045 * h))]), body),
      ...straps(body, wide, grow),
    ];
  }
  const pack = sculpt([
    add(roundBox([0, y, z - depth * 0.35], [wide * (isSpace ? 1.7 : 1.4), tall, depth], 0.03 * h)),
    ...(isSpace
      ? []
      : [
          add(
            roundBox([0, y - tall * 0.2, z - depth * 0.9], [wide * 1.0, tall * 0.45, depth * 0.5], 0.02 * h),
            0.006 * h,
          ),
        ]),
    ...(isSpace
      ? []
      : [
          add(
            roundCone(
              [-wide * 0.5, y + tall * 0.5, z - depth * 0.3],
              [wide * 0.5, y + tall * 0.5, z - depth * 0.3],
              0.03 * h,
              0.03 * h,
            ),
            0.006 * h,
          ),
        ]),
  ]);
  return [piece("backpack", "backpack", pack, body), ...(isSpace ? [] : straps(body, wide, grow))];
}

function straps(body: DressableBody, wide: number, grow: number): Part[] {
  const h = body.height;
  const strap = (x: number) =>
    sculpt([
      add(inflate(trunkShell(body, grow, body.waist[1] + 0.04 * h, body.neck[1] + 0.2 * h), 0.008 * h)),
      carve(halfSpace([x - 0.014 * h, 0, 0], [1, 0, 0]), 0.003 * h),
      carve(halfSpace([x + 0.014 * h, 0, 0], [-1, 0, 0]), 0.003 * h),
    ]);
  return [1, -1].map((side) =>
    piece(side > 0 ? "left-strap" : "right-strap", "backpack", strap(side * wide * 0.6), body, { weight: 0.4 }),
  );
}
