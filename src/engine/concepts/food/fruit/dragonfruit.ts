import { noise } from "../../../geometry/deform.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import type { Paint } from "../../../geometry/part.ts";
import { place } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, sin } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood } from "../define-food.ts";
import { risingLeaf } from "../leaves.ts";
import { oval, roundBody } from "../shapes.ts";
import { tint } from "../tint.ts";

export const dragonfruit = defineFood({
  id: "dragonfruit",
  words: ["dragonfruit", "dragon fruit", "pitaya"],
  senses: ["pitahaya#2"],
  height: 0.11,
  slots: {
    skin: { ...slot("plastic", "#d81f6c #cf2a78", "peel|flesh|body"), takesWhole: true },
    leaf: slot("plastic", "#7aa838", "scale|fin|scales|leaves"),
  },
  build: () => {
    const scales = Array.from({ length: 20 }, (_, i) => {
      const t = (i + 0.5) / 20;
      const angle = i * 2.399963;
      const r = 0.036 * Math.sqrt(Math.max(0.06, 1 - (t * 2 - 1) * (t * 2 - 1) * 0.92));
      return risingLeaf(
        {
          length: 0.024 + 0.02 * t,
          width: 0.018,
          thickness: 0.002,
          fold: 0.2,
          droop: -0.0 + 0.3 * (1 - t),
          steps: 6,
        },
        [sin(angle) * r * 0.93, 0.006 + t * 0.078, cos(angle) * r * 0.93],
        0.75 - 0.5 * t,
        angle,
      );
    });
    const half = lathe(
      [
        [0, -0.04],
        [0.017, -0.036],
        [0.03, -0.021],
        [0.0345, 0],
        [0.034, 0.0008],
        [0.02, 0.0008],
        [0, 0.0008],
      ],
      44,
    );
    const cut: Paint = (surface, x, y, z) => {
      if (y < 0.0005) return;
      const d = Math.sqrt(x * x + z * z) / 0.0345;
      if (d > 0.9) return;
      tint(surface, fromHex("#f6f2ea"), 1);
      tint(surface, fromHex("#131216"), smoothstep(0.42, 0.52, noise(x * 620, z * 620, 1, 3)));
      surface.roughness = 0.35;
    };
    const tipPaint: Paint = (surface, _x, _y, z) =>
      tint(surface, fromHex("#d02a70"), 0.9 * smoothstep(0.018, 0.004, z));
    return [
      makePart(
        "fruit",
        "skin",
        roundBody(
          [
            [0, 0],
            [0.018, 0.004],
            [0.034, 0.026],
            [0.0365, 0.046],
            [0.03, 0.068],
            [0.015, 0.085],
            [0, 0.089],
          ],
          40,
        ),
        { weight: 1, crease: 1.2 },
      ),
      makePart("scales", "leaf", merge(scales), { weight: 0.9, paint: tipPaint }),
      makePart(
        "half",
        "skin",
        place(half, chain(rotation(X_AXIS, 1.05), rotation(Y_AXIS, 0.3), translation([0.042, 0.031, 0.046]))),
        { weight: 1, paint: cut, crease: 0.6 },
      ),
      makePart(
        "tips",
        "leaf",
        merge([oval([0.004, 0.003, 0.004], 10)].map((g) => place(g, translation([0, 0.088, 0])))),
        { weight: 0.2 },
      ),
    ];
  },
  view: { azimuth: 0.35, elevation: 0.3 },
});
