import { createField } from "../../kernels/field-pool.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { type Fasteners, rivetPlace } from "../../texture/marks/fasteners.ts";
import { leaks } from "../../texture/marks/leaks.ts";
import { rivetDistance, rivetHead } from "../../texture/marks/rivets.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { type PanelPlace, panelLayout } from "../../texture/tilings/panels.ts";
import { evenDeal } from "../../texture/tones/even-deal.ts";
import { paintSurface, repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";

const TILE = 1;
const STEEL: readonly Rgb[] = [
  [0.24, 0.245, 0.25],
  [0.39, 0.395, 0.4],
  [0.54, 0.54, 0.54],
];
const GRIME = fromHex("#3a2c20");

/** A wall of steel sheets of many sizes, screwed at the corners, each rolled its own way, grime in the joints and running from the screws. Takes colours as a coat of paint. */
export const metalPanels: Material = {
  id: "metal-panels",
  class: "metal",
  words: [
    "metal panel",
    "grid panel",
    "panel grid",
    "metal plate",
    "metal plates",
    "steel plate",
    "steel panel",
    "metal wall",
    "metal panel wall",
    "metal sheet wall",
    "iron panel",
  ],
  tileSize: TILE,
  shade: shadeMetalPanels,
  fasteners: screws,
};

const INSET = 0.02;
const SCREW = 0.0085;
/** One in each corner. */
const SPACING = 9;
/** Metres between those that are asked for: a row along every edge. */
const ROW = 0.09;

const layoutOf = ({ draw, scale }: ShadeContext) => panelLayout(featureCount(12, scale), draw.stream("layout"), 2, 5);
const newPlace = (): PanelPlace => ({ panel: 0, left: 0, top: 0, width: 0, height: 0, border: 0 });

function screws(context: ShadeContext): Fasteners {
  const { locate } = layoutOf(context);
  const at = newPlace();
  return {
    radius: (SCREW * 1.2) / TILE,
    locate: (x, y, place) => {
      locate(x, y, at);
      rivetPlace(at.left, at.top, at.width, at.height, INSET / TILE, ROW / TILE, place);
    },
  };
}

function shadeMetalPanels(context: ShadeContext): Surface {
  const { size, draw } = context;
  const layout = layoutOf(context);
  const place = newPlace();
  const tone = evenDeal(layout.count, (x, y) => {
    layout.locate(x, y, place);
    return place.panel;
  })(draw.seed32("tone"));
  const lift = randomTable(layout.count, draw.seed32("lift"));
  const hairs = fbm(size, { cells: 150, cellsY: 3, octaves: 2, gain: 0.8, seed: draw.seed32("hairs") });
  const crossHairs = fbm(size, { cells: 3, cellsY: 150, octaves: 2, gain: 0.8, seed: draw.seed32("cross hairs") });
  const streaks = fbm(size, { cells: 80, cellsY: 2, octaves: 4, gain: 0.6, seed: draw.seed32("streaks") });
  // sheets are cut and hung by hand
  const sway = fbm(size, { cells: 4, octaves: 2, seed: draw.seed32("sway") });
  const metal = bareMetal(context, { tileSize: TILE, colours: STEEL, roughness: 0.33, scratches: 700, smudge: 1.2 });
  const source = createField(size * size);
  const surface = paintSurface(
    size,
    TILE,
    (texel, i) => {
      const bend = (sway[i] as number) * 0.0012;
      const x = ((i & (size - 1)) + 0.5) / size + bend;
      const y = (Math.floor(i / size) + 0.5) / size + bend;
      layout.locate(x, y, place);
      const edge = place.border * TILE;
      const hair = ((tone[place.panel] as number) > 0.5 ? hairs : crossHairs)[i] as number;
      const t = (tone[place.panel] as number) - 0.5;
      const joint = smoothstep(0.005, 0.0015, edge);
      const bevel = smoothstep(0.0025, 0.007, edge);
      const screw = rivetDistance(
        place.left * TILE,
        place.top * TILE,
        place.width * TILE,
        place.height * TILE,
        INSET,
        SPACING,
      );
      const head = rivetHead(screw, SCREW);
      metal(texel, i);
      shade(texel, (1 + t * 0.26 + hair * 0.1) * (1 - joint * 0.85));
      texel.roughness += t * 0.1 + hair * 0.05 + joint * 0.4;
      texel.height += 0.003 * (lift[place.panel] as number) + 0.004 * bevel - 0.004 * joint + hair * 0.00003;
      texel.metalness = joint > 0.5 ? 0 : 1;
      if (screw < 0.0115) {
        texel.height += head * 0.0045 - smoothstep(0.0115, 0.0095, screw) * 0.0012;
        shade(texel, 0.5 + 0.6 * head);
      }
      source[i] = Math.max(screw < 0.0095 && screw > 0.006 ? 0.9 : 0, joint * 0.35);
    },
    [source],
  );
  const runs = leaks(source, size, streaks, 0.07);
  repaintSurface(surface, (texel, i) => {
    const run =
      clamp01((runs[i] as number) * (0.6 + (streaks[i] as number) * 0.7) - 0.08) * (1 - (source[i] as number));
    blendColour(texel, GRIME, run * 0.6);
    texel.roughness += run * 0.3;
    texel.metalness *= 1 - run * 0.5;
  });
  return weatherSurface(surface, { seed: draw.seed32("use"), reach: 0.01, dirt: 0.55, wear: 0.2 });
}
