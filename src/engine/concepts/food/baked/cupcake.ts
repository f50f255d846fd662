import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move } from "../../../geometry/place.ts";
import { sphere } from "../../../geometry/sphere.ts";
import { atan2, cos, TAU } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { slot } from "../../define-from-plan.ts";
import { FLAME_SLOT } from "../../light/flame.ts";
import { defineFood, type Food } from "../define-food.ts";
import { lumpy, roundBody, stalk } from "../shapes.ts";
import { sprinkles } from "../sprinkles.ts";
import { CRUST, glossy, shade, tint } from "../tint.ts";
import { candlesOn } from "./cake/candles-on.ts";

const FLUTES = 26;

/** A pleated paper cup, wider above. */
export function paperCase(low: number, high: number, height: number): Geometry {
  const cup = lathe(
    roundCorners(
      [
        [0, 0],
        [low, 0, 0.001],
        [high, height, 0.0008],
        [high * 0.94, height, 0.0008],
        [high * 0.9, height * 0.9],
        [0, height * 0.88],
      ],
      2,
    ),
    FLUTES * 4,
  );
  return deform(cup, ([x, y, z]) => {
    const f = 1 + 0.028 * cos(FLUTES * atan2(z, x)) * smoothstep(0, height * 0.2, y);
    return [x * f, y, z * f];
  });
}

/** A swirl of soft icing that winds up to a point: three turns, each smaller. */
export function swirl(radius: number, height: number, turns: number): Geometry {
  const rings = 34;
  const body = lathe(
    Array.from({ length: rings + 1 }, (_, i) => {
      const t = i / rings;
      return [i === 0 || i === rings ? 0 : 1, t] as const;
    }),
    72,
  );
  return deform(body, ([x, t, z]) => {
    const angle = atan2(z, x) / TAU;
    const way = t * turns + angle + 2;
    const bulge = Math.abs(cos((way - Math.floor(way)) * (TAU / 2)));
    const envelope = radius * (1 - 0.93 * t * t * (1.55 - 0.55 * t)) * smoothstep(-0.001, 0.03, t);
    const r = envelope * (0.78 + 0.24 * Math.sqrt(1 - bulge * bulge + 0.0001)) * smoothstep(1.002, 0.985, t);
    return [x * r, height * t, z * r];
  });
}

function buildCupcake(food: Food): Part[] {
  const [low, high, h] = [0.0235, 0.0325, 0.041];
  const wrapper: Paint = (surface, x, _y, z) => {
    shade(surface, 0.85 + 0.15 * cos(FLUTES * atan2(z, x)));
    surface.roughness = 0.7;
  };
  const parts: Part[] = [makePart("wrapper", "wrapper", paperCase(low, high, h), { weight: 0.9, paint: wrapper })];
  const muffin = food.style === "muffin";
  const dome = lumpy(
    roundBody(
      [
        [0, -0.004],
        [high * 0.9, -0.004],
        [high * 1.16, 0.004],
        [high * 1.06, muffin ? 0.016 : 0.009],
        [high * 0.6, muffin ? 0.026 : 0.013],
        [0, muffin ? 0.029 : 0.014],
      ],
      48,
    ),
    muffin ? 0.05 : 0.015,
    0.012,
    food.seed,
  );
  const baked: Paint = (surface, x, y, z) => {
    tint(surface, CRUST, 0.6 * smoothstep(0.0, 0.03, y) + 0.2 * noise(x * 90, y * 90, z * 90, 3));
    surface.height += 0.0007 * noise(x * 380, y * 380, z * 380, 4);
    surface.roughness = 0.75;
    if (muffin) {
      const bit = noise(x * 135, y * 135, z * 135, food.seed);
      const chip = smoothstep(0.4, 0.46, bit);
      tint(surface, food.kind === "blueberry" ? [0.03, 0.03, 0.12] : [0.035, 0.014, 0.007], chip);
      surface.height += 0.0014 * chip;
    }
  };
  parts.push(makePart("cake", "sponge", move(dome, [0, h, 0]), { weight: 0.9, paint: baked, crease: 1.1 }));
  if (muffin) return parts;
  parts.push(
    makePart("frosting", "frosting", move(swirl(high * 1.13, 0.05, 3), [0, h + 0.005, 0]), {
      weight: 1,
      paint: glossy(0.38),
      crease: 1.1,
    }),
  );
  const tip = h + 0.055;
  if (food.has("candle")) parts.push(...candlesOn(1, 0, tip - 0.012));
  else if (food.has("cherry")) {
    parts.push(
      makePart("cherry", "cherry", move(sphere(0.0095, 24), [0, tip + 0.001, 0]), {
        weight: 0.9,
        paint: glossy(0.1),
        crease: 1.2,
      }),
    );
    parts.push(
      makePart(
        "stem",
        "cherry",
        stalk(
          [
            [0, tip + 0.008, 0],
            [0.002, tip + 0.02, 0],
            [0.009, tip + 0.03, 0],
          ],
          0.0007,
          0.5,
          7,
        ),
        { weight: 0.4 },
      ),
    );
  }
  if (food.has("sprinkles")) {
    const next = food.stream("sprinkles");
    const spots = Array.from({ length: 54 }, () => {
      const t = 0.06 + next() * 0.72;
      const angle = next() * TAU;
      const r = high * 1.13 * (1 - 0.93 * t * t * (1.55 - 0.55 * t)) * 0.97;
      return {
        at: [r * cos(angle), h + 0.005 + 0.05 * t, r * cos(angle - TAU / 4)] as const,
        normal: [cos(angle), 0.5, cos(angle - TAU / 4)] as const,
      };
    });
    parts.push(...sprinkles(spots, 0.0009, 0.0042, next));
  }
  return parts;
}

