import { makePart, makeParts } from "../../geometry/make-part.ts";
import { type Corner, closeCorners, type Outline, reverseOutline } from "../../geometry/outline.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { fromHex } from "../../math/color.ts";
import { defineThing } from "../define-thing.ts";
import { plate } from "../pieces.ts";

/** A hand saw, point up to the right. What makes it itself: a long tapering steel blade with a row of teeth and a wooden handle with a hole for the hand. */
export const saw = defineThing({
  id: "saw",
  family: "tool",
  forms: { hand: 1 },
  words: { saw: "", handsaw: "", "hand saw": "", "wood saw": "", "carpenter's saw": "" },
  senses: ["saw#2"],
  height: 0.35,
  slots: {
    blade: { words: ["tooth", "edge"], materials: ["brushed-steel"] },
    handle: {
      words: ["grip"],
      materials: ["oak", "plastic"],
      colours: ["#8f5426", "#c07a34", "#b8221c"].map(fromHex),
      takesWhole: false,
    },
    screw: { words: ["rivet"], materials: ["gold"], takesWhole: false },
  },
  build: () => {
    const count = 26;
    const teeth: Corner[] = Array.from({ length: count }, (_, i) => [
      [0.02 + (i / count) * 0.38, 0.0065] as Corner,
      [0.02 + ((i + 0.55) / count) * 0.38, -0.0065] as Corner,
    ]).flat();
    const blade = plate([...teeth, [0.4, 0.0065], [0.4, 0.05, 0.004], [0.02, 0.115]], 0.0042);
    const hold: Outline = reverseOutline(
      closeCorners(
        [
          [-0.075, 0.03, 0.012],
          [-0.048, 0.024, 0.012],
          [-0.03, 0.08, 0.012],
          [-0.056, 0.09, 0.012],
        ],
        4,
      ),
    );
    const handle = plate(
      [
        [-0.1, 0.006, 0.012],
        [-0.06, -0.006, 0.014],
        [0.0, 0.002, 0.02],
        [0.045, 0.02, 0.012],
        [0.04, 0.07, 0.02],
        [0.05, 0.11, 0.012],
        [-0.01, 0.124, 0.02],
        [-0.075, 0.128, 0.014],
        [-0.092, 0.11, 0.012],
        [-0.082, 0.07, 0.03],
      ],
      0.026,
      0.006,
      [hold],
    );
    const rivets = [
      [0.012, 0.035],
      [0.018, 0.07],
      [0.026, 0.1],
    ].map(([x, y]) => move(disc(0.006, 0.03, 0.001, 18), [x as number, y as number, -0.015]));
    return [
      makePart("blade", "blade", blade, { weight: 1, grain: "x" }),
      makePart("handle", "handle", handle, { weight: 1, grain: "y" }),
      ...makeParts("screw", "screw", rivets, { weight: 0.4 }),
    ].map((part) => ({ ...part, geometry: turnZ(part.geometry, 0.4) }));
  },
  grip: () => [-0.07, 0.03, 0],
  view: { azimuth: 0.3, elevation: 0.12 },
});
