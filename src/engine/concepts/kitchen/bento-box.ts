import { wobble } from "../../geometry/deform.ts";
import { extrude } from "../../geometry/extrude.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { rectangleOutline, reverseOutline } from "../../geometry/outline.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, settle, stretch, turnX, turnY, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin, TAU } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { blockOn, laid, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

/** Width, depth and height of the box, and how thick its walls are, metres. */
const [WIDE, DEEP, TALL, WALL] = [0.24, 0.17, 0.05, 0.006];
const FLOOR = 0.008;
/** Where the wall between the rice and the rest stands, and the one between the dishes. */
const [SPLIT, SHELF] = [0.005, 0.0];

const frame = (): Geometry =>
  settle(
    move(
      turnX(
        extrude(rectangleOutline(WIDE, DEEP, 0.022, 5), {
          depth: TALL,
          bevel: 0.0016,
          bevelSteps: 2,
          holes: [reverseOutline(rectangleOutline(WIDE - 2 * WALL, DEEP - 2 * WALL, 0.017, 5))],
        }),
        -PI / 2,
      ),
      [0, TALL / 2, 0],
    ),
  );

const sesame: Paint = (surface, x, y, z) => {
  if (y < 0.036) return;
  const [i, k] = [Math.floor(x / 0.009), Math.floor(z / 0.009)];
  const shift = sin(i * 12.9 + k * 78.2) * 0.5;
  const [u, v] = [x / 0.009 - i - 0.5 - shift * 0.5, z / 0.009 - k - 0.5 + sin(i * 37.1 + k * 11.7) * 0.25];
  if (shift > 0.05 && u * u * 3 + v * v * 8 < 0.1) layColour(surface, fromHex("#17130f"), 0.6);
};

const salmon: Paint = (surface, x, _y, z) => {
  const line = (x * 0.8 + Math.abs(z - 0.04) * 1.4) / 0.0085;
  if (line - Math.floor(line) < 0.22) layColour(surface, fromHex("#fbd3b4"), 0.5);
};

/** A head of broccoli on the origin: a stalk and a round crown of buds. */
const broccoli = (size: number): Geometry =>
  merge([
    bar([0, 0, 0], [0, size * 0.7, 0], size * 0.26, 10),
    ...Array.from({ length: 11 }, (_, i) => {
      const a = i * 2.399963;
      const r = size * 0.62 * Math.sqrt(i / 11);
      return move(wobble(sphere(size * 0.34, 14, 9), size * 0.05, size * 0.12, i), [
        r * cos(a),
        size * (0.98 - 0.32 * (i / 11)),
        r * sin(a),
      ]);
    }),
  ]);

/** A slice of rolled rice in seaweed, its cut face up. */
const maki = (): Geometry =>
  turnedUp(
    [
      [0, 0],
      [0.0165, 0, 0.001],
      [0.0165, 0.026, 0.001],
      [0, 0.0265],
    ],
    32,
  );
const cutFace: Paint = (surface, x, y, z, _nx, ny) => {
  const r = Math.sqrt(x * x + z * z);
  if (ny < 0.6 || y < 0.02 || r > 0.0146) return;
  layColour(surface, fromHex(r < 0.0062 ? (x > 0 ? "#f07a3c" : "#6fae3c") : "#f7f5ee"), 0.6);
};

function build({ style, has }: Planned): Part[] {
  const left: Vec3 = [-WIDE / 4 - 0.0, FLOOR, 0];
  const ricePlace = style !== "sushi";
  const parts = [
    makePart("box", "box", frame(), { weight: 1 }),
    makePart("floor", "inside", laid(rectangleOutline(WIDE - WALL, DEEP - WALL, 0.019, 5), FLOOR), { weight: 0.5 }),
    makePart(
      "divider",
      "inside",
      merge([
        blockOn([0.004, TALL * 0.72, DEEP - 2 * WALL], SPLIT, FLOOR, 0, 0.001),
        blockOn([WIDE / 2 - WALL - SPLIT, TALL * 0.72, 0.004], (WIDE / 2 - WALL + SPLIT) / 2, FLOOR, SHELF, 0.001),
      ]),
      { weight: 0.5 },
    ),
  ];
  if (ricePlace) {
    const bed = wobble(
      stretch(
        turnedUp(
          [
            [0, 0],
            [0.98, 0, 0.1],
            [1, 0.6, 0.25],
            [0.86, 1, 0.2],
            [0, 1.06],
          ],
          40,
        ),
        [0.0555, 0.033, 0.074],
      ),
      0.0016,
      0.005,
      4,
    );
    parts.push(
      makePart("rice", "rice", move(bed, [left[0] - 0.0005, FLOOR, 0]), { weight: 1, paint: sesame }),
      makePart("plum", "plum", move(stretch(sphere(0.0135, 24), [1, 0.85, 1]), [left[0], FLOOR + 0.037, 0]), {
        weight: 0.7,
      }),
    );
  } else {
    const rows = [-0.052, -0.017, 0.018, 0.053];
    const rolls = rows.flatMap((z) => [-0.091, -0.057, -0.023].map((x) => move(maki(), [x, FLOOR, z])));
    parts.push(...makeParts("maki", "seaweed", rolls, { weight: 0.8, paint: cutFace }));
  }
  const fillets = [-0.03, 0.004, 0.038].map((x) =>
    move(turnZ(stretch(wobble(sphere(0.03, 24), 0.0012, 0.012, 3), [0.62, 0.5, 1.12]), 0.28), [
      0.06 + x,
      FLOOR + 0.02,
      0.04,
    ]),
  );
  const omelette = [0, 1, 2].map((i) =>
    move(turnX(settle(blockOn([0.022, 0.032, 0.026], 0, 0, 0, 0.006)), -0.12), [
      0.028 + i * 0.0245,
      FLOOR + 0.002,
      -0.056,
    ]),
  );
  const heads = [
    [0.098, -0.062, 0.024],
    [0.098, -0.027, 0.022],
    [0.07, -0.024, 0.022],
  ] as const;
  parts.push(
    ...makeParts("salmon", "salmon", fillets.map(settle), { weight: 0.8, paint: salmon }),
    ...makeParts("omelette", "egg", omelette, { weight: 0.7 }),
    ...makeParts(
      "broccoli",
      "greens",
      heads.map(([x, z, s]) => move(broccoli(s), [x, FLOOR + 0.002, z])),
      { weight: 0.8 },
    ),
    ...makeParts(
      "tomato",
      "tomato",
      [
        [0.022, -0.022],
        [0.045, -0.02],
      ].map(([x = 0, z = 0]) => move(sphere(0.0125, 24), [x, FLOOR + 0.022, z])),
      { weight: 0.6 },
    ),
  );
  if (has("chopsticks"))
    parts.push(
      ...makeParts(
        "chopstick",
        "chopsticks",
        [0, 1].map((i) =>
          turnY(
            bar(
              [-0.115, 0.0045, DEEP / 2 + 0.022 + i * 0.012],
              [0.115, 0.0035, DEEP / 2 + 0.018 + i * 0.013],
              0.0035,
              10,
            ),
            i * TAU * 0.004,
          ),
        ),
        { weight: 0.5 },
      ),
    );
  return parts;
}

/** A bento box. What makes it itself: a shallow lacquered box, red within, parted in compartments: a bed of white rice with sesame and a red plum, or rolls of sushi; slices of salmon, yellow rolled omelette, broccoli and little tomatoes; chopsticks before it. */
export const bentoBox = defineFromPlan({
  id: "bento-box",
  family: "food",
  words: ["bento box", "bento", "japanese lunch box", "japanese lunchbox", "obento", "sushi bento"],
  height: 0.055,
  view: { azimuth: 0.3, elevation: 0.62 },
  slots: {
    box: mainSlot("ceramic-glaze", "#17130f #5a1512 #201a2a", "lacquer box|frame"),
    inside: slot("ceramic-glaze", "#a3201a #b02a20", "divider|compartment|lining"),
    rice: slot("rice", "#f8f6f0"),
    plum: slot("ceramic-glaze", "#c0203a", "umeboshi"),
    seaweed: slot("leather", "#14201a", "nori|sushi|maki|roll"),
    salmon: slot("ceramic-glaze", "#ef8250", "fish"),
    egg: slot("icing", "#f5cf4e", "omelette|tamago"),
    greens: slot("moss", "#3f7f30", "broccoli|vegetable"),
    tomato: slot("ceramic-glaze", "#d2281c"),
    chopsticks: slot("bamboo", "#d0a468", "chopstick"),
  },
  styles: {
    rice: { weight: 2, slots: ["rice", "plum"] },
    sushi: { words: ["sushi bento"], slots: ["seaweed"] },
  },
  extras: { chopsticks: { chance: 0.8 } },
  build,
});
