import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, settle, turnX } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { block } from "../building/masonry.ts";
import { defineFromPlan, mainSlot, type Planned, slot } from "../define-from-plan.ts";
import { bar, sheet } from "../pieces.ts";

const [WIDE, TALL] = [1.0, 1.25];

/** Level slats hung on ladder cords between a head rail and a bottom rail; the cords run down to a tassel. */
function venetian(open: number, drawn: number): Part[] {
  const count = 30;
  const low = TALL * (1 - drawn);
  const slat = (y: number) =>
    settle(
      move(
        turnX(
          sheet(
            [
              [-0.026, -WIDE / 2, WIDE / 2],
              [0, -WIDE / 2, WIDE / 2],
              [0.026, -WIDE / 2, WIDE / 2],
            ],
            0.003,
            (_x, v) => 0.006 * (1 - (v / 0.026) * (v / 0.026)),
            2,
          ),
          -open,
        ),
        [0, y, 0.034],
      ),
    );
  const hung = Math.round(count * drawn);
  const slats = [
    ...Array.from({ length: hung }, (_, i) => slat(TALL - 0.04 - ((i + 0.5) / hung) * (TALL * drawn - 0.09))),
    ...Array.from({ length: count - hung }, (_, i) =>
      block([WIDE, 0.0042, 0.05], [0, low + 0.03 + i * 0.0045, 0.034], 0.001),
    ),
  ];
  const top = low + 0.03 + (count - hung) * 0.0045;
  const cords = [-0.36, 0.36].flatMap((x) =>
    [0.008, 0.06].map((z) => bar([x, low + 0.012, z], [x, TALL, z], 0.0022, 6)),
  );
  return [
    makePart("rail", "rail", block([WIDE + 0.03, 0.05, 0.066], [0, TALL + 0.012, 0.034], 0.006), { weight: 0.9 }),
    makePart("slats", "body", merge(slats), { weight: 1 }),
    makePart("foot", "rail", block([WIDE, 0.026, 0.05], [0, low + 0.012, 0.034], 0.006), { weight: 0.7 }),
    makePart(
      "cords",
      "cord",
      merge([
        ...cords,
        bar([0.42, TALL, 0.066], [0.42, Math.min(0.42, top), 0.068], 0.0026, 6),
        bar([0.445, TALL, 0.066], [0.445, 0.5, 0.068], 0.0026, 6),
      ]),
      { weight: 0.6 },
    ),
    makePart(
      "tassels",
      "rail",
      merge([
        move(sphere(0.014, 16), [0.42, Math.min(0.42, top), 0.068]),
        move(sphere(0.014, 16), [0.445, 0.5, 0.068]),
      ]),
      { weight: 0.4 },
    ),
  ];
}

/** One cloth drawn off a roll, a bar in its hem and a ring to pull it. */
function roller(drawn: number): Part[] {
  const low = TALL * (1 - drawn);
  return [
    makePart("roll", "body", bar([-WIDE / 2, TALL, 0.04], [WIDE / 2, TALL, 0.04], 0.034, 24), { weight: 0.9 }),
    makePart("cloth", "body", block([WIDE * 0.97, TALL - low, 0.005], [0, (TALL + low) / 2, 0.07], 0.001), {
      weight: 1,
    }),
    makePart(
      "brackets",
      "rail",
      merge([-1, 1].map((s) => block([0.012, 0.1, 0.09], [s * (WIDE / 2 + 0.004), TALL, 0.036], 0.003))),
      { weight: 0.5 },
    ),
    makePart("hem", "rail", block([WIDE * 0.98, 0.028, 0.014], [0, low + 0.012, 0.07], 0.004), { weight: 0.7 }),
    makePart(
      "pull",
      "cord",
      merge([
        bar([0, low + 0.01, 0.07], [0, low - 0.06, 0.07], 0.0025, 6),
        settle(move(sphere(0.013, 16), [0, low - 0.065, 0.07])),
      ]),
      { weight: 0.5 },
    ),
  ];
}

function build({ style, stream }: Planned): Part[] {
  const next = stream("drawn");
  const glass = block([WIDE, TALL + 0.02, 0.012], [0, TALL / 2, -0.03], 0.002);
  const frame = [
    block([WIDE + 0.16, 0.08, 0.07], [0, TALL + 0.06, -0.03], 0.008),
    block([WIDE + 0.24, 0.06, 0.15], [0, -0.03, 0.0], 0.008),
    ...[-1, 1].map((s) => block([0.08, TALL + 0.1, 0.07], [s * (WIDE / 2 + 0.04), TALL / 2 + 0.03, -0.03], 0.008)),
    block([0.04, TALL, 0.04], [0, TALL / 2, -0.03], 0.006),
    block([WIDE, 0.04, 0.04], [0, TALL / 2, -0.03], 0.006),
  ];
  const blinds = style === "roller" ? roller(0.5 + 0.3 * next()) : venetian(0.75 + 0.35 * next(), 0.72 + 0.22 * next());
  return [
    makePart("frame", "frame", merge(frame), { weight: 0.7 }),
    makePart("glass", "glass", glass, { weight: 0.5 }),
    ...blinds,
  ];
}

/** Window blinds. What makes them themselves: a stack of level slats, tilted, hung on cords below a rail before a window, with pull cords at the side; or one cloth drawn down off a roll. */
export const windowBlinds = defineFromPlan({
  id: "window-blinds",
  family: "furniture",
  words: [
    "window blinds",
    "blinds",
    "window blind",
    "venetian blinds",
    "venetian blind",
    "roller blind",
    "roller shade",
    "window shade",
    "blind",
  ],
  senses: ["window blind", "venetian blind"],
  height: 1.4,
  vary: 0.05,
  view: { azimuth: 0.45, elevation: 0.1 },
  slots: {
    body: mainSlot("painted-metal painted-wood oak", "#f0eee8 #d8d2c4 #f0eee8 #c8ccd0", "slat|cloth|louvre"),
    rail: slot("painted-metal", "#e4e2dc #b8b4ac", "bar"),
    cord: slot("woven-cotton", "#dedad0", "string"),
    frame: slot("painted-wood", "#f4f2ec #7a5a3a", "sill"),
    glass: slot("glass", "#5f7f98", "pane"),
  },
  styles: {
    venetian: { weight: 3 },
    roller: { weight: 0, words: ["roller blind", "roller shade", "window shade"], materials: { body: "canvas" } },
  },
  build,
});
