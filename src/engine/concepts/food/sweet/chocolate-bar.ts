import { box } from "../../../geometry/box.ts";
import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { rectangleOutline } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place, settle } from "../../../geometry/place.ts";
import { sweep } from "../../../geometry/sweep.ts";
import { fromHex } from "../../../math/color.ts";
import { chain, rotation } from "../../../math/mat4.ts";
import { type Vec3, X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { glossy, tint } from "../tint.ts";

/** Chocolate bar: brown tablets with bevelled squares, its lower half in torn silver foil and a coloured paper sleeve. */
export const chocolateBar = defineFood({
  id: "chocolate-bar",
  words: ["chocolate bar", "chocolate", "bar of chocolate", "candy bar", "chocolates", "fudge", "truffle"],
  senses: ["chocolate#2", "candy bar#1"],
  height: 0.03,
  slots: {
    chocolate: { ...slot("plastic", "#4a2412 #5a2f18 #3a1a0c", "square|body"), takesWhole: true },
    foil: slot("silver", "#e2e4e6"),
    wrapper: slot("paper", "#b8202c #2a4a8f #6a2a7a #c8921e", "sleeve|paper|packet"),
  },
  extras: { wrapper: { chance: 0.95 } },
  build: (food) => {
    const [cols, rows, s] = [4, 7, 0.0185];
    const tilt = chain(rotation(X_AXIS, -0.0), rotation(Y_AXIS, 0.35));
    const tablet = settle(box([s * 0.95, 0.006, s * 0.95], { bevel: 0.0022, bevelSteps: 2 }));
    const tablets = Array.from({ length: cols * rows }, (_, i) =>
      move(tablet, [((i % cols) - (cols - 1) / 2) * s, 0.0085, (Math.floor(i / cols) - (rows - 1) / 2) * s]),
    );
    const base = move(box([cols * s, 0.0065, rows * s], { bevel: 0.001 }), [0, 0.0038, 0]);
    const parts: Part[] = [
      makePart("chocolate", "chocolate", place(merge([base, ...tablets]), tilt), { weight: 1, paint: glossy(0.22) }),
    ];
    if (food.has("wrapper")) {
      const cuff = (x: number, y: number, from: number, to: number, rough: number): Geometry => {
        const section = rectangleOutline(x, y, 0.002, 2);
        return deform(
          sweep(
            section,
            Array.from({ length: 13 }, (_, i): Vec3 => [0, 0.0064, from + ((to - from) * i) / 12]),
            { up: [0, 1, 0] },
          ),
          ([px, py, pz]): Vec3 => {
            const torn = pz < from + 0.001 ? rough * noise(px * 190, py * 300, 1, food.seed) : 0;
            return [px, py, pz + torn];
          },
        );
      };
      const end = (rows * s) / 2 + 0.003;
      const label: Paint = (surface, x, y, z) => {
        surface.roughness = 0.4;
        if (Math.abs(z - 0.04) < 0.013 && y > 0.01)
          tint(
            surface,
            fromHex("#f3dfa8"),
            Math.abs(Math.abs(z - 0.04) - 0.0105) < 0.0012 ||
              (Math.abs(x) < 0.026 && Math.abs(z - 0.04) < 0.005 && noise(x * 260, 1, 2, 3) > -0.25)
              ? 1
              : 0,
          );
      };
      parts.push(
        makePart("foil", "foil", place(cuff(cols * s + 0.003, 0.0155, 0.0, end, 0.007), tilt), {
          weight: 0.8,
          paint: (f, x, y, z) => {
            f.height += 0.0008 * noise(x * 200, y * 200, z * 200, 3);
          },
        }),
      );
      parts.push(
        makePart("wrapper", "wrapper", place(settle(cuff(cols * s + 0.0045, 0.017, 0.014, end + 0.001, 0)), tilt), {
          weight: 0.9,
          paint: label,
        }),
      );
    }
    return parts;
  },
  view: { azimuth: 0.3, elevation: 0.62 },
});
