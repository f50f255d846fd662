import { standModel } from "../../../geometry/make-part.ts";
import { defineConcept } from "../../concept.ts";
import { fitParameters, says, traitFactor } from "../../from-ask.ts";
import { buildFlatScreen } from "./build-flat-screen.ts";
import { TELEVISION_PARAMETERS, TELEVISION_SLOTS, type TelevisionParameters } from "./television-parameters.ts";

/** A computer's screen. What makes it itself: a wide thin panel with windows or code on it, on a neck and a flat foot. */
export const monitor = defineConcept<TelevisionParameters>({
  id: "monitor",
  family: "device",
  words: ["monitor", "computer monitor", "computer screen", "screen", "display"],
  senses: ["monitor#4", "screen#3"],
  height: 0.5,
  parameters: TELEVISION_PARAMETERS,
  slots: TELEVISION_SLOTS,
  sample: (draw, ask) => {
    const size = draw.number("size", 0.94, 1.1) * traitFactor(ask, { wide: 1.15, narrow: 0.9 });
    return fitParameters<TelevisionParameters>(TELEVISION_PARAMETERS, {
      style: "monitor",
      width: 0.6 * size * (says(ask, "curved") ? 1.15 : 1),
      height: 0.35 * size,
      depth: 0.035,
      legs: false,
      antenna: false,
      picture: draw.integer("picture", 0, 3),
    });
  },
  build: (p) =>
    standModel(buildFlatScreen(p), [
      { name: "top", position: [0, p.height * 1.3, 0], normal: [0, 1, 0], radius: p.depth / 2 },
      { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: p.width * 0.2 },
    ]),
  view: { azimuth: 0.45, elevation: 0.16 },
});
