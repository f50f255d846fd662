import { fromHex } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { createDiscPlace, packDiscs } from "../../texture/tilings/disc-packing.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import { randomTable } from "../../texture/tones/random-table.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const WOODS = [
  ["#7f5a33", "#ac8251", "#cda571", "#e2c494"],
  ["#8a5c38", "#b98455", "#d6a878", "#e7c79f"],
  ["#6f5a44", "#96806a", "#b7a38c", "#cfbfa9"],
].map((stops) => stops.map(fromHex));
const BARK = ["#1f1712", "#3a2c21", "#574434", "#76614c"].map(fromHex);
const TILE = 1.4;
const CRACKS = 4;

/** A stack of cut logs seen from their ends: year rings, drying cracks, rims of bark, darkness between. Takes colours in the wood, then in the bark. */
export const logEnds: Material = {
  id: "log-ends",
  class: "wood",
  words: [
    "firewood",
    "log end",
    "stacked firewood",
    "wood pile",
    "log pile",
    "stacked log",
    "wood log",
    "stack of logs",
    "cut log",
    "tree ring",
    "woodpile",
    "lumber pile",
    "tree stump",
    "stacked wood",
    "wood slice",
    "log slice",
    "timber stack",
    "cordwood",
    "firewood log",
    "stacked firewood log",
    "stack of firewood",
    "tree end",
    "tree slice",
    "tree cross section",
  ],
  tileSize: TILE,
  shade: shadeLogEnds,
};

function shadeLogEnds({ size, draw, colours, scale }: ShadeContext): Surface {
  const largest = Math.min(0.18, 0.085 * scale);
  const pile = packDiscs(largest, largest * 0.2, draw.stream("pile"));
  const wobble = fbm(size, { cells: 12, octaves: 5, gain: 0.55, seed: draw.seed32("wobble") });
  const fine = fbm(size, { cells: 90, octaves: 4, gain: 0.75, seed: draw.seed32("fine") });
  const stain = fbm(size, { cells: 9, octaves: 5, gain: 0.6, seed: draw.seed32("stain") });
  const count = pile.radii.length;
  const table = (name: string, length = count) => randomTable(length, draw.seed32(name));
  const [tone, kind, level, sawn] = [table("tone"), table("kind"), table("level"), table("sawn")];
  const turns = table("turns", count * CRACKS);
  const spans = table("spans", count * CRACKS);
  const crackX = turns.map((turn, i) => cos(((i % CRACKS) / CRACKS + turn * 0.3) * TAU));
  const crackY = turns.map((turn, i) => sin(((i % CRACKS) / CRACKS + turn * 0.3) * TAU));
  const sawX = sawn.map((turn) => cos(turn * TAU));
  const sawY = sawn.map((turn) => sin(turn * TAU));
  const woods = WOODS.map((stops) => palette(...dye(stops, colours[0])));
  const bark = palette(...dye(BARK, colours[1]));
  const place = createDiscPlace();
  return paintSurface(size, TILE, (texel, i) => {
    const column = i & (size - 1);
    const w = wobble[i] as number;
    const f = fine[i] as number;
    pile.locate((column + 0.5) / size, ((i - column) / size + 0.5) / size, place);
    const { disc, dx, dy } = place;
    const r = pile.radii[disc] as number;
    const edge = (place.border + r * 0.05 * w) / r;
    if (edge < 0.012) {
      texel.height = -0.16 + 0.004 * f;
      paintFrom(bark, 0.05 + 0.1 * f, texel);
      shade(texel, 0.45);
      texel.roughness = 0.97;
      return;
    }
    const lift = 0.035 * ((level[disc] as number) - 0.5);
    // rim of bark: thicker on thick logs
    const rim = 0.07 + 0.03 * w + 0.012 * f;
    if (edge < rim) {
      const t = edge / rim;
      texel.height = lift - 0.006 - 0.05 * (1 - t) * (1 - t) + 0.003 * f;
      paintFrom(bark, 0.3 + 0.35 * t + 0.25 * f, texel);
      shade(texel, 0.5 + 0.5 * t);
      texel.roughness = 0.94;
      return;
    }
    const metres = r * TILE;
    const ring = (1 - edge) * (9 + metres * 90) + w * 0.9 + (tone[disc] as number) * 7;
    const phase = ring - Math.floor(ring);
    const late = smoothstep(0.25, 0.85, phase) * smoothstep(1, 0.9, phase);
    let crack = 0;
    for (let k = disc * CRACKS; k < disc * CRACKS + CRACKS; k += 1) {
      const along = (dx * (crackX[k] as number) + dy * (crackY[k] as number)) / r;
      const span = spans[k] as number;
      if (along < 0 || along > span * 1.1) continue;
      const off = Math.abs(dx * (crackY[k] as number) - dy * (crackX[k] as number)) / r + f * 0.006;
      const open = 0.03 * span * (1 - along / (span * 1.1)) + 0.004;
      crack = Math.max(crack, smoothstep(open + 0.012, open - 0.006, off + 0.012 * w));
    }
    const saw = (dx * (sawX[disc] as number) + dy * (sawY[disc] as number)) * TILE * 160 + w * 1.5;
    const cut = Math.abs((saw - Math.floor(saw)) * 2 - 1) - 0.5;
    const heart = smoothstep(0.45, 0.85, edge + 0.1 * w);
    const s = stain[i] as number;
    const wood = woods[Math.floor((kind[disc] as number) * woods.length)] as (typeof woods)[number];
    const own = ((tone[disc] as number) - 0.5) * 0.36;
    paintFrom(wood, clamp01(0.68 + own - 0.36 * late - 0.2 * heart + 0.12 * f + 0.1 * s + 0.05 * cut), texel);
    blendColour(texel, bark.stops[0] ?? [0.02, 0.02, 0.02], 0.85 * crack);
    shade(texel, 0.75 + 0.25 * smoothstep(rim, rim + 0.06, edge));
    texel.height = lift + 0.0006 * late + 0.0012 * cut + 0.0007 * f - 0.012 * crack + 0.003 * w;
    texel.roughness = 0.8 + 0.05 * f + 0.1 * crack - 0.04 * late;
  });
}
