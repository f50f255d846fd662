import { box } from "../../../geometry/box.ts";
import { curveThrough } from "../../../geometry/curve.ts";
import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder, lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place } from "../../../geometry/place.ts";
import { tube } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { oval } from "../shapes.ts";
import { glossy, tint } from "../tint.ts";
import { broth } from "./broth.ts";
import { chopsticks } from "./chopsticks.ts";
import { BOWL_LEVEL, BOWL_SLOT, bowlShape } from "./dish.ts";
import { strands } from "./strands.ts";

const brothPaint: Paint = (surface, x, y, z) => {
  const ring = Math.abs(noise(x * 60, y, z * 60, 3));
  tint(surface, fromHex("#f0c060"), 0.4 * smoothstep(0.12, 0.02, ring));
  surface.roughness = 0.08;
};

/** Half a boiled egg, face up, its middle at y = 0. */
function halfEgg(r: number): readonly [Geometry, Geometry] {
  const white = deform(oval([r, r, r * 1.28], 28), ([x, y, z]) => [x, Math.min(y, 0), z]);
  return [white, move(oval([r * 0.56, r * 0.13, r * 0.58], 20), [0, 0.0002, r * 0.1])];
}

/** A hank of noodles drawn up out of the broth, and the chopsticks that have hold of it. */
function lifted(level: number, next: () => number): Part[] {
  const high = level + 0.115;
  const hank = Array.from({ length: 13 }, (_, i): Geometry => {
    const angle = i * 2.39996;
    const out = 0.012 + 0.02 * next();
    const [x, z] = [out * cos(angle), out * sin(angle)];
    const pinch = [(i / 12 - 0.5) * 0.026, 0.002 * cos(i)] as const;
    const points: Vec3[] = [
      [x * 1.5, level - 0.006, z * 1.5],
      [x, level + 0.03, z],
      [0.5 * x + 0.5 * pinch[0], level + 0.075, 0.5 * z],
      [pinch[0], high + 0.004, pinch[1]],
      [0.6 * pinch[0] - 0.3 * x, high - 0.02 - 0.02 * next(), 0.012 + pinch[1]],
    ];
    return tube(0.0024, curveThrough(points, 5), 7, { endRounding: 0.0014, endSteps: 1 });
  });
  return [
    makePart("lifted", "noodles", merge(hank), { weight: 0.9 }),
    makePart("chopsticks", "chopsticks", chopsticks(0.23, [0.012, high, -0.01], 0.32, 1.25), { weight: 0.7 }),
  ];
}

