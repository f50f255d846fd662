import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";
import { buildCar } from "./build-car.ts";
import { CAR_PARAMETERS, type CarParameters, type CarStyle } from "./car-parameters.ts";
import { type CarShape, SHAPES, STYLE_OF_WORD } from "./car-shapes.ts";

function sampleCar(draw: Draw, ask: Ask): CarParameters {
  const vintage = says(ask, "vintage") || says(ask, "classic");
  const style =
    STYLE_OF_WORD.get(ask.word) ??
    (vintage ? "classic" : undefined) ??
    (says(ask, "smooth") ? draw.pick<CarStyle>("style", ["coupe", "sports"], [1, 1]) : undefined) ??
    draw.pick<CarStyle>("style", ["sedan", "hatchback", "coupe", "suv"], [4, 3, 2, 2]);
  const shape = SHAPES[style];
  const vary = (name: keyof CarShape, spread: number) => shape[name] * draw.number(name, 1 - spread, 1 + spread);
  return fitParameters(CAR_PARAMETERS, {
    ...shape,
    style,
    length: vary("length", 0.05) * traitFactor(ask, { long: 1.25, short: 0.8 }),
    width: vary("width", 0.03) * traitFactor(ask, { wide: 1.15, narrow: 0.88, fat: 1.15, thin: 0.88 }),
    height: vary("height", 0.03) * traitFactor(ask, { tall: 1.15, low: 0.88, flat: 0.85 }),
    wheelRadius: vary("wheelRadius", 0.05) * traitFactor(ask, { big: 1.25, large: 1.25, small: 0.85 }, "wheel"),
    noseDrop: vary("noseDrop", 0.2),
    windshieldFoot: vary("windshieldFoot", 0.03),
    roofRear: vary("roofRear", 0.02),
    tumblehome: vary("tumblehome", 0.03),
    spokes: ask.counts.get("wheel") ? 5 : draw.integer("spokes", 5, 8),
    roundLamps:
      vintage ||
      style === "classic" ||
      draw.chance("roundLamps", style === "suv" || style === "hatchback" ? 0.4 : 0.15),
    doors: ask.named?.has("door") === true,
    sign: ask.word.startsWith("taxi") ? "taxi" : ask.word === "police car" ? "police" : "none",
  });
}

const SEATS = ["#7a4a2a", "#c9b591", "#22201f", "#8c2a22"].map(fromHex);
const PAINTS = ["#a11f1c", "#1d3f7a", "#c9ccd0", "#22262b", "#2f5a3c", "#d9a21e", "#e8e6df", "#5f8aa6"].map(fromHex);

/** Roofs of cars of the fifties. */
const CREAM = fromHex("#efe6d0");

/**
 * A road car. What makes it itself: a low body on four spoked wheels under round arches, a glass cabin that leans in under a painted
 * roof, a face of two lights, grille, bumper and plate, mirrors at the windshield and door gaps along the side. Nine body styles
 * share one frame of lines, the convertible with seats in the open behind its windshield; a taxi and a police car carry theirs on the roof.
 */
export const car = defineConcept<CarParameters>({
  id: "car",
  family: "vehicle",
  likened: ["food"],
  words: ["car", "automobile", ...STYLE_OF_WORD.keys()],
  senses: ["car", "truck"],
  height: 1.45,
  parameters: CAR_PARAMETERS,
  slots: {
    body: {
      words: ["paint", "hood", "bonnet", "door", "fender", "bed", "truck bed", "cargo bed"],
      materials: ["painted-metal"],
      colours: PAINTS,
      group: "body",
    },
    roof: { words: ["top"], materials: ["painted-metal"], colours: PAINTS, group: "body" },
    window: {
      words: ["windshield", "glass", "pane"],
      materials: ["glass"],
      colours: [fromHex("#1b2329")],
      takesWhole: false,
    },
    tyre: { words: ["tire"], materials: ["rubber"], takesWhole: false },
    wheel: { words: ["rim", "hubcap", "hub"], materials: ["brushed-steel"], takesWhole: false },
    headlight: {
      words: ["light", "lamp", "headlamp"],
      materials: ["glass"],
      colours: [fromHex("#f3f1e6")],
      takesWhole: false,
    },
    taillight: {
      words: ["rear light", "brake light"],
      materials: ["glass"],
      colours: [fromHex("#a3140f")],
      takesWhole: false,
    },
    grille: { words: ["grill"], materials: ["plastic"], colours: [fromHex("#17181a")], takesWhole: false },
    bumper: {
      words: ["trim"],
      materials: ["brushed-steel", "plastic"],
      colours: [fromHex("#2a2c2f")],
      takesWhole: false,
    },
    mirror: { words: ["wing mirror"], materials: ["painted-metal"], colours: PAINTS, group: "body" },
    handle: { words: ["door handle"], materials: ["brushed-steel"], takesWhole: false },
    plate: {
      words: ["registration"],
      materials: ["plastic"],
      colours: [fromHex("#e9e7dc")],
      takesWhole: false,
    },
    sign: { words: ["beacon", "siren"], materials: ["glass"], colours: [fromHex("#e8c53a")], takesWhole: false },
    seat: { words: ["upholstery"], materials: ["leather"], colours: SEATS, takesWhole: false },
    underbody: { words: ["chassis"], materials: ["plastic"], colours: [fromHex("#141516")], takesWhole: false },
  },
  sample: sampleCar,
  dress: ({ sign, style }): Readonly<Record<string, SlotDress>> => {
    if (style === "classic") {
      const bright = { material: "chrome" };
      return { roof: { material: "painted-metal", colours: [CREAM] }, bumper: bright, grille: bright, wheel: bright };
    }
    if (sign === "none") return {};
    const coat = { material: "painted-metal", colours: [fromHex(sign === "taxi" ? "#e8b21c" : "#16181c")] };
    return {
      body: coat,
      mirror: coat,
      roof: sign === "police" ? { ...coat, colours: [fromHex("#eceae4")] } : coat,
      sign: { colours: [fromHex(sign === "police" ? "#1f4fd0" : "#f2ead0")] },
    };
  },
  build: buildCar,
  view: { azimuth: 0.72, elevation: 0.26 },
});
