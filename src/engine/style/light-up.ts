import { boundsOf } from "#measure/bounds.ts";
import type { Paint, Part } from "../geometry/part.ts";
import { fromHex, luminance, type Rgb } from "../math/color.ts";
import { clamp, clamp01 } from "../math/scalar.ts";
import { dot, mix, normalize, type Vec3 } from "../math/vec3.ts";
import { lookOf, saturate } from "./looks.ts";
import type { Dressed } from "./style.ts";

/** Light of a lamp of no colour. */
export const WARM = fromHex("#ffb347");
export const WHITE: Rgb = [1, 0.98, 0.92];
/** How white a thing that gives light is at its heart: little enough that its colour and its form are still to be seen. */
const HEART = 0.34;
/** How much of the darkness drawn on it is left to it, and how much less light its underside gives than its top. */
const DARK = 0.75;
/** Towards where the most light comes out of it, and how much less a face that is turned away gives. */
const UPPER: Vec3 = normalize([-0.4, 0.75, 0.55]);
const DIM = 0.74;
/** Of the light and dark of its own stuff, how much is seen through its glow. */
const STUFF = 0.8;

const CHANNELS = [
  [0, "r"],
  [1, "g"],
  [2, "b"],
] as const;

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

/**
 * White at the heart, its tint towards the ends; what is no lamp keeps its form, light and dark.
 *
 * @param strength How much of its own colour is lost in the light, 0 to 1.
 * @param ground Luminance of its stuff by and large, where its grain and joints are to be seen.
 */
export function shine(part: Part, tint: Rgb, isLamp: boolean, strength = 1, ground?: number): Paint {
  const { min, max } = boundsOf([part.geometry.rest]);
  const middle = [0, 1, 2].map((k) => ((min[k] as number) + (max[k] as number)) / 2);
  const half = [0, 1, 2].map((k) => Math.max(((max[k] as number) - (min[k] as number)) / 2, 1e-9));
  const longest = Math.max(...half);
  const lost = isLamp ? 1 : 0.45 + 0.55 * strength;
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
    const own: Rgb = [surface.r, surface.g, surface.b];
    const light = mix(tint, WHITE, heart);
    // what is drawn dark on it stays so, and a face that is turned away is dimmer and deeper in hue: else a skull would be but its outline
    const shown = before > 0.02 ? 1 - DARK * (1 - clamp01(drawn / before)) : 1;
    const away = isLamp ? 0 : DIM * (0.5 - 0.5 * dot(UPPER, [nx, ny, nz]));
    const grain = ground ? 1 + STUFF * (clamp(before / ground, 0.55, 1.15) - 1) : 1;
    for (const [k, channel] of CHANNELS) {
      const given = light[k] * (isLamp ? 1 : shown * grain * (1 - away * (1.25 - 0.5 * tint[k])));
      surface[channel] = clamp01(own[k] + (given - own[k]) * lost);
    }
    surface.roughness = 0.9;
    surface.metalness = 0;
  };
}
