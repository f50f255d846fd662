import { curveThrough } from "../../geometry/curve.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { circleOutline, rectangleOutline } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { smoothstep } from "../../math/scalar.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { layColour } from "../lay-colour.ts";
import { choice, flag, integer } from "../parameter-specs.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";
import { openBox } from "./open-box.ts";

type BagParameters = Proportions & {
  readonly style: "shopping" | "tote" | "lunch";
  readonly stripe: boolean;
  readonly hue: number;
};

const parameters: Concept<BagParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(["shopping", "tote", "lunch"], "Of paper with cords, of cloth, or a brown paper bag without handles."),
  stripe: flag("A band is printed on it."),
  hue: integer(0, 5, "Colour of a shopping bag."),
};

const HUES = ["#b98d5c", "#c9353f", "#2f6f95", "#efe9dc", "#d99a2b", "#3f7f5a"].map(fromHex);

function sampleBag(draw: Draw, ask: Ask): BagParameters {
  const word = ask.word;
  const style = /tote/.test(word)
    ? "tote"
    : /lunch|brown/.test(word)
      ? "lunch"
      : /shopping|gift|grocery/.test(word)
        ? "shopping"
        : draw.pick("style", ["shopping", "tote"] as const, [3, 2]);
  return { ...sampleProportions(draw, ask), style, stripe: draw.chance("stripe", 0.5), hue: draw.integer("hue", 0, 5) };
}

function buildBag(p: BagParameters): Model {
  const [w, h, d] =
    p.style === "lunch"
      ? [0.19 * p.wide, 0.3 * p.tall, 0.13]
      : p.style === "tote"
        ? [0.36 * p.wide, 0.36 * p.tall, 0.1]
        : [0.28 * p.wide, 0.34 * p.tall, 0.17];
  const slot = p.style === "tote" ? "cloth" : "body";
  const paper = openBox(w, h, d, 0.004, 0.006, p.style === "tote" ? 0.02 : 0.004, 1);
  // sides are creased inwards, the cloth one sags
  const body = deform(paper, ([x, y, z]) => {
    const up = smoothstep(h * 0.1, h, y);
    const side = Math.abs(x) > w * 0.47 ? 1 : 0;
    const inward = side * (1 - Math.abs(z) / (d / 2)) * 0.03 * up;
    const belly = p.style === "tote" ? 1 + 0.28 * (1 - up) * (1 - Math.abs(x) / w) : 1;
    return [
      x - Math.sign(x) * inward,
      y + (p.style === "lunch" && y > h * 0.9 ? 0.006 * ((Math.floor(Math.abs(x) * 90) % 2) * 2 - 1) : 0),
      z * belly * (p.style === "tote" ? 1 - 0.35 * up : 1),
    ];
  });
  const parts: Part[] = [makePart("body", slot, body, { weight: 1, paint: printed(p, h) })];
  if (p.style !== "lunch") {
    const cloth = p.style === "tote";
    const face = cloth ? (d / 2) * 0.65 - 0.002 : d / 2 - 0.002;
    const reach = cloth ? w * 0.2 : w * 0.19;
    const high = cloth ? 0.2 : 0.12;
    for (const [i, s] of [1, -1].entries()) {
      const z = s * face;
      const path = curveThrough(
        [
          [-reach, h - 0.06, z + s * 0.003],
          [-reach, h + 0.01, z + s * 0.002],
          [-reach * 0.85, h + high * 0.7, z * 0.75],
          [0, h + high, z * 0.6],
          [reach * 0.85, h + high * 0.7, z * 0.75],
          [reach, h + 0.01, z + s * 0.002],
          [reach, h - 0.06, z + s * 0.003],
        ],
        6,
      );
      parts.push(
        makePart(
          `handle-${i + 1}`,
          "handle",
          cloth
            ? sweep(rectangleOutline(0.026, 0.005, 0.0015, 1), path, { up: [0, 0, 1] })
            : sweep(circleOutline(0.0042, 8), path, { up: [0, 0, 1] }),
          { weight: 0.9 },
        ),
      );
    }
  }
  return standModel(parts, [
    { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: d / 2 },
    { name: "inside", position: [0, 0.01, 0], normal: [0, 1, 0], radius: d / 2 - 0.01 },
    { name: "attach", position: [0, h + 0.12, 0], normal: [0, 1, 0], radius: 0.03 },
  ]);
}

const printed =
  (p: BagParameters, h: number): Paint =>
  (surface, x, y, _z, _nx, _ny, nz) => {
    if (p.stripe && p.style === "shopping" && Math.abs(y / h - 0.42) < 0.07)
      layColour(surface, p.hue === 3 ? (HUES[1] as Rgb) : (HUES[3] as Rgb));
    if (p.style === "tote" && nz > 0.5) {
      const [u, v] = [x / (h * 0.16), (y - h * 0.46) / (h * 0.16) + 0.1];
      const heart = u * u + (v - 0.62 * Math.sqrt(Math.abs(u))) * (v - 0.62 * Math.sqrt(Math.abs(u)));
      if (p.stripe ? heart < 0.75 : Math.abs(Math.sqrt(u * u + v * v) - 0.85) < 0.1)
        layColour(surface, HUES[p.hue === 3 ? 1 : p.hue] as Rgb);
    }
  };

/** A bag. What makes it itself: an open upright bag of paper with creased sides and two cord handles; or a cloth tote with two long straps. */
export const bag = defineConcept<BagParameters>({
  id: "bag",
  family: "container",
  words: [
    "bag",
    "shopping bag",
    "paper bag",
    "tote bag",
    "tote",
    "grocery bag",
    "gift bag",
    "brown paper bag",
    "lunch bag",
    "carrier bag",
  ],
  senses: ["bag#1", "shopping bag", "tote bag"],
  height: 0.45,
  parameters,
  slots: {
    body: { words: ["paper", "side"], materials: ["paper"], colours: HUES },
    cloth: { words: ["canvas"], materials: ["woven-cotton"], colours: ["#e6dcc6", "#d8c9a8", "#39424f"].map(fromHex) },
    handle: {
      words: ["strap", "cord"],
      materials: ["felt"],
      colours: ["#e6dcc6", "#4a3324"].map(fromHex),
      takesWhole: false,
    },
  },
  dress: (p) => ({
    body: { material: "paper", colours: [p.style === "lunch" ? (HUES[0] as Rgb) : (HUES[p.hue] as Rgb)] },
  }),
  sample: sampleBag,
  build: buildBag,
  view: { azimuth: 0.5, elevation: 0.26 },
});
