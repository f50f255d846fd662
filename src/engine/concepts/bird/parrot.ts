import { birdConcept } from "./bird-concept.ts";
import { AMAZON, BLUE_MACAW, BUDGIE, GREY_PARROT, SCARLET_MACAW } from "./parrots.ts";

/** Hooked beak as high as it is long, bare white face, gaudy wings in three colours, a long pointed tail. */
export const parrot = birdConcept({
  id: "parrot",
  words: [
    "parrot",
    "macaw",
    "scarlet macaw",
    "budgie",
    "budgerigar",
    "parakeet",
    "lovebird",
    "amazon parrot",
    "grey parrot",
  ],
  senses: ["parrot"],
  height: 0.4,
  variants: { scarlet: SCARLET_MACAW, blue: BLUE_MACAW, amazon: AMAZON, budgie: BUDGIE, grey: GREY_PARROT },
  choose: (draw, { word }) =>
    /budgie|budgerigar|parakeet|lovebird/.test(word)
      ? "budgie"
      : word.startsWith("amazon")
        ? "amazon"
        : word.startsWith("grey")
          ? "grey"
          : word.startsWith("scarlet")
            ? "scarlet"
            : word === "macaw"
              ? draw.pick("macaw", ["scarlet", "blue"])
              : draw.pick("kind", ["scarlet", "blue", "amazon"], [3, 2, 2]),
  spread: 0.1,
});
