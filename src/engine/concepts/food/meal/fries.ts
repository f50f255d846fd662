import { box } from "../../../geometry/box.ts";
import { noise } from "../../../geometry/deform.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { loft } from "../../../geometry/loft.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, place, settle } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2, cos, sin, TAU } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { lerp, smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { tint } from "../tint.ts";

const heldIn = (...holders: readonly string[]): string[] =>
  holders.flatMap((held) => ["fries", "french fries", "chips"].map((what) => `${held} of ${what}`));

const brown: Paint = (surface, x, y, z) => {
  tint(
    surface,
    fromHex("#b8741c"),
    0.6 * smoothstep(0.03, 0.055, Math.abs(y)) + 0.25 * smoothstep(0.2, 0.6, noise(x * 200, y * 60, z * 200, 3)),
  );
  surface.roughness = 0.45;
};

/** Radius at the foot and at the rim and height, metres. */
const ROUND = { cup: [0.026, 0.038, 0.08], cone: [0.006, 0.044, 0.12] } as const;

/** A striped cup, or a cone of paper, full of fries. */
function inRound(food: Food): Part[] {
  const [low, wide, high] = ROUND[food.style as keyof typeof ROUND];
  const next = food.stream("fries");
  const sticks = Array.from({ length: 46 }, (_, i) => {
    const long = 0.07 + 0.04 * next();
    const far = Math.sqrt((i + 0.5) / 46);
    const angle = i * 2.399963;
    const foot = high - 0.42 * long;
    const out = 0.72 * far * lerp(low, wide, foot / high);
    // just inside the rim, where it comes out
    const lean = (0.84 * far * wide - out) / (high - foot);
    return place(
      settle(move(box([0.0082, long, 0.0082], { bevel: 0.0012 }), [0, long / 2, 0])),
      chain(
        rotation(Z_AXIS, -lean + (next() - 0.5) * 0.1),
        rotation(Y_AXIS, -angle),
        translation([out * cos(angle), foot + 0.02 * (1 - far), out * sin(angle)]),
      ),
    );
  });
  const wall = 0.0012;
  const cup = lathe(
    [
      [0, 0],
      [low, 0],
      [wide, high],
      [wide - wall, high],
      [Math.max(wall, low - wall), 0.004],
      [0, 0.004],
    ],
    56,
  );
  const stripes: Paint = (surface, x, _y, z) => {
    surface.roughness = 0.5;
    const turn = (atan2(z, x) / TAU) * 12 + 12;
    if (food.style === "cup" && turn - Math.floor(turn) < 0.5) tint(surface, fromHex("#f9f1de"), 1);
  };
  return [
    makePart("box", "box", cup, { weight: 1, paint: stripes }),
    makePart("fries", "fry", merge(sticks), { weight: 1, paint: brown }),
  ];
}

/** French fries: a red paper box, higher behind, or a cup or a cone, full of golden square sticks. */
export const fries = defineFood({
  id: "french-fries",
  words: [
    "french fries",
    "fries",
    "chips",
    "french fry",
    "fry",
    ...heldIn("box", "carton", "packet", "bag", "cup", "bucket", "cone", "paper cone"),
  ],
  senses: ["french fries"],
  height: 0.15,
  slots: {
    fry: { ...slot("plastic", "#f2c144 #eeb93a", "potato|chip"), takesWhole: false },
    box: { ...slot("paper", "#c8201c", "carton|packet|bag"), takesWhole: true },
  },
  styles: {
    box: {},
    cup: { weight: 0, words: heldIn("cup", "bucket") },
    cone: { weight: 0, words: heldIn("cone", "paper cone") },
  },
  build: (food) => {
    if (food.style !== "box") return inRound(food);
    const next = food.stream("fries");
    const sticks = Array.from({ length: 44 }, (_, i) => {
      const long = 0.075 + 0.045 * next();
      const [u, v] = [((i % 11) / 10 - 0.5) * 0.062, (Math.floor(i / 11) / 3 - 0.5) * 0.026];
      return place(
        settle(box([0.0082, long, 0.0082], { bevel: 0.0012 })),
        chain(
          rotation(Y_AXIS, next() * 2),
          rotation(Z_AXIS, -u * 5.2 + (next() - 0.5) * 0.16),
          rotation(X_AXIS, v * 4 + (next() - 0.5) * 0.16),
          translation([u * 0.95, 0.062 + long * 0.32 + next() * 0.012, v]),
        ),
      );
    });
    const steps = 20;
    const rings = [0, 1].flatMap(() => [] as Vec3[][]);
    const wall = (t: number, off: number): Vec3[] =>
      Array.from({ length: steps * 2 }, (_, k): Vec3 => {
        const front = k < steps;
        const u = ((k % steps) / (steps - 1)) * 2 - 1;
        const side = front ? u : -u;
        const half = 0.033 + 0.012 * t - off;
        const deep = (0.016 + 0.006 * t - off) * Math.sqrt(Math.max(0, 1 - side * side * 0.92));
        const lip = front ? 0.072 - 0.02 * (1 - side * side) : 0.08 + 0.014 * (1 - side * side);
        return [side * half, off > 0 ? Math.max(0.003, lip * t) : lip * t, front ? deep : -deep];
      });
    for (const t of [0, 0.25, 0.5, 0.75, 1]) rings.push(wall(t, 0));
    for (const t of [1, 0.6, 0.03]) rings.push(wall(t, 0.0012));
    const carton = loft(rings.map((ring) => [...ring].reverse()).reverse());
    const label: Paint = (surface, x, y, z) => {
      surface.roughness = 0.5;
      if (z <= 0.004) return;
      const [u, v] = [x / 0.016, (y - 0.031) / 0.016];
      const d = u * u + v * v;
      if (d < 1) tint(surface, fromHex("#f6c81e"), 1);
      if (d < 0.8) tint(surface, fromHex("#f9f1de"), 1);
    };
    return [
      makePart("box", "box", carton, { weight: 1, paint: label }),
      makePart("fries", "fry", merge(sticks), { weight: 1, paint: brown }),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.22 },
});
