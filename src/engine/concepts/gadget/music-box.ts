import { curveThrough } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, stretch, turnX } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { atan2, sin } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const H = 0.085;
const [W, D] = [0.2, 0.15];

const floral: Paint = (surface, x, y, z) => {
  const along = Math.abs(z) > D / 2 - 0.003 ? x : z;
  const row = y - 0.045;
  const k = Math.round(along / 0.036);
  const [u, v] = [along - k * 0.036, row];
  const d = Math.sqrt(u * u + v * v);
  const petals = 0.0085 * (0.7 + 0.3 * sin(5 * atan2(v, u)));
  if (d < 0.003) layColour(surface, [0.85, 0.55, 0.05]);
  else if (d < petals) layColour(surface, [0.9, 0.82, 0.72]);
  else if (Math.abs(y - 0.075) < 0.0016 || Math.abs(y - 0.016) < 0.0016) layColour(surface, [0.75, 0.5, 0.12], 0.3);
};

const face: Paint = (surface, x, y, z) => {
  if (z > 0.006 && Math.abs(Math.abs(x) - 0.004) < 0.0012 && Math.abs(y - 0.001) < 0.0012)
    layColour(surface, [0.02, 0.02, 0.03]);
  else if (z > 0.006 && Math.abs(x) < 0.003 && Math.abs(y + 0.0048) < 0.0008) layColour(surface, [0.6, 0.05, 0.08]);
  else if (y > 0.0045 || z < -0.001) layColour(surface, [0.1, 0.045, 0.02]);
};

/** A dancer on the tip of one foot, arms in a ring over her head, on y = 0. */
function dancer(): Part[] {
  const skirt = deform(
    lathe(
      roundCorners(
        [
          [0, 0.083],
          [0.012, 0.083],
          [0.046, 0.068, 0.006],
          [0.046, 0.07, 0.001],
          [0.03, 0.083, 0.01],
          [0.0085, 0.092, 0.004],
          [0.0095, 0.115, 0.008],
          [0, 0.117],
        ],
        4,
      ),
      48,
    ),
    ([x, y, z]) => {
      const r = Math.sqrt(x * x + z * z);
      return [x, y + (r > 0.015 ? 0.1 * (r - 0.015) * sin(12 * atan2(z, x)) : 0), z];
    },
  );
  const arms = [-1, 1].map((s) =>
    tube(
      0.0034,
      curveThrough(
        [
          [s * 0.008, 0.112, 0],
          [s * 0.024, 0.127, 0.003],
          [s * 0.024, 0.152, 0.003],
          [s * 0.005, 0.167, 0.004],
        ],
        5,
      ),
      8,
      { endRounding: 0.003 },
    ),
  );
  return [
    makePart(
      "legs",
      "skin",
      merge([
        bar([0, 0, 0], [0.001, 0.085, 0], 0.0046, 10),
        tube(
          0.0044,
          curveThrough(
            [
              [0.003, 0.082, 0],
              [0.03, 0.062, 0.006],
              [0.006, 0.04, 0.002],
            ],
            5,
          ),
          8,
          { endRounding: 0.003 },
        ),
      ]),
      { weight: 0.7 },
    ),
    makePart("dress", "dress", settle(skirt), { weight: 1 }),
    makePart("arms", "skin", merge([...arms, bar([0, 0.112, 0], [0, 0.128, 0], 0.0038, 10)]), { weight: 0.7 }),
    makePart("head", "skin", move(sphere(0.0115, 20), [0, 0.137, 0]), { weight: 0.8, paint: face }),
    makePart("bun", "hair", move(stretch(sphere(0.0062, 14), [1, 0.9, 1]), [0, 0.1495, -0.003]), { weight: 0.4 }),
  ];
}

function build(): Part[] {
  const t = 0.009;
  const walls = merge([
    block([W, H, t], [0, H / 2, D / 2 - t / 2], 0.002),
    block([W, H, t], [0, H / 2, -D / 2 + t / 2], 0.002),
    block([t, H, D - 2 * t + 0.002], [W / 2 - t / 2, H / 2, 0], 0.002),
    block([t, H, D - 2 * t + 0.002], [-W / 2 + t / 2, H / 2, 0], 0.002),
  ]);
  const open = (g: Part["geometry"]) => move(turnX(g, -0.28), [0, H - 0.002, -D / 2 + 0.004]);
  const crank = [
    bar([W / 2 - 0.004, 0.042, 0.02], [W / 2 + 0.03, 0.042, 0.02], 0.003, 10),
    bar([W / 2 + 0.028, 0.042, 0.02], [W / 2 + 0.028, 0.066, 0.034], 0.003, 10),
  ];
  return [
    makePart("box", "body", walls, { weight: 1, paint: floral }),
    makePart("floor", "lining", block([W - 0.012, 0.05, D - 0.012], [0, 0.03, 0], 0.002), { weight: 0.7 }),
    makePart("lid", "body", open(settle(move(slab([W, D, 0.014], 0.006, 0.003), [0, D / 2, -0.003]))), { weight: 1 }),
    makePart("mirror", "mirror", open(move(slab([W * 0.72, D * 0.72, 0.004], 0.03, 0.001, 6), [0, D / 2, 0.005])), {
      weight: 0.8,
    }),
    makePart(
      "stage",
      "metal",
      move(
        lathe(
          roundCorners(
            [
              [0, 0],
              [0.034, 0, 0.002],
              [0.03, 0.009, 0.002],
              [0, 0.009],
            ],
            3,
          ),
          36,
        ),
        [0, 0.053, 0],
      ),
      { weight: 0.6 },
    ),
    ...dancer().map((part) => ({ ...part, geometry: move(part.geometry, [0, 0.06, 0]) })),
    makePart("crank", "metal", merge(crank), { weight: 0.7 }),
    makePart("knob", "metal", move(sphere(0.008, 16), [W / 2 + 0.032, 0.068, 0.035]), { weight: 0.5 }),
    makePart("clasp", "metal", block([0.02, 0.018, 0.005], [0, H - 0.008, D / 2 + 0.0015], 0.0015), { weight: 0.3 }),
  ];
}

/** A music box. What makes it itself: an open casket with painted flowers and a mirror in its lid, a ballerina who turns on a round stage, and a small crank at the side. */
export const musicBox = defineFromPlan({
  id: "music-box",
  family: "object",
  words: ["music box", "musical box", "ballerina music box", "musicbox"],
  senses: ["music box"],
  height: 0.24,
  view: { azimuth: 0.4, elevation: 0.3 },
  slots: {
    body: mainSlot("painted-wood", "#c86a86 #5f9aa8 #8a4a3a #7a6ab0 #3f7a6a", "box|case|lid"),
    lining: slot("felt", "#7a1a2e #2a3a6a", "velvet"),
    mirror: slot("glass", "#c4d8e0"),
    metal: slot("gold", "", "crank|stage|clasp|handle"),
    dress: slot("woven-cotton", "#f6c8d4 #f8f2f0 #c8def2", "tutu|skirt"),
    skin: slot("plastic", "#f0c8a4", "ballerina|dancer"),
    hair: slot("plastic", "#2a140a", "bun"),
  },
  build: () => build(),
});
