import type { Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { pits } from "../../texture/marks/pits.ts";
import { billow, fbm } from "../../texture/noises/noise.ts";
import { createPlace, roundedBorder, type TilePlace, type Tiling } from "../../texture/tilings/tiling.ts";
import { dealTones, temperPalettes, temperTones, tonesOf } from "../../texture/tones/deal-tones.ts";
import { evenDeal } from "../../texture/tones/even-deal.ts";
import { paintSurface, type Texel } from "../../texture/tones/paint-surface.ts";
import { dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { layInBond } from "../bonds/lay-in-bond.ts";
import { secondTone } from "../bonds/second-tone.ts";
import type { ShadeContext, Surface } from "../material.ts";

/** What a texel of masonry is made from, for a material's own finish. */
export interface MasonrySpot {
  readonly place: TilePlace;
  /** 0 in the joint to 1 on the face. */
  face: number;
  /** Distance from the edge of the face inwards, in units; negative in the joint. */
  edge: number;
  /** Noises of mean 0, mostly within -1..1: as large as a unit, a third of it, and sand. */
  mottle: number;
  rough: number;
  grit: number;
  /** 0..1, 1 in the middle of a pit. */
  pit: number;
}

/** Bricks, stones or slabs in a bed of mortar or sand. Lengths are in units; shares of colour move along the palettes. */
export interface Masonry {
  readonly tileSize: number;
  readonly tiling: Tiling;
  /** Short side of a usual stone in shares of the tile: the unit of the lengths below. */
  readonly unit: number;
  /** Half the width of a joint. */
  readonly joint: number;
  /** Radius of the corners. */
  readonly rounding: number;
  /** How far the arris slopes from the joint to the face. */
  readonly bevel: number;
  /** How far the sides stray from straight. */
  readonly wander: number;
  /** How far noise gnaws at the edges. */
  readonly chips: number;
  /** Of the faces over the bed of the joint. */
  readonly depth: number;
  /** Rise of a face from its edge to its middle. */
  readonly dome: number;
  /** How much faces differ in level, and from edge to edge. */
  readonly level: number;
  readonly tilt: number;
  /** Roughness of the faces; `puffy` faces bulge between creases, as hewn stone does. */
  readonly relief: number;
  readonly puffy?: boolean;
  /** Depth of pits in the faces, 0 for none. */
  readonly pits: number;
  /** One palette is drawn for each stone; repeat one to see it more often. */
  readonly faces: readonly (readonly Rgb[])[];
  readonly joints: readonly Rgb[];
  /** Differences of tone from stone to stone, along a stone, within it, and from grain to grain. */
  readonly tone: number;
  readonly flash: number;
  readonly mottle: number;
  readonly grit: number;
  /** Of the faces; joints are at 0.93. */
  readonly roughness: number;
  /** Where nothing of the masonry shows under what `finish` lays on it: it is not made there. */
  readonly hidden?: (index: number) => boolean;
  /** What only this material has, on top. */
  readonly finish?: (texel: Texel, spot: MasonrySpot, index: number) => void;
}

/** What hangs on a roof lies on the row below, its foot lifted by it, and nothing but a shadow is between them. */
const HUNG_RISE = 0.22;
const HUNG_BED = -0.02;
const SHADOW = 0.16;

/** Shades masonry. Takes colours in the faces, piece by piece. */
export function layMasonry({ size, draw, colours, bond }: ShadeContext, look: Masonry): Surface {
  const { tileSize } = look;
  const { tiling, unit } = bond ? layInBond(bond, look.tiling.cells, draw.stream("bond")) : look;
  const across = Math.max(1, Math.round(1 / unit));
  const wander = fbm(size, { cells: across, octaves: 4, gain: 0.55, seed: draw.seed32("wander") });
  const noise = look.puffy ? billow : fbm;
  const rough = noise(size, { cells: across * 3, octaves: 5, gain: 0.6, seed: draw.seed32("rough") });
  if (look.puffy) for (let i = 0; i < rough.length; i += 1) rough[i] = (rough[i] as number) * 4 - 1.2;
  const mottle = fbm(size, { cells: across, octaves: 5, gain: 0.6, seed: draw.seed32("mottle") });
  const grit = fbm(size, { cells: across * 16, octaves: 2, gain: 0.9, seed: draw.seed32("grit") });
  const holes = look.pits > 0 ? pits(size, draw.seed32("holes"), across * 5, 0.16, 0.32) : undefined;
  const place = createPlace();
  const deal = evenDeal(tiling.cells, (x, y) => {
    tiling.locate(x, y, place);
    return place.cell;
  });
  const table = (name: string) => randomTable(tiling.cells, draw.seed32(name));
  const [tone, level, leanU, leanV, flash, width, kind] = [
    deal(draw.seed32("tone")),
    table("level"),
    table("lean u"),
    table("lean v"),
    table("flash"),
    table("width"),
    deal(draw.seed32("kind"), look.faces.length),
  ];
  const kinds = temperPalettes(look.faces);
  temperTones(tone, kind, kinds);
  const tones = tonesOf(colours, (colour) => kinds.map((stops) => palette(...dye(stops, colour))));
  const dealt = dealTones(tones, deal(draw.seed32("dealt"), tones.length));
  const joints = palette(...look.joints);
  const hangs = bond === "beavertail";
  const turns = bond === "checker";
  const second = turns && tones.length < 2 ? secondTone(tones[0]?.[0]) : undefined;
  const spot: MasonrySpot = { place, face: 0.5, edge: 0.5, mottle: 0.5, rough: 0.5, grit: 0.5, pit: 0.5 };
  const between = { r: 0.5, g: 0.5, b: 0.5 };
  const half = (size * size) >> 1;
  const mask = size * size - 1;
  const metres = tileSize * unit;
  const stray = look.wander * unit;
  return paintSurface(size, tileSize, (texel, i) => {
    const r = rough[i] as number;
    const m = mottle[i] as number;
    const g = grit[i] as number;
    const pit = holes ? (holes[i] as number) : 0;
    if (look.hidden?.(i)) {
      spot.mottle = m;
      spot.rough = r;
      spot.grit = g;
      look.finish?.(texel, spot, i);
      return;
    }
    // the same noise half a tile away serves the other direction
    const x = ((i & (size - 1)) + 0.5) / size + (wander[i] as number) * stray;
    const y = (Math.floor(i / size) + 0.5) / size + (wander[(i + half) & mask] as number) * stray;
    tiling.locate(x, y, place);
    const { cell } = place;
    const border = roundedBorder(place, (look.rounding + look.joint) * unit) / unit;
    const gnawed = look.chips * (Math.max(0, m - 0.25) + 0.35 * r);
    const edge = border - look.joint * (0.75 + 0.5 * (width[cell] as number)) - gnawed;
    const face = smoothstep(0, look.bevel, edge);
    const inner = Math.max(0, 1 - Math.max(0, edge) * 2);
    const lean = ((leanU[cell] as number) - 0.5) * (place.u - 0.5) + ((leanV[cell] as number) - 0.5) * (place.v - 0.5);
    const top =
      look.depth +
      look.dome * (1 - inner * inner) +
      look.level * ((level[cell] as number) - 0.5) +
      (hangs ? HUNG_RISE * (place.v - 0.5) : 0) +
      look.tilt * 2 * lean +
      look.relief * (r + g * 0.25) -
      look.pits * pit;
    const bed = hangs ? HUNG_BED : 0.025 * r + 0.018 * g;
    texel.height = metres * lerp(bed, top, face);
    const shown = smoothstep(0.12, 0.48, face);
    if (shown > 0) {
      const t =
        0.5 +
        look.tone * ((tone[cell] as number) - 0.5) +
        look.flash * ((flash[cell] as number) - 0.5) * (place.u - 0.5) * 2 +
        look.mottle * (m + r * 0.5) +
        look.grit * g;
      const faces = (turns ? tones[place.kind % tones.length] : dealt[cell]) as (typeof tones)[number];
      const drawn = Math.floor((kind[cell] as number) * faces.length);
      paintFrom(faces[drawn] as (typeof faces)[number], t, texel);
      if (second && place.kind === 1) shade(texel, second);
      if (pit > 0) shade(texel, 1 - pit * 0.3);
      texel.roughness = look.roughness + g * 0.05 + r * 0.03;
    }
    if (shown < 1) {
      paintFrom(joints, 0.5 + r * 0.15 + g * 0.25 + m * 0.12, between);
      if (hangs) shade(between, SHADOW);
      texel.r = lerp(between.r, texel.r, shown);
      texel.g = lerp(between.g, texel.g, shown);
      texel.b = lerp(between.b, texel.b, shown);
      texel.roughness = lerp(0.93 + g * 0.03, texel.roughness, shown);
    }
    if (look.finish) {
      spot.face = face;
      spot.edge = edge;
      spot.mottle = m;
      spot.rough = r;
      spot.grit = g;
      spot.pit = pit;
      look.finish(texel, spot, i);
    }
  });
}
