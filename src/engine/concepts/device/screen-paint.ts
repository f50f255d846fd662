import type { Paint } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { lerp } from "../../math/scalar.ts";
import { layColour } from "../lay-colour.ts";

const hex = (...colours: readonly string[]): readonly Rgb[] => colours.map(fromHex);
const CODE = hex("#7fd0e8", "#e6b450", "#c792ea", "#9ece6a", "#d0d4dc", "#f07a80");
const DARK = fromHex("#15181f");
const PANEL = fromHex("#20242e");
const WHITE = fromHex("#f4f5f6");
const GREY = fromHex("#c9ced6");
const SKY = hex("#2a5fb8", "#a9d4f2");
const DUSK = hex("#33245f", "#f08a4b");
const HILLS = hex("#2f6b3c", "#1f4a33", "#7aa848");
const BARS = hex("#e8a33a", "#3f8fe0", "#43b581", "#d9534f");

/**
 * A lit picture on an upright screen about the origin: 0 a landscape with windows' bar, 1 code, 2 a document with a chart, 3 a sunset;
 * 4 and 5 are the landscape and the sunset without a bar, as on television.
 * Outside `width` by `height` (metres) the glass stays dark.
 */
export function desktopPaint(width: number, height: number, picture: number): Paint {
  return (surface, x, y, _z, _nx, _ny, nz) => {
    const [u, v] = [x / width + 0.5, y / height + 0.5];
    if (nz < 0.2 || u < 0 || u > 1 || v < 0 || v > 1) return;
    if (picture === 1) paintCode(surface, u, v);
    else if (picture === 2) paintDocument(surface, u, v);
    else paintLandscape(surface, u, v, picture % 4 === 0 ? SKY : DUSK, picture < 4);
    surface.roughness = 0.14;
    surface.metalness = 0;
  };
}

function paintCode(surface: Parameters<Paint>[0], u: number, v: number): void {
  layColour(surface, u < 0.2 || v > 0.94 ? PANEL : DARK);
  if (v > 0.94) {
    if (u < 0.1 && (u * 32) % 1 < 0.5 && v < 0.985 && v > 0.955)
      layColour(surface, CODE[Math.floor(u * 32) % 3 === 0 ? 5 : 3] as Rgb);
    return;
  }
  const row = Math.floor((0.93 - v) * 22);
  const inRow = (0.93 - v) * 22 - row;
  if (inRow < 0.28 || inRow > 0.72) return;
  const random = (k: number) => {
    const s = sin((row * 12.9898 + k * 78.233 + (u < 0.2 ? 5 : 0)) * 1.7) * 43758.5453;
    return s - Math.floor(s);
  };
  const start = u < 0.2 ? 0.03 : 0.24 + Math.floor(random(1) * 4) * 0.045;
  const cell = Math.floor((u - start) / 0.075);
  const inCell = (u - start) / 0.075 - cell;
  if (cell < 0 || (u < 0.2 ? u > 0.03 + 0.13 * random(3) : cell > 1 + random(2) * 6) || inCell > 0.82) return;
  layColour(surface, u < 0.2 ? GREY : (CODE[Math.floor(random(cell + 9) * CODE.length)] as Rgb));
}

function paintDocument(surface: Parameters<Paint>[0], u: number, v: number): void {
  layColour(surface, v > 0.9 ? (SKY[0] as Rgb) : u < 0.2 ? GREY : WHITE);
  if (v > 0.9 || u < 0.23 || u > 0.95) return;
  if (v > 0.44) {
    const bar = Math.floor((u - 0.25) / 0.1);
    const inBar = (u - 0.25) / 0.1 - bar;
    const tall = 0.5 + 0.34 * Math.abs(sin(bar * 2.3 + 0.7));
    if (bar >= 0 && bar < 6 && inBar < 0.68 && v < tall && v > 0.47) layColour(surface, BARS[bar % 4] as Rgb);
    if (Math.abs(v - 0.465) < 0.006) layColour(surface, PANEL);
    return;
  }
  const row = (0.42 - v) * 16;
  if (row - Math.floor(row) < 0.42 && u < 0.9 - 0.2 * Math.abs(sin(Math.floor(row) * 3.1)) && v > 0.05)
    layColour(surface, GREY);
}

function paintLandscape(surface: Parameters<Paint>[0], u: number, v: number, sky: readonly Rgb[], bar: boolean): void {
  const [high, low] = sky as [Rgb, Rgb];
  const t = Math.min(1, Math.max(0, (v - 0.3) / 0.7));
  layColour(surface, [lerp(low[0], high[0], t), lerp(low[1], high[1], t), lerp(low[2], high[2], t)]);
  const [sx, sy] = [(u - 0.68) * 1.6, v - 0.62];
  if (sx * sx + sy * sy < 0.011) layColour(surface, fromWarm);
  for (const [i, colour] of HILLS.entries()) {
    const ridge = 0.42 - i * 0.1 + (0.1 - i * 0.02) * sin(u * (5 + i * 3) + i * 2.1);
    if (v < ridge) layColour(surface, colour);
  }
  if (!bar || v > 0.07) return;
  layColour(surface, PANEL);
  const icon = Math.floor(u * 28);
  if (u > 0.3 && u < 0.7 && u * 28 - icon > 0.2 && u * 28 - icon < 0.8 && v > 0.015 && v < 0.055)
    layColour(surface, BARS[icon % 4] as Rgb);
}

const fromWarm: Rgb = fromHex("#fff3c4");
