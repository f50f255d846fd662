// A square of cells that are free or taken, a bit each, in words of 64. A mask is runs of cells, row by row: `firstRun` has
// one entry a row and one past the last, `starts` and `lengths` one a run, `longest` the longest run of each row.

/** into |= from shifted `by` cells down; in place too, as words are read upwards before they change. */
function orShifted(into: usize, from: usize, words: i32, by: i32): void {
  const skip = by >>> 6;
  const bits = <u64>(by & 63);
  const last = words - skip;
  let low = load<u64>(from + ((<usize>skip) << 3));
  for (let word = 0; word < last; word += 1) {
    const at = (<usize>word) << 3;
    const high: u64 = word + 1 < last ? load<u64>(from + at + ((<usize>(skip + 1)) << 3)) : 0;
    const moved = bits == 0 ? low : (low >>> bits) | (high << (64 - bits));
    store<u64>(into + at, load<u64>(into + at) | moved);
    low = high;
  }
}

/** Blocks every place x at which the run from x + start on would meet a taken cell of the row. */
function block(blocked: usize, spread: usize, row: usize, words: i32, start: i32, length: i32): void {
  let any: u64 = 0;
  for (let word = 0; word < words; word += 1) {
    const value = load<u64>(row + ((<usize>word) << 3));
    store<u64>(spread + ((<usize>word) << 3), value);
    any |= value;
  }
  if (any == 0) return;
  let reach = 1;
  while (reach < length) {
    const step = min(reach, length - reach);
    orShifted(spread, spread, words, step);
    reach += step;
  }
  orShifted(blocked, spread, words, start);
}

function isFull(blocked: usize, words: i32): bool {
  for (let word = 0; word < words; word += 1) {
    if (load<u64>(blocked + ((<usize>word) << 3)) != u64.MAX_VALUE) return false;
  }
  return true;
}

function at(list: usize, index: i32): i32 {
  return load<i32>(list + ((<usize>index) << 2));
}

/** The leftmost place in a row at which the mask covers no taken cell; -1 for none. */
function findInRow(
  bits: usize,
  words: i32,
  firstRun: usize,
  starts: usize,
  lengths: usize,
  height: i32,
  places: i32,
  y: i32,
  scratch: usize,
): i32 {
  const blocked = scratch;
  const spread = scratch + ((<usize>words) << 3);
  // places beyond the right edge
  for (let word = 0; word < words; word += 1) {
    const first = word << 6;
    const value: u64 = first >= places ? u64.MAX_VALUE : places - first >= 64 ? 0 : u64.MAX_VALUE << (<u64>(places - first));
    store<u64>(blocked + ((<usize>word) << 3), value);
  }
  // the middle rows are the widest, and rule out most
  const middle = height >> 1;
  for (let i = 0; i < height; i += 1) {
    const row = (i + middle) % height;
    const line = bits + ((<usize>((y + row) * words)) << 3);
    const end = at(firstRun, row + 1);
    for (let run = at(firstRun, row); run < end; run += 1) {
      block(blocked, spread, line, words, at(starts, run), at(lengths, run));
    }
    if ((i & 3) == 3 && isFull(blocked, words)) return -1;
  }
  for (let word = 0; word < words; word += 1) {
    const free = ~load<u64>(blocked + ((<usize>word) << 3));
    if (free != 0) return (word << 6) + <i32>ctz<u64>(free);
  }
  return -1;
}

/**
 * The lowest place, then the leftmost, at which the mask covers no taken cell, with `from` <= y <= `last`: y * side + x; -1
 * for none.
 *
 * @param free Cells of the longest free run in each row: what needs more cannot lie there.
 * @param scratch Room for two rows of the grid.
 */
export function findCells(
  bits: usize,
  free: usize,
  side: i32,
  firstRun: usize,
  starts: usize,
  lengths: usize,
  longest: usize,
  width: i32,
  height: i32,
  from: i32,
  last: i32,
  scratch: usize,
): i32 {
  const places = side - width + 1;
  if (places <= 0) return -1;
  const words = side >> 6;
  for (let y = from; y <= last; y += 1) {
    let hasRoom = true;
    for (let row = 0; row < height; row += 1) {
      if (at(longest, row) > at(free, y + row)) {
        hasRoom = false;
        break;
      }
    }
    if (!hasRoom) continue;
    const x = findInRow(bits, words, firstRun, starts, lengths, height, places, y, scratch);
    if (x >= 0) return y * side + x;
  }
  return -1;
}

/** Takes the cells of a mask at (x, y), and measures the longest free run of its rows again. */
export function takeCells(
  bits: usize,
  free: usize,
  side: i32,
  firstRun: usize,
  starts: usize,
  lengths: usize,
  height: i32,
  x: i32,
  y: i32,
): void {
  for (let row = 0; row < height; row += 1) {
    const line = bits + ((<usize>((y + row) * (side >> 6))) << 3);
    const end = at(firstRun, row + 1);
    for (let run = at(firstRun, row); run < end; run += 1) {
      const start = x + at(starts, run);
      for (let cell = start; cell < start + at(lengths, run); cell += 1) {
        const word = line + ((<usize>(cell >>> 6)) << 3);
        store<u64>(word, load<u64>(word) | ((<u64>1) << (<u64>(cell & 63))));
      }
    }
    let most = 0;
    let run = 0;
    for (let cell = 0; cell < side; cell += 1) {
      const word = load<u64>(line + ((<usize>(cell >>> 6)) << 3));
      run = (word >>> (<u64>(cell & 63))) & 1 ? 0 : run + 1;
      most = max(most, run);
    }
    store<i32>(free + ((<usize>(y + row)) << 2), most);
  }
}
