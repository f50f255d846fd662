import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart, makeParts } from "../../../geometry/make-part.ts";
import { type Corner, roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, settle, turnZ } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { stalk } from "../shapes.ts";
import { shade, tint } from "../tint.ts";

/** Metres: radius and height of one. */
const [R, H] = [0.016, 0.028];

/** A soft short cylinder, its sides a little slack, its ends swollen. */
function puff(seed: number): Geometry {
  const profile: readonly Corner[] = [
    [0, 0.0008],
    [R * 0.7, 0, 0.003],
    [R * 1.02, H * 0.08, 0.005],
    [R * 0.97, H * 0.5, 0.02],
    [R * 1.02, H * 0.92, 0.005],
    [R * 0.7, H, 0.003],
    [0, H - 0.0008],
  ];
  return deform(lathe(roundCorners(profile, 5), 40), ([x, y, z]) => {
    const f = 1 + 0.06 * noise(x * 60, y * 60, z * 60, seed);
    return [x * f + 0.0012 * noise(0, y * 50, 0, seed + 5), y * (1 + 0.03 * noise(x * 50, 0, z * 50, seed + 2)), z * f];
  });
}

/** Powder on soft sugar. */
const dusted: Paint = (surface, x, y, z) => {
  shade(surface, 1 + 0.05 * noise(x * 900, y * 900, z * 900, 2));
  surface.roughness = 0.92;
  surface.height += 0.00012 * noise(x * 500, y * 500, z * 500, 6);
};

/** Browned where the fire reached it, black in spots. */
const toasted: Paint = (surface, x, y, z) => {
  dusted(surface, x, y, z, 0, 0, 0);
  const heat = 0.5 + 0.5 * noise(x * 90, y * 90, z * 90, 8) + 0.25 * noise(x * 260, y * 260, z * 260, 9);
  tint(surface, fromHex("#c8863a"), 0.85 * smoothstep(0.25, 0.75, heat));
  tint(surface, fromHex("#4a2610"), 0.8 * smoothstep(0.72, 1, heat));
  surface.roughness = 0.6;
};

/** One on a twig over the fire, propped so that it leans up. */
function roasted({ seed }: Food): Part[] {
  const tilt = (g: Geometry): Geometry => turnZ(g, -0.95);
  return [
    makePart(
      "twig",
      "stick",
      tilt(
        settle(
          stalk(
            [
              [0, -0.17, 0],
              [0.003, -0.1, 0.002],
              [-0.002, -0.04, 0],
              [0, H * 0.5, 0],
              [0, H + 0.012, 0.001],
            ],
            0.0034,
            -0.3,
          ),
        ),
      ),
      { weight: 0.9 },
    ),
    ...makeParts("marshmallow", "marshmallow", [tilt(puff(seed))], { weight: 1, paint: toasted, crease: 1.2 }),
  ];
}

/** A marshmallow. What makes it itself: a soft, short, matt white or pink cylinder with slack sides and swollen ends, dusted with sugar; or one on a twig, browned by the fire. */
export const marshmallow = defineFood({
  id: "marshmallow",
  words: [
    "marshmallow",
    "roasted marshmallow",
    "toasted marshmallow",
    "marshmallow on a stick",
    "campfire marshmallow",
  ],
  senses: ["marshmallow"],
  height: 0.028,
  slots: {
    marshmallow: { ...slot("plaster", "#fbf6f0 #fbf6f0 #f8c4ce"), takesWhole: true },
    stick: { ...slot("bark", "#6a4a30", "twig|skewer"), takesWhole: false },
  },
  styles: {
    plain: {},
    roasted: {
      weight: 0,
      words: ["roasted marshmallow", "toasted marshmallow", "marshmallow on a stick", "campfire marshmallow"],
      traits: ["burnt", "roasted", "toasted"],
      slots: ["stick"],
    },
  },
  build: (food) =>
    food.style === "roasted"
      ? roasted(food)
      : [makePart("marshmallow", "marshmallow", puff(food.seed), { weight: 1, paint: dusted, crease: 1.2 })],
  view: { azimuth: 0.35, elevation: 0.34 },
});
