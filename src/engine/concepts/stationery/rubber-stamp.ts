import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { turnedPiece } from "./pen-shape.ts";

const TEXTS = ["APPROVED", "PAID", "TOP SECRET", "REJECTED"] as const;

/** The word on the wood's front, and its print on the sheet in front. */
const worded =
  (text: string, size: number, ink: string, frame: readonly [number, number]): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (nz < 0.6) return;
    const edge = Math.max(Math.abs(x) / frame[0], Math.abs(y) / frame[1]);
    if (isWritten(text, x, y, size, 0.11) || Math.abs(edge - 1) < 0.045) layColour(surface, fromHex(ink), 0.7, 0);
  };

function build({ has, kind, seed }: Planned): Part[] {
  const text =
    kind === "any"
      ? (TEXTS[seed % TEXTS.length] as string)
      : (TEXTS.find((each) => each.toLowerCase().replace(" ", "-") === kind) ?? TEXTS[0]);
  const ink = seed % 3 === 1 ? "#24479a" : "#c02420";
  const handle = turnedPiece(
    [
      [0.014, 0.024, 0.002],
      [0.011, 0.03, 0.004],
      [0.0085, 0.045, 0.01],
      [0.0165, 0.07, 0.014],
      [0.0175, 0.084, 0.01],
      [0.008, 0.095, 0.008],
    ],
    36,
  );
  const stamp = (g: Part["geometry"]) => move(g, [0, 0, -0.012]);
  const parts = [
    makePart(
      "rubber",
      "rubber",
      stamp(move(box([0.076, 0.005, 0.026], { bevel: 0.0008 }), [0, has("print") ? 0.0033 : 0.0025, 0])),
      { weight: 0.5 },
    ),
    makePart(
      "block",
      "body",
      stamp(move(box([0.082, 0.022, 0.032], { bevel: 0.003, bevelSteps: 2 }), [0, 0.0155, 0])),
      { weight: 1, grain: "x" },
    ),
    makePart("label", "label", stamp(move(slab([0.07, 0.014, 0.002], 0.002, 0.0005), [0, 0.0155, 0.0165])), {
      weight: 0.8,
      paint: worded(text, text.length > 6 ? 0.0062 : 0.0085, ink, [0.034, 0.0062]),
    }),
    makePart("handle", "body", stamp(handle), { weight: 1 }),
    makePart(
      "collar",
      "metal",
      stamp(
        turnedPiece(
          [
            [0.0115, 0.0255, 0.001],
            [0.0115, 0.0305, 0.001],
          ],
          32,
        ),
      ),
      { weight: 0.3 },
    ),
  ];
  if (!has("print")) return parts;
  const page = settle(slab([0.15, 0.11, 0.0008], 0.002));
  // written on the sheet before it is laid flat
  return [
    ...parts,
    makePart("page", "page", move(turnX(merge([page]), -PI / 2), [0, 0.0004, 0.018]), {
      weight: 0.6,
      paint: (surface, x, y) => {
        const [u, v] = [x * 0.97 - y * 0.22, y * 0.97 + x * 0.22 + 0.024];
        worded(text, text.length > 6 ? 0.0108 : 0.015, ink, [0.06, 0.0125])(surface, u, v, 0, 0, 0, 1);
      },
    }),
  ];
}

/** A rubber stamp. What makes it itself: a turned wooden handle on an oblong block with the rubber under it, its word on a label in front, and a sheet with the word printed on it in a frame, red or blue. */
export const rubberStamp = defineFromPlan({
  id: "rubber-stamp",
  family: "tool",
  words: ["rubber stamp", "ink stamp", "stamper", "office stamp", "hand stamp", "approval stamp", "wooden stamp"],
  senses: ["rubber stamp"],
  height: 0.095,
  view: { azimuth: 0.3, elevation: 0.36 },
  slots: {
    body: mainSlot("walnut beech cherry", "", "handle|block|wood"),
    rubber: slot("rubber", "#8a2a22"),
    label: slot("paper", "#f4eddc"),
    metal: slot("brass", "", "collar|ring"),
    page: slot("paper", "#f6f2e8", "sheet|print|paper"),
  },
  kinds: { any: { weight: 3 }, approved: { words: ["approval stamp"] } },
  extras: { print: { chance: 0.85, slot: "page" } },
  build,
});
