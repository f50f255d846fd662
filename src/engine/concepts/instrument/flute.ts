import type { Geometry } from "../../geometry/geometry.ts";
import { cylinder } from "../../geometry/lathe.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Corner } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { PI } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";

/** Dark finger holes on the front of an upright tube. */
const holes =
  (places: readonly (readonly [y: number, radius: number])[]): Paint =>
  (surface, x, y, z) => {
    if (z < 0) return;
    for (const [at, r] of places)
      if (x * x + (y - at) * (y - at) < r * r) layColour(surface, [0.012, 0.01, 0.008], 0.9, 0);
  };

const key = (y: number, r: number, out: number): Geometry =>
  merge([
    move(turnX(cylinder({ radius: r, height: 0.006, bevel: 0.002, segments: 20 }), PI / 2), [0, y, out]),
    tube(
      0.0022,
      [
        [0, y, out + 0.003],
        [0.012, y, out - 0.004],
        [0.014, y, 0],
      ],
      6,
    ),
  ]);

const rings = (ys: readonly number[], r: number): Geometry =>
  merge(ys.map((y) => move(stretch(torus(r, 0.003, 32, 8), [1, 1.8, 1]), [0, y, 0])));

function body(style: string): Part[] {
  if (style === "flute") {
    const r = 0.0105;
    const line: Corner[] = [
      [0, 0],
      [r, 0, 0.002],
      [r, 0.66, 0.002],
      [0, 0.66],
    ];
    const ys = [0.07, 0.1, 0.13, 0.17, 0.2, 0.235, 0.275, 0.305, 0.335, 0.37, 0.4, 0.425];
    const rod = tube(
      0.0025,
      [
        [0.014, 0.05, 0],
        [0.014, 0.44, 0],
      ],
      8,
    );
    const lip = move(stretch(sphere(0.014, 20, 12), [1, 1.9, 0.7]), [0, 0.575, 0.006]);
    return [
      makePart("tube", "body", turnedUp(line, 28), { weight: 1 }),
      makePart("lip", "body", lip, { weight: 0.8, paint: holes([[0.0, 0.006]]) }),
      makePart("bands", "key", rings([0.01, 0.16, 0.455, 0.48, 0.645], r), { weight: 0.5 }),
      makePart("keys", "key", merge([...ys.map((y, i) => key(y, i % 4 === 3 ? 0.0065 : 0.0085, r + 0.002)), rod]), {
        weight: 0.9,
      }),
    ];
  }
  if (style === "recorder" || style === "pan") {
    const line: Corner[] = [
      [0, 0],
      [0.016, 0, 0.003],
      [0.018, 0.02, 0.004],
      [0.0125, 0.035, 0.004],
      [0.012, 0.06],
      [0.0155, 0.075, 0.004],
      [0.0165, 0.085, 0.004],
      [0.0125, 0.095, 0.003],
      [0.014, 0.24],
      [0.0195, 0.245, 0.004],
      [0.0205, 0.275, 0.006],
      [0.016, 0.285, 0.003],
      [0.0145, 0.33],
      [0.011, 0.345, 0.003],
      [0, 0.345],
    ];
    const ys = [0.05, 0.112, 0.135, 0.158, 0.185, 0.208, 0.23];
    return [
      makePart("tube", "body", turnedUp(line, 32), {
        weight: 1,
        grain: "y",
        paint: holes([...ys.map((y) => [y, 0.0042] as const), [0.3, 0.007]]),
      }),
      makePart("bands", "key", rings([0.022, 0.082, 0.247, 0.272], 0.0185), { weight: 0.5 }),
    ];
  }
  const r = style === "oboe" ? 0.0115 : 0.0135;
  const bell = style === "oboe" ? 0.024 : 0.033;
  const line: Corner[] = [
    [0, 0],
    [bell, 0, 0.003],
    [bell * 0.98, 0.008, 0.004],
    [bell * 0.66, 0.045, 0.03],
    [r * 1.1, 0.11, 0.02],
    [r, 0.14],
    [r, 0.5],
    [r * 1.15, 0.505, 0.003],
    [r * 1.2, 0.565, 0.003],
    [r * 0.95, 0.57],
    ...(style === "oboe"
      ? ([
          [r * 0.7, 0.6],
          [0.003, 0.605],
          [0.003, 0.66],
          [0, 0.66],
        ] as Corner[])
      : ([
          [r * 0.9, 0.6],
          [r * 0.45, 0.66, 0.004],
          [0, 0.662],
        ] as Corner[])),
  ];
  const ys = [0.15, 0.18, 0.21, 0.25, 0.28, 0.31, 0.36, 0.39, 0.42, 0.46];
  return [
    makePart("tube", "body", turnedUp(line, 32), { weight: 1 }),
    makePart("bands", "key", merge([rings([0.005], bell), rings([0.125, 0.33, 0.505, 0.565], r * 1.12)]), {
      weight: 0.6,
    }),
    makePart(
      "keys",
      "key",
      merge([
        ...ys.map((y, i) => key(y, i % 3 === 2 ? 0.007 : 0.009, r + 0.002)),
        tube(
          0.0022,
          [
            [0.015, 0.13, 0],
            [0.015, 0.47, 0],
          ],
          8,
        ),
        tube(
          0.0022,
          [
            [-0.015, 0.13, 0],
            [-0.015, 0.4, 0],
          ],
          8,
        ),
        ...[0.16, 0.24, 0.37].map((y) =>
          tube(
            0.003,
            [
              [-0.015, y, 0.002],
              [-0.01, y + 0.02, 0.014],
              [0.002, y + 0.03, 0.016],
            ],
            6,
          ),
        ),
        ...[0.13, 0.3, 0.4, 0.47].flatMap((y) => [
          tube(
            0.0025,
            [
              [0.015, y, 0],
              [0, y, 0],
            ],
            6,
          ),
          ...(y < 0.45
            ? [
                tube(
                  0.0025,
                  [
                    [-0.015, y, 0],
                    [0, y, 0],
                  ],
                  6,
                ),
              ]
            : []),
        ]),
      ]),
      { weight: 0.9 },
    ),
  ];
}

