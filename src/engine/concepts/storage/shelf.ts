import { box } from "../../geometry/box.ts";
import { extrude } from "../../geometry/extrude.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { closeCorners, roundCorners } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { bookRow } from "./book-row.ts";
import { topAt, WOODWORK } from "./carcase.ts";

const UNIT = [0.8, 1.5, 0.34, 4] as const;

/** A shelf. What makes it itself: a board on two curved brackets with a few books and a vase on it, or open boards one above the other between four posts. */
export const shelf = defineThing<"wall" | "unit">({
  id: "shelf",
  family: "furniture",
  words: {
    shelf: "",
    "wall shelf": "wall",
    "floating shelf": "wall",
    shelving: "unit",
    "shelving unit": "unit",
    "storage rack": "unit",
    rack: "unit",
  },
  senses: ["shelf"],
  forms: { wall: 1, unit: 1 },
  looks: 12,
  height: 1,
  slots: {
    shelf: { words: ["board", "plank"], materials: ["oak"], colours: WOODWORK.frame?.colours ?? [], group: "wood" },
    frame: {
      words: ["post", "bracket", "support"],
      materials: ["iron", "oak", "painted-metal"],
      colours: ["#2b2b2e", "#5b3a22", "#e8e6e0"].map(fromHex),
    },
    book: { words: [], materials: ["paper"], takesWhole: false },
    vase: {
      words: ["pot"],
      materials: ["ceramic-glaze"],
      colours: ["#4f7f86", "#c9b79c", "#b5533f"].map(fromHex),
      takesWhole: false,
    },
  },
  build: ({ form, look }) => (form === "wall" ? wall(look) : unit(look)),
  sockets: ({ form }) => (form === "wall" ? [topAt(0.232, 0.1)] : [topAt(UNIT[1], 0.15)]),
  view: { azimuth: 0.5, elevation: 0.18 },
});

const vase = () =>
  lathe(
    roundCorners(
      [
        [0, 0],
        [0.035, 0, 0.004],
        [0.062, 0.07, 0.04],
        [0.026, 0.14, 0.03],
        [0.036, 0.165, 0.004],
        [0.03, 0.165, 0.003],
        [0.02, 0.14, 0.01],
        [0, 0.12],
      ],
      4,
    ),
    32,
  );

function wall(look: number): Part[] {
  const [w, d, y] = [0.86, 0.23, 0.22];
  const bracket = extrude(
    closeCorners(
      [
        [-d / 2, 0],
        [-d / 2 + 0.022, 0, 0.006],
        [-d / 2 + 0.04, y * 0.55, 0.12],
        [d / 2 - 0.035, y - 0.03, 0.03],
        [d / 2 - 0.02, y, 0.004],
        [-d / 2, y],
      ],
      6,
    ),
    { depth: 0.03, bevel: 0.005, bevelSteps: 2 },
  );
  const stands = [-1, 1].map((s) => move(turnY(bracket, -PI / 2), [s * w * 0.34, 0.002, 0]));
  const { geometry, paint } = bookRow(-w * 0.46, -w * 0.12, y + 0.012, -d / 2 + 0.02, 0.21, look + 3);
  return [
    makePart("board", "shelf", move(box([w, 0.026, d + 0.02], { bevel: 0.007, bevelSteps: 2 }), [0, y, 0.012]), {
      grain: "x",
      weight: 1,
    }),
    ...makeParts("bracket", "frame", stands, { weight: 0.9 }),
    makePart("books", "book", geometry, { paint, weight: 0.7 }),
    makePart("vase", "vase", move(vase(), [w * 0.36, y + 0.011, 0]), { weight: 0.6 }),
  ];
}

function unit(look: number): Part[] {
  const [w, h, d, shelves] = UNIT;
  const posts = [1, -1].flatMap((x) =>
    [1, -1].map((z) =>
      move(box([0.035, h + 0.03, 0.035], { bevel: 0.005 }), [(x * w) / 2, (h + 0.03) / 2, z * (d / 2)]),
    ),
  );
  const rows = Array.from({ length: shelves }, (_, i) => 0.12 + ((h - 0.12) * i) / (shelves - 1));
  const boards = rows.map((y) => move(box([w + 0.01, 0.024, d + 0.01], { bevel: 0.004 }), [0, y - 0.012, 0]));
  const { geometry, paint } = bookRow(
    -w * 0.42,
    w * (look % 2 ? 0.1 : 0.3),
    (rows[2] as number) - 0.001,
    -d / 2 + 0.06,
    0.26,
    look + 5,
  );
  return [
    ...makeParts("post", "frame", posts, { ownPiece: true, weight: 0.9 }),
    ...makeParts("board", "shelf", boards, { grain: "x", weight: 1, ownPiece: true }),
    makePart("books", "book", geometry, { paint, weight: 0.6 }),
    makePart("vase", "vase", move(vase(), [look % 2 ? -0.2 : 0.2, (rows[1] as number) - 0.001, 0]), { weight: 0.5 }),
  ];
}
