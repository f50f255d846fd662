import type { Model } from "../../../geometry/part.ts";
import { type Concept, defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor } from "../../from-ask.ts";
import { metres, ratio } from "../../parameter-specs.ts";
import { BRASS_SLOTS } from "../brass-slots.ts";

/** What a brass instrument is drawn from. */
export type BrassParameters = { readonly size: number; readonly flare: number; readonly bore: number };

const parameters = {
  size: metres(0.1, 2.5, "Longest side."),
  flare: ratio(0.8, 1.25, "Width of the bell over the usual."),
  bore: ratio(0.8, 1.3, "Thickness of the tubes over the usual."),
};

/** A concept of a brass instrument. */
export function defineBrass(
  id: string,
  words: readonly string[],
  senses: readonly string[],
  size: number,
  height: number,
  build: (p: BrassParameters) => Model,
  view: Concept["view"],
): Concept {
  return defineConcept<BrassParameters>({
    id,
    family: "instrument",
    words,
    senses,
    height,
    parameters,
    slots:
      id === "trombone"
        ? { body: BRASS_SLOTS.body, key: BRASS_SLOTS.key, mouthpiece: BRASS_SLOTS.mouthpiece }
        : BRASS_SLOTS,
    sample: (draw, ask) =>
      fitParameters<BrassParameters>(parameters, {
        size: size * draw.number("size", 0.93, 1.07) * traitFactor(ask, { long: 1.1, short: 0.9 }),
        flare: draw.number("flare", 0.92, 1.1) * traitFactor(ask, { wide: 1.12, narrow: 0.9 }),
        bore: draw.number("bore", 0.95, 1.12) * traitFactor(ask, { thick: 1.15, thin: 0.85 }),
      }),
    build,
    view,
  });
}
