import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, settle, turnX, turnZ } from "../../geometry/place.ts";
import { disc, slab, turnedCorners } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { atan2, cos, PI, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";
import { plate } from "../pieces.ts";

const INK = fromHex("#15120e");
const FACE = fromHex("#f3ecd8");
const DIAL = 0.094;

/** Fine divisions about the rim, the weather's words within, a blued and a brass hand. */
const dial =
  (reading: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    const r = Math.sqrt(x * x + y * y);
    if (nz < 0.5 || r > DIAL) return;
    layColour(surface, FACE, 0.35, 0);
    const turn = atan2(x, y);
    const fine = (turn / TAU) * 90;
    const big = Math.round(fine) % 5 === 0;
    if (
      Math.abs(turn) < 2.6 &&
      r > (big ? 0.074 : 0.081) &&
      r < 0.089 &&
      Math.abs(fine - Math.round(fine)) < (big ? 0.22 : 0.13)
    )
      layColour(surface, INK);
    if (Math.abs(r - 0.09) < 0.0007) layColour(surface, INK);
    // the words stand upright on the circle
    for (const [text, at] of [
      ["RAIN", -1.25],
      ["CHANGE", 0],
      ["FAIR", 1.25],
    ] as const) {
      const u = x * cos(at) - y * sin(at);
      const v = x * sin(at) + y * cos(at);
      if (isWritten(text, u, v - 0.06, 0.013, 0.1)) layColour(surface, INK);
    }
    const hand = (angle: number, length: number, wide: number) => {
      const along = x * sin(angle) + y * cos(angle);
      const across = Math.abs(x * cos(angle) - y * sin(angle));
      return along > -0.022 && along < length && across < wide * (1 - Math.max(0, along) / (length * 1.15));
    };
    if (hand(reading + 0.7, 0.062, 0.0042)) layColour(surface, fromHex("#c79a3c"), 0.25, 1);
    if (hand(reading, 0.074, 0.0048)) layColour(surface, fromHex("#171b30"), 0.25, 0);
  };

/** The red or blue column on a white scale. */
const column: Paint = (surface, x, y, _z, _nx, _ny, nz) => {
  if (nz < 0.5) return;
  layColour(surface, FACE, 0.35, 0);
  const mark = y / 0.0085;
  if (Math.abs(x) > 0.006 && Math.abs(x) < 0.013 && Math.abs(mark - Math.round(mark)) < 0.12) layColour(surface, INK);
  if (Math.abs(x) < 0.002 && y < 0.022) layColour(surface, fromHex("#b0211c"), 0.2, 0);
  else if (Math.abs(x) < 0.0028) layColour(surface, fromHex("#c4c8c6"), 0.1, 0);
  if (x * x + (y + 0.058) * (y + 0.058) < 0.00003) layColour(surface, fromHex("#b0211c"), 0.2, 0);
};

const rim = (radius: number) => settle(turnX(torus(radius, 0.0075, 64, 14), PI / 2));

function build({ style, seed }: Planned): Part[] {
  const reading = -1 + (seed % 9) * 0.25;
  const y = style === "banjo" ? 0.15 : 0.14;
  const face = [
    makePart("dial", "dial", move(disc(DIAL + 0.002, 0.012, 0.001, 56), [0, y, 0.012]), {
      weight: 1,
      paint: dial(reading),
    }),
    makePart("rim", "brass", move(rim(DIAL + 0.003), [0, y, 0.024]), { weight: 0.9 }),
    makePart("pin", "brass", move(disc(0.006, 0.006, 0.002, 20), [0, y, 0.023]), { weight: 0.3 }),
  ];
  if (style === "round")
    return [
      makePart(
        "board",
        "body",
        move(
          turnedCorners(
            [
              [0, 0],
              [0.138, 0, 0.004],
              [0.14, 0.012, 0.006],
              [0.122, 0.02, 0.008],
              [0.11, 0.026, 0.004],
              [0, 0.026],
            ],
            64,
          ),
          [0, y, -0.012],
        ),
        { weight: 1 },
      ),
      ...face,
      makePart("ring", "brass", move(settle(turnX(torus(0.016, 0.0035, 32, 10), PI / 2)), [0, y + 0.15, 0]), {
        weight: 0.5,
      }),
    ];
  const right: Corner[] = [
    [0.02, 0.022, 0.01],
    [0.075, 0.036, 0.05],
    [0.128, 0.1, 0.07],
    [0.126, 0.2, 0.08],
    [0.07, 0.275, 0.05],
    [0.042, 0.34, 0.05],
    [0.052, 0.43, 0.03],
    [0.07, 0.52, 0.03],
    [0.052, 0.565, 0.012],
    [0.058, 0.6, 0.012],
    [0.02, 0.635, 0.02],
  ];
  const left = right.map(([x, v, r = 0]) => [-x, v, r] as const).reverse();
  const board = plate([[0, 0, 0.01], ...right, [0, 0.66, 0.01], ...left], 0.03, 0.005);
  return [
    makePart("board", "body", board, { weight: 1 }),
    ...face.map((part) => ({ ...part, geometry: move(part.geometry, [0, 0, 0]) })),
    makePart("thermometer", "dial", move(slab([0.04, 0.15, 0.008], 0.004, 0.001), [0, 0.46, 0.017]), {
      weight: 0.9,
      paint: column,
    }),
    makePart(
      "frame",
      "brass",
      merge([
        ...[-1, 1].map((s) => move(slab([0.005, 0.156, 0.014], 0.002, 0.001), [s * 0.0215, 0.46, 0.017])),
        ...[-1, 1].map((s) => move(slab([0.048, 0.005, 0.014], 0.002, 0.001), [0, 0.46 + s * 0.077, 0.017])),
      ]),
      { weight: 0.5 },
    ),
    makePart("boss", "brass", move(disc(0.014, 0.006, 0.003, 28), [0, 0.59, 0.014]), { weight: 0.4 }),
    makePart("finial", "brass", move(settle(mirror(turnZ(disc(0.01, 0.006, 0.003, 24), 0))), [0, 0.027, 0.014]), {
      weight: 0.3,
    }),
  ];
}

/** A barometer. What makes it itself: a round cream dial in a brass rim with RAIN, CHANGE and FAIR around it and two hands, set in polished wood: a banjo-shaped board with a thermometer in its neck, or a turned round one with a ring to hang it by. */
export const barometer = defineFromPlan({
  id: "barometer",
  family: "device",
  words: ["barometer", "weather glass", "aneroid barometer", "weather station", "banjo barometer", "ship's barometer"],
  senses: ["barometer"],
  height: 0.6,
  view: { azimuth: 0.25, elevation: 0.08 },
  slots: {
    body: mainSlot("mahogany walnut oak", "", "board|case|wood"),
    dial: slot("enamel", "#f3ecd8", "face|thermometer|scale"),
    brass: slot("brass", "", "rim|frame|ring|hand"),
  },
  styles: {
    banjo: { weight: 2, words: ["banjo barometer"] },
    round: { weight: 1, words: ["ship's barometer", "aneroid barometer"], traits: ["round"] },
  },
  build,
});
