import { fromHex } from "../../../math/color.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor } from "../../from-ask.ts";
import { ownSlot, slot } from "../usual-slots.ts";
import { buildTruck } from "./build-truck.ts";
import { truckSlots } from "./truck.ts";
import { type TruckParameters, truckParameters } from "./truck-shape.ts";

/**
 * An ambulance. What makes it itself: a white van with a high white box behind, a red stripe all round, red crosses on the sides, and a bar of red and blue
 * lights over the windshield.
 */
export const ambulance = defineConcept<TruckParameters>({
  id: "ambulance",
  family: "vehicle",
  words: ["ambulance", "rescue vehicle", "paramedic van"],
  senses: ["ambulance"],
  height: 2.7,
  parameters: truckParameters,
  slots: {
    ...truckSlots,
    body: slot("cab|paint|hood", "painted-metal", "#ecebe6"),
    cargo: slot("box|container", "painted-metal", "#ecebe6"),
    beacon: ownSlot("light bar|siren", "glass", "#c8201c"),
  },
  sample: (draw, ask) =>
    fitParameters(truckParameters, {
      style: "ambulance",
      length: 5.6 * draw.number("length", 0.95, 1.06) * traitFactor(ask, { long: 1.2, short: 0.85 }),
      width: 2.1 * traitFactor(ask, { wide: 1.1, narrow: 0.9 }),
      height: draw.number("height", 1.62, 1.75) * traitFactor(ask, { tall: 1.12, short: 0.92 }),
      wheelRadius: draw.number("wheelRadius", 0.38, 0.41),
      hood: draw.number("hood", 0.8, 1),
      lettering: "AMBULANCE",
      livery: "ambulance",
      ladderUp: false,
    }),
  dress: () => ({ body: { colours: [fromHex("#ecebe6")] }, cargo: { colours: [fromHex("#ecebe6")] } }),
  build: buildTruck,
  view: { azimuth: 0.8, elevation: 0.2 },
});
