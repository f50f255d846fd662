import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { cracks } from "../../texture/marks/cracks.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { hideGrain } from "./hide-grain.ts";
import { HIDES } from "./hide-tones.ts";

const RAW = fromHex("#b08a5e");
const TILE = 0.24;

/** Old leather: the finish dried and split into a net of cracks, flakes gone where it was rubbed, pale raw hide below. Takes colours in the finish, then in the raw hide. */
export const crackedLeather: Material = {
  id: "cracked-leather",
  class: "leather",
  words: ["cracked leather", "old leather", "aged leather", "crackled leather", "vintage leather", "antique leather"],
  tileSize: TILE,
  shade: shadeCrackedLeather,
};

function shadeCrackedLeather({ size, draw, colours, scale }: ShadeContext): Surface {
  const { pebble, patina } = hideGrain(size, draw, featureCount(56, scale));
  const wide = cracks(size, draw.fork("wide"), featureCount(9, scale), 0.62, 0.28);
  const fine = cracks(size, draw.fork("fine"), featureCount(30, scale), 0.6, 0.3);
  const rubbed = fbm(size, { cells: featureCount(11, scale), octaves: 5, gain: 0.66, seed: draw.seed32("rubbed") });
  const finish = palette(
    ...dye(draw.pick("hide", [HIDES[0], HIDES[2], HIDES[3]])?.map(fromHex) ?? [RAW], colours[0], 0.95),
  );
  const raw = colours[1] ?? (colours[0] ? colours[0].map((c) => Math.min(0.7, c * 1.2 + 0.07)) : RAW);
  const below = [raw[0] ?? 0.4, raw[1] ?? 0.3, raw[2] ?? 0.2] as const;
  return paintSurface(size, TILE, (texel, i) => {
    const r = rubbed[i] as number;
    const grain = pebble[i] as number;
    const w = wide[i] as number;
    const f = fine[i] as number;
    const split = smoothstep(0.045, 0.012, w + r * 0.012);
    const hair = smoothstep(0.06, 0.015, f) * smoothstep(-0.3, 0.25, r);
    // the finish flakes off beside cracks first
    const bare = smoothstep(0.34, 0.42, r - smoothstep(0, 0.18, w) * 0.2 + hair * 0.16);
    const dry = smoothstep(-0.2, 0.6, r) * 0.3;
    paintFrom(finish, 0.4 + grain * 0.16 + (patina[i] as number) * 0.16 + dry * 0.4, texel);
    blendColour(texel, below, clamp01(bare * 0.5 + hair * 0.3 + smoothstep(0.14, 0.05, w) * 0.22));
    shade(texel, 1 - split * 0.72);
    texel.height = 0.0005 * (1 - bare) + grain * 0.00022 * (1 - bare) - split * 0.0013 - hair * 0.0005 + r * 0.0006;
    texel.roughness = clamp01(0.5 + dry * 0.5 + bare * 0.32 + split * 0.2 - grain * 0.08);
  });
}
