import { arc } from "../../geometry/curve.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const [LENGTH, WIDTH, THICK] = [1.6, 0.4, 0.36] as const;
const TOP = 1.05;

/** Seams along the body, darker where the cover is sewn. */
const seams: Paint = (surface, x, y, _z) => {
  for (const at of [-0.36, 0.36])
    if (Math.abs(x - at) < 0.006) {
      surface.height -= 0.003;
      layColour(surface, [surface.r * 0.45, surface.g * 0.45, surface.b * 0.45]);
    }
  if (Math.abs(y - (TOP - THICK * 0.72)) < 0.004)
    layColour(surface, [surface.r * 0.5, surface.g * 0.5, surface.b * 0.5]);
};

function pommel(x: number): Vec3[] {
  return [
    [x, TOP - 0.03, -0.15],
    [x, TOP + 0.05, -0.145],
    ...arc([0, TOP + 0.06, 0], 0.12, PI, 0, 10).map(
      ([z, y]): Vec3 => [x, TOP + 0.06 + (y - TOP - 0.06) * 0.72, z * 1.35],
    ),
    [x, TOP + 0.05, 0.145],
    [x, TOP - 0.03, 0.15],
  ];
}

function build({ has }: Planned): Part[] {
  const feet = [-1, 1].flatMap((s) => [-1, 1].map((t) => [s, t] as const));
  return [
    makePart("body", "body", block([LENGTH, THICK, WIDTH], [0, TOP - THICK / 2, 0], 0.125, 5), {
      weight: 1,
      paint: seams,
    }),
    ...[-1, 1].flatMap((s) => [
      makePart(`pommel-${s < 0 ? "left" : "right"}`, "pommel", tube(0.028, pommel(s * 0.22), 14), { weight: 1 }),
      makePart(
        `base-${s < 0 ? "left" : "right"}`,
        "metal",
        merge([-1, 1].map((t) => block([0.06, 0.025, 0.05], [s * 0.22, TOP - 0.004, t * 0.148], 0.006))),
        { weight: 0.4 },
      ),
    ]),
    makePart(
      "legs",
      "metal",
      merge([
        ...feet.map(([s, t]) => bar([s * 0.42, TOP - THICK + 0.02, t * 0.08], [s * 0.62, 0.045, t * 0.4], 0.034, 14)),
        ...[-1, 1].map((s) => block([0.1, 0.05, WIDTH * 0.8], [s * 0.42, TOP - THICK - 0.005, 0], 0.012)),
        bar([-0.42, TOP - THICK - 0.01, 0], [0.42, TOP - THICK - 0.01, 0], 0.03, 12),
        ...[-1, 1].map((s) => bar([s * 0.53, 0.48, -0.24], [s * 0.53, 0.48, 0.24], 0.018, 10)),
      ]),
      { weight: 0.9 },
    ),
    makePart(
      "feet",
      "foot",
      merge(feet.map(([s, t]) => block([0.16, 0.05, 0.14], [s * 0.63, 0.025, t * 0.41], 0.02, 2))),
      { weight: 0.5 },
    ),
    ...(has("mat") ? [makePart("mat", "mat", block([2.1, 0.1, 1.3], [0, -0.05, 0], 0.03, 2), { weight: 0.6 })] : []),
  ];
}

/** A pommel horse. What makes it itself: a long padded leather body with rounded ends, two bowed grips standing on its middle, splayed steel legs with broad feet, often a mat below. */
export const pommelHorse = defineFromPlan({
  id: "pommel-horse",
  family: "sport",
  words: ["pommel horse", "vaulting horse", "gymnastics horse", "side horse", "gymnastic horse", "vault"],
  senses: ["pommel horse"],
  height: 1.27,
  view: { azimuth: 0.5, elevation: 0.24 },
  slots: {
    body: mainSlot("leather", "#b8793c #8a4a26 #1f4f9a", "cover|padding"),
    pommel: slot("plastic maple", "#efe6cf #d8d6cc", "grip|handle"),
    metal: slot("painted-metal steel", "#c8cacc #3a3e44", "leg"),
    foot: slot("rubber", "#1c1d1f"),
    mat: slot("canvas", "#2456a8 #2a7a52"),
  },
  extras: { mat: { chance: 0.3 } },
  build,
});
