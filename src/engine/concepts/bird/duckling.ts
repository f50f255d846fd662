import { birdConcept } from "./bird-concept.ts";
import { YOUNG } from "./waterfowl.ts";

/** A ball of yellow down with a large head, stub wings, small flat bill and webbed feet; a cygnet is grey. */
export const duckling = birdConcept({
  id: "duckling",
  words: ["duckling", "baby duck", "cygnet", "gosling"],
  height: 0.1,
  variants: {
    duckling: YOUNG,
    cygnet: {
      ...YOUNG,
      colours: { ...YOUNG.colours, body: "#a9a5a0", wing: "#97938e", tail: "#97938e", beak: "#2c2a2a", leg: "#3c3938" },
      paint: () => undefined,
    },
  },
  choose: (_draw, { word }) => (word === "cygnet" ? "cygnet" : "duckling"),
});
