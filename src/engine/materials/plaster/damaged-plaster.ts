import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { runningBond } from "../../texture/tilings/bonds.ts";
import { blendColour, blendPaint, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { layMasonry } from "../stone/lay-masonry.ts";

const COAT = ["#a69a86", "#c4b9a4", "#d6cdbb", "#e2dbcc"].map(fromHex);
const SCRATCH = ["#837868", "#a09483", "#b5aa99"].map(fromHex);
const BRICK = ["#5d2f22", "#824331", "#9c5a43", "#ad7059"].map(fromHex);
const MORTAR = ["#82796b", "#9c9385", "#b3ab9d"].map(fromHex);
/** How well held the top coat is where it is whole. */
const WHOLE = 0.012;
const TILE = 1.6;

/** Plaster that fell off its wall in sheets: broken edges, the grey undercoat, the bricks below. Takes colours in the plaster, then in the bricks. */
export const damagedPlaster: Material = {
  id: "damaged-plaster",
  class: "plaster",
  words: [
    "damaged plaster",
    "rough plaster brick",
    "plaster brick",
    "broken plaster",
    "crumbling plaster",
    "plastered brick",
    "brick plaster",
    "exposed brick plaster",
    "fallen plaster",
    "wall brick plaster",
    "red brick plastered",
    "rough plasterbrick",
    "old plaster wall",
    "crumbling wall",
    "broken wall",
  ],
  tileSize: TILE,
  shade: shadeDamagedPlaster,
};

function shadeDamagedPlaster(context: ShadeContext): Surface {
  const { size, draw, scale, colours } = context;
  const patches = evenNoise(size, {
    cells: featureCount(8, scale),
    octaves: 5,
    gain: 0.5,
    seed: draw.seed32("patches"),
  });
  const ragged = fbm(size, { cells: featureCount(20, scale), octaves: 5, gain: 0.62, seed: draw.seed32("ragged") });
  const lines = cracks(size, draw, featureCount(5, scale), 0.5, 0.13);
  const coat = palette(...dye(COAT, colours[0]));
  const scratch = palette(...dye(SCRATCH, colours[0]));
  const rows = featureCount(9, scale) * 2;
  const gone = draw.number("gone", -0.02, 0.16) + (colours[0] ? 0.14 : 0);
  const course = TILE / rows;
  const paint = { r: 0, g: 0, b: 0 };
  const heldAt = (i: number) =>
    (patches[i] as number) * 0.8 + (ragged[i] as number) * 0.13 + gone - smoothstep(0.1, 0, lines[i] as number) * 0.05;
  return layMasonry(
    { ...context, colours: colours.slice(1) },
    {
      tileSize: TILE,
      tiling: runningBond(featureCount(6, scale), rows),
      unit: 1 / rows,
      joint: 0.075,
      rounding: 0.12,
      bevel: 0.16,
      wander: 0.05,
      chips: 0.1,
      depth: 0.14,
      dome: 0.02,
      level: 0.08,
      tilt: 0.04,
      relief: 0.03,
      pits: 0.05,
      faces: [BRICK],
      joints: MORTAR,
      tone: 0.6,
      flash: 0.2,
      mottle: 0.2,
      grit: 0.2,
      roughness: 0.9,
      hidden: (i) => heldAt(i) >= WHOLE,
      finish: (texel, { mottle, grit, rough }, i) => {
        const r = ragged[i] as number;
        const crack = lines[i] as number;
        const held = heldAt(i);
        const top = smoothstep(-0.008, WHOLE, held);
        // the undercoat holds a little longer
        const base = smoothstep(-0.12, -0.1, held + rough * 0.03);
        const line = smoothstep(0.016, 0.004, crack) * top;
        blendColour(texel, [0.42, 0.38, 0.33], (1 - base) * 0.12);
        if (top === 1) {
          paintFrom(coat, 0.55 + mottle * 0.16 + r * 0.12 + grit * 0.06, texel);
          shade(texel, 1 - line * 0.55);
        } else if (base > 0) {
          paintFrom(scratch, 0.45 + grit * 0.25 + rough * 0.18, paint);
          blendPaint(texel, paint, base);
          paintFrom(coat, 0.55 + mottle * 0.16 + r * 0.12 + grit * 0.06, paint);
          shade(paint, 1 - line * 0.55);
          blendPaint(texel, paint, top);
          shade(texel, 1 - 0.25 * smoothstep(-0.05, 0, held) * (1 - top));
        }
        const level = course * (0.2 + rough * 0.03 + grit * 0.02);
        texel.height = lerp(texel.height, level, base);
        texel.height += top * (course * 0.15 + r * 0.0006 - line * 0.004);
        texel.roughness = lerp(texel.roughness, 0.88 + grit * 0.04, base);
      },
    },
  );
}
