import type { Paint } from "../../geometry/part.ts";
import { atan2, cos, sin } from "../../math/elementary.ts";
import { isWritten } from "../lettering.ts";
import type { BookParameters } from "./book-parameters.ts";

/** Gold leaf laid on a surface. */
function gild(surface: Parameters<Paint>[0]): void {
  surface.r = 0.86;
  surface.g = 0.6;
  surface.b = 0.21;
  surface.metalness = 1;
  surface.roughness = 0.32;
  surface.height -= 0.0003;
}

/** Front board: a double frame and an emblem or a title in gold. Rest frame: x across, z down the page, the board about the origin. */
export function coverPaint(p: BookParameters): Paint {
  const [a, b] = [p.width / 2, p.height / 2];
  if (p.style === "cookery") return dishPaint(p);
  if (p.style === "paperback") return printedPaint(p);
  return (surface, x, _y, z, _nx, ny) => {
    if (Math.abs(ny) < 0.6) return;
    const inset = Math.min(a - Math.abs(x), b - Math.abs(z));
    const frame = (inset > 0.0125 && inset < 0.0142) || (p.style !== "hardcover" && inset > 0.0165 && inset < 0.0172);
    if (frame || stamped(p, x / a, (z / b) * (b / a))) gild(surface);
  };
}

/** A printed cover: a title and an author in white, a disc over hills between them. */
function printedPaint(p: BookParameters): Paint {
  const [a, b] = [p.width / 2, p.height / 2];
  return (surface, x, _y, z, _nx, ny) => {
    if (ny < 0.6) return;
    const [u, v] = [x / a, z / a];
    const end = b / a;
    const row = (at: number, half: number, thick: number): boolean =>
      Math.abs(v - at) < thick && Math.abs(u) < half && letter(u, at + 3);
    const lay = (r: number, g: number, bl: number): void => {
      [surface.r, surface.g, surface.b] = [r, g, bl];
    };
    const hills = v > 0.52 * end + 0.09 * sin(u * 3 + 1) + 0.04 * sin(u * 8);
    const nearer = v > 0.7 * end + 0.08 * sin(u * 4 + 4);
    if (row(-0.74 * end, 0.78, 0.1) || row(-0.54 * end, 0.56, 0.1) || row(0.9 * end, 0.5, 0.045)) lay(0.92, 0.9, 0.84);
    else if (nearer) lay(0.02, 0.03, 0.05);
    else if (hills) lay(0.05, 0.1, 0.16);
    else if (u * u + (v - 0.18 * end) * (v - 0.18 * end) < 0.2) lay(0.95, 0.78, 0.3);
  };
}

/** A cookbook's cover: its title over a plate with a salad and an egg, a fork and a knife beside it. */
function dishPaint(p: BookParameters): Paint {
  const [a, b] = [p.width / 2, p.height / 2];
  return (surface, x, _y, z, _nx, ny) => {
    if (ny < 0.6) return;
    const [u, v] = [x / a, z / a];
    const end = b / a;
    const lay = (r: number, g: number, bl: number): void => {
      [surface.r, surface.g, surface.b] = [r, g, bl];
      surface.roughness = 0.4;
    };
    const low = v - 0.22 * end;
    const far = Math.sqrt(u * u + low * low);
    const turn = atan2(u, low);
    if (isWritten("RECIPES", u, -(v + 0.72 * end), 0.24, 0.13)) lay(0.95, 0.93, 0.86);
    else if (far < 0.12) lay(0.92, 0.6, 0.06);
    else if (far < 0.27 + 0.03 * sin(turn * 3)) lay(0.93, 0.92, 0.88);
    else if (far < 0.42 + 0.05 * sin(turn * 7)) {
      const isTomato = sin(turn * 4 + 1) > 0.8;
      if (isTomato) lay(0.72, 0.06, 0.03);
      else lay(0.12, 0.4 + 0.1 * sin(turn * 19), 0.05);
    } else if (far < 0.6) lay(0.9, 0.9, 0.9);
    else if (far < 0.64) lay(0.5, 0.55, 0.6);
    else if (Math.abs(low) < 0.5 && isCutlery(u, low)) lay(0.86, 0.87, 0.9);
  };
}

/** A fork on the left, a knife on the right. */
function isCutlery(u: number, v: number): boolean {
  if (Math.abs(u - 0.8) < 0.035 + (v < 0 ? 0.02 : 0)) return true;
  const left = Math.abs(u + 0.8);
  if (v > -0.18) return left < 0.028;
  return left < 0.075 && (v > -0.26 || Math.abs(left * 40 - Math.round(left * 40)) < 0.34);
}