/** Cupcake: a pleated paper case, a swirl of icing wound to a point, a cherry, sprinkles or a birthday's candle on top. A muffin bulges over its case, bare and browned. */
export const cupcake = defineFood({
  id: "cupcake",
  words: ["cupcake", "muffin", "fairy cake", "birthday cupcake", "blueberry muffin", "chocolate muffin"],
  senses: ["cupcake", "muffin"],
  height: 0.1,
  slots: {
    frosting: { ...slot("plastic", "#f08fb0", "icing|cream|buttercream|swirl|top"), takesWhole: true },
    sponge: slot("plaster", "#d39a4c", "cake|body"),
    wrapper: slot("paper", "#e8c25a #7fb8c8 #f0e6d2 #c44a5c #8f6fb8", "case|liner|cup|paper"),
    cherry: slot("plastic", "#c40d1e", "berry|topping"),
    "red-sprinkle": slot("plastic", "#e0303c", "sprinkle|sprinkles"),
    "yellow-sprinkle": slot("plastic", "#f5cf2a"),
    "blue-sprinkle": slot("plastic", "#3a8fd8"),
    "white-sprinkle": slot("plastic", "#f7f3ec"),
    candle: slot("plastic", "#d8455a #3f8fc4 #e0a52a"),
    wick: slot("felt", "#1c1512"),
    flame: FLAME_SLOT,
  },
  styles: {
    cupcake: { weight: 1, words: ["cupcake", "fairy cake", "birthday cupcake"] },
    muffin: { weight: 0, words: ["muffin", "blueberry muffin", "chocolate muffin"] },
  },
  kinds: {
    pink: { weight: 3, dress: { frosting: "#f29bb8" } },
    vanilla: { weight: 2, dress: { frosting: "#f8efdc" } },
    chocolate: { weight: 2, words: ["chocolate muffin"], dress: { frosting: "#4a2413", sponge: "#5f3318" } },
    mint: { weight: 1, dress: { frosting: "#9fdcc8" } },
    lilac: { weight: 1, dress: { frosting: "#b89fe0" } },
    blueberry: { weight: 0, words: ["muffin", "blueberry muffin"] },
  },
  extras: {
    candle: { chance: 0, words: ["birthday cupcake"], traits: ["burning", "lit"] },
    cherry: { chance: 0.6 },
    sprinkles: { chance: 0.75, slot: "red-sprinkle" },
  },
  build: buildCupcake,
  view: { azimuth: 0.35, elevation: 0.28 },
});
