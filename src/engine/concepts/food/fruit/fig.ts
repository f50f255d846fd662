import { noise } from "../../../geometry/deform.ts";
import { lathe } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import type { Paint } from "../../../geometry/part.ts";
import { place } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { atan2 } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { X_AXIS, Y_AXIS } from "../../../math/vec3.ts";
import { tint } from "../tint.ts";

import { defineTreeFruit } from "./define-tree-fruit.ts";

export const fig = defineTreeFruit({
  id: "fig",
  words: ["fig"],
  senses: ["fig#4"],
  line: [
    [0, 0.002],
    [0.01, 0],
    [0.022, 0.012],
    [0.0235, 0.024],
    [0.0165, 0.04],
    [0.0075, 0.053],
    [0.004, 0.061],
    [0, 0.0625],
  ],
  skin: "#4a2344 #53284a",
  blush: fromHex("#7a8a3c"),
  blushed: 0.45,
  roughness: 0.5,
  stem: 0.006,
  leaf: 0,
  extra: () => {
    const half = lathe(
      [
        [0, -0.021],
        [0.011, -0.018],
        [0.0185, -0.009],
        [0.0215, 0],
        [0.0212, 0.0006],
        [0.01, 0.0006],
        [0, 0.0006],
      ],
      44,
    );
    const paint: Paint = (surface, x, y, z) => {
      if (y < 0.0003) return;
      const d = Math.sqrt(x * x + z * z) / 0.0215;
      if (d > 0.95) return;
      tint(surface, fromHex("#f0dcc0"), 1);
      const ray = noise(atan2(z, x) * 5, d * 5, 1, 3);
      tint(surface, fromHex("#b0263a"), smoothstep(0.82, 0.68, d + 0.1 * ray));
      tint(
        surface,
        fromHex("#e8c070"),
        0.85 * smoothstep(0.3, 0.5, noise(x * 700, z * 700, 4, 5)) * smoothstep(0.75, 0.6, d),
      );
      surface.roughness = 0.3;
    };
    return [
      makePart(
        "half",
        "skin",
        place(half, chain(rotation(X_AXIS, 1.0), rotation(Y_AXIS, 0.2), translation([0.02, 0.0195, 0.031]))),
        { weight: 1, paint, crease: 0.6 },
      ),
    ];
  },
});
