import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { createShape, scatter } from "../../texture/marks/scatter.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const CLEAR = ["#56656b", "#788b92", "#9fb0b6"].map(fromHex);
const GLINT = fromHex("#f2f7f8");
const TILE = 0.3;
const BUBBLE = createShape(48, (u, v) => {
  const r = Math.sqrt(u * u + v * v);
  return r < 1 ? 1 - r : 0;
});

/** Clear acrylic: a polished sheet that one looks through into its depth, cool and darker than what is opaque, a few hairlines where it was wiped, a pinhead of air here and there. Takes colours as a tint. */
export const clearAcrylic: Material = {
  id: "clear-acrylic",
  class: "plastic",
  words: [
    "clear acrylic",
    "acrylic glass",
    "acrylic sheet",
    "acrylic panel",
    "clear plastic",
    "transparent plastic",
    "transparent acrylic",
    "plexiglass",
    "plexiglas",
    "perspex",
    "polycarbonate",
    "clear resin",
    "lucite",
    "see through plastic",
  ],
  tileSize: TILE,
  clarity: 0.9,
  shade: shadeClearAcrylic,
};

function shadeClearAcrylic({ size, draw, colours, scale }: ShadeContext): Surface {
  const flow = fbm(size, { cells: featureCount(5, scale), octaves: 3, gain: 0.4, seed: draw.seed32("flow") });
  const film = fbm(size, { cells: featureCount(6, scale), octaves: 5, seed: draw.seed32("film") });
  const lines = scratches(size, draw, 420, 0.11);
  const sheet = palette(...dye(CLEAR, colours[0], 0.9));
  const across = featureCount(7, scale);
  const girths = evenGrid(across, across, draw.seed32("girths"));
  const air = scatter(
    new Float32Array(size * size),
    size,
    BUBBLE,
    { across, down: across },
    draw.stream("air"),
    (copy, _, n) => {
      copy.length = (0.06 + 0.1 * (girths[n] as number)) / across;
      copy.width = copy.length;
      copy.angle = 0;
    },
  );
  return paintSurface(size, TILE, (texel, i) => {
    const f = film[i] as number;
    const w = flow[i] as number;
    const line = lines[i] as number;
    paintFrom(sheet, 0.5 + 0.18 * w + 0.1 * f, texel);
    // a bubble of air mirrors the light from above in its upper half and is dark about its rim
    const bubble = air.height[i] as number;
    if (bubble > 0) {
      shade(texel, 1 - 0.6 * smoothstep(0.02, 0.14, bubble) * smoothstep(0.5, 0.2, bubble));
      blendColour(texel, GLINT, 0.85 * smoothstep(0.55, 0.75, bubble));
    }
    blendColour(texel, GLINT, 0.2 * line);
    texel.height = w * 0.0002 - line * 0.000008;
    texel.roughness = 0.03 + Math.max(0, f) * 0.03 + line * 0.2;
  });
}
