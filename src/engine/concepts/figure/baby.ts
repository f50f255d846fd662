import { humanConcept } from "./human.ts";

/**
 * A baby. What makes it itself: a head a third of its height with large low eyes and a button nose, hardly any hair, fat short limbs, a
 * nappy, sitting on the floor with its legs out.
 */
export const baby = humanConcept({
  id: "baby",
  words: ["baby", "infant", "newborn", "baby boy", "baby girl", "newborn baby", "babe"],
  senses: ["baby", "infant"],
  height: 0.7,
  look: "child",
  guise: "none",
  pose: "sitting",
  adjust: (p, draw) => ({
    ...p,
    height: 0.72 * draw.number("size", 0.92, 1.08),
    head: 0.36 * draw.number("crown", 0.96, 1.05),
    headWidth: 1.02,
    shoulder: 0.098,
    girth: 1.32,
    bone: 1.3,
    legs: 0.4,
    hair: draw.pick("fluff", ["none", "short"], [3, 2]),
    beard: "none",
    nose: 0.62,
    brows: false,
    eyeSize: 0.24,
    eyeLevel: -0.16,
    glasses: "none",
    mouth: draw.pick("mood", ["happy", "open", "teeth"], [3, 1, 0]),
    pose: p.pose === "standing" || p.pose === "waving" ? "sitting" : p.pose,
    bottom: p.bottom === "none" && p.outer === "none" ? "swimsuit" : p.bottom,
  }),
  dyes: { swimsuit: "#f2f1ec" },
});
