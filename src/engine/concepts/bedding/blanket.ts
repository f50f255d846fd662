import { noise } from "../../geometry/deform.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { choice, flag, integer, metres } from "../parameter-specs.ts";
import { foldedCloth, spreadCloth } from "./cloth-shapes.ts";
import { FABRIC_PATTERNS, type FabricPattern, fabricPaint, sampleFabric } from "./fabric-pattern.ts";
import { fringe } from "./tassel.ts";

type BlanketParameters = {
  readonly style: "folded" | "spread";
  readonly width: number;
  readonly depth: number;
  readonly thickness: number;
  readonly layers: number;
  readonly pattern: FabricPattern;
  readonly repeat: number;
  readonly fringe: boolean;
  readonly seed: number;
};

const parameters: Concept<BlanketParameters>["parameters"] = {
  style: choice(["folded", "spread"], "Folded into a stack, or spread out with a corner turned over."),
  width: metres(0.25, 2.4, "From side to side as it lies."),
  depth: metres(0.2, 2.4, "From front to back as it lies."),
  thickness: metres(0.008, 0.06, "Of one layer."),
  layers: integer(2, 8, "Layers of the stack."),
  pattern: choice(FABRIC_PATTERNS, "Woven, printed or sewn pattern."),
  repeat: metres(0.03, 0.4, "Size of the pattern."),
  fringe: flag("Strands along two edges."),
  seed: integer(0, 999, "Its folds."),
};

function sampleBlanket(draw: Draw, ask: Ask): BlanketParameters {
  const quilt = /quilt|duvet|comforter/.test(ask.word);
  const patched = /quilt/.test(ask.word) || says(ask, "patchwork");
  const folded =
    says(ask, "folded") || (!says(ask, "open") && !says(ask, "flat") && draw.chance("folded", quilt ? 0.3 : 0.55));
  const pattern = sampleFabric(
    draw,
    patched ? { ...ask, traits: new Set([...ask.traits, "patchwork"]) } : ask,
    quilt ? { plain: 1, quilted: 3 } : { plain: 3, plaid: 3, striped: 2, checkered: 1 },
  );
  return fitParameters(parameters, {
    style: folded ? "folded" : "spread",
    width: (folded ? 0.62 : 1.15) * draw.number("width", 0.92, 1.08) * traitFactor(ask, { wide: 1.2, narrow: 0.8 }),
    depth: (folded ? 0.44 : 1.3) * draw.number("depth", 0.92, 1.08) * traitFactor(ask, { long: 1.3, short: 0.8 }),
    thickness:
      (quilt ? 0.038 : 0.024) *
      draw.number("thickness", 0.9, 1.15) *
      (folded ? 1.25 : 1) *
      traitFactor(ask, { thick: 1.4, thin: 0.6, fluffy: 1.3 }),
    layers: draw.integer("layers", 4, 6),
    pattern,
    repeat: pattern === "patchwork" ? 0.155 : pattern === "quilted" ? 0.09 : pattern === "plaid" ? 0.2 : 0.13,
    fringe: wants(ask, "fringe", says(ask, "fringed") || (!quilt && !folded && draw.chance("fringe", 0.5))),
    seed: draw.integer("seed", 0, 999),
  });
}

function buildBlanket(p: BlanketParameters): Model {
  const folded = p.style === "folded";
  const cloth = folded
    ? foldedCloth(p.width, p.depth, p.thickness, p.layers, p.seed)
    : // strands stay on an edge that lies straight
      spreadCloth(p.width, p.depth, p.thickness, p.seed, !p.fringe);
  const parts: Part[] = [
    makePart("cloth", "cloth", cloth, { weight: 1, crease: 1.2, ...fabricPaint(p.pattern, p.repeat, p.seed) }),
  ];
  if (p.fringe) {
    const half = p.depth / 2;
    parts.push(
      makePart("fringe", "fringe", fringe(p.width * 0.98, folded ? half - 0.01 : half, 0.06, p.thickness * 0.5), {
        weight: 0.5,
      }),
    );
  }
  const top = folded ? p.layers * p.thickness : p.thickness * 0.9 + 0.008 * (1 + noise(0, 0, 0, p.seed));
  return standModel(parts, [
    { name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: Math.min(p.width, p.depth) * 0.42 },
    { name: "seat", position: [0, top, 0], normal: [0, 1, 0], radius: Math.min(p.width, p.depth) * 0.42 },
  ]);
}

/**
 * A blanket. What makes it itself: thick soft cloth, folded into a stack whose rounded folds show in front, or spread out in
 * waves with a corner turned over; plaid, stripes or a fringe. A quilt is padded and sewn from many patches.
 */
export const blanket = defineConcept<BlanketParameters>({
  id: "blanket",
  family: "furniture",
  words: [
    "blanket",
    "quilt",
    "patchwork quilt",
    "throw blanket",
    "duvet",
    "comforter",
    "bedspread",
    "picnic blanket",
    "coverlet",
    "afghan",
  ],
  senses: ["quilt", "blanket", "bedclothes"],
  height: 0.14,
  parameters,
  slots: {
    cloth: {
      words: ["fabric", "patch", "square", "body"],
      materials: ["woven-cotton", "felt"],
      colours: ["#a63a34", "#38597a", "#5f7a58", "#c79a4a", "#8f8a84", "#c9b79a", "#7a4a63"].map(fromHex),
    },
    fringe: {
      words: ["tassel", "strand"],
      materials: ["felt"],
      colours: ["#efe6d2", "#d9c9a8"].map(fromHex),
      takesWhole: false,
    },
  },
  sample: sampleBlanket,
  build: buildBlanket,
  view: { azimuth: 0.5, elevation: 0.55 },
});
