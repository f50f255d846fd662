import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Model } from "../../geometry/part.ts";
import { settle, stretch } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { type Concept, defineConcept } from "../concept.ts";
import { fitParameters, traitFactor } from "../from-ask.ts";
import { choice, integer, metres } from "../parameter-specs.ts";
import { spreadCloth } from "./cloth-shapes.ts";
import { FABRIC_PATTERNS, type FabricPattern, fabricPaint, sampleFabric } from "./fabric-pattern.ts";

/** Folds are drawn on a cloth of this width and made so much smaller with it, metres. */
const DRAWN = 1.3;
/** Cloths that go in a hand or a pocket, and their size against one that covers a table. */
const HANDY: ReadonlySet<string> = new Set(["napkin", "cloth napkin", "handkerchief"]);
const SMALL = 0.6;
/** Height of the folds over that of a blanket's. */
const FINE = 0.55;

type TableclothParameters = {
  readonly width: number;
  readonly depth: number;
  readonly pattern: FabricPattern;
  readonly repeat: number;
  readonly seed: number;
};

const parameters: Concept<TableclothParameters>["parameters"] = {
  width: metres(0.2, 2, "From side to side as it lies."),
  depth: metres(0.2, 2, "From front to back as it lies."),
  pattern: choice(FABRIC_PATTERNS, "Woven or printed pattern."),
  repeat: metres(0.02, 0.3, "Size of the pattern."),
  seed: integer(0, 999, "Its folds."),
};

function build(p: TableclothParameters): Model {
  const deep = (DRAWN * p.depth) / p.width;
  const drawn = spreadCloth(DRAWN, deep, 0.02, p.seed);
  const by = p.width / DRAWN;
  const cloth = settle(stretch(drawn, [by, by * FINE, by]));
  return standModel(
    [makePart("cloth", "cloth", cloth, { weight: 1, crease: 1.2, ...fabricPaint(p.pattern, p.repeat, p.seed) })],
    [{ name: "top", position: [0, 0.028 * by, 0], normal: [0, 1, 0], radius: Math.min(p.width, p.depth) * 0.42 }],
  );
}

/** A cloth. What makes it itself: thin woven stuff spread flat in low folds, one corner turned over, plain or checked. */
export const tablecloth = defineConcept<TableclothParameters>({
  id: "tablecloth",
  family: "furniture",
  words: ["tablecloth", "table cloth", "picnic cloth", "spread cloth", "napkin", "cloth napkin", "handkerchief"],
  senses: ["tablecloth", "napkin"],
  height: 0.02,
  parameters,
  slots: {
    cloth: {
      words: ["fabric", "linen", "square", "check"],
      materials: ["woven-cotton", "linen"],
      colours: ["#b8322e", "#2f5a94", "#e9e2d2", "#5f7a58"].map(fromHex),
    },
  },
  sample: (draw, ask) => {
    const by = HANDY.has(ask.word) ? SMALL : 1;
    return fitParameters(parameters, {
      width: by * 0.62 * draw.number("width", 0.92, 1.08) * traitFactor(ask, { wide: 1.25, narrow: 0.75 }),
      depth: by * 0.56 * draw.number("depth", 0.92, 1.08) * traitFactor(ask, { long: 1.4, short: 0.8 }),
      pattern: sampleFabric(draw, ask, { plain: 2, checkered: 2, plaid: 1 }),
      repeat: 0.066 * by,
      seed: draw.integer("seed", 0, 999),
    });
  },
  build,
  view: { azimuth: 0.4, elevation: 0.6 },
});
