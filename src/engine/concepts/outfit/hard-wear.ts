import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, halfSpace, ringSdf } from "../../geometry/sdf-primitives.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI, sin } from "../../math/elementary.ts";
import { mix, add as plus, scale, type Vec3 } from "../../math/vec3.ts";
import { skirtSolid } from "./bottoms.ts";
import { bandOf, cutBelow, frontAt, sideAt, trunkShell, tubeOf } from "./cloth.ts";
import type { DressableBody } from "./dressable-body.ts";
import { piece, sleeves, type Worn } from "./tops.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** Breastplate with a ridge, pauldrons, plates on arms and legs, a skirt of plates. */
export function makeArmor(p: OutfitParameters, body: DressableBody): Worn {
  const h = body.height;
  const { chest, neck } = body;
  const isRoman = p.guise === "gladiator";
  const isLamellar = p.guise === "samurai";
  const bulge = ellipsoid(
    [0, chest[1] - 0.01 * h, chest[2] + 0.03 * h],
    [sideAt(body, chest[1]) * 0.85, 0.1 * h, frontAt(body, 0, chest[1]) - chest[2] + 0.0 * h],
  );
  const plate = sculpt([
    add(trunkShell(body, 0.018, body.waist[1] - 0.012 * h, neck[1] - 0.012 * h)),
    add(bulge, 0.03 * h),
    add(ringSdf([0, neck[1] - 0.016 * h, neck[2]], body.neckRadius + 0.014 * h, 0.012 * h), 0.006 * h),
    add(trunkShell(body, 0.025, body.waist[1] - 0.018 * h, body.waist[1] + 0.01 * h), 0.006 * h),
  ]);
  const shoulders = sculpt(
    body.arms.flatMap((arm) => {
      const [a, b] = arm.joints;
      const out = Math.sign(a[0]) * 0.012 * h;
      const r = arm.radii[0] + 0.022 * h;
      const at = (t: number): Vec3 => plus(mix(a, b, t), [out, 0.004 * h, 0]);
      return [0, 0.24, 0.46].map((t, i) =>
        add(
          sculpt([
            add(ellipsoid(at(t), [r * (1.16 - i * 0.1), r * (1.05 - i * 0.08), r * (1.2 - i * 0.1)])),
            carve(halfSpace(at(t + 0.2), scale([0, -1, 0], -1)), 0.006 * h),
          ]),
        ),
      );
    }),
  );
  const parts: Part[] = [
    piece("breastplate", "armor", plate, body, { paint: isLamellar ? laces(h) : edges(h) }),
    piece("pauldrons", "armor", shoulders, body, { weight: 0.7, ...(isLamellar && { paint: laces(h) }) }),
  ];
  if (!isRoman) {
    const guards = sculpt([
      ...body.arms.map((arm) => add(bandOf(arm, h, 0.016, 1.12, 1.9))),
      ...body.arms.map((arm) => add(ball(arm.joints[1], arm.radii[1] + 0.018 * h), 0.006 * h)),
    ]);
    parts.push(piece("arm-guards", "armor", guards, body, { weight: 0.55 }));
  }
  const shins = sculpt([
    ...body.legs.map((leg) => add(bandOf(leg, h, 0.02, 1.1, 1.9))),
    ...(isRoman
      ? []
      : body.legs.map((leg) => add(ball(plus(leg.joints[1], [0, 0, 0.006 * h]), leg.radii[1] + 0.02 * h), 0.006 * h))),
  ]);
  parts.push(piece("leg-guards", "armor", shins, body, { weight: 0.55 }));
  if (p.bottom === "trousers" && !body.sits) {
    const skirt = sculpt([add(skirtSolid(body, 0.02, 0.34, 0.045, 10)), cutBelow(body.hips[1] - 0.075 * h, 0.01 * h)]);
    parts.push(piece("tassets", "armor", skirt, body, { weight: 0.6, paint: edges(h * 0.7) }));
  }
  const bare = p.top === "none";
  if (bare && !isRoman) {
    const mail = sculpt([
      add(trunkShell(body, 0.01, body.hips[1], neck[1])),
      ...sleeves(body, [0.009, 0.009, 0.009], 1.9),
    ]);
    parts.push(piece("mail", "armor", mail, body, { weight: 0.5, paint: rings(h) }));
  }
  return { parts, covers: bare && isRoman ? ["trunk"] : ["trunk", "upper-arms", "forearms"] };
}

/** Dark seams between plates, level by level. */
const edges =
  (h: number): NonNullable<Part["paint"]> =>
  (surface, x, y) => {
    const row = y / (0.07 * h);
    const seam = Math.abs(row - Math.round(row)) * 0.07 * h;
    const ridge = Math.abs(x) < 0.0022 * h;
    if (seam > 0.0026 * h && !ridge) return;
    surface.r *= 0.5;
    surface.g *= 0.5;
    surface.b *= 0.5;
    surface.height -= 0.002 * h;
  };

