import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { buildTable } from "./build-table.ts";
import { TABLE_PARAMETERS, type TableParameters } from "./table-parameters.ts";

function sampleTable(draw: Draw, ask: Ask): TableParameters {
  const kind = kindOf(ask);
  const round =
    says(ask, "round") ||
    says(ask, "round", "top") ||
    (kind === "any" && !says(ask, "square") && draw.chance("round", 0.22));
  const style = chooseStyle(draw, ask, kind, round);
  const size = {
    any: [1.45, 0.8, 0.74],
    coffee: [1.05, 0.58, 0.43],
    side: [0.48, 0.44, 0.58],
    desk: [1.35, 0.68, 0.75],
    work: [1.7, 0.68, 0.86],
  }[kind] as [number, number, number];
  const grow = traitFactor(ask, { wide: 1.3, narrow: 0.75, short: 0.95 });
  const wide = round
    ? kind === "any"
      ? 1.05
      : size[0] * 0.85
    : says(ask, "square")
      ? size[1] * 1.15
      : size[0] * traitFactor(ask, { long: 1.6 });
  const width = wide * draw.number("width", 0.92, 1.1) * grow;
  const thick = traitFactor(ask, { thick: 1.7, thin: 0.6 });
  const legShape = says(ask, "curved", "leg")
    ? "curved"
    : draw.pick("legShape", ["square", "tapered", "turned", "curved"] as const, [3, 3, 3, 1]);
  return fitParameters(TABLE_PARAMETERS, {
    style,
    legShape,
    round,
    width,
    depth: round
      ? width
      : says(ask, "square")
        ? width
        : size[1] * draw.number("depth", 0.92, 1.08) * traitFactor(ask, { wide: 1.2, narrow: 0.7 }),
    height:
      size[2] *
      draw.number("height", 0.97, 1.03) *
      traitFactor(ask, { tall: 1.35, short: 0.66 }) *
      traitFactor(ask, { long: 1.3, short: 0.6, tall: 1.3 }, "leg"),
    topThickness:
      (style === "trestle" ? 0.048 : draw.number("topThickness", 0.024, 0.036)) *
      thick *
      traitFactor(ask, { thick: 1.9, thin: 0.6 }, "top"),
    legThickness:
      (kind === "side" ? 0.036 : draw.number("legThickness", 0.055, 0.078)) *
      thick *
      traitFactor(ask, { thick: 1.7, thin: 0.55 }, "leg"),
    legs: ask.counts.get("leg") ?? (round && style === "legs" && draw.chance("threeLegs", 0.4) ? 3 : 4),
    planks: round
      ? 1
      : style === "trestle"
        ? draw.integer("planks", 4, 6)
        : draw.chance("planked", 0.3)
          ? draw.integer("planks", 3, 5)
          : 1,
    drawers:
      round || style === "trestle" || style === "pedestal"
        ? 0
        : (ask.counts.get("drawer") ??
          (wants(ask, "drawer", style === "desk")
            ? style === "desk"
              ? 4
              : 1
            : draw.chance("drawer", kind === "side" ? 0.6 : 0.15) && !ask.without.has("drawer")
              ? 1
              : 0)),
    shelf: wants(
      ask,
      "shelf",
      (kind === "coffee" || kind === "side") && style === "legs" && draw.chance("shelf", 0.45),
    ),
    cloth: wants(ask, "cloth", false),
  });
}

type Kind = "any" | "coffee" | "side" | "desk";
function kindOf(ask: Ask): Kind {
  if (ask.word === "coffee table") return "coffee";
  if (ask.word === "side table" || ask.word === "end table") return "side";
  return ask.word === "desk" || ask.word === "writing desk" ? "desk" : "any";
}

function chooseStyle(draw: Draw, ask: Ask, kind: Kind, round: boolean): TableParameters["style"] {
  if (kind === "desk") return draw.chance("plainDesk", 0.3) ? "legs" : "desk";
  if (ask.word === "farm table") return "trestle";
  if (ask.counts.has("leg")) return ask.counts.get("leg") === 1 ? "pedestal" : "legs";
  if (round) return draw.pick("roundStyle", ["pedestal", "legs"], [3, 2]);
  return kind === "any" ? draw.pick("style", ["legs", "trestle"], [4, 1]) : "legs";
}

/**
 * A table. What makes it itself: a level top with an edge that catches light, carried well above the floor, with room under it. Legs at the
 * corners are tied by rails; a round top may stand on one turned column with three or four feet; a farm table on two trestles with a beam;
 * a desk has a box of drawers at either side.
 */
export const table = defineConcept<TableParameters>({
  id: "table",
  family: "furniture",
  words: [
    "table",
    "dining table",
    "desk",
    "coffee table",
    "side table",
    "end table",
    "writing desk",
    "farm table",
    "kitchen table",
  ],
  senses: ["table#2", "table#3", "desk"],
  height: 0.75,
  parameters: TABLE_PARAMETERS,
  slots: {
    top: { words: ["tabletop", "table top", "board", "surface"], materials: ["oak"], group: "frame" },
    leg: { words: ["foot", "column", "trestle", "base"], materials: ["oak"], group: "frame" },
    apron: { words: ["rail", "beam", "frame", "stretcher"], materials: ["oak"], group: "frame" },
    shelf: { words: ["lower shelf"], materials: ["oak"], group: "frame" },
    drawer: { words: ["cabinet"], materials: ["oak"], group: "frame" },
    knob: { words: ["handle", "pull"], materials: ["bronze", "brushed-steel", "iron"], takesWhole: false },
    cloth: {
      words: ["tablecloth", "table cloth"],
      materials: ["woven-cotton"],
      colours: ["#e9e2d2", "#9c3b33", "#5d7285"].map(fromHex),
      takesWhole: false,
    },
  },
  sample: sampleTable,
  build: buildTable,
  view: { azimuth: 0.55, elevation: 0.3 },
});
