import { curveThrough } from "../../geometry/curve.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart, makeParts, standModel } from "../../geometry/make-part.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, type Concept, defineConcept } from "../concept.ts";
import { choice } from "../parameter-specs.ts";
import { PROPORTIONS, type Proportions, sampleProportions } from "../vessel/proportions.ts";
import { strip } from "./strip.ts";

type CutleryParameters = Proportions & { readonly handle: "plain" | "fiddle" | "wood" };

const parameters: Concept<CutleryParameters>["parameters"] = {
  ...PROPORTIONS,
  handle: choice(["plain", "fiddle", "wood"], "Tapering, widened at its end, or with grips of wood."),
};

const sampleCutlery = (draw: Draw, ask: Ask): CutleryParameters => ({
  ...sampleProportions(draw, ask, 0.06),
  handle: ask.parts.has("grip") ? "wood" : draw.pick("handle", ["plain", "fiddle", "wood"] as const, [3, 3, 1]),
});

const endWidth = (p: CutleryParameters): number => (p.handle === "plain" ? 0.019 : 0.025);
const SLOTS = {
  body: { words: ["metal", "handle", "blade"], materials: ["silver", "brushed-steel"] },
  grip: {
    words: ["wooden handle"],
    materials: ["oak"],
    colours: [fromHex("#6a3f22"), fromHex("#8f5f33")],
    takesWhole: false,
  },
} as const;

function finish(p: CutleryParameters, long: number, parts: Part[]): Model {
  if (p.handle === "wood")
    parts.push(
      makePart(
        "grip",
        "grip",
        strip(
          long * 0.44,
          [
            [0, 0.012],
            [0.06, 0.022],
            [0.5, 0.019],
            [0.94, 0.015],
            [1, 0.01],
          ],
          [
            [0, 0.0072],
            [0.5, 0.0085],
            [1, 0.0115],
          ],
          0.0105,
        ),
        { weight: 0.6, grain: "x", paint: riveted(long * 0.44) },
      ),
    );
  return standModel(parts, [
    { name: "top", position: [long * 0.5, 0.01, 0], normal: [0, 1, 0], radius: 0.01 },
    { name: "attach", position: [long * 0.25, 0.006, 0], normal: [-1, 0, 0], radius: 0.01 },
  ]);
}

const riveted =
  (long: number): Paint =>
  (surface, x, _y, z) => {
    for (const at of [0.25, 0.75]) {
      const u = x - at * long;
      if (u * u + z * z < 0.000007) [surface.r, surface.g, surface.b, surface.metalness] = [0.7, 0.66, 0.55, 1];
    }
  };

function buildSpoon(p: CutleryParameters): Model {
  const long = 0.19 * p.tall;
  const w = endWidth(p);
  const body = strip(
    long,
    [
      [0, w * 0.35],
      [0.03, w * 0.85],
      [0.09, w],
      [0.3, 0.013],
      [0.6, 0.0085],
      [0.68, 0.012],
      [0.75, 0.032 * p.wide],
      [0.85, 0.042 * p.wide],
      [0.94, 0.031 * p.wide],
      [0.985, 0.014],
      [1, 0.004],
    ],
    [
      [0, 0.004],
      [0.35, 0.0105],
      [0.62, 0.0175],
      [0.72, 0.008],
      [0.85, 0.0018],
      [0.96, 0.006],
      [1, 0.011],
    ],
    0.0026,
    [
      [0, 0],
      [0.66, 0],
      [0.76, 0.0075],
      [0.85, 0.0105],
      [0.95, 0.006],
      [1, 0.0005],
    ],
  );
  return finish(p, long, [makePart("body", "body", body, { weight: 1 })]);
}

function buildFork(p: CutleryParameters): Model {
  const long = 0.135 * p.tall;
  const w = endWidth(p);
  const body = strip(
    long,
    [
      [0, w * 0.35],
      [0.04, w * 0.85],
      [0.12, w],
      [0.4, 0.013],
      [0.76, 0.0085],
      [0.86, 0.014],
      [0.94, 0.0255 * p.wide],
      [1, 0.0262 * p.wide],
    ],
    [
      [0, 0.004],
      [0.45, 0.0105],
      [0.8, 0.0175],
      [0.92, 0.011],
      [1, 0.0072],
    ],
    0.0026,
  );
  const tines = [-1.5, -0.5, 0.5, 1.5].map((at): Geometry => {
    const z = at * 0.0073 * p.wide;
    return sweep(
      ellipseOutline(0.0021 * p.wide, 0.0014, 10),
      curveThrough(
        [
          [long - 0.006, 0.0076, z],
          [long + 0.015, 0.0026, z],
          [long + 0.034, 0.0046, z],
          [long + 0.05, 0.0112, z * 0.98],
        ],
        5,
      ),
      { up: [0, 1, 0], scale: (t) => 1.12 - 0.5 * t * t, endRounding: 0.001 },
    );
  });
  return finish(p, long, [
    makePart("body", "body", body, { weight: 1 }),
    ...makeParts("tine", "body", tines, { weight: 0.95 }),
  ]);
}

function buildTableKnife(p: CutleryParameters): Model {
  const long = 0.225 * p.tall;
  const w = endWidth(p) * 0.85;
  const body = strip(
    long,
    [
      [0, w * 0.4],
      [0.03, w * 0.9],
      [0.1, w],
      [0.4, 0.013],
      [0.45, 0.0115],
      [0.5, 0.019 * p.wide],
      [0.7, 0.021 * p.wide],
      [0.9, 0.0195 * p.wide],
      [0.97, 0.012],
      [1, 0.003],
    ],
    [
      [0, 0.004],
      [0.44, 0.0046],
      [0.6, 0.0026],
      [1, 0.0024],
    ],
    0.0032,
  );
  const serrated: Paint = (surface, x, _y, z) => {
    const t = x / long;
    if (t < 0.62 || t > 0.95 || z < 0.006) return;
    if (Math.floor(t * 150) % 2 === 0) surface.height -= 0.0006;
  };
  return finish(p, long, [makePart("body", "body", body, { weight: 1, paint: serrated })]);
}

const cutlery = (
  id: string,
  words: readonly string[],
  senses: readonly string[],
  build: (p: CutleryParameters) => Model,
): Concept =>
  defineConcept<CutleryParameters>({
    id,
    family: "tool",
    words,
    senses,
    height: 0.02,
    parameters,
    slots: SLOTS,
    sample: sampleCutlery,
    build,
    view: { azimuth: 0.75, elevation: 0.92 },
  });

/** A spoon. What makes it itself: an oval hollow bowl on a slender handle that rises and widens towards its end. */
export const spoon = cutlery(
  "spoon",
  ["spoon", "teaspoon", "tablespoon", "soup spoon", "dessert spoon"],
  ["spoon#1"],
  buildSpoon,
);

/** A fork. What makes it itself: four pointed tines side by side, curved upwards, on a narrow neck and a widening handle. */
export const fork = cutlery("fork", ["fork", "dinner fork", "salad fork", "dessert fork"], ["fork#1"], buildFork);

/** A table knife. What makes it itself: a long blade with a rounded tip and a fine saw edge, narrowed at the neck into a smooth handle. */
export const tableKnife = cutlery(
  "table-knife",
  ["table knife", "butter knife", "dinner knife", "steak knife"],
  ["table knife"],
  buildTableKnife,
);
