import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { choice, flag, integer, metres } from "../parameter-specs.ts";
import { FABRIC_PATTERNS, type FabricPattern, fabricPaint, sampleFabric } from "./fabric-pattern.ts";
import { pillowShape } from "./pillow-shape.ts";
import { tassel } from "./tassel.ts";

type PillowParameters = {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly pattern: FabricPattern;
  readonly piping: boolean;
  readonly tassels: boolean;
  readonly button: boolean;
  readonly rumpled: boolean;
  readonly seed: number;
};

const parameters: Concept<PillowParameters>["parameters"] = {
  width: metres(0.25, 1, "From side to side."),
  depth: metres(0.2, 0.8, "From front to back."),
  height: metres(0.06, 0.35, "Thickness in its middle."),
  pattern: choice(FABRIC_PATTERNS, "What is printed on the cloth."),
  piping: flag("A cord runs along the seam."),
  tassels: flag("A tassel hangs at each corner."),
  button: flag("A button draws in its middle."),
  rumpled: flag("Soft and dented, with round corners."),
  seed: integer(0, 999, "Its creases."),
};

function samplePillow(draw: Draw, ask: Ask): PillowParameters {
  const bed = ask.word === "pillow" || ask.word === "bed pillow";
  const square = says(ask, "square") || (!bed && !says(ask, "rectangular")) || draw.chance("square", 0.35);
  const width = (square ? 0.46 : 0.66) * draw.number("width", 0.94, 1.06) * traitFactor(ask, { wide: 1.2, long: 1.3 });
  return fitParameters(parameters, {
    width,
    depth: square ? width : 0.44 * draw.number("depth", 0.94, 1.06),
    height: draw.number("height", 0.2, 0.25) * traitFactor(ask, { thick: 1.3, thin: 0.6, flat: 0.6, fluffy: 1.2 }),
    pattern: sampleFabric(draw, ask, bed ? { plain: 8, striped: 1 } : { plain: 4, striped: 1, floral: 1, plaid: 1 }),
    piping: wants(ask, "piping", square && draw.chance("piping", 0.6)),
    tassels: wants(ask, "tassel", says(ask, "fringed") || (square && !bed && draw.chance("tassels", 0.45))),
    button: wants(ask, "button", square && !bed && draw.chance("button", 0.25)),
    rumpled: says(ask, "fluffy") || says(ask, "soft") || says(ask, "crumpled"),
    seed: draw.integer("seed", 0, 999),
  });
}

function buildPillow(p: PillowParameters): Model {
  const { width: w, depth: d, height: h } = p;
  const seamY = h * 0.45;
  const shape = pillowShape(w, h, d, p.seed, p.rumpled ? 40 : 30, p.rumpled ? 1 : 0);
  const parts: Part[] = [
    makePart("body", "body", shape, { weight: 1, crease: 1.2, ...fabricPaint(p.pattern, 0.11, p.seed) }),
  ];
  if (p.piping) {
    const n = 12;
    const side = (f: number) => 1 - 0.09 * (1 - f * f);
    const line = Array.from({ length: 4 * n }, (_, k) => {
      const f = (2 * (k % n)) / n - 1;
      const [a, b] = [
        [f, side(f)],
        [side(f), -f],
        [-f, -side(f)],
        [-side(f), f],
      ][Math.floor(k / n)] as [number, number];
      return [(w / 2) * a, seamY, (d / 2) * b] as const;
    });
    parts.push(makePart("piping", "piping", tube(0.006, line.reverse(), 8, { closed: true }), { weight: 0.6 }));
  }
  if (p.tassels) {
    const at = [1, -1].flatMap((x) => [1, -1].map((z) => tassel([(x * w) / 2, seamY, (z * d) / 2], [x, z])));
    parts.push(...makeParts("tassel", "tassel", at, { weight: 0.6 }));
  }
  if (p.button)
    parts.push(
      makePart("button", "button", move(stretch(sphere(0.022, 20), [1, 0.55, 1]), [0, h, 0]), { weight: 0.4 }),
    );
  return standModel(parts, [
    { name: "top", position: [0, h * 0.97, 0], normal: [0, 1, 0], radius: Math.min(w, d) * 0.36 },
    { name: "seat", position: [0, h * 0.93, 0], normal: [0, 1, 0], radius: Math.min(w, d) * 0.36 },
  ]);
}

/** A pillow. What makes it itself: a plump bag of cloth, fullest in the middle and flat at the seam, with four pointed corners and soft creases. */
export const pillow = defineConcept<PillowParameters>({
  id: "pillow",
  family: "furniture",
  words: ["pillow", "cushion", "throw pillow", "bed pillow", "seat cushion", "sofa cushion", "floor cushion"],
  senses: ["pillow", "cushion#3"],
  height: 0.18,
  parameters,
  slots: {
    body: {
      words: ["cover", "pillowcase", "cloth"],
      materials: ["woven-cotton"],
      colours: ["#eeebe4", "#dfe5ea", "#b44a43", "#c99a3f", "#4f7390", "#7d9070", "#c98b94"].map(fromHex),
    },
    piping: {
      words: ["seam", "trim", "cord"],
      materials: ["felt"],
      colours: ["#d8c79c", "#5b4636", "#f3efe6"].map(fromHex),
      takesWhole: false,
    },
    tassel: {
      words: ["fringe"],
      materials: ["felt"],
      colours: ["#d9b65a", "#c9a24a", "#efe3c4"].map(fromHex),
      takesWhole: false,
    },
    button: { words: [], materials: ["felt"], colours: ["#d8c79c", "#4a3a30"].map(fromHex), takesWhole: false },
  },
  sample: samplePillow,
  build: buildPillow,
  view: { azimuth: 0.5, elevation: 0.5 },
});
