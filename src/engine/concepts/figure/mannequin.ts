import { humanConcept } from "./human.ts";

/** A shop window's or artist's figure. What makes it itself: a person in outline, bare, without face or hair, in one pale smooth material. */
export const mannequin = humanConcept({
  id: "mannequin",
  words: [
    "mannequin",
    "dummy",
    "manikin",
    "shop dummy",
    "lay figure",
    "wooden mannequin",
    "artist mannequin",
    "crash test dummy",
  ],
  senses: ["mannequin#2", "dummy"],
  guise: "none",
  look: "bald",
  isBare: true,
  adjust: (p, draw, ask) => ({
    ...p,
    head: 0.17,
    sex: draw.pick("form", ["female", "male"]),
    hair: ask.parts.has("hair") ? "short" : "none",
    beard: "none",
    brows: false,
    ears: "none",
    nose: 0.7,
    glasses: "none",
    faceless: !ask.parts.has("eye"),
    pose: p.pose === "walking" ? "hero" : p.pose,
  }),
  materials: { body: "plastic" },
  dyes: { body: "#e9e2d6" },
});
