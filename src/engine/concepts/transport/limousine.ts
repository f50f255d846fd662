import { fromHex } from "../../math/color.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, traitFactor } from "../from-ask.ts";
import { integer, metres } from "../parameter-specs.ts";
import { buildCar } from "../vehicle/build-car.ts";
import { SHAPES } from "../vehicle/car-shapes.ts";
import { closedCarSlots } from "../vehicle/closed-car-slots.ts";

export type LimousineParameters = {
  readonly length: number;
  readonly height: number;
  readonly spokes: number;
};

const parameters = {
  length: metres(6, 13, "Nose to tail."),
  height: metres(1.2, 1.8, "Road to roof."),
  spokes: integer(3, 12, "Spokes of a wheel."),
};

const PAINTS = ["#0f1012", "#0f1012", "#eceae4"].map(fromHex);

/** A stretch limousine. What makes it itself: a black or white saloon car twice as long as others, its cabin one long row of dark windows between the axles. */
export const limousine = defineConcept<LimousineParameters>({
  id: "limousine",
  family: "vehicle",
  words: ["limousine", "limo", "stretch limousine", "stretch limo"],
  senses: ["limousine"],
  height: 1.45,
  parameters,
  slots: closedCarSlots(PAINTS, { window: { colours: [fromHex("#46586a")] } }),
  sample: (draw, ask) =>
    fitParameters(parameters, {
      length: draw.number("length", 7.6, 8.6) * traitFactor(ask, { long: 1.25, short: 0.85 }),
      height: draw.number("height", 1.42, 1.5) * traitFactor(ask, { tall: 1.12, low: 0.92 }),
      spokes: draw.integer("spokes", 5, 10),
    }),
  build: ({ length, height, spokes }) => {
    const at = (fromNose: number) => fromNose / length;
    const fromTail = (left: number) => 1 - left / length;
    return buildCar({
      ...SHAPES.sedan,
      style: "sedan",
      length,
      height,
      spokes,
      windshieldFoot: at(1.35),
      roofFront: at(2.0),
      roofRear: fromTail(1.45),
      rearFoot: fromTail(0.7),
      frontAxle: at(0.88),
      rearAxle: fromTail(1.0),
      roundLamps: false,
      doors: false,
      sign: "none",
    });
  },
  view: { azimuth: 0.85, elevation: 0.2 },
});
