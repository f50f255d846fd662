import { fromHex, type Rgb } from "../../math/color.ts";
import { cos, sin, TAU } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Vec3 } from "../../math/vec3.ts";

/** What is printed on a coat that has no such markings by nature. */
export type CoatFigure = "checkered" | "plaid" | "polka-dot" | "floral" | "star" | "chevron" | "wavy" | "diamond";

/** How much of a place of the sheet is covered, and in which colour. */
type Sheet = (u: number, v: number, colours: readonly Rgb[]) => readonly [share: number, colour: Rgb];

const WHITE = fromHex("#f3efe6");
/** Where none are said: the figure's own, and how its ground is where that is not the coat. */
const OWN: Readonly<Record<CoatFigure, readonly Rgb[]>> = {
  checkered: ["#c4202c"].map(fromHex),
  plaid: ["#b51f26", "#12321f", "#e3b52c"].map(fromHex),
  "polka-dot": [WHITE],
  floral: ["#f08ab0", "#f6d04a"].map(fromHex),
  star: ["#f6d04a"].map(fromHex),
  chevron: [WHITE],
  wavy: [WHITE],
  diamond: [WHITE],
};

const part = (x: number): number => x - Math.floor(x);
const odd = (x: number): boolean => part(x / 2) >= 0.5;
const off = (x: number): number => part(x) - 0.5;

const mixed = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** A line of a width about whole numbers. */
const line = (x: number, width: number): boolean => Math.abs(off(x + 0.5)) < width / 2;

const SHEETS: Readonly<Record<CoatFigure, Sheet>> = {
  // warp and weft of two colours: full where both cross, half where one does
  checkered: (u, v, [tone = WHITE, ground = WHITE]) => {
    const threads = (odd(u) ? 0.5 : 0) + (odd(v) ? 0.5 : 0);
    return [1, mixed(ground, tone, threads)];
  },
  plaid: (u, v, [ground = WHITE, band = ground, thread = WHITE]) => {
    const [a, b] = [u / 3, v / 3];
    if (line(a + 0.5, 0.05) || line(b + 0.5, 0.05)) return [1, thread];
    const bands = (line(a, 0.42) ? 0.5 : 0) + (line(b, 0.42) ? 0.5 : 0);
    return [1, mixed(ground, band, bands)];
  },
  "polka-dot": (u, v, [tone = WHITE]) => {
    const [a, b] = [u / 1.7, v / 1.7];
    const [x, y] = [off(a + (odd(Math.floor(b)) ? 0.5 : 0)), off(b)];
    return [smoothstep(0.31, 0.28, Math.sqrt(x * x + y * y)), tone];
  },
  floral: (u, v, [petal = WHITE, heart = WHITE]) => {
    const [a, b] = [u / 2.3, v / 2.3];
    const [x, y] = [off(a + (odd(Math.floor(b)) ? 0.5 : 0)), off(b)];
    const far = Math.sqrt(x * x + y * y);
    if (far < 0.11) return [1, heart];
    for (let k = 0; k < 5; k += 1) {
      const [px, py] = [x - 0.22 * cos((k * TAU) / 5), y - 0.22 * sin((k * TAU) / 5)];
      if (px * px + py * py < 0.0196) return [1, petal];
    }
    return [0, petal];
  },
  star: (u, v, [tone = WHITE]) => {
    const [a, b] = [u / 2.1, v / 2.1];
    const [x, y] = [off(a + (odd(Math.floor(b)) ? 0.5 : 0)), off(b)];
    let outside = 0;
    // five lines through a star: within four of them is within it
    for (let k = 0; k < 5; k += 1) if (x * sin((k * TAU) / 5) + y * cos((k * TAU) / 5) > 0.14) outside += 1;
    return [outside < 2 && x * x + y * y < 0.2 ? 1 : 0, tone];
  },
  chevron: (u, v, [tone = WHITE]) => [odd(v + 1.2 * Math.abs(off(u / 2))) ? 1 : 0, tone],
  wavy: (u, v, [tone = WHITE]) => [odd(v + 0.45 * sin((u * TAU) / 3)) ? 1 : 0, tone],
  diamond: (u, v, [tone = WHITE]) => [odd((u + v) / 1.5) === odd((u - v) / 1.5) ? 1 : 0, tone],
};

/** A square's side over the longest side of what it is printed on. */
const SIDE = 0.042;

/**
 * The figure on a body: as on cloth that is laid on it from the side that each place faces.
 *
 * @param size Longest side of the body.
 * @param said Colours of the figure, where they are said.
 */
export function coatFigure(
  figure: CoatFigure,
  size: number,
  said: readonly Rgb[],
): (at: Vec3, normal: Vec3) => readonly [number, Rgb] {
  const own = OWN[figure];
  const colours = said.length > 0 ? [...said, ...own.slice(said.length)] : own;
  const sheet = SHEETS[figure];
  const k = 1 / (SIDE * size);
  return ([x, y, z], normal) => {
    const [ax, ay, az] = normal.map(Math.abs) as [number, number, number];
    if (ay > ax && ay > az) return sheet(x * k, z * k, colours);
    return ax > az ? sheet(z * k, y * k, colours) : sheet(x * k, y * k, colours);
  };
}
