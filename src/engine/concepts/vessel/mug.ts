import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { buildMug } from "./build-mug.ts";
import { DRINK_SLOTS, drinkOf, STEAM_SLOT } from "./drink.ts";
import { isTopped, TOPPING_SLOTS, toppingsOf } from "./drink-toppings.ts";
import { MUG_PARAMETERS, type MugParameters } from "./mug-parameters.ts";

function sampleMug(draw: Draw, ask: Ask): MugParameters {
  const isSipped = ask.doing?.has("sipped") ?? false;
  // what holds a mouthful for a doll reads as a mug by its handle
  const style =
    ["teacup", "tea cup", "cup", "espresso cup", "demitasse"].includes(ask.word) && !(isSipped && ask.word === "cup")
      ? "teacup"
      : ask.word === "tankard" || ask.word === "beer mug" || ask.word === "stein"
        ? "tankard"
        : says(ask, "round")
          ? "barrel"
          : draw.pick("style", ["straight", "barrel", "tapered"] as const, [3, 2, 2]);
  const size = style === "tankard" ? 1.3 : 1;
  const plain = (ask.materials?.length ?? 0) > 0 || says(ask, "simple");
  const radius =
    draw.number("radius", 0.038, 0.046) * size * traitFactor(ask, { wide: 1.3, thick: 1.2, narrow: 0.78, thin: 0.8 });
  const slim = style === "teacup" ? 1.35 : style === "tankard" ? 2.5 : draw.number("slim", 2.05, 2.45);
  const full = style === "tankard" ? "beer" : style === "teacup" && ask.word !== "espresso cup" ? "tea" : "coffee";
  const toppings = toppingsOf(ask);
  return fitParameters(MUG_PARAMETERS, {
    ...toppings,
    style,
    radius,
    height:
      radius *
      slim *
      traitFactor(ask, { tall: 1.4, long: 1.3, short: 0.72 }) *
      (1 / traitFactor(ask, { wide: 1.25, narrow: 0.85 })),
    handle: says(ask, "square", "handle")
      ? "square"
      : says(ask, "round", "handle")
        ? "round"
        : style === "tankard"
          ? "square"
          : draw.pick("handle", ["round", "ear", "square"] as const, [3, 3, 1]),
    handleThickness:
      draw.number("handleThickness", 0.0105, 0.013) *
      (style === "teacup" ? 0.62 : size) *
      traitFactor(ask, { thick: 1.4, thin: 0.65 }, "handle"),
    handles: ask.counts.get("handle") ?? 1,
    saucer: wants(ask, "saucer", style === "teacup" && !isSipped && (ask.word !== "cup" || draw.chance("saucer", 0.6))),
    lid: wants(ask, "lid", false),
    drink: drinkOf(ask, full, isTopped(toppings) || /^hot /.test(ask.word) ? full : "none"),
    steaming: ask.traits.has("steaming") || ask.parts.has("steam"),
    decor:
      plain || style === "tankard"
        ? "none"
        : draw.pick("decor", ["lined", "band", "dots", "none"] as const, [4, 3, 1, 2]),
  });
}

/**
 * A cup to hold by its handle. What makes it itself: an open, hollow, round body with a rounded rim, and a handle whose ends widen
 * into the wall. Mugs are about as wide as high; a teacup is low, thin, footed and stands on a saucer; a tankard is large, of
 * staves with metal hoops.
 */
export const mug = defineConcept<MugParameters>({
  id: "mug",
  family: "vessel",
  likened: ["beast"],
  words: [
    "mug",
    "cup",
    "coffee mug",
    "coffee cup",
    "teacup",
    "tea cup",
    "tankard",
    "beer mug",
    "stein",
    "espresso cup",
    "demitasse",
    "hot chocolate",
    "hot cocoa",
  ],
  senses: ["mug#4", "cup#1", "drinking vessel"],
  height: 0.095,
  parameters: MUG_PARAMETERS,
  slots: {
    body: {
      words: ["wall"],
      materials: ["ceramic-glaze"],
      colours: ["#e9e4d8", "#3f6f8f", "#b5483a", "#d9a441", "#5d7a5a", "#2e3440", "#c98a7d"].map(fromHex),
      group: "body",
    },
    handle: {
      words: ["ear", "grip"],
      materials: ["ceramic-glaze"],
      colours: ["#e9e4d8", "#3f6f8f", "#b5483a", "#d9a441", "#5d7a5a", "#2e3440", "#c98a7d"].map(fromHex),
      group: "body",
    },
    saucer: {
      words: ["plate"],
      materials: ["ceramic-glaze"],
      colours: ["#e9e4d8", "#3f6f8f", "#b5483a", "#d9a441", "#5d7a5a", "#2e3440", "#c98a7d"].map(fromHex),
      group: "body",
    },
    hoop: { words: ["band"], materials: ["iron", "brushed-steel"], takesWhole: false },
    lid: { words: ["cover"], materials: ["brushed-steel"], colours: [fromHex("#b4b2ab")], takesWhole: false },
    ...DRINK_SLOTS,
    ...TOPPING_SLOTS,
    steam: STEAM_SLOT,
  },
  sample: sampleMug,
  build: buildMug,
  view: { azimuth: -0.5, elevation: 0.42 },
});
