import { defineConcept } from "../../concept.ts";
import { buildGuitar } from "./build-guitar.ts";
import { GUITAR_PARAMETERS, type GuitarParameters } from "./guitar-parameters.ts";
import { dressGuitar, GUITAR_SLOTS, HOLLOW_SLOTS, SOLID_SLOTS } from "./guitar-slots.ts";
import { GUITAR_WORDS, sampleGuitar } from "./sample-guitar.ts";

/**
 * A guitar. What makes it itself: a body with a waist, a long fretted neck with dots, a head with six tuners, six strings over a bridge.
 * The acoustic one is deep and pale-topped with a round hole in a rosette; the archtop has two holes like an f, a tailpiece and pickups;
 * the electric one is a flat lacquered plank with one horn or two, or like an arrow head or a stroke of lightning, with pickups and knobs.
 */
export const guitar = defineConcept<GuitarParameters>({
  id: "guitar",
  family: "instrument",
  words: GUITAR_WORDS,
  senses: ["guitar"],
  height: 1,
  parameters: GUITAR_PARAMETERS,
  slots: { ...GUITAR_SLOTS, ...HOLLOW_SLOTS, ...SOLID_SLOTS },
  sample: (draw, ask) => sampleGuitar(draw, ask, "guitar"),
  dress: dressGuitar,
  build: buildGuitar,
  view: { azimuth: 0.42, elevation: 0.12 },
});
