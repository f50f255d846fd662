import type { Geometry } from "../../geometry/geometry.ts";
import { lathe } from "../../geometry/lathe.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Point2 } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { smoothstep } from "../../math/scalar.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { layColour } from "../lay-colour.ts";
import { choice, flag } from "../parameter-specs.ts";
import {
  clearPaint,
  DRINK_SLOTS,
  DRINKS,
  type Drink,
  drinkOf,
  FULLNESS,
  fillThrough,
  fullnessOf,
  pool,
} from "./drink.ts";
import { earPoints, handleThrough } from "./handle.ts";
import { hollow, radiusAt, smoothProfile } from "./hollow.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "./proportions.ts";

type JugParameters = Proportions & {
  readonly style: "belly" | "tall" | "cone" | "glass";
  readonly decor: "none" | "bands" | "dipped";
  readonly drink: Drink;
  readonly lined: boolean;
  readonly fullness: number;
};

const parameters: Concept<JugParameters>["parameters"] = {
  ...PROPORTIONS,
  style: choice(["belly", "tall", "cone", "glass"], "Line of the body; one is of glass."),
  decor: choice(["none", "bands", "dipped"], "What is painted on it."),
  drink: choice(DRINKS, "What is in it."),
  lined: flag("Has a pale inside."),
  fullness: FULLNESS,
};

const LINES: Readonly<Record<JugParameters["style"], readonly [readonly Point2[], number, number]>> = {
  belly: [
    [
      [0.62, 0],
      [0.65, 0.02],
      [0.86, 0.14],
      [1, 0.34],
      [0.9, 0.55],
      [0.62, 0.76],
      [0.55, 0.86],
      [0.62, 0.96],
      [0.66, 1],
    ],
    0.085,
    0.21,
  ],
  tall: [
    [
      [0.8, 0],
      [0.84, 0.02],
      [0.97, 0.2],
      [1, 0.36],
      [0.86, 0.6],
      [0.68, 0.8],
      [0.68, 0.92],
      [0.74, 1],
    ],
    0.07,
    0.26,
  ],
  cone: [
    [
      [1, 0],
      [1.02, 0.02],
      [0.98, 0.2],
      [0.84, 0.55],
      [0.7, 0.85],
      [0.7, 0.95],
      [0.74, 1],
    ],
    0.078,
    0.21,
  ],
  glass: [
    [
      [0.74, 0],
      [0.78, 0.015],
      [0.95, 0.15],
      [1, 0.35],
      [0.92, 0.6],
      [0.78, 0.82],
      [0.78, 0.93],
      [0.84, 1],
    ],
    0.075,
    0.23,
  ],
};

function sampleJug(draw: Draw, ask: Ask): JugParameters {
  const plain = (ask.materials?.length ?? 0) > 0;
  const style = ask.materials?.includes("glass")
    ? "glass"
    : ask.parts.has("water") || ask.parts.has("juice")
      ? "glass"
      : draw.pick("style", ["belly", "tall", "cone", "glass"] as const, [4, 3, 2, 2]);
  return {
    ...sampleProportions(draw, ask),
    style,
    decor: plain || style === "glass" ? "none" : draw.pick("decor", ["bands", "dipped", "none"] as const),
    drink: drinkOf(
      ask,
      style === "glass" ? "water" : "milk",
      style === "glass" ? draw.pick("usual", ["water", "juice"] as const, [2, 1]) : "none",
    ),
    lined: !plain && draw.chance("lined", 0.5),
    fullness: fullnessOf(ask),
  };
}

