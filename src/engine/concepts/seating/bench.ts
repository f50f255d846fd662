import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, turnX } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { WOOD_COLOURS } from "../storage/wood-colours.ts";

const SEAT = 0.44;
const L = { park: 1.5, plain: 1.2, stone: 1.3 } as const;

/** A bench. What makes it itself: a long seat of slats for several; a park bench has a slatted back and scrolled iron ends with arms; others are a board on two trestles, or a slab of stone on two blocks. */
export const bench = defineThing<keyof typeof L>({
  id: "bench",
  family: "furniture",
  words: {
    bench: "",
    "park bench": "park",
    "garden bench": "park",
    "wooden bench": "",
    "stone bench": "stone",
    pew: "park",
    "piano bench": "plain",
  },
  senses: ["bench"],
  forms: { park: 5, plain: 2, stone: 0 },
  choose: (ask) =>
    ask.materials?.some((id) => /marble|granite|concrete|stone/.test(id))
      ? "stone"
      : ask.without.has("back") || says(ask, "short")
        ? "plain"
        : undefined,
  height: 0.85,
  slots: {
    seat: { words: ["slat", "board", "plank"], materials: ["oak"], colours: WOOD_COLOURS, group: "slats" },
    back: { words: ["backrest"], materials: ["oak"], colours: WOOD_COLOURS, group: "slats" },
    leg: {
      words: ["frame", "iron", "armrest", "arm", "support", "foot"],
      materials: ["iron"],
      colours: ["#26282b", "#2a3a33"].map(fromHex),
      takesWhole: false,
    },
  },
  dress: ({ form }): Record<string, { material: string }> =>
    form === "stone"
      ? { seat: { material: "granite" }, leg: { material: "granite" } }
      : form === "plain"
        ? { leg: { material: "oak" } }
        : {},
  build: ({ form }) => (form === "park" ? park() : form === "plain" ? plain() : stone()),
  sockets: ({ form }) => [
    { name: "seat", position: [0, SEAT + 0.005, form === "park" ? 0.02 : 0], normal: [0, 1, 0], radius: 0.42 },
    { name: "top", position: [0, SEAT + 0.005, form === "park" ? 0.02 : 0], normal: [0, 1, 0], radius: 0.3 },
  ],
  view: { azimuth: 0.6, elevation: 0.28 },
});

function park(): Part[] {
  const long = L.park;
  const seat = Array.from({ length: 5 }, (_, i) =>
    move(turnX(box([long, 0.026, 0.078], { bevel: 0.008, bevelSteps: 2 }), -0.04), [
      0,
      SEAT - 0.013 - (i < 4 ? 0.004 * (4 - i) : 0),
      -0.19 + i * 0.094,
    ]),
  );
  const back = Array.from({ length: 4 }, (_, i) =>
    move(turnX(box([long, 0.078, 0.024], { bevel: 0.008, bevelSteps: 2 }), -0.2), [
      0,
      SEAT + 0.11 + i * 0.098,
      -0.255 - i * 0.02,
    ]),
  );
  const bar = rectangleOutline(0.045, 0.03, 0.008, 2);
  const x = long / 2 - 0.07;
  const bow = (points: readonly (readonly [number, number])[]) =>
    sweep(
      bar,
      curveThrough(
        points.map(([y, z]) => [x, y, z] as const),
        7,
      ),
      { up: [0, 0, 1], endRounding: 0.006 },
    );
  const end = [
    bow([
      [0.012, -0.33],
      [0.1, -0.285],
      [SEAT - 0.04, -0.245],
      [SEAT + 0.2, -0.285],
      [SEAT + 0.44, -0.345],
    ]),
    bow([
      [0.012, 0.29],
      [0.06, 0.25],
      [0.2, 0.215],
      [SEAT - 0.03, 0.235],
      [SEAT + 0.12, 0.24],
      [SEAT + 0.21, 0.25],
      [SEAT + 0.235, 0.19],
      [SEAT + 0.22, 0],
      [SEAT + 0.23, -0.29],
    ]),
    bow([
      [SEAT - 0.045, -0.25],
      [SEAT - 0.05, 0],
      [SEAT - 0.042, 0.235],
    ]),
    bow([
      [0.16, -0.27],
      [0.24, -0.12],
      [0.27, 0],
      [0.24, 0.1],
      [0.16, 0.22],
    ]),
  ];
  return [
    ...makeParts("seat-slat", "seat", seat, { grain: "x", weight: 0.9, ownPiece: true }),
    ...makeParts("back-slat", "back", back, { grain: "x", weight: 0.9, ownPiece: true }),
    ...makeParts("end", "leg", [...end, ...end.map(mirror)], { weight: 0.8 }),
  ];
}

function plain(): Part[] {
  const long = L.plain;
  const boards = [-1, 1].map((s) =>
    move(box([long, 0.04, 0.17], { bevel: 0.01, bevelSteps: 2 }), [0, SEAT - 0.02, s * 0.087]),
  );
  const leg = (s: number) =>
    [-1, 1].map((z) =>
      sweep(
        rectangleOutline(0.05, 0.07, 0.01, 2),
        [
          [s * (long / 2 - 0.14), 0, z * 0.17],
          [s * (long / 2 - 0.17), SEAT - 0.035, z * 0.1],
        ],
        { up: [0, 0, 1] },
      ),
    );
  return [
    ...makeParts("seat", "seat", boards, { grain: "x", weight: 1, ownPiece: true }),
    ...makeParts("leg", "leg", [...leg(-1), ...leg(1)], { ownPiece: true, weight: 0.9 }),
    ...makeParts(
      "rail",
      "leg",
      [-1, 1].map((s) => move(box([0.05, 0.07, 0.3], { bevel: 0.006 }), [s * (long / 2 - 0.168), SEAT - 0.07, 0])),
      { weight: 0.5 },
    ),
    makePart("back", "back", move(box([long - 0.3, 0.06, 0.03], { bevel: 0.006 }), [0, SEAT - 0.12, 0]), {
      grain: "x",
      weight: 0.5,
    }),
  ];
}

function stone(): Part[] {
  const long = L.stone;
  return [
    makePart("seat", "seat", move(box([long, 0.1, 0.44], { bevel: 0.02, bevelSteps: 2 }), [0, SEAT - 0.05, 0]), {
      weight: 1,
    }),
    ...makeParts(
      "block",
      "leg",
      [-1, 1].map((s) =>
        move(box([0.2, SEAT - 0.09, 0.34], { bevel: 0.018, bevelSteps: 2 }), [
          s * (long / 2 - 0.24),
          (SEAT - 0.09) / 2,
          0,
        ]),
      ),
      { weight: 0.9 },
    ),
  ];
}
