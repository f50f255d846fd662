import { box } from "../../geometry/box.ts";
import { curveThrough } from "../../geometry/curve.ts";
import { loft, type Ring } from "../../geometry/loft.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { ellipseOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX } from "../../geometry/place.ts";
import { torus } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import type { Vec3 } from "../../math/vec3.ts";
import { defineThing } from "../define-thing.ts";
import { strands, straws } from "./bristles.ts";
import { pole } from "./shaft.ts";

/** A solid core under the straws: cuts (height, half width, half depth) from below. */
const core = (cuts: readonly (readonly [number, number, number])[]) =>
  loft(cuts.map(([y, w, d]): Ring => ellipseOutline(w, d, 28).map(([x, z]) => [x, y, -z] as const)));

function besom(): Part[] {
  const stick: Vec3[] = [
    [0.002, 0.3, 0],
    [0, 0.5, 0.004],
    [0.022, 0.68, 0],
    [0.002, 0.86, -0.004],
    [0.03, 1.02, 0],
  ];
  const knots = [0.31, 0.345, 0.38].map((y) =>
    move(stretch(torus(0.043 - (y - 0.31) * 0.15, 0.009, 28, 8), [1, 1.1, 1]), [0, y, 0]),
  );
  return [
    makePart(
      "stick",
      "handle",
      tube(0.024, curveThrough(stick, 6), 12, { endRounding: 0.012, scale: (t) => 1 + 0.14 * sin(t * 31) * 0.6 }),
      { weight: 1 },
    ),
    makePart(
      "core",
      "bristles",
      core([
        [0.03, 0.1, 0.1],
        [0.14, 0.1, 0.1],
        [0.24, 0.07, 0.07],
        [0.33, 0.036, 0.036],
        [0.42, 0.026, 0.026],
        [0.44, 0.02, 0.02],
      ]),
      { weight: 0.9, paint: strands(0.008) },
    ),
    makePart("twigs", "bristles", straws(190, 0.45, [0.034, 0.034], [0.145, 0.145], 0.0055), { weight: 1 }),
    ...makeParts("binding", "binding", knots, { weight: 0.6 }),
  ];
}

function corn(): Part[] {
  const bands = [0.3, 0.25, 0.2].map((y) => stretchBand(y));
  return [
    makePart("handle", "handle", move(pole(0.7, 0.019), [0, 0.36, 0]), { weight: 1, grain: "y" }),
    makePart(
      "core",
      "bristles",
      core([
        [0.012, 0.155, 0.036],
        [0.12, 0.142, 0.038],
        [0.24, 0.118, 0.036],
        [0.32, 0.085, 0.034],
        [0.37, 0.04, 0.03],
        [0.43, 0.022, 0.022],
      ]),
      { weight: 1, paint: strands(0.006) },
    ),
    makePart("straws", "bristles", straws(150, 0.4, [0.04, 0.026], [0.165, 0.04], 0.0042), { weight: 0.9 }),
    makePart(
      "collar",
      "binding",
      core([
        [0.36, 0.046, 0.034],
        [0.365, 0.05, 0.037],
        [0.44, 0.027, 0.026],
        [0.445, 0.024, 0.023],
      ]),
      { weight: 0.6 },
    ),
    ...makeParts("stitching", "binding", bands, { weight: 0.5 }),
  ];
}

function stretchBand(y: number) {
  const w = 0.155 - ((y - 0.1) / 0.22) * 0.052;
  return move(stretch(torus(1, 0.024, 36, 6), [w * 0.97, 0.17, 0.043]), [0, y, 0]);
}

function sweeper(): Part[] {
  return [
    makePart("handle", "handle", move(turnX(pole(0.8, 0.018), -0.12), [0, 0.13, 0]), { weight: 1, grain: "y" }),
    makePart("head", "head", move(box([0.36, 0.04, 0.075], { bevel: 0.014, bevelSteps: 2 }), [0, 0.13, 0]), {
      weight: 1,
    }),
    makePart("socket", "head", move(turnX(pole(0.09, 0.024), -0.12), [0, 0.13, 0]), { weight: 0.6 }),
    makePart(
      "bristle-core",
      "bristles",
      loft(
        (
          [
            [0.015, 0.185, 0.05],
            [0.12, 0.165, 0.03],
          ] as const
        ).map(
          ([y, w, d]): Ring => [
            [-w, y, d],
            [w, y, d],
            [w, y, -d],
            [-w, y, -d],
          ],
        ),
      ),
      { weight: 0.9, paint: strands(0.005) },
    ),
    makePart("bristle-tips", "bristles", move(straws(170, 0.122, [0.16, 0.026], [0.2, 0.056], 0.0036), [0, 0, 0]), {
      weight: 0.7,
    }),
  ];
}

/**
 * A broom, bristles down. What makes it itself: a long stick and a head of straw: a bundle of twigs bound with cord (a witch's besom), a flat fan with stitching, or a bar of
 * bristles across.
 */
export const broom = defineThing({
  id: "broom",
  family: "tool",
  forms: { besom: 2, corn: 3, sweeper: 0.6 },
  words: {
    broom: "",
    broomstick: "besom",
    "witch's broom": "besom",
    "witch broom": "besom",
    besom: "besom",
    "flying broom": "besom",
    "straw broom": "corn",
    "push broom": "sweeper",
    sweeper: "sweeper",
  },
  senses: ["broom"],
  height: 1.15,
  slots: {
    bristles: {
      words: ["bristle", "straw", "twig", "brush"],
      materials: ["painted-wood"],
      colours: ["#c79a4a", "#b5823a", "#d4ac5e"].map(fromHex),
      takesWhole: false,
    },
    handle: {
      words: ["stick", "pole", "shaft"],
      materials: ["oak"],
      colours: ["#7a4a26", "#a06a38", "#5c3820"].map(fromHex),
    },
    binding: {
      words: ["cord", "band", "stitching"],
      materials: ["woven-cotton"],
      colours: ["#8e1f1a", "#3a2a1c", "#22456e"].map(fromHex),
      takesWhole: false,
    },
    head: {
      words: ["block", "clamp"],
      materials: ["plastic"],
      colours: ["#c4261d", "#1f5fae", "#2c8a4c"].map(fromHex),
    },
  },
  dress: ({ form, look }) =>
    form === "sweeper"
      ? { bristles: { material: "plastic", colours: [fromHex(look % 2 ? "#2a2c31" : "#d8b04a")] } }
      : {},
  build: ({ form }) => ({ besom, corn, sweeper })[form](),
  grip: () => [0, 0.8, 0],
  view: { azimuth: 0.45, elevation: 0.14 },
});
