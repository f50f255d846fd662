import { fromHex, type Rgb } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { type CircuitPart, circuitTraces, traceDistance } from "../../texture/figures/circuit-traces.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { paintSurface, type Texel } from "../../texture/tones/paint-surface.ts";
import { blendColour, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const TILE = 0.08;
const MASKS = ["#0f5a34", "#12693f", "#0d4a2c", "#123f7a"];
const BODY = fromHex("#1d1e20");
const PRINT = fromHex("#d9dcd8");
const GOLD: Rgb = [0.78, 0.5, 0.17];
const TIN = fromHex("#b4b7ba");
const ENDS = ["#6e4a2e", "#a8865c", "#232427"].map(fromHex);

/** Printed circuit: traces in bundles under green lacquer, gold pads, black chips with tinned legs, small parts and cans. Takes colours in the lacquer, then in the traces and pads. */
export const circuitBoard: Material = {
  id: "circuit-board",
  class: "misc",
  words: [
    "circuit board",
    "pcb",
    "printed circuit board",
    "circuit",
    "motherboard",
    "electronics",
    "electronic circuit",
    "mainboard",
    "microchip",
    "computer chip",
  ],
  tileSize: TILE,
  shade: shadeCircuitBoard,
};

function shadeCircuitBoard({ size, draw, colours, scale }: ShadeContext): Surface {
  const board = circuitTraces(featureCount(64, scale), draw.stream("board"));
  const { units, parts, owner, pads } = board;
  const mask = colours[0] ?? fromHex(draw.pick("mask", MASKS, [4, 3, 2, 1]));
  const gold = colours[1] ?? GOLD;
  const bright: Rgb = [Math.min(0.85, mask[0] * 1.9), Math.min(0.85, mask[1] * 1.9), Math.min(0.85, mask[2] * 1.9)];
  const film = fbm(size, { cells: 7, octaves: 5, gain: 0.6, seed: draw.seed32("film") });
  const glass = fbm(size, { cells: 128, octaves: 1, seed: draw.seed32("glass cloth") });
  const sway = fbm(size, { cells: 3, octaves: 2, seed: draw.seed32("sway") });
  // traces that are said to be of another colour are bare, and no lacquer is over them
  const line = colours[1] ?? bright;
  const pitch = TILE / units;
  return paintSurface(size, TILE, (texel, i) => {
    const bend = (sway[i] as number) * 1.1;
    const px = (((i & (size - 1)) + 0.5) / size) * units + bend;
    const py = ((Math.floor(i / size) + 0.5) / size) * units + bend;
    const gx = px - Math.floor(px / units) * units;
    const gy = py - Math.floor(py / units) * units;
    const square = (Math.floor(gy) % units) * units + (Math.floor(gx) % units);
    const f = film[i] as number;
    const g = glass[i] as number;
    const trace = smoothstep(0.3, 0.2, traceDistance(board, gx, gy));
    blendColour(texel, mask, 1);
    shade(texel, 1 + f * 0.14 + g * 0.07);
    blendColour(texel, line, trace * 0.95);
    texel.height = pitch * (trace * 0.05 + g * 0.006);
    texel.roughness = 0.3 + f * 0.06 + g * 0.03;
    if (pads[square]) {
      const dx = gx - Math.floor(gx) - 0.5;
      const dy = gy - Math.floor(gy) - 0.5;
      const far = Math.sqrt(dx * dx + dy * dy);
      const pad = smoothstep(0.46, 0.41, far);
      const hole = smoothstep(0.22, 0.16, far);
      layMetal(texel, gold, pad * (1 - hole), 0.28);
      blendColour(texel, BODY, hole);
      texel.height += pitch * (0.06 * pad - 0.3 * hole);
    }
    const number = owner[square] as number;
    if (number < 0) return;
    const part = parts[number] as CircuitPart;
    paintPart(texel, part, (gx - part.x + units * 2) % units, (gy - part.y + units * 2) % units, pitch, f, number);
  });
}

function layMetal(texel: Texel, colour: Rgb, cover: number, roughness: number): void {
  blendColour(texel, colour, cover);
  texel.metalness = lerp(texel.metalness, 1, cover > 0.5 ? 1 : 0);
  texel.roughness = lerp(texel.roughness, roughness, cover);
}

/** A part at `x`, `y` in squares from its corner. */
function paintPart(
  texel: Texel,
  { wide, high, kind }: CircuitPart,
  x: number,
  y: number,
  pitch: number,
  film: number,
  number: number,
): void {
  const dx = Math.min(x, wide - x);
  const dy = Math.min(y, high - y);
  if (kind === 2) {
    const radius = wide / 2 - 0.15;
    const ox = x - wide / 2;
    const oy = y - high / 2;
    const far = Math.sqrt(ox * ox + oy * oy);
    const can = smoothstep(radius, radius - 0.12, far);
    const top = smoothstep(radius - 0.35, radius - 0.5, far);
    const half = smoothstep(-0.05, 0.05, ox - radius * 0.35) * top;
    const score =
      smoothstep(0.12, 0.06, Math.min(Math.abs(ox), Math.abs(oy))) * smoothstep(radius * 0.6, radius * 0.5, far);
    blendColour(texel, BODY, can);
    layMetal(texel, TIN, top * (1 - half * 0.9) * (1 - score * 0.5), 0.3);
    texel.height += pitch * (can * 2 + top * 0.18 - score * 0.12);
    return;
  }
  if (kind === 1) {
    const along = wide > high ? x / wide : y / high;
    const inside = smoothstep(0.28, 0.42, Math.min(dx, dy));
    const end = smoothstep(0.24, 0.28, Math.abs(along - 0.5));
    const solder = smoothstep(0.1, 0.24, Math.min(dx, dy)) * end;
    layMetal(texel, TIN, solder, 0.24);
    blendColour(texel, ENDS[number % ENDS.length] as Rgb, inside * (1 - end));
    if (inside > 0.5 && end < 0.5) texel.metalness = 0;
    texel.height += pitch * (inside * 0.75 + solder * 0.15);
    return;
  }
  const body = smoothstep(0.95, 1.06, Math.min(dx, dy));
  const upright = dx < dy;
  const along = upright ? y : x;
  const leg = along - Math.floor(along) - 0.5;
  const corner = Math.max(dx, dy) > 1;
  const legs = corner
    ? smoothstep(0.3, 0.23, Math.abs(leg)) * (1 - body) * smoothstep(0.06, 0.14, Math.min(dx, dy))
    : 0;
  layMetal(texel, TIN, legs, 0.26);
  texel.height +=
    pitch * (legs * 0.3 * clamp01(Math.min(dx, dy)) + body * 1.1 + 0.12 * smoothstep(1.05, 1.3, Math.min(dx, dy)));
  if (body === 0) return;
  blendColour(texel, BODY, body);
  texel.metalness = 0;
  texel.roughness = lerp(texel.roughness, 0.52 + film * 0.06, body);
  const ox = x - 1.9;
  const oy = y - 1.9;
  const dot = smoothstep(0.42, 0.34, Math.sqrt(ox * ox + oy * oy));
  texel.height -= pitch * 0.12 * dot;
  shade(texel, 1 - 0.4 * dot);
  // two lines of lettering, too small to read
  const line = Math.abs(y - high / 2);
  const letters = line > 0.18 && line < 0.62 && Math.abs(x - wide / 2) < wide / 2 - 2.4;
  const stroke = (Math.floor(x * 5) * 7 + Math.floor(y * 5) * 13 + number * 5) % 5 < 2;
  if (letters && stroke) blendColour(texel, PRINT, 0.55);
}
