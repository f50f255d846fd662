import { box } from "../../geometry/box.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Model, Part } from "../../geometry/part.ts";
import { move, place, turnX } from "../../geometry/place.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { PI } from "../../math/elementary.ts";
import { chain, rotation, translation } from "../../math/mat4.ts";
import { X_AXIS } from "../../math/vec3.ts";
import { pillowShape } from "../bedding/pillow-shape.ts";
import { type Concept, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";
import { flag, integer, metres } from "../parameter-specs.ts";
import { openBox } from "./open-box.ts";

type JewelryBoxParameters = {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly open: boolean;
  readonly seed: number;
};

const parameters: Concept<JewelryBoxParameters>["parameters"] = {
  width: metres(0.06, 0.4, "Side to side."),
  height: metres(0.03, 0.2, "Floor to rim, without its lid."),
  depth: metres(0.05, 0.3, "Front to back."),
  open: flag("Its lid stands open."),
  seed: integer(0, 999, "Creases of its cushion."),
};

/** How far the lid is thrown back, radians, and its height over the box's. */
const THROWN = 1.85;
const LID = 0.42;
const WALL = 0.009;

function build(p: JewelryBoxParameters): Model {
  const { width: w, height: h, depth: d } = p;
  const lidHigh = LID * h;
  // turned over it is a lid
  const cover = move(turnX(openBox(w, lidHigh, d, WALL, WALL, 0.012), PI), [0, lidHigh, 0]);
  const hinge = [0, h + 0.0005, -d / 2] as const;
  const swing = (part: Part["geometry"]) =>
    place(
      move(part, [0, 0.0005, d / 2]),
      chain(rotation(X_AXIS, p.open ? -THROWN : 0), translation([hinge[0], hinge[1], hinge[2]])),
    );
  const inner = [w - 2 * WALL - 0.002, d - 2 * WALL - 0.002] as const;
  const clasp = box([0.14 * w, 0.3 * h, 0.004], { bevel: 0.0015, bevelSteps: 2 });
  const rod = tube(
    0.005,
    [-0.36, 0.36].map((t) => [t * w, h, -d / 2 + 0.001] as const),
    12,
  );
  const cushion = pillowShape(inner[0] * 1.02, h * 0.5, inner[1] * 1.02, p.seed, 20);
  const parts: Part[] = [
    makePart("body", "body", openBox(w, h, d, WALL, WALL, 0.012), { weight: 1 }),
    makePart("lid-cover", "body", swing(cover), { weight: 1 }),
    makePart("lining", "lining", move(cushion, [0, 0.56 * h, 0]), { weight: 0.8, crease: 1.2 }),
    makePart(
      "lid-lining",
      "lining",
      swing(move(box([inner[0], 0.006, inner[1]], { bevel: 0.002 }), [0, lidHigh - WALL - 0.003, 0])),
      {
        weight: 0.5,
      },
    ),
    makePart("trim", "trim", move(box([w + 0.003, 0.005, d + 0.003], { bevel: 0.002 }), [0, 0.004, 0]), {
      weight: 0.4,
    }),
    makePart("hinge", "trim", rod, { weight: 0.3 }),
    makePart("clasp", "trim", move(clasp, [0, 0.8 * h, d / 2 + 0.001]), { weight: 0.4 }),
  ];
  const top = p.open ? 0.98 * h : h + lidHigh;
  return standModel(parts, [
    { name: "top", position: [0, top, 0], normal: [0, 1, 0], radius: Math.min(w, d) * 0.42 },
    { name: "inside", position: [0, 0.98 * h, 0], normal: [0, 1, 0], radius: Math.min(w, d) * 0.4 },
  ]);
}

/** A jewelry box. What makes it itself: a low hinged case covered in velvet, its lid thrown back from a pale padded cushion, a gilt clasp in front. */
export const jewelryBox = defineConcept<JewelryBoxParameters>({
  id: "jewelry-box",
  family: "container",
  words: [
    "jewelry box",
    "jewellery box",
    "jewel box",
    "jewelry case",
    "jewellery case",
    "ring box",
    "trinket box",
    "keepsake box",
    "velvet box",
    "velvet case",
  ],
  senses: [],
  height: 0.12,
  parameters,
  slots: {
    body: {
      words: ["case", "lid", "cover", "side"],
      materials: ["velvet"],
      colours: ["#6a1024", "#1c2a5e", "#0f4034", "#3a1450"].map(fromHex),
    },
    lining: {
      words: ["cushion", "inside", "interior", "padding"],
      materials: ["silk"],
      colours: ["#efe7d8", "#f2efe8", "#e6d3cf"].map(fromHex),
      takesWhole: false,
    },
    trim: { words: ["clasp", "lock", "hinge"], materials: ["gold"], takesWhole: false },
  },
  sample: (draw, ask) =>
    fitParameters(parameters, {
      width:
        (ask.word === "ring box" ? 0.075 : 0.2) *
        draw.number("width", 0.92, 1.08) *
        traitFactor(ask, { wide: 1.3, long: 1.3 }),
      height: (ask.word === "ring box" ? 0.036 : 0.075) * traitFactor(ask, { tall: 1.4, short: 0.7, flat: 0.6 }),
      depth: (ask.word === "ring box" ? 0.07 : 0.15) * draw.number("depth", 0.92, 1.08),
      open: !says(ask, "closed"),
      seed: draw.integer("seed", 0, 999),
    }),
  build,
  view: { azimuth: 0.5, elevation: 0.42 },
});
