import { defineConcept } from "../../concept.ts";
import { fitParameters, traitFactor, wants } from "../../from-ask.ts";
import { ownSlot, PANE, slot } from "../usual-slots.ts";
import { buildWagon } from "./build-wagon.ts";
import { WAGON_PARAMETERS, WAGON_STYLES, type WagonParameters } from "./wagon-parameters.ts";

const BY_WORD: Readonly<Record<string, WagonParameters["style"]>> = {
  cart: "cart",
  "wooden cart": "cart",
  "hay cart": "cart",
  oxcart: "cart",
  handcart: "cart",
  "market cart": "cart",
  "covered wagon": "covered",
  "prairie schooner": "covered",
  "conestoga wagon": "covered",
  carriage: "carriage",
  "horse carriage": "carriage",
  stagecoach: "carriage",
  "royal carriage": "carriage",
  buggy: "carriage",
};

/**
 * A wagon. What makes it itself: big wooden spoked wheels with iron tyres, a box of planks between them, shafts in front to pull it by. A cart has two wheels, a covered wagon a
 * white canvas over hoops, a carriage a closed rounded body with doors, windows, curtains and a coachman's seat.
 */
export const wagon = defineConcept<WagonParameters>({
  id: "wagon",
  family: "vehicle",
  likened: ["food"],
  words: ["wagon", ...Object.keys(BY_WORD), "waggon"],
  senses: ["cart", "wagon", "carriage", "horse-drawn vehicle"],
  height: 1.6,
  parameters: WAGON_PARAMETERS,
  slots: {
    body: slot("bed|box|side|plank", "oak-planks painted-wood", "#8a5a2e #7b4a26 #9c3527 #2f5f6b"),
    wheel: ownSlot("rim|spoke", "oak", "#7a4d28"),
    iron: ownSlot("band|tyre|axle|lantern", "iron"),
    shaft: ownSlot("pole|handle|yoke", "oak", "#6b4423"),
    canvas: ownSlot("cover|canopy|tarp", "woven-cotton", "#e9e1cc"),
    seat: ownSlot("bench|cushion", "leather", "#5b1f1a"),
    trim: ownSlot("gold|ornament|crown", "gold"),
    window: PANE,
  },
  sample: (draw, ask) => {
    const style =
      BY_WORD[ask.word] ?? (wants(ask, "canvas", false) ? "covered" : draw.pick("style", WAGON_STYLES, [1, 4, 2, 0]));
    const cart = style === "cart";
    return fitParameters(WAGON_PARAMETERS, {
      style,
      length: (cart ? 1.7 : 2.6) * draw.number("length", 0.93, 1.08) * traitFactor(ask, { long: 1.25, short: 0.8 }),
      width: (cart ? 1.1 : 1.3) * draw.number("width", 0.95, 1.06) * traitFactor(ask, { wide: 1.2, narrow: 0.85 }),
      wheel: draw.number("wheel", 0.56, 0.64) * traitFactor(ask, { large: 1.25, small: 0.8 }, "wheel"),
      spokes: draw.pick("spokes", [10, 12, 14]),
    });
  },
  dress: ({ style }) => ({ body: style === "carriage" ? { material: "painted-wood" } : {} }),
  build: buildWagon,
  view: { azimuth: 0.95, elevation: 0.26 },
});
