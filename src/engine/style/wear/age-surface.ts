import type { SurfacePoint } from "../../geometry/part.ts";
import { isPlaited } from "../../materials/conditions/plaited.ts";
import { materialById } from "../../materials/index.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { type Palette, paintFrom } from "../../texture/tones/palette.ts";

export const GRIME = fromHex("#1f1912");
const STEEL = fromHex("#a9abad");
const BARE_WOOD = fromHex("#c2a880");
const GREY_WOOD = fromHex("#a09a8e");
const WOOD_UNDER_PAINT = fromHex("#8a735a");
const CHALK = fromHex("#cfc8bb");
const BLEACHED_STRAW = fromHex("#cdc3a6");
const YELLOWED = fromHex("#a88a52");
const YELLOWED_PAPER = fromHex("#d0b06c");

/** What the conditions do to one kind of stuff: `painted` is on metal and plastic, `coated` wood under paint. */
export type Stuff = "straw" | "metal" | "painted" | "coated" | "wood" | "leather" | "soft" | "paper" | "hard";

/** Of what kind a material is to the weather. */
export function stuffOf({ base, conditions }: MaterialSpec): Stuff {
  const { class: kind, id } = materialById(base);
  if (isPlaited(id)) return "straw";
  const isCoated = /paint/.test(id) || (conditions.painted ?? 0) > 0 || (conditions.peeling ?? 0) > 0;
  if (kind === "metal") return isCoated ? "painted" : "metal";
  if (/paper|cardboard|parchment/.test(id)) return "paper";
  if (kind === "wood") return isCoated ? "coated" : "wood";
  if (kind === "leather") return "leather";
  if (kind === "fabric" || /fur|wool|felt/.test(id)) return "soft";
  return kind === "plastic" && !/rubber|tyre|foam/.test(id) ? "painted" : "hard";
}

/** Brings a point's colour so far towards another, 0 to 1. */
export const blend = (surface: SurfacePoint, colour: Rgb, amount: number): void =>
  blendTo(surface, colour[0], colour[1], colour[2], amount);

function blendTo(surface: SurfacePoint, r: number, g: number, b: number, amount: number): void {
  surface.r += (r - surface.r) * amount;
  surface.g += (g - surface.g) * amount;
  surface.b += (b - surface.b) * amount;
}

const luminanceOf = ({ r, g, b }: SurfacePoint): number => luminance([r, g, b]);

/** What shows where the surface is rubbed off. */
export function paleOf(surface: SurfacePoint, stuff: Stuff): Rgb {
  const { r, g, b } = surface;
  const light = luminanceOf(surface);
  if (stuff === "coated") return WOOD_UNDER_PAINT;
  if (stuff === "wood") return light < 0.3 ? BARE_WOOD : CHALK;
  if (stuff === "metal" || stuff === "painted") return STEEL;
  // hide is dyed through: rubbed, it is a lighter tan of its own
  if (stuff === "leather") return [0.06 + 1.5 * r, 0.035 + 1.42 * g, 0.02 + 1.3 * b];
  // cloth wears thin: its own colours paler, its pattern still there
  if (stuff === "soft" || stuff === "straw") return [0.06 + 1.02 * r, 0.055 + 1.02 * g, 0.05 + 1.02 * b];
  const grey = (c: number) => 0.35 + 0.4 * (0.5 * c + 0.5 * light);
  return light > 0.55 ? [0.32 * r, 0.29 * g, 0.26 * b] : [grey(r), grey(g) * 0.95, grey(b) * 0.88];
}

