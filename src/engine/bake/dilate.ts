/** Texels outside the charts and where each takes its value from. */
export interface Dilation {
  readonly targets: Uint32Array;
  readonly sources: Uint32Array;
}

/**
 * Finds for the texels around the charts the nearest painted texel, ring by ring, so that filtering and mipmaps never
 * reach unpainted ground.
 *
 * @param face A number below 0 marks unpainted texels.
 * @param rings How many texels outwards.
 */
export function dilateCharts(face: Int32Array, size: number, rings: number): Dilation {
  const source = new Int32Array(face.length).fill(-1);
  const targets: number[] = [];
  const sources: number[] = [];
  let frontier: number[] = [];
  const visit = (from: number, row: number, column: number, next: number[]) => {
    if (row < 0 || column < 0 || row >= size || column >= size) return;
    const at = row * size + column;
    if ((face[at] as number) >= 0 || (source[at] as number) >= 0) return;
    const origin = (face[from] as number) >= 0 ? from : (source[from] as number);
    source[at] = origin;
    targets.push(at);
    sources.push(origin);
    next.push(at);
  };
  for (let row = 0; row < size; row += 1) {
    for (let at = row * size, end = at + size; at < end; at += 1) {
      if ((face[at] as number) < 0) continue;
      const column = at - row * size;
      if (column > 0 && (face[at - 1] as number) < 0) visit(at, row, column - 1, frontier);
      if (column < size - 1 && (face[at + 1] as number) < 0) visit(at, row, column + 1, frontier);
      if (row > 0 && (face[at - size] as number) < 0) visit(at, row - 1, column, frontier);
      if (row < size - 1 && (face[at + size] as number) < 0) visit(at, row + 1, column, frontier);
    }
  }
  for (let ring = 1; ring < rings; ring += 1) {
    const next: number[] = [];
    // four neighbours and eight by turns: rings grow round instead of to diamonds
    const reach = ring % 2 === 1 ? 1 : 0;
    for (const at of frontier) {
      const row = Math.floor(at / size);
      const column = at - row * size;
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          if (Math.abs(dx) + Math.abs(dy) <= 1 + reach) visit(at, row + dy, column + dx, next);
        }
      }
    }
    frontier = next;
  }
  return { targets: Uint32Array.from(targets), sources: Uint32Array.from(sources) };
}

/** Copies the painted texels outwards and fills what is left with their mean: quiet ground that compresses well. */
export function fillMargins(map: Uint8Array, channels: number, face: Int32Array, dilation: Dilation): void {
  const { targets, sources } = dilation;
  for (let k = 0; k < channels; k += 1) {
    let sum = 0;
    let painted = 0;
    for (let at = 0; at < face.length; at += 1) {
      if ((face[at] as number) < 0) continue;
      sum += map[at * channels + k] as number;
      painted += 1;
    }
    const mean = painted > 0 ? Math.round(sum / painted) : 128;
    for (let at = 0; at < face.length; at += 1) {
      if ((face[at] as number) < 0) map[at * channels + k] = mean;
    }
    for (let i = 0; i < targets.length; i += 1) {
      map[(targets[i] as number) * channels + k] = map[(sources[i] as number) * channels + k] as number;
    }
  }
}
