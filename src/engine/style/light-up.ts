import { boundsOf } from "#measure/bounds.ts";
import type { Paint, Part } from "../geometry/part.ts";
import { fromHex, luminance, type Rgb } from "../math/color.ts";
import { clamp01 } from "../math/scalar.ts";
import { lookOf, saturate } from "./looks.ts";
import type { Dressed } from "./style.ts";

/** Light of a lamp of no colour. */
export const WARM = fromHex("#ffb347");
export const WHITE: Rgb = [1, 0.98, 0.92];
/** How white a thing that gives light is at its heart: little enough that its colour and its form are still to be seen. */
const HEART = 0.34;
/** How much of the darkness drawn on it is left to it, and how much less light its underside gives than its top. */
const DARK = 0.75;
const DIM = 0.3;

/** A slot of a thing that gives light, in a colour where one was said. */
export interface LitSlot {
  readonly slot: string;
  readonly colour?: Rgb;
}

/** "Glowing eyes", "a sword with a glowing blade": those slots give light of their own colour, the rest of the thing does not. */
export function lightUp(thing: Dressed, lit: readonly LitSlot[]): Dressed {
  const parts = thing.model.parts.map((part): Part => {
    const spec = thing.materials[part.slot];
    const said = lit.find(({ slot }) => slot === part.slot);
    if (!spec || !said) return part;
    const tint = tintOf(said.colour ?? lookOf(spec).colour, false);
    return { ...part, shines: true, paint: shine(part, tint, false) };
  });
  return { ...thing, model: { ...thing.model, parts } };
}

/** A pale lamp gives warm light, everything else its own colour, as bright as can be. */
export function tintOf(colour: Rgb, isLamp: boolean): Rgb {
  const own = saturate(colour, 1.6);
  const peak = Math.max(...own, 1e-3);
  const bright = own.map((c) => clamp01(c / peak)) as unknown as Rgb;
  const isGrey = Math.max(...bright) - Math.min(...bright) < (isLamp ? 0.7 : 0.25);
  if (isGrey) return isLamp ? WARM : fromHex("#7fe8ff");
  return bright;
}

/** White at the heart, its tint towards the ends. */
export function shine(part: Part, tint: Rgb, isLamp: boolean): Paint {
  const { min, max } = boundsOf([part.geometry.rest]);
  const middle = [0, 1, 2].map((k) => ((min[k] as number) + (max[k] as number)) / 2);
  const half = [0, 1, 2].map((k) => Math.max(((max[k] as number) - (min[k] as number)) / 2, 1e-9));
  const longest = Math.max(...half);
  return (surface, x, y, z, nx, ny, nz) => {
    const before = luminance([surface.r, surface.g, surface.b]);
    part.paint?.(surface, x, y, z, nx, ny, nz);
    const drawn = luminance([surface.r, surface.g, surface.b]);
    const far = Math.max(
      ...[x, y, z].map((p, k) =>
        // a shade is round: it is brightest half way up, before the bulb
        isLamp && k !== 1 ? 0 : Math.abs(p - (middle[k] as number)) / Math.max(half[k] as number, longest * 0.4),
      ),
    );
    // what is painted on it stays to be seen
    const mark = Math.abs(drawn - before) > 0.12 ? 0.5 : 0;
    const heart = clamp01(HEART - 0.75 * far * far - mark);
    surface.r = tint[0] + (WHITE[0] - tint[0]) * heart;
    surface.g = tint[1] + (WHITE[1] - tint[1]) * heart;
    surface.b = tint[2] + (WHITE[2] - tint[2]) * heart;
    if (!isLamp) {
      // what is drawn dark on it stays so, and its underside is dimmer: else a skull would be but its outline
      const by = (before > 0.02 ? 1 - DARK * (1 - clamp01(drawn / before)) : 1) * (1 - DIM * (0.5 - 0.5 * ny));
      surface.r *= by;
      surface.g *= by;
      surface.b *= by;
    }
    surface.roughness = 0.9;
    surface.metalness = 0;
  };
}
