import { makePart } from "../../../geometry/make-part.ts";
import type { Part } from "../../../geometry/part.ts";
import { move, turnX, turnY } from "../../../geometry/place.ts";
import { slab } from "../../../geometry/slab.ts";
import { fromHex, type Rgb } from "../../../math/color.ts";
import { PI } from "../../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../../define-from-plan.ts";
import { layColour } from "../../lay-colour.ts";
import { RECORD_LABELS, record, recordPaint } from "./record.ts";

const R = 0.15;
const SLEEVES = ["#c8553a", "#3f6f8f", "#e8e0cc", "#5d7a5a", "#2a2c34", "#d9a441"].map(fromHex);

/** A pile of sleeves, each turned a little, discs slipping out of some, one bare on top. */
function build({ count, stream }: Planned): Part[] {
  const random = stream("pile");
  const label = Math.floor(random() * 5);
  const parts: Part[] = [];
  const thick = 0.011;
  const laid = (g: Part["geometry"], turned: number, at: readonly [number, number, number]) =>
    move(turnY(turnX(g, -PI / 2), turned), at);
  for (let i = 0; i < count; i += 1) {
    const y = i * thick;
    const heading = (random() - 0.5) * 0.5;
    const [x, z] = [(random() - 0.5) * 0.05, (random() - 0.5) * 0.05];
    const colour = RECORD_LABELS[(label + i) % 5] as Rgb;
    const sleeve = slab([R * 2.08, R * 2.08, thick], 0.003, 0.0015);
    parts.push(
      makePart(`sleeve-${i + 1}`, "sleeve", laid(sleeve, heading, [x, y + thick / 2, z]), {
        weight: 0.8,
        paint: (surface, u, v) => {
          // one sleeve in three has the slot's own colour
          if (i % 3) layColour(surface, SLEEVES[(label + i) % 6] as Rgb);
          const d = Math.sqrt(u * u + (v - 0.02) * (v - 0.02)) / R;
          if (i % 2 ? d < 0.6 && Math.floor((v / R + 2) * 9) % 2 === 0 : Math.abs(u + v * 0.7) < R * 0.3)
            layColour(surface, colour);
        },
      }),
    );
    if (i % 2 === 0 && i < count - 1) {
      const out = 0.06 + 0.05 * random();
      parts.push(
        makePart(
          `disc-${i + 1}`,
          "disc",
          move(turnY(record(R * 0.98, 0.004), heading), [x + out, y + thick / 2 - 0.002, z + out * 0.4]),
          {
            weight: 0.6,
            paint: recordPaint(R * 0.98, colour),
          },
        ),
      );
    }
  }
  const top = count * thick;
  parts.push(
    makePart("top-disc", "disc", move(record(R, 0.004), [0.03, top, 0.02]), {
      weight: 1,
      paint: recordPaint(R, RECORD_LABELS[label] as Rgb),
    }),
  );
  return parts;
}

/** A stack of records. What makes it itself: square sleeves of several colours piled flat, each turned a little, black discs slipping out of them, a bare record with its grooves and label on top. */
export const recordStack = defineFromPlan({
  id: "record-stack",
  family: "device",
  words: [
    "stack of records",
    "pile of records",
    "stack of vinyl records",
    "stack of vinyls",
    "pile of vinyl records",
    "vinyl collection",
    "record collection",
    "stack of vinyl",
  ],
  senses: [],
  height: 0.1,
  vary: 0.02,
  view: { azimuth: 0.5, elevation: 0.42 },
  slots: {
    sleeve: mainSlot("paper", "#d9a441 #c8553a #3f6f8f #5d7a5a #e8e0cc #2a2c34", "cover|jacket"),
    disc: slot("plastic", "#0c0c0d", "record|vinyl"),
  },
  count: { slot: "sleeve", min: 7, max: 9, most: 14 },
  build,
});
