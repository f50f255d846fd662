import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { mirror, move, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { fromHex } from "../../math/color.ts";
import { block, turnedUp } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { layColour } from "../lay-colour.ts";
import { bar } from "../pieces.ts";

const WHITE = fromHex("#f4f1e8");
const BLACK = fromHex("#17140f");
const GOLD = fromHex("#d8a82c");

/** Round eyes with brows, red cheeks, a moustache, and a row of square teeth over the open jaw. */
const face: Paint = (surface, x, y, z) => {
  if (z < 0.01) return;
  const ax = Math.abs(x);
  const [u, v] = [ax - 0.017, y - 0.318];
  const eye = u * u + v * v * 0.8;
  if (eye < 0.000012) layColour(surface, BLACK, 0.3);
  else if (eye < 0.00003) layColour(surface, fromHex("#2f6aa8"), 0.3);
  else if (eye < 0.000068) layColour(surface, WHITE, 0.3);
  else if (Math.abs(y - 0.336 + u * u * 12) < 0.0026 && Math.abs(u) < 0.013) layColour(surface, BLACK, 0.5);
  else if ((ax - 0.03) * (ax - 0.03) + (y - 0.296) * (y - 0.296) < 0.00008) layColour(surface, fromHex("#d8705a"), 0.5);
  else if (y > 0.262 && y < 0.276 && ax < 0.021) {
    const tooth = Math.abs(x / 0.0084 - Math.round(x / 0.0084)) > 0.42;
    layColour(surface, tooth || y < 0.263 ? BLACK : WHITE, 0.3);
  } else if (Math.abs(y - 0.284 + ax * 0.16 - Math.max(0, ax - 0.02) * 0.6) < 0.0046 && ax < 0.034)
    layColour(surface, BLACK, 0.5);
};

/** Gold braid in rows over the breast, two columns of buttons. */
const coat: Paint = (surface, x, y, z) => {
  if (z < 0.005) return;
  const row = (y - 0.15) / 0.022;
  const k = Math.round(row);
  if (Math.abs(x) < 0.032 && k >= 0 && k <= 3 && Math.abs(row - k) < 0.15) layColour(surface, GOLD, 0.3, 1);
  const [u, v] = [Math.abs(x) - 0.034, (row - k) * 0.022];
  if (k >= 0 && k <= 3 && u * u + v * v < 0.000025) layColour(surface, GOLD, 0.25, 1);
};

function arm(): Geometry {
  return merge([
    bar([0.062, 0.232, 0], [0.07, 0.16, 0.004], 0.0155, 16),
    bar([0.07, 0.162, 0.004], [0.071, 0.112, 0.016], 0.0135, 16),
  ]);
}

function build({ has }: Planned): Part[] {
  const leg = (s: number) => bar([s * 0.024, 0.03, 0], [s * 0.024, 0.122, 0], 0.0195, 22);
  const boot = (s: number) =>
    merge(
      [
        turnedUp(
          [
            [0, 0.028],
            [0.0225, 0.028, 0.003],
            [0.022, 0.078, 0.002],
            [0.0245, 0.086, 0.003],
            [0, 0.087],
          ],
          22,
        ),
        move(stretch(sphere(0.02, 20), [1.05, 0.85, 1.7]), [0, 0.042, 0.02]),
      ].map((g) => move(g, [s * 0.024, 0, 0])),
    );
  const trunk = turnedUp(
    [
      [0, 0.105],
      [0.058, 0.105, 0.004],
      [0.05, 0.135, 0.01],
      [0.046, 0.148, 0.01],
      [0.056, 0.215, 0.02],
      [0.05, 0.25, 0.012],
      [0.024, 0.256],
      [0, 0.256],
    ],
    40,
  );
  const head = turnedUp(
    [
      [0, 0.246],
      [0.036, 0.248, 0.008],
      [0.043, 0.275, 0.02],
      [0.043, 0.345, 0.01],
      [0, 0.35],
    ],
    40,
  );
  const hat = turnedUp(
    [
      [0, 0.338],
      [0.05, 0.338, 0.004],
      [0.05, 0.352, 0.004],
      [0.045, 0.356, 0.002],
      [0.054, 0.44, 0.006],
      [0.04, 0.45, 0.006],
      [0, 0.452],
    ],
    40,
  );
  const beard = merge([
    move(stretch(sphere(0.024, 22), [0.85, 1.25, 0.55]), [0, 0.232, 0.044]),
    move(stretch(sphere(0.012, 16), [0.9, 1.7, 0.8]), [0, 0.206, 0.044]),
  ]);
  const hair = merge(
    [-1, 1]
      .flatMap((s) => [
        move(stretch(sphere(0.02, 20), [0.75, 1.8, 1.3]), [s * 0.04, 0.292, -0.012]),
        move(sphere(0.0135, 16), [s * 0.0425, 0.258, -0.006]),
      ])
      .concat(move(stretch(sphere(0.036, 22), [1.1, 1.2, 0.6]), [0, 0.284, -0.03])),
  );
  const jaw = merge([
    block([0.042, 0.02, 0.03], [0, 0.249, 0.033], 0.004),
    block([0.018, 0.07, 0.012], [0, 0.25, -0.055], 0.004),
    bar([0, 0.252, 0.02], [0, 0.256, -0.056], 0.007, 10),
  ]);
  const belt = turnedUp(
    [
      [0, 0.131],
      [0.053, 0.131, 0.002],
      [0.052, 0.147, 0.002],
      [0, 0.147],
    ],
    40,
  );
  const plume = move(stretch(sphere(0.016, 18), [1, 1.9, 0.8]), [0, 0.462, 0.034]);
  const epaulette = (s: number) =>
    merge(
      [
        move(stretch(sphere(0.023, 20), [1.15, 0.4, 1]), [s * 0.06, 0.247, 0]),
        turnedUp(
          [
            [0, 0.224],
            [0.024, 0.222],
            [0.022, 0.246, 0.004],
            [0, 0.248],
          ],
          16,
        ),
      ].map((g, i) => (i === 0 ? g : move(g, [s * 0.062, 0, 0]))),
    );
  const parts: Part[] = [
    makePart(
      "stand",
      "base",
      turnedUp(
        [
          [0, 0],
          [0.084, 0, 0.004],
          [0.084, 0.022, 0.005],
          [0.076, 0.03, 0.003],
          [0, 0.03],
        ],
        44,
      ),
      { weight: 0.8 },
    ),
    ...makeParts("leg", "trousers", [leg(1), leg(-1)], { weight: 0.7 }),
    ...makeParts("boot", "boot", [boot(1), boot(-1)], { weight: 0.9 }),
    makePart("trunk", "body", trunk, { weight: 1, paint: coat }),
    makePart("belt", "trim", belt, { weight: 0.5 }),
    ...makeParts("arm", "body", [arm(), mirror(arm())], { weight: 0.9 }),
    ...makeParts(
      "cuff",
      "trim",
      [1, -1].map((s) => bar([s * 0.0705, 0.132, 0.0105], [s * 0.0708, 0.122, 0.0135], 0.0165, 14)),
      { weight: 0.4 },
    ),
    ...makeParts(
      "hand",
      "skin",
      [1, -1].map((s) => move(sphere(0.0145, 16), [s * 0.0715, 0.104, 0.018])),
      { weight: 0.5 },
    ),
    ...makeParts("epaulette", "trim", [epaulette(1), epaulette(-1)], { weight: 0.6 }),
    makePart("head", "skin", head, { weight: 1, paint: face }),
    makePart("nose", "skin", move(stretch(sphere(0.0085, 16), [0.9, 1.2, 1.2]), [0, 0.303, 0.045]), { weight: 0.6 }),
    makePart("jaw", "skin", jaw, { weight: 0.6 }),
    makePart("beard", "beard", beard, { weight: 0.9 }),
    makePart("hair", "beard", hair, { weight: 0.8 }),
    makePart("hat", "hat", hat, { weight: 1 }),
    makePart(
      "hat-band",
      "trim",
      merge([
        turnedUp(
          [
            [0, 0.357],
            [0.0475, 0.357, 0.001],
            [0.0482, 0.368, 0.001],
            [0, 0.368],
          ],
          40,
        ),
        turnedUp(
          [
            [0, 0.426],
            [0.0545, 0.426, 0.001],
            [0.0552, 0.436, 0.001],
            [0, 0.436],
          ],
          40,
        ),
        block([0.026, 0.03, 0.006], [0, 0.398, 0.0505], 0.004),
      ]),
      { weight: 0.7 },
    ),
    makePart("plume", "plume", plume, { weight: 0.6 }),
  ];
  if (has("sword"))
    parts.push(
      makePart(
        "sword",
        "trim",
        merge([
          bar([0.0715, 0.102, 0.02], [0.0715, 0.26, 0.042], 0.0035, 8),
          bar([0.052, 0.114, 0.022], [0.091, 0.114, 0.022], 0.004, 8),
        ]),
        { weight: 0.5 },
      ),
    );
  return parts;
}

/** A nutcracker. What makes it itself: a stiff wooden soldier on a round base in a red coat with gold braid, a tall black hat, a big square jaw with teeth, white beard and hair, black boots. */
export const nutcracker = defineFromPlan({
  id: "nutcracker",
  family: "toy",
  words: [
    "nutcracker",
    "nutcracker doll",
    "wooden nutcracker",
    "christmas nutcracker",
    "nutcracker king",
    "nutcracker toy",
  ],
  senses: ["nutcracker"],
  height: 0.48,
  view: { azimuth: 0.32, elevation: 0.08 },
  slots: {
    body: mainSlot("painted-wood", "#b8181a #c22018 #1f4f9a #1f6a3a", "coat|jacket|uniform|arm|trunk"),
    trousers: slot("painted-wood", "#f0ece0 #1f3a7a", "pants|leg"),
    boot: slot("painted-wood", "#151313", "shoe|foot"),
    skin: slot("painted-wood", "#e8b48a", "face|head|jaw|hand|nose"),
    beard: slot("fur", "#f2f0ea", "hair"),
    hat: slot("painted-wood", "#17161a #17161a #1d2a55", "cap|shako|crown"),
    trim: slot("gold", "", "belt|braid|epaulette|cuff|sword"),
    plume: slot("felt", "#c81f1c #f2f0ea", "feather|tuft"),
    base: slot("painted-wood", "#1f5a34 #7a1c18 #26211c", "stand|foot plate"),
  },
  extras: { sword: { chance: 0.4, slot: "trim" } },
  build,
});
