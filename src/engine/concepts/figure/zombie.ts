import { humanConcept } from "./human.ts";

/**
 * A walking corpse. What makes it itself: grey-green skin, arms stretched out before it, a dragging step, glowing pale eyes, an open mouth
 * with teeth, torn short trousers.
 */
export const zombie = humanConcept({
  id: "zombie",
  words: ["zombie", "undead", "walking dead", "ghoul", "frankenstein", "frankenstein's monster", "mummy monster"],
  senses: ["zombi#2", "zombi"],
  look: "grey-skin wild-hair",
  isBare: true,
  guise: "casual-smart",
  pose: "zombie",
  adjust: (p, draw) => ({
    ...p,
    skin: draw.pick("rot", ["green", "grey"], [2, 3]),
    mouth: "teeth",
    iris: "#f2d21f",
    glow: true,
    beard: "none",
    glasses: "none",
    // spikes in a light colour were a crown
    hair: draw.pick("mop", ["parted", "none", "fringe"]),
    hairColour: draw.pick("mop colour", ["black", "brown", "grey"]),
    bottom: p.bottom === "trousers" ? "shorts" : p.bottom,
    feet: draw.chance("barefoot", 0.6) ? "none" : p.feet,
    belt: false,
  }),
  dyes: { shirt: "#7a7c6c", shorts: "#4a4438", shoe: "#2a2622" },
});
