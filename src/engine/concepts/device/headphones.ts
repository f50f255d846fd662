import { box } from "../../geometry/box.ts";
import { arc, curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import { mirror, move, turnY, turnZ } from "../../geometry/place.ts";
import { turnedCorners } from "../../geometry/slab.ts";
import { torus } from "../../geometry/sphere.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, traitFactor, wants } from "../from-ask.ts";
import { flag, metres, ratio } from "../parameter-specs.ts";

export type HeadphonesParameters = {
  readonly width: number;
  readonly cup: number;
  readonly mic: boolean;
  readonly cable: boolean;
};

const parameters = {
  width: metres(0.1, 0.3, "Ear to ear."),
  cup: ratio(0.18, 0.34, "Radius of a cup over the width."),
  mic: flag("With a microphone on an arm."),
  cable: flag("With a cord."),
};
const COATS = ["#1d1e21", "#d9d7d2", "#b3231f", "#2f4f7a", "#c9a06a", "#3a3d42"].map(fromHex);

/** Headphones. What makes them themselves: a padded band in an arch and two round cups at its ends that face each other, thick dark ear cushions on their insides. */
export const headphones = defineConcept<HeadphonesParameters>({
  id: "headphones",
  family: "device",
  words: ["headphones", "headphone", "headset", "gaming headset", "ear defenders"],
  senses: ["headset", "earphone"],
  height: 0.2,
  parameters,
  slots: {
    body: { words: ["cup", "shell"], materials: ["plastic"], colours: COATS, group: "body" },
    band: { words: ["headband"], materials: ["plastic"], colours: COATS, group: "body" },
    cushion: {
      words: ["pad", "ear pad", "padding"],
      materials: ["leather"],
      colours: ["#1a191a", "#1a191a", "#5a3a28"].map(fromHex),
      takesWhole: false,
    },
    metal: { words: ["slider", "ring"], materials: ["brushed-steel"], takesWhole: false },
    cable: {
      words: ["cord", "microphone", "wire"],
      materials: ["rubber"],
      colours: [fromHex("#151516")],
      takesWhole: false,
    },
  },
  sample: (draw, ask) =>
    fitParameters<HeadphonesParameters>(parameters, {
      width: draw.number("width", 0.165, 0.18) * traitFactor(ask, { wide: 1.1, narrow: 0.9 }),
      cup: draw.number("cup", 0.25, 0.29) * traitFactor(ask, { big: 1.12, large: 1.12, thick: 1.08, thin: 0.9 }),
      mic: ask.word.includes("headset"),
      cable: wants(ask, "cable", ask.word.includes("headset") || draw.chance("cable", 0.3)),
    }),
  build: (p) => {
    const a = p.width / 2;
    const r = p.width * p.cup;
    const y = r * 1.15;
    const rise = a * 1.15;
    const top = (f: number): Vec3[] =>
      arc([0, y + rise * 0.55, 0], 1, PI * 0.02, PI * 0.98, 28).map(([u, v]) => [
        u * a * f,
        y + rise * 0.55 + (v - y - rise * 0.55) * a * f,
        0,
      ]);
    const band = sweep(rectangleOutline(p.width * 0.028, p.width * 0.2, p.width * 0.012, 3), top(1.06), {
      up: [0, 0, 1],
      scale: (t) => [1, 0.72 + 0.28 * (1 - (2 * t - 1) * (2 * t - 1))],
    });
    const pad = sweep(rectangleOutline(p.width * 0.06, p.width * 0.17, p.width * 0.03, 4), top(0.99).slice(5, 24), {
      up: [0, 0, 1],
      endRounding: p.width * 0.01,
    });
    const cup = turnedCorners(
      [
        [0, -r * 0.16],
        [r * 0.96, -r * 0.16],
        [r, 0, r * 0.08],
        [r, r * 0.22, r * 0.16],
        [r * 0.76, r * 0.44, r * 0.1],
        [r * 0.7, r * 0.4, r * 0.03],
        [r * 0.6, r * 0.4],
        [r * 0.56, r * 0.46, r * 0.03],
        [0, r * 0.47],
      ],
      44,
      4,
    );
    const ear = turnY(cup, PI / 2);
    const cushion = turnZ(torus(r * 0.7, r * 0.28, 40, 14), PI / 2);
    const ring = turnZ(torus(r * 0.66, r * 0.035, 40, 8), PI / 2);
    const tilt = (geometry: Geometry) => move(turnZ(geometry, 0.08), [a * 1.02, y, 0]);
    const yoke = tube(
      p.width * 0.022,
      curveThrough(
        [
          [a * 1.07, y + rise * 0.6, 0],
          [a * 1.13, y + r * 1.15, 0],
          [a * 1.12, y + r * 0.6, 0],
          [a * 1.12, y, 0],
        ],
        5,
      ),
      10,
    );
    const both = (geometry: Geometry) => [geometry, mirror(geometry)];
    const parts = [
      ...makeParts("cup", "body", both(tilt(ear)), { weight: 1 }),
      ...makeParts("cushion", "cushion", both(tilt(move(cushion, [-r * 0.26, 0, 0]))), { weight: 0.9 }),
      ...makeParts(
        "inside",
        "cable",
        both(
          tilt(
            move(
              turnY(
                turnedCorners(
                  [
                    [0, 0],
                    [r * 0.6, 0],
                    [r * 0.6, r * 0.12],
                    [0, r * 0.12],
                  ],
                  32,
                ),
                PI / 2,
              ),
              [-r * 0.2, 0, 0],
            ),
          ),
        ),
        { weight: 0.2 },
      ),
      ...makeParts("ring", "metal", both(tilt(move(ring, [r * 0.42, 0, 0]))), { weight: 0.5 }),
      ...makeParts("slider", "metal", both(yoke), { weight: 0.6 }),
      ...makeParts(
        "hinge",
        "body",
        both(
          move(box([p.width * 0.07, p.width * 0.13, p.width * 0.13], { bevel: p.width * 0.02, bevelSteps: 2 }), [
            a * 1.06,
            y + rise * 0.6,
            0,
          ]),
        ),
        { weight: 0.5 },
      ),
      makePart("band", "band", band, { weight: 1 }),
      makePart("band-pad", "cushion", pad, { weight: 0.8 }),
    ];
    if (p.mic)
      parts.push(
        makePart(
          "microphone",
          "cable",
          tube(
            r * 0.07,
            curveThrough(
              [
                [a * 1.1, y - r * 0.4, r * 0.3],
                [a * 1.0, y - r * 0.7, r * 1.5],
                [a * 0.5, y - r * 0.75, r * 2.0],
              ],
              6,
            ),
            10,
            { scale: (t) => (t > 0.82 ? 2 : 1), endRounding: r * 0.06 },
          ),
          { weight: 0.7 },
        ),
      );
    if (p.cable)
      parts.push(
        makePart(
          "cable",
          "cable",
          tube(
            r * 0.055,
            curveThrough(
              [
                [-a * 1.05, r * 0.3, 0],
                [-a * 1.1, r * 0.06, r * 0.4],
                [-a * 0.6, r * 0.056, r * 1.6],
                [a * 0.3, r * 0.056, r * 1.9],
                [a * 1.3, r * 0.056, r * 1.5],
              ],
              8,
            ),
            8,
          ),
          { weight: 0.4 },
        ),
      );
    return standModel(parts, [
      { name: "top", position: [0, y + rise * 0.55 + a * 1.06, 0], normal: [0, 1, 0], radius: p.width * 0.15 },
      { name: "attach", position: [0, y + rise * 0.5, 0], normal: [0, -1, 0], radius: a },
    ]);
  },
  view: { azimuth: 0.55, elevation: 0.16 },
});
