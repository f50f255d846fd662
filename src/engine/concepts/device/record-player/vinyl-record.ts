import { makePart, standModel } from "../../../geometry/make-part.ts";
import type { Paint } from "../../../geometry/part.ts";
import { move, turnX } from "../../../geometry/place.ts";
import { slab } from "../../../geometry/slab.ts";
import { fromHex, type Rgb } from "../../../math/color.ts";
import { PI } from "../../../math/elementary.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters } from "../../from-ask.ts";
import { layColour } from "../../lay-colour.ts";
import { integer, metres } from "../../parameter-specs.ts";
import { RECORD_LABELS, record, recordPaint } from "./record.ts";

/** What a record is drawn from. */
export type VinylParameters = { readonly radius: number; readonly label: number };

const VINYL = { radius: metres(0.08, 0.2, "Of the disc."), label: integer(0, 4, "Colour of the label.") };

/** A vinyl record. What makes it itself: a large thin black disc with fine shining grooves, a coloured round label and a small hole; it leans half out of its sleeve. */
export const vinylRecord = defineConcept<VinylParameters>({
  id: "vinyl-record",
  family: "device",
  words: ["vinyl record", "record", "vinyl", "gramophone record", "lp", "phonograph record", "vinyl disc"],
  senses: ["phonograph record"],
  height: 0.31,
  parameters: VINYL,
  slots: {
    sleeve: {
      words: ["cover", "jacket"],
      materials: ["paper"],
      colours: ["#d9a441", "#c8553a", "#3f6f8f", "#5d7a5a"].map(fromHex),
    },
    disc: { words: ["record disc"], materials: ["plastic"], colours: [fromHex("#0c0c0d")], takesWhole: false },
  },
  sample: (draw) =>
    fitParameters<VinylParameters>(VINYL, {
      radius: draw.number("radius", 0.145, 0.155),
      label: draw.integer("label", 0, 4),
    }),
  build: ({ radius: r, label }) => {
    const art: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
      if (nz < 0.5) return;
      const [u, v] = [x / r, y / r - 0.1];
      const d = Math.sqrt(u * u + v * v);
      if (d < 0.6 && Math.floor((v + 2) * 9) % 2 === 0) layColour(surface, RECORD_LABELS[(label + 2) % 5] as Rgb);
      if (v < -0.82 && v > -0.9 && Math.abs(u) < 0.6) layColour(surface, [0.04, 0.04, 0.05]);
    };
    return standModel(
      [
        makePart("disc", "disc", move(turnX(record(r, r * 0.022), PI / 2), [r * 0.96, r, 0]), {
          weight: 1,
          paint: recordPaint(r, RECORD_LABELS[label] as Rgb),
        }),
        makePart(
          "sleeve",
          "sleeve",
          move(slab([r * 2.06, r * 2.06, r * 0.03], r * 0.02), [-r * 0.42, r * 1.03, r * 0.022]),
          { weight: 0.8, paint: art },
        ),
      ],
      [
        { name: "top", position: [0, r * 2, 0], normal: [0, 1, 0], radius: r * 0.05 },
        { name: "attach", position: [r, r, 0], normal: [0, 0, -1], radius: r * 0.2 },
      ],
    );
  },
  view: { azimuth: 0.3, elevation: 0.14 },
});
