import { birdConcept } from "./bird-concept.ts";
import { BLUE_TIT, BLUEBIRD, CANARY, CARDINAL, GOLDFINCH, ROBIN, SPARROW } from "./songbirds.ts";

/** Any small bird: round body on thin legs, short beak, folded wings, a tail. The seed picks whose colours it wears. */
export const bird = birdConcept({
  id: "bird",
  words: ["bird", "birdie", "songbird", "little bird", "finch", "wren", "lark", "nightingale", "canary", "goldfinch"],
  senses: ["bird"],
  height: 0.16,
  variants: {
    sparrow: SPARROW,
    robin: ROBIN,
    cardinal: CARDINAL,
    bluebird: BLUEBIRD,
    tit: BLUE_TIT,
    canary: CANARY,
    goldfinch: GOLDFINCH,
  },
  choose: (draw, { word }) =>
    word === "canary" || word === "goldfinch"
      ? word
      : draw.pick("species", ["bluebird", "robin", "cardinal", "sparrow", "tit", "goldfinch"]),
  spread: 0.12,
});
