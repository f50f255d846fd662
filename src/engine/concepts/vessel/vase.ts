import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { buildVase } from "./build-vase.ts";
import { VASE_PARAMETERS, type VaseParameters } from "./vase-parameters.ts";

const PROPORTION: Readonly<Record<VaseParameters["style"], readonly [number, number]>> = {
  baluster: [0.32, 0.31],
  amphora: [0.4, 0.3],
  bud: [0.26, 0.27],
  globe: [0.25, 0.5],
  trumpet: [0.32, 0.27],
  shouldered: [0.3, 0.27],
  urn: [0.38, 0.38],
  pot: [0.24, 0.52],
  bottle: [0.38, 0.3],
};

function sampleVase(draw: Draw, ask: Ask): VaseParameters {
  const style = chooseStyle(draw, ask);
  const [usualHeight, slim] = PROPORTION[style];
  const height =
    usualHeight * draw.number("height", 0.88, 1.15) * traitFactor(ask, { tall: 1.4, long: 1.3, short: 0.7 });
  const girth =
    usualHeight *
    slim *
    draw.number("girth", 0.92, 1.1) *
    traitFactor(ask, { wide: 1.35, thick: 1.25, round: 1.15, narrow: 0.72, thin: 0.75, short: 0.95 });
  const fluted = style !== "pot" && style !== "amphora" && draw.chance("fluted", 0.3);
  return fitParameters(VASE_PARAMETERS, {
    style,
    height,
    girth,
    flutes: fluted ? draw.pick("flutes", [8, 12, 16, 20]) : 0,
    fluteDepth: fluted ? draw.number("fluteDepth", 0.025, 0.05) : 0,
    bands: style !== "pot" && !fluted && draw.chance("bands", style === "amphora" ? 0.9 : 0.45),
    handles:
      ask.counts.get("handle") ??
      (wants(ask, "handle", style === "amphora" || (style === "urn" && draw.chance("handles", 0.5))) ? 2 : 0),
    lid: wants(ask, "lid", isUrn(ask) && !ask.doing?.has("containing") && draw.chance("lid", 0.7)),
  });
}

const isUrn = ({ word }: Ask): boolean => word === "urn" || word === "funeral urn";

/** "With a long, narrow neck": the neck is a word of the body's. */
const isLongNecked = ({ kinds, parts }: Ask): boolean =>
  (kinds?.get("body")?.includes("neck") ?? false) &&
  ["long", "narrow", "thin", "tall", "slender"].some((trait) => parts.get("body")?.has(trait));

function chooseStyle(draw: Draw, ask: Ask): VaseParameters["style"] {
  if (ask.word === "amphora") return "amphora";
  if (isUrn(ask) || ask.parts.has("lid")) return "urn";
  if (ask.word === "greek vase") return "amphora";
  if (isLongNecked(ask)) return "bottle";
  if (says(ask, "round")) return "globe";
  if (ask.parts.has("handle")) return draw.pick("handled", ["amphora", "urn"]);
  return draw.pick(
    "style",
    ["baluster", "amphora", "bud", "globe", "trumpet", "shouldered", "urn"],
    [4, 2, 2, 2, 2, 1, 1],
  );
}

/**
 * A vessel for flowers. What makes it itself: a hollow turned body with one continuous line - foot, belly, shoulder, neck, lip -
 * higher than wide, open at the top. Amphoras and urns carry two handles; a flower pot is a plain cone with a thick collar.
 */
export const vase = defineConcept<VaseParameters>({
  id: "vase",
  family: "vessel",
  likened: ["beast"],
  words: ["vase", "urn", "amphora", "flower vase", "funeral urn", "greek vase"],
  senses: ["vase", "urn#1", "amphora"],
  height: 0.32,
  parameters: VASE_PARAMETERS,
  slots: {
    body: {
      words: ["belly", "neck", "foot", "shoulder"],
      materials: ["ceramic-glaze"],
      colours: ["#2f5d7c", "#e6dfcf", "#7d9a83", "#a14b35", "#1f3a4d", "#c79a4b", "#8c5f7a"].map(fromHex),
      group: "body",
    },
    lid: {
      words: ["cover", "stopper"],
      materials: ["ceramic-glaze"],
      colours: ["#2f5d7c", "#e6dfcf", "#7d9a83", "#a14b35", "#1f3a4d", "#c79a4b", "#8c5f7a"].map(fromHex),
      group: "body",
    },
    earthenware: { words: ["clay body"], materials: ["terracotta"] },
    handle: {
      words: ["ear", "grip"],
      materials: ["ceramic-glaze"],
      colours: ["#2f5d7c", "#e6dfcf", "#7d9a83", "#a14b35", "#1f3a4d", "#c79a4b", "#8c5f7a"].map(fromHex),
      group: "body",
    },
  },
  sample: sampleVase,
  build: buildVase,
  view: { azimuth: 0.5, elevation: 0.28 },
});
