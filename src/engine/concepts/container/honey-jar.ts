import { curveThrough } from "../../geometry/curve.ts";
import { easeBends } from "../../geometry/ease-bends.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnZ } from "../../geometry/place.ts";
import { sphere, torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { isWritten } from "../lettering.ts";

const R = 0.052;
const H = 0.105;
/** Radius of what runs over the rim. */
const DRIP = 0.0062;

/** A cream label with a yellow rim and comb cells, and the word. */
const label: Paint = (surface, x, y, z) => {
  if (z < 0) return;
  const [u, v] = [x * 1.04, y - 0.047];
  const out = Math.max(Math.abs(u) / 0.038, Math.abs(v) / 0.025);
  if (out > 1) return;
  layColour(surface, out > 0.9 ? [0.62, 0.27, 0.02] : [0.95, 0.88, 0.66], 0.6, 0);
  if (isWritten("HONEY", u, v - 0.006, 0.0145, 0.12)) layColour(surface, [0.22, 0.09, 0.01], 0.6, 0);
  if (v < -0.006 && v > -0.021 && Math.abs(u) < 0.026) {
    // a row of comb cells under the word
    const cell = (u / 0.0125 + 100.5) % 1;
    const d = Math.max(Math.abs(cell - 0.5) * 0.0125 * 1.155, Math.abs(v + 0.0135));
    if (d < 0.006) layColour(surface, d > 0.0047 ? [0.45, 0.2, 0.01] : [0.9, 0.5, 0.04], 0.5, 0);
  }
};

function build({ style }: Planned): Part[] {
  const pot = style === "pot";
  const body = pot
    ? turnedUp(
        [
          [0, 0],
          [0.036, 0, 0.006],
          [0.062, 0.035, 0.03],
          [0.06, 0.075, 0.03],
          [0.042, 0.098, 0.008],
          [0.048, 0.112, 0.006],
          [0.04, 0.112, 0.004],
          [0.036, 0.09],
          [0, 0.088],
        ],
        56,
      )
    : turnedUp(
        [
          [0, 0],
          [R, 0, 0.01],
          [R, H * 0.84, 0.016],
          [0.041, H * 0.9, 0.006],
          [0.041, H, 0.003],
          [0.036, H, 0.002],
          [0.036, H * 0.9],
          [0, H * 0.88],
        ],
        56,
      );
  const top = pot ? 0.108 : H * 0.97;
  const honey = turnedUp(
    [
      [0, top - 0.012],
      [0.036, top - 0.012],
      [0.036, top, 0.002],
      [0, top + 0.003],
    ],
    40,
  );
  const out = pot ? 0.05 : 0.043;
  // drips run over the rim and down the shoulder
  const drips = [
    { a: 0.9, l: 0.032 },
    { a: 1.6, l: 0.014 },
    { a: 2.1, l: 0.022 },
    { a: 5.45, l: 0.018 },
    { a: 3.6, l: 0.02 },
  ].map(({ a, l }) => {
    const at = (r: number, y: number): readonly [number, number, number] => [r * sin(a), y, r * cos(a)];
    const wide = pot ? 0.062 : R + 0.001;
    const swollen = (t: number): number => 0.8 + 0.45 * t * t;
    const line = curveThrough(
      [
        at(0.03, top),
        at(out - 0.002, top + 0.002),
        at(out + 0.001, top - 0.008),
        at(Math.min(wide, out + 0.012), top - 0.018),
        at(wide, top - 0.02 - l),
      ],
      5,
    );
    return tube(
      DRIP,
      easeBends(line, (t) => DRIP * swollen(t)),
      10,
      { endRounding: 0.006, scale: swollen },
    );
  });
  const grooves = merge([
    ...Array.from({ length: 6 }, (_, i) =>
      move(
        stretch(sphere(1, 28, 12), [0.0155 - 0.0012 * Math.abs(i - 2.5), 0.0038, 0.0155 - 0.0012 * Math.abs(i - 2.5)]),
        [0, 0.006 * i, 0],
      ),
    ),
    turnedUp(
      [
        [0, -0.004],
        [0.009, -0.004, 0.003],
        [0.009, 0.034, 0.002],
        [0.0048, 0.042, 0.004],
        [0.0045, 0.135],
        [0.0075, 0.142, 0.004],
        [0.0075, 0.152, 0.004],
        [0, 0.156],
      ],
      20,
    ),
  ]);
  const dipper = move(turnZ(turnX(grooves, -0.12), -0.42), [-0.012, top - 0.026, 0]);
  return [
    makePart("body", "body", settle(body), { weight: 1, paint: label }),
    makePart("honey", "honey", honey, { weight: 0.6 }),
    makePart("rim", "honey", move(torus(pot ? 0.043 : 0.0385, 0.0052, 48, 10), [0, pot ? 0.113 : H, 0]), {
      weight: 0.4,
    }),
    makePart("drips", "honey", merge(drips), { weight: 0.6 }),
    makePart("dipper", "dipper", dipper, { weight: 0.8 }),
    ...(pot
      ? []
      : [
          makePart("thread", "ribbon", move(stretch(torus(0.0415, 0.0026, 48, 8), [1, 1, 1]), [0, H * 0.89, 0]), {
            weight: 0.3,
          }),
          makePart(
            "bow",
            "ribbon",
            merge(
              [-1, 1]
                .map((s) =>
                  move(turnZ(stretch(torus(0.0085, 0.0017, 24, 8), [1.25, 1, 0.7]), s * 0.5), [
                    s * 0.0095,
                    H * 0.88,
                    0.043,
                  ]),
                )
                .map((g) => stretch(g, [1, 1, 1])),
            ),
            { weight: 0.3 },
          ),
        ]),
    makePart(
      "drop",
      "honey",
      move(stretch(sphere(0.0125, 20, 12), [1.6, 0.22, 1.2]), [0.07 * cos(TAU * 0.1), 0.0022, 0.036]),
      { weight: 0.2 },
    ),
    makePart(
      "trail",
      "honey",
      stretch(
        turnedUp(
          [
            [0, 0],
            [R * 1.02, 0],
            [R * 1.08, 0.003, 0.001],
            [0, 0.004],
          ],
          40,
        ),
        [1.14, 1, 1.1],
      ),
      { weight: 0.2 },
    ),
  ];
}

/** A jar of honey. What makes it itself: full of amber honey that runs over its rim in drops, a label with comb cells that says so, a grooved wooden dipper leaning out of it; or a round clay pot. */
export const honeyJar = defineFromPlan({
  id: "honey-jar",
  family: "vessel",
  words: ["honey jar", "jar of honey", "honey pot", "pot of honey", "honeypot"],
  senses: [],
  height: 0.2,
  view: { azimuth: 0.25, elevation: 0.2 },
  slots: {
    body: mainSlot("ceramic-glaze", "#d98a12 #c97a0c", "jar|pot|glass"),
    honey: slot("ceramic-glaze", "#f0a010 #e89408", "drip|drop"),
    dipper: slot("oak", "#c89254 #b8803f", "spoon|stick|honey dipper"),
    ribbon: slot("rope", "#e0cfa0", "string|bow"),
  },
  styles: {
    jar: { weight: 1, slots: ["ribbon"] },
    pot: { weight: 0, words: ["honey pot", "pot of honey", "honeypot"], dress: { body: "#c8803a #a8622c" } },
  },
  build,
});
