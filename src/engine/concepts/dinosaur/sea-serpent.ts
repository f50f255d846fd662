import { creatureConcept } from "../reptile/creature.ts";
import { buildSerpent } from "./serpent.ts";

/** A long wingless, legless body in upright waves with a row of fins, and a horned head raised in front. */
export const seaSerpent = creatureConcept({
  id: "sea-serpent",
  words: ["sea serpent", "sea monster", "leviathan", "water dragon", "mosasaurus", "mosasaur"],
  height: 2,
  variants: { teal: { size: 1.6, colours: { body: "#1f7a7c", horn: "#e8a040", claw: "#ece4cc", eye: "#f4d020" } } },
  slots: {
    body: { words: ["skin", "scale", "head", "tail"], materials: ["leather"] },
    horn: { words: ["fin", "spine"], materials: ["ceramic-glaze"], takesWhole: false },
    claw: { words: ["tooth", "fang"], materials: ["ceramic-glaze"], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["swimming"],
  build: (p) => buildSerpent(p, false),
  view: { azimuth: 0.95, elevation: 0.16 },
});
