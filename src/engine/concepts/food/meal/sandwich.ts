import { noise } from "../../../geometry/deform.ts";
import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { cylinder } from "../../../geometry/lathe.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { closeCorners } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { deform, move, place, settle, turnX } from "../../../geometry/place.ts";
import { PI } from "../../../math/elementary.ts";
import { chain, rotation, translation } from "../../../math/mat4.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { type Vec3, Y_AXIS } from "../../../math/vec3.ts";
import { slot } from "../../define-from-plan.ts";
import { crumb } from "../baked/bread.ts";
import { defineFood } from "../define-food.ts";
import { oval } from "../shapes.ts";
import { CRUST, glossy, tint } from "../tint.ts";
import { HALF, leafEdge } from "./leaf-edge.ts";

/** A three-cornered half of a square, flat, from y = 0 up; its long cut side to +Z. */
const triangleSlab = (thick: number, grow: number, wave = 0, seed = 0): Geometry => {
  const s = HALF * grow;
  const outline = closeCorners(
    [
      [-s * 1.41, -s * 0.42, 0.003],
      [s * 1.41, -s * 0.42, 0.003],
      [0, s * 0.99, 0.006],
    ],
    3,
  );
  const flat = settle(
    move(turnX(extrude(outline, { depth: thick, bevel: Math.min(0.003, thick * 0.3), bevelSteps: 2 }), -PI / 2), [
      0,
      thick / 2,
      0,
    ]),
  );
  return wave === 0 ? flat : deform(flat, ([x, y, z]) => [x, y + wave * noise(x * 90, 1, z * 90, seed), z]);
};

/** Sandwich: two slices of white bread cut across to a triangle, on their cut side the layers: lettuce, tomato, cheese, ham. */
export const sandwich = defineFood({
  id: "sandwich",
  words: [
    "sandwich",
    "club sandwich",
    "panini",
    "blt",
    "grilled cheese",
    "toastie",
    "ham sandwich",
    "cheese sandwich",
    "half sandwich",
  ],
  senses: ["sandwich#1"],
  height: 0.07,
  slots: {
    bread: { ...slot("plaster", "#cf9648", "toast|crust|slice"), takesWhole: true },
    ham: slot("plastic", "#f0a0a0", "meat|turkey|bacon"),
    cheese: slot("plastic", "#f7bd2e"),
    tomato: slot("plastic", "#cf2a1e"),
    lettuce: slot("plastic", "#72b52e", "salad"),
    pick: slot("oak", "#d8b070", "toothpick|skewer"),
    olive: slot("plastic", "#7f8a2c"),
  },
  extras: { pick: { chance: 0.7, words: ["club sandwich"] } },
  build: (food) => {
    const slicePaint: Paint = (surface, x, y, z, nx, ny, nz) => {
      const onCut = z > HALF * 0.42 - 0.004;
      const flat = Math.abs(ny) > 0.8;
      if (onCut && !flat) {
        if (y > 0.0016 && y < 0.0125) crumb(surface, x, y, z);
        return;
      }
      if (flat) {
        const edge = Math.max(Math.abs(x) * 0.7 - z * 0.7 - HALF * 0.62, 0);
        if (edge <= 0) crumb(surface, x, y, z);
        tint(surface, CRUST, 0.18 + 0.32 * smoothstep(-0.1, 0.5, noise(x * 60, 1, z * 60, 5)) + 0 * (nx + nz));
      }
      surface.roughness = 0.75;
    };
    const pile = (at: Vec3, a: number, name: string): Part[] => {
      const put = (g: Geometry, y: number): Geometry =>
        place(move(g, [0, y, 0]), chain(rotation(Y_AXIS, a), translation(at)));
      const slices = [0.004, 0.019, 0.034].map((x, i) =>
        place(
          cylinder({ radius: 0.0145, height: 0.0048, bevel: 0.001, segments: 26 }),
          translation([(i - 1) * 0.03, 0, HALF * 0.42 - 0.0115 + 0 * x]),
        ),
      );
      return [
        makePart(`${name}-lower-bread`, "bread", put(triangleSlab(0.014, 1), 0), {
          weight: 1,
          paint: slicePaint,
          crease: 0.7,
        }),
        makePart(
          `${name}-lettuce`,
          "lettuce",
          put(merge([leafEdge(0, food.seed), leafEdge(0.0016, food.seed + 2)]), 0.0145),
          { weight: 0.8, paint: glossy(0.4), crease: 1.2 },
        ),
        makePart(
          `${name}-ham`,
          "ham",
          put(
            merge([triangleSlab(0.0032, 1.03, 0.0014, 3), move(triangleSlab(0.0032, 1.01, 0.0014, 8), [0, 0.0034, 0])]),
            0.018,
          ),
          { weight: 0.8, paint: glossy(0.35) },
        ),
        makePart(`${name}-cheese`, "cheese", put(triangleSlab(0.0036, 1.06), 0.0248), {
          weight: 0.8,
          paint: glossy(0.35),
        }),
        makePart(`${name}-tomato`, "tomato", put(merge(slices), 0.0282), { weight: 0.8, paint: glossy(0.2) }),
        makePart(`${name}-leaf`, "lettuce", put(leafEdge(0, food.seed + 5), 0.0335), {
          weight: 0.6,
          paint: glossy(0.4),
          crease: 1.2,
        }),
        makePart(`${name}-upper-bread`, "bread", put(triangleSlab(0.014, 1), 0.035), {
          weight: 1,
          paint: slicePaint,
          crease: 0.7,
        }),
      ];
    };
    const parts = pile([0, 0, 0], 0, "front");
    if (food.has("pick")) {
      parts.push(
        makePart("pick", "pick", move(cylinder({ radius: 0.0011, height: 0.05, segments: 8 }), [0, 0.03, 0]), {
          weight: 0.5,
        }),
      );
      parts.push(
        makePart("olive", "olive", move(oval([0.0075, 0.0088, 0.0075], 20), [0, 0.0565, 0]), {
          weight: 0.6,
          paint: glossy(0.2),
        }),
      );
    }
    return parts;
  },
  view: { azimuth: 0.3, elevation: 0.32 },
});