/** Yellowed and greyed in patches with clear borders; `isDyed` is of a colour that was asked for, which no years take away. */
export function stain(
  surface: SurfacePoint,
  { stuff, isDyed }: { readonly stuff: Stuff; readonly isDyed: boolean },
  age: number,
  broad: number,
  middle: number,
  fine: number,
): void {
  const patch = smoothstep(-0.02, 0.16, broad + 0.45 * middle + 0.12 * fine - 0.05) * age;
  if (stuff === "straw") {
    // the sun takes its gold, evenly: blotches would hide the plait
    blend(surface, BLEACHED_STRAW, age * (0.16 + 0.1 * patch));
  } else if (stuff === "wood") {
    blend(surface, GREY_WOOD, 0.35 * age + 0.42 * patch);
    surface.roughness += (0.95 - surface.roughness) * age;
  } else if (stuff === "paper") {
    blend(surface, YELLOWED_PAPER, age * 0.72 + 0.16 * patch);
  } else if (stuff === "metal") {
    blend(surface, GRIME, 0.45 * patch);
    surface.roughness += (0.6 - surface.roughness) * patch;
  } else {
    const grey = luminanceOf(surface);
    // paint is what it was asked to be, if paler
    const kept = stuff === "coated" || isDyed ? 0.4 : 1;
    blendTo(surface, grey, grey, grey, 0.3 * kept * age);
    blend(surface, YELLOWED, 0.3 * kept * patch);
    surface.roughness += (0.85 - surface.roughness) * 0.7 * age;
  }
}

/** How much of a scuffed patch is bare, where that is less than of most stuff. */
const BARED: Readonly<Partial<Record<Stuff, number>>> = {
  hard: 0.4,
  leather: 0.5,
  soft: 0.55,
  coated: 0.45,
  straw: 0.25,
};
/** How far years soil what they soil less than most. */
export const SOILED: Readonly<Partial<Record<Stuff, number>>> = { paper: 0.35, straw: 0, coated: 0.35 };

/** Rubbed edges and scuffed patches. */
export function scuff(
  surface: SurfacePoint,
  stuff: Stuff,
  wear: number,
  edge: number,
  broad: number,
  middle: number,
  fine: number,
): void {
  const pale = paleOf(surface, stuff);
  const patch = smoothstep(0.1, 0.3, 0.6 * middle + 0.45 * broad + 0.35 * fine - 0.08);
  // hems fray, but no rim of cloth is rubbed through to something else
  const isPliant = stuff === "soft" || stuff === "straw";
  const rubbed = isPliant ? 0.45 * wear : stuff === "coated" ? 0.7 * wear : 0.6 + 0.7 * wear;
  const bared = clamp01(edge * rubbed + (BARED[stuff] ?? 0.75) * wear * patch);
  blend(surface, pale, (isPliant ? 0.7 : 0.85) * bared);
  if (stuff === "painted") {
    // under the paint lies metal, with a dark rim where it flaked
    const rim = patch * (1 - patch) * 4;
    blend(surface, GRIME, 0.4 * rim * wear);
  }
  const grime = stuff === "straw" ? 0 : smoothstep(0.05, 0.5, -broad + 0.4 * fine) * (1 - edge) * wear;
  blend(surface, GRIME, 0.35 * grime);
  surface.roughness += ((stuff === "metal" ? 0.35 : 0.8) - surface.roughness) * 0.8 * Math.max(bared, grime);
}

/** The crust's colour: one place for all texels, written over for each. */
const target = { r: 0.5, g: 0.5, b: 0.5 };

/** Islands of crust: dark and thick in the middle, orange at the rim, a thin wash about them. */
export function corrode(
  surface: SurfacePoint,
  crust: Palette,
  rust: number,
  spread: number,
  middle: number,
  fine: number,
): void {
  const at = spread + 1.15 * rust - 0.72;
  const eaten = smoothstep(-0.02, 0.06, at);
  const wash = 0.5 * smoothstep(-0.22, 0.02, at) * (1 - eaten);
  target.r = surface.r;
  target.g = surface.g;
  target.b = surface.b;
  const rim = smoothstep(0.3, 0.03, at);
  paintFrom(crust, 0.42 + 0.34 * rim + 0.24 * middle + 0.22 * fine, target);
  blendTo(surface, target.r, target.g, target.b, Math.max(eaten, wash));
  surface.roughness += (0.92 - surface.roughness) * Math.max(eaten, wash);
  surface.metalness *= 1 - Math.max(eaten, wash);
}
