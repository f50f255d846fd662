import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { placePart } from "../../geometry/place-part.ts";
import { disc } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { X_AXIS, Z_AXIS } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const R = 0.105;

/** Square pegs over a disc (or a square), the cross between its quarters left free. */
const pegs = (y: number, reach: number, isSquare: boolean) =>
  merge(
    Array.from({ length: 8 }, (_, i) => (i - 3.5) * 0.0235).flatMap((x) =>
      Array.from({ length: 8 }, (_, j) => (j - 3.5) * 0.0235)
        .filter((z) => isSquare || x * x + z * z < (reach - 0.012) * (reach - 0.012))
        .map((z) => block([0.014, 0.012, 0.014], [x, y, z], 0.002)),
    ),
  );

/** One half as it lies open, its plate up. */
function half(name: string, isSquare: boolean): Part[] {
  const shell = isSquare
    ? block([0.25, 0.05, 0.25], [0, 0.03, 0], 0.018, 3)
    : lathe(
        [
          [0, 0.004],
          [R * 0.7, 0.004],
          [R + 0.006, 0.018],
          [R + 0.018, 0.038],
          [R + 0.018, 0.05],
          [R + 0.012, 0.056],
          [0, 0.056],
        ],
        56,
      );
  const plate = isSquare
    ? block([0.21, 0.008, 0.21], [0, 0.056, 0], 0.003)
    : lathe(
        [
          [0, 0.05],
          [R, 0.05],
          [R, 0.06],
          [R - 0.008, 0.06],
          [R - 0.012, 0.057],
          [0, 0.057],
        ],
        56,
      );
  return [
    makePart(`${name}-shell`, "body", shell, { weight: 1 }),
    makePart(`${name}-plate`, "plate", plate, { weight: 0.9 }),
    makePart(`${name}-grid`, "plate", pegs(0.06, R, isSquare), { weight: 0.9 }),
  ];
}

/** The waffle it makes, lying on the lower plate. */
function waffleParts(isSquare: boolean): Part[] {
  const base = isSquare
    ? block([0.196, 0.012, 0.196], [0, 0.068, 0], 0.004)
    : lathe(
        [
          [0, 0.062],
          [R - 0.006, 0.062],
          [R - 0.002, 0.067],
          [R - 0.006, 0.073],
          [0, 0.073],
        ],
        48,
      );
  const span = isSquare ? 0.19 : 0.2;
  const lines = Array.from({ length: 7 }, (_, i) => (i - 3) * 0.0265);
  const length = (t: number) => (isSquare ? span : 2 * Math.sqrt(Math.max(0, (R - 0.008) * (R - 0.008) - t * t)));
  return [
    makePart("waffle", "waffle", base, { weight: 0.8 }),
    makePart(
      "waffle-ribs",
      "waffle",
      merge(
        lines.flatMap((t) => [
          block([0.009, 0.016, length(t)], [t, 0.076, 0], 0.003),
          block([length(t), 0.0162, 0.009], [0, 0.076, t], 0.003),
        ]),
      ),
      { weight: 0.9 },
    ),
  ];
}

function build({ style, has }: Planned): Part[] {
  const isSquare = style === "square";
  const back = -R - 0.03;
  // the lid is the same half, turned over about the hinge until it leans back
  const lift = chain(
    translation([0, -0.062, -back]),
    rotation(Z_AXIS, PI),
    rotation(X_AXIS, -1.78),
    translation([0, 0.062, back]),
  );
  const lid = half("lid", isSquare).map((part) => placePart(part, lift));
  const handle = (name: string): Part =>
    makePart(
      name,
      "handle",
      merge([
        bar([-0.035, 0.036, R + 0.014], [-0.035, 0.036, R + 0.06], 0.008, 10),
        bar([0.035, 0.036, R + 0.014], [0.035, 0.036, R + 0.06], 0.008, 10),
        bar([-0.05, 0.036, R + 0.064], [0.05, 0.036, R + 0.064], 0.013, 14),
      ]),
      { weight: 0.8 },
    );
  return [
    ...half("base", isSquare),
    ...lid,
    makePart(
      "foot",
      "handle",
      merge(
        [-1, 1].flatMap((s) =>
          [-1, 1].map((t) => bar([s * 0.07, -0.006, t * 0.07], [s * 0.07, 0.012, t * 0.07], 0.011, 14)),
        ),
      ),
      { weight: 0.3 },
    ),
    makePart(
      "hinge",
      "metal",
      merge([
        bar([-0.05, 0.056, back + 0.006], [0.05, 0.056, back + 0.006], 0.012, 14),
        block([0.08, 0.07, 0.03], [0, 0.06, back + 0.004], 0.008),
      ]),
      { weight: 0.6 },
    ),
    handle("handle"),
    placePart(handle("lid-handle"), lift),
    makePart(
      "lamp",
      "lamp",
      merge([-1, 1].map((s) => move(disc(0.008, 0.006, 0.002, 20), [s * 0.024, 0.03, R + 0.012]))),
      { weight: 0.3 },
    ),
    ...(has("waffle") ? waffleParts(isSquare) : []),
    makePart("dial", "metal", move(torus(0.014, 0.004, 24, 8), [R * 0.98, 0.05, R * 0.45]), { weight: 0.2 }),
  ];
}

/** A waffle iron. What makes it itself: two shells hinged behind and open, each with a dark plate of square pegs, a handle in front, and a golden waffle lying on the lower plate. */
export const waffleIron = defineFromPlan({
  id: "waffle-iron",
  family: "appliance",
  words: ["waffle iron", "waffle maker", "waffle machine", "belgian waffle maker", "sandwich press"],
  senses: ["waffle iron"],
  height: 0.27,
  view: { azimuth: 0.5, elevation: 0.42 },
  slots: {
    body: mainSlot("stainless-steel chrome painted-metal", "", "shell|lid|cover"),
    plate: slot("cast-iron", "#3a3836", "grid"),
    handle: slot("plastic", "#17181b", "grip|foot"),
    metal: slot("steel", "", "hinge"),
    lamp: slot("plastic", "#d8241c", "light"),
    waffle: slot("waffle", "#d89a48", "batter"),
  },
  styles: { round: { weight: 2, traits: ["round"] }, square: { weight: 1, traits: ["square"] } },
  kinds: {
    steel: { weight: 2, materials: { body: "stainless-steel" } },
    painted: { weight: 1, dress: { body: "#b8241f" }, materials: { body: "painted-metal" } },
    black: { weight: 1, dress: { body: "#222326" }, materials: { body: "painted-metal" } },
  },
  extras: { waffle: { chance: 0.8 } },
  build,
});
