import { buildTurtle } from "./build-turtle.ts";
import { creatureConcept } from "./creature.ts";

/** A domed shell of plates with dark seams over four short clawed legs, a bare head on a wrinkled neck, a stub of a tail; flippers on the sea's kind. */
export const turtle = creatureConcept({
  id: "turtle",
  words: ["turtle", "tortoise", "sea turtle", "terrapin", "box turtle", "pond turtle", "giant tortoise"],
  senses: ["turtle", "tortoise"],
  height: 0.25,
  variants: {
    turtle: {
      size: 0.4,
      colours: { skin: "#5f8a3c", shell: "#4a5a26", belly: "#d8c47c", claw: "#3a342a", eye: "#1a140c" },
    },
    tortoise: {
      size: 0.5,
      colours: { skin: "#8a7a54", shell: "#4a3820", belly: "#c8ae74", claw: "#5a4c38", eye: "#1a140c" },
    },
    "sea turtle": {
      size: 0.7,
      colours: { skin: "#5c6c54", shell: "#6a4220", belly: "#e0d4a8", claw: "#3a342a", eye: "#1a140c" },
    },
  },
  choose: (_draw, { word, traits }) =>
    word.includes("tortoise") ? "tortoise" : word === "sea turtle" || traits.has("swimming") ? "sea turtle" : "turtle",
  slots: {
    skin: { words: ["head", "leg", "flipper", "neck", "tail", "body"], materials: ["leather"] },
    shell: { words: ["carapace"], materials: ["leather"] },
    belly: { words: ["plastron"], materials: ["leather"], takesWhole: false },
    claw: { words: [], materials: ["leather"], takesWhole: false },
    eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
  },
  poses: ["standing", "upright"],
  build: buildTurtle,
  view: { azimuth: 0.75, elevation: 0.3 },
});
