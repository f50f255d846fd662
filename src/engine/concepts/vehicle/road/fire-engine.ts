import { fromHex } from "../../../math/color.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor } from "../../from-ask.ts";
import { ownSlot, slot } from "../usual-slots.ts";
import { buildTruck } from "./build-truck.ts";
import { truckSlots } from "./truck.ts";
import { type TruckParameters, truckParameters } from "./truck-shape.ts";

/**
 * A fire engine. What makes it itself: a red lorry with a long steel ladder lying over its whole roof, blue or red lights on the cab, a white stripe, silver
 * roller shutters along the sides and a hose reel.
 */
export const fireEngine = defineConcept<TruckParameters>({
  id: "fire-engine",
  family: "vehicle",
  words: ["fire engine", "fire truck", "firetruck", "fire-engine", "ladder truck"],
  senses: ["fire engine"],
  height: 3.1,
  parameters: truckParameters,
  slots: {
    ...truckSlots,
    body: slot("cab|paint", "painted-metal", "#b0140f"),
    cargo: ownSlot("shutter|locker", "brushed-steel"),
    bumper: ownSlot("trim", "brushed-steel"),
    ladder: ownSlot("ladder|turntable ladder", "brushed-steel"),
    beacon: ownSlot("light bar|siren", "glass", "#c8201c"),
  },
  sample: (draw, ask) =>
    fitParameters(truckParameters, {
      style: "fire",
      length: 7.6 * draw.number("length", 0.94, 1.08) * traitFactor(ask, { long: 1.2, short: 0.85, cute: 0.8 }),
      width: 2.4 * traitFactor(ask, { wide: 1.1, narrow: 0.9 }),
      height: draw.number("height", 2, 2.2) * traitFactor(ask, { tall: 1.15, short: 0.9 }),
      wheelRadius: draw.number("wheelRadius", 0.5, 0.55),
      hood: draw.pick("hood", [0, 0.9], [4, 1]),
      lettering: "FIRE",
      livery: "fire",
      // who speaks of it wants to see it
      ladderUp: ask.parts.has("ladder"),
    }),
  dress: () => ({ body: { colours: [fromHex("#b0140f")] } }),
  build: buildTruck,
  view: { azimuth: 0.8, elevation: 0.24 },
});
