import { noise } from "../../geometry/deform.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { strands } from "../tool/bristles.ts";

/** Length of the handle, top of the metal, top of the hair, the hair's widest half, and half of the handle's end; metres. */
type Make = readonly [handle: number, ferrule: number, top: number, wide: number, end: number];
const MAKES: Readonly<Record<string, Make>> = {
  powder: [0.105, 0.135, 0.185, 0.0235, 0.0078],
  kabuki: [0.034, 0.05, 0.096, 0.028, 0.0175],
  fan: [0.12, 0.146, 0.186, 0.033, 0.0066],
};

/** Soft hair, its tips in a second colour. */
const tipped =
  (top: number): Paint =>
  (surface, x, y, z, nx, ny, nz) => {
    if (y > top - 0.018 + 0.003 * noise(x * 300, 2, z * 300, 4)) layColour(surface, [0.86, 0.55, 0.55]);
    strands(0.0007)(surface, x, y, z, nx, ny, nz);
  };

function build({ style }: Planned): Part[] {
  const [long, ferrule, top, wide, end] = MAKES[style] as Make;
  const neck = style === "kabuki" ? 0.0165 : 0.009;
  const flat = style === "fan" ? 0.22 : style === "powder" ? 0.85 : 1;
  const hair = deform(
    turnedUp(
      [
        [0, ferrule - 0.004],
        [neck * 0.92, ferrule - 0.004],
        [neck, ferrule + 0.002],
        [wide * 0.86, ferrule + (top - ferrule) * 0.4, 0.03],
        [wide, ferrule + (top - ferrule) * 0.72, 0.02],
        [wide * 0.74, top - 0.003, 0.014],
        [0, top],
      ],
      40,
      6,
    ),
    ([x, y, z]) => {
      const t = Math.min(1, Math.max(0, (y - ferrule) / (top - ferrule)));
      return [x, y + 0.0005 * t * noise(x * 420, 1, z * 420, 6), z * (1 + (flat - 1) * t)];
    },
  );
  return [
    makePart(
      "handle",
      "handle",
      turnedUp(
        [
          [0, 0],
          [end, 0, Math.min(end, 0.006)],
          [end * 1.06, long * 0.4, 0.03],
          [neck * 0.94, long],
          [0, long],
        ],
        32,
        5,
      ),
      { weight: 1 },
    ),
    makePart(
      "ferrule",
      "metal",
      turnedUp(
        [
          [0, long - 0.004],
          [neck * 0.98, long - 0.004, 0.0006],
          [neck * 1.02, long + 0.003, 0.001],
          [neck * 0.98, long + 0.006, 0.001],
          [neck * 1.06, ferrule, 0.0006],
          [0, ferrule],
        ],
        36,
      ),
      { weight: 0.8 },
    ),
    makePart("hair", "hair", hair, { weight: 1, paint: tipped(top) }),
  ];
}

/** A brush for the face. What makes it itself: a big soft dome of fine hair with tinted tips, far wider than its bright ferrule, on a slim glossy handle; short and stout as a kabuki brush, or spread flat as a fan. */
export const makeupBrush = defineFromPlan({
  id: "makeup-brush",
  family: "tool",
  words: [
    "makeup brush",
    "make-up brush",
    "make up brush",
    "powder brush",
    "blush brush",
    "cosmetic brush",
    "foundation brush",
    "kabuki brush",
    "contour brush",
    "fan brush",
  ],
  height: 0.185,
  view: { azimuth: 0.4, elevation: 0.16 },
  slots: {
    handle: mainSlot("plastic", "#16161a #e8a8b4 #f0ece6 #7a4a2a #3a2a4a", "grip|stick"),
    metal: slot("gold copper silver", "", "ferrule|ring"),
    hair: slot("fur", "#3a241a #2a1c18 #f0e6dc #6a4028", "bristle|head"),
  },
  styles: { powder: {}, kabuki: { weight: 0.2, words: ["kabuki brush"] }, fan: { weight: 0.15, words: ["fan brush"] } },
  build,
});
