/**
 * Adds `amplitude` times the quadratic B-spline surface over a periodic lattice of numbers (`cellsX` x `cellsY`, row by
 * row) to the rows from `first` up to `end` of `out`. `scratch` holds 3 * size + cellsX + 2 words.
 */
export function spline(
  out: usize,
  values: usize,
  scratch: usize,
  size: i32,
  cellsX: i32,
  cellsY: i32,
  amplitude: f32,
  first: i32,
  end: i32,
): void {
  const cellOf = scratch;
  const beforeOf = cellOf + (<usize>size << 2);
  const afterOf = beforeOf + (<usize>size << 2);
  const line = afterOf + (<usize>size << 2);
  const stepX = <f32>cellsX / <f32>size;
  const stepY = <f32>cellsY / <f32>size;
  for (let x = 0; x < size; x += 1) {
    const at = (<f32>x + 0.5) * stepX;
    const cell = floor<f32>(at);
    const t = at - cell;
    store<i32>(cellOf + (<usize>x << 2), <i32>cell % cellsX);
    const rest: f32 = 1 - t;
    store<f32>(beforeOf + (<usize>x << 2), rest * rest * 0.5);
    store<f32>(afterOf + (<usize>x << 2), t * t * 0.5);
  }
  for (let y = first; y < end; y += 1) {
    const at = (<f32>y + 0.5) * stepY;
    const cell = floor<f32>(at);
    const t = at - cell;
    const rest: f32 = 1 - t;
    const above: f32 = rest * rest * 0.5;
    const below: f32 = t * t * 0.5;
    const row = <i32>cell % cellsY;
    const top = values + (<usize>(((row + cellsY - 1) % cellsY) * cellsX) << 2);
    const middle = values + (<usize>(row * cellsX) << 2);
    const bottom = values + (<usize>(((row + 1) % cellsY) * cellsX) << 2);
    for (let c = 0; c < cellsX; c += 1) {
      const from = <usize>c << 2;
      const middleShare: f32 = 1 - above - below;
      const value: f32 =
        load<f32>(top + from) * above + load<f32>(middle + from) * middleShare + load<f32>(bottom + from) * below;
      store<f32>(line + from, value * amplitude, 4);
    }
    store<f32>(line, load<f32>(line + (<usize>cellsX << 2)));
    store<f32>(line + (<usize>cellsX << 2), load<f32>(line, 4), 4);
    const to = out + (<usize>(y * size) << 2);
    for (let x = 0; x < size; x += 1) {
      const bytes = <usize>x << 2;
      const from = line + (<usize>load<i32>(cellOf + bytes) << 2);
      const before = load<f32>(beforeOf + bytes);
      const after = load<f32>(afterOf + bytes);
      const share: f32 = 1 - before - after;
      const middleValue: f32 = load<f32>(from, 4) * share;
      const value = load<f32>(from) * before + middleValue + load<f32>(from, 8) * after;
      store<f32>(to + bytes, load<f32>(to + bytes) + value);
    }
  }
}
