import { creatureConcept } from "../reptile/creature.ts";
import { bug, buildBeetle } from "./beetle.ts";

const glow = (lantern: string) => {
  const { size, colours } = bug("#2c2018", "#b8482c", "#1c140e");
  return { size: size * 0.5, colours: { ...colours, lantern } };
};

/** A firefly, seen from behind: a slender dark beetle with a red collar whose end glows yellow or green. */
export const firefly = creatureConcept({
  id: "firefly",
  words: ["firefly", "fire fly", "lightning bug", "glow worm", "glowworm"],
  senses: ["firefly"],
  height: 0.015,
  variants: { firefly: glow("#f6ff2c") },
  slots: {
    lantern: { words: ["light", "glow", "tail"], materials: ["plastic"], takesWhole: false },
    shell: { words: ["wing", "elytra", "back"], materials: ["ceramic-glaze"] },
    body: { words: ["head", "collar"], materials: ["ceramic-glaze"] },
    leg: { words: ["antenna", "feeler"], materials: ["ceramic-glaze"], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["standing"],
  build: buildBeetle,
  view: { azimuth: 2.25, elevation: 0.5 },
});
