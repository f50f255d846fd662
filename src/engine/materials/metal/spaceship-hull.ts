import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { leaks } from "../../texture/marks/leaks.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { type PanelPlace, panelLayout } from "../../texture/tilings/panels.ts";
import { evenDeal } from "../../texture/tones/even-deal.ts";
import { paintSurface, repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { paintCoat } from "./paint-coat.ts";
import { type Greeble, type GreebleMark, markGreeble } from "./panel-greeble.ts";

const TILE = 8;
const PAINTS = ["#b9bbb8", "#a7acb0", "#c9c5ba", "#8f9599"];
const STRIPES = ["#9a3428", "#37506e", "#b98a2e", "#5a6a4a"].map(fromHex);
const STEEL = fromHex("#4b4e52");
const SOOT = fromHex("#2a2622");
const SMALL: readonly Greeble[] = ["plain", "plain", "raised", "inset", "ribs", "conduits", "vent", "port"];

/** Plating of a starship: pale painted plates large and small, fine seams, clusters of machinery, soot drawn out along the hull. Takes colours in the plating, then in the marked plates. */
export const spaceshipHull: Material = {
  id: "spaceship-hull",
  class: "metal",
  words: [
    "spaceship hull",
    "spaceship",
    "starship hull",
    "starship",
    "spacecraft hull",
    "spacecraft",
    "spaceship wall",
    "spaceship panel",
    "hull plating",
    "hull panel",
    "greeble",
    "space ship",
    "mech armor",
    "mech armour",
  ],
  tileSize: TILE,
  shade: shadeSpaceshipHull,
};

function shadeSpaceshipHull(context: ShadeContext): Surface {
  const { size, draw, scale, colours } = context;
  const plates = panelLayout(featureCount(12, scale), draw.stream("plates"), 2, 3);
  const units = featureCount(24, scale);
  const parts = panelLayout(units, draw.stream("parts"), 1, 3);
  const plate: PanelPlace = { panel: 0, left: 0, top: 0, width: 0, height: 0, border: 0 };
  const part: PanelPlace = { ...plate };
  const mark: GreebleMark = { rise: 0, gap: 0, light: 0, part: 0 };
  const deal = evenDeal(plates.count, (x, y) => {
    plates.locate(x, y, plate);
    return plate.panel;
  });
  const tone = deal(draw.seed32("tone"));
  const busy = deal(draw.seed32("busy"));
  const marked = deal(draw.seed32("marked"));
  const smallTone = randomTable(parts.count, draw.seed32("small tone"));
  const kinds = Array.from(
    randomTable(parts.count, draw.seed32("kind")),
    (c) => SMALL[Math.floor(c * SMALL.length)] as Greeble,
  );
  const sway = fbm(size, { cells: 3, octaves: 2, seed: draw.seed32("sway") });
  const streaks = fbm(size, { cells: 70, cellsY: 2, octaves: 4, gain: 0.6, seed: draw.seed32("streaks") });
  const paint = paintCoat(context, { tileSize: TILE, paints: PAINTS, roughness: 0.46 });
  const stripe = colours[1] ?? draw.pick("stripe", STRIPES);
  const unit = 1 / units;
  const depth = TILE * unit * 0.2;
  const source = createField(size * size);
  const surface = paintSurface(
    size,
    TILE,
    (texel, i) => {
      const bend = (sway[i] as number) * 0.008;
      // no seam lies along the tile's edges
      const x = ((i & (size - 1)) + 0.5) / size + bend + unit * 0.75;
      const y = (Math.floor(i / size) + 0.5) / size + bend + unit * 0.75;
      plates.locate(x, y, plate);
      parts.locate(x, y, part);
      const t = (tone[plate.panel] as number) - 0.5;
      const crowded = (busy[plate.panel] as number) < 0.3 && plate.border > unit * 0.5;
      const s = (smallTone[part.panel] as number) - 0.5;
      const seam = smoothstep(0.0032, 0.0015, plate.border);
      const lip = smoothstep(0.0022, 0.0062, plate.border);
      const fine = smoothstep(unit * 0.075, unit * 0.03, part.border);
      paint(texel, i);
      // one plate in nine carries a colour of the fleet
      if ((marked[plate.panel] as number) < 0.11 && !crowded) {
        blendColour(texel, stripe, colours.length === 1 ? 0.15 : colours[1] ? 0.85 : 0.2);
      }
      shade(texel, 1 + t * 0.3);
      texel.height += depth * (0.5 * lip + 0.5 * t);
      if (crowded) {
        markGreeble(kinds[part.panel] as Greeble, part, unit, mark);
        const well = smoothstep(unit * 0.5, unit * 0.62, plate.border);
        const block = smoothstep(unit * 0.05, unit * 0.13, part.border);
        blendColour(texel, STEEL, well * (0.35 + s * 0.4));
        shade(texel, (1 - 0.62 * mark.gap * well) * (1 - well * 0.6 * (1 - block)));
        texel.height += depth * well * (block * (0.7 + s * 1.4) - 0.8 + mark.rise * block);
        texel.roughness += 0.1 * well;
      } else if ((smallTone[part.panel] as number) > 0.42) {
        // lighter seams divide the large plates; some of the pieces stand a hand higher
        shade(texel, (1 - 0.4 * fine) * (1 + s * 0.24));
        texel.height +=
          depth * ((smallTone[part.panel] as number) > 0.8 ? 0.34 * smoothstep(0.05, 0.16, part.border / unit) : 0) -
          depth * 0.16 * fine;
      }
      shade(texel, 1 - 0.8 * seam);
      texel.height -= depth * 0.4 * seam;
      source[i] = Math.max(seam * 0.5, crowded ? mark.gap * 0.6 : 0, fine * 0.18);
    },
    [source],
  );
  const runs = leaks(source, size, streaks, 0.11);
  repaintSurface(surface, (texel, i) => {
    const run = clamp01((runs[i] as number) * (0.55 + (streaks[i] as number)) - 0.06);
    blendColour(texel, SOOT, run * 0.62);
    texel.roughness += run * 0.25;
  });
  return weatherSurface(surface, {
    seed: draw.seed32("use"),
    reach: 0.006,
    dirt: 0.45,
    wear: 0.16,
    bare: { colour: [0.36, 0.37, 0.38], roughness: 0.5, metalness: 0 },
  });
}