/** Rows of small plates tied with cord. */
const laces =
  (h: number): NonNullable<Part["paint"]> =>
  (surface, x, y, z) => {
    const row = y / (0.03 * h);
    const edge = Math.abs(row - Math.round(row)) * 0.03 * h;
    const column = (Math.abs(x) + Math.abs(z) * 0.6) / (0.022 * h);
    const cord = Math.abs(column - Math.round(column)) < 0.14;
    if (edge < 0.0028 * h) {
      surface.r *= 0.25;
      surface.g *= 0.25;
      surface.b *= 0.25;
      surface.height -= 0.003 * h;
    } else if (cord) {
      surface.r = 0.62;
      surface.g = 0.42;
      surface.b = 0.1;
      surface.height += 0.001 * h;
    }
  };

/** Rings of mail. */
const rings =
  (h: number): NonNullable<Part["paint"]> =>
  (surface, x, y, z) => {
    const u = (x + z) / (0.011 * h);
    const v = y / (0.009 * h);
    const odd = Math.round(v) % 2 === 0 ? 0 : 0.5;
    const [a, b] = [u + odd - Math.round(u + odd), v - Math.round(v)];
    const dark = Math.sqrt(a * a + b * b) > 0.36 ? 0.35 : 0.8;
    surface.r *= dark;
    surface.g *= dark;
    surface.b *= dark;
  };

/** A puffed white suit with rings at the joints, a box of switches on the chest, hoses, patches and stripes. */
export function makeSpacesuit(body: DressableBody): Worn {
  const h = body.height;
  const { chest, neck } = body;
  const suit = sculpt([
    add(trunkShell(body, 0.034, body.hips[1] - 0.03 * h, neck[1] + 0.01 * h)),
    ...body.arms.map((arm) => add(tubeOf(arm, h, [0.026, 0.026, 0.024], 1.86), 0.03 * h)),
    ...body.arms.map((arm) => add(bandOf(arm, h, 0.034, 1.0001, 1.12), 0.012 * h)),
  ]);
  const joints = sculpt([
    ...body.arms.map((arm) => add(bandOf(arm, h, 0.034, 1.74, 1.88))),
    ...body.arms.map((arm) => add(bandOf(arm, h, 0.036, 0.4, 0.52))),
    ...body.legs.map((leg) => add(bandOf(leg, h, 0.038, 0.5, 0.6))),
    add(ringSdf([0, neck[1] + 0.006 * h, neck[2]], body.neckRadius + 0.062 * h, 0.02 * h)),
  ]);
  const y = chest[1] - 0.04 * h;
  const z = frontAt(body, 0, y, 0.034);
  const pack = move(box([0.13 * h, 0.09 * h, 0.05 * h], { bevel: 0.012 * h, bevelSteps: 2 }), [0, y, z + 0.008 * h]);
  const knob = (x: number, up: number, r: number) =>
    move(turnX(cylinder({ radius: r * h, height: 0.02 * h, bevel: 0.003 * h, segments: 20 }), PI / 2), [
      x * h,
      y + up * h,
      z + 0.026 * h,
    ]);
  const knobs = merge([
    knob(-0.035, 0.018, 0.014),
    knob(0.01, 0.022, 0.008),
    knob(0.04, 0.022, 0.008),
    knob(0.025, -0.02, 0.013),
  ]);
  const hose = (side: number): Vec3[] =>
    curveThrough(
      [
        [side * 0.05 * h, y - 0.03 * h, z + 0.01 * h],
        [side * 0.1 * h, y - 0.08 * h, z + 0.012 * h],
        [side * sideAt(body, y) * 1.16, y - 0.03 * h, chest[2] + 0.05 * h],
        [side * sideAt(body, y) * 0.9, y + 0.02 * h, chest[2] - 0.1 * h],
      ],
      6,
    );
  return {
    parts: [
      piece("suit", "spacesuit", suit, body, { paint: folds(h) }),
      piece("rings", "trim", joints, body, { weight: 0.6 }),
      makePart("chest-pack", "backpack", pack, { weight: 0.6, paint: screen(h) }),
      makePart("knobs", "trim", knobs, { weight: 0.35 }),
      makePart("hoses", "backpack", merge([tube(0.011 * h, hose(1), 10), tube(0.011 * h, hose(-1), 10)]), {
        weight: 0.4,
      }),
    ],
    covers: ["trunk", "upper-arms", "forearms"],
  };
}

/** Creases across a puffed suit: rolls of unlike width that wander, deep only where they meet, or they were stripes. */
const folds =
  (h: number): NonNullable<Part["paint"]> =>
  (surface, x, y, z) => {
    const [across, up] = [(x + 0.6 * z) / h, y / h];
    const row = up / 0.062 + 0.5 * sin(21 * across + 9 * up) + 0.3 * sin(47 * up + 13 * across);
    const t = Math.abs(row - Math.round(row)) * 2;
    const round = 1 - (1 - t) * (1 - t);
    surface.height += 0.0016 * h * round;
    const dark = 0.9 + 0.1 * Math.min(1, 4 * t);
    surface.r *= dark;
    surface.g *= dark;
    surface.b *= dark;
  };

/** A dark display, in the frame of the box before it was put on the chest. */
const screen =
  (h: number): NonNullable<Part["paint"]> =>
  (surface, x, y, z) => {
    if (z < 0.015 * h) return;
    if (Math.abs(x + 0.024 * h) < 0.028 * h && Math.abs(y + 0.02 * h) < 0.014 * h) {
      surface.r = 0.02;
      surface.g = 0.1;
      surface.b = 0.16;
      surface.roughness = 0.15;
    }
  };
