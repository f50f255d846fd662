import { birdConcept } from "./bird-concept.ts";
import { ROBIN } from "./songbirds.ts";

/** Round and brown, with an orange-red face and breast over a white belly. */
export const robin = birdConcept({
  id: "robin",
  words: ["robin", "redbreast", "robin redbreast"],
  height: 0.15,
  variants: { usual: ROBIN },
});
