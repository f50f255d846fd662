import { creatureConcept } from "../reptile/creature.ts";
import { coats, DINOSAUR_SLOTS } from "./dinosaur-kind.ts";
import { buildTheropod } from "./theropod.ts";

/** Any dinosaur: on two legs with toothed jaws, small arms and a long tail; plump and short-snouted when it is young. */
export const dinosaur = creatureConcept({
  id: "dinosaur",
  words: [
    "dinosaur",
    "dino",
    "carnosaur",
    "baby dinosaur",
    "prehistoric reptile",
    "dilophosaurus",
    "parasaurolophus",
    "iguanodon",
    "oviraptor",
    "gallimimus",
  ],
  senses: ["dinosaur"],
  height: 3,
  variants: coats(2, { green: "#5f9a3c", orange: "#c07a30", teal: "#3f8a7c", purple: "#7a5a94" }),
  choose: (draw) => draw.pick("coat", ["green", "orange", "teal", "purple"], [5, 2, 2, 1]),
  slots: DINOSAUR_SLOTS,
  poses: ["standing"],
  build: (p) =>
    buildTheropod(p, { girth: 1.06, head: 1.08, snout: 1, arm: 1, claw: 0.07, bone: 1.05, stripes: 0.5, eye: 1.3 }),
  view: { azimuth: 0.85, elevation: 0.14 },
});
