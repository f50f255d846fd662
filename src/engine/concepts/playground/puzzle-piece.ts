import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Outline, Point2 } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../geometry/place.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";

const N = 11;

/** One side from (0,0) to (1,0) with a knob of sense `out`: 1 to the right of the way (outwards), -1 inwards, 0 straight. */
function side(out: number): Point2[] {
  if (out === 0) return [[0, 0]];
  const [R, cy] = [0.125, 0.135];
  const knob = Array.from({ length: N }, (_, i): Point2 => {
    const a = PI * (1.28 - (1.56 * i) / (N - 1));
    return [0.5 + R * cos(a), -out * (cy + R * sin(a))];
  });
  return [[0, 0], [0.36, 0], [0.43, -out * 0.012], ...knob, [0.57, -out * 0.012], [0.64, 0]];
}

/** The four sides of a piece from the lower left corner on, counter-clockwise; each as in `side`. Unit size, centred. */
function pieceOutline(size: number, outs: readonly [number, number, number, number]): Outline {
  return outs.flatMap((out, k) =>
    side(out).map(([x, y]): Point2 => {
      const [u, v] = [x - 0.5, y - 0.5];
      const [c, s] = [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ][k] as [number, number];
      return [size * (u * c - v * s), size * (u * s + v * c)];
    }),
  );
}

const SIZE = 0.06;
const cut = (outs: readonly [number, number, number, number], depth = 0.011): Part["geometry"] =>
  extrude(pieceOutline(SIZE, outs), { depth, bevel: 0.0016, bevelSteps: 2 });

function build({ style, seed }: Planned): Part[] {
  if (style === "single") {
    const outs = (
      [
        [1, 1, -1, -1],
        [1, -1, 1, -1],
        [-1, 1, 1, -1],
        [1, 1, 1, -1],
      ] as const
    )[seed % 4] as readonly [number, number, number, number];
    return [makePart("piece", "body", cut(outs), { weight: 1 })];
  }
  const lay = (g: Part["geometry"], x: number, z: number) => move(turnX(g, -PI / 2), [x, 0.0055, z]);
  const h = SIZE / 2;
  const loose = turnY(turnX(settle(cut([0, 0, 1, -1])), -PI / 2), -0.45);
  return [
    makePart("piece", "body", lay(cut([0, 1, -1, 0]), -h, h), { weight: 1 }),
    makePart("second", "second", lay(cut([1, -1, 0, 0]), -h, -h), { weight: 1 }),
    makePart("third", "third", lay(cut([-1, 0, 0, 1]), h, -h), { weight: 1 }),
    makePart("fourth", "fourth", move(loose, [h + 0.024, 0.0055, h + 0.026]), { weight: 1 }),
  ];
}

/** A piece of a jigsaw puzzle. What makes it itself: a thick square tile with round knobs on some sides and sockets of the same shape in the others; a puzzle is four of them in four colours, the last about to be put in. */
export const puzzlePiece = defineFromPlan({
  id: "puzzle-piece",
  family: "toy",
  words: ["puzzle piece", "jigsaw puzzle piece", "jigsaw piece", "puzzle", "jigsaw puzzle", "jigsaw"],
  senses: ["jigsaw puzzle"],
  height: 0.08,
  view: { azimuth: 0.4, elevation: 0.3 },
  slots: {
    body: mainSlot("painted-wood plastic", "#2a78c8 #d8402a #3fa04a #e8a81e #8a4ab8", "piece|tile"),
    second: slot("painted-wood", "#d8402a", "second piece"),
    third: slot("painted-wood", "#f0b81e", "third piece"),
    fourth: slot("painted-wood", "#3fa04a", "fourth piece|last piece"),
  },
  styles: {
    single: { weight: 2.4, words: ["puzzle piece", "jigsaw puzzle piece", "jigsaw piece"] },
    puzzle: {
      weight: 1,
      words: ["puzzle", "jigsaw puzzle", "jigsaw"],
      slots: ["second", "third", "fourth"],
      dress: { body: "#2a78c8" },
    },
  },
  build,
});
