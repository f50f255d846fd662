import type { CellMask } from "./cell-mask.ts";

/** A square of cells that are free or taken, a bit each, so that all places of a row are tried at once. */
export class CellGrid {
  readonly #side: number;
  readonly #words: number;
  readonly #bits: Uint32Array;
  readonly #blocked: Uint32Array;
  readonly #spread: Uint32Array;
  /** Cells of the longest free run in each row: what needs more cannot lie there. */
  readonly #longest: Int32Array;

  /** @param side Cells, a multiple of 32. */
  constructor(side: number) {
    this.#side = side;
    this.#words = side / 32;
    this.#bits = new Uint32Array(side * this.#words);
    this.#blocked = new Uint32Array(this.#words);
    this.#spread = new Uint32Array(this.#words);
    this.#longest = new Int32Array(side).fill(side);
  }

  /** The lowest place, then the leftmost, at which the mask covers no taken cell, with `from` <= y < `below`. */
  find(mask: CellMask, from: number, below: number): { x: number; y: number } | undefined {
    const last = Math.min(this.#side - mask.height, below - 1);
    for (let y = from; y <= last; y += 1) {
      const x = this.#hasRoom(mask, y) ? this.#findInRow(mask, y) : -1;
      if (x >= 0) return { x, y };
    }
    return undefined;
  }

  take(mask: CellMask, x: number, y: number): void {
    for (let row = 0; row < mask.height; row += 1) {
      const base = (y + row) * this.#words;
      for (let run = mask.firstRun[row] as number; run < (mask.firstRun[row + 1] as number); run += 1) {
        const start = x + (mask.starts[run] as number);
        for (let cell = start; cell < start + (mask.lengths[run] as number); cell += 1) {
          const word = base + (cell >>> 5);
          this.#bits[word] = (this.#bits[word] as number) | (1 << (cell & 31));
        }
      }
      this.#longest[y + row] = this.#longestFree(y + row);
    }
  }

  #longestFree(row: number): number {
    let longest = 0;
    let run = 0;
    for (let cell = 0; cell < this.#side; cell += 1) {
      const word = this.#bits[row * this.#words + (cell >>> 5)] as number;
      run = (word >>> (cell & 31)) & 1 ? 0 : run + 1;
      if (run > longest) longest = run;
    }
    return longest;
  }

  /** Whether each row of the mask by itself could lie in its row of the grid. */
  #hasRoom(mask: CellMask, y: number): boolean {
    for (let row = 0; row < mask.height; row += 1) {
      if ((mask.longest[row] as number) > (this.#longest[y + row] as number)) return false;
    }
    return true;
  }

  /** -1 where nothing is free. */
  #findInRow(mask: CellMask, y: number): number {
    const places = this.#side - mask.width + 1;
    if (places <= 0) return -1;
    const blocked = this.#blocked;
    blocked.fill(0);
    // places beyond the right edge
    for (let word = places >>> 5; word < this.#words; word += 1) blocked[word] = 0xffffffff;
    if ((places & 31) !== 0) blocked[places >>> 5] = (0xffffffff << (places & 31)) >>> 0;
    // the middle rows are the widest, and rule out most
    const middle = mask.height >> 1;
    for (let i = 0; i < mask.height; i += 1) {
      const row = (i + middle) % mask.height;
      for (let run = mask.firstRun[row] as number; run < (mask.firstRun[row + 1] as number); run += 1) {
        this.#block((y + row) * this.#words, mask.starts[run] as number, mask.lengths[run] as number);
      }
      if ((i & 3) === 3 && this.#isFull()) return -1;
    }
    for (let word = 0; word < this.#words; word += 1) {
      const free = ~(blocked[word] as number);
      if (free !== 0) return word * 32 + 31 - Math.clz32(free & -free);
    }
    return -1;
  }

  #isFull(): boolean {
    for (let word = 0; word < this.#words; word += 1) if (this.#blocked[word] !== 0xffffffff) return false;
    return true;
  }

  /** Blocks every place x at which the run from x + start on would meet a taken cell of the row. */
  #block(base: number, start: number, length: number): void {
    const spread = this.#spread;
    let any = 0;
    for (let word = 0; word < this.#words; word += 1) {
      spread[word] = this.#bits[base + word] as number;
      any |= spread[word] as number;
    }
    if (any === 0) return;
    let reach = 1;
    while (reach < length) {
      const step = Math.min(reach, length - reach);
      this.#orShifted(spread, spread, step);
      reach += step;
    }
    this.#orShifted(this.#blocked, spread, start);
  }

  /** into |= from shifted `by` cells to the left; in place too, as words are read upwards before they change. */
  #orShifted(into: Uint32Array, from: Uint32Array, by: number): void {
    const words = by >>> 5;
    const bits = by & 31;
    const last = this.#words - words;
    for (let word = 0; word < last; word += 1) {
      const low = from[word + words] as number;
      const high = word + words + 1 < this.#words ? (from[word + words + 1] as number) : 0;
      const moved = bits === 0 ? low : (low >>> bits) | (high << (32 - bits));
      into[word] = (into[word] as number) | moved;
    }
  }
}
