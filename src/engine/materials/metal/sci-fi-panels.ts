import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { rivetDistance, rivetHead } from "../../texture/marks/rivets.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { type PanelPlace, panelLayout } from "../../texture/tilings/panels.ts";
import { evenDeal } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { weatherSurface } from "../../texture/tones/weathering.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { bareMetal } from "./bare-metal.ts";
import { type Greeble, type GreebleMark, markGreeble } from "./panel-greeble.ts";

const WHITE = [0.88, 0.88, 0.88] as const;
const TILE = 2.6;
/** Shell dark to light, parts, lamps. */
const SCHEMES = [
  { shell: ["#3a4048", "#565e68", "#737c86"], part: "#22262c", lamp: "#5fe6f2" },
  { shell: ["#7f858a", "#a3a8ac", "#c3c7c9"], part: "#33373c", lamp: "#ff9d3c" },
  { shell: ["#3a3e44", "#50555c", "#6a7078"], part: "#23262a", lamp: "#58b6ff" },
  { shell: ["#565b56", "#757b73", "#939a90"], part: "#2b2f2d", lamp: "#a4f25c" },
].map(({ shell, part, lamp }) => ({ shell: shell.map(fromHex), part: fromHex(part), lamp: fromHex(lamp) }));
const KINDS: readonly Greeble[] = ["plain", "inset", "raised", "vent", "light", "conduits", "port", "ribs"];
const SHARES = [0.16, 0.34, 0.52, 0.64, 0.8, 0.87, 0.94, 1];

/** A wall of machine panels with cut corners, vents, conduits and slots of light. Takes colours in the shell, then in the lamps. */
export const sciFiPanels: Material = {
  id: "sci-fi-panels",
  class: "metal",
  words: [
    "sci-fi panel",
    "sci fi panel",
    "scifi panel",
    "sci-fi wall",
    "sci fi wall",
    "sci-fi metal",
    "sci fi metal",
    "sci-fi floor",
    "sci fi floor",
    "scifi wall",
    "futuristic panel",
    "tech panel",
    "space station wall",
    "sci-fi tile",
    "sci fi tile",
    "scifi tile",
    "sci-fi floor tile",
    "sci fi floor tile",
    "spaceship floor tile",
    "spaceship tile",
    "futuristic floor tile",
  ],
  tileSize: TILE,
  shade: shadeSciFiPanels,
};

function shadeSciFiPanels(context: ShadeContext): Surface {
  const { size, draw, scale, colours } = context;
  const units = featureCount(16, scale);
  const layout = panelLayout(units, draw.stream("layout"), 2, 3);
  const place: PanelPlace = { panel: 0, left: 0, top: 0, width: 0, height: 0, border: 0 };
  const mark: GreebleMark = { rise: 0, gap: 0, light: 0, part: 0 };
  const deal = evenDeal(layout.count, (x, y) => {
    layout.locate(x, y, place);
    return place.panel;
  });
  const tone = deal(draw.seed32("tone"));
  const lift = randomTable(layout.count, draw.seed32("lift"));
  // lamps and dark ports are spread over the wall: one or two would be found in every tile again
  const chance = deal(draw.seed32("kind"));
  const kinds = Array.from(chance, (c) => KINDS[SHARES.findIndex((share) => c < share)] as Greeble);
  const sway = fbm(size, { cells: 3, octaves: 2, seed: draw.seed32("sway") });
  const scheme = draw.pick("scheme", SCHEMES);
  const lamp = context.lights ?? colours[1] ?? scheme.lamp;
  const metal = bareMetal(context, {
    tileSize: TILE,
    colours: scheme.shell,
    roughness: colours.length > 0 ? 0.44 : 0.36,
    scratches: 1200,
    grain: 0.00012,
    smudge: 1.4,
  });
  // a colour is a coat of paint
  const isPainted = colours.length > 0;
  const unit = 1 / units;
  const depth = TILE * unit * 0.16;
  const surface = paintSurface(size, TILE, (texel, i) => {
    // hung by hand, nearly true
    const bend = (sway[i] as number) * 0.011;
    const x = ((i & (size - 1)) + 0.5) / size + bend;
    const y = (Math.floor(i / size) + 0.5) / size + bend;
    layout.locate(x, y, place);
    const p = place.panel;
    const kind = kinds[p] as Greeble;
    markGreeble(kind, place, unit, mark);
    const cut = Math.min(
      place.border,
      (Math.min(place.left, place.width - place.left) +
        Math.min(place.top, place.height - place.top) -
        ((lift[p] as number) > 0.45 ? unit * 0.34 : 0)) *
        Math.SQRT1_2,
    );
    const face = smoothstep(unit * 0.028, unit * 0.088, cut);
    const joint = smoothstep(unit * 0.041, unit * 0.02, cut);
    // screws stand near the sides only, and on such panels only
    const head =
      place.border < unit * 0.28 && (kind === "plain" || kind === "vent")
        ? rivetHead(rivetDistance(place.left, place.top, place.width, place.height, unit * 0.2, 9), unit * 0.075)
        : 0;
    metal(texel, i);
    shade(texel, 0.84 + 0.32 * (tone[p] as number));
    blendColour(texel, scheme.part, mark.part * (colours.length > 0 ? 0.5 : 0.68));
    shade(texel, (1 - 0.86 * mark.gap) * (1 - 0.85 * joint) * (1 - 0.25 * (head > 0 ? 1 - head : 0)));
    texel.height += depth * (face + mark.rise * face + 0.35 * (lift[p] as number) + head * 0.3 - joint * 0.3);
    texel.roughness += (tone[p] as number) * 0.1 + mark.gap * 0.3 + joint * 0.3;
    texel.metalness = mark.gap > 0.6 || isPainted ? 0 : 1;
    if (mark.light > 0) {
      blendColour(texel, lamp, mark.light);
      // a tube is palest along its middle
      blendColour(texel, WHITE, (context.lights ? 0.16 : 0.35) * smoothstep(0.75, 1, mark.light));
      texel.metalness = mark.light > 0.5 ? 0 : texel.metalness;
      texel.roughness = lerp(texel.roughness, 0.25, mark.light);
    }
  });
  return weatherSurface(surface, { seed: draw.seed32("use"), reach: 0.008, dirt: 0.35, wear: 0.22 });
}