/** A woodwind in one straight tube. What makes it itself: the flute is slim silver with a row of keys and a lip plate; the recorder pale wood with finger holes, beak and rings; the clarinet black with silver keys and a bell. */
export const flute = defineFromPlan({
  id: "flute",
  family: "instrument",
  words: [
    "flute",
    "recorder",
    "clarinet",
    "oboe",
    "piccolo",
    "wooden flute",
    "transverse flute",
    "silver flute",
    "tin whistle",
    "penny whistle",
    "bamboo flute",
  ],
  senses: ["flute", "clarinet", "oboe", "recorder#4", "woodwind"],
  height: 0.6,
  view: { azimuth: 0.3, elevation: 0.16 },
  styles: {
    flute: { weight: 2, words: ["flute", "piccolo", "transverse flute", "silver flute"] },
    recorder: {
      weight: 0,
      words: ["recorder", "wooden flute", "tin whistle", "penny whistle", "bamboo flute"],
      dress: { body: "#b5793f #d9a860 #8a5228", key: "#efe4cc" },
      materials: { body: "oak", key: "plastic" },
    },
    clarinet: { weight: 0, words: ["clarinet"], dress: { body: "#17171a" }, materials: { body: "plastic" } },
    oboe: { weight: 0, words: ["oboe"], dress: { body: "#2a1810" }, materials: { body: "oak" } },
  },
  slots: {
    body: mainSlot("silver", "", "tube|wood|bell"),
    key: slot("silver", "", "keys|ring|band"),
  },
  build: ({ style }) => body(style).map((part) => ({ ...part, geometry: turnZ(part.geometry, -0.85) })),
  sockets: () => [{ name: "attach", position: [0.2, 0.17, 0], normal: [0, 1, 0], radius: 0.02 }],
});
