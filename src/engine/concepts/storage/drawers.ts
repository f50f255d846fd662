import { box } from "../../geometry/box.ts";
import { makePart } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { defineThing } from "../define-thing.ts";
import { knob } from "../furniture/make-desk.ts";
import { bowHandle, type CarcaseSize, carcase, HANDLES, panelFront, topAt, WOODWORK } from "./carcase.ts";

/** A row is its height share and how many drawers stand in it. */
type Rows = readonly (readonly [share: number, drawers: number])[];

/** The most drawers that are still told apart in a picture. */
const MOST_DRAWERS = 16;

/** So many drawers in rows of one to four, as near to a cabinet's look as the number allows. */
function rowsOf(count: number): Rows {
  const wide = [3, 4, 2].find((each) => count > 2 * each - 2 && count % each === 0) ?? (count > 5 ? 2 : 1);
  const full = Math.floor(count / wide);
  const rest = count - full * wide;
  return [...(rest > 0 ? [[1, rest] as const] : []), ...Array.from({ length: full }, () => [1, wide] as const)];
}

/** A case filled with drawers. */
function chestOf(size: CarcaseSize, rows: Rows, pull: "knob" | "bow", raised: boolean): Part[] {
  const { width, height, depth, foot, board } = size;
  const parts = carcase({ ...size, filled: true });
  const room = height - foot - 2 * board;
  const all = rows.reduce((sum, [share]) => sum + share, 0);
  let y = height - board;
  for (const [r, [share, count]] of rows.entries()) {
    const tall = (room * share) / all;
    const wide = (width - 2 * board) / count;
    for (let i = 0; i < count; i += 1) {
      const x = (i - (count - 1) / 2) * wide;
      const at = [x, y - tall / 2, depth / 2 - 0.002] as const;
      const name = `${r + 1}-${i + 1}`;
      parts.push(
        makePart(`drawer-${name}`, "drawer", move(panelFront(wide - 0.008, tall - 0.01, raised), at), {
          grain: "x",
          weight: 0.8,
          ownPiece: true,
        }),
      );
      const pulls = pull === "bow" ? [0] : wide > 0.45 ? [-wide * 0.27, wide * 0.27] : [0];
      for (const [k, dx] of pulls.entries())
        parts.push(
          makePart(
            `handle-${name}-${k + 1}`,
            "handle",
            pull === "bow"
              ? move(bowHandle(Math.min(0.14, wide * 0.4)), [x + dx, at[1], at[2] + 0.01])
              : knob([x + dx, at[1], at[2] + 0.009]),
            { weight: 0.5 },
          ),
        );
    }
    y -= tall;
  }
  return parts;
}

const slots = {
  ...WOODWORK,
  drawer: { words: ["drawer front"], materials: ["oak"], colours: WOODWORK.frame?.colours ?? [], group: "wood" },
  handle: HANDLES,
};

const USUAL_ROWS = {
  tall: [
    [0.8, 2],
    [1, 1],
    [1, 1],
    [1.1, 1],
    [1.2, 1],
  ],
  wide: [
    [0.8, 3],
    [1, 2],
    [1.1, 2],
  ],
  legs: [
    [1, 1],
    [1, 1],
    [1.05, 1],
  ],
} as const satisfies Readonly<Record<string, Rows>>;

const CASES = {
  tall: { width: 0.8, height: 1.1, depth: 0.45, foot: 0.07, board: 0.028, lip: 0.018 },
  wide: { width: 1.3, height: 0.82, depth: 0.46, foot: 0.07, board: 0.03, lip: 0.018 },
  legs: { width: 0.9, height: 0.84, depth: 0.45, foot: 0.16, board: 0.028, feet: "legs" },
} as const satisfies Readonly<Record<string, CarcaseSize>>;

/** A chest of drawers. What makes it itself: drawers from side to side, one above the other to the floor, two knobs on each. */
export const dresser = defineThing<"tall" | "wide" | "legs">({
  id: "dresser",
  family: "furniture",
  words: {
    dresser: "",
    "chest of drawers": "",
    bureau: "tall",
    commode: "legs",
    "drawer unit": "tall",
    highboy: "tall",
  },
  senses: ["chest of drawers"],
  forms: { tall: 2, wide: 2, legs: 2 },
  height: 0.95,
  slots,
  counted: { slot: "drawer", most: MOST_DRAWERS },
  build: ({ form, look, count }) =>
    chestOf(
      CASES[form],
      count > 0 ? rowsOf(count) : USUAL_ROWS[form],
      look % 2 ? "knob" : "bow",
      form === "legs" ? look % 3 === 0 : look % 3 > 0,
    ),
  sockets: ({ form }) => [topAt({ tall: 1.1, wide: 0.82, legs: 0.84 }[form], 0.2)],
  view: { azimuth: 0.5, elevation: 0.22 },
});

