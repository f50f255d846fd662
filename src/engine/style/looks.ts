import type { Paint, SurfacePoint } from "../geometry/part.ts";
import type { MaterialSpec } from "../materials/material.ts";
import { shadeMaterial } from "../materials/shade-material.ts";
import { luminance, type Rgb } from "../math/color.ts";
import { clamp01 } from "../math/scalar.ts";

/** A surface without its texture: one colour, one roughness. */
export interface Look {
  /** Linear. */
  readonly colour: Rgb;
  readonly roughness: number;
  readonly metalness: number;
}

const TILE = 16;

/** What a material looks like from afar. */
export function lookOf(spec: MaterialSpec): Look {
  const { albedo, roughness, metalness } = shadeMaterial(spec, TILE);
  const mean = (values: Float32Array, step: number, from: number) => {
    let sum = 0;
    for (let i = from; i < values.length; i += step) sum += values[i] as number;
    return (sum * step) / values.length;
  };
  return {
    colour: [mean(albedo, 3, 0), mean(albedo, 3, 1), mean(albedo, 3, 2)],
    roughness: mean(roughness, 1, 0),
    metalness: mean(metalness, 1, 0),
  };
}

/** The colours further from grey; 1 keeps them. */
export function saturate([r, g, b]: Rgb, factor: number): Rgb {
  const grey = luminance([r, g, b]);
  return [r, g, b].map((c) => clamp01(grey + (c - grey) * factor)) as unknown as Rgb;
}

/** The same material kind for every slot, each in the colour its own material has from afar. */
export const remade = (
  materials: Readonly<Record<string, MaterialSpec>>,
  base: string,
  colour: (look: Look, slot: string) => Rgb = (look) => look.colour,
): Record<string, MaterialSpec> =>
  Object.fromEntries(
    Object.entries(materials).map(([slot, spec]) => [
      slot,
      { ...spec, base, colours: [colour(lookOf(spec), slot)], conditions: spec.conditions },
    ]),
  );

/** Paints one after the other. */
export function paintInTurn(...paints: readonly (Paint | undefined)[]): Paint {
  const used = paints.filter((paint) => paint !== undefined);
  return (surface, x, y, z, nx, ny, nz) => {
    for (const paint of used) paint(surface, x, y, z, nx, ny, nz);
  };
}

/** Keeps of a paint what it raises and lowers, not its colours: what is cast in bronze has no coat. */
export function reliefOnly(paint: Paint | undefined): Paint | undefined {
  if (!paint) return undefined;
  return (surface, x, y, z, nx, ny, nz) => {
    const { r, g, b, roughness, metalness } = surface;
    paint(surface, x, y, z, nx, ny, nz);
    Object.assign(surface, { r, g, b, roughness, metalness });
  };
}

/** A paint that lays a look over everything, for what shows no grain. */
export const flat =
  ({ colour, roughness, metalness }: Look): Paint =>
  (surface: SurfacePoint) => {
    [surface.r, surface.g, surface.b] = colour;
    surface.roughness = roughness;
    surface.metalness = metalness;
    surface.height = 0;
  };

/** Whether nothing was said of its stuff or colour. */
export const isUntold = ({ base, colours }: MaterialSpec): boolean => base === "plastic" && colours.length === 0;

/** Studs of which nothing is said are of steel. */
const STEEL: Rgb = [0.62, 0.62, 0.64];

/** How studs and rivets look. */
export const asMetal = (material: MaterialSpec, look: Look): Look =>
  isUntold(material) ? { colour: STEEL, roughness: 0.25, metalness: 1 } : look;
