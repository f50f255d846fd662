import { standModel } from "../../../geometry/make-part.ts";
import { fromHex } from "../../../math/color.ts";
import { simpleDevice } from "../../device/simple-device.ts";
import { buildDrip } from "./build-drip.ts";
import { buildEspresso } from "./build-espresso.ts";

const ESPRESSO = ["espresso machine", "espresso maker", "cappuccino machine"];

/**
 * A machine that makes coffee. What makes it itself: the drip one is a C of plastic - water tank, filter head - around a glass jug half full of dark coffee
 * on a hot plate; the espresso machine a shining box with a gauge, a handled filter over a tray, a steam wand and small cups.
 */
export const coffeeMaker = simpleDevice({
  id: "coffee-maker",
  words: ["coffee maker", "coffee machine", "coffeemaker", "coffee brewer", "drip coffee maker", ...ESPRESSO],
  senses: ["coffee maker", "espresso maker"],
  height: 0.36,
  size: 0.36,
  variants: 2,
  choose: (ask) =>
    ESPRESSO.includes(ask.word) ? 1 : ask.word.startsWith("drip") || ask.word.endsWith("brewer") ? 0 : undefined,
  slots: {
    body: {
      words: ["case", "housing"],
      materials: ["painted-metal"],
      colours: ["#b3231f", "#26282c", "#c3c6c9", "#dcd8cc", "#2f5f58"].map(fromHex),
    },
    panel: {
      words: ["handle", "display", "knob"],
      materials: ["plastic"],
      colours: [fromHex("#17181a")],
      takesWhole: false,
    },
    metal: { words: ["hot plate", "wand"], materials: ["brushed-steel"], takesWhole: false },
    glass: { words: ["jug", "carafe", "pot", "gauge"], materials: ["glass"], takesWhole: false },
    cup: { words: ["coffee cup"], materials: ["ceramic-glaze"], colours: [fromHex("#efece4")], takesWhole: false },
  },
  build: (p) =>
    standModel(p.variant === 0 ? buildDrip(p) : buildEspresso(p), [
      {
        name: "top",
        position: [0, p.size * p.rise * (p.variant === 0 ? 1.02 : 0.93), 0],
        normal: [0, 1, 0],
        radius: p.size * 0.2,
      },
      { name: "attach", position: [0, 0, 0], normal: [0, -1, 0], radius: p.size * 0.2 },
    ]),
  view: { azimuth: 0.5, elevation: 0.22 },
});
