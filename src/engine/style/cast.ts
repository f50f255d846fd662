import type { Paint, Part } from "../geometry/part.ts";
import { materialById } from "../materials/index.ts";
import { luminance } from "../math/color.ts";
import { clamp, clamp01 } from "../math/scalar.ts";
import { isGlaze } from "./glazed.ts";
import type { Style } from "./style.ts";
import { wrought } from "./wrought.ts";

/** Stuffs that have no colours of nature on them. */
const CAST = /^(?:metal|marble|ceramic|stone|concrete|terracotta|wood|plaster)$/;

/**
 * What grows, made of metal or stone: of what is painted on it only light and dark are left, as on a cast. A rose of gold has no
 * blushing petals.
 */
export const cast: Style = {
  id: "cast",
  apply: (thing) => {
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
        surface.r = clamp01(r * tone);
        surface.g = clamp01(g * tone);
        surface.b = clamp01(b * tone);
        surface.roughness = roughness;
        surface.metalness = metalness;
        hammer?.(surface, ...at);
      };
      return { ...part, paint };
    });
    return { ...thing, model: { ...thing.model, parts } };
  },
};
