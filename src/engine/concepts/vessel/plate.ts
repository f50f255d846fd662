import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { type Corner, roundCorners } from "../../geometry/outline.ts";
import type { Model, Paint } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { says } from "../from-ask.ts";
import { layColour } from "../lay-colour.ts";
import { choice, flag, ratio } from "../parameter-specs.ts";

type PlateParameters = {
  readonly size: number;
  readonly style: "rimmed" | "coupe";
  readonly decor: "none" | "bands" | "flowers" | "gilt" | "dashes";
  readonly oval: boolean;
  readonly square: boolean;
};

const parameters: Concept<PlateParameters>["parameters"] = {
  size: ratio(0.4, 1.6, "Width as part of a dinner plate's."),
  style: choice(["rimmed", "coupe"], "With a flat rim, or rising evenly to its edge."),
  decor: choice(["none", "bands", "flowers", "gilt", "dashes"], "What is painted on its rim."),
  oval: flag("Longer than wide: a platter."),
  square: flag("Has four corners."),
};

function samplePlate(draw: Draw, ask: Ask): PlateParameters {
  const platter = ask.word === "platter" || ask.word === "serving platter" || says(ask, "oval");
  const plain = (ask.materials?.length ?? 0) > 0 || says(ask, "simple");
  return {
    size: (ask.word === "saucer" ? 0.6 : platter ? 1.25 : 1) * draw.number("size", 0.94, 1.06),
    style: draw.pick("style", ["rimmed", "coupe"] as const, [3, 1]),
    decor: plain ? "none" : draw.pick("decor", ["bands", "flowers", "gilt", "dashes"] as const, [3, 3, 2, 2]),
    oval: platter,
    square: says(ask, "square"),
  };
}

const RADIUS = 0.135;

function buildPlate(p: PlateParameters): Model {
  const r = RADIUS * p.size;
  const well = p.style === "rimmed" ? 0.66 : 0.72;
  const corners: Corner[] = [
    [0, 0.0025],
    [r * 0.52, 0.0025],
    [r * 0.54, 0],
    [r * 0.6, 0, 0.001],
    [r * (well + 0.02), r * 0.06, r * 0.1],
    [r * 0.99, r * 0.148, 0.0012],
    [r, r * 0.163, 0.0012],
    [r * 0.985, r * 0.172, 0.0012],
    [r * (well + 0.01), r * (p.style === "rimmed" ? 0.118 : 0.09), r * 0.12],
    [r * (well - 0.07), r * 0.058, r * 0.14],
    [0, r * 0.052],
  ];
  const round = lathe(roundCorners(corners, 5), 96);
  const shape = deform(round, ([x, y, z]) => {
    if (p.oval) return [x * 1.35, y, z * 0.92];
    if (!p.square) return [x, y, z];
    const far = Math.max(Math.abs(x), Math.abs(z), 1e-9);
    const grow = 1 + 0.82 * (Math.sqrt(x * x + z * z) / far - 1);
    return [x * grow, y, z * grow];
  });
  const options = p.decor === "none" ? {} : { paint: decorate(p.decor, r, well) };
  return standModel(
    [makePart("body", "body", shape, { weight: 1, ...options })],
    [
      { name: "top", position: [0, r * 0.055, 0], normal: [0, 1, 0], radius: r * 0.62 },
      { name: "inside", position: [0, r * 0.055, 0], normal: [0, 1, 0], radius: r * 0.62 },
    ],
  );
}

const INK = fromHex("#24508f");
const ROSE = fromHex("#b8443f");
const LEAF = fromHex("#4f7a46");
const GILT = fromHex("#c79b3b");

/** The rest frame is the round plate before it is made oval or square. */
function decorate(decor: PlateParameters["decor"], r: number, well: number): Paint {
  return (surface, x, _y, z, _nx, ny) => {
    if (ny < 0.1) return;
    const d = Math.sqrt(x * x + z * z) / r;
    if (d < well - 0.1) return;
    if (decor === "gilt") {
      if (d > 0.955) layColour(surface, GILT, 0.25, 1);
      else if (Math.abs(d - well - 0.02) < 0.008) layColour(surface, GILT, 0.25, 1);
      return;
    }
    if (d > 0.965 || (decor === "bands" && (Math.abs(d - 0.91) < 0.012 || Math.abs(d - well - 0.015) < 0.012))) {
      layColour(surface, INK);
      return;
    }
    if (decor === "bands") return;
    const angle = atan2(z, x);
    if (decor === "dashes") {
      if (Math.abs(d - 0.83) < 0.075 && sin(angle * 36) > 0.35) layColour(surface, INK);
      return;
    }
    // ten flowers of five petals with a leaf on either side
    const part = (angle / 6.283185307179586) * 10;
    const u = (part - Math.floor(part) - 0.5) * 0.5;
    const v = d - 0.83;
    const q = Math.sqrt(u * u + v * v);
    const petals = 0.055 + 0.02 * cos(5 * atan2(v, u));
    if (q < 0.02) layColour(surface, GILT);
    else if (q < petals) layColour(surface, ROSE);
    else if (Math.abs(v) < 0.028 - (Math.abs(u) - 0.13) * (Math.abs(u) - 0.13) * 9 && Math.abs(u) > 0.075)
      layColour(surface, LEAF);
  };
}

/** A plate. What makes it itself: a wide shallow disc with a sunken flat middle, a raised rim, and a painted border, seen from above. */
export const plate = defineConcept<PlateParameters>({
  id: "plate",
  family: "vessel",
  words: [
    "plate",
    "dish",
    "dinner plate",
    "saucer",
    "platter",
    "serving platter",
    "side plate",
    "dessert plate",
    "serving dish",
  ],
  senses: ["plate#4", "dish#1", "platter#1"],
  height: 0.025,
  parameters,
  slots: {
    body: {
      words: ["rim"],
      materials: ["ceramic-glaze"],
      colours: ["#f1ece1", "#e9e4d6", "#f3f1ea", "#d8e2e0", "#e9d9c4"].map(fromHex),
    },
  },
  sample: samplePlate,
  build: buildPlate,
  view: { azimuth: 0.3, elevation: 0.85 },
});
