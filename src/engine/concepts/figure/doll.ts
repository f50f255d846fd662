import { humanConcept } from "./human.ts";

/** Proportions and face of a doll, whatever of her there is. */
export const DOLL_LOOK = {
  height: 0.45,
  sex: "female",
  headWidth: 0.98,
  shoulder: 0.092,
  girth: 1,
  bone: 1.0,
  legs: 0.47,
  beard: "none",
  nose: 0.55,
  eyeSize: 0.27,
  eyeLevel: -0.1,
} as const;

/**
 * A doll. What makes it itself: a glazed face with rosy cheeks and large eyes, painted lips, tied or bobbed hair, a child's body in a
 * short frilled dress, sitting with its legs straight out or standing stiffly.
 */
export const doll = humanConcept({
  id: "doll",
  words: ["doll", "porcelain doll", "barbie", "barbie doll", "rag doll", "baby doll", "ventriloquist dummy"],
  senses: ["doll"],
  height: 0.45,
  look: "female",
  guise: "doll",
  isDressed: true,
  adjust: (p, draw) => ({
    ...p,
    ...DOLL_LOOK,
    head: 0.315 * draw.number("crown", 0.95, 1.05),
    hair: draw.pick("style", ["pigtails", "bob", "long", "curly"], [3, 2, 2, 1]),
    mouth: p.mouth === "teeth" ? "happy" : p.mouth,
    pose: p.pose === "walking" || p.pose === "standing" ? draw.pick("stance", ["sitting", "standing"]) : p.pose,
  }),
  materials: { body: "porcelain" },
});
