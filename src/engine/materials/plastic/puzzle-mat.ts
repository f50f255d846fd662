import { fromHex, type Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { dealApart, evenGrid } from "../../texture/tones/even-deal.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import { cosTurn } from "../../texture/tones/turn-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const FOAMS = ["#c33a33", "#2f64ad", "#e0b53a", "#3f8f56", "#d9782f"].map(fromHex);
const GAP = fromHex("#17171a");
const TILE = 1.8;
/** Radius of a knob, and how far its middle lies beyond its side, in pieces. */
const KNOB = 0.125;
const REACH = 0.11;
/** Over how much a knob's neck flows into its side, in pieces. */
const NECK = 0.05;
/** Waves of the grip pressed into a piece, along each diagonal. */
const GRIP = 16;

/** Foam mats that lock into each other like a jigsaw puzzle, a diamond grip pressed into them. Takes colours piece by piece. */
export const puzzleMat: Material = {
  id: "puzzle-mat",
  class: "plastic",
  words: [
    "puzzle mat",
    "jigsaw mat",
    "jigsaw puzzle mat",
    "foam puzzle mat",
    "foam jigsaw puzzle mat",
    "foam floor mat",
    "foam play mat",
    "interlocking foam tile",
    "interlocking foam mat",
    "interlocking mat",
    "foam floor tile",
    "eva foam mat",
    "puzzle floor",
    "jigsaw floor",
    "jigsaw puzzle",
    "jigsaw",
  ],
  tileSize: TILE,
  shade: shadePuzzleMat,
};

function shadePuzzleMat({ size, draw, colours, scale }: ShadeContext): Surface {
  const side = featureCount(6, scale);
  const count = side * side;
  const foams: readonly Rgb[] = colours.length > 0 ? colours : FOAMS;
  const kinds = dealApart(
    count,
    foams.length,
    (x, y) => Math.floor(y * side) * side + Math.floor(x * side),
    draw.seed32("kinds"),
  );
  const tone = evenGrid(side, side, draw.seed32("tone"));
  // of each piece's left and upper side: whether the knob is its own or its neighbour's
  const knobs = randomTable(count * 2, draw.seed32("knobs"));
  const body = foams.map((foam) => palette(toned(foam, 0.72), foam, toned(foam, 1.22)));
  const skin = fbm(size, { cells: 150, octaves: 3, gain: 0.8, seed: draw.seed32("skin") });
  const dust = fbm(size, { cells: featureCount(9, scale), octaves: 5, gain: 0.6, seed: draw.seed32("dust") });
  const sway = fbm(size, { cells: side, octaves: 2, seed: draw.seed32("sway") });
  const piece = TILE / side;
  return paintSurface(size, TILE, (texel, i) => {
    const column = i & (size - 1);
    const bend = (sway[i] as number) * 0.012;
    const x = ((column + 0.5) / size) * side + bend + 0.5;
    const y = (((i - column) / size + 0.5) / size) * side - bend + 0.5;
    const [right, down] = [Math.floor(x) % side, Math.floor(y) % side];
    const [across, along] = [Math.round(x), Math.round(y)];
    const upright = sideAt(x - across, y - Math.floor(y) - 0.5, (knobs[down * side + (across % side)] as number) < 0.5);
    const level = sideAt(
      y - along,
      x - Math.floor(x) - 0.5,
      (knobs[count + (along % side) * side + right] as number) < 0.5,
    );
    const home = ((upright < 0 ? across - 1 : across) + side) % side;
    const row = ((level < 0 ? along - 1 : along) + side) % side;
    const cell = row * side + home;
    const edge = Math.min(Math.abs(upright), Math.abs(level)) * piece;
    const s = skin[i] as number;
    const d = dust[i] as number;
    const grip = cosTurn((x + y) * GRIP) * cosTurn((x - y) * GRIP);
    const pressed = smoothstep(0.1, 0.5, grip);
    paintFrom(
      body[kinds[cell] as number] as (typeof body)[number],
      0.5 + ((tone[cell] as number) - 0.5) * 0.2 + s * 0.1 + d * 0.08 - pressed * 0.1,
      texel,
    );
    const gap = smoothstep(0.0032, 0.0012, edge);
    shade(texel, 1 - 0.3 * smoothstep(0.014, 0.002, edge));
    blendColour(texel, GAP, gap * 0.85);
    texel.height =
      0.006 * smoothstep(0.0012, 0.008, edge) - 0.0008 * pressed + 0.0002 * s + 0.0012 * (tone[cell] as number);
    texel.roughness = lerp(0.72 + 0.05 * s + 0.05 * d, 0.9, gap);
  });
}

const toned = ([r, g, b]: Rgb, k: number): Rgb => [Math.min(0.85, r * k), Math.min(0.85, g * k), Math.min(0.85, b * k)];

/**
 * How far a place lies beyond the line between two pieces, in pieces: negative on the first one's part, its knob with it.
 *
 * @param off Beyond the straight side. @param along From the side's middle.
 * @param isFirst Whether the knob is the first piece's and reaches into the second.
 */
function sideAt(off: number, along: number, isFirst: boolean): number {
  const beyond = isFirst ? off : -off;
  const knob = Math.sqrt((beyond - REACH) * (beyond - REACH) + along * along) - KNOB;
  // the nearer of both, rounded where they meet
  const blend = Math.max(0, NECK - Math.abs(beyond - knob)) / NECK;
  const line = Math.min(beyond, knob) - (blend * blend * NECK) / 4;
  return isFirst ? line : -line;
}
