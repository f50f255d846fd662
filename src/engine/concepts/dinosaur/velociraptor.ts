import { creatureConcept } from "../reptile/creature.ts";
import { coats, DINOSAUR_SLOTS } from "./dinosaur-kind.ts";
import { buildTheropod } from "./theropod.ts";

/** Slim and quick: narrow head with small teeth, long arms with grasping claws, striped back, stiff thin tail. */
export const velociraptor = creatureConcept({
  id: "velociraptor",
  words: ["velociraptor", "raptor", "deinonychus", "utahraptor"],
  height: 1,
  variants: coats(0.75, { sand: "#a87c44", green: "#6a7c3c", blue: "#5a7484" }),
  choose: (draw) => draw.pick("coat", ["sand", "green", "blue"]),
  slots: DINOSAUR_SLOTS,
  poses: ["standing"],
  build: (p) =>
    buildTheropod(p, {
      girth: 0.66,
      head: 0.72,
      snout: 1.45,
      arm: 1.45,
      claw: 0.12,
      bone: 0.7,
      stripes: 0.65,
      eye: 1.25,
    }),
  view: { azimuth: 0.9, elevation: 0.12 },
});
