import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { deform, move, settle, turnZ } from "../../geometry/place.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { paddedBox } from "../seating/padded-box.ts";
import { zipStrip } from "../zip-strip.ts";

/** Metres: length, height and depth. */
const [LONG, TALL, DEEP] = [0.22, 0.072, 0.086];
/** How far the zip runs, metres, and its width over that of a coat's. */
const [RUN, NARROW] = [0.19, 0.62];

/** Height of the blown-out upper side over its rim, from the middle to the ends. */
const crest = (x: number): number => TALL / 2 + 0.008 * (1 - (2 * x) / LONG) * (1 + (2 * x) / LONG);

function build({ kind, seed }: Planned): Part[] {
  const laid = (geometry: Part["geometry"]): Part["geometry"] =>
    settle(
      deform(turnZ(geometry, -PI / 2), ([x, y, z]: Vec3): Vec3 => {
        // the strip's face, +Z, is up, and its width runs across
        const along = x - RUN / NARROW / 2;
        return [along * NARROW, crest(along * NARROW) + z * NARROW, -y * NARROW];
      }),
    );
  const { tape, teeth, slider } = zipStrip(RUN / NARROW);
  const striped = kind === "striped";
  const wide = 0.012 + 0.004 * (seed % 3);
  return [
    makePart("case", "body", paddedBox([LONG, TALL, DEEP], 0.026, 0.008, 10), {
      weight: 1,
      paint: (surface, x, _y, z) => {
        if (striped && Math.abs(z) > 0.016 && (((x / wide) % 2) + 2) % 2 < 1)
          layColour(surface, [0.83, 0.8, 0.72], 0.85);
        if (Math.abs(Math.abs(x) - LONG * 0.44) < 0.0008) surface.height -= 0.0006;
      },
    }),
    makePart("tape", "tape", laid(tape), { weight: 0.6 }),
    makePart("teeth", "zip", laid(teeth), { weight: 0.9 }),
    makePart("slider", "zip", laid(slider), { weight: 0.9 }),
    makePart(
      "tabs",
      "tab",
      merge(
        [-1, 1].map((s) => move(block([0.02, 0.004, 0.02], [0, 0, 0], 0.0015), [s * (LONG / 2 + 0.004), 0.024, 0])),
      ),
      { weight: 0.5 },
    ),
  ];
}

/** A pencil case. What makes it itself: a long soft barrel of cloth lying on its side, a zip with its slider along the top from end to end, a tab at each end. */
export const pencilCase = defineFromPlan({
  id: "pencil-case",
  family: "container",
  words: [
    "pencil case",
    "pencil pouch",
    "pencil bag",
    "pen case",
    "makeup bag",
    "toiletry bag",
    "wash bag",
    "cosmetic bag",
  ],
  senses: [],
  height: 0.08,
  view: { azimuth: 0.55, elevation: 0.42 },
  slots: {
    body: mainSlot("canvas canvas leather", "#2f5f9a #b8352e #3f7a56 #d9a02a #6a4a8a", "case|cloth|side"),
    zip: slot("brass brushed-steel", "", "zipper|slider|tooth"),
    tape: slot("woven-cotton", "#1b1c20 #23262e"),
    tab: slot("leather", "#5a3520 #1d1a18", "loop"),
  },
  kinds: { plain: { weight: 2 }, striped: { weight: 1, traits: ["striped"] } },
  build,
});
