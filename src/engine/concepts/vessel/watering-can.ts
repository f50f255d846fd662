import { curveThrough } from "../../geometry/curve.ts";
import { cylinder, lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { circleOutline, roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { move, turnZ } from "../../geometry/place.ts";
import { sweep, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { choice } from "../parameter-specs.ts";
import { handleThrough } from "./handle.ts";
import { hollow, radiusAt } from "./hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "./proportions.ts";

type WateringCanParameters = Proportions & { readonly handle: "bow" | "back" };

const parameters: Concept<WateringCanParameters>["parameters"] = {
  ...PROPORTIONS,
  handle: choice(["bow", "back"], "One bow from the rim to the back, or one over the top and one behind."),
};

const sampleWateringCan = (draw: Draw, ask: Ask): WateringCanParameters => ({
  ...sampleProportions(draw, ask),
  handle: draw.pick("handle", ["bow", "back"] as const),
});

function buildWateringCan(p: WateringCanParameters): Model {
  const [r, h] = [0.105 * p.wide, 0.21 * p.tall];
  const line = roundCorners(
    [
      [r * 0.98, 0],
      [r, 0.004, 0.003],
      [r * 0.99, h * 0.16],
      [r * 1.02, h * 0.18, 0.004],
      [r * 0.985, h * 0.2],
      [r * 0.93, h * 0.78],
      [r * 0.96, h * 0.8, 0.004],
      [r * 0.92, h * 0.82],
      [r * 0.9, h],
    ],
    3,
  );
  const body = lathe(hollow(line, 0.003, 0.006), 64);
  const cover = lathe(
    roundCorners(
      [
        [0, h * 0.93],
        [r * 0.9, h * 0.93],
        [r * 0.9, h * 1.0, 0.004],
        [r * 0.75, h * 1.05, 0.02],
        [0, h * 1.06],
      ],
      3,
    ),
    48,
  );
  const half = move(cover, [0, 0, 0]);
  const from = radiusAt(line, h * 0.2);
  const path = curveThrough(
    [
      [-from + 0.012, h * 0.17, 0],
      [-from - r * 0.55, h * 0.34, 0],
      [-from - r * 1.1, h * 0.86, 0],
      [-from - r * 1.55, h * 1.28, 0],
    ],
    7,
  );
  const spout = sweep(circleOutline(0.02, 18), path, { scale: (t) => 1.35 - 0.72 * t, up: [0, 0, 1] });
  const tip = path.at(-1) as readonly [number, number, number];
  const lean = 0.82;
  const rose = move(
    turnZ(
      lathe(
        roundCorners(
          [
            [0, -0.035],
            [0.0125, -0.035],
            [0.018, 0, 0.006],
            [0.046, 0.034, 0.002],
            [0.046, 0.04, 0.002],
            [0, 0.05],
          ],
          4,
        ),
        40,
      ),
      lean,
    ),
    [tip[0], tip[1], 0],
  );
  const brace = tube(
    0.0055,
    [
      [-radiusAt(line, h * 0.86) + 0.004, h * 0.86, 0],
      [-from - r * 0.98, h * 0.76, 0],
    ],
    10,
  );
  const back = radiusAt(line, h * 0.25);
  const parts: Part[] = [
    makePart("body", "body", body, { weight: 1 }),
    makePart("spout", "body", spout, { weight: 0.95 }),
    makePart("rose", "rose", rose, { weight: 0.95, paint: holes }),
    makePart("brace", "body", brace, { weight: 0.5 }),
    makePart("cover", "body", half, { weight: 0.6 }),
  ];
  if (p.handle === "bow") {
    parts.push(
      makePart(
        "handle",
        "body",
        handleThrough(
          [
            [-r * 0.5, h * 0.99, 0],
            [-r * 0.42, h * 1.3, 0],
            [r * 0.1, h * 1.52, 0],
            [r * 0.85, h * 1.42, 0],
            [r * 1.5, h * 0.98, 0],
            [r * 1.42, h * 0.5, 0],
            [back - 0.003, h * 0.24, 0],
          ],
          0.02,
          0.011,
          1.15,
        ),
        { weight: 0.95 },
      ),
    );
  } else {
    parts.push(
      makePart(
        "handle",
        "body",
        handleThrough(
          [
            [back - 0.004, h * 0.2, 0],
            [r * 1.5, h * 0.26, 0],
            [r * 1.62, h * 0.56, 0],
            [r * 1.45, h * 0.84, 0],
            [r * 0.9, h * 0.86, 0],
          ],
          0.02,
          0.011,
          1.15,
        ),
        { weight: 0.9 },
      ),
      makePart(
        "carrier",
        "body",
        handleThrough(
          [
            [-r * 0.6, h * 0.98, 0],
            [-r * 0.5, h * 1.28, 0],
            [0, h * 1.42, 0],
            [r * 0.5, h * 1.28, 0],
            [r * 0.6, h * 0.98, 0],
          ],
          0.02,
          0.01,
          1.15,
        ),
        { weight: 0.9 },
      ),
    );
  }
  parts.push(
    makePart(
      "filler",
      "inside",
      move(cylinder({ radius: r * 0.34, height: 0.004, segments: 32 }), [r * 0.4, h * 1.045, 0]),
      { weight: 0.4 },
    ),
  );
  return standModel(parts, [
    { name: "top", position: [0, h * 1.05, 0], normal: [0, 1, 0], radius: r * 0.6 },
    { name: "attach", position: [r * 0.2, h * 1.45, 0], normal: [0, 1, 0], radius: 0.02 },
  ]);
}

const holes: Paint = (surface, x, y, z) => {
  if (y < 0.0395) return;
  const [u, v] = [x / 0.0105, z / 0.0105];
  const [a, b] = [u - Math.round(u), v - Math.round(v)];
  if (a * a + b * b > 0.06 || x * x + z * z > 0.0018) return;
  surface.r *= 0.12;
  surface.g *= 0.12;
  surface.b *= 0.12;
};

/** A watering can. What makes it itself: a round tank with a long spout that rises from its foot and ends in a wide rose full of holes, and a bowed handle. */
export const wateringCan = defineConcept<WateringCanParameters>({
  id: "watering-can",
  family: "vessel",
  likened: ["beast"],
  words: ["watering can", "watering pot", "garden can"],
  senses: ["watering can"],
  height: 0.3,
  parameters,
  slots: {
    body: {
      words: ["tank", "spout", "handle"],
      materials: ["painted-metal", "brushed-steel"],
      colours: ["#3f7a52", "#2f6f95", "#b9413a", "#d9a83a", "#8fb0a8"].map(fromHex),
    },
    rose: { words: ["sprinkler", "head"], materials: ["bronze", "brushed-steel"], takesWhole: false },
    inside: { words: ["opening"], materials: ["rubber"], colours: [fromHex("#141414")], takesWhole: false },
  },
  sample: sampleWateringCan,
  build: buildWateringCan,
  view: { azimuth: 0.2, elevation: 0.26 },
});
