import { extrude } from "../../geometry/extrude.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { atan2 } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { ENDS, hungLine, onLine } from "../light/hung-line.ts";

const COUNT = 13;
/** Slots that pennants take turns in. */
const COLOURS = ["pennant", "second", "third"] as const;

function build(): Part[] {
  const [wide, tall] = [0.19, 0.24];
  const pennants = Array.from({ length: COUNT }, (_, i) => {
    const t = (i + 0.5) / COUNT;
    const [a, b] = [onLine(t - 0.02), onLine(t + 0.02)];
    const flag = extrude(
      [
        [-wide / 2, 0],
        [0, -tall],
        [wide / 2, 0],
      ],
      { depth: 0.008 },
    );
    // the wind has each of them a little otherwise
    const swung = turnX(flag, 0.16 * ((i * 5) % 3) - 0.16);
    return { geometry: move(turnZ(swung, atan2(b[1] - a[1], b[0] - a[0])), onLine(t)), slot: i % COLOURS.length };
  });
  return [
    makePart("line", "line", hungLine(0.01), { weight: 0.5 }),
    ...COLOURS.map((name, k) =>
      makePart(name, name, merge(pennants.filter(({ slot }) => slot === k).map(({ geometry }) => geometry)), {
        weight: 0.9,
      }),
    ),
  ];
}

/** Bunting. What makes it itself: a line that hangs in a bow, with pointed little flags of several colours all along it. */
export const bunting = defineFromPlan({
  id: "bunting",
  family: "flag",
  words: ["bunting", "flag bunting", "party bunting", "pennant string", "string of pennants", "pennant garland"],
  height: 0.58,
  vary: 0,
  view: { azimuth: 0.2, elevation: 0.12 },
  slots: {
    pennant: mainSlot("woven-cotton", "#c8342c #d8482f", "flag|triangle"),
    second: slot("woven-cotton", "#f2c22c #f4efe2"),
    third: slot("woven-cotton", "#2f6fb0 #3f9a62"),
    line: slot("woven-cotton", "#e9e2d2", "string|cord"),
  },
  sockets: () => [ENDS],
  build,
});
