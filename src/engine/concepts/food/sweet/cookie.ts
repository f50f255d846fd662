import { noise } from "../../../geometry/deform.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { roundCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place } from "../../../geometry/place.ts";
import { cos, sin } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { lumpy, oval } from "../shapes.ts";
import { CRUST, glossy, shade, tint } from "../tint.ts";

/** How far to the front a cookie of radius `r` reaches where teeth took three scallops out of it. */
function biteAt(x: number, r: number): number {
  const scallops = [-0.42, 0, 0.42].map((middle) => {
    const across = (x / r - middle) / 0.27;
    return across * across < 1 ? (middle === 0 ? 0.62 : 0.78) - 0.36 * Math.sqrt(1 - across * across) : 1;
  });
  return r * Math.min(...scallops);
}

/** Cookie: a thick round biscuit, cracked, browned at its edge, studded with dark chips; a few lie stacked. */
export const cookie = defineFood({
  id: "cookie",
  words: ["cookie", "biscuit", "chocolate chip cookie", "cracker", "shortbread", "oreo", "wafer", "scone"],
  senses: ["cookie#1", "biscuit#1", "cracker#1", "scone#1"],
  height: 0.03,
  slots: {
    dough: { ...slot("plaster", "#c98f4c #c08444", "body|biscuit"), takesWhole: true },
    chip: slot("plastic", "#34180c", "chocolate|raisin"),
  },
  // a bite is seen on one alone
  styles: { few: {}, bitten: { weight: 0, traits: ["bitten", "eaten"] } },
  extras: { chip: { chance: 1 } },
  build: (food) => {
    const r = 0.038;
    const paint: Paint = (surface, x, y, z) => {
      const d = Math.sqrt(x * x + z * z) / r;
      tint(surface, CRUST, 0.6 * smoothstep(0.7, 1, d));
      const crack = Math.abs(noise(x * 75, y * 20, z * 75, food.seed));
      shade(surface, 1 - 0.3 * smoothstep(0.08, 0.02, crack) + 0.1 * noise(x * 220, y * 220, z * 220, 4));
      surface.height += 0.0009 * noise(x * 150, y * 150, z * 150, 5) - 0.0012 * smoothstep(0.08, 0.02, crack);
      surface.roughness = 0.8;
    };
    const isBitten = food.style === "bitten";
    const round = lumpy(
      lathe(
        roundCorners(
          [
            [0, 0],
            [r * 0.93, 0, 0.002],
            [r, 0.005, 0.004],
            [r * 0.85, 0.0105, 0.012],
            [0, 0.0125],
          ],
          4,
        ),
        isBitten ? 120 : 56,
      ),
      0.03,
      0.016,
      food.seed,
    );
    const disc = isBitten ? deform(round, ([x, y, z]) => [x, y, Math.min(z, biteAt(x, r))]) : round;
    const next = food.stream("chips");
    const chips = Array.from({ length: 15 }, (_, i) => {
      const a = i * 2.399963;
      const d = r * 0.86 * Math.sqrt((i + 0.5) / 15);
      const at: Vec3 = [d * cos(a), 0.0122 - 0.0035 * (d / r) * (d / r) + 0.0008 * next(), d * sin(a)];
      const chip = move(lumpy(oval([0.0044, 0.0034, 0.004], 12), 0.15, 0.003, i), at);
      return isBitten && at[2] > biteAt(at[0], r) - 0.003 ? [] : [chip];
    }).flat();
    const one = (at: ReturnType<typeof rotation>, name: string): Part[] => [
      makePart(name, "dough", place(disc, at), { weight: 1, paint, crease: 1.1 }),
      ...(food.has("chip")
        ? [makePart(`${name}-chips`, "chip", place(merge(chips), at), { weight: 0.9, paint: glossy(0.3), crease: 1.2 })]
        : []),
    ];
    if (isBitten) return one(rotation(Y_AXIS, 0.35), "bitten");
    return [
      ...one(translation([0, 0, 0]), "lower"),
      ...one(chain(rotation(Y_AXIS, 1.9), translation([0.005, 0.0122, -0.004])), "upper"),
      ...one(chain(rotation(Y_AXIS, 0.7), rotation(X_AXIS, 1.02), translation([0.004, 0.031, 0.04])), "leaning"),
    ];
  },
  view: { azimuth: 0.3, elevation: 0.4 },
});
