import { defineConcept } from "../../concept.ts";
import { buildGuitar } from "./build-guitar.ts";
import { GUITAR_PARAMETERS, type GuitarParameters } from "./guitar-parameters.ts";
import { dressGuitar, GUITAR_SLOTS, SOLID_SLOTS } from "./guitar-slots.ts";
import { sampleGuitar } from "./sample-guitar.ts";

/** A bass guitar. What makes it itself: an electric guitar's horned body with a much longer neck, four thick strings and four tuners in a row. */
export const bassGuitar = defineConcept<GuitarParameters>({
  id: "bass-guitar",
  family: "instrument",
  words: ["bass guitar", "electric bass guitar", "electric bass"],
  senses: ["bass guitar"],
  height: 1.15,
  parameters: GUITAR_PARAMETERS,
  slots: { ...GUITAR_SLOTS, ...SOLID_SLOTS },
  sample: (draw, ask) => sampleGuitar(draw, ask, "bass"),
  dress: dressGuitar,
  build: buildGuitar,
  view: { azimuth: 0.42, elevation: 0.12 },
});