function buildJug(p: JugParameters): Model {
  const [line, girth, height] = LINES[p.style];
  const [r, h] = [girth * p.wide, height * p.tall];
  const outside = smoothProfile(
    line.map(([x, y]) => [x * r, y * h] as const),
    5,
  );
  const clear = p.style === "glass";
  const rim = radiusAt(outside, h);
  // the lip is drawn out to -X and a little up, and pinched beside it
  const lip = (geometry: Geometry) =>
    deform(geometry, ([x, y, z]) => {
      const up = smoothstep(h * 0.72, h, y);
      const side = smoothstep(0.35, 1, -x / Math.sqrt(x * x + z * z + 1e-9));
      const pull = up * up * side;
      return [x - rim * 0.52 * pull, y + h * 0.05 * pull, z * (1 - 0.38 * pull)];
    });
  const wall = clear ? 0.003 : 0.0045;
  const floor = clear ? h * 0.05 : h * 0.04;
  const options = clear
    ? { paint: clearPaint(floor, h) }
    : p.decor === "none" && !p.lined
      ? {}
      : { paint: decorate(p, h) };
  const bodySlot = clear ? "glass" : "body";
  const parts: Part[] = [
    makePart("body", bodySlot, lip(lathe(hollow(outside, wall, floor), 72)), { weight: 1, ...options }),
  ];
  const at = (t: number) => radiusAt(outside, t * h) - wall * 0.5;
  const [low, high] = p.style === "belly" ? [0.3, 0.93] : [0.26, 0.88];
  const ear = handleThrough(
    earPoints([at(low), h * low], [at(high), h * high], r * (p.style === "belly" ? 0.42 : 0.68), 0.02),
    r * 0.26,
    r * 0.16,
  );
  parts.push(makePart("handle", clear ? "glass" : "handle", ear, { weight: 0.95 }));
  if (p.drink !== "none" && clear)
    parts.push(makePart("drink", p.drink, fillThrough(outside, floor, h * 0.66 * p.fullness), { weight: 0.9 }));
  else if (p.drink !== "none")
    parts.push(makePart("drink", p.drink, pool(outside, wall, h * 0.84 * p.fullness), { weight: 0.6 }));
  return standModel(parts, [
    { name: "top", position: [0, h, 0], normal: [0, 1, 0], radius: rim },
    { name: "inside", position: [0, floor, 0], normal: [0, 1, 0], radius: rim * 0.9 },
    { name: "handle", position: [r * 1.3, h * 0.6, 0], normal: [1, 0, 0], radius: r * 0.3 },
  ]);
}

const CREAM = fromHex("#efe8da");
const INK = fromHex("#2b4a74");

const decorate =
  (p: JugParameters, h: number): Paint =>
  (surface, x, y, z, nx, _ny, nz) => {
    const t = y / h;
    if (x * nx + z * nz < 0) {
      if (p.lined && t < 0.98) layColour(surface, CREAM);
      return;
    }
    if (
      p.decor === "bands" &&
      (Math.abs(t - 0.46) < 0.03 || Math.abs(t - 0.53) < 0.008 || Math.abs(t - 0.39) < 0.008 || t > 0.965)
    )
      layColour(surface, INK);
    if (p.decor === "dipped" && t < 0.2) layColour(surface, CREAM, 0.7);
  };

/** A jug. What makes it itself: a belly under a neck, a lip drawn out into a spout at the one side of the rim, a large ear-shaped handle opposite. */
export const jug = defineConcept<JugParameters>({
  id: "jug",
  family: "vessel",
  likened: ["beast"],
  words: ["jug", "pitcher", "ewer", "carafe", "creamer", "milk jug", "water jug", "water pitcher"],
  senses: ["jug#1", "pitcher#2", "ewer", "carafe"],
  height: 0.22,
  parameters,
  slots: {
    body: {
      words: ["belly", "neck", "lip", "spout"],
      materials: ["ceramic-glaze"],
      colours: ["#e8e0ce", "#4a7186", "#a9513a", "#d0a24b", "#5d7a5a", "#8a5b4a"].map(fromHex),
      group: "body",
    },
    handle: {
      words: ["ear", "grip"],
      materials: ["ceramic-glaze"],
      colours: ["#e8e0ce", "#4a7186", "#a9513a", "#d0a24b", "#5d7a5a", "#8a5b4a"].map(fromHex),
      group: "body",
    },
    glass: { words: [], materials: ["glass"], colours: ["#d8e8e8", "#cfe3dd"].map(fromHex) },
    ...DRINK_SLOTS,
  },
  sample: sampleJug,
  build: buildJug,
  view: { azimuth: 0.25, elevation: 0.3 },
});
