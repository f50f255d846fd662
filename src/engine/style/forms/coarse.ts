import { boundsOf } from "#measure/bounds.ts";
import { noise, wobble } from "../../geometry/deform.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import type { Dressed, Style } from "../style.ts";

const SMOOTH = /eye|glass|window|pane|screen|lens|bulb|light|flame|water|liquid|drink|page/;

/** @param spoil Paint of a place: coordinates in sizes of the thing. */
function roughened(thing: Dressed, spoil: Paint, shake: number): Dressed {
  const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
  const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const parts = thing.model.parts.map((part): Part => {
    if (SMOOTH.test(part.slot) || thing.materials[part.slot]?.clear) return part;
    const toModel = fitAffine(part.geometry);
    const paint: Paint = (surface, x, y, z, nx, ny, nz) => {
      part.paint?.(surface, x, y, z, nx, ny, nz);
      const [px, py, pz] = toModel(x, y, z);
      spoil(surface, px / size, py / size, pz / size, nx, ny, nz);
    };
    const geometry = shake > 0 ? wobble(part.geometry, shake * size, 0.07 * size, 11) : part.geometry;
    return { ...part, geometry, paint };
  });
  return { ...thing, model: { ...thing.model, parts } };
}

/** Grainy and uneven to the hand, without gloss. */
export const coarse: Style = {
  id: "rough",
  apply: (thing) =>
    roughened(
      thing,
      (surface, x, y, z) => {
        const grain = noise(x * 95, y * 95, z * 95, 3);
        const lump = noise(x * 26, y * 26, z * 26, 7);
        const shade = 1 + 0.34 * grain + 0.16 * lump;
        surface.r *= shade;
        surface.g *= shade;
        surface.b *= shade;
        surface.height += 0.004 * grain + 0.006 * lump;
        surface.roughness = Math.max(surface.roughness, 0.94);
      },
      0.007,
    ),
};

/** Full of holes as pumice and sponges are, large and small. */
export const porous: Style = {
  id: "porous",
  apply: (thing) =>
    roughened(
      thing,
      (surface, x, y, z) => {
        const [large, small] = [noise(x * 30, y * 30, z * 30, 5), noise(x * 72, y * 72, z * 72, 9)];
        const deep = Math.max((large - 0.4) * 5, (small - 0.44) * 4);
        surface.roughness = Math.max(surface.roughness, 0.9);
        if (deep <= 0) return;
        const shade = 1 - 0.82 * Math.min(1, deep * 2.2);
        surface.r *= shade;
        surface.g *= shade;
        surface.b *= shade;
        surface.height -= 0.012 * Math.min(1, deep);
      },
      0,
    ),
};
