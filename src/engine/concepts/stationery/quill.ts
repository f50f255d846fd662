import { curveThrough, graph } from "../../geometry/curve.ts";
import { lathe } from "../../geometry/lathe.ts";
import { loft } from "../../geometry/loft.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import { roundCorners } from "../../geometry/outline.ts";
import type { Paint } from "../../geometry/part.ts";
import { move, settle } from "../../geometry/place.ts";
import { carryFrames, tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { add, scale, type Vec3 } from "../../math/vec3.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, traitFactor, wants } from "../from-ask.ts";
import { flag, metres, ratio } from "../parameter-specs.ts";

type QuillParameters = {
  readonly length: number;
  readonly width: number;
  readonly bend: number;
  readonly inkwell: boolean;
};

const parameters = {
  length: metres(0.12, 0.45, "Of the feather."),
  width: metres(0.015, 0.1, "Of the vane."),
  bend: ratio(0, 1, "How far the tip hangs over."),
  inkwell: flag("Stands in a bottle of ink."),
};

/** Half width of the vane along the shaft. */
const VANE = graph([
  [0, 0],
  [0.22, 0],
  [0.28, 0.35],
  [0.42, 0.86],
  [0.62, 1],
  [0.82, 0.85],
  [0.94, 0.5],
  [1, 0],
]);

/** Barbs run out and up from the shaft; a few have come apart. */
const barbs =
  (width: number): Paint =>
  (surface, x, y) => {
    const out = Math.abs(x) / width;
    const along = (y - Math.abs(x) * 1.1) * 420;
    const line = Math.abs(along - Math.floor(along) - 0.5) * 2;
    const shade = 1 - 0.28 * line * out - 0.1 * out;
    surface.r *= shade;
    surface.g *= shade;
    surface.b *= shade;
    surface.height -= 0.0006 * line;
  };

/** A quill: a long feather with a bare horn shaft cut to a point, its barbed vane notched here and there, in a bottle of ink. */
export const quill = defineConcept<QuillParameters>({
  id: "quill",
  family: "stationery",
  words: [
    "quill",
    "quill pen",
    "quill ink pen",
    "feather quill",
    "feather quill pen",
    "feather quill ink pen",
    "feather pen",
    "feather",
    "plume",
    "inkwell",
    "ink bottle",
    "ink",
  ],
  senses: ["feather", "inkwell"],
  height: 0.3,
  parameters,
  slots: {
    vane: {
      words: ["feather", "barb", "plume"],
      materials: ["feathers", "felt"],
      colours: ["#f3efe6", "#e8e2d4", "#5d4634", "#1d1f24", "#8a2430", "#2a4c7d"].map(fromHex),
    },
    shaft: { words: ["point", "nib"], materials: ["skin"], colours: ["#e7d6ae"].map(fromHex), takesWhole: false },
    inkwell: {
      words: ["bottle", "pot", "well", "jar"],
      materials: ["glass"],
      colours: ["#141a33", "#12241c", "#20140f"].map(fromHex),
      takesWhole: false,
    },
    ink: { words: [], materials: ["plastic"], colours: ["#080a14"].map(fromHex), takesWhole: false },
  },
  sample: (draw, ask) => {
    const isBare = ask.word === "feather" || ask.word === "plume";
    return fitParameters<QuillParameters>(parameters, {
      length: draw.number("length", 0.24, 0.3) * traitFactor(ask, { long: 1.3, short: 0.7 }),
      width: draw.number("width", 0.05, 0.066) * traitFactor(ask, { wide: 1.35, thin: 0.7, fluffy: 1.3 }),
      bend: draw.number("bend", 0.35, 0.9) * traitFactor(ask, { straight: 0.2, curved: 1.3 }),
      inkwell: wants(ask, "inkwell", !isBare && !ask.traits.has("lying")),
    });
  },
  build: (p) => {
    const { length: l, width: w } = p;
    const foot: Vec3 = [0, 0.012, 0];
    const way = curveThrough(
      [
        foot,
        [0.012 * p.bend, l * 0.34, 0],
        [0.05 * p.bend, l * 0.68, 0.004],
        [0.13 * p.bend, l * (1 - 0.05 * p.bend), 0.012],
      ],
      14,
    );
    const frames = carryFrames(way, false, [0, 0, 1]);
    const last = way.length - 1;
    const rings = way.flatMap((at, i) => {
      const t = i / last;
      const half = VANE(t) * w * 0.5;
      if (half < 0.0006) return [];
      const { right, up } = frames[i] as (typeof frames)[number];
      // small notches where barbs have come apart
      const torn = 1 - 0.16 * ((i * 7) % 5 === 0 ? 1 : 0);
      const across = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((k) =>
        add(at, add(scale(right, k * half * torn * (k < 0 ? 0.8 : 1.1)), scale(up, -k * k * half * 0.22))),
      );
      const back = [...across].reverse().map((point) => add(point, scale(up, -0.0012)));
      return [[...across, ...back]];
    });
    const rest = (geometry: ReturnType<typeof loft>) => settle(geometry);
    const parts = [
      makePart("vane", "vane", rest(loft(rings.map((ring) => [...ring].reverse()))), {
        weight: 1,
        crease: 1,
        paint: barbs(w * 0.55),
      }),
      makePart(
        "shaft",
        "shaft",
        tube(0.0024, way, 10, { scale: (t) => 1.05 - 0.85 * t, endRounding: 0.002, endSteps: 2 }),
        { weight: 0.7, crease: 0.9 },
      ),
    ];
    if (p.inkwell) {
      const r = 0.03;
      const bottle = lathe(
        roundCorners(
          [
            [0, 0.006],
            [r * 0.8, 0.006],
            [r * 0.8, 0.03, 0.006],
            [r * 0.42, 0.036, 0.003],
            [r * 0.42, 0.05],
            [r * 0.56, 0.05, 0.001],
            [r * 0.56, 0.045, 0.001],
            [r * 0.52, 0.04, 0.002],
            [r, 0.034, 0.008],
            [r, 0.002, 0.003],
            [r * 0.92, 0, 0.001],
            [0, 0],
          ],
          4,
        )
          .map(([x, y]) => [x, y] as const)
          .reverse(),
        48,
      );
      parts.push(
        makePart("inkwell", "inkwell", bottle, { weight: 0.9, crease: 0.6 }),
        makePart(
          "ink",
          "ink",
          move(
            lathe(
              [
                [0, 0],
                [r * 0.82, 0],
                [r * 0.82, 0.02],
                [0, 0.02],
              ],
              40,
            ),
            [0, 0.0055, 0],
          ),
          { weight: 0.3 },
        ),
      );
    }
    return standModel(parts, [
      { name: "attach", position: [0, l * 0.12, 0], normal: [0, 1, 0], radius: 0.006 },
      { name: "top", position: [0, l * 0.5, 0], normal: [0, 1, 0], radius: 0.02 },
    ]);
  },
  view: { azimuth: 0.25, elevation: 0.25 },
});
