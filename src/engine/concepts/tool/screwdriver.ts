import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import { deform, settle, turnZ } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { bar } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

/** A screwdriver, leaning on its handle. What makes it itself: a fat fluted handle of coloured plastic, a steel shaft and a flat blade for a tip. */
export const screwdriver = defineThing({
  id: "screwdriver",
  family: "tool",
  forms: { flat: 1 },
  words: { screwdriver: "", "screw driver": "", "flathead screwdriver": "", "flat head screwdriver": "" },
  senses: ["screwdriver"],
  height: 0.22,
  slots: {
    handle: {
      words: ["grip"],
      materials: ["plastic"],
      colours: ["#c8201c", "#e8a012", "#1c5cb4", "#26282c", "#1f8a4a"].map(fromHex),
    },
    shaft: { words: ["blade", "tip", "rod"], materials: ["brushed-steel"], takesWhole: false },
    ring: { words: ["cap", "collar"], materials: ["rubber"], colours: [fromHex("#17181a")], takesWhole: false },
  },
  build: () => {
    const handle = turnedPiece(
      [
        [0.012, 0, 0.005],
        [0.0195, 0.01, 0.008],
        [0.0195, 0.03],
        [0.0195, 0.05],
        [0.0185, 0.07, 0.02],
        [0.0125, 0.086, 0.01],
        [0.0145, 0.1, 0.004],
      ],
      48,
    );
    const fluted = deform(handle, ([x, y, z]) => {
      const f = y > 0.01 && y < 0.085 ? 1 - 0.09 * Math.max(0, cos(6 * atan2(z, x))) : 1;
      return [x * f, y, z * f];
    });
    const flat = (y: number, w: number, d: number): Ring =>
      rectangleOutline(w, d, Math.min(w, d) * 0.2, 2).map(([x, z]) => [x, y, -z] as const);
    return [
      makePart("handle", "handle", settle(fluted), { weight: 1 }),
      makePart(
        "collar",
        "ring",
        turnedPiece(
          [
            [0.0152, 0.094, 0.002],
            [0.0152, 0.103, 0.002],
          ],
          32,
        ),
        { weight: 0.4 },
      ),
      makePart("shaft", "shaft", bar([0, 0.09, 0], [0, 0.19, 0], 0.0052, 20), { weight: 0.9 }),
      makePart(
        "tip",
        "shaft",
        loft([
          flat(0.184, 0.0095, 0.0095),
          flat(0.198, 0.0125, 0.0065),
          flat(0.214, 0.0125, 0.0022),
          flat(0.22, 0.0115, 0.0016),
        ]),
        { weight: 0.9, crease: 0.3 },
      ),
    ].map((part) => ({ ...part, geometry: turnZ(part.geometry, -0.35) }));
  },
  grip: () => [0.02, 0.05, 0],
  view: { azimuth: 0.3, elevation: 0.12 },
});
