import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import type { Fasteners } from "../../texture/marks/fasteners.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { hideGrain } from "./hide-grain.ts";
import { HIDES } from "./hide-tones.ts";

const METALS: readonly (readonly string[])[] = [
  ["#8d8e90", "#b6b8ba", "#d0d2d4"],
  ["#8a6a34", "#b8924e", "#d8b877"],
];
const TILE = 0.24;

/** Studded leather: domed metal studs in staggered rows, each pressed into a grained hide. Takes colours in the hide, then in the studs. */
export const studdedLeather: Material = {
  id: "studded-leather",
  class: "leather",
  words: ["studded leather", "leather stud", "leather armor", "leather armour", "riveted leather", "leather studs"],
  tileSize: TILE,
  shade: shadeStuddedLeather,
  fasteners: studs,
};

/** Of a stud, in pitches. */
const RADIUS = 0.2;

const rowsOf = (scale: number) => ({ across: featureCount(5, scale), down: featureCount(3, scale) * 2 });

function studs({ scale }: ShadeContext): Fasteners {
  const { across, down } = rowsOf(scale);
  return {
    radius: RADIUS / across,
    locate: (x, y, place) => {
      const row = Math.floor(y * down);
      const column = x * across + (row & 1) * 0.5;
      place.dx = (column - Math.floor(column) - 0.5) / across;
      place.dy = (y * down - row - 0.5) / down;
    },
  };
}

function shadeStuddedLeather({ size, draw, colours, scale }: ShadeContext): Surface {
  const { across, down } = rowsOf(scale);
  const { pebble, patina } = hideGrain(size, draw, featureCount(56, scale));
  const scuffs = fbm(size, { cells: featureCount(24, scale), octaves: 4, gain: 0.7, seed: draw.seed32("scuffs") });
  const hide = palette(...dye(draw.pick("hide", HIDES).map(fromHex), colours[0], 0.9));
  const stud = palette(...dye(draw.pick("metal", METALS).map(fromHex), colours[1], 0.9));
  const pitch = TILE / across;
  return paintSurface(size, TILE, (texel, i) => {
    const y = ((Math.floor(i / size) + 0.5) / size) * down;
    const row = Math.floor(y);
    const x = (((i & (size - 1)) + 0.5) / size) * across + (row & 1) * 0.5;
    const du = x - Math.floor(x) - 0.5;
    const dv = ((y - row - 0.5) * across) / down;
    const far = Math.sqrt(du * du + dv * dv) / RADIUS;
    const grain = pebble[i] as number;
    const s = scuffs[i] as number;
    const p = patina[i] as number;
    if (far < 1) {
      const dome = Math.sqrt(1 - far * far * 0.96);
      const rim = smoothstep(0.78, 0.86, far);
      paintFrom(stud, 0.6 + s * 0.3 - rim * 0.35, texel);
      shade(texel, 0.6 + 0.4 * smoothstep(1, 0.9, far));
      texel.height = pitch * (0.16 * dome + 0.02);
      texel.roughness = 0.28 + Math.abs(s) * 0.2 + rim * 0.2;
      texel.metalness = 1;
      return;
    }
    const press = smoothstep(1.5, 1.0, far);
    paintFrom(hide, 0.42 + grain * 0.16 + p * 0.2 + s * 0.06, texel);
    shade(texel, 1 - press * 0.5);
    texel.height = grain * 0.0003 - press * pitch * 0.05;
    texel.roughness = 0.58 - grain * 0.12 + p * 0.06 + press * 0.1;
  });
}
