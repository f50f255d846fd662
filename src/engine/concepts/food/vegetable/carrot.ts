import { noise } from "../../../geometry/deform.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { merge } from "../../../geometry/merge.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, sin, TAU } from "../../../math/elementary.ts";
import { chain, type Mat4, rotation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { Y_AXIS, Z_AXIS } from "../../../math/vec3.ts";
import { risingLeaf } from "../leaves.ts";
import { stalk } from "../shapes.ts";
import { tint } from "../tint.ts";
import { defineRoot } from "./define-root.ts";

/** Feathery greens: thin stalks that fan out, each with pairs of small leaflets. */
function feathers(y: number, length: number, count: number): Geometry {
  const stems = Array.from({ length: count }, (_, i) => {
    const a = (i / count) * TAU + 0.4 * (i % 2);
    const lean = 0.16 + 0.3 * ((i * 0.618) % 1);
    const tall = length * (0.75 + 0.25 * ((i * 0.37) % 1));
    const at = (t: number) =>
      [
        sin(a) * tall * lean * t * (0.4 + t),
        y + tall * t * (1 - 0.12 * t),
        cos(a) * tall * lean * t * (0.4 + t),
      ] as const;
    const leaflets = Array.from({ length: 14 }, (_unused, k) => {
      const t = 0.34 + 0.66 * (k / 13);
      const size = tall * 0.3 * (1.25 - t * 0.75);
      return risingLeaf(
        { length: size, width: size * 0.42, thickness: 0.0012, fold: 0.25, droop: 0.5, steps: 4 },
        at(t),
        0.75,
        a + (k % 2 === 0 ? 1.5 : -1.5) + k * 0.3,
      );
    });
    return merge([stalk([at(0), at(0.5), at(1)], length * 0.016, -0.5, 7), ...leaflets]);
  });
  return merge(stems);
}

const LEAN: Mat4 = chain(rotation(Z_AXIS, -1.02), rotation(Y_AXIS, 0.15));

export const carrot = defineRoot({
  id: "carrot",
  words: ["carrot", "baby carrot", "vegetable", "root vegetable", "veggie"],
  senses: ["carrot#3", "vegetable#1", "carrot#2"],
  line: [
    [0, 0],
    [0.0025, 0.006],
    [0.0085, 0.05],
    [0.0148, 0.105],
    [0.0195, 0.148],
    [0.0165, 0.163],
    [0.0075, 0.167],
    [0, 0.164],
  ],
  skin: "#ee7a16 #e8700f",
  paint: (_u, v, angle, surface) => {
    const ring = noise(v * 55, cos(angle) * 1.6, sin(angle) * 1.6, 3);
    const cut = smoothstep(0.42, 0.62, ring);
    tint(surface, fromHex("#a8480a"), 0.7 * cut);
    surface.height -= 0.0007 * cut;
    tint(surface, fromHex("#7f8a2a"), 0.6 * smoothstep(0.955, 0.99, v));
  },
  greens: (top) => feathers(top - 0.006, 0.11, 7),
  laid: LEAN,
});
