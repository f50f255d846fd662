import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { circleOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnZ } from "../../geometry/place.ts";
import { disc, slab } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

const STICKS = 13;
const HALF = 1.2;
const INNER = 0.095;
const OUTER = 0.215;

/** The leaf: folded to and fro between the sticks. */
function leaf(): Geometry {
  const folds = STICKS * 2;
  const rings = Array.from({ length: folds + 1 }, (_, i): Ring => {
    const angle = PI / 2 - HALF + (2 * HALF * i) / folds;
    const z = i % 2 === 0 ? 0.004 : -0.004;
    const at = (r: number, off: number): Vec3 => [r * cos(angle), r * sin(angle), z + off];
    const radii = [INNER, (INNER + OUTER) / 2, OUTER];
    return [...radii.map((r) => at(r, 0.0009)), ...[...radii].reverse().map((r) => at(r, -0.0009))];
  });
  return settle(loft(rings));
}

const BLOSSOMS: readonly (readonly [x: number, y: number, r: number])[] = [
  [-0.1, 0.12, 0.026],
  [-0.055, 0.175, 0.02],
  [0.09, 0.135, 0.03],
  [0.03, 0.185, 0.018],
  [-0.15, 0.075, 0.018],
  [0.15, 0.085, 0.02],
];

/** Branches with blossoms. */
const blossoms: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (Math.abs(nz) < 0.2) return;
  const twig = y - 0.125 - 0.05 * sin(x * 17) - x * 0.15;
  if (Math.abs(twig) < 0.0022) layColour(surface, fromHex("#3a2418"), 0.8);
  for (const [u, v, r] of BLOSSOMS) {
    const [dx, dy] = [x - u, y - v];
    const away = Math.sqrt(dx * dx + dy * dy);
    const petals = r * (0.72 + 0.28 * Math.abs(cos(atan2(dy, dx) * 2.5)));
    if (away > petals) continue;
    layColour(surface, fromHex(away < r * 0.2 ? "#e8c24a" : "#f6d2da"), 0.7);
    if (away > petals * 0.85) layColour(surface, fromHex("#d2748c"), 0.7);
  }
};

/** Blossoms inside a golden border along the outer edge. */
const bordered: Paint = (surface, x, y, z, nx, ny, nz) => {
  if (Math.sqrt(x * x + y * y) > OUTER - 0.009) return layColour(surface, fromHex("#c99a3c"), 0.6);
  blossoms(surface, x, y, z, nx, ny, nz);
};

function folding(plain: boolean): Part[] {
  const sticks = Array.from({ length: STICKS }, (_, i) => {
    const angle = HALF - (2 * HALF * i) / (STICKS - 1);
    const isGuard = i === 0 || i === STICKS - 1;
    const long = isGuard ? OUTER : INNER + 0.03;
    const stick = move(slab([isGuard ? 0.014 : 0.0085, long + 0.018, 0.0028], 0.003, 0.0008), [0, long / 2 - 0.009, 0]);
    return move(turnZ(stick, angle), [
      0,
      0,
      (i % 2 === 0 ? 0.0012 : -0.0012) + (isGuard ? 0.0055 * (i === 0 ? 1 : -1) : 0),
    ]);
  });
  return [
    makePart("leaf", "leaf", leaf(), { weight: 1, crease: 0.3, ...(plain ? {} : { paint: bordered }) }),
    makePart("sticks", "stick", merge(sticks), { weight: 0.9, grain: "y" }),
    makePart("pin", "pin", move(disc(0.006, 0.022, 0.002, 20), [0, 0, -0.011]), { weight: 0.6 }),
  ];
}

/** A round leaf on a handle. */
function paddle(plain: boolean): Part[] {
  const middle: Vec3 = [0, 0.19, 0];
  const border: Paint = (surface, x, y, z, nx, ny, nz) => {
    const far = Math.sqrt(x * x + (y - 0.19) * (y - 0.19));
    if (far < 0.098 && !plain) blossoms(surface, x * 1.1, (y - 0.06) * 1.05, z, nx, ny, nz);
    if (Math.abs(nz) > 0.5 && far < 0.1)
      surface.height += 0.0005 * smoothstep(0.3, 0.9, Math.abs(sin(atan2(y - 0.06, x) * 26)));
  };
  return [
    makePart("leaf", "leaf", settle(move(extrude(circleOutline(0.104, 56), { depth: 0.003, bevel: 0.001 }), middle)), {
      weight: 1,
      paint: border,
    }),
    makePart(
      "rim",
      "stick",
      settle(
        move(
          extrude(circleOutline(0.109, 56), {
            depth: 0.006,
            bevel: 0.0015,
            holes: [[...circleOutline(0.1, 56)].reverse()],
          }),
          middle,
        ),
      ),
      { weight: 0.7 },
    ),
    makePart("handle", "stick", settle(move(slab([0.015, 0.12, 0.011], 0.006, 0.003), [0, 0.045, 0])), { weight: 0.9 }),
    makePart("stem", "stick", settle(move(slab([0.006, 0.2, 0.008], 0.003, 0.002), [0, 0.19, 0])), { weight: 0.5 }),
  ];
}

/** A fan waved by hand. What makes it itself: thin sticks spread from one pin like a half wheel, a pleated leaf over their outer half, painted with blossoms; or a round leaf in a rim on a handle. */
export const handFan = defineFromPlan({
  id: "hand-fan",
  family: "object",
  words: [
    "hand fan",
    "folding fan",
    "paper fan",
    "japanese fan",
    "chinese fan",
    "handheld fan",
    "silk fan",
    "lace fan",
    "spanish fan",
    "geisha fan",
    "uchiwa",
    "paddle fan",
  ],
  senses: [],
  height: 0.23,
  view: { azimuth: 0.25, elevation: 0.1 },
  styles: {
    folding: { weight: 4 },
    paddle: { weight: 0, words: ["uchiwa", "paddle fan"], traits: ["round"] },
  },
  slots: {
    leaf: mainSlot("paper silk", "#c4262c #f1e4cd #1d4a5c #8a2a5c", "cloth|paper|fold"),
    stick: slot("bamboo", "", "rib|handle|guard"),
    pin: slot("gold", "", "rivet"),
  },
  kinds: { painted: { weight: 4 }, plain: { weight: 1, traits: ["plain"] } },
  build: ({ style, kind }: Planned) => (style === "paddle" ? paddle(kind === "plain") : folding(kind === "plain")),
});
