import type { Paint, Part } from "../../geometry/part.ts";
import { materialById } from "../../materials/index.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import type { Rgb } from "../../math/color.ts";
import type { Style } from "../style.ts";

/** What is fired with a coat of glass on it. */
const GLAZE = /porcelain|glaze/;
export const isGlaze = (base: string): boolean => materialById(base).class === "ceramic" && GLAZE.test(base);

/** White under a clear glaze: below what paper has, so that what it mirrors stands out from it. */
export const CHINA_WHITE: Rgb = [0.73, 0.725, 0.705];
/** Roughness at the most: a glaze runs smooth before it sets. */
const GLOSS = 0.07;
/** What is left of hair and folds under a glaze, and of the threads of a cloth on a doll. */
const FILLED = 0.18;
const FINE = 0.12;

/** What is painted on a white figure before it is fired. */
const TOUCHES: readonly (readonly [RegExp, Rgb])[] = [
  [/eye|pupil/, [0.012, 0.012, 0.016]],
  [/nose|tongue|mouth/, [0.5, 0.2, 0.19]],
];

/** As smooth and glossy as a glaze leaves it. */
export const underGlaze =
  (paint: Paint | undefined): Paint =>
  (surface, ...at) => {
    paint?.(surface, ...at);
    surface.height *= FILLED;
    surface.roughness = Math.min(surface.roughness, GLOSS);
  };

/** Slots of a white glazed figure, eyes and nose with a touch of colour. */
export function touchUp(slot: string, spec: MaterialSpec): MaterialSpec {
  const touch = TOUCHES.find(([name]) => name.test(slot));
  if (touch) return { ...spec, base: "porcelain", colours: [touch[1]] };
  return spec.colours.length === 0 ? { ...spec, base: "porcelain", colours: [CHINA_WHITE] } : spec;
}

/** Figures and beasts of porcelain: the glaze fills hair and folds, shines, and has a little colour about the face. */
export const glazed: Style = {
  id: "glazed",
  apply: (thing) => {
    const isOfIt = (slot: string) => isGlaze(thing.materials[slot]?.base ?? "stone");
    const parts = thing.model.parts.map((part): Part => {
      if (isOfIt(part.slot)) return { ...part, paint: underGlaze(part.paint) };
      const { paint } = part;
      const fine: Paint = (surface, ...at) => {
        paint?.(surface, ...at);
        surface.height *= FINE;
      };
      return { ...part, paint: fine };
    });
    const isBeast = /^(?:animal|bird)$/.test(thing.family);
    const materials = Object.entries(thing.materials).map(([slot, spec]) => {
      if (!isOfIt(slot)) return [slot, spec];
      // people have painted eyes
      return [slot, isBeast || !/eye/.test(slot) ? touchUp(slot, spec) : spec];
    });
    return { ...thing, model: { ...thing.model, parts }, materials: Object.fromEntries(materials) };
  },
};
