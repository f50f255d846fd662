import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, stretch, turnX, turnY } from "../../geometry/place.ts";
import { add, carve, sculpt } from "../../geometry/sculpt.ts";
import { ellipsoid, roundBox, roundCone } from "../../geometry/sdf-primitives.ts";
import { turned } from "../../geometry/slab.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { meshSdf } from "../../geometry/surface-nets.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { RX, RZ, strap } from "./around-face.ts";

/** A filter of sheet metal, its face with holes to +Z, from z = 0 on. */
const canister = (radius: number, deep: number): Geometry =>
  turned(
    [
      [0, 0],
      [radius * 0.6, 0],
      [radius * 0.62, deep * 0.18],
      [radius * 0.96, deep * 0.22],
      [radius, deep * 0.28],
      [radius * 0.97, deep * 0.36],
      [radius, deep * 0.44],
      [radius * 0.97, deep * 0.52],
      [radius, deep * 0.6],
      [radius, deep * 0.94],
      [radius * 0.93, deep],
      [radius * 0.8, deep * 0.97],
      [0, deep * 0.97],
    ].map(([r = 0, y = 0]) => [r, y] as const),
    40,
  );

/** Holes in rings over the face of a filter, as deep as `deep`. */
const pierced =
  (radius: number, deep: number): Part["paint"] =>
  (surface, x, y, z) => {
    if (z < deep * 0.9) return;
    const r = Math.sqrt(x * x + y * y);
    if (r > radius * 0.74) return;
    const pitch = radius * 0.2;
    const [u, v] = [x / pitch, y / pitch];
    const [a, b] = [u - Math.round(u), v - Math.round(v)];
    if (a * a + b * b < 0.09) layColour(surface, [0.008, 0.008, 0.008], 0.8, 0);
  };

function build({ style }: Planned): Part[] {
  const twin = style === "twin";
  const face = sculpt([
    add(ellipsoid([0, 0, 0.008], [0.088, 0.118, 0.104])),
    add(roundCone([0, -0.045, 0.07], [0, -0.062, 0.125], 0.05, 0.036), 0.03),
    // cheeks in which the eye pieces sit
    ...[-1, 1].map((s) => add(roundCone([s * 0.036, 0.03, 0.06], [s * 0.045, 0.032, 0.098], 0.036, 0.033), 0.015)),
    carve(ellipsoid([0, 0, -0.012], [0.081, 0.111, 0.094]), 0.004),
    carve(roundBox([0, 0, -0.1], [0.4, 0.4, 0.2], 0.004), 0.006),
  ]);
  const eye = (g: Geometry) => move(turnX(turnY(g, 0.22), -0.05), [0.047, 0.0325, 0.127]);
  const rim = eye(turnX(torus(0.029, 0.0058, 40, 12), PI / 2));
  const lens = eye(stretch(sphere(0.028, 32, 16), [1, 1, 0.36]));
  const over: Vec3[] = Array.from({ length: 15 }, (_, i): Vec3 => {
    const a = 0.5 + (i / 14) * 2.4;
    return [0, 0.112 * sin(a) + 0.004, RZ * cos(a) * 1.02];
  });
  const front = (g: Geometry) => move(turnX(g, 0.32), [0, -0.073, 0.146]);
  const side = (g: Geometry) => move(turnX(turnY(g, 0.95), 0.12), [0.043, -0.06, 0.114]);
  return [
    makePart("face", "body", meshSdf(face, 0.0042), { weight: 1, crease: 1 }),
    ...makeParts("rim", "rim", [rim, mirror(rim)], { weight: 1 }),
    ...makeParts("lens", "lens", [lens, mirror(lens)], {
      weight: 1,
      paint: (surface, _x, y) => {
        const t = Math.max(0, Math.min(1, 0.5 + y * 14));
        layColour(surface, [surface.r * (0.5 + t), surface.g * (0.5 + t), surface.b * (0.5 + t)], 0.05);
      },
    }),
    ...(twin
      ? [
          ...makeParts("filter", "filter", [side(canister(0.038, 0.04)), mirror(side(canister(0.038, 0.04)))], {
            weight: 1,
            paint: pierced(0.038, 0.04),
          }),
          makePart(
            "valve",
            "rim",
            front(
              turned(
                [
                  [0, 0.006],
                  [0.024, 0.006],
                  [0.024, 0.022],
                  [0.018, 0.028],
                  [0, 0.028],
                ],
                28,
              ),
            ),
            { weight: 0.7 },
          ),
        ]
      : [
          makePart("filter", "filter", front(canister(0.046, 0.07)), { weight: 1, paint: pierced(0.046, 0.07) }),
          makePart(
            "valve",
            "rim",
            side(
              turned(
                [
                  [0, 0],
                  [0.02, 0],
                  [0.02, 0.014],
                  [0.015, 0.02],
                  [0, 0.02],
                ],
                24,
              ),
            ),
            { weight: 0.5 },
          ),
        ]),
    makePart(
      "straps",
      "strap",
      merge([
        move(strap(0.98, 0.016, 0.0035), [0, -0.028, 0]),
        move(strap(0.98, 0.016, 0.0035), [0, 0.03, 0]),
        tube(0.0052, over, 8),
      ]),
      { weight: 0.7 },
    ),
    makePart(
      "buckles",
      "rim",
      merge(
        [-1, 1].flatMap((s) =>
          [-0.028, 0.03].map((y) =>
            move(turnY(stretch(sphere(0.011, 12, 8), [0.9, 1, 0.35]), s * 1.1), [s * (RX * 0.94), y, 0.052]),
          ),
        ),
      ),
      { weight: 0.3 },
    ),
  ];
}

/** A gas mask. What makes it itself: a rubber face with two big round goggle eyes in metal rims, a snout with a screwed-on filter canister pierced with holes, or one at either cheek, straps and buckles about an empty head. */
export const gasMask = defineFromPlan({
  id: "gas-mask",
  family: "garment",
  words: ["gas mask", "gasmask", "respirator", "gas-mask", "respirator mask", "world war gas mask", "ww2 gas mask"],
  senses: ["gasmask"],
  height: 0.26,
  vary: 0.02,
  view: { azimuth: 0.5, elevation: 0.08 },
  slots: {
    body: mainSlot("rubber", "#23251f #1d1e20 #4a4a34 #3a3e34", "face|mask|snout"),
    rim: slot("brushed-steel", "#8a8c88 #4a4c4a", "ring|buckle|valve"),
    lens: slot("plastic", "#2c3a38 #4a3a1c #1c2226", "eye|glass|goggle"),
    filter: slot("painted-metal", "#4d5a3a #3a3d40 #8a8f94", "canister|can"),
    strap: slot("canvas", "#2a261e #16171a", "band|belt"),
  },
  styles: { single: { weight: 2 }, twin: { weight: 1, words: ["respirator", "respirator mask"] } },
  build,
  sockets: () => [{ name: "attach", position: [0, 0.03, 0.06], normal: [0, 1, 0], radius: RX * 1.12 }],
});
