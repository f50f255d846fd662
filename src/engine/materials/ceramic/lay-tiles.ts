import type { Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { createPlace, roundedBorder, type TilePlace, type Tiling } from "../../texture/tilings/tiling.ts";
import { dealTones, temperTones, tonesOf } from "../../texture/tones/deal-tones.ts";
import { evenDeal, rankApart } from "../../texture/tones/even-deal.ts";
import { paintSurface, type Texel } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { layInBond } from "../bonds/lay-in-bond.ts";
import { secondTone } from "../bonds/second-tone.ts";
import type { ShadeContext, Surface } from "../material.ts";

/** What a texel of a tiled surface is made from, for a material's own finish. */
export interface TileSpot {
  readonly place: TilePlace;
  /** 0 in the grout to 1 on the tile. */
  face: number;
  /** Distance from the edge of the tile inwards, in units; negative in the grout. */
  edge: number;
  /** Slow noise, mean 0, mostly within -1..1. */
  cloud: number;
  grit: number;
}

/** Colours of some of the tiles. */
export interface Glaze {
  readonly stops: readonly Rgb[];
  /** Which of the artist's colours it takes; the first when left out, -1 none. */
  readonly takes?: number;
}

/** Tiles set in grout. Lengths are in units; shares of colour move along the palettes. */
export interface TileWork {
  readonly tileSize: number;
  readonly tiling: Tiling;
  /** Short side of a usual tile in shares of the whole: the unit of the lengths below. */
  readonly unit: number;
  /** Half the width of the grout. */
  readonly joint: number;
  readonly rounding: number;
  /** Width of the sloping rim, and rise of the middle over it. */
  readonly bevel: number;
  readonly pillow: number;
  /** Of the tiles over the grout. */
  readonly depth: number;
  /** How much tiles differ in level, and lean: what makes reflections jump from tile to tile. */
  readonly level: number;
  readonly tilt: number;
  /** Waviness of the glaze. */
  readonly wave: number;
  /** How far hand-cut sides stray, 0 for pressed tiles. */
  readonly wander: number;
  readonly glazes: readonly Glaze[];
  /** Which glaze a tile has, from its number, its kind and a uniform number; any when left out. */
  readonly choose?: (cell: number, kind: number, chance: number) => number;
  readonly grout: readonly Rgb[];
  /** Which of the artist's colours the grout takes: the tiles take one only, then. Left out: none, and the tiles are dealt them all. */
  readonly groutTakes?: number;
  /** Differences of tone from tile to tile and within one; `pool` is how much darker the glaze gets towards the rim. */
  readonly tone: number;
  readonly cloud: number;
  readonly pool: number;
  /** Of the tiles; the grout is at 0.88. */
  readonly roughness: number;
  /** What only this material has, on top. */
  readonly finish?: (texel: Texel, spot: TileSpot, index: number) => void;
}

/** Tiles below which one that is darker than the rest is a figure of the whole, and how much less they differ then. */
const FEW = 12;
const TEMPER_FEW = 0.5;

/** From the sides to the middle of a square piece, in units. */
const MIDDLE = 0.5;

/** How far pieces in another bond than the usual lie off their row, in units. */
const SWAY = 0.25;

/** Shades a tiled surface. Takes colours in the glazes as they say, or tile by tile. */
export function layTiles({ size, draw, colours, bond }: ShadeContext, look: TileWork): Surface {
  const { tileSize } = look;
  const { tiling, unit } = bond ? layInBond(bond, look.tiling.cells, draw.stream("bond")) : look;
  const across = Math.max(1, Math.round(1 / unit));
  const cloud = fbm(size, { cells: Math.min(across, 12), octaves: 5, gain: 0.55, seed: draw.seed32("cloud") });
  const wave = fbm(size, { cells: Math.min(across * 2, 64), octaves: 2, seed: draw.seed32("wave") });
  const grit = fbm(size, { cells: 61, octaves: 2, gain: 0.9, seed: draw.seed32("grit") });
  const stray =
    look.wander > 0 ? fbm(size, { cells: across * 2, octaves: 3, gain: 0.6, seed: draw.seed32("stray") }) : undefined;
  // sheets of small pieces are never laid quite straight, and no row of them ends the tile alike all along
  const sway = bond ? fbm(size, { cells: 3, octaves: 1, seed: draw.seed32("sway") }) : undefined;
  const place = createPlace();
  const cellAt = (x: number, y: number) => {
    tiling.locate(x, y, place);
    return place.cell;
  };
  const deal = evenDeal(tiling.cells, cellAt);
  const table = (name: string) => randomTable(tiling.cells, draw.seed32(name));
  const [tone, level, leanU, leanV, kind] = [
    deal(draw.seed32("tone")),
    table("level"),
    table("lean u"),
    table("lean v"),
    look.choose ? rankApart(tiling.cells, cellAt, draw.seed32("kind")) : deal(draw.seed32("kind"), look.glazes.length),
  ];
  if (!look.choose)
    temperTones(
      tone,
      kind,
      look.glazes.map(({ stops }) => stops),
    );
  // where one glaze has a colour of its own, the tiles already tell them apart
  const isSorted = look.glazes.some(({ takes = 0 }) => takes > 0);
  const glazesIn = (first: Rgb | undefined) =>
    look.glazes.map(({ stops, takes = 0 }) =>
      palette(...dye(stops, takes < 0 ? undefined : takes === 0 ? first : colours[takes], 0.9)),
    );
  const tones = tonesOf(isSorted || look.groutTakes !== undefined ? colours.slice(0, 1) : colours, glazesIn);
  const dealt = dealTones(tones, deal(draw.seed32("dealt"), tones.length));
  const grout = palette(...dye(look.grout, look.groutTakes === undefined ? undefined : colours[look.groutTakes]));
  const choose =
    look.choose ?? ((_cell: number, _kind: number, chance: number) => Math.floor(chance * look.glazes.length));
  const turns = bond === "checker";
  const second = turns && tones.length < 2 ? secondTone(tones[0]?.[0]) : undefined;
  const spot: TileSpot = { place, face: 0.5, edge: 0.5, cloud: 0.5, grit: 0.5 };
  const between = { r: 0.5, g: 0.5, b: 0.5 };
  const half = (size * size) >> 1;
  const mask = size * size - 1;
  const metres = tileSize * unit;
  const fairTone = look.tone * (tiling.cells < FEW ? TEMPER_FEW : 1);
  const wander = look.wander * unit;
  return paintSurface(size, tileSize, (texel, i) => {
    const c = cloud[i] as number;
    const w = wave[i] as number;
    const g = grit[i] as number;
    let x = ((i & (size - 1)) + 0.5) / size;
    let y = (Math.floor(i / size) + 0.5) / size;
    if (stray) {
      // the same noise half a tile away serves the other direction
      x += (stray[i] as number) * wander;
      y += (stray[(i + half) & mask] as number) * wander;
    }
    if (sway) {
      x += (sway[i] as number) * SWAY * unit;
      y += (sway[(i + half) & mask] as number) * SWAY * unit;
    }
    tiling.locate(x, y, place);
    const { cell } = place;
    const edge = roundedBorder(place, (look.rounding + look.joint) * unit) / unit - look.joint;
    const face = smoothstep(0, look.bevel, edge);
    // rounded as far as the middle, or the diagonals of the rise would be seen as facets
    const inner = Math.max(0, 1 - Math.max(0, roundedBorder(place, MIDDLE * unit) / unit - look.joint) * 2.2);
    const lean = ((leanU[cell] as number) - 0.5) * (place.u - 0.5) + ((leanV[cell] as number) - 0.5) * (place.v - 0.5);
    const top =
      look.depth +
      look.pillow * (1 - inner * inner) +
      look.level * ((level[cell] as number) - 0.5) +
      look.tilt * 2 * lean +
      look.wave * w;
    texel.height = metres * lerp(0.006 * g, top, face);
    const covered = smoothstep(0, Math.min(look.bevel, 0.035), edge);
    texel.roughness = look.roughness + 0.02 * Math.abs(w) + 0.012 * c + 0.008 * g;
    if (covered > 0) {
      const glazes = (turns ? tones[place.kind % tones.length] : dealt[cell]) as (typeof tones)[number];
      const glaze = glazes[choose(cell, place.kind, kind[cell] as number)] as (typeof glazes)[number];
      const rim = 1 - Math.min(1, Math.max(0, edge) * 5);
      const t = 0.5 + fairTone * ((tone[cell] as number) - 0.5) + look.cloud * c - look.pool * rim * rim + 0.03 * g;
      paintFrom(glaze, t, texel);
      if (second && place.kind === 1) shade(texel, second);
    }
    if (covered < 1) {
      paintFrom(grout, 0.4 + 0.22 * g + 0.2 * c, between);
      texel.r = lerp(between.r, texel.r, covered);
      texel.g = lerp(between.g, texel.g, covered);
      texel.b = lerp(between.b, texel.b, covered);
      texel.roughness = lerp(0.88 + g * 0.04, texel.roughness, covered);
    }
    if (look.finish) {
      spot.face = covered;
      spot.edge = edge;
      spot.cloud = c;
      spot.grit = g;
      look.finish(texel, spot, i);
    }
  });
}
