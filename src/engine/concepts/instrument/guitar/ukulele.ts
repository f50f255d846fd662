import { defineConcept } from "../../concept.ts";
import { buildGuitar } from "./build-guitar.ts";
import { GUITAR_PARAMETERS, type GuitarParameters } from "./guitar-parameters.ts";
import { dressGuitar, GUITAR_SLOTS, HOLLOW_SLOTS } from "./guitar-slots.ts";
import { sampleGuitar } from "./sample-guitar.ts";

/** A ukulele. What makes it itself: a small guitar with a round hole, a short neck and only four strings. */
export const ukulele = defineConcept<GuitarParameters>({
  id: "ukulele",
  family: "instrument",
  words: ["ukulele", "uke"],
  senses: ["ukulele"],
  height: 0.55,
  parameters: GUITAR_PARAMETERS,
  slots: { ...GUITAR_SLOTS, ...HOLLOW_SLOTS },
  sample: (draw, ask) => sampleGuitar(draw, ask, "ukulele"),
  dress: dressGuitar,
  build: buildGuitar,
  view: { azimuth: 0.42, elevation: 0.12 },
});
