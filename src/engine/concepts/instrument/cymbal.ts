import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnX, turnZ } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";

/** Fine turned grooves and a lighter bell. */
const grooves: Paint = (surface, x, _y, z) => {
  const r = Math.sqrt(x * x + z * z);
  const s = sin(r * 900);
  surface.height += 0.0004 * s;
  const k = 1 + 0.12 * s + 0.1 * sin(r * 130);
  layColour(surface, [surface.r * k, surface.g * k, surface.b * k]);
};

const plateShape = (r: number): Geometry =>
  lathe(
    roundCorners(
      [
        [0, 0.014],
        [r * 0.2, 0.01, 0.02],
        [r * 0.24, -0.008, 0.02],
        [r * 0.7, -0.018, 0.3],
        [r, -0.03],
        [r + 0.001, -0.0285],
        [r, -0.027],
        [r * 0.7, -0.0145, 0.3],
        [r * 0.245, -0.003, 0.02],
        [r * 0.2, 0.0165, 0.02],
        [0, 0.021],
      ],
      5,
    ),
    64,
  );

function stood(hat: boolean): Part[] {
  const r = hat ? 0.18 : 0.235;
  const y = hat ? 0.8 : 0.95;
  const tilt = (g: Geometry) => move(hat ? g : turnX(turnZ(g, 0.12), 0.2), [0, y, 0]);
  const legs = [0, 1, 2].flatMap((i) => {
    const a = (i / 3) * TAU + 0.5;
    const [c, s] = [cos(a), sin(a)];
    return [
      bar([c * 0.015, 0.34, s * 0.015], [c * 0.27, 0.012, s * 0.27], 0.009, 8),
      bar([c * 0.012, 0.14, s * 0.012], [c * 0.14, 0.17, s * 0.14], 0.007, 8),
    ];
  });
  const feet = [0, 1, 2].map((i) => {
    const a = (i / 3) * TAU + 0.5;
    return bar([cos(a) * 0.25, 0.03, sin(a) * 0.25], [cos(a) * 0.285, 0.012, sin(a) * 0.285], 0.0155, 10);
  });
  const plates = hat ? [plateShape(r), move(turnX(plateShape(r), PI), [0, -0.068, 0])] : [plateShape(r)];
  return [
    ...makeParts("cymbal", "cymbal", plates.map(tilt), { weight: 1, paint: grooves }),
    makePart(
      "nut",
      "felt",
      tilt(
        turnedPiece(
          [
            [0.02, 0.014, 0.003],
            [0.022, 0.032, 0.004],
            [0.012, 0.036, 0.003],
            [0.011, 0.055, 0.003],
          ],
          20,
        ),
      ),
      { weight: 0.5 },
    ),
    makePart(
      "rod",
      "stand",
      merge([
        bar([0, 0.1, 0], [0, y - 0.02, 0], 0.0105, 12),
        tilt(bar([0, -0.06, 0], [0, 0.07, 0], 0.005, 10)),
        bar([0, 0.32, 0], [0, 0.62, 0], 0.0145, 14),
        bar([0, 0.6, 0], [0, 0.64, 0], 0.021, 14),
      ]),
      { weight: 0.8 },
    ),
    makePart("legs", "stand", merge(legs), { weight: 0.7 }),
    makePart("feet", "rubber", merge(feet), { weight: 0.4 }),
    ...(hat
      ? [
          makePart(
            "pedal",
            "stand",
            move(
              turnX(
                sweep(rectangleOutline(0.075, 0.014, 0.004, 2), [
                  [0, 0, 0.02],
                  [0, 0, 0.27],
                ]),
                0.12,
              ),
              [0, 0.09, 0],
            ),
            { weight: 0.5 },
          ),
        ]
      : []),
  ];
}

/** Two plates with leather straps, leaning against each other. */
function clash(): Part[] {
  const r = 0.19;
  const strap = sweep(
    rectangleOutline(0.03, 0.005, 0.002, 1),
    curveThrough(
      [
        [-0.012, 0.018, 0],
        [-0.035, 0.05, 0],
        [0, 0.078, 0],
        [0.035, 0.05, 0],
        [0.012, 0.018, 0],
      ],
      6,
    ),
    { up: [0, 1, 0] },
  );
  const out: Part[] = [];
  for (const s of [-1, 1]) {
    const put = (g: Geometry) => move(turnZ(g, -s * (PI / 2 - 0.3)), [s * 0.075, r * 0.985, s * 0.02]);
    out.push(
      makePart(s < 0 ? "cymbal-left" : "cymbal-right", "cymbal", put(plateShape(r)), { weight: 1, paint: grooves }),
      makePart(s < 0 ? "strap-left" : "strap-right", "strap", put(strap), { weight: 0.8 }),
    );
  }
  return out;
}

const build = ({ style }: Planned): Part[] => (style === "pair" ? clash() : stood(style === "hat"));

/** A cymbal. What makes it itself: a wide thin golden plate with fine grooves and a round bell in its middle, tilted on a chrome stand with three legs; two facing plates with a pedal: a hi-hat; or a pair with leather straps. */
export const cymbal = defineFromPlan({
  id: "cymbal",
  family: "instrument",
  words: [
    "cymbal",
    "crash cymbal",
    "ride cymbal",
    "hi hat",
    "hi-hat",
    "high hat",
    "cymbal stand",
    "clash cymbals",
    "pair of cymbals",
  ],
  senses: ["cymbal"],
  height: 1,
  view: { azimuth: 0.4, elevation: 0.3 },
  slots: {
    cymbal: mainSlot("brass", "", "plate|disc"),
    stand: slot("chrome", "", "leg|rod|pedal|tripod"),
    felt: slot("felt", "#2a2a2e", "nut"),
    rubber: slot("rubber", "#1b1c1f", "foot"),
    strap: slot("leather", "#5a3218", "loop|handle"),
  },
  styles: {
    crash: { weight: 2, words: ["crash cymbal", "ride cymbal", "cymbal stand"] },
    hat: { weight: 0.4, words: ["hi hat", "hi-hat", "high hat"] },
    pair: { weight: 0.3, words: ["clash cymbals", "pair of cymbals"], slots: ["strap"] },
  },
  build,
});
