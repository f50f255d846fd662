import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { buildChair } from "./build-chair.ts";
import { CHAIR_PARAMETERS, type ChairParameters } from "./chair-parameters.ts";
import { isUpholstered, UPHOLSTERY } from "./upholstery.ts";

function sampleChair(draw: Draw, ask: Ask): ChairParameters {
  const style = chooseStyle(draw, ask);
  const padded = isUpholstered(ask.materials);
  const stool = style === "stool";
  const barStool = ask.word === "bar stool" || (stool && says(ask, "tall"));
  const roundSeat =
    says(ask, "round") || says(ask, "round", "seat") || (stool && !says(ask, "square") && draw.chance("round", 0.6));
  const legShape = says(ask, "curved", "leg") ? "curved" : draw.pick("legShape", ...LEG_SHAPES[style]);
  const thick = traitFactor(ask, { thin: 0.65, thick: 1.6 }) * traitFactor(ask, { thin: 0.6, thick: 1.7 }, "leg");
  const wide = traitFactor(ask, { wide: 1.35, narrow: 0.78, long: 1.4 });
  const seatFactor =
    traitFactor(ask, stool ? { short: 0.6 } : { short: 0.82 }) *
    traitFactor(ask, { long: 1.35, tall: 1.35, short: 0.6 }, "leg");
  const backFactor =
    traitFactor(ask, { tall: 1.4, short: 0.7 }) * traitFactor(ask, { tall: 1.5, short: 0.6, long: 1.4 }, "back");
  const width = draw.number("width", 0.42, 0.5) * (style === "throne" ? 1.3 : stool ? 0.82 : 1) * wide;
  const backHeight = { ladder: 0.56, spindle: 0.5, slat: 0.5, panel: 0.5, stool: 0.4, throne: 0.92 }[style];
  return fitParameters(CHAIR_PARAMETERS, {
    style,
    legShape,
    legs: ask.counts.get("leg") ?? (stool && draw.chance("threeLegs", 0.3) ? 3 : 4),
    width,
    depth: roundSeat ? width : width * draw.number("depth", 0.9, 1),
    seatHeight: (barStool ? draw.number("barHeight", 0.68, 0.76) : draw.number("seatHeight", 0.43, 0.47)) * seatFactor,
    backHeight: backHeight * draw.number("backHeight", 0.88, 1.12) * backFactor,
    backTilt: style === "throne" ? 0.05 : draw.number("backTilt", 0.1, 0.22),
    splay: stool || style === "spindle" ? draw.number("splay", 0.1, 0.19) : draw.number("splay", 0.01, 0.05),
    thickness: draw.number("thickness", 0.033, 0.042) * (style === "throne" ? 1.7 : stool ? 1.1 : 1) * thick,
    bars:
      ask.counts.get("back") ??
      {
        ladder: draw.integer("bars", 3, 5),
        spindle: draw.integer("bars", 6, 8),
        slat: draw.integer("bars", 3, 6),
        panel: 1,
        stool: 1,
        throne: 1,
      }[style],
    arch:
      says(ask, "curved") || says(ask, "round", "back") || says(ask, "curved", "back")
        ? 1
        : draw.number("arch", 0.1, 0.8),
    arms: !stool && wants(ask, "armrest", style === "throne" || draw.chance("arms", 0.12)),
    cushion: wants(ask, "cushion", padded || style === "throne" || (style === "panel" && draw.chance("cushion", 0.6))),
    padded,
    rungs: wants(ask, "stretcher", style === "ladder" || barStool || draw.chance("rungs", 0.6)),
    rockers: wants(ask, "rocker", ask.word === "rocking chair"),
    roundSeat,
  });
}

const LEG_SHAPES: Readonly<
  Record<ChairParameters["style"], readonly [readonly ChairParameters["legShape"][], readonly number[]]>
> = {
  ladder: [
    ["turned", "square", "tapered"],
    [3, 1, 1],
  ],
  spindle: [
    ["turned", "tapered"],
    [4, 1],
  ],
  slat: [
    ["square", "tapered", "curved"],
    [1, 3, 1],
  ],
  panel: [
    ["square", "tapered", "curved"],
    [1, 2, 2],
  ],
  stool: [
    ["square", "tapered", "turned"],
    [1, 2, 2],
  ],
  throne: [
    ["square", "turned"],
    [2, 1],
  ],
};

function chooseStyle(draw: Draw, ask: Ask): ChairParameters["style"] {
  if (ask.word.includes("stool") || ask.without.has("back")) return "stool";
  if (ask.word === "throne") return "throne";
  if (ask.word === "rocking chair") return draw.pick("rockingStyle", ["ladder", "spindle", "slat"]);
  return draw.pick("style", ["ladder", "spindle", "slat", "panel"], [3, 3, 3, 2]);
}

/**
 * A seat for one. What makes it itself: a seat at knee height on legs, a back that leans, and the joinery between - rails under the
 * seat, rungs between the legs, slats or spindles under a top rail. A stool has no back, a throne a high gabled back with finials, a rocking chair two bent runners.
 */
export const chair = defineConcept<ChairParameters>({
  id: "chair",
  family: "furniture",
  likened: ["beast"],
  words: [
    "chair",
    "stool",
    "dining chair",
    "kitchen chair",
    "wooden chair",
    "rocking chair",
    "bar stool",
    "throne",
    "seat",
  ],
  senses: ["chair", "stool", "seat#3"],
  height: 0.95,
  parameters: CHAIR_PARAMETERS,
  slots: {
    seat: { words: ["seat board"], materials: ["oak"], group: "frame" },
    leg: { words: ["foot", "post", "frame", "base"], materials: ["oak"], group: "frame" },
    back: { words: ["backrest", "slat", "spindle", "splat"], materials: ["oak"], group: "frame" },
    armrest: { words: ["arm"], materials: ["oak"], group: "frame" },
    stretcher: { words: ["rung", "crossbar", "rail"], materials: ["oak"], group: "frame" },
    rocker: { words: ["runner"], materials: ["oak"], group: "frame" },
    cushion: {
      words: ["pillow", "pad", "upholstery"],
      materials: ["woven-cotton", "leather"],
      colours: ["#8d2f2a", "#2f4a63", "#4f6047", "#a8824a", "#6a4a5e"].map(fromHex),
      claims: UPHOLSTERY,
      takesWhole: false,
    },
    finial: { words: ["knob", "ornament", "top"], materials: ["gold"], takesWhole: false },
  },
  sample: sampleChair,
  build: buildChair,
  view: { azimuth: 0.62, elevation: 0.3 },
});
