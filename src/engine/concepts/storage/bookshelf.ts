import { box } from "../../geometry/box.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { defineThing } from "../define-thing.ts";
import { bookRow } from "./book-row.ts";
import { carcase, HANDLES, topAt, WOODWORK } from "./carcase.ts";

const SIZES = {
  tall: [0.86, 1.9, 5],
  wide: [1.3, 1.35, 4],
  low: [1.1, 0.86, 2],
  doored: [1.0, 1.75, 4],
} as const;

/** Width of the frame about a door, metres. */
const STILE = 0.045;

/** Two doors over the whole front: a panel each in a frame, and a knob. */
function doors(w: number, h: number, foot: number, depth: number): Part[] {
  const [wide, tall, z] = [w / 2 - 0.008, h - foot - 0.03, depth / 2 + 0.012];
  const middle = foot + 0.005 + tall / 2;
  return [-1, 1].flatMap((side, i): Part[] => {
    const x = side * (wide / 2 + 0.003);
    const bar = (a: number, b: number, at: readonly [number, number]) =>
      move(box([a, b, 0.022], { bevel: 0.003 }), [x + at[0], middle + at[1], z]);
    const rails = [-1, 1].flatMap((end) => [
      bar(STILE, tall, [(end * (wide - STILE)) / 2, 0]),
      bar(wide - 2 * STILE, STILE, [0, (end * (tall - STILE)) / 2]),
    ]);
    return [
      makePart(`door-${i + 1}`, "door", move(box([wide - STILE, tall - STILE, 0.006]), [x, middle, z]), {
        weight: 0.8,
      }),
      ...makeParts(`door-${i + 1}-rail`, "frame", rails, { weight: 0.8, ownPiece: true }),
      makePart(`knob-${i + 1}`, "handle", move(sphere(0.016, 16), [x - side * (wide / 2 - 0.022), middle, z + 0.022]), {
        weight: 0.3,
      }),
    ];
  });
}

/** A bookshelf. What makes it itself: an open case of boards with shelves one above the other, and rows of coloured book spines on them; behind doors where those are asked for. */
export const bookshelf = defineThing<keyof typeof SIZES>({
  id: "bookshelf",
  family: "furniture",
  words: { bookshelf: "", bookcase: "", "book shelf": "", "book case": "", "library shelf": "tall" },
  senses: ["bookcase"],
  forms: { tall: 4, wide: 2, low: 1, doored: 0 },
  choose: (ask) => (ask.parts.has("door") ? "doored" : undefined),
  looks: 12,
  height: 1.8,
  slots: {
    ...WOODWORK,
    shelf: { words: ["plank"], materials: ["oak"], colours: WOODWORK.frame?.colours ?? [], group: "wood" },
    door: { words: ["pane"], materials: ["oak"], colours: WOODWORK.frame?.colours ?? [], group: "wood" },
    handle: HANDLES,
    book: { words: ["book spine"], materials: ["paper"], takesWhole: false },
  },
  build: ({ form, look }) => {
    const [w, h, shelves] = SIZES[form];
    const [d, t, foot] = [0.28, 0.026, 0.07];
    const parts: Part[] = carcase({ width: w, height: h, depth: d, foot, board: t });
    const bay = (h - foot - t) / shelves;
    const rows = Array.from({ length: shelves }, (_, i) => foot + t + bay * i);
    parts.push(
      ...makeParts(
        "shelf",
        "shelf",
        rows
          .slice(1)
          .map((y) => move(box([w - 2 * t + 0.004, t * 0.9, d - 0.016], { bevel: 0.003 }), [0, y - t * 0.45, 0.002])),
        { grain: "x", weight: 0.8, ownPiece: true },
      ),
    );
    const inner = w / 2 - t;
    for (const [i, y] of rows.entries()) {
      const gap = (look + i) % 4;
      const from = gap === 1 ? -inner * 0.35 : -inner + 0.003;
      const to = gap === 3 ? inner * 0.45 : inner - 0.06;
      const { geometry, paint } = bookRow(from, to, y - 0.001, -d / 2 + 0.05, bay - t - 0.04, look * 11 + i);
      parts.push(makePart(`books-${i + 1}`, "book", geometry, { paint, weight: 0.8 }));
    }
    return form === "doored" ? [...parts, ...doors(w, h, foot, d)] : parts;
  },
  sockets: ({ form }) => [topAt(SIZES[form][1], 0.13)],
  view: { azimuth: 0.5, elevation: 0.16 },
});
