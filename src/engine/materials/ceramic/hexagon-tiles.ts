import { fromHex } from "../../math/color.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { hexagonTiling } from "../../texture/tilings/hexagon-tiling.ts";
import type { Material } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const PAIRS = [
  ["#d5d3cd", "#e0deda", "#e8e7e3", "#eeede9"],
  ["#c7cdc9", "#d5dad6", "#e0e4e1", "#e9ecea"],
].map((stops) => stops.map(fromHex));
const SECOND = [
  ["#2a2c2e", "#35383a", "#44484a", "#585c5e"],
  ["#2f5560", "#3f6a76", "#55838f", "#739da7"],
  ["#6b7a68", "#80907c", "#98a794", "#b1bdae"],
].map((stops) => stops.map(fromHex));
const GROUT = ["#8d8982", "#a8a49d", "#bfbbb4"].map(fromHex);

/** Hexagonal glazed tiles in two tones, pale grout. Takes colours in the tiles, then in the second tone. */
export const hexagonTiles: Material = {
  id: "hexagon-tiles",
  class: "ceramic",
  words: [
    "hexagon bathroom tile",
    "hexagon tile",
    "hexagonal tile",
    "honeycomb tile",
    "hex tile",
    "hexagon",
    "hexagon mosaic",
    "honeycomb pattern",
    "hexagonal ceramic tile",
    "hexagon floor",
    "hexagon floor tile",
  ],
  tileSize: 0.9,
  bond: "hexagon",
  shade: (context) => {
    const { draw, scale, colours } = context;
    const columns = featureCount(7, scale);
    // a few dark tiles among pale ones are what one sees again in the next tile of the floor: mostly there are none
    const few = draw.chance("two tones", 0.3) ? draw.number("second", 0.14, 0.3) : 0;
    // who asks for one colour gets tiles of that colour
    const share = colours[1] ? draw.number("second", 0.34, 0.48) : colours[0] ? 0 : few;
    return layTiles(context, {
      tileSize: 0.9,
      tiling: hexagonTiling(columns),
      unit: 1 / columns,
      joint: 0.022,
      rounding: 0.03,
      bevel: 0.05,
      pillow: 0.025,
      depth: 0.05,
      level: 0.01,
      tilt: 0.02,
      wave: 0.003,
      wander: 0,
      glazes: [{ stops: draw.pick("first", PAIRS) }, { stops: draw.pick("other", SECOND), takes: colours[1] ? 1 : -1 }],
      choose: (_cell, _kind, chance) => (chance < share ? 1 : 0),
      grout: GROUT,
      groutTakes: 2,
      tone: 0.45,
      cloud: 0.07,
      pool: 0.12,
      roughness: 0.15,
    });
  },
};
