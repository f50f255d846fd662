/**
 * The texels around the charts: how many take the value of a painted one, how many runs of texels are ground, then the former's
 * numbers, those of the texels they take it from, and the first texel of every run and the one after its last.
 */
export type Margins = Int32Array;

const HEADER = 2;
/** Texels of ground that are laid at a time. */
const GROUND_TEXELS = 64;

/** How many numbers the margins of so many texels may have. */
export const marginsLength = (texels: number): number => HEADER + 2 * texels;

/**
 * Finds for the texels around the charts the nearest painted texel, ring by ring, so that filtering and mipmaps never
 * reach unpainted ground.
 *
 * @param face A number below 0 marks unpainted texels.
 * @param size Side of the atlas, a power of two.
 * @param rings How many texels outwards.
 * @param margins Out.
 */
export function findMargins(face: Int32Array, size: number, rings: number, margins: Margins): void {
  const texels = size * size;
  // as many as there may be, until it is known how many there are: fresh memory would take longer than moving them together
  const queue = margins.subarray(HEADER, HEADER + texels);
  const from = margins.subarray(HEADER + texels, HEADER + 2 * texels);
  const taken = new Uint8Array(texels);
  let end = 0;
  for (let at = 0; at < texels; at += 1) {
    if ((face[at] as number) >= 0) {
      taken[at] = 1;
      continue;
    }
    const column = at & (size - 1);
    let painted = at;
    if (column > 0 && (face[at - 1] as number) >= 0) painted = at - 1;
    else if (column < size - 1 && (face[at + 1] as number) >= 0) painted = at + 1;
    else if (at >= size && (face[at - size] as number) >= 0) painted = at - size;
    else if (at < texels - size && (face[at + size] as number) >= 0) painted = at + size;
    if (painted === at) continue;
    taken[at] = 1;
    queue[end] = at;
    from[end] = painted;
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
      const column = at & (size - 1);
      const inside = column > 0 && column < size - 1;
      for (let k = 0; k < directions; k += 1) {
        const next = at + (steps[k] as number);
        if (taken[next] !== 0) continue;
        if (!inside && Math.abs((next & (size - 1)) - column) > 1) continue;
        taken[next] = 1;
        queue[end] = next;
        from[end] = from[i] as number;
        end += 1;
      }
    }
    first = last;
  }
  margins[0] = end;
  margins.copyWithin(HEADER + end, HEADER + texels, HEADER + texels + end);
  margins[1] = writeRuns(taken, margins.subarray(HEADER + 2 * end));
}

/** Writes first and end of every run of zeros. Returns how many there are. */
function writeRuns(taken: Uint8Array, out: Int32Array): number {
  let runs = 0;
  for (let first = taken.indexOf(0); first >= 0; runs += 1) {
    const next = taken.indexOf(1, first);
    const end = next < 0 ? taken.length : next;
    out[runs * 2] = first;
    out[runs * 2 + 1] = end;
    first = taken.indexOf(0, end);
  }
  return runs;
}

/**
 * Copies the painted texels outwards and fills what is left with `ground`: quiet, so that it compresses well.
 *
 * @param ground A byte a channel: one channel or three.
 */
export function fillMargins(map: Uint8Array, ground: readonly number[], margins: Margins): void {
  const [rings = 0, runs = 0] = margins;
  const [r, g, b] = ground as readonly number[];
  const isGrey = ground.length === 1;
  for (let i = HEADER; i < HEADER + rings; i += 1) {
    const to = margins[i] as number;
    const from = margins[i + rings] as number;
    if (isGrey) map[to] = map[from] as number;
    else {
      map[to * 3] = map[from * 3] as number;
      map[to * 3 + 1] = map[from * 3 + 1] as number;
      map[to * 3 + 2] = map[from * 3 + 2] as number;
    }
  }
  const row = isGrey ? undefined : new Uint8Array(GROUND_TEXELS * 3);
  if (row) for (let i = 0; i < row.length; i += 3) row.set([r as number, g as number, b as number], i);
  for (let i = HEADER + 2 * rings; i < HEADER + 2 * (rings + runs); i += 2) {
    const end = margins[i + 1] as number;
    let at = margins[i] as number;
    if (!row) map.fill(r as number, at, end);
    else for (; at < end; at += GROUND_TEXELS) map.set(row.subarray(0, Math.min(GROUND_TEXELS, end - at) * 3), at * 3);
  }
}

/** Copies the painted heights outwards. */
export function spreadHeights(height: Float32Array, margins: Margins): void {
  const rings = margins[0] as number;
  for (let i = HEADER; i < HEADER + rings; i += 1) {
    height[margins[i] as number] = height[margins[i + rings] as number] as number;
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
