import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { buildLamp } from "./build-lamp.ts";
import { FLAME_SLOT } from "./flame.ts";
import { LAMP_PARAMETERS, type LampParameters } from "./lamp-parameters.ts";

function sampleLamp(draw: Draw, ask: Ask): LampParameters {
  const style = chooseStyle(draw, ask);
  const tall = traitFactor(ask, { tall: 1.3, long: 1.3, short: 0.72 });
  const height =
    { table: 0.54, desk: 0.48, floor: 1.55, tripod: 1.45, lantern: 0.3, pendant: 0.9 }[style] *
    draw.number("height", 0.92, 1.08) *
    tall;
  const shade =
    { table: 0.36, desk: 0.17, floor: 0.16, tripod: 0.19, lantern: 0.3, pendant: 0.26 }[style] *
    { table: 0.54, desk: 0.48, floor: 1.55, tripod: 1.45, lantern: 0.3, pendant: 0.9 }[style];
  const shadeFactor =
    traitFactor(ask, { wide: 1.3, narrow: 0.75 }) * traitFactor(ask, { wide: 1.35, narrow: 0.7 }, "shade");
  return fitParameters(LAMP_PARAMETERS, {
    style,
    base: says(ask, "round", "base") ? "globe" : draw.pick("base", ["gourd", "column", "globe", "baluster"] as const),
    height,
    shadeRadius: shade * draw.number("shadeRadius", 0.9, 1.1) * shadeFactor * (isLeaded(ask) ? 1.25 : 1),
    shadeTaper: isLeaded(ask)
      ? 0.3
      : style === "desk"
        ? 0.42
        : draw.pick("shadeTaper", [0.45, 0.6, 0.72, 0.96], [2, 3, 3, 2]),
    shadeHeight:
      height *
      { table: 0.4, desk: 0.26, floor: 0.18, tripod: 0.2, lantern: 0.5, pendant: 0.24 }[style] *
      traitFactor(ask, { tall: 1.3, short: 0.7, long: 1.3 }, "shade"),
    stout:
      draw.number("stout", 0.9, 1.12) *
      traitFactor(ask, { thick: 1.5, thin: 0.65, wide: 1.15, narrow: 0.85 }) *
      traitFactor(ask, { thick: 1.5, thin: 0.6, wide: 1.3 }, "base"),
    chain: wants(
      ask,
      "chain",
      style === "lantern"
        ? says(ask, "hanging")
        : (style === "table" || style === "floor") && draw.chance("chain", 0.45),
    ),
    bell: ask.parts.has("shade"),
    dome: isLeaded(ask),
    bend: draw.number("bend", 0.25, 0.8),
    // what is put into a lantern takes its candle's place
    candle: style === "lantern" && !ask.traits.has("open") && wants(ask, "candle", true),
    panel: style === "lantern" && wants(ask, "panel", ask.traits.has("inscribed") || ask.traits.has("emblazoned")),
    legs: ask.counts.get("leg") ?? 3,
    fringe: wants(ask, "fringe", says(ask, "fringed", "shade") || says(ask, "fringed")),
  });
}

const HANGING = /^(?:hanging|pendant)/;

/** A dome of leaded glass on a bronze foot, as Tiffany's workshop made them. */
const isLeaded = (ask: Ask): boolean =>
  ask.word === "tiffany lamp" || (ask.word !== "lantern" && ask.materials?.includes("stained-glass") === true);

function chooseStyle(draw: Draw, ask: Ask): LampParameters["style"] {
  if (isLeaded(ask) && ask.word !== "floor lamp" && !HANGING.test(ask.word)) return "table";
  if (ask.word === "desk lamp" || ask.word === "reading lamp") return "desk";
  if (ask.word === "lantern" || ask.parts.has("handle") || ask.parts.has("panel")) return "lantern";
  if (HANGING.test(ask.word) || (ask.word === "lamp" && says(ask, "hanging"))) return "pendant";
  if (ask.word === "floor lamp" || ask.word === "standing lamp") return draw.pick("floorStyle", ["floor", "tripod"]);
  if (ask.word === "table lamp" || ask.word === "bedside lamp") return "table";
  if (ask.parts.has("leg") || ask.counts.has("leg")) return "tripod";
  if (ask.parts.has("fringe") || says(ask, "fringed", "shade")) return "table";
  if (ask.parts.has("arm")) return "desk";
  if (ask.doing?.has("raised")) return draw.pick("raisedStyle", ["table", "desk"], [2, 1]);
  return draw.pick("style", ["table", "desk", "floor", "tripod"], [6, 3, 2, 1]);
}