/** A nightstand. What makes it itself: a small square case at bed height, a drawer or two with a knob each, often an open bay below. */
export const nightstand = defineThing<"open" | "two" | "three">({
  id: "nightstand",
  family: "furniture",
  words: { nightstand: "", "night stand": "", "bedside table": "", "bedside cabinet": "two", "night table": "" },
  senses: [],
  forms: { open: 3, two: 2, three: 1 },
  height: 0.6,
  slots,
  build: ({ form, look }) => {
    const size: CarcaseSize = {
      width: 0.48,
      height: 0.6,
      depth: 0.42,
      foot: form === "three" ? 0.05 : 0.16,
      board: 0.026,
      feet: form === "three" ? "plinth" : "legs",
      lip: 0.012,
    };
    if (form !== "open")
      return chestOf(
        size,
        form === "two"
          ? [
              [1, 1],
              [1, 1],
            ]
          : [
              [1, 1],
              [1, 1],
              [1, 1],
            ],
        look % 2 ? "knob" : "bow",
        look % 3 > 0,
      );
    const inner = size.width - 2 * size.board;
    return [
      ...carcase(size),
      makePart("middle", "frame", move(box([inner + 0.004, 0.02, size.depth - 0.01]), [0, 0.41, 0]), {
        grain: "x",
        weight: 0.5,
      }),
      makePart(
        "drawer",
        "drawer",
        move(panelFront(inner - 0.008, 0.154, look % 3 > 0), [0, 0.496, size.depth / 2 - 0.002]),
        { grain: "x", weight: 0.8 },
      ),
      makePart("handle", "handle", knob([0, 0.496, size.depth / 2 + 0.007]), { weight: 0.6 }),
    ];
  },
  sockets: () => [topAt(0.6, 0.2)],
  view: { azimuth: 0.5, elevation: 0.24 },
});

/** A filing cabinet. What makes it itself: a narrow tall case of painted steel with deep drawers, each with a label in a holder and a pull. */
export const filingCabinet = defineThing<"four" | "three" | "two">({
  id: "filing-cabinet",
  family: "furniture",
  words: { "filing cabinet": "", "file cabinet": "", "office cabinet": "", locker: "four" },
  senses: ["file#3"],
  forms: { four: 3, three: 2, two: 1 },
  height: 1.3,
  slots: {
    body: {
      words: ["frame", "case", "drawer"],
      materials: ["painted-metal"],
      colours: ["#8d949b", "#4f5b52", "#b9b4a4", "#3d4650", "#d8d8d4"].map(fromHex),
    },
    label: { words: ["card"], materials: ["paper"], colours: ["#f2eee2"].map(fromHex), takesWhole: false },
    handle: { words: ["pull"], materials: ["brushed-steel"], takesWhole: false },
  },
  build: ({ form }) => {
    const count = { four: 4, three: 3, two: 2 }[form];
    const [w, d, each] = [0.46, 0.6, 0.31];
    const h = count * each + 0.05;
    const parts: Part[] = [
      makePart("case", "body", move(box([w, h, d], { bevel: 0.008, bevelSteps: 2 }), [0, h / 2, 0]), { weight: 1 }),
    ];
    for (let i = 0; i < count; i += 1) {
      const y = 0.03 + each * (i + 0.5);
      const z = d / 2 + 0.008;
      parts.push(
        makePart(
          `drawer-${i + 1}`,
          "body",
          move(box([w - 0.03, each - 0.018, 0.024], { bevel: 0.006, bevelSteps: 2 }), [0, y, z]),
          { weight: 0.9 },
        ),
        makePart(`handle-${i + 1}`, "handle", move(bowHandle(0.13), [0, y - 0.005, z + 0.01]), { weight: 0.6 }),
        makePart(
          `holder-${i + 1}`,
          "handle",
          move(box([0.12, 0.052, 0.008], { bevel: 0.002 }), [0, y + 0.075, z + 0.012]),
          { weight: 0.5 },
        ),
        makePart(`label-${i + 1}`, "label", move(box([0.1, 0.036, 0.006]), [0, y + 0.075, z + 0.0145]), {
          weight: 0.5,
        }),
      );
    }
    return parts;
  },
  sockets: ({ form }) => [topAt({ four: 4, three: 3, two: 2 }[form] * 0.31 + 0.05, 0.2)],
  view: { azimuth: 0.5, elevation: 0.22 },
});
