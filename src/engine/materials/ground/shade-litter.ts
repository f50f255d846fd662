import { createField } from "../../kernels/field-pool.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { type ScatterLayer, type Shape, scatterLayers } from "../../texture/marks/scatter.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { evenGrids } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { ShadeContext, Surface } from "../material.ts";

/** One kind of thing that lies about: leaves of one shape, needles, chips. Lengths in shares of the tile. */
export interface Litter {
  readonly shape: Shape;
  /** Pieces along a side of the tile. */
  readonly across: number;
  /** Share of them that are there. */
  readonly share: number;
  readonly length: readonly [number, number];
  /** Width over length. */
  readonly width: readonly [number, number];
  /** Radians around `angle` that they stray; 3.2 all ways. */
  readonly stray: number;
  readonly angle?: number;
  /** Levels between which they lie, metres. */
  readonly level: readonly [number, number];
  /** How high the relief of one rises, and its tilt, metres. */
  readonly gain: number;
  readonly tilt: number;
  /** Sideways bow, in half widths. */
  readonly bend: number;
  /** Palettes, #rrggbb dark to light: each piece has one. Earlier ones are commoner. */
  readonly colours: readonly (readonly string[])[];
  /** 0 no veins, 1 clear ones: a midrib and side veins. */
  readonly veins: number;
  /** Strength of fibres along the piece. */
  readonly fibres: number;
  readonly roughness: number;
  /** #rrggbb of its middle, for blossoms. */
  readonly heart?: string;
  /** It keeps its own colours when others are asked for. */
  readonly keeps?: true;
}

export interface LitterGround {
  /** Metres. */
  readonly tile: number;
  /** Soil between, dark to light. */
  readonly soil: readonly string[];
  /** Level and relief of the soil, metres. */
  readonly level: number;
  readonly relief: number;
  readonly pieces: readonly Litter[];
}

/** Pieces strewn over soil, the highest on top. Takes colours in the pieces, then in the soil. */
export function shadeLitter(kind: LitterGround, { size, draw, colours, scale }: ShadeContext): Surface {
  const { tile, pieces } = kind;
  const soil = fbm(size, { cells: featureCount(14, scale), octaves: 6, gain: 0.65, seed: draw.seed32("soil") });
  const spots = fbm(size, { cells: featureCount(30, scale), octaves: 5, gain: 0.7, seed: draw.seed32("spots") });
  const ground = createField(size * size);
  for (let i = 0; i < ground.length; i += 1) {
    ground[i] = kind.level + kind.relief * ((soil[i] as number) + 0.3 * (spots[i] as number));
  }
  const layers = pieces.map((piece, number) => litterLayer(piece, draw.seed32(`there ${number}`), scale));
  const placed = scatterLayers(ground, size, layers, draw.stream("litter"));
  const starts: number[] = [];
  let count = 0;
  for (const { across } of layers) {
    starts.push(count);
    count += across * across;
  }
  const kinds = new Uint8Array(count);
  for (const [number, start] of starts.entries()) kinds.fill(number, start);
  const tone = evenGrids(layers, draw.seed32("tone"));
  const sort = evenGrids(layers, draw.seed32("sort"));
  const drift = draw.number("drift", 0, 0.35);
  const coats = pieces.map((piece) =>
    piece.colours.map((stops) => palette(...dye(stops.map(fromHex), piece.keeps ? undefined : colours[0], 0.85))),
  );
  const hearts = pieces.map(({ heart }) => (heart === undefined ? undefined : fromHex(heart)));
  const earth = palette(...dye(kind.soil.map(fromHex), colours[1]));
  const highest = pieces.reduce((top, { level, gain }) => Math.max(top, level[1] + gain), 0);
  const depth = highest - kind.level;
  return paintSurface(size, tile, (texel, i) => {
    const id = placed.index[i] as number;
    const s = spots[i] as number;
    const h = placed.height[i] as number;
    texel.height = h;
    const up = clamp01((h - kind.level) / depth);
    if (id < 0) {
      paintFrom(earth, 0.45 + (soil[i] as number) * 0.25 + s * 0.25, texel);
      shade(texel, 0.8);
      texel.roughness = 0.95;
      return;
    }
    const piece = pieces[kinds[id] as number] as Litter;
    const own = tone[id] as number;
    const luck = ((sort[id] as number) + drift) % 1;
    const coat = coats[kinds[id] as number] as (typeof coats)[number];
    const u = placed.across[i] as number;
    const v = placed.along[i] as number;
    const across = Math.abs(u);
    const fibre = across * 6 + own * 5;
    const line = (Math.abs(fibre - Math.floor(fibre) - 0.5) - 0.25) * piece.fibres;
    paintFrom(
      coat[Math.floor(luck * coat.length)] ?? (coat[0] as (typeof coat)[number]),
      0.5 + (own - 0.5) * 0.42 + s * 0.18 + line,
      texel,
    );
    const heart = hearts[kinds[id] as number];
    if (heart) blendColour(texel, heart, smoothstep(0.3, 0.22, Math.sqrt(u * u + v * v)) * (colours[0] ? 0.5 : 1));
    if (piece.veins > 0) {
      const climb = v * 4.5 - across * 2.4;
      const near = Math.abs(climb - Math.floor(climb) - 0.5);
      const lines = Math.max(smoothstep(0.07, 0.025, across), smoothstep(0.1, 0.03, near) * 0.5) * piece.veins;
      shade(texel, 1 + lines * 0.3);
      texel.height -= lines * piece.gain * 0.12;
    }
    // deep in the heap little light comes down
    shade(texel, 0.42 + 0.6 * smoothstep(0, 0.75, up));
    texel.height += s * piece.gain * 0.06;
    texel.roughness = piece.roughness + s * 0.07;
  });
}

function litterLayer(piece: Litter, seed: number, scale: number): ScatterLayer {
  const [shortest, longest] = piece.length;
  const [narrow, wide] = piece.width;
  const [low, high] = piece.level;
  const across = featureCount(piece.across, scale);
  // few pieces lie all over the tile: one by itself, or a heap, is found in every tile again
  const luck = evenGrids([{ across }], seed);
  return {
    shape: piece.shape,
    across,
    place: (copy, next, index) => {
      const there = (luck[index] as number) < piece.share;
      copy.angle = (piece.angle ?? 0) + (next() * 2 - 1) * piece.stray;
      copy.length = there ? (shortest + (longest - shortest) * next()) * scale : 0;
      copy.width = copy.length * (narrow + (wide - narrow) * next());
      copy.base = there ? low + (high - low) * next() : -1;
      copy.gain = there ? piece.gain * scale : 0;
      copy.tilt = piece.tilt * (next() * 2 - 1);
      copy.bend = (next() - 0.5) * 2 * piece.bend;
    },
  };
}
