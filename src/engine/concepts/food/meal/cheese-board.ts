import { noise } from "../../../geometry/deform.ts";
import { extrude } from "../../../geometry/extrude.ts";
import type { Geometry } from "../../../geometry/geometry.ts";
import { makePart } from "../../../geometry/make-part.ts";
import { merge } from "../../../geometry/merge.ts";
import { circleOutline, closeCorners, type Outline, type Point2, reverseOutline } from "../../../geometry/outline.ts";
import type { Paint, Part } from "../../../geometry/part.ts";
import { move, settle, turnX, turnY } from "../../../geometry/place.ts";
import { fromHex } from "../../../math/color.ts";
import { cos, PI, sin, TAU } from "../../../math/elementary.ts";
import { smoothstep } from "../../../math/scalar.ts";
import { block } from "../../building/masonry.ts";
import { slot } from "../../define-from-plan.ts";
import { defineFood, type Food } from "../define-food.ts";
import { shade, tint } from "../tint.ts";
import { holeyWedge } from "./cheese.ts";

/** Half the board's width and depth and its thickness, metres. */
const [WIDE, DEEP, THICK] = [0.24, 0.16, 0.02] as const;
const PASTE = fromHex("#f8eecb");

function board(): Geometry {
  const outline = closeCorners(
    [
      [WIDE, -DEEP, 0.03],
      [WIDE, -0.035, 0.03],
      [WIDE + 0.12, -0.027, 0.027],
      [WIDE + 0.12, 0.027, 0.027],
      [WIDE, 0.035, 0.03],
      [WIDE, DEEP, 0.03],
      [-WIDE, DEEP, 0.03],
      [-WIDE, -DEEP, 0.03],
    ],
    6,
  );
  const hole = reverseOutline(circleOutline(0.012, 24).map(([u, v]) => [u + WIDE + 0.09, v] as const));
  return move(turnX(extrude(outline, { depth: THICK, bevel: 0.004, bevelSteps: 3, holes: [hole] }), -PI / 2), [
    0,
    THICK / 2,
    0,
  ]);
}

/** A small soft cheese in a white rind with a piece cut out, and that piece before it. */
function soft(): Part[] {
  const [r, h, open] = [0.062, 0.032, 0.42];
  const pie = (from: number, to: number): Outline => [
    [0, 0],
    ...Array.from({ length: 41 }, (_, i): Point2 => {
      const a = from + (i / 40) * (to - from);
      return [r * cos(a), r * sin(a)];
    }),
  ];
  const flat = (outline: Outline) =>
    settle(move(turnX(extrude(outline, { depth: h, bevel: 0.004, bevelSteps: 3 }), -PI / 2), [0, h / 2, 0]));
  const rind: Paint = (surface, x, y, z) => {
    const d = Math.sqrt(x * x + z * z);
    shade(surface, 1 + 0.05 * noise(x * 160, y * 160, z * 160, 3));
    if (d < r - 0.003 && y > 0.003 && y < h - 0.003) tint(surface, PASTE, 1);
  };
  const whole = turnY(flat(pie(open, TAU - open)), -1);
  const piece = turnY(flat(pie(-open * 0.9, open * 0.9)), -1);
  return [
    makePart("soft", "soft", move(whole, [-0.13, THICK, -0.06]), { weight: 0.9, paint: rind }),
    makePart("piece", "soft", move(piece, [-0.105, THICK, -0.015]), { weight: 0.8, paint: rind }),
  ];
}

/** Cubes of a firm orange cheese, heaped. */
function cubes(food: Food): Part {
  const next = food.stream("cubes");
  const side = 0.026;
  const heap = Array.from({ length: 15 }, (_, i) => {
    const level = i < 9 ? 0 : i < 13 ? 1 : 2;
    const ring = level === 0 ? i : i < 13 ? i - 9 : 0;
    const wide = level === 0 ? 0.044 : level === 1 ? 0.022 : 0;
    const angle = (ring / (level === 0 ? 8 : 4)) * TAU + 0.3 * level;
    const out = level === 0 && i === 8 ? 0 : wide;
    return move(turnY(block([side, side, side], [0, side / 2, 0], 0.002), next() * TAU), [
      out * cos(angle),
      THICK + level * side * 0.98,
      out * sin(angle),
    ]);
  });
  return makePart("cubes", "firm", move(merge(heap), [0.16, 0, -0.075]), { weight: 0.9 });
}

/** A row of thin slices, each leaning on the next. */
const slices = (): Part =>
  makePart(
    "slices",
    "pale",
    settle(
      merge(
        Array.from({ length: 6 }, (_, i) =>
          move(turnX(block([0.075, 0.006, 0.06], [0, 0, 0], 0.0015), -0.35), [
            -0.13 + 0.004 * (i % 2),
            THICK + 0.0135,
            0.06 + i * 0.014,
          ]),
        ),
      ),
    ),
    { weight: 0.7 },
  );

const build = (food: Food): Part[] => {
  const staves: Paint = (surface, _u, v) => {
    const f = 0.9 + 0.06 * (((Math.floor((v + DEEP) / 0.053) * 7) % 3) + 0.2);
    shade(surface, f);
  };
  const wedge = holeyWedge(food).map((part) => ({
    ...part,
    geometry: move(turnY(part.geometry, 0.5), [0.02, THICK, -0.055]),
  }));
  const crumbs: Paint = (surface, x, y, z) => {
    shade(surface, 1 + 0.06 * smoothstep(-0.4, 0.5, noise(x * 120, y * 120, z * 120, 5)));
    surface.roughness = 0.42;
  };
  return [
    makePart("board", "board", board(), { weight: 1, grain: "x", paint: staves }),
    ...wedge,
    ...soft(),
    { ...cubes(food), paint: crumbs },
    slices(),
  ];
};

/** A cheese board. What makes it itself: a wooden board with a handle, on it a yellow wedge full of holes, a small white cheese with a piece cut out, orange cubes and a row of slices. */
export const cheeseBoard = defineFood({
  id: "cheese-board",
  words: ["cheese board", "cheeseboard", "charcuterie board", "cheese platter", "cheese plate", "charcuterie"],
  height: 0.085,
  slots: {
    board: slot("oak", "#b07f48 #9a6c3a", "tray|platter"),
    cheese: slot("plastic", "#f4bd2e #f0b424", "wedge"),
    soft: slot("plaster", "#f4f0e4", "brie|camembert"),
    firm: slot("plastic", "#e8872a", "cheddar|cube"),
    pale: slot("plastic", "#f3dc94", "slice"),
  },
  build,
  sockets: () => [{ name: "top", position: [0.08, THICK, 0.085], normal: [0, 1, 0], radius: 0.07 }],
  view: { azimuth: 0.35, elevation: 0.62 },
});