/**
 * A lamp. What makes it itself: a bulb, and a shade around it, on something that holds it up. A table lamp has a turned base and a
 * cloth shade open above and below, with bands around its rims; a desk lamp a heavy foot, two jointed arms with springs and a bell-shaped
 * head; a floor lamp a tall pole or three legs; a lantern a cage of glass under a roof, with a ring to carry it by; a pendant a
 * shade on a cord below the rose that holds it to the ceiling.
 */
export const lamp = defineConcept<LampParameters>({
  id: "lamp",
  family: "light",
  likened: ["beast", "plant", "sky"],
  words: [
    "lamp",
    "table lamp",
    "desk lamp",
    "floor lamp",
    "standing lamp",
    "bedside lamp",
    "reading lamp",
    "lantern",
    "hanging lamp",
    "pendant lamp",
    "pendant light",
    "tiffany lamp",
  ],
  senses: ["lamp#1", "lamp#2", "lantern"],
  height: 0.55,
  parameters: LAMP_PARAMETERS,
  slots: {
    base: {
      words: ["foot", "body", "frame", "stand", "roof"],
      materials: ["ceramic-glaze", "painted-metal"],
      colours: ["#2e5a63", "#b7502f", "#d8cdb8", "#26303a", "#70865f", "#c39a3d"].map(fromHex),
      group: "body",
    },
    arm: {
      words: ["joint"],
      materials: ["ceramic-glaze", "painted-metal"],
      colours: ["#2e5a63", "#b7502f", "#d8cdb8", "#26303a", "#70865f", "#c39a3d"].map(fromHex),
      group: "body",
    },
    stem: {
      words: ["pole", "neck", "fitting", "finial", "top"],
      materials: ["bronze", "brushed-steel", "gold"],
      group: "metal",
    },
    handle: {
      words: ["ring", "loop", "hanger"],
      materials: ["bronze", "brushed-steel", "gold"],
      group: "metal",
    },
    panel: {
      words: ["plaque"],
      materials: ["ceramic-glaze", "painted-metal"],
      colours: ["#2e5a63", "#b7502f", "#d8cdb8", "#26303a", "#70865f", "#c39a3d"].map(fromHex),
      group: "body",
    },
    leg: { words: ["tripod"], materials: ["oak"] },
    shade: {
      words: ["lampshade", "lamp shade"],
      claims: ["stained-glass", "paper", "linen", "silk", "lace", "woven-cotton", "velvet", "frosted-glass", "wicker"],
      materials: ["woven-cotton"],
      colours: ["#eadfc6", "#e6d3ae", "#c9b79c", "#d9c6c0"].map(fromHex),
      takesWhole: false,
    },
    fringe: {
      words: ["tassel", "fringing", "bead", "beading"],
      materials: ["woven-cotton"],
      colours: ["#c9a24a", "#8c2430"].map(fromHex),
      takesWhole: false,
    },
    head: {
      words: ["reflector"],
      materials: ["ceramic-glaze", "painted-metal"],
      colours: ["#2e5a63", "#b7502f", "#d8cdb8", "#26303a", "#70865f", "#c39a3d"].map(fromHex),
      group: "body",
    },
    bulb: {
      words: ["light bulb", "light"],
      materials: ["plastic"],
      colours: [fromHex("#ffe9b0")],
      takesWhole: false,
    },
    pane: {
      words: ["glass"],
      claims: ["stained-glass", "frosted-glass"],
      materials: ["glass"],
      colours: ["#f0e2c0", "#dfe8e4"].map(fromHex),
      takesWhole: false,
      clear: true,
    },
    candle: { words: ["wax"], materials: ["wax"], colours: ["#f3ead2", "#ece0c4"].map(fromHex), takesWhole: false },
    wick: { words: [], materials: ["felt"], colours: [fromHex("#1c1512")], takesWhole: false },
    flame: FLAME_SLOT,
    chain: {
      words: ["cord", "pull chain", "switch"],
      materials: ["bronze", "brushed-steel", "gold"],
      group: "metal",
      takesWhole: false,
    },
  },
  sample: sampleLamp,
  dress: ({ dome }): Readonly<Record<string, SlotDress>> =>
    dome
      ? {
          shade: { material: "stained-glass", colours: [] },
          base: { material: "bronze" },
          stem: { material: "bronze" },
        }
      : {},
  build: buildLamp,
  view: { azimuth: 0.6, elevation: 0.16 },
});
