import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos } from "../../math/elementary.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { says, wants } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { flag } from "../parameter-specs.ts";
import { hollow, radiusAt } from "./hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "./proportions.ts";

type PaperCupParameters = Proportions & { readonly lid: boolean; readonly sleeve: boolean };

function buildPaperCup(p: PaperCupParameters): Model {
  const [r, h] = [0.043 * p.wide, 0.125 * p.tall];
  const line = roundCorners(
    [
      [r * 0.66, 0],
      [r * 0.67, 0.002],
      [r * 0.75, h * 0.3],
      [r * 0.86, h * 0.65],
      [r * 0.97, h * 0.975],
      [r * 1.03, h * 0.98, 0.001],
      [r * 1.03, h, 0.001],
    ],
    3,
  );
  const parts: Part[] = [makePart("body", "body", lathe(hollow(line, 0.0018, 0.006), 56), { weight: 1 })];
  if (p.sleeve) {
    const [low, high] = [h * 0.26, h * 0.72];
    const sleeve = lathe(
      [
        [radiusAt(line, low) - 0.001, low],
        [radiusAt(line, low) + 0.0016, low],
        [radiusAt(line, high) + 0.0016, high],
        [radiusAt(line, high) - 0.001, high],
      ],
      72,
      true,
    );
    parts.push(makePart("sleeve", "sleeve", sleeve, { weight: 0.9, paint: bean((low + high) / 2, h * 0.115) }));
  }
  if (p.lid) {
    const lid = lathe(
      roundCorners(
        [
          [0, h * 0.97],
          [r * 0.9, h * 0.97],
          [r * 1.05, h * 0.975, 0.001],
          [r * 1.07, h * 1.01, 0.002],
          [r * 1.0, h * 1.03, 0.002],
          [r * 0.93, h * 1.09, 0.003],
          [r * 0.86, h * 1.095, 0.002],
          [r * 0.82, h * 1.055, 0.003],
          [0, h * 1.055],
        ],
        3,
      ),
      56,
    );
    parts.push(makePart("lid", "lid", lid, { weight: 0.95 }));
  }
  return standModel(parts, [
    { name: "top", position: [0, h * (p.lid ? 1.09 : 1), 0], normal: [0, 1, 0], radius: r },
    { name: "inside", position: [0, 0.006, 0], normal: [0, 1, 0], radius: r * 0.65 },
  ]);
}

const DARK = fromHex("#3a2214");

/** A coffee bean in front, and fine ribs all around. */
const bean =
  (middle: number, size: number): Paint =>
  (surface, x, y, z) => {
    const a = atan2(x, z);
    surface.height += 0.0004 * cos(a * 90);
    const [u, v] = [(a * 0.034) / size, (y - middle) / size];
    const [s, t] = [(u + v) * Math.SQRT1_2, (v - u) * Math.SQRT1_2];
    if (s * s * 1.9 + t * t > 1 || Math.abs(s - 0.16 * cos(t * 2.6)) < 0.07) return;
    layColour(surface, DARK);
  };

/** A paper cup. What makes it itself: a white cup that widens upwards, a brown corrugated sleeve with a coffee bean around it, and a raised plastic lid. */
export const paperCup = defineConcept<PaperCupParameters>({
  id: "paper-cup",
  family: "vessel",
  words: [
    "paper cup",
    "takeaway cup",
    "takeaway coffee",
    "to-go cup",
    "disposable cup",
    "takeout coffee",
    "takeaway coffee cup",
    "paper coffee cup",
    "plastic cup",
  ],
  senses: ["dixie cup"],
  height: 0.135,
  parameters: { ...PROPORTIONS, lid: flag("Has its lid on."), sleeve: flag("Has a sleeve.") },
  slots: {
    body: {
      words: ["cup", "side"],
      materials: ["paper"],
      colours: ["#f4f1ea", "#f4f1ea", "#2f6b52", "#b5322e"].map(fromHex),
    },
    sleeve: {
      words: ["band", "wrap"],
      materials: ["paper"],
      colours: [fromHex("#b98a58"), fromHex("#a87846")],
      takesWhole: false,
    },
    lid: {
      words: ["cap", "cover", "top"],
      materials: ["plastic"],
      colours: [fromHex("#f2f0ea"), fromHex("#26211e")],
      takesWhole: false,
    },
  },
  sample: (draw: Draw, ask: Ask) => ({
    ...sampleProportions(draw, ask, 0.06),
    lid: wants(ask, "lid", !says(ask, "open")),
    sleeve: wants(ask, "sleeve", draw.chance("sleeve", 0.8)),
  }),
  build: buildPaperCup,
  view: { azimuth: 0.25, elevation: 0.26 },
});
