import type { Model } from "../../../geometry/part.ts";
import { fromHex, type Rgb } from "../../../math/color.ts";
import type { Draw } from "../../../math/draw.ts";
import { type Ask, defineConcept, type SlotDress } from "../../concept.ts";
import { says, wants } from "../../from-ask.ts";
import { sampleProportions } from "../../vessel/proportions.ts";
import { buildLeatherCase } from "./build-leather-case.ts";
import { buildOpenCase } from "./build-open-case.ts";
import { buildTrolley } from "./build-trolley.ts";
import { SUITCASE_PARAMETERS, type SuitcaseParameters } from "./suitcase-parameters.ts";

function sampleSuitcase(draw: Draw, ask: Ask): SuitcaseParameters {
  const brief = ["briefcase", "attache case", "attaché case"].includes(ask.word);
  const old =
    ["vintage", "ancient", "victorian", "rustic", "steampunk"].some((trait) => says(ask, trait)) ||
    (ask.materials ?? []).some((material) => material.endsWith("leather"));
  const rolling =
    ask.word === "trolley case" ||
    ask.word === "carry-on" ||
    ask.word === "rolling suitcase" ||
    ask.parts.has("wheel") ||
    says(ask, "modern");
  // what is packed, and what is open, is an old case lying on its back: a trolley stands
  const isOpen = says(ask, "open") || ask.doing?.has("containing") === true || ask.parts.has("lining");
  const style = brief
    ? "briefcase"
    : rolling && !isOpen
      ? "trolley"
      : old || isOpen
        ? "vintage"
        : draw.pick("style", ["trolley", "vintage"] as const, [1, 1]);
  return {
    ...sampleProportions(draw, ask),
    style,
    stickers: style === "vintage" && wants(ask, "sticker", draw.chance("stickers", 0.4)),
    straps: style === "vintage" && wants(ask, "strap", draw.chance("straps", 0.6)),
    shell: draw.integer("shell", 0, 5),
    open: isOpen,
  };
}

function buildSuitcase(p: SuitcaseParameters): Model {
  if (p.open) return buildOpenCase(p);
  return p.style === "trolley" ? buildTrolley(p) : buildLeatherCase(p);
}

const SHELLS = ["#1f6f78", "#c0392f", "#27456f", "#d6a13a", "#6d7378", "#c56a80"].map(fromHex);

const LEATHERS = ["#7a4524", "#5a3220", "#8f5a30", "#4a2c22"].map(fromHex);

/**
 * A suitcase. What makes it itself: a flat upright case with rounded edges and a handle on top. A trolley has a ribbed shell, a zip
 * around, four wheels and a pulled-out bar; an old one is of leather with corners, straps with buckles, and latches; a briefcase is slim. One that is open lies on its back,
 * lined with cloth, the lid up behind.
 */
export const suitcase = defineConcept<SuitcaseParameters>({
  id: "suitcase",
  family: "container",
  words: [
    "suitcase",
    "luggage",
    "briefcase",
    "carry-on",
    "trolley case",
    "rolling suitcase",
    "travel case",
    "attache case",
    "baggage",
    "valise",
    "travel bag",
  ],
  senses: ["bag#6", "briefcase", "baggage#1"],
  height: 0.6,
  parameters: SUITCASE_PARAMETERS,
  slots: {
    body: { words: ["shell", "case"], materials: ["plastic", "leather"], colours: LEATHERS },
    trim: {
      words: ["handle", "corner", "strap", "grip"],
      materials: ["leather"],
      colours: ["#3a2116", "#2c1b14"].map(fromHex),
      takesWhole: false,
    },
    metal: { words: ["latch", "lock", "buckle", "clasp"], materials: ["gold", "bronze"], takesWhole: false },
    lining: {
      words: ["inside"],
      materials: ["woven-cotton", "velvet"],
      colours: ["#b8a27a", "#7a2f36", "#46586a"].map(fromHex),
      takesWhole: false,
    },
    rod: { words: ["bar", "telescopic handle"], materials: ["brushed-steel"], takesWhole: false },
    zip: { words: ["zipper", "seam"], materials: ["rubber"], colours: [fromHex("#17171a")], takesWhole: false },
    wheel: { words: ["roller", "castor"], materials: ["rubber"], colours: [fromHex("#202022")], takesWhole: false },
    sticker: { words: ["decal"], materials: ["paper"], colours: [fromHex("#efe6cf")], takesWhole: false },
  },
  dress: (p): Readonly<Record<string, SlotDress>> =>
    p.style === "trolley"
      ? {
          body: { material: "plastic", colours: [SHELLS[Number(p.shell)] as Rgb] },
          trim: { material: "plastic", colours: [fromHex("#1e1f23")] },
        }
      : { body: { material: "leather" } },
  sample: sampleSuitcase,
  build: buildSuitcase,
  view: { azimuth: 0.55, elevation: 0.22 },
});
