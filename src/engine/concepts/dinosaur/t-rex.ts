import { creatureConcept } from "../reptile/creature.ts";
import { coats, DINOSAUR_SLOTS } from "./dinosaur-kind.ts";
import { buildTheropod } from "./theropod.ts";

/** A huge head with open jaws full of teeth, tiny two-fingered arms, two massive legs, a heavy tail held level. */
export const tRex = creatureConcept({
  id: "t-rex",
  words: [
    "t-rex",
    "t rex",
    "trex",
    "tyrannosaurus",
    "tyrannosaurus rex",
    "allosaurus",
    "godzilla",
    "kaiju",
    "t-rex dinosaur",
  ],
  height: 4,
  variants: coats(2.4, { brown: "#7a5a34", green: "#5a7a34", grey: "#6a6a5a" }),
  choose: (draw) => draw.pick("coat", ["brown", "green", "grey"], [2, 3, 1]),
  slots: DINOSAUR_SLOTS,
  poses: ["standing"],
  build: (p) =>
    buildTheropod(p, { girth: 1, head: 1.18, snout: 1.15, arm: 0.8, claw: 0.08, bone: 1, stripes: 0.45, eye: 1 }),
  view: { azimuth: 0.85, elevation: 0.12 },
});
