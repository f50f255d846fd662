import { curveThrough } from "../../geometry/curve.ts";
import { extrude } from "../../geometry/extrude.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import { type Corner, closeCorners, rectangleOutline } from "../../geometry/outline.ts";
import type { Part } from "../../geometry/part.ts";
import { mirror, move, turnZ } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { sweep } from "../../geometry/sweep.ts";
import { fromHex } from "../../math/color.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { defineThing } from "../define-thing.ts";
import { says } from "../from-ask.ts";
import { turnedPiece } from "../stationery/pen-shape.ts";
import { gnarledWand } from "./gnarled-wand.ts";

const lean = (parts: readonly Part[]): Part[] =>
  parts.map((part) => ({ ...part, geometry: turnZ(part.geometry, -0.42) }));

function star(): Part[] {
  const points = Array.from({ length: 10 }, (_, i): Corner => {
    const r = i % 2 === 0 ? 0.072 : 0.032;
    const a = PI / 2 + (i / 10) * 2 * PI;
    return [r * cos(a), r * sin(a), i % 2 === 0 ? 0.007 : 0.003];
  });
  const shape = move(extrude(closeCorners(points, 4), { depth: 0.024, bevel: 0.005, bevelSteps: 3 }), [0, 0.3, 0]);
  const ribbon = sweep(
    rectangleOutline(0.013, 0.0022),
    curveThrough(
      [
        [0.0, 0.235, 0.01],
        [0.03, 0.225, 0.016],
        [0.045, 0.19, 0.012],
        [0.034, 0.15, 0.02],
        [0.05, 0.11, 0.014],
      ],
      6,
    ),
    { up: [0, 0, 1] },
  );
  return lean([
    makePart(
      "stick",
      "body",
      turnedPiece(
        [
          [0.0085, 0, 0.004],
          [0.0075, 0.25, 0.004],
        ],
        18,
      ),
      { weight: 0.9 },
    ),
    makePart("star", "star", shape, { weight: 1 }),
    makePart("knob", "star", move(sphere(0.0125, 18), [0, 0, 0]), { weight: 0.5 }),
    ...makeParts("ribbon", "ribbon", [ribbon, mirror(ribbon)], { weight: 0.7 }),
    makePart("bow-knot", "ribbon", move(sphere(0.0135, 16), [0, 0.236, 0]), { weight: 0.6 }),
  ]);
}

function wizard(look: number): Part[] {
  const stem = turnedPiece(
    [
      [0.0135, 0.09, 0.003],
      [0.0115, 0.14, 0.05],
      [0.007, 0.3, 0.05],
      [0.0035, 0.355, 0.002],
    ],
    20,
  );
  const bumps = Array.from(
    { length: 5 },
    (_, i) =>
      [
        [0.0125, 0.012 + i * 0.017, 0.003],
        [look % 2 ? 0.0195 : 0.0172, 0.0205 + i * 0.017, 0.005],
      ] as const,
  ).flat();
  const handle = turnedPiece(
    [
      [0.012, -0.012, 0.004],
      [0.02, -0.004, 0.006],
      [0.014, 0.008, 0.004],
      ...bumps,
      [0.013, 0.1, 0.003],
      [0.019, 0.105, 0.003],
      [0.019, 0.112, 0.003],
      [0.012, 0.116, 0.002],
    ],
    28,
  );
  return lean([
    makePart("stem", "body", stem, { weight: 1 }),
    makePart("handle", "handle", handle, { weight: 1 }),
    makePart("glow", "glow", move(sphere(0.0115, 20), [0, 0.358, 0]), { weight: 0.8 }),
    makePart("pommel", "handle", move(sphere(0.0165, 20), [0, -0.016, 0]), { weight: 0.6 }),
  ]);
}

function conjurer(): Part[] {
  const rod = (from: number, to: number) =>
    turnedPiece(
      [
        [0.013, from, 0.003],
        [0.013, to, 0.003],
      ],
      24,
    );
  return lean([
    makePart("rod", "black", rod(0, 0.34), { weight: 1 }),
    ...makeParts("end", "white", [rod(-0.045, 0.002), rod(0.338, 0.385)], { weight: 0.9 }),
  ]);
}

/** A magic wand, leaning. What makes it itself: a wizard's slim tapering stick with a turned handle and a spark at its tip; a fairy's stick with a golden star and ribbons; a twisted root whose ends hold a crystal; a conjurer's black rod with white ends. */
export const wand = defineThing({
  id: "wand",
  family: "weapon",
  forms: { wizard: 2, star: 3, conjurer: 0, gnarled: 0.5 },
  words: {
    wand: "",
    "magic wand": "",
    "wizard wand": "wizard",
    "wizard's wand": "wizard",
    "witch's wand": "wizard",
    "harry potter wand": "wizard",
    "fairy wand": "star",
    "star wand": "star",
    "princess wand": "star",
    "magician's wand": "conjurer",
    "conjurer's wand": "conjurer",
  },
  choose: (ask) =>
    says(ask, "star-shaped")
      ? "star"
      : ["twisted", "crooked", "rustic"].some((how) => says(ask, how)) || ask.parts.has("crystal")
        ? "gnarled"
        : undefined,
  senses: ["wand"],
  height: 0.36,
  slots: {
    body: { words: ["stick", "rod"], materials: ["oak"], colours: ["#5c3820", "#7a4c2a", "#3f2616"].map(fromHex) },
    handle: { words: ["grip"], materials: ["oak"], colours: ["#3a2214", "#2a1a12", "#6b3f22"].map(fromHex) },
    star: { words: [], materials: ["gold"], takesWhole: false },
    ribbon: {
      words: ["bow"],
      materials: ["woven-cotton"],
      colours: ["#e0559a", "#7a5ad0", "#3aa0d8", "#d8323a"].map(fromHex),
      takesWhole: false,
    },
    glow: {
      words: ["tip", "spark", "light"],
      materials: ["glass"],
      colours: ["#ffe38a", "#8ad8ff", "#9dff9a"].map(fromHex),
      takesWhole: false,
    },
    crystal: {
      words: ["gem", "stone", "jewel", "gemstone"],
      materials: ["glass"],
      colours: ["#7a2fb0", "#1f9a5a", "#2a6fd0", "#c0182e"].map(fromHex),
      takesWhole: false,
    },
    black: { words: [], materials: ["plastic"], colours: [fromHex("#141416")] },
    white: { words: ["end"], materials: ["plastic"], colours: [fromHex("#f2f0ea")], takesWhole: false },
  },
  dress: ({ form, look }) =>
    form === "star"
      ? {
          body: { material: "painted-wood", colours: [fromHex(["#f3e9f2", "#e26aa6", "#9a7be0"][look % 3] as string)] },
        }
      : {},
  build: ({ form, look }) =>
    form === "star" ? star() : form === "wizard" ? wizard(look) : form === "gnarled" ? lean(gnarledWand()) : conjurer(),
  grip: () => [0.02, 0.05, 0],
  view: { azimuth: 0.3, elevation: 0.1 },
});
