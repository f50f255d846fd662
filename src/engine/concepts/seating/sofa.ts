import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { sampleFabric } from "../bedding/fabric-pattern.ts";
import { type Ask, defineConcept, type SlotSpec } from "../concept.ts";
import { fitParameters, measured, says, traitFactor, wants } from "../from-ask.ts";
import { buildSofa } from "./build-sofa.ts";
import { SOFA_PARAMETERS, SOFA_STYLES, type SofaParameters } from "./sofa-parameters.ts";

const sample =
  (single: boolean) =>
  (draw: Draw, ask: Ask): SofaParameters => {
    const style: SofaParameters["style"] =
      says(ask, "padded") || ask.word.startsWith("chesterfield")
        ? "chesterfield"
        : /wing/.test(ask.word)
          ? "wing"
          : says(ask, "modern")
            ? "modern"
            : draw.pick("style", SOFA_STYLES, single ? [3, 3, 2, 3] : [4, 3, 3, 0]);
    const corner = !single && /sectional|corner/.test(ask.word);
    const two = /loveseat|love seat|settee/.test(ask.word) || says(ask, "short") || says(ask, "small");
    return fitParameters(SOFA_PARAMETERS, {
      style,
      corner,
      seats:
        ask.counts.get("seat") ??
        measured(ask, "seat") ??
        (single ? 1 : corner ? 3 : two ? 2 : says(ask, "long") ? 4 : draw.pick("seats", [3, 2], [3, 1])),
      seatWidth: draw.number("seatWidth", 0.56, 0.64) * traitFactor(ask, { wide: 1.15, narrow: 0.85 }),
      depth: draw.number("depth", 0.84, 0.94) * traitFactor(ask, { deep: 1.15 }),
      seatHeight: draw.number("seatHeight", 0.4, 0.45),
      backHeight:
        { modern: 0.4, rolled: 0.46, chesterfield: 0.3, wing: 0.7 }[style] *
        draw.number("backHeight", 0.92, 1.08) *
        traitFactor(ask, { tall: 1.3, short: 0.85 }),
      arm:
        { modern: 0.17, rolled: 0.2, chesterfield: 0.19, wing: 0.16 }[style] *
        draw.number("arm", 0.9, 1.1) *
        traitFactor(ask, { thick: 1.3, thin: 0.7 }),
      armHeight: style === "chesterfield" ? 0.3 : draw.number("armHeight", 0.19, 0.24),
      foot: style === "modern" ? draw.number("foot", 0.1, 0.16) : 0.08,
      frame: !corner && wants(ask, "frame", false),
      pillows: wants(ask, "pillow", !single && style !== "chesterfield" && draw.chance("pillows", 0.5))
        ? (ask.counts.get("pillow") ?? (single ? 1 : 2))
        : 0,
      pattern: sampleFabric(draw, ask, { plain: 14, floral: single ? 1 : 0.5, striped: 0.7 }),
    });
  };

const CLOTHS = ["#6b3a20", "#3d5a73", "#56664c", "#8b8f94", "#7a2e30", "#b08a58", "#2f4f4c", "#c9b79c"].map(fromHex);

const slots: Readonly<Record<string, SlotSpec>> = {
  padding: {
    words: ["upholstery", "covering", "fabric", "body", "arm", "armrest", "back", "backrest"],
    materials: ["woven-cotton", "leather"],
    colours: CLOTHS,
    group: "padding",
  },
  seat: {
    words: ["cushion", "seat cushion"],
    materials: ["woven-cotton", "leather"],
    colours: CLOTHS,
    group: "padding",
  },
  pillow: {
    words: ["throw pillow"],
    materials: ["woven-cotton"],
    colours: ["#d9a441", "#e9e2d2", "#b5564a", "#4f7f7c"].map(fromHex),
    takesWhole: false,
  },
  frame: {
    words: ["wood frame", "trim", "woodwork"],
    materials: ["oak"],
    colours: ["#5b3a22", "#7a4a28", "#3a2418"].map(fromHex),
    group: "wood",
    takesWhole: false,
  },
  leg: {
    words: ["foot"],
    materials: ["oak"],
    colours: ["#5b3a22", "#a5733f", "#2e2019"].map(fromHex),
    takesWhole: false,
  },
};

const dress = (p: SofaParameters) =>
  p.style === "chesterfield"
    ? {
        padding: { material: "leather", colours: ["#6b3319", "#4a1f17", "#2f4034", "#3a2a22"].map(fromHex) },
        seat: { material: "leather", colours: ["#6b3319", "#4a1f17", "#2f4034", "#3a2a22"].map(fromHex) },
      }
    : ({} as Record<string, never>);

/**
 * A sofa. What makes it itself: a padded bench for several, a row of plump seat cushions between two arms, a back as long as the
 * whole, short feet. A chesterfield has arms as high as its back, rolled over, and diamonds of buttons; a sectional turns a corner.
 */
export const sofa = defineConcept<SofaParameters>({
  id: "sofa",
  family: "furniture",
  words: [
    "sofa",
    "couch",
    "loveseat",
    "love seat",
    "settee",
    "chesterfield",
    "chesterfield sofa",
    "sectional",
    "sectional sofa",
    "corner sofa",
    "davenport",
  ],
  senses: ["sofa"],
  height: 0.85,
  parameters: SOFA_PARAMETERS,
  slots,
  sample: sample(false),
  dress,
  build: buildSofa,
  view: { azimuth: 0.5, elevation: 0.28 },
});

/** An armchair. What makes it itself: a deep padded seat for one between two thick arms, a padded back, perhaps with wings, short feet. */
export const armchair = defineConcept<SofaParameters>({
  id: "armchair",
  family: "furniture",
  words: ["armchair", "arm chair", "wing chair", "wingback chair", "club chair", "easy chair", "lounge chair"],
  senses: ["armchair"],
  height: 0.9,
  parameters: SOFA_PARAMETERS,
  slots,
  sample: sample(true),
  dress,
  build: buildSofa,
  view: { azimuth: 0.55, elevation: 0.28 },
});