/** Emblem or lines of a title; units of half the width, the origin in the middle, z downwards. */
function stamped(p: BookParameters, x: number, z: number): boolean {
  const r = Math.sqrt(x * x + z * z);
  if (p.emblem === "title") {
    const line = (at: number, half: number, thick: number) =>
      Math.abs(z - at) < thick && Math.abs(x) < half && letter(x, at);
    return (
      line(-0.52, 0.5, 0.055) ||
      line(-0.34, 0.36, 0.055) ||
      (Math.abs(z - 0.85) < 0.03 && Math.abs(x) < 0.24 && letter(x * 1.6, 3)) ||
      Math.abs(x) + Math.abs(z - 0.2) < 0.1
    );
  }
  if (p.emblem === "diamond") {
    const d = Math.abs(x) + Math.abs(z) * 0.72;
    return (d > 0.42 && d < 0.46) || (d < 0.3 && d > 0.2) || d < 0.07;
  }
  if ((r > 0.5 && r < 0.54) || (r > 0.45 && r < 0.463)) return true;
  if (p.emblem === "circle")
    return (r < 0.3 && r > 0.27) || Math.abs(r - 0.18 * (1 + 0.35 * cos(8 * atan2(z, x)))) < 0.025;
  const angle = atan2(x, -z);
  const sector = 6.283185307179586 / 5;
  const turned = Math.abs(angle - Math.round(angle / sector) * sector);
  // a five-pointed star is the union of points under the line from a tip to the notch beside it
  const edge = 0.42 * 0.382 * sin(sector / 2) * 1;
  const [u, v] = [r * sin(turned), r * cos(turned)];
  const reach = (0.42 - v) * (edge / (0.42 - 0.42 * 0.382 * cos(sector / 2)));
  return u < reach && u > reach - 0.045;
}

/** Gaps between the letters of a word that nobody can read. */
const letter = (x: number, word: number): boolean => {
  const cell = x * 14 + word * 7.31;
  const at = cell - Math.floor(cell);
  return at > 0.18 && at < 0.86 && !(sin(Math.floor(cell) * 12.9898 + word * 3.7) > 0.72);
};

/** Edges of the pages: fine lines, as seen on a block of paper. Rest frame: y through the thickness. */
export const edgePaint =
  (thickness: number): Paint =>
  (surface, x, y, z, _nx, ny) => {
    if (Math.abs(ny) > 0.7) return;
    const page = (y / thickness) * 46 + 0.25 * sin(x * 90) + 0.25 * sin(z * 70);
    const shade = 0.8 + 0.2 * cos(page * 6.283185307179586);
    surface.r *= shade;
    surface.g *= shade * 0.985;
    surface.b *= shade * 0.95;
  };

/** A page of print: a heading, an initial, lines of words. Rest frame: x from the gutter (0) outwards, z down the page. */
export function printPaint(p: BookParameters, side: number): Paint {
  const [w, b] = [p.width, p.height / 2];
  const edges = edgePaint(p.thickness * 0.5);
  return (surface, x, y, z, nx, ny, nz) => {
    if (ny < 0.55) {
      edges(surface, x, y, z, nx, ny, nz);
      return;
    }
    const u = side > 0 ? x / w : 1 + x / w;
    const v = (z + b) / (2 * b);
    if (u < 0.13 || u > 0.86 || v < 0.1 || v > 0.9) return;
    const row = Math.floor(v * 34);
    const inRow = v * 34 - row;
    const short = row % 7 === 6 ? 0.52 : 0.86;
    const drawing = side > 0 && p.style === "tome" && v > 0.2 && v < 0.52;
    if (drawing) {
      const [dx, dz] = [(u - 0.5) * 2, ((v - 0.36) * 2 * b * 2) / w];
      const d = Math.sqrt(dx * dx + dz * dz);
      if (Math.abs(d - 0.42) < 0.014 || Math.abs(d - 0.36) < 0.008 || stamped({ ...p, emblem: "star" }, dx, dz))
        ink(surface, 0.85);
      return;
    }
    if (inRow > 0.3 && inRow < 0.62 && u < short && wordAt(u * 30 + row * 5.17)) ink(surface, 0.72);
  };
}

const wordAt = (x: number): boolean => {
  const cell = Math.floor(x * 0.42);
  const gap = 0.12 + 0.1 * (sin(cell * 78.233) + 1);
  const at = x * 0.42 - cell;
  return at > gap * 0.6 && at < 1 - gap * 0.2;
};

function ink(surface: Parameters<Paint>[0], cover: number): void {
  surface.r += (0.03 - surface.r) * cover;
  surface.g += (0.025 - surface.g) * cover;
  surface.b += (0.025 - surface.b) * cover;
}
