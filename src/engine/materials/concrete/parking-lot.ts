import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { asphaltBed } from "./asphalt-bed.ts";

const WHITE = fromHex("#dedcd4");
/** Metres: one bay of a car park, and the half of its painted line. */
const TILE = 2.5;
const HALF = 0.055;

/** A car park: asphalt with one painted line a bay, along V, worn to the stones. Takes colours in the asphalt, then in the line. */
export const parkingLot: Material = {
  id: "parking-lot",
  class: "concrete",
  words: [
    "parking lot",
    "parking lot line",
    "parking line",
    "car park",
    "carpark",
    "parking space",
    "parking bay",
    "parking lot asphalt",
    "parking lot asphalt line",
    "parking lot surface",
    "parking asphalt line",
    "parking garage floor",
    "parking",
  ],
  tileSize: TILE,
  shade: shadeParkingLot,
};

function shadeParkingLot(context: ShadeContext): Surface {
  const { size, draw, scale, colours } = context;
  const bed = asphaltBed(context, TILE, 110);
  const worn = fbm(size, { cells: featureCount(22, scale), octaves: 5, gain: 0.7, seed: draw.seed32("worn") });
  const paint = colours[1] ?? WHITE;
  return paintSurface(size, TILE, (texel, i) => {
    bed.paint(texel, i);
    const w = worn[i] as number;
    const x = (((i & (size - 1)) + 0.5) / size) * TILE;
    const line = smoothstep(HALF, HALF - 0.01, Math.abs(x - TILE / 2) + w * 0.005);
    if (line <= 0) return;
    const kept =
      line * smoothstep(0.75, 0.35, w * 0.9 + (bed.rough[i] as number) * 0.5 + (bed.wear[i] as number) * 0.2);
    const tint = 0.9 + (bed.rough[i] as number) * 0.1;
    blendColour(texel, [paint[0] * tint, paint[1] * tint, paint[2] * tint], kept * 0.93);
    texel.height += kept * 0.002;
    texel.roughness += (0.62 - texel.roughness) * kept;
  });
}
