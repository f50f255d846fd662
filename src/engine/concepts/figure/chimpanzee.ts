import { furryConcept } from "./furry.ts";

/** A chimpanzee. What makes it itself: black hair, a bare tan face with dark eye hollows under a heavy brow, a broad muzzle with a long lipped mouth, big round ears that stand out, arms that reach below the knees, bent legs, bare hands and feet. */
export const chimpanzee = furryConcept({
  id: "chimpanzee",
  words: ["chimpanzee", "chimp", "bonobo", "ape"],
  senses: ["chimpanzee", "great ape"],
  family: "animal",
  height: 1.1,
  kinds: { chimpanzee: [] },
  build: { head: 0.27, headWidth: 0.94, shoulder: 0.115, girth: 1.12, bone: 1.02, legs: 0.44, reach: 1.32 },
  pose: "apish",
  shag: 0.6,
  iris: "#4a2c14",
  isPlush: false,
  coats: [
    ["#241d1a", "#b58a6c"],
    ["#1c1715", "#a0765c"],
    ["#2c231f", "#c49a7c"],
  ],
  material: "fur",
});
