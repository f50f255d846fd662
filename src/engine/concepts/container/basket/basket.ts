import { fromHex } from "../../../math/color.ts";
import type { Draw } from "../../../math/draw.ts";
import { type Ask, defineConcept } from "../../concept.ts";
import { says, wants } from "../../from-ask.ts";
import { sampleProportions } from "../../vessel/proportions.ts";
import { BASKET_PARAMETERS, type BasketParameters } from "./basket-parameters.ts";
import { buildBasket } from "./build-basket.ts";

function sampleBasket(draw: Draw, ask: Ask): BasketParameters {
  const style =
    ask.word === "laundry basket" || ask.word === "hamper"
      ? "laundry"
      : ask.word === "bread basket"
        ? "bread"
        : draw.pick("style", ["market", "bushel", "bread"] as const, [5, 3, 1]);
  const usual =
    style === "market"
      ? "hoop"
      : style === "bushel"
        ? draw.pick("ears", ["hoop", "ears"] as const)
        : style === "laundry"
          ? "ears"
          : "none";
  return {
    ...sampleProportions(draw, ask),
    style,
    oval: says(ask, "round") ? 1 : says(ask, "oval") ? 1.4 : draw.pick("oval", [1, 1.3, 1.45], [3, 2, 1]),
    handle: !wants(ask, "handle", usual !== "none") ? "none" : usual === "none" ? "ears" : usual,
    lid: wants(ask, "lid", false),
    // full of something else, it is seen by its weave
    cloth: wants(
      ask,
      "cloth",
      ask.word === "picnic basket" ||
        (style === "bread" && draw.chance("cloth", 0.6) && ask.doing?.has("containing") !== true),
    ),
  };
}

const WICKER = ["#b5823f", "#a06c34", "#c59a58", "#8a5a2c"].map(fromHex);

/** A basket. What makes it itself: strands woven over and under upright stakes, a twisted rim, a hoop over the top to carry it by, an empty hollow inside. */
export const basket = defineConcept<BasketParameters>({
  id: "basket",
  family: "container",
  words: [
    "basket",
    "wicker basket",
    "picnic basket",
    "easter basket",
    "fruit basket",
    "bread basket",
    "laundry basket",
    "hamper",
    "woven basket",
    "straw basket",
    "flower basket",
  ],
  senses: ["basket#1", "hamper"],
  height: 0.3,
  parameters: BASKET_PARAMETERS,
  slots: {
    body: { words: ["weave", "wicker", "rim", "side"], materials: ["oak"], colours: WICKER, group: "wicker" },
    handle: { words: ["hoop"], materials: ["oak"], colours: WICKER, group: "wicker" },
    lid: { words: ["cover", "flap"], materials: ["oak"], colours: WICKER, group: "wicker" },
    cloth: {
      words: ["napkin", "liner", "blanket"],
      materials: ["woven-cotton"],
      colours: [fromHex("#f1ece2")],
      takesWhole: false,
    },
  },
  sample: sampleBasket,
  build: buildBasket,
  view: { azimuth: 0.35, elevation: 0.44 },
});
