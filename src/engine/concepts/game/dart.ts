import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { settle, turnZ } from "../../geometry/place.ts";
import { around, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { plate } from "../pieces.ts";

/** Point up: heights along the dart, metres. */
const [TAIL, SHAFT, BARREL, POINT] = [0, 0.052, 0.098, 0.132];

function build({ style }: Planned): Part[] {
  // slung over to one side, its point down as it flies
  const fly = (g: Part["geometry"]) => settle(turnZ(g, -2.05));
  const grip: Corner[] = Array.from({ length: 11 }, (_, i): Corner[] => {
    const y = SHAFT + 0.009 + i * 0.0031;
    return [
      [0.0037, y],
      [0.0037, y + 0.0012],
      [0.0033, y + 0.0014],
      [0.0033, y + 0.0029],
    ];
  }).flat();
  const flight: Corner[] =
    style === "slim"
      ? [
          [0.0008, TAIL],
          [0.0105, TAIL + 0.001, 0.002],
          [0.0115, TAIL + 0.012, 0.006],
          [0.0008, TAIL + 0.043],
        ]
      : [
          [0.0008, TAIL],
          [0.0135, TAIL + 0.001, 0.003],
          [0.0195, TAIL + 0.011, 0.003],
          [0.0175, TAIL + 0.024, 0.006],
          [0.0008, TAIL + 0.043],
        ];
  const vane = plate(flight, 0.0009, 0.0002);
  return [
    makePart(
      "point",
      "point",
      fly(
        turnedUp(
          [
            [0, BARREL - 0.002],
            [0.0012, BARREL - 0.002],
            [0.0011, POINT - 0.006],
            [0, POINT],
          ],
          20,
        ),
      ),
      { weight: 0.8 },
    ),
    makePart(
      "barrel",
      "barrel",
      fly(
        turnedUp(
          [
            [0, SHAFT - 0.002],
            [0.0026, SHAFT - 0.002],
            [0.0035, SHAFT + 0.007],
            ...grip,
            [0.0036, BARREL - 0.009],
            [0.0018, BARREL, 0.002],
            [0, BARREL],
          ],
          36,
          2,
        ),
      ),
      { weight: 1 },
    ),
    makePart(
      "shaft",
      "shaft",
      fly(
        turnedUp(
          [
            [0, TAIL + 0.008],
            [0.0018, TAIL + 0.008],
            [0.002, TAIL + 0.04, 0.001],
            [0.0026, SHAFT],
            [0, SHAFT],
          ],
          24,
        ),
      ),
      { weight: 0.7 },
    ),
    ...makeParts("flight", "flight", around(4, vane, 0.4).map(fly), { weight: 0.9 }),
  ];
}

/** A dart. What makes it itself: a steel point, a ringed metal barrel to hold, a thin shaft and four bright vanes set crosswise. */
export const dart = defineFromPlan({
  id: "dart",
  family: "object",
  words: ["dart", "throwing dart", "pub dart"],
  senses: [],
  height: 0.09,
  view: { azimuth: 0.3, elevation: 0.3 },
  slots: {
    flight: mainSlot("plastic", "#c8281e #1f5fc0 #1f9a4a #e8b81e #17181b", "feather|fin|vane|tail|wing"),
    barrel: slot("brass brushed-steel gunmetal", "", "body|grip"),
    point: slot("chrome", "", "tip|needle"),
    shaft: slot("plastic", "#17181b #e8e6e0", "stem"),
  },
  styles: { standard: { weight: 2 }, slim: { weight: 0.7 } },
  build,
});
