const FREE = -1;

/**
 * Finds for the texels around the charts the nearest painted texel, ring by ring, so that filtering and mipmaps never
 * reach unpainted ground.
 *
 * @param face A number below 0 marks unpainted texels.
 * @param size Side of the atlas, a power of two.
 * @param rings How many texels outwards.
 * @param source Out: one number a texel, whose value it takes, its own if it is painted; -1 for ground.
 */
export function findMargins(face: Int32Array, size: number, rings: number, source: Int32Array): void {
  const texels = size * size;
  const queue = new Int32Array(texels);
  let end = 0;
  for (let at = 0; at < texels; at += 1) {
    if ((face[at] as number) >= 0) {
      source[at] = at;
      continue;
    }
    const column = at & (size - 1);
    let from = FREE;
    if (column > 0 && (face[at - 1] as number) >= 0) from = at - 1;
    else if (column < size - 1 && (face[at + 1] as number) >= 0) from = at + 1;
    else if (at >= size && (face[at - size] as number) >= 0) from = at - size;
    else if (at < texels - size && (face[at + size] as number) >= 0) from = at + size;
    source[at] = from;
    if (from === FREE) continue;
    queue[end] = at;
    end += 1;
  }
  const steps = [-1, 1, -size, size, -size - 1, -size + 1, size - 1, size + 1];
  let first = 0;
  for (let ring = 1; ring < rings; ring += 1) {
    const last = end;
    // four neighbours and eight by turns: rings grow round instead of to diamonds
    const directions = ring % 2 === 1 ? 8 : 4;
    for (let i = first; i < last; i += 1) {
      const at = queue[i] as number;
      const from = source[at] as number;
      const column = at & (size - 1);
      const inside = column > 0 && column < size - 1;
      for (let k = 0; k < directions; k += 1) {
        const next = at + (steps[k] as number);
        if (source[next] !== FREE) continue;
        if (!inside && Math.abs((next & (size - 1)) - column) > 1) continue;
        source[next] = from;
        queue[end] = next;
        end += 1;
      }
    }
    first = last;
  }
}

/**
 * Copies the painted texels outwards and fills what is left with `ground`: quiet, so that it compresses well.
 *
 * @param ground A byte a channel: one channel or three.
 */
export function fillMargins(map: Uint8Array, ground: readonly number[], margins: Int32Array): void {
  if (ground.length === 1) fillGrey(map, ground[0] as number, margins);
  else fillRgb(map, ground[0] as number, ground[1] as number, ground[2] as number, margins);
}

function fillGrey(map: Uint8Array, value: number, margins: Int32Array): void {
  for (let at = 0; at < margins.length; at += 1) {
    const from = margins[at] as number;
    if (from !== at) map[at] = from < 0 ? value : (map[from] as number);
  }
}

function fillRgb(map: Uint8Array, r: number, g: number, b: number, margins: Int32Array): void {
  for (let at = 0; at < margins.length; at += 1) {
    const from = margins[at] as number;
    if (from === at) continue;
    const to = at * 3;
    map[to] = from < 0 ? r : (map[from * 3] as number);
    map[to + 1] = from < 0 ? g : (map[from * 3 + 1] as number);
    map[to + 2] = from < 0 ? b : (map[from * 3 + 2] as number);
  }
}

/** Copies the painted heights outwards. */
export function spreadHeights(height: Float32Array, margins: Int32Array): void {
  for (let at = 0; at < margins.length; at += 1) {
    const from = margins[at] as number;
    if (from >= 0) height[at] = height[from] as number;
  }
}

/**
 * Mean of every channel, one or three, over the painted texels: what the map's coarsest mipmap should show. Large maps
 * are counted at every seventh texel, which falls on every column in turn.
 */
export function paintedMean(map: Uint8Array, channels: 1 | 3, face: Int32Array): number[] {
  let painted = 0;
  let r = 0;
  let g = 0;
  let b = 0;
  const step = face.length > 1 << 18 ? 7 : 1;
  for (let at = 0; at < face.length; at += step) {
    if ((face[at] as number) < 0) continue;
    painted += 1;
    if (channels === 1) {
      r += map[at] as number;
      continue;
    }
    r += map[at * 3] as number;
    g += map[at * 3 + 1] as number;
    b += map[at * 3 + 2] as number;
  }
  const sums = channels === 1 ? [r] : [r, g, b];
  return sums.map((sum) => (painted > 0 ? Math.round(sum / painted) : 128));
}
