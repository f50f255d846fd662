import { humanConcept } from "./human.ts";

/**
 * A visitor from space. What makes it itself: a great bald bulb of a head with a small chin, two huge slanted black eyes, hardly a nose or a mouth,
 * green or grey skin and thin limbs.
 */
export const alien = humanConcept({
  id: "alien",
  words: ["alien", "extraterrestrial", "martian", "grey alien", "little green man", "space alien", "e.t."],
  senses: ["extraterrestrial being"],
  height: 1.2,
  look: "green-skin bald",
  isBare: true,
  guise: "none",
  adjust: (p, draw, ask) => ({
    ...p,
    height: 1.2,
    skin: draw.pick("tone", ["green", "grey", "blue"], [4, 3, 1]),
    head: 0.34 * draw.number("crown", 0.95, 1.06),
    headWidth: 0.96,
    shoulder: 0.085,
    girth: 0.78,
    bone: 0.74,
    muscle: 0,
    legs: 0.48,
    hair: ask.parts.has("hair") ? "short" : "none",
    beard: "none",
    brows: false,
    ears: "none",
    nose: 0.3,
    jaw: 0.62,
    eyeSize: 0.4,
    eyeLevel: -0.06,
    iris: "#0a0a0a",
    glow: true,
    glasses: "none",
    mouth: "neutral",
  }),
});
