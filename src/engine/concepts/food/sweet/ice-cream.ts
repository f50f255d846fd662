import { makePart } from "../../../geometry/make-part.ts";
import type { Part } from "../../../geometry/part.ts";
import { move } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { cos, sin } from "../../../math/elementary.ts";
import type { Vec3 } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { swirl } from "../baked/cupcake.ts";
import { defineFood, type Food } from "../define-food.ts";
import { stalk } from "../shapes.ts";
import { type SprinkleSpot, sprinkles } from "../sprinkles.ts";
import { glossy } from "../tint.ts";
import { cone } from "./cone.ts";
import { FLAVOUR_KINDS, FLAVOURS, TOPPING_SLOTS } from "./flavours.ts";
import { sauceCap } from "./sauce-cap.ts";
import { creamy, scoop } from "./scoop.ts";

const spotsOn = (centre: Vec3, r: number, count: number, next: () => number): SprinkleSpot[] =>
  Array.from({ length: count }, (_, i) => {
    const y = 0.15 + 0.83 * next();
    const q = Math.sqrt(1 - y * y);
    const a = i * 2.399963;
    const normal: Vec3 = [q * cos(a), y, q * sin(a)];
    return { at: [centre[0] + r * normal[0], centre[1] + r * y, centre[2] + r * normal[2]], normal };
  });

function iceCreamCone(food: Food): Part[] {
  const parts = cone();
  const r = 0.0335;
  const base = 0.115 + r * 0.52;
  const next = food.stream("sprinkles");
  let top: Vec3 = [0, base + r, 0];
  if (food.style === "soft") {
    parts.push(
      makePart("ice-cream", "first", move(swirl(0.036, 0.085, 3.6), [0, 0.112, 0]), {
        weight: 1,
        paint: glossy(0.4),
        crease: 1.1,
      }),
    );
    return parts;
  }
  for (let i = 0; i < food.count; i += 1) {
    const rr = r * (1 - 0.06 * i);
    const at: Vec3 = [0.003 * sin(i * 3), base + i * r * 1.22, 0.002 * cos(i * 2)];
    parts.push(
      makePart(`scoop-${i + 1}`, FLAVOURS[i % 3] as string, move(scoop(rr, food.seed + i), at), {
        weight: 1,
        paint: creamy(food.kind === "mint" && i === 0),
        crease: 1.2,
      }),
    );
    top = [at[0], at[1] + rr, at[2]];
  }
  const last = r * (1 - 0.06 * (food.count - 1));
  const centre: Vec3 = [top[0], top[1] - last, top[2]];
  if (food.has("sauce"))
    parts.push(
      makePart("sauce", "sauce", move(sauceCap(last * 1.05, food.seed), centre), {
        weight: 0.8,
        paint: glossy(0.12),
        crease: 1.2,
      }),
    );
  if (food.has("sprinkles"))
    parts.push(
      ...sprinkles(spotsOn(centre, last * (food.has("sauce") ? 1.055 : 1.01), 36, next), 0.0009, 0.0045, next),
    );
  if (food.has("cherry")) {
    parts.push(
      makePart("cherry", "cherry", move(sphere(0.0095, 22), [top[0], top[1] + 0.007, top[2]]), {
        weight: 0.8,
        paint: glossy(0.1),
      }),
    );
    parts.push(
      makePart(
        "stem",
        "cherry",
        stalk(
          [
            [top[0], top[1] + 0.015, 0],
            [top[0] + 0.002, top[1] + 0.026, 0],
            [top[0] + 0.01, top[1] + 0.035, 0],
          ],
          0.0007,
          0.5,
          7,
        ),
        { weight: 0.3 },
      ),
    );
  }
  return parts;
}

/** Ice cream cone: a pointed wafer with pressed diamonds, round ragged scoops on it, sauce, sprinkles, a cherry; soft ice is a swirl. */
export const iceCream = defineFood({
  id: "ice-cream",
  words: [
    "ice cream",
    "ice cream cone",
    "icecream",
    "gelato",
    "soft serve",
    "chocolate ice cream",
    "sorbet",
    "frozen yogurt",
  ],
  senses: ["ice cream#1", "ice-cream cone"],
  height: 0.2,
  slots: {
    first: { ...slot("plastic", "#f7e8bd", "scoop|cream|ball"), takesWhole: true, next: "second" },
    second: { ...slot("plastic", "#f08fa8"), next: "third" },
    third: slot("plastic", "#5f3219"),
    cone: slot("plaster", "#d99c4a", "wafer|waffle"),
    ...TOPPING_SLOTS,
  },
  styles: {
    scoops: { weight: 4, slots: ["first"] },
    soft: { weight: 1, words: ["soft serve", "frozen yogurt"], traits: ["twisted"] },
  },
  kinds: FLAVOUR_KINDS,
  extras: { sauce: { chance: 0.35 }, sprinkles: { chance: 0.4, slot: "red-sprinkle" }, cherry: { chance: 0.4 } },
  count: { slot: "first", min: 1, max: 3, most: 5 },
  build: iceCreamCone,
  view: { azimuth: 0.35, elevation: 0.14 },
});
