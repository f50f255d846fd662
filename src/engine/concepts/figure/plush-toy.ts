import { furryConcept } from "./furry.ts";

/**
 * A stuffed animal. What makes it itself: a body sewn in soft lumps, sitting with its legs out, pale belly and soles, a seam down the
 * front, button eyes and a stitched mouth; long ears for a rabbit, a trunk and sails of ears for an elephant, and so on.
 */
export const plushToy = furryConcept({
  id: "plush-toy",
  words: [
    "plush toy",
    "stuffed animal",
    "plushie",
    "plush",
    "stuffed toy",
    "soft toy",
    "cuddly toy",
    "plush rabbit",
    "plush bunny",
    "stuffed bunny",
    "stuffed rabbit",
    "plush elephant",
    "stuffed elephant",
    "plush cat",
    "plush dog",
    "stuffed dog",
    "stuffed cat",
    "plush frog",
    "plush pig",
    "toy bunny",
    "beanie baby",
    "plush doll",
  ],
  senses: ["stuffed animal"],
  family: "toy",
  height: 0.4,
  kinds: {
    rabbit: ["plush rabbit", "plush bunny", "stuffed bunny", "stuffed rabbit", "toy bunny"],
    elephant: ["plush elephant", "stuffed elephant"],
    cat: ["plush cat", "stuffed cat"],
    dog: ["plush dog", "stuffed dog"],
    frog: ["plush frog"],
    pig: ["plush pig"],
  },
  build: { head: 0.4, headWidth: 1.08, shoulder: 0.112, girth: 1.25, bone: 1.45, legs: 0.42, reach: 1.05 },
  pose: "plush",
  shag: 0.25,
  iris: "#160e0a",
  isPlush: true,
  coats: [
    ["#d9c4a8", "#f4ead8"],
    ["#9fb4c8", "#e3e9ee"],
    ["#e6a6b4", "#f8e2e4"],
    ["#c9a070", "#f0e0c4"],
    ["#a8b890", "#eef0dc"],
  ],
  material: "fur",
});
