import { fromHex, type Rgb } from "../../math/color.ts";
import { lerp } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { starAndCross } from "../../texture/tilings/star-and-cross.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const STARS = [
  ["#123a73", "#1c4f93", "#2e66ad", "#5286c2"],
  ["#0f6a6b", "#1a8583", "#36a09b", "#69bbb4"],
  ["#a8641c", "#c47f2c", "#d8993f", "#e5b565"],
  ["#1f5b35", "#2f7548", "#478f5e", "#70ac82"],
].map((stops) => stops.map(fromHex));
const CROSSES = ["#c9c0ac", "#dad2c0", "#e6e0d2", "#efebe1"].map(fromHex);
const HEARTS = [
  ["#c9c0ac", "#dad2c0", "#e6e0d2", "#efebe1"],
  ["#a8641c", "#c47f2c", "#d8993f", "#e5b565"],
].map((stops) => stops.map(fromHex));
const GROUT = ["#a39c8f", "#b9b3a7", "#cbc6bc"].map(fromHex);

/**
 * Moroccan star and cross: eight-pointed stars of hand-cut glaze with a small star in their middle, pale crosses between.
 * Takes colours in the stars, then in their middles, then in the crosses.
 */
export const starAndCrossTiles: Material = {
  id: "star-and-cross-tiles",
  class: "ceramic",
  words: [
    "star and cross tile",
    "star and cross",
    "moroccan tile",
    "moroccan star tile",
    "moroccan mosaic",
    "moroccan floor tile",
    "moroccan wall",
    "moorish tile",
    "islamic tile",
    "islamic mosaic",
    "islamic star tile",
    "arabic tile",
    "alhambra tile",
    "eight pointed star tile",
    "zellige mosaic",
    "zellij mosaic",
    "star zellige",
    "star zellij",
    "moroccan zellige star",
    "star moroccan zellige",
  ],
  tileSize: 0.8,
  shade: (context) => {
    const { draw, scale, colours } = context;
    const side = featureCount(2, scale) * 2;
    const sets = draw.chance("fresh", 0.5) ? STARS.slice(0, 3) : [STARS[0], STARS[3], STARS[2]];
    return layTiles(
      { ...context, colours: colours.length === 1 ? tonesOf(colours[0] as Rgb) : colours },
      {
        tileSize: 0.8,
        tiling: starAndCross(side, 0.17),
        unit: 1 / side,
        joint: 0.012,
        rounding: 0,
        bevel: 0.035,
        pillow: 0.03,
        depth: 0.035,
        level: 0.012,
        tilt: 0.03,
        wave: 0.005,
        wander: 0.003,
        glazes: [
          ...sets.map((stops) => ({ stops: stops as (typeof STARS)[number] })),
          { stops: draw.pick("hearts", HEARTS), takes: colours.length > 0 ? 1 : -1 },
          { stops: CROSSES, takes: 2 },
        ],
        choose: (cell, kind) =>
          kind === 0 ? (colours.length > 0 ? 0 : starAt(cell % side, Math.floor(cell / side))) : kind + 2,
        grout: GROUT,
        tone: 0.6,
        cloud: 0.14,
        pool: 0.2,
        roughness: 0.14,
      },
    );
  },
};

/** Set by rule and not by chance: every second star the first glaze, the others by turns, so that no corner of the tile has more of one. */
const starAt = (column: number, row: number): number => ((column + row) % 2 === 0 ? 0 : row % 2 === 0 ? 1 : 2);

/** Of one colour the middles are the deeper glaze and the crosses the paler. */
const tonesOf = (colour: Rgb): readonly Rgb[] => [
  colour,
  colour.map((c) => c * 0.45) as unknown as Rgb,
  colour.map((c) => lerp(c, 0.78, 0.3)) as unknown as Rgb,
];
