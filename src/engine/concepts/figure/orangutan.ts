import { furryConcept } from "./furry.ts";

/** An orangutan. What makes it itself: long shaggy red hair, a dark face framed by broad cheek pads, small close eyes, a bulging muzzle, a beard, and very long arms. */
export const orangutan = furryConcept({
  id: "orangutan",
  words: ["orangutan", "orang-utan", "orangutang", "orang utan"],
  senses: ["orangutan"],
  family: "animal",
  height: 1.25,
  kinds: { orangutan: [] },
  build: { head: 0.285, headWidth: 0.92, shoulder: 0.118, girth: 1.3, bone: 1.05, legs: 0.4, reach: 1.42 },
  pose: "squatting",
  shag: 1.25,
  iris: "#6a3c18",
  isPlush: false,
  coats: [
    ["#b4521c", "#8f6a54"],
    ["#9c4418", "#7c5a48"],
    ["#c4622a", "#9a745e"],
  ],
  material: "fur",
});
