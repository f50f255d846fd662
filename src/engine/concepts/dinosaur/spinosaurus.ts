import { creatureConcept } from "../reptile/creature.ts";
import { coats, DINOSAUR_SLOTS } from "./dinosaur-kind.ts";
import { buildTheropod } from "./theropod.ts";

/** A hunter on two legs with a tall sail of skin over its whole back, long narrow jaws like a crocodile's, and strong clawed arms. */
export const spinosaurus = creatureConcept({
  id: "spinosaurus",
  words: ["spinosaurus", "spinosaur", "sail backed dinosaur", "baryonyx"],
  height: 4.5,
  variants: coats(2.6, { grey: "#66705c", green: "#5c7a44", sand: "#94804e" }, { sail: "#b8502c" }),
  choose: (draw) => draw.pick("coat", ["grey", "green", "sand"], [2, 2, 1]),
  slots: { ...DINOSAUR_SLOTS, sail: { words: ["fin", "crest", "spine"], materials: ["leather"], takesWhole: false } },
  poses: ["standing"],
  build: (p) =>
    buildTheropod(p, {
      girth: 0.96,
      head: 0.9,
      snout: 2.1,
      arm: 1.7,
      claw: 0.07,
      bone: 0.92,
      stripes: 0.45,
      eye: 1,
      sail: 0.62 * p.wing,
    }),
  view: { azimuth: 1.05, elevation: 0.1 },
});
