import { boundsOf } from "#measure/bounds.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import { clamp01 } from "../../math/scalar.ts";
import { lookOf } from "../looks.ts";
import type { Style } from "../style.ts";

/** Colours of sweets, for what has none of its own. */
const SWEETS = ["#e0122e", "#f07c12", "#3fae1e", "#f2c20c", "#c21b7a"].map(fromHex);
/** Difference between channels over the greatest below which a colour is grey. */
const GREY = 0.3;
/** What lets the light out of the thing: its upper rim is deep, what is thin and what faces the floor is bright. */
const DEEP = 0.62;
const BRIGHT = 1.5;
const EYES = /eye|pupil|iris/;

/** All of one jelly that light goes through: eyes, teeth and all are cast with the rest, glossy, brighter where it is thin. */
export const gummy: Style = {
  id: "gummy",
  apply: (thing, draw) => {
    const main = Object.keys(thing.materials)[0] as string;
    const spec = thing.materials[main] as MaterialSpec;
    const own = spec.colours[0] ?? lookOf(spec).colour;
    const sweet = isGrey(own) ? draw.pick("sweet", SWEETS) : vivid(own);
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const middle = [0, 1, 2].map((k) => ((min[k] as number) + (max[k] as number)) / 2);
    const half = Math.max(...[0, 1, 2].map((k) => ((max[k] as number) - (min[k] as number)) / 2));
    const parts = thing.model.parts.map((part): Part => {
      const toModel = fitAffine(part.geometry);
      const dark = EYES.test(part.slot) ? 0.35 : 1;
      const paint: Paint = (surface, x, y, z, _nx, ny) => {
        const [px, py, pz] = toModel(x, y, z);
        const far = [px, py, pz].reduce((sum, p, k) => sum + square((p - (middle[k] as number)) / half), 0);
        const lit = clamp01(0.28 + 0.5 * Math.sqrt(far) - 0.3 * ny);
        const by = (DEEP + (BRIGHT - DEEP) * lit) * dark;
        const pale = 0.1 * lit * lit;
        surface.r = clamp01(sweet[0] * by + pale);
        surface.g = clamp01(sweet[1] * by + pale * 0.8);
        surface.b = clamp01(sweet[2] * by + pale * 0.8);
        surface.roughness = 0.1;
        surface.metalness = 0;
      };
      return { ...part, paint };
    });
    const jelly = (each: MaterialSpec): MaterialSpec => ({ ...each, base: "glass", colours: [sweet], clear: true });
    const materials = Object.fromEntries(
      Object.entries(thing.materials).map(([slot, each]) => [slot, EYES.test(slot) ? each : jelly(each)]),
    );
    return { ...thing, model: { ...thing.model, parts }, materials };
  },
};

const square = (x: number): number => x * x;

const isGrey = (colour: Rgb): boolean => Math.max(...colour) - Math.min(...colour) < GREY * Math.max(...colour, 0.05);

/** As strong as the dye of sweets is. */
function vivid(colour: Rgb): Rgb {
  const grey = luminance(colour);
  const strong = colour.map((c) => Math.max(0.004, grey + (c - grey) * 1.7));
  const peak = Math.max(...strong);
  return strong.map((c) => (c / peak) * 0.75) as unknown as Rgb;
}
