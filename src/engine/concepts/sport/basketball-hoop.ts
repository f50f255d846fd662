import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { dye } from "../animal/coat.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar } from "../pieces.ts";

const RIM_Y = 3.05;
const RIM_R = 0.26;
const BOARD = { y: 3.48, z: -0.42, wide: 1.8, tall: 1.1, thick: 0.06 };
const STRANDS = 12;

/** The square behind the rim and the border that shooters aim by. */
const lines: Paint = (surface, x, y, z) => {
  if (z < BOARD.z + BOARD.thick / 2 - 0.004) return;
  const [u, v] = [Math.abs(x), y - (BOARD.y - BOARD.tall / 2)];
  const isBorder = u > BOARD.wide / 2 - 0.07 || v < 0.07 || v > BOARD.tall - 0.07;
  const isInSquare = u < 0.31 && v > 0.14 && v < 0.62;
  const isSquare = isInSquare && !(u < 0.245 && v > 0.205 && v < 0.555);
  if (isBorder || isSquare) dye(surface, fromHex("#c8281c"), 1);
};

/** Strands of a net from rim to mouth, each crossing its neighbours. */
function net(): Part["geometry"] {
  const levels = [
    [0, RIM_R],
    [0.13, RIM_R * 0.86],
    [0.26, RIM_R * 0.68],
    [0.4, RIM_R * 0.56],
    [0.5, RIM_R * 0.6],
  ] as const;
  const strand = (i: number, hand: 1 | -1) =>
    tube(
      0.009,
      levels.map(([down, r], k): Vec3 => {
        const a = ((i + hand * k * 0.5) / STRANDS) * TAU;
        return [r * cos(a), RIM_Y - down, r * sin(a)];
      }),
      6,
    );
  return merge(Array.from({ length: STRANDS }, (_, i) => [strand(i, 1), strand(i, -1)]).flat());
}

function build({ style }: Planned): Part[] {
  const board = block([BOARD.wide, BOARD.tall, BOARD.thick], [0, BOARD.y, BOARD.z], 0.012);
  const bracket = block([0.16, 0.09, 0.22], [0, RIM_Y - 0.02, -0.32], 0.01);
  const parts = [
    makePart("board", "board", board, { weight: 1, paint: lines }),
    makePart("rim", "rim", merge([move(torus(RIM_R, 0.02, 40, 12), [0, RIM_Y, 0]), bracket]), { weight: 1 }),
    makePart("net", "net", net(), { weight: 0.9 }),
  ];
  if (style === "wall") return parts;
  const post = -1.25;
  const arm = (y: number) => bar([0, y - 0.18, post], [0, y, BOARD.z - 0.01], 0.05, 14);
  return [
    ...parts,
    makePart("pole", "pole", bar([0, 0.1, post], [0, 3.55, post], 0.085, 24), { weight: 1 }),
    makePart("arms", "pole", merge([arm(3.62), arm(3.22)]), { weight: 0.8 }),
    makePart("base", "base", block([0.95, 0.24, 1.1], [0, 0.12, post - 0.1], 0.05, 2), { weight: 0.8 }),
    makePart("pad", "base", block([0.26, 1.5, 0.26], [0, 0.98, post], 0.04, 2), { weight: 0.6 }),
  ];
}

/** A basketball hoop. What makes it itself: an orange rim with a white net of crossing strands before a white backboard with a red square, on a tall pole with a padded foot. */
export const basketballHoop = defineFromPlan({
  id: "basketball-hoop",
  family: "object",
  words: ["basketball hoop", "basketball net", "basketball goal", "basketball basket", "basketball backboard"],
  height: 4,
  view: { azimuth: 0.55, elevation: -0.04 },
  slots: {
    board: mainSlot("plastic", "#f4f4f1", "backboard"),
    rim: slot("painted-metal", "#e0551a", "hoop|ring"),
    net: slot("plastic", "#f7f7f4"),
    pole: slot("painted-metal", "#23262b #2a4a8a", "post|arm"),
    base: slot("rubber", "#2a4a8a #24262b #a8281f", "pad|foot"),
  },
  styles: { standing: {}, wall: { weight: 0, traits: ["wall-mounted", "hanging"] } },
  build,
});
