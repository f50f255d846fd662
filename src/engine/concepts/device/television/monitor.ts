import { standModel } from "../../../geometry/make-part.ts";
import { fromHex } from "../../../math/color.ts";
import { type Ask, defineConcept, type SlotDress } from "../../concept.ts";
import { fitParameters, says, traitFactor } from "../../from-ask.ts";
import { buildFlatScreen } from "./build-flat-screen.ts";
import { buildTubeMonitor } from "./build-tube-monitor.ts";
import { TELEVISION_PARAMETERS, TELEVISION_SLOTS, type TelevisionParameters } from "./television-parameters.ts";

const TUBES: ReadonlySet<string> = new Set(["crt monitor", "crt computer monitor", "crt screen", "crt display"]);

/** Of the days of picture tubes. */
const isOfOld = (ask: Ask): boolean => TUBES.has(ask.word) || says(ask, "vintage") || says(ask, "old");

/** A computer's screen. What makes it itself: a wide thin panel with windows or code on it, on a neck and a flat foot; of old, a deep pale box with a bulging tube on which lines of text glow. */
export const monitor = defineConcept<TelevisionParameters>({
  id: "monitor",
  family: "device",
  words: ["monitor", "computer monitor", "computer screen", "screen", "display", ...TUBES],
  senses: ["monitor#4", "screen#3"],
  height: 0.5,
  parameters: TELEVISION_PARAMETERS,
  slots: TELEVISION_SLOTS,
  sample: (draw, ask) => {
    const isTube = isOfOld(ask);
    const size = draw.number("size", 0.94, 1.1) * traitFactor(ask, { wide: 1.15, narrow: 0.9 });
    return fitParameters<TelevisionParameters>(TELEVISION_PARAMETERS, {
      style: isTube ? "tube-monitor" : "monitor",
      width: (isTube ? 0.42 : 0.6) * size * (says(ask, "curved") ? 1.15 : 1),
      height: 0.35 * size,
      depth: isTube ? 0.38 * size : 0.035,
      legs: false,
      antenna: false,
      picture: draw.integer("picture", 0, 3),
    });
  },
  dress: (p): Readonly<Record<string, SlotDress>> =>
    p.style === "tube-monitor"
      ? {
          body: { colours: [fromHex("#cfc4a6")] },
          screen: { colours: [fromHex("#43f06a")] },
          leg: { colours: [fromHex("#b9ae92")] },
        }
      : {},
  build: (p) =>
    standModel(p.style === "tube-monitor" ? buildTubeMonitor(p) : buildFlatScreen(p), [
      { name: "top", position: [0, p.height * 1.3, 0], normal: [0, 1, 0], radius: p.depth / 2 },
      { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: p.width * 0.2 },
    ]),
  view: { azimuth: 0.45, elevation: 0.16 },
});
