import { box } from "../../geometry/box.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const ROWS = ["C/%*", "789-", "456+", "123=", "0.+="] as const;
const [KX, KY] = [0.0172, 0.0178];
const at = (row: number, column: number): readonly [number, number] => [(column - 1.5) * KX, 0.022 - row * KY];

const legends: Paint = (surface, x, y, _z, _nx, ny) => {
  const column = Math.round(x / KX + 1.5);
  const row = Math.round((0.022 - y) / KY);
  const text = ROWS[row]?.[column] ?? " ";
  const isDigit = (text >= "0" && text <= "9") || text === ".";
  if (text === "C") layColour(surface, [0.72, 0.08, 0.06], 0.4, 0);
  else if (!isDigit) layColour(surface, [0.78, 0.36, 0.03], 0.4, 0);
  if (ny < 0.6) return;
  const [cx, cy] = at(row, column);
  if (isWritten(text, x - cx, y - cy, 0.0075, 0.1))
    layColour(surface, isDigit ? [0.03, 0.03, 0.04] : [0.95, 0.95, 0.95]);
};

const digits =
  (text: string): Paint =>
  (surface, x, y, _z, _nx, ny) => {
    if (ny > 0.4 && isWritten(text, x - 0.003, y, 0.0125, 0.075)) layColour(surface, [0.04, 0.06, 0.04], 0.3, 0);
  };

function build({ kind, has }: Planned): Part[] {
  const lean = (g: Part["geometry"]) => turnX(g, -PI / 2 + 0.12);
  const keys = ROWS.flatMap((_, row) =>
    [0, 1, 2, 3].map((column) => {
      const [x, y] = at(row, column);
      return move(box([0.0136, 0.0128, 0.006], { bevel: 0.0022, bevelSteps: 2 }), [x, y, 0.0075]);
    }),
  );
  const cells = Array.from({ length: 4 }, (_, i) =>
    move(box([0.0072, 0.009, 0.001]), [0.007 + i * 0.0078, 0.0755, 0.0058]),
  );
  return [
    makePart("body", "body", lean(slab([0.084, 0.178, 0.012], 0.01, 0.004)), { weight: 1 }),
    makePart("face", "face", lean(move(slab([0.076, 0.168, 0.004], 0.007, 0.001), [0, 0, 0.0042])), { weight: 0.8 }),
    makePart("display", "display", lean(move(slab([0.066, 0.024, 0.003], 0.002, 0.0005), [0, 0.054, 0.0062])), {
      weight: 0.9,
      paint: digits(kind),
    }),
    makePart("keys", "key", lean(settle(merge(keys))), { weight: 1, paint: legends }),
    ...(has("solar") ? makeParts("cell", "cell", cells.map(lean), { weight: 0.4 }) : []),
  ];
}

/** A pocket calculator lying down. What makes it itself: a flat block with a pale green display full of dark digits above a grid of number keys, the operators in orange and the clear key in red, and a solar cell. */
export const calculator = defineFromPlan({
  id: "calculator",
  family: "device",
  words: [
    "calculator",
    "pocket calculator",
    "desk calculator",
    "scientific calculator",
    "calculating machine",
    "adding machine",
  ],
  senses: ["calculator#2"],
  height: 0.03,
  view: { azimuth: 0.35, elevation: 0.95 },
  slots: {
    body: mainSlot("plastic", "#2b2d33 #d9d7d0 #3d6a9a #b4485a", "case"),
    face: slot("plastic", "#17181b #3a3d45", "panel"),
    display: slot("plastic", "#b8c9a4", "screen"),
    key: slot("plastic", "#dcdcd8", "button|keypad"),
    cell: slot("glass", "#2a1c1a", "solar cell"),
  },
  kinds: { "12345": {}, "3.1416": {}, "2026.5": {}, "99.95": {} },
  extras: { solar: { chance: 0.8, slot: "cell" } },
  build,
});
