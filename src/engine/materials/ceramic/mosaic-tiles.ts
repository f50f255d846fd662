import { fromHex, type Rgb } from "../../math/color.ts";
import { sin, TAU } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { voronoiTiling } from "../../texture/tilings/voronoi-tiling.ts";
import { dye } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { layTiles } from "./lay-tiles.ts";

const GROUND = ["#b3a489", "#c7b99f", "#d8ccb5", "#e5dccb"].map(fromHex);
const SETS = [
  ["#1e4a6a", "#2f6488", "#4b82a4", "#76a3bd"],
  ["#7a2f24", "#984636", "#b06350", "#c58877"],
  ["#2b5f55", "#3f7a6f", "#5c968b", "#86b3aa"],
  ["#2b2a2d", "#3d3c40", "#55545a", "#727178"],
].map((stops) => stops.map(fromHex));
const GOLD = ["#8a5f22", "#ab7d34", "#c69a50", "#dab97c"].map(fromHex);
const GROUT = ["#8b8477", "#a39c8f", "#bab4a8"].map(fromHex);

/** Roman mosaic: small hand-broken stones in rows, waves of colour on a pale ground. Takes colours in the ground, then in the figure. */
export const mosaicTiles: Material = {
  id: "mosaic-tiles",
  class: "ceramic",
  words: [
    "mosaic",
    "mosaic tile",
    "tesserae",
    "mosaic floor",
    "roman mosaic",
    "mosaic wall",
    "ceramic mosaic",
    "stone mosaic",
    "byzantine mosaic",
    "ancient mosaic",
    "mosaic pattern",
    "tile mosaic",
    "glazed mosaic tile",
  ],
  tileSize: 0.8,
  bond: "crazy",
  shade: (context) => shadeMosaic(context, true),
  plain: {
    id: "mosaic-tiles",
    class: "ceramic",
    words: ["mosaic"],
    tileSize: 0.8,
    shade: (context) => shadeMosaic(context, false),
  },
};

/** Of one colour the figure is the same, deeper and paler: a blue mosaic is blue. */
const tonesBeside = (colour: Rgb): readonly [readonly Rgb[], readonly Rgb[]] => [
  dye(GROUND, colour.map((c) => c * 0.42) as unknown as Rgb, 0.9),
  dye(GROUND, colour.map((c) => lerp(c, 0.75, 0.3)) as unknown as Rgb, 0.9),
];

function shadeMosaic(context: ShadeContext, hasWaves: boolean): Surface {
  const { draw, scale, colours } = context;
  const side = featureCount(33, scale);
  const chance = randomTable(side * side, draw.seed32("stray stones"));
  const swing = draw.number("swing", 0.06, 0.13);
  const waves = draw.integer("waves", 1, 2);
  const lift = draw.number("lift", 0, 1);
  const figure = (cell: number) => {
    const x = ((cell % side) + 0.5) / side;
    const y = (Math.floor(cell / side) + 0.5) / side;
    const at = y * 2 + swing * 2 * sin(TAU * waves * x) + 0.12 * sin(TAU * (waves + 1) * x + 2) + lift;
    const band = at - Math.floor(at);
    if ((chance[cell] as number) < 0.06) return 0;
    return band < 0.16 || (band > 0.4 && band < 0.5) ? 1 : band > 0.2 && band < 0.34 ? 2 : 0;
  };
  const set = draw.pick("figure", SETS);
  const [second, third] = colours.length === 1 ? tonesBeside(colours[0] as Rgb) : [set, GOLD];
  return layTiles(context, {
    tileSize: 0.8,
    tiling: voronoiTiling(side, side, 0.62, draw.stream("stones")),
    unit: 1 / side,
    joint: 0.05,
    rounding: 0.08,
    bevel: 0.13,
    pillow: 0.03,
    depth: 0.13,
    level: 0.08,
    tilt: 0.2,
    wave: 0.01,
    wander: 0.028,
    glazes: [
      { stops: GROUND },
      { stops: second, takes: colours[1] ? 1 : -1 },
      { stops: third, takes: colours[1] ? 1 : -1 },
    ],
    choose: hasWaves ? figure : () => 0,
    grout: GROUT,
    groutTakes: 2,
    tone: 0.95,
    cloud: 0.1,
    pool: 0.1,
    roughness: 0.34,
  });
}
