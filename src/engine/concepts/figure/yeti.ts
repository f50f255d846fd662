import { furryConcept } from "./furry.ts";

/** A yeti. What makes it itself: huge and white, shaggy from head to foot, shoulders like a gorilla's and long hanging arms, upright, a bare blue-grey face under a heavy brow. */
export const yeti = furryConcept({
  id: "yeti",
  words: ["yeti", "abominable snowman", "bigfoot", "sasquatch", "snow monster", "ice monster", "wampa"],
  senses: ["abominable snowman"],
  family: "figure",
  height: 2.3,
  kinds: { gorilla: [] },
  build: { head: 0.215, headWidth: 0.98, shoulder: 0.165, girth: 1.5, bone: 1.5, legs: 0.45, reach: 1.22 },
  pose: "apish",
  shag: 2,
  iris: "#3a8ac8",
  isPlush: false,
  coats: [
    ["#eef1f4", "#7f93a8"],
    ["#dfe8f0", "#6a86a8"],
    ["#f2efe8", "#8a8f9c"],
  ],
  material: "fur",
});