/** Ramen: a deep bowl of broth and pale noodles, half an egg, slices of pork, green onion, a sheet of seaweed, a pink-swirled fish cake, chopsticks that lie on the rim or lift the noodles. */
export const ramen = defineFood({
  id: "ramen",
  words: [
    "ramen",
    "noodle",
    "noodle bowl",
    "ramen bowl",
    "bowl of ramen",
    "bowl of noodles",
    "noodle soup",
    "udon",
    "pho",
    "noodles",
    "ramen noodle",
  ],
  senses: ["noodle#1"],
  height: 0.1,
  slots: {
    bowl: { ...BOWL_SLOT, takesWhole: true },
    broth: slot("glass", "#b86a24", "soup"),
    noodles: slot("plastic", "#f3dc92", "noodle|pasta"),
    egg: slot("plastic", "#faf3e2", "egg white"),
    yolk: slot("plastic", "#f09a12"),
    meat: slot("plastic", "#b87a52", "pork|beef|chashu"),
    onion: slot("plastic", "#5fae34", "scallion|herb|green"),
    nori: slot("paper", "#16241c", "seaweed"),
    fishcake: slot("plastic", "#f8f2ee", "fish cake|naruto"),
    chopsticks: slot("oak", "#7a3a22 #9a6a3a #2a1c16", "chopstick"),
  },
  extras: {
    chopsticks: { chance: 0.9 },
    egg: { chance: 1 },
    lifted: { chance: 0, slot: "noodles", traits: ["lifted"] },
  },
  build: (food) => {
    const r = 0.1;
    const level = r * BOWL_LEVEL;
    const next = food.stream("noodles");
    const [white, yolk] = halfEgg(0.0205);
    const spots = [
      chain(rotation(X_AXIS, 0.25), translation([0.03, level + 0.012, 0.045])),
      chain(rotation(X_AXIS, 0.2), rotation(Y_AXIS, 0.9), translation([0.064, level + 0.012, 0.012])),
    ];
    const slice = cylinder({ radius: 0.027, height: 0.006, bevel: 0.002, segments: 32 });
    const pork: Paint = (surface, x, y, z) => {
      const d = Math.sqrt(x * x + z * z) / 0.027;
      const spiral = (d * 2.2 + atan2(z, x) / TAU + 2) % 1;
      tint(surface, fromHex("#f0d2b0"), 0.8 * smoothstep(0.16, 0.06, Math.abs(spiral - 0.5)));
      tint(surface, fromHex("#6a3418"), 0.7 * smoothstep(0.88, 0.97, d));
      surface.roughness = 0.35 + 0 * y;
    };
    const cake = lathe(
      [
        [0, 0],
        [0.0165, 0],
        [0.0165, 0.006],
        [0, 0.006],
      ],
      36,
    );
    const ruffled = deform(cake, ([x, y, z]) => {
      const f = 1 + 0.06 * cos(12 * atan2(z, x));
      return [x * f, y, z * f];
    });
    const pink: Paint = (surface, x, _y, z) => {
      const d = Math.sqrt(x * x + z * z) / 0.0165;
      const spiral = d * 1.9 - atan2(z, x) / TAU + 2;
      if (d < 0.8 && Math.abs(spiral - Math.floor(spiral) - 0.5) < 0.17) tint(surface, fromHex("#e8507a"), 1);
    };
    const ring = lathe(
      [
        [0.0026, 0],
        [0.0046, 0],
        [0.0046, 0.004],
        [0.0026, 0.004],
      ],
      14,
      true,
    );
    const rings = Array.from({ length: 20 }, (_, i) =>
      place(
        ring,
        chain(
          rotation(X_AXIS, next() * 0.7),
          rotation(Y_AXIS, i),
          translation([-0.005 + (next() - 0.5) * 0.07, level + 0.0125 + next() * 0.006, 0.0 + (next() - 0.5) * 0.06]),
        ),
      ),
    );
    const parts: Part[] = [
      makePart("bowl", "bowl", bowlShape(r), { weight: 1 }),
      makePart("broth", "broth", broth(r), { weight: 0.8, paint: brothPaint }),
      makePart("noodles", "noodles", move(strands(r * 0.83, 0.017, 34, 0.0024, next), [0, level - 0.003, 0]), {
        weight: 0.9,
        paint: glossy(0.25),
      }),
      makePart(
        "pork-1",
        "meat",
        place(slice, chain(rotation(X_AXIS, 0.24), rotation(Y_AXIS, -1.0), translation([-0.052, level + 0.009, 0.03]))),
        { weight: 0.8, paint: pork },
      ),
      makePart(
        "pork-2",
        "meat",
        place(slice, chain(rotation(X_AXIS, 0.3), rotation(Y_AXIS, -0.3), translation([-0.028, level + 0.011, 0.053]))),
        { weight: 0.7, paint: pork },
      ),
      makePart(
        "fish-cake",
        "fishcake",
        place(ruffled, chain(rotation(X_AXIS, 0.25), translation([0.002, level + 0.0145, 0.012]))),
        { weight: 0.8, paint: pink },
      ),
      makePart("onion", "onion", merge(rings), { weight: 0.6 }),
      makePart(
        "nori",
        "nori",
        merge(
          [0, 1].map((i) =>
            place(
              box([0.05, 0.062, 0.0012], { bevel: 0.0004 }),
              chain(
                rotation(X_AXIS, -0.25),
                rotation(Y_AXIS, -0.2 + 0.3 * i),
                translation([-0.026 + 0.03 * i, level + 0.025, -0.068]),
              ),
            ),
          ),
        ),
        { weight: 0.8 },
      ),
    ];
    if (food.has("egg")) {
      parts.push(
        makePart("egg", "egg", merge(spots.map((at) => place(white, at))), {
          weight: 0.9,
          paint: glossy(0.25),
          crease: 0.8,
        }),
      );
      parts.push(
        makePart("yolk", "yolk", merge(spots.map((at) => place(yolk, at))), {
          weight: 0.9,
          paint: glossy(0.2),
          crease: 1.2,
        }),
      );
    }
    if (food.has("lifted")) parts.push(...lifted(level, next));
    else if (food.has("chopsticks"))
      parts.push(
        makePart("chopsticks", "chopsticks", chopsticks(0.23, [0.05, r * 0.645, -0.03], 0.04, 1.05), { weight: 0.6 }),
      );
    return parts;
  },
  view: { azimuth: 0.25, elevation: 0.62 },
});
