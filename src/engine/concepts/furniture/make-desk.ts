import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import type { TableParameters } from "./table-parameters.ts";

export const knob = (at: Vec3): Geometry =>
  move(
    turnX(
      lathe(
        roundCorners(
          [
            [0, -0.003],
            [0.007, -0.003],
            [0.006, 0.012, 0.003],
            [0.015, 0.018, 0.005],
            [0.013, 0.028, 0.006],
            [0, 0.03],
          ],
          3,
        ),
        20,
      ),
      PI / 2,
    ),
    at,
  );

/** A box of drawers at either side and a shallow one between them. */
export function makeDesk(p: TableParameters, under: number): Part[] {
  const wide = Math.min(0.42, p.width * 0.29);
  const deep = p.depth - 0.06;
  const plinth = 0.05;
  const height = under - plinth + 0.002;
  const parts: Part[] = [];
  const rows = Math.max(2, Math.min(4, p.drawers - 1));
  for (const [i, side] of [-1, 1].entries()) {
    const x = side * (p.width / 2 - wide / 2 - 0.025);
    parts.push(
      makePart(
        `cabinet-${i + 1}`,
        "leg",
        move(box([wide, height, deep], { bevel: 0.005 }), [x, plinth + height / 2, 0]),
        { weight: 0.9 },
      ),
      makePart(
        `plinth-${i + 1}`,
        "apron",
        move(box([wide - 0.03, plinth + 0.004, deep - 0.05], { bevel: 0.003 }), [x, plinth / 2 + 0.002, 0]),
        { grain: "x", weight: 0.4 },
      ),
    );
    const each = (height - 0.03) / rows;
    for (let row = 0; row < rows; row += 1) {
      const y = plinth + 0.015 + each * (row + 0.5);
      parts.push(
        makePart(
          `drawer-${i + 1}-${row + 1}`,
          "drawer",
          move(box([wide - 0.034, each - 0.014, 0.024], { bevel: 0.005, bevelSteps: 2 }), [x, y, deep / 2 + 0.004]),
          { grain: "x", weight: 0.6, ownPiece: true },
        ),
        makePart(`knob-${i + 1}-${row + 1}`, "knob", knob([x, y, deep / 2 + 0.014]), { weight: 0.4 }),
      );
    }
  }
  const gap = p.width - 2 * wide - 0.05;
  const y = under - 0.055;
  parts.push(
    makePart(
      "middle-drawer",
      "drawer",
      move(box([gap + 0.004, 0.11, deep - 0.02], { bevel: 0.005, bevelSteps: 2 }), [0, y, 0]),
      { grain: "x", weight: 0.6 },
    ),
    makePart("middle-knob", "knob", knob([0, y, deep / 2 - 0.012]), { weight: 0.4 }),
    makePart(
      "back-board",
      "apron",
      move(box([gap + 0.004, under * 0.6, 0.02], { bevel: 0.003 }), [0, under * 0.62, -deep / 2 + 0.05]),
      { grain: "x", weight: 0.4 },
    ),
  );
  return parts;
}
