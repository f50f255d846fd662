import type { Paint, Part } from "../../geometry/part.ts";
import { materialById } from "../../materials/index.ts";
import { luminance, type Rgb } from "../../math/color.ts";
import { clamp, clamp01, smoothstep } from "../../math/scalar.ts";
import type { Style } from "../style.ts";
import { isGlaze } from "./glazed.ts";
import { wrought } from "./wrought.ts";

/** Stuffs that have no colours of nature on them. */
const CAST = /^(?:metal|marble|ceramic|stone|concrete|terracotta|wood|plaster)$/;

/** Families of what is told by markings, which are painted or burnt in where it is pale for the rest: a panda's, a zebra's. */
const MARKED = /^(?:animal|bird)$/;
/** How light, 0 to 1, most of a coat is whose dark places are markings. */
const MARKED_FROM = 0.4;
/** How much of red, green and blue is left out where there are any. */
const INK: Rgb = [0.93, 0.935, 0.93];
/** Of so many places looked at, so many are no lighter than what most of it is. */
const LOOKS = 90;
const MOST = 0.75;

/** How light most of what is painted on a part is, as the root of its luminance. */
function palestOf({ geometry, paint }: Part): number {
  const { rest } = geometry;
  const count = rest.length / 3;
  const step = Math.max(1, Math.floor(count / LOOKS));
  const found: number[] = [];
  for (let i = 0; i < count; i += step) {
    const surface = { r: 0.5, g: 0.5, b: 0.5, roughness: 0.5, metalness: 0, height: 0 };
    paint?.(surface, rest[i * 3] as number, rest[i * 3 + 1] as number, rest[i * 3 + 2] as number, 0, 1, 0);
    found.push(Math.sqrt(Math.max(0, luminance([surface.r, surface.g, surface.b]))));
  }
  found.sort((a, b) => a - b);
  return found[Math.floor(MOST * (found.length - 1))] ?? 0;
}

/**
 * What grows, made of metal or stone: of what is painted on it only light and dark are left, as on a cast. A rose of gold has no
 * blushing petals.
 */
export const cast: Style = {
  id: "cast",
  apply: (thing) => {
    const isPainted = (part: Part): boolean => {
      const base = thing.materials[part.slot]?.base;
      return base !== undefined && part.paint !== undefined && CAST.test(materialById(base).class);
    };
    const pale = MARKED.test(thing.family) ? Math.max(0, ...thing.model.parts.filter(isPainted).map(palestOf)) : 0;
    const parts = thing.model.parts.map((part): Part => {
      const spec = thing.materials[part.slot];
      const isOfMetal = spec !== undefined && materialById(spec.base).class === "metal";
      const hammer = isOfMetal && thing.family === "plant" ? wrought(part.geometry) : undefined;
      const natural = part.paint ?? hammer;
      if (!natural || !spec || !(CAST.test(materialById(spec.base).class) || spec.base === "glass")) return part;
      const paint: Paint = (surface, ...at) => {
        const { r, g, b, roughness, metalness } = surface;
        if (part.paint) part.paint(surface, ...at);
        const light = luminance([surface.r, surface.g, surface.b]);
        const bright = Math.sqrt(Math.max(0, light));
        const tone = isOfMetal
          ? clamp(0.7 + 0.35 * bright, 0.78, 1)
          : isGlaze(spec.base)
            ? clamp(0.86 + 0.3 * bright, 0.9, 1.02)
            : clamp(0.62 + 0.75 * bright, 0.62, 1.2);
        const ink = pale < MARKED_FROM || isOfMetal ? 0 : smoothstep(0.5 * pale, 0.3 * pale, bright);
        surface.r = clamp01(r * tone * (1 - INK[0] * ink));
        surface.g = clamp01(g * tone * (1 - INK[1] * ink));
        surface.b = clamp01(b * tone * (1 - INK[2] * ink));
        surface.roughness = roughness;
        surface.metalness = metalness;
        hammer?.(surface, ...at);
      };
      return { ...part, paint };
    });
    return { ...thing, model: { ...thing.model, parts } };
  },
};
