import { furryConcept } from "./furry.ts";

/** A chimpanzee. What makes it itself: black hair, a bare tan face with dark eye hollows under a heavy brow, a broad muzzle with a long lipped mouth, big round ears that stand out, arms that reach below the knees, bent legs, bare hands and feet. */
export const chimpanzee = furryConcept({
  id: "chimpanzee",
  words: ["chimpanzee", "chimp", "bonobo", "ape"],
  senses: ["chimpanzee", "great ape"],
  family: "animal",
  height: 1.1,
  kinds: { chimpanzee: [] },
  build: { head: 0.26, headWidth: 0.96, shoulder: 0.15, girth: 1.3, bone: 1.18, legs: 0.38, reach: 1.36 },
  pose: "apish",
  shag: 1.3,
  iris: "#9a5a22",
  isPlush: false,
  coats: [
    ["#3a302b", "#b58a6c"],
    ["#302824", "#a0765c"],
    ["#463a33", "#c49a7c"],
  ],
  material: "fur",
});
