import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part, Socket } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import type { SlotSpec } from "../concept.ts";
import { WOOD_COLOURS } from "./wood-colours.ts";

export interface CarcaseSize {
  /** Outside, metres. */
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** Floor to the bottom board. */
  readonly foot: number;
  /** Thickness of the boards. */
  readonly board: number;
  readonly feet?: "plinth" | "legs" | "none";
  /** Closed in front by doors and drawers: the inside is solid. */
  readonly filled?: boolean;
  /** How far the top board reaches over. */
  readonly lip?: number;
}

/** An open box of boards on a plinth or legs, its open side to +Z. */
export function carcase({
  width: w,
  height: h,
  depth: d,
  foot,
  board: t,
  feet = "plinth",
  lip = 0.012,
  filled = false,
}: CarcaseSize): Part[] {
  const side = move(box([t, h - foot - t * 0.5, d], { bevel: 0.004 }), [
    w / 2 - t / 2,
    foot + (h - foot - t * 0.5) / 2,
    0,
  ]);
  const parts = [
    ...makeParts("side", "frame", [side, move(side, [-(w - t), 0, 0])], { ownPiece: true, weight: 0.95 }),
    makePart(
      "top",
      "frame",
      move(box([w + 2 * lip, t, d + lip], { bevel: t * 0.3, bevelSteps: 2 }), [0, h - t / 2, lip / 2]),
      { grain: "x", weight: 0.95 },
    ),
    makePart("bottom", "frame", move(box([w - t, t, d - 0.006]), [0, foot + t / 2, 0]), { grain: "x", weight: 0.6 }),
    makePart(
      "back",
      "frame",
      filled
        ? move(box([w - t, h - foot - t, d - 0.014]), [0, (h + foot) / 2, -0.005])
        : move(box([w - t, h - foot - t, 0.012]), [0, (h + foot) / 2, -d / 2 + 0.008]),
      { weight: 0.6 },
    ),
  ];
  if (feet === "plinth" && foot > 0)
    parts.push(
      makePart(
        "plinth",
        "frame",
        move(box([w - 0.03, foot + 0.004, d - 0.04], { bevel: 0.003 }), [0, foot / 2, -0.01]),
        { grain: "x", weight: 0.4 },
      ),
    );
  if (feet === "legs") {
    const legs = [1, -1].flatMap((x) =>
      [1, -1].map((z) =>
        tube(
          0.017,
          [
            [x * (w / 2 - 0.04), 0, z * (d / 2 - 0.045)],
            [x * (w / 2 - 0.065), foot + 0.004, z * (d / 2 - 0.065)],
          ],
          14,
          { scale: (f) => 0.7 + 0.5 * f },
        ),
      ),
    );
    parts.push(...makeParts("leg", "frame", legs, { weight: 0.6 }));
  }
  return parts;
}

/** A door or drawer front about the origin, facing +Z, with a raised panel. */
export function panelFront(width: number, height: number, raised = true): Geometry {
  const board = box([width, height, 0.022], { bevel: 0.005, bevelSteps: 2 });
  if (!raised) return board;
  const rim = Math.min(0.06, width * 0.2, height * 0.24);
  const stile = (size: readonly [number, number, number], at: readonly [number, number, number]) =>
    move(box(size, { bevel: 0.003 }), at);
  return merge([
    move(box([width - rim, height - rim, 0.016]), [0, 0, -0.003]),
    stile([rim, height, 0.024], [-width / 2 + rim / 2, 0, 0]),
    stile([rim, height, 0.024], [width / 2 - rim / 2, 0, 0]),
    stile([width - rim, rim, 0.0235], [0, height / 2 - rim / 2, 0]),
    stile([width - rim, rim, 0.0235], [0, -height / 2 + rim / 2, 0]),
    stile([width - rim * 2.9, height - rim * 2.9, 0.022], [0, 0, 0]),
  ]);
}

/** A bow handle about the origin, standing off towards +Z. */
export const bowHandle = (long: number, upright = false): Geometry => {
  const at = (s: number, z: number) => (upright ? ([0, s, z] as const) : ([s, 0, z] as const));
  return tube(
    0.006,
    [
      at(-long / 2, -0.006),
      at(-long / 2, 0.02),
      at(-long * 0.4, 0.028),
      at(long * 0.4, 0.028),
      at(long / 2, 0.02),
      at(long / 2, -0.006),
    ],
    10,
  );
};

export const WOODWORK: Readonly<Record<string, SlotSpec>> = {
  frame: {
    words: ["body", "wood", "side", "top", "leg", "foot", "board"],
    materials: ["oak"],
    colours: WOOD_COLOURS,
    group: "wood",
  },
};
export const HANDLES: SlotSpec = {
  words: ["knob", "pull"],
  materials: ["bronze", "brushed-steel", "iron"],
  takesWhole: false,
};

/** Where things stand: on top, and perhaps in it. */
export const topAt = (y: number, radius: number, name = "top"): Socket => ({
  name,
  position: [0, y, 0],
  normal: [0, 1, 0],
  radius,
});
