import { fromHex } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { repaintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import { jointMask } from "../parts/joint-mask.ts";
import type { RedrawSurface } from "./redraw-surface.ts";

const STEEL = fromHex("#5a6874");
const GLOW = fromHex("#2fd0ee");

/** Panels a side, of which each is cut once more across or down. */
const PANELS = 4;

/** What is laid in pieces has grooves of its own. */
const LAID = /brick|tile|mosaic|paver|paving|pavement|sett|cobble|ashlar|block|flagstone|wall|planks|parquet|decking/;

/** As on a space ship: cut into panels with chamfered grooves, cool and metallic, with lines of light in some grooves. Pieces that are laid stay whole: their joints are the grooves. */
export const futuristic: RedrawSurface = (surface, draw, { id }) => {
  const { size, tileSize } = surface;
  const joints = LAID.test(id) && !id.includes("wallpaper") ? jointMask(surface) : undefined;
  const next = draw.stream("panels");
  const cuts = Array.from({ length: PANELS * PANELS }, () => ({
    across: next() < 0.5,
    at: 0.3 + 0.4 * next(),
    lit: next() < 0.3,
    tone: next(),
  }));
  // joints glow by turns: drawn by lot they would glow in a heap, and that is seen in every tile again
  return repaintSurface(surface, (texel, i) => {
    const x = (((i & (size - 1)) + 0.5) / size) * PANELS;
    const y = ((Math.floor(i / size) + 0.5) / size) * PANELS;
    const panel = cuts[Math.floor(y) * PANELS + Math.floor(x)];
    if (!panel) return;
    const u = x - Math.floor(x);
    const v = y - Math.floor(y);
    const border = Math.min(u, 1 - u, v, 1 - v);
    const inner = Math.abs((panel.across ? v : u) - panel.at);
    const joint = joints?.[i];
    const groove = joint ?? Math.max(smoothstep(0.04, 0.022, border), smoothstep(0.024, 0.012, inner));
    const light =
      joint === undefined
        ? smoothstep(0.009, 0.005, inner) * smoothstep(0.1, 0.12, border) * (panel.lit ? 1 : 0)
        : smoothstep(0.9, 0.97, joint) * smoothstep(0.02, 0.1, border) * ((Math.floor(x) + Math.floor(y)) & 1);
    blendColour(texel, STEEL, 0.45);
    shade(texel, (joints ? 1 : 0.85 + 0.3 * panel.tone) * (1 - 0.75 * groove));
    blendColour(texel, GLOW, light);
    texel.height = texel.height * 0.45 - groove * tileSize * 0.006;
    texel.roughness = lerp(texel.roughness, 0.34 + 0.12 * panel.tone, 0.6);
    texel.metalness = groove > 0.5 || light > 0.5 ? 0 : 1;
  });
};
