import { type BoardLayout, setBorder } from "./board-place.ts";

const FRAME = 0.085;
/** Bands of the lattice each way, and their share of the lattice's pitch. */
const BANDS = 3;
const BAND = 0.42;
const BOARDS = 4 + 2 * 8 * 8 + 8 * 8;

/**
 * Versailles parquet: square panels, each a frame around a diagonal lattice of bands that pass over and under one
 * another, with small squares between.
 *
 * @param panels Panels across the tile.
 */
export function versailles(panels: number): BoardLayout {
  const unit = 1 / panels;
  const locate: BoardLayout["locate"] = (x, y, place) => {
    const column = Math.floor(x * panels);
    const row = Math.floor(y * panels);
    const u = x * panels - column;
    const v = y * panels - row;
    const panel = (row * panels + column) * BOARDS;
    const left = Math.min(u, 1 - u);
    const top = Math.min(v, 1 - v);
    if (Math.min(left, top) < FRAME) {
      // uprights run through, rails stand between them
      const upright = left < FRAME;
      place.board = panel + (upright ? (u < 0.5 ? 0 : 1) : v < 0.5 ? 2 : 3);
      place.across = ((upright ? left : top) - FRAME / 2) * unit;
      place.along = ((upright ? v : u) - 0.5) * unit;
      const near = upright ? left : top;
      setBorder(place, Math.min(near, FRAME - near) * unit, (upright ? top : left - FRAME) * unit);
      return;
    }
    const inside = Math.min(left, top) - FRAME;
    const pitch = (1 - 2 * FRAME) / BANDS / Math.SQRT2;
    const a = ((u + v - 1) * Math.SQRT1_2) / pitch;
    const b = ((v - u) * Math.SQRT1_2) / pitch;
    const i = Math.round(a);
    const j = Math.round(b);
    const da = a - i;
    const db = b - j;
    const onA = Math.abs(da) < BAND / 2;
    const onB = Math.abs(db) < BAND / 2;
    const over = (i + j) % 2 === 0;
    const length = pitch * unit;
    const cell = (i + 4) * 8 + j + 4;
    if (onA && (!onB || over)) {
      // a band between two crossings: it runs over this one and ends at the sides of the next
      const k = over ? j : b > j ? j + 1 : j - 1;
      place.board = panel + 4 + (i + 4) * 8 + Math.min(7, Math.max(0, k + 4));
      place.across = da * length;
      place.along = (b - k) * length;
      setBorder(place, (BAND / 2 - Math.abs(da)) * length, (1 - BAND / 2 - Math.abs(b - k)) * length);
    } else if (onB) {
      const k = over ? (a > i ? i + 1 : i - 1) : i;
      place.board = panel + 4 + 64 + Math.min(7, Math.max(0, k + 4)) * 8 + j + 4;
      place.across = db * length;
      place.along = (a - k) * length;
      setBorder(place, (BAND / 2 - Math.abs(db)) * length, (1 - BAND / 2 - Math.abs(a - k)) * length);
    } else {
      const p = a - Math.floor(a) - 0.5;
      const q = b - Math.floor(b) - 0.5;
      place.board = panel + 4 + 128 + wrapCell(Math.floor(a), Math.floor(b), cell);
      // the grain of the squares lies at right angles to their neighbours' on either side
      const turned = (Math.floor(a) + Math.floor(b)) % 2 === 0;
      place.across = (turned ? p : q) * length;
      place.along = (turned ? q : p) * length;
      const reach = 0.5 - BAND / 2;
      setBorder(place, (reach - Math.abs(p)) * length, (reach - Math.abs(q)) * length);
    }
    if (inside * unit < place.border) {
      place.border = inside * unit;
      place.end = true;
    }
  };
  return { count: panels * panels * BOARDS, locate };
}

const wrapCell = (a: number, b: number, otherwise: number): number => {
  const i = a + 4;
  const j = b + 4;
  return i >= 0 && i < 8 && j >= 0 && j < 8 ? i * 8 + j : otherwise & 63;
};
