import { box } from "../../geometry/box.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, traitFactor, wants } from "../from-ask.ts";
import { choice, flag, metres } from "../parameter-specs.ts";
import { makeNib } from "./nib.ts";
import { layDown, turnedPiece } from "./pen-shape.ts";

const KINDS = ["ballpoint", "fountain"] as const;

type PenParameters = {
  readonly kind: (typeof KINDS)[number];
  readonly length: number;
  readonly radius: number;
  readonly clip: boolean;
};

const parameters = {
  kind: choice(KINDS, "How it writes."),
  length: metres(0.1, 0.2, "Tip to end."),
  radius: metres(0.003, 0.011, "Of the barrel."),
  clip: flag("Has a clip for the pocket."),
};

const INKS = ["#16305f", "#8f1620", "#16181c", "#1f5b3c", "#5b2d6e", "#c77a1c"].map(fromHex);

/**
 * A pen lying on the desk. What makes it itself: a slim barrel with metal rings, a cone down to the point (a split gold nib on a
 * fountain pen, a small ball on a ballpoint), a clip, and a push button at the end of a ballpoint.
 */
export const pen = defineConcept<PenParameters>({
  id: "pen",
  family: "stationery",
  words: [
    "pen",
    "ballpoint pen",
    "ballpoint",
    "biro",
    "fountain pen",
    "ink pen",
    "felt pen",
    "marker",
    "marker pen",
    "stylus",
  ],
  senses: ["pen"],
  height: 0.014,
  parameters,
  slots: {
    barrel: { words: ["body", "shaft"], materials: ["plastic"], colours: INKS },
    metal: {
      words: ["clip", "ring", "button", "band"],
      materials: ["gold", "silver", "brushed-steel"],
      takesWhole: false,
    },
    nib: { words: ["point", "tip"], materials: ["gold", "brushed-steel"], takesWhole: false },
  },
  sample: (draw, ask) => {
    const isFountain = /fountain|ink/.test(ask.word) || (ask.word === "pen" && draw.chance("fountain", 0.45));
    return fitParameters<PenParameters>(parameters, {
      kind: isFountain ? "fountain" : "ballpoint",
      length: 0.14 * draw.number("length", 0.95, 1.05) * traitFactor(ask, { long: 1.25, short: 0.78 }),
      radius: 0.0062 * draw.number("radius", 0.92, 1.15) * traitFactor(ask, { thick: 1.35, thin: 0.7 }),
      clip: wants(ask, "metal", true),
    });
  },
  build: (p) => {
    const { length: l, radius: r, kind } = p;
    const isFountain = kind === "fountain";
    const lay = (part: Part): Part => ({ ...part, geometry: layDown(part.geometry, r * 0.4, 0.045) });
    const neck = isFountain ? l * 0.3 : l * 0.16;
    const start = isFountain ? l * 0.15 : l * 0.025;
    const parts: Part[] = [
      makePart(
        "barrel",
        "barrel",
        turnedPiece(
          [
            [r * (isFountain ? 0.72 : 0.36), start, r * 0.08],
            [r * (isFountain ? 0.82 : 0.9), neck, r * 0.1],
            [r, neck + l * 0.02],
            [r * 1.04, l * 0.6],
            [r * (isFountain ? 0.9 : 0.98), l * 0.94],
            [r * (isFountain ? 0.72 : 0.82), l * (isFountain ? 1 : 0.96), r * 0.35],
          ],
          48,
        ),
        { weight: 1, crease: 0.5, grain: "y" },
      ),
      makePart(
        "rings",
        "metal",
        turnedPiece([
          [r * 1.06, neck + l * 0.005, r * 0.08],
          [r * 1.08, neck + l * 0.022, r * 0.08],
        ]),
        { weight: 0.5 },
      ),
      makePart(
        "band",
        "metal",
        turnedPiece([
          [r * 1.1, l * 0.585, r * 0.08],
          [r * 1.1, l * 0.615, r * 0.08],
        ]),
        { weight: 0.5 },
      ),
    ];
    if (isFountain) {
      parts.push(makePart("nib", "nib", makeNib(r, l * 0.16), { weight: 0.9, crease: 0.6 }));
    } else {
      parts.push(
        makePart(
          "tip",
          "nib",
          turnedPiece([
            [r * 0.07, 0, r * 0.05],
            [r * 0.14, l * 0.012, r * 0.05],
            [r * 0.38, l * 0.03],
            [r * 0.3, l * 0.04],
          ]),
          { weight: 0.8 },
        ),
        makePart(
          "button",
          "metal",
          turnedPiece([
            [r * 0.5, l * 0.94],
            [r * 0.5, l * 0.998, r * 0.2],
          ]),
          { weight: 0.5 },
        ),
      );
    }
    if (p.clip) {
      const long = l * 0.26;
      parts.push(
        makePart(
          "clip",
          "metal",
          move(box([r * 0.16, long, r * 0.5], { bevel: r * 0.07 }), [-r * 1.28, l * 0.93 - long / 2, 0]),
          {
            weight: 0.6,
          },
        ),
        makePart(
          "clip-root",
          "metal",
          move(box([r * 0.9, l * 0.016, r * 0.5], { bevel: r * 0.07 }), [-r * 0.92, l * 0.92, 0]),
          {
            weight: 0.3,
          },
        ),
      );
    }
    return standModel(parts.map(lay), [
      { name: "attach", position: [0, r * 1.4, 0], normal: [0, 1, 0], radius: r },
      { name: "top", position: [0, r * 2.2, 0], normal: [0, 1, 0], radius: r },
    ]);
  },
  view: { azimuth: 0.15, elevation: 0.6 },
});
