import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar, hole, plate } from "../pieces.ts";

const [W, H] = [0.228, 0.318];
const INK = fromHex("#33363c");
const TICK = fromHex("#1d6a34");

/** A list: a heading, then boxes with ticks and lines of writing. */
const list =
  (done: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.5) return;
    if (Math.abs(y - 0.236) < 0.0042 && x > -0.085 && x < 0.02) layColour(surface, INK, 0.8);
    const row = (0.205 - y) / 0.0285;
    const i = Math.floor(row + 0.5);
    if (i < 0 || i > 6) return;
    const v = (i - row) * 0.0285;
    const u = x + 0.077;
    const box = Math.max(Math.abs(u), Math.abs(v));
    if (box > 0.0058 && box < 0.0078) layColour(surface, INK, 0.8);
    const left = Math.abs(v + u * 1.1 + 0.004) < 0.0024 && u > -0.0065 && u < 0.0;
    const right = Math.abs(v - u * 1.4 + 0.004) < 0.0028 && u >= -0.001 && u < 0.0115;
    if (i < done && (left || right)) layColour(surface, TICK, 0.7);
    const end = 0.04 + 0.045 * Math.abs((((i * 7 + done) * 13) % 10) / 10 - 0.2);
    if (Math.abs(v) < 0.0022 && x > -0.055 && x < end) layColour(surface, INK, 0.8);
  };

/** The clip: a broad plate with rounded shoulders over a round bar, a hole to hang it by. */
const clip = (): Geometry =>
  merge([
    move(
      plate(
        [
          [-0.062, 0.0, 0.006],
          [0.062, 0.0, 0.006],
          [0.062, 0.022, 0.008],
          [0.034, 0.034, 0.01],
          [0.024, 0.052, 0.012],
          [-0.024, 0.052, 0.012],
          [-0.034, 0.034, 0.01],
          [-0.062, 0.022, 0.008],
        ],
        0.0035,
        0.001,
        [hole(0, 0.04, 0.0075)],
      ),
      [0, 0.268, 0.0125],
    ),
    bar([-0.062, 0.271, 0.0105], [0.062, 0.271, 0.0105], 0.0055, 12),
    block([0.07, 0.02, 0.01], [0, 0.294, 0.007], 0.002),
  ]);

function build({ has, seed }: Planned): Part[] {
  const lean = (g: Geometry) => turnX(g, -0.2);
  const board = plate(
    [
      [-W / 2, 0, 0.014],
      [W / 2, 0, 0.014],
      [W / 2, H, 0.014],
      [-W / 2, H, 0.014],
    ],
    0.004,
    0.0012,
  );
  const sheet = (dz: number, turn: number) =>
    lean(move(turnZ(block([0.206, 0.276, 0.0009], [0, 0.15, 0]), turn), [0, 0, dz]));
  const parts: Part[] = [
    makePart("board", "board", lean(board), { weight: 1 }),
    makePart("sheet-under", "paper", sheet(0.0028, -0.012), { weight: 0.5 }),
    makePart("sheet", "paper", sheet(0.0042, 0.004), { weight: 1, paint: list(2 + (seed % 4)) }),
    makePart("clip", "clip", lean(clip()), { weight: 0.9 }),
    makePart("rest", "clip", lean(bar([-0.04, 0.001, -0.008], [0.04, 0.001, -0.008], 0.006, 8)), { weight: 0.05 }),
  ];
  if (has("pen"))
    parts.push(
      makePart("pen", "pen", lean(bar([0.098, 0.14, 0.0105], [0.098, 0.29, 0.0105], 0.0045, 12)), { weight: 0.5 }),
    );
  return parts;
}

/** A clipboard. What makes it itself: a brown board with rounded corners, a sheet with a ticked list, and a broad metal clip with a hole at the top. */
export const clipboard = defineFromPlan({
  id: "clipboard",
  family: "object",
  words: ["clipboard", "clip board", "checklist", "check list", "clipboard with paper"],
  senses: ["clipboard"],
  height: 0.33,
  view: { azimuth: 0.3, elevation: 0.22 },
  slots: {
    board: mainSlot("cork plywood", "#8a5a30 #7a4c28 #9a6a3a", "back|panel"),
    paper: slot("paper", "#f6f4ee", "sheet|list|page|form"),
    clip: slot("brushed-steel", "", "clamp|metal"),
    pen: slot("plastic", "#1d3f8a #17181b #b3201a", "pencil"),
  },
  extras: { pen: { chance: 0.4 } },
  build,
});
