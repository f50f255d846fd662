import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { surfaceAlong } from "../../geometry/sdf-cast.ts";
import { ellipsoid, halfSpace, roundCone } from "../../geometry/sdf-primitives.ts";
import { sphere } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { normalize, type Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** A wide open smile below the eyes, a lighter crown, darker toward the foot. */
const body: Paint = (surface, x, y, z, _nx, ny) => {
  const t = Math.min(1, Math.max(0, y / 0.42));
  const k = 0.55 + 0.75 * t + 0.15 * Math.max(0, ny);
  layColour(surface, [surface.r * k, surface.g * k, surface.b * k], 0.08);
  if (z < 0.05) return;
  const curve = 0.155 + 1.6 * x * x;
  const top = 0.185;
  if (y > curve - 0.03 && y < top && Math.abs(x) < 0.11) {
    const inner = y > curve - 0.018 && y < top - 0.01;
    const tongue = y < curve + 0.012 - Math.abs(x) * 0.1;
    layColour(surface, !inner ? [0.01, 0.012, 0.01] : tongue ? [0.62, 0.06, 0.1] : [0.09, 0.008, 0.014], 0.3, 0);
  }
};

function build({ style, stream }: Planned): Part[] {
  const random = stream("drops");
  const puddle = Array.from({ length: 7 }, (_, i) => {
    const a = (i / 7) * TAU + random() * 0.6;
    const reach = 0.24 + 0.08 * random();
    return add(
      ellipsoid([sin(a) * reach, 0.02, cos(a) * reach], [0.08 + 0.05 * random(), 0.035, 0.08 + 0.04 * random()]),
      0.07,
    );
  });
  const clay = sculpt([
    add(ellipsoid([0, 0.16, 0], [0.25, 0.2, 0.23])),
    add(
      roundCone([0, 0.26, 0], [0.02, style === "drop" ? 0.43 : 0.34, -0.01], 0.16, style === "drop" ? 0.02 : 0.12),
      0.09,
    ),
    ...puddle,
    carve(halfSpace([0, 0.001, 0], [0, 1, 0]), 0),
  ]);
  const solid = meshSdf(clay, 0.013);
  const eye = (s: number): Part[] => {
    const out = normalize([s * 0.36, 0.22, 0.9]);
    const at = surfaceAlong(clay, [0, 0.2, 0], out, 0.6);
    const place = (by: number): Vec3 => [at[0] - out[0] * by, at[1] - out[1] * by, at[2] - out[2] * by];
    const name = s < 0 ? 1 : 2;
    return [
      makePart(`eye-${name}`, "eye", move(stretch(sphere(0.056, 28, 20), [0.86, 1.1, 0.9]), place(0.028)), {
        weight: 1,
        paint: (surface, x, y, z) => {
          if (z < 0) return;
          const [u, v] = [x + s * 0.006, y - 0.002];
          const d = Math.sqrt(u * u + v * v);
          const [p, q] = [u + 0.01, v - 0.014];
          if (p * p + q * q < 0.00009) layColour(surface, [0.95, 0.95, 0.95], 0.1, 0);
          else if (d < 0.033) layColour(surface, [0.006, 0.006, 0.01], 0.08, 0);
        },
      }),
    ];
  };
  const bubbles = Array.from({ length: 5 }, (_, i) => {
    const out = normalize([sin(i * 2.3) * 0.9, 0.2 + 0.5 * random(), cos(i * 2.3) * 0.7 - 0.1]);
    const at = surfaceAlong(clay, [0, 0.16, 0], out, 0.6);
    return move(sphere(0.016 + 0.014 * random(), 14, 10), at);
  });
  const drips = [-1, 1].map((s) =>
    move(stretch(sphere(0.03, 16, 10), [1.2, 0.45, 1]), [s * (0.38 + 0.05 * random()), 0.0085, 0.1 * s + 0.12]),
  );
  return [
    makePart("blob", "body", solid, { weight: 1, crease: 1.2, paint: body }),
    ...eye(-1),
    ...eye(1),
    makePart("bubbles", "bubble", merge(bubbles), { weight: 0.5 }),
    makePart("drops", "body", merge(drips), { weight: 0.3 }),
  ];
}

/** A slime. What makes it itself: a glossy quivering blob with a soft point on top, melting into a puddle, two big round eyes, a wide open smile and bubbles on its skin. */
export const slime = defineFromPlan({
  id: "slime",
  family: "animal",
  words: [
    "slime",
    "slime monster",
    "slime creature",
    "blob monster",
    "jelly monster",
    "ooze",
    "blob",
    "goo monster",
    "cute slime",
    "gooey monster",
  ],
  senses: ["slime", "ooze"],
  height: 0.44,
  vary: 0.06,
  view: { azimuth: 0.3, elevation: 0.18 },
  slots: {
    body: mainSlot("plastic", "#3fb84a #2f8fe0 #d84a9a #8a4ad0 #e8a01c", "skin|blob|goo"),
    eye: slot("glass", "#f4f4f0"),
    bubble: slot("plastic", "#a8f0b0 #a8d8f8", "spot"),
  },
  styles: { drop: { weight: 2 }, mound: { weight: 1 } },
  build,
});
