import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { layFeathers, vaneWidth } from "./lay-feathers.ts";

const BARBS = ["#0d1a0e", "#1f4426", "#3a7a36", "#6f9a3a", "#a8a54a"].map(fromHex);
/** The eye's rings from its rim inwards, and how far from its middle each begins, in its own half width. */
const RINGS = [
  { from: 1, colour: fromHex("#5c7a22") },
  { from: 0.9, colour: fromHex("#a98c2f") },
  { from: 0.78, colour: fromHex("#7a4a1d") },
  { from: 0.5, colour: fromHex("#0f9a9c") },
  { from: 0.34, colour: fromHex("#0c1a63") },
] as const;
const BRONZE = 3;
const HEART = 0.34;
const TILE = 0.24;
/** Where along the vane the eye sits, and half its length and width, the vane's being 1. */
const EYE = { v: 0.42, long: 0.42, wide: 0.66 };

/** A peacock's train: loose green and bronze barbs, in each feather an eye of bronze, turquoise and indigo with the heart's notch. Takes a colour in the barbs. */
export const peacockFeathers: Material = {
  id: "peacock-feathers",
  class: "misc",
  words: ["peacock feather", "peacock plumage", "peacock plume", "peacock tail", "peacock"],
  tileSize: TILE,
  shade: shadePeacock,
};

function shadePeacock({ size, draw, colours, scale }: ShadeContext): Surface {
  const across = featureCount(5, scale);
  const down = featureCount(3, scale) * 2;
  const placed = layFeathers(size, draw, { across, down, scale });
  const fluff = fbm(size, { cells: featureCount(60, scale), octaves: 4, gain: 0.7, seed: draw.seed32("fluff") });
  const sheen = fbm(size, { cells: featureCount(5, scale), octaves: 3, seed: draw.seed32("sheen") });
  const tone = evenGrid(across, down, draw.seed32("tone"));
  const barbs = palette(...dye(BARBS, colours[0], 0.9));
  // the eye's outer rings are barbs too: of another breed they have its colour
  const bronze = dye(
    RINGS.slice(0, BRONZE).map(({ colour }) => colour),
    colours[0],
    0.9,
  );
  const rings = RINGS.map(({ from, colour }, at) => ({ from, colour: bronze[at] ?? colour }));
  return paintSurface(size, TILE, (texel, i) => {
    const id = placed.index[i] as number;
    const u = placed.across[i] as number;
    const v = placed.along[i] as number;
    const f = fluff[i] as number;
    const side = Math.abs(u) / Math.max(0.05, vaneWidth(v));
    const barb = v * 34 - Math.abs(u) * 16 + f * 0.5;
    const groove = Math.abs((barb - Math.floor(barb)) * 2 - 1);
    const own = id < 0 ? 0.5 : (tone[id] as number);
    const shaft = smoothstep(0.06, 0.02, Math.abs(u)) * smoothstep(0.5, 0.2, v);
    paintFrom(barbs, 0.4 + (own - 0.5) * 0.2 + (sheen[i] as number) * 0.22 + (groove - 0.5) * 0.34 + f * 0.08, texel);
    const x = u / EYE.wide;
    const y = (v - EYE.v) / EYE.long;
    const away = Math.sqrt(x * x + y * y) + f * 0.03 + (groove - 0.5) * 0.03;
    for (const { from, colour } of rings) {
      // the innermost is a heart: cut in from the tip's side
      const reach = from === HEART ? away + 0.5 * smoothstep(0.12, 0, Math.abs(x)) * smoothstep(-0.05, 0.3, y) : away;
      blendColour(texel, colour, smoothstep(from, from - 0.05, reach) * 0.94);
    }
    shade(texel, (0.72 + 0.34 * groove) * (1 + shaft * 0.9) * (0.45 + 0.55 * smoothstep(-0.85, -0.05, v)));
    texel.height = (placed.height[i] as number) + groove * 0.00025 + shaft * 0.0004 - 0.0002 * side;
    texel.roughness = 0.42 + groove * 0.16 - 0.08 * smoothstep(1, 0.3, away);
  });
}
