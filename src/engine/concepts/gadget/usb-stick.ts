import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnY } from "../../geometry/place.ts";
import { slab } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { PI } from "../../math/elementary.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { hole, plate } from "../pieces.ts";

const [LONG, WIDE, THICK] = [0.042, 0.019, 0.0085];
const SIZES = ["8GB", "16GB", "32GB", "64GB"];

/** Lying on its flat side, its plug to the right. */
function build({ style, seed }: Planned): Part[] {
  const name = SIZES[seed % SIZES.length] as string;
  const body = plate(
    [
      [-LONG / 2, -WIDE / 2, 0.006],
      [LONG / 2, -WIDE / 2, 0.002],
      [LONG / 2, WIDE / 2, 0.002],
      [-LONG / 2, WIDE / 2, 0.006],
    ],
    THICK,
    0.0016,
    [hole(-LONG / 2 + 0.006, 0, 0.0022, 20)],
  );
  const plug = plate(
    [
      [LONG / 2 - 0.004, -0.006, 0.0003],
      [LONG / 2 + 0.0125, -0.006, 0.0003],
      [LONG / 2 + 0.0125, 0.006, 0.0003],
      [LONG / 2 - 0.004, 0.006, 0.0003],
    ],
    0.0045,
    0.0003,
    [
      [
        [LONG / 2 + 0.0045, 0.0018],
        [LONG / 2 + 0.0045, 0.0042],
        [LONG / 2 + 0.0069, 0.0042],
        [LONG / 2 + 0.0069, 0.0018],
      ],
      [
        [LONG / 2 + 0.0045, -0.0042],
        [LONG / 2 + 0.0045, -0.0018],
        [LONG / 2 + 0.0069, -0.0018],
        [LONG / 2 + 0.0069, -0.0042],
      ],
    ],
  );
  // laid down and turned a little to the eye
  const lay = (g: Part["geometry"]) => move(turnY(turnX(g, -PI / 2), -0.35), [0, THICK / 2, 0]);
  const parts: Part[] = [
    makePart("body", "body", lay(body), {
      weight: 1,
      paint: (surface, x, y, z) => {
        if (z > 0.003 && isWritten(name, x - 0.002, y, 0.0058, 0.1)) layColour(surface, [0.9, 0.9, 0.9], 0.5, 0);
      },
    }),
    makePart("plug", "plug", lay(plug), { weight: 1 }),
    makePart("contacts", "contact", lay(block([0.012, 0.0095, 0.0022], [LONG / 2 + 0.005, 0, -0.0004])), {
      weight: 0.3,
    }),
    makePart("ring", "plug", lay(move(turnX(torus(0.0062, 0.0008, 32, 8), 0.5), [-LONG / 2 + 0.0008, 0, 0])), {
      weight: 0.5,
    }),
  ];
  if (style === "swivel") {
    const side = (s: 1 | -1) =>
      move(slab([0.044, WIDE + 0.002, 0.0009], 0.004), [-0.0155, 0, s * (THICK / 2 + 0.0006)]);
    parts.push(
      makePart("clip", "plug", lay(side(1)), { weight: 0.7 }),
      makePart("clip-under", "plug", move(lay(side(-1)), [0, 0, 0]), { weight: 0.4 }),
    );
  }
  return parts;
}

/** A memory stick. What makes it itself: a thumb-sized rounded body with its size written on it, a bright flat steel plug with two square holes at one end, an eye with a key ring at the other. */
export const usbStick = defineFromPlan({
  id: "usb-stick",
  family: "device",
  words: [
    "usb stick",
    "usb drive",
    "usb flash drive",
    "flash drive",
    "thumb drive",
    "memory stick",
    "usb key",
    "pen drive",
    "usb",
  ],
  height: 0.0085,
  vary: 0.05,
  view: { azimuth: 0.25, elevation: 0.62 },
  slots: {
    body: mainSlot("plastic", "#1c1d20 #c8281e #1f5fb4 #2f8a4a #e0731a #f0f0ec", "case|shell"),
    plug: slot("brushed-steel", "", "connector|metal|ring"),
    contact: slot("plastic", "#e8e8e4", "tongue"),
  },
  styles: { plain: { weight: 1 } },
  build,
});
