import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnY } from "../../geometry/place.ts";
import { addAll, carve, sculpt } from "../../geometry/sculpt.ts";
import { ball, ellipsoid, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { both } from "../../geometry/sdf-transform.ts";
import { disc } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const FLOWERS = ["#e85a8a", "#5a9ae8", "#f2c94a", "#ffffff"].map(fromHex);

/** Blush, nostrils and mouth; flowers or dots on the flanks when decorated. */
const face =
  (look: string, seed: number): Paint =>
  (surface, x, y, z) => {
    const u = Math.abs(x);
    if (z > 0.083) {
      const [a, b] = [(u - 0.0095) / 0.0042, (y - 0.068) / 0.0066];
      if (a * a + b * b < 1 && z > 0.1)
        return layColour(surface, [surface.r * 0.22, surface.g * 0.16, surface.b * 0.16]);
    }
    if (z > 0.05 && z < 0.1) {
      const [a, b] = [u - 0.042, y - 0.062];
      const d = a * a + b * b;
      if (d < 0.00014) layColour(surface, [0.86, 0.3, 0.33]);
    }
    if (look === "plain" || u < 0.03 || y > 0.12 || y < 0.04) return;
    if (look === "dotted") {
      const [a, b] = [
        z * 34 - Math.round(z * 34),
        y * 34 + (Math.round(z * 34) % 2) * 0.5 - Math.round(y * 34 + (Math.round(z * 34) % 2) * 0.5),
      ];
      if (z < 0.05 && a * a + b * b < 0.06) layColour(surface, [0.92, 0.9, 0.88]);
      return;
    }
    for (const [cy, cz, r] of [
      [0.082, -0.015, 0.019],
      [0.062, -0.05, 0.012],
      [0.1, -0.05, 0.011],
      [0.058, 0.022, 0.011],
    ] as const) {
      const [a, b] = [(z - cz) / r, (y - cy) / r];
      const d = a * a + b * b;
      if (d > 1) continue;
      const petal = (a * a * b * b) / (d * d + 0.0001);
      if (d < 0.09) layColour(surface, FLOWERS[2] as (typeof FLOWERS)[number]);
      else if (d < 1 - petal * 2.6) layColour(surface, FLOWERS[seed % 2 === 0 ? 3 : 1] as (typeof FLOWERS)[number]);
    }
  };

function build({ kind, has, seed }: Planned): Part[] {
  const body = meshSdf(
    sculpt([
      ...addAll([ellipsoid([0, 0.08, 0], [0.066, 0.062, 0.083])]),
      ...addAll([ellipsoid([0, 0.082, 0.055], [0.046, 0.046, 0.042])], 0.02),
      ...addAll([roundCone([0, 0.069, 0.088], [0, 0.068, 0.1], 0.0235, 0.0215)], 0.01),
      ...addAll(
        [
          both(roundCone([0.036, 0.045, 0.042], [0.04, 0.014, 0.047], 0.021, 0.0165)),
          both(roundCone([0.036, 0.045, -0.044], [0.04, 0.014, -0.05], 0.022, 0.0165)),
        ],
        0.012,
      ),
      carve(roundBox([0, -0.05, 0], [0.4, 0.1, 0.4], 0.001), 0.002),
      carve(roundBox([0, 0.145, -0.008], [0.0065, 0.03, 0.04], 0.001), 0.0015),
      carve(roundBox([0, 0.068, 0.17], [0.2, 0.2, 0.1], 0.001), 0.003),
      ...addAll([both(roundCone([0.027, 0.118, 0.055], [0.042, 0.143, 0.062], 0.0135, 0.004))], 0.006),
      carve(both(ball([0.039, 0.137, 0.074], 0.009)), 0.004),
    ]),
    0.0042,
  );
  const eyes = [-1, 1].map((s) => move(sphere(0.0072, 20), [s * 0.025, 0.097, 0.086] as Vec3));
  const lights = [-1, 1].map((s) => move(sphere(0.0021, 10), [s * 0.025 + 0.003, 0.1005, 0.0918] as Vec3));
  const tail = tube(
    0.0045,
    curveThrough(
      [
        [0, 0.09, -0.079],
        [0.004, 0.093, -0.09],
        [0.012, 0.1, -0.094],
        [0.008, 0.107, -0.093],
        [-0.003, 0.101, -0.096],
        [-0.001, 0.09, -0.102],
        [0.012, 0.093, -0.106],
      ],
      6,
    ),
    10,
    { scale: (t) => 1.1 - 0.5 * t, endRounding: 0.002 },
  );
  const coin = settle(move(disc(0.0145, 0.0026, 0.0006), [0, 0, -0.0013]));
  return [
    makePart("body", "body", settle(body), { weight: 1, paint: face(kind, seed), crease: 1 }),
    ...makeParts("eye", "eye", eyes, { weight: 0.9 }),
    ...makeParts("eye-light", "eye-light", lights, { weight: 0.3 }),
    makePart("tail", "body", tail, { weight: 0.6 }),
    ...(has("coin")
      ? [
          makePart("coin", "coin", move(turnY(coin, PI / 2), [0, 0.149, -0.008]), {
            weight: 0.8,
            paint: (surface, x, y) => {
              const d = x * x + y * y;
              if (Math.abs(d - 0.000145) < 0.000012) surface.height -= 0.0006;
            },
          }),
        ]
      : []),
  ];
}

/** A piggy bank. What makes it itself: a round shiny pink pig on four stubby legs, flat snout with two nostrils, small ears, curly tail, dot eyes, and a slit along its back, often with a gold coin half in. */
export const piggyBank = defineFromPlan({
  id: "piggy-bank",
  family: "object",
  likened: ["beast"],
  words: [
    "piggy bank",
    "piggybank",
    "pig bank",
    "money box",
    "coin bank",
    "savings bank",
    "money pig",
    "savings pig",
    "moneybox",
  ],
  senses: ["piggy bank"],
  height: 0.15,
  view: { azimuth: 0.65, elevation: 0.24 },
  slots: {
    body: mainSlot("ceramic-glaze", "#ee9aa8 #f2a7b4 #e88598 #f4b8b0", "pig|skin"),
    coin: slot("gold", "", "money"),
    eye: slot("glass", "#14100e"),
    "eye-light": slot("plastic", "#ffffff"),
  },
  kinds: {
    plain: { weight: 3, traits: ["plain"] },
    flowered: { weight: 1, traits: ["floral", "flowery"] },
    dotted: { weight: 1, traits: ["dotted", "spotted"] },
  },
  extras: { coin: { chance: 0.7 } },
  sockets: () => [{ name: "top", position: [0, 0.142, -0.04], normal: [0, 1, 0], radius: 0.03 }],
  build,
});
