import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { disc } from "../../geometry/slab.ts";
import { atan2, cos, PI, sin } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { bar, plate } from "../pieces.ts";

/** Outer radius, radius of the face and height of that over the back, metres. */
const [OUTER, FACE, LEVEL] = [0.06, 0.051, 0.03];
/** Half the sweep of the scale, radians from straight up, and how many numbers are on it. */
const SWEEP = 0.75 * PI;
const NUMBERS = 7;

/** The scale of a dial: long and short marks around, numbers inside them, the last of it red. */
const scale =
  (step: number): Paint =>
  (surface, x, y) => {
    const r = Math.sqrt(x * x + y * y);
    const a = atan2(x, y);
    if (Math.abs(a) > SWEEP + 0.03) return;
    const dark = () => layColour(surface, [0.012, 0.012, 0.014], 0.4, 0);
    if (a > 0.52 * SWEEP && r > 0.0445 && r < 0.048) layColour(surface, [0.55, 0.015, 0.01], 0.4, 0);
    const tenth = (SWEEP * 2) / ((NUMBERS - 1) * 5);
    const [at, big] = [Math.round((a + SWEEP) / tenth), Math.abs(((a + SWEEP) / tenth) % 5)];
    const off = Math.abs(a + SWEEP - at * tenth) * r;
    const isLong = big < 0.4 || big > 4.6;
    if (r > (isLong ? 0.037 : 0.042) && r < 0.048 && off < (isLong ? 0.0011 : 0.0005)) return dark();
    for (let i = 0; i < NUMBERS; i += 1) {
      const b = -SWEEP + (i * SWEEP * 2) / (NUMBERS - 1);
      const [cx, cy] = [0.0295 * sin(b), 0.0295 * cos(b)];
      if (isWritten(String(i * step), x - cx, y - cy, 0.0075, 0.11)) return dark();
    }
  };

function build({ style, seed }: Planned): Part[] {
  const reading = -SWEEP + SWEEP * 2 * (0.22 + 0.5 * ((seed % 97) / 97));
  const needle = plate(
    [
      [-0.004, -0.013, 0.002],
      [0.004, -0.013, 0.002],
      [0.0008, 0.039],
      [-0.0008, 0.039],
    ],
    0.0012,
    0.0003,
  );
  const rim = turnedUp(
    [
      [0, 0],
      [OUTER - 0.006, 0, 0.003],
      [OUTER - 0.004, LEVEL - 0.006],
      [OUTER, LEVEL - 0.004, 0.002],
      [OUTER, LEVEL + 0.004, 0.003],
      [FACE, LEVEL + 0.005, 0.002],
      [FACE, LEVEL],
      [0, LEVEL],
    ],
    56,
  );
  const stem = merge([bar([0, -OUTER - 0.03, 0.015], [0, -OUTER + 0.006, 0.015], 0.0085, 20), nut()]);
  return [
    makePart("case", "body", settle(turnX(rim, PI / 2)), { weight: 0.9 }),
    makePart("face", "face", move(disc(FACE + 0.001, 0.002, 0.0003, 56), [0, 0, LEVEL - 0.001]), {
      weight: 1,
      paint: scale([10, 20, 5][seed % 3] as number),
    }),
    makePart("needle", "needle", move(turnZ(needle, -reading), [0, 0, LEVEL + 0.0026]), { weight: 0.8 }),
    makePart("hub", "body", move(disc(0.005, 0.003, 0.001, 24), [0, 0, LEVEL + 0.0025]), { weight: 0.4 }),
    ...(style !== "mounted" ? [makePart("stem", "body", stem, { weight: 0.6 })] : []),
  ];
}

/** Six-sided, on the pipe. */
const nut = () =>
  move(
    turnedUp(
      [
        [0, 0],
        [0.013, 0, 0.001],
        [0.013, 0.012, 0.001],
        [0, 0.012],
      ],
      6,
    ),
    [0, -OUTER - 0.012, 0.015],
  );

/** A gauge. What makes it itself: a round metal case with a raised rim, a white face with marks and numbers around, red at the end of the scale, and a needle; a pipe with a nut below. */
export const gauge = defineFromPlan({
  id: "gauge",
  family: "device",
  words: [
    "gauge",
    "pressure gauge",
    "steam gauge",
    "dial gauge",
    "dial",
    "pressure dial",
    "meter dial",
    "manometer",
    "speedometer",
    "tachometer",
    "fuel gauge",
  ],
  senses: ["gauge"],
  height: 0.15,
  view: { azimuth: 0.42, elevation: 0.1 },
  slots: {
    body: mainSlot("brass brushed-steel copper", "", "case|rim|bezel|stem"),
    face: slot("plastic", "#f1ede0 #f6f4ee", "dial face"),
    needle: slot("painted-metal", "#16161a #a81a14", "hand|pointer"),
  },
  styles: { piped: {}, mounted: { weight: 0, traits: ["mounted"] } },
  build,
});
