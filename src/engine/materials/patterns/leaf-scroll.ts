import { cos, PI, sin } from "../../math/elementary.ts";

/** Texels along a side of the table. */
const SIDE = 256;
/** In cells: what lies further out is as good as empty. */
const FAR = -0.12;

/** Signed distances to the figure in cells, positive inside, and to the veins and hearts that lie on it. */
interface ScrollTable {
  readonly figure: Float32Array;
  readonly veins: Float32Array;
}

/** Marks all of the table within a box about (x, y), both in cells, with the larger of what is there and `inside` says. */
function mark(table: Float32Array, x: number, y: number, reach: number, inside: (dx: number, dy: number) => number) {
  const far = Math.ceil((reach - FAR) * SIDE);
  const [cx, cy] = [Math.round(x * SIDE), Math.round(y * SIDE)];
  for (let row = cy - far; row <= cy + far; row += 1) {
    for (let column = cx - far; column <= cx + far; column += 1) {
      const at = (row & (SIDE - 1)) * SIDE + (column & (SIDE - 1));
      const d = inside((column + 0.5) / SIDE - x, (row + 0.5) / SIDE - y);
      if (d > (table[at] as number)) table[at] = d;
    }
  }
}

const disc = (radius: number) => (dx: number, dy: number) => radius - Math.sqrt(dx * dx + dy * dy);

/** A pointed leaf from (x, y) in the direction `lean` (radians from +x), bent aside by `curl`, with its midrib. */
function leaf({ figure, veins }: ScrollTable, x: number, y: number, lean: number, length: number, curl: number): void {
  const [c, s] = [cos(lean), sin(lean)];
  const across = (dx: number, dy: number) => {
    const t = (dx * c + dy * s) / length;
    return { t, off: -dx * s + dy * c - curl * length * t * t };
  };
  mark(figure, x, y, length * 1.2, (dx, dy) => {
    const { t, off } = across(dx, dy);
    if (t <= 0 || t >= 1) return FAR;
    // three lobes to a side, as acanthus has
    const lobes = 0.86 + 0.14 * cos(t * 6 * PI);
    return (length * 1.15 * t * (1 - t) * (1.5 - t) * lobes - Math.abs(off)) * 0.8;
  });
  mark(veins, x, y, length * 1.2, (dx, dy) => {
    const { t, off } = across(dx, dy);
    return t <= 0.08 || t >= 0.86 ? FAR : 0.005 * (1.2 - t) - Math.abs(off);
  });
}

/** A stem's end rolled up round a blossom, turning by `side`, with leaves on its outer edge. */
function roll(table: ScrollTable, x: number, y: number, side: number): void {
  const STEPS = 60;
  for (let k = 0; k < STEPS; k += 1) {
    const t = k / (STEPS - 1);
    const angle = side * (PI * 0.9 - t * PI * 2.6);
    const radius = 0.16 * (1 - 0.62 * t);
    const [px, py] = [x + radius * cos(angle), y - side * radius * sin(angle) * side];
    mark(table.figure, px, py, 0.014, disc(0.014 * (1 - 0.35 * t)));
    if (k % 11 === 5 && k < 44) leaf(table, px, py, -angle + side * 0.9, 0.135 * (1 - 0.4 * t), side * 0.5);
  }
  for (let petal = 0; petal < 6; petal += 1) {
    const angle = (petal * PI) / 3;
    mark(table.figure, x + 0.032 * cos(angle), y + 0.032 * sin(angle), 0.022, disc(0.022));
  }
  mark(table.veins, x, y, 0.017, disc(0.017));
}

/** A row of scrolls: a stem that swings about `y`, and in each of its bows a branch rolled up. */
function row(table: ScrollTable, y: number, from: number, side: number): void {
  const STEPS = 160;
  const swing = 0.115;
  const at = (x: number) => y + side * swing * sin(x * 2 * PI);
  for (let k = 0; k < STEPS; k += 1) {
    const x = k / STEPS;
    mark(table.figure, x + from, at(x), 0.016, disc(0.016));
    if (k % 20 === 14) {
      // leaves on the outer side of each bow fill what the rolls leave free
      const outer = side * (x < 0.5 ? 1 : -1);
      leaf(table, x + from, at(x), outer * (PI * 0.5 - 0.5 * outer * side), 0.155, outer * 0.4);
    }
  }
  roll(table, 0.25 + from, at(0.25) - side * 0.16, side);
  roll(table, 0.75 + from, at(0.75) + side * 0.16, -side);
}

let made: ScrollTable | undefined;

/** Two rows of acanthus scrolls, one cell in size, periodic. */
function scrollTable(): ScrollTable {
  if (made) return made;
  const table = {
    figure: new Float32Array(SIDE * SIDE).fill(FAR),
    veins: new Float32Array(SIDE * SIDE).fill(FAR),
  };
  row(table, 0.25, 0, 1);
  row(table, 0.75, 0.5, -1);
  made = table;
  return table;
}

const part = (x: number): number => x - Math.floor(x);

function sample(table: Float32Array, x: number, y: number): number {
  const [fx, fy] = [part(x) * SIDE - 0.5, part(y) * SIDE - 0.5];
  const [column, line] = [Math.floor(fx), Math.floor(fy)];
  const [u, v] = [fx - column, fy - line];
  const texel = (dx: number, dy: number) =>
    table[((line + dy) & (SIDE - 1)) * SIDE + ((column + dx) & (SIDE - 1))] as number;
  const top = texel(0, 0) * (1 - u) + texel(1, 0) * u;
  const bottom = texel(0, 1) * (1 - u) + texel(1, 1) * u;
  return top * (1 - v) + bottom * v;
}

/** Leaf scrolls, row on row: stems that swing and roll up round blossoms, acanthus leaves along them; veins and hearts in the third colour. */
export function leafScrolls(x: number, y: number, out: Float64Array): void {
  const { figure, veins } = scrollTable();
  out[0] = sample(figure, x, y);
  out[1] = sample(veins, x, y);
}
