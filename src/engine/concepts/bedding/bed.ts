import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { WOOD_COLOURS } from "../storage/wood-colours.ts";
import { BED_PARAMETERS, BED_STYLES, type BedParameters } from "./bed-parameters.ts";
import { buildBed } from "./build-bed.ts";
import { sampleFabric } from "./fabric-pattern.ts";

function sampleBed(draw: Draw, ask: Ask): BedParameters {
  const posts = /poster|canopy/.test(ask.word) || wants(ask, "post", false);
  const single =
    /single|twin|dog/.test(ask.word) ||
    says(ask, "narrow") ||
    (!/double|king|queen/.test(ask.word) && !posts && draw.chance("single", 0.25));
  const style = posts
    ? "panel"
    : wants(ask, "bars", false)
      ? "iron"
      : wants(ask, "padding", false) || says(ask, "padded")
        ? "upholstered"
        : draw.pick("style", BED_STYLES, [4, 2, 2, 1]);
  return fitParameters(BED_PARAMETERS, {
    style,
    posts,
    canopy: posts && wants(ask, "canopy", ask.word === "canopy bed" || draw.chance("canopy", 0.6)),
    width: (single ? 0.95 : 1.55) * draw.number("width", 0.96, 1.06) * traitFactor(ask, { wide: 1.2 }),
    length: draw.number("length", 1.9, 2.05) * traitFactor(ask, { long: 1.15, short: 0.85 }),
    headHeight: draw.number("headHeight", 1, 1.25) * traitFactor(ask, { tall: 1.25, short: 0.8 }),
    footHeight: style === "upholstered" ? 0.42 : draw.number("footHeight", 0.5, 0.64),
    deck: draw.number("deck", 0.26, 0.34) * traitFactor(ask, { tall: 1.2, short: 0.7 }),
    arch: says(ask, "straight") ? 0 : draw.pick("arched", [0, 0.1, 0.17]),
    pillows: ask.counts.get("pillow") ?? (ask.without.has("pillow") ? 0 : single ? 1 : 2),
    blanket: wants(ask, "blanket", true),
    pattern: sampleFabric(draw, ask, { plain: 4, quilted: 2, striped: 1, patchwork: 1.5, plaid: 1 }, "blanket"),
    seed: draw.integer("seed", 0, 999),
  });
}

/**
 * A bed. What makes it itself: a long mattress on a frame, a headboard that stands above it, white pillows at the head and a blanket
 * turned down below them that hangs over the sides; four posts may carry a canopy.
 */
export const bed = defineConcept<BedParameters>({
  id: "bed",
  family: "furniture",
  words: [
    "bed",
    "double bed",
    "single bed",
    "king size bed",
    "queen size bed",
    "twin bed",
    "four poster bed",
    "four-poster bed",
    "canopy bed",
    "wooden bed",
    "cot",
  ],
  senses: ["bed", "bedstead"],
  height: 1.1,
  parameters: BED_PARAMETERS,
  slots: {
    frame: {
      words: ["headboard", "footboard", "bedstead", "rail", "leg"],
      materials: ["oak"],
      colours: WOOD_COLOURS,
      group: "frame",
    },
    bars: { words: ["iron bar"], materials: ["iron", "bronze"], group: "bars" },
    padding: {
      words: ["upholstery"],
      materials: ["woven-cotton", "felt"],
      colours: ["#8b8f96", "#c8b79d", "#3f5566", "#7d5a5a"].map(fromHex),
    },
    post: { words: ["bedpost"], materials: ["oak"], colours: WOOD_COLOURS, group: "frame" },
    mattress: {
      words: ["sheet", "bed sheet"],
      materials: ["woven-cotton"],
      colours: ["#f0ede6"].map(fromHex),
      takesWhole: false,
    },
    pillow: {
      words: ["cushion"],
      materials: ["woven-cotton"],
      colours: ["#f5f2ec", "#f0f2f4"].map(fromHex),
      takesWhole: false,
    },
    blanket: {
      words: ["duvet", "quilt", "bedding", "bedspread", "cover", "comforter"],
      materials: ["woven-cotton"],
      colours: ["#4a6a8a", "#a5453d", "#6f8568", "#d8cbb2", "#7a6a94", "#c99a4b"].map(fromHex),
      takesWhole: false,
    },
    canopy: {
      words: ["curtain", "drape"],
      materials: ["woven-cotton"],
      colours: ["#efe6d6", "#8c2f39", "#c9c1d6"].map(fromHex),
      takesWhole: false,
    },
  },
  sample: sampleBed,
  build: buildBed,
  view: { azimuth: 0.7, elevation: 0.4 },
});
