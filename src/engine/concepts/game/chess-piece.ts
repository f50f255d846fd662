import { makePart } from "../../geometry/make-part.ts";
import { fromHex } from "../../math/color.ts";
import { defineThing } from "../define-thing.ts";
import { CHESSMEN, chessman } from "./chess-shapes.ts";

/** A chessman. What makes it itself: a turned foot with rings and a narrow waist, and its sign: the king's cross, the queen's coronet, the bishop's mitre, the knight's horse head, the rook's battlements, the pawn's ball. */
export const chessPiece = defineThing({
  id: "chess-piece",
  family: "toy",
  forms: { king: 2, queen: 2, bishop: 1, knight: 3, rook: 1.5, pawn: 1.5 },
  words: {
    "chess piece": "",
    chessman: "",
    ...Object.fromEntries(
      CHESSMEN.flatMap((man) => [
        [`chess ${man}`, man],
        [`${man} chess piece`, man],
        [`${man} piece`, man],
      ]),
    ),
    "chess horse": "knight",
    pawn: "pawn",
  },
  senses: ["chessman"],
  height: 0.09,
  slots: { body: { words: ["crown", "head", "foot"], materials: ["oak", "marble", "painted-wood"] } },
  dress: ({ look }) => ({
    body:
      [
        { material: "oak", colours: [fromHex("#d9b277")] },
        { material: "oak", colours: [fromHex("#3a2014")] },
        { material: "plastic", colours: [fromHex("#f1ece0")] },
        { material: "plastic", colours: [fromHex("#191a1d")] },
        { material: "marble", colours: [] },
        { material: "oak", colours: [fromHex("#7a3d1c")] },
      ][look] ?? {},
  }),
  build: ({ form }) =>
    chessman(form, 56).map((geometry, i) =>
      makePart(i === 0 ? "body" : `body-${i}`, "body", geometry, { weight: i === 0 ? 1 : 0.8 }),
    ),
  grip: () => [0, 0.04, 0],
  view: { azimuth: 0.4, elevation: 0.16 },
});
