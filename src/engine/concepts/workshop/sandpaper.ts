import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform, move, settle, turnY } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { cos, sin } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

/** Width and depth of a sheet, its thickness, metres. */
const [W, D, T] = [0.2, 0.26, 0.0012];
/** Where the curl begins, counted from the middle towards the near right corner, and its radius. */
const [CURL, BEND] = [0.095, 0.024];

/** A sheet with its near right corner rolled up so that its back shows; the rest frame is the flat sheet. */
function sheetOf(curled: boolean): Geometry {
  const [nx, nz] = [30, 36];
  const flat = loft(
    Array.from({ length: nz + 1 }, (_, k): Ring => {
      const z = -D / 2 + (D * k) / nz;
      const top = Array.from({ length: nx + 1 }, (_, i) => [-W / 2 + (W * i) / nx, T, z] as const);
      const under = Array.from({ length: nx + 1 }, (_, i) => [W / 2 - (W * i) / nx, 0, z] as const);
      return [...under, ...top].reverse();
    }),
  );
  if (!curled) return flat;
  const s = Math.SQRT1_2;
  return deform(flat, ([x, y, z]) => {
    const along = (x + z) * s - CURL;
    if (along <= 0) return [x, y, z];
    const angle = along / BEND;
    // the corner winds upwards and back over the sheet
    const r = BEND - y;
    const [reach, rise] = [r * sin(Math.min(angle, 3.6)), BEND - r * cos(Math.min(angle, 3.6))];
    const beyond = Math.max(0, along - BEND * 3.6);
    const back = reach + beyond * cos(3.6);
    const move = back - along;
    return [x + move * s, rise + beyond * sin(3.6), z + move * s];
  });
}

/** Grains of stone stuck side by side on top; paper with its number printed on it below. */
const grit =
  (number: string): Paint =>
  (surface, x, y, z) => {
    if (y > T * 0.5) {
      const grain = noise(x * 1400, 0, z * 1400, 3) + 0.6 * noise(x * 620, 0, z * 620, 5);
      const f = 1 + 0.3 * grain;
      surface.r *= f;
      surface.g *= f;
      surface.b *= f;
      surface.roughness = 0.95;
      surface.height += 0.0004 * grain;
      return;
    }
    layColour(surface, fromHex("#d8c49a"), 0.8, 0);
    // read from behind
    for (const v of [-0.1, -0.05, 0, 0.05, 0.1])
      for (const u of [-0.06, 0, 0.06])
        if (isWritten(number, -(x - u), z - v, 0.016, 0.12)) layColour(surface, fromHex("#5a3a1a"), 0.8, 0);
  };

function build({ seed, has }: Planned): Part[] {
  const number = ["P80", "P120", "P240"][seed % 3] as string;
  const paint = grit(number);
  const parts = [
    makePart("under-sheet", "second", move(turnY(sheetOf(false), 0.16), [-0.012, 0, 0.008]), { weight: 0.7, paint }),
    makePart("sheet", "sheet", move(sheetOf(true), [0, T, 0]), { weight: 1, paint, crease: 0.8 }),
  ];
  if (!has("block")) return parts;
  const y = T * 2;
  const turn = (g: Geometry): Geometry => settle(move(turnY(g, -0.5), [-0.035, y, -0.05]));
  parts.push(
    makePart("block", "block", turn(block([0.12, 0.03, 0.062], [0, 0.019, 0], 0.004, 2)), { weight: 0.8, grain: "x" }),
    makePart(
      "wrap",
      "sheet",
      turn(
        merge([
          block([0.108, 0.003, 0.066], [0, 0.0015, 0], 0.001),
          ...[-1, 1].map((s) => block([0.108, 0.022, 0.0025], [0, 0.012, s * 0.0325], 0.001)),
        ]),
      ),
      {
        weight: 0.7,
        paint: (surface, x, py, z) => {
          const f = 1 + 0.3 * (noise(x * 1400, py * 1400, z * 1400, 3) + 0.6 * noise(x * 620, py * 620, z * 620, 5));
          surface.r *= f;
          surface.g *= f;
          surface.b *= f;
          surface.roughness = 0.95;
        },
      },
    ),
  );
  return parts;
}

/** Sandpaper. What makes it itself: rough sheets with a grain of coloured grit, one over another, the upper one's corner rolled up so that the plain paper of its back shows with its number printed on it; a block wrapped in it lies on top. */
export const sandpaper = defineFromPlan({
  id: "sandpaper",
  family: "tool",
  words: [
    "sandpaper",
    "sandpaper sheet",
    "sheet of sandpaper",
    "sand paper",
    "emery paper",
    "glasspaper",
    "abrasive paper",
    "sanding block",
    "piece of sandpaper",
  ],
  senses: ["sandpaper"],
  height: 0.06,
  vary: 0.03,
  view: { azimuth: 0.35, elevation: 0.62 },
  slots: {
    sheet: mainSlot("plaster", "#b8783c #a8622c #c08a50", "grit|grain|paper"),
    second: slot("plaster", "#4a4a4e #8a3a2a"),
    block: slot("cork pine", "", "sanding block|wood"),
  },
  extras: { block: { chance: 0.8, words: ["sanding block"] } },
  build,
});
