import { birdConcept } from "./bird-concept.ts";
import { CANADA_GOOSE, GOOSE } from "./waterfowl.ts";

/** Heavier than a duck, on longer legs, with a long straight neck: white with an orange bill, or a Canada goose with black neck and white chin. */
export const goose = birdConcept({
  id: "goose",
  words: ["goose", "canada goose", "white goose", "gander"],
  senses: ["goose"],
  height: 0.75,
  variants: { white: GOOSE, canada: CANADA_GOOSE },
  choose: (draw, { word }) =>
    word === "canada goose"
      ? "canada"
      : word === "white goose"
        ? "white"
        : draw.pick("kind", ["white", "canada"], [2, 1]),
});
