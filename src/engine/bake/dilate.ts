/** The texels outside the charts. */
export interface Margins {
  /** Texels around the charts, and where each takes its value from. */
  readonly targets: Uint32Array;
  readonly sources: Uint32Array;
  /** All unpainted texels, those around the charts included. */
  readonly unpainted: Uint32Array;
}

const FREE = -1;
const PAINTED = -2;

/**
 * Finds for the texels around the charts the nearest painted texel, ring by ring, so that filtering and mipmaps never
 * reach unpainted ground.
 *
 * @param face A number below 0 marks unpainted texels.
 * @param rings How many texels outwards.
 */
export function findMargins(face: Int32Array, size: number, rings: number): Margins {
  const texels = size * size;
  let empty = 0;
  // the painted texel whose value a texel takes; FREE until one is found, PAINTED where none is needed
  const source = new Int32Array(texels);
  for (let at = 0; at < texels; at += 1) {
    const free = (face[at] as number) < 0;
    source[at] = free ? FREE : PAINTED;
    if (free) empty += 1;
  }
  const unpainted = new Uint32Array(empty);
  const targets = new Uint32Array(empty);
  const sources = new Uint32Array(empty);
  let count = 0;
  const take = (at: number, from: number): void => {
    source[at] = from;
    targets[count] = at;
    sources[count] = from;
    count += 1;
  };
  let next = 0;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const at = row * size + column;
      if ((face[at] as number) >= 0) continue;
      unpainted[next] = at;
      next += 1;
      if (column > 0 && (face[at - 1] as number) >= 0) take(at, at - 1);
      else if (column < size - 1 && (face[at + 1] as number) >= 0) take(at, at + 1);
      else if (row > 0 && (face[at - size] as number) >= 0) take(at, at - size);
      else if (row < size - 1 && (face[at + size] as number) >= 0) take(at, at + size);
    }
  }
  let first = 0;
  for (let ring = 1; ring < rings; ring += 1) {
    const end = count;
    // four neighbours and eight by turns: rings grow round instead of to diamonds
    const diagonal = ring % 2 === 1;
    for (let i = first; i < end; i += 1) {
      const at = targets[i] as number;
      const from = sources[i] as number;
      const column = at % size;
      const west = column > 0;
      const east = column < size - 1;
      const north = at >= size;
      const south = at < texels - size;
      if (west && source[at - 1] === FREE) take(at - 1, from);
      if (east && source[at + 1] === FREE) take(at + 1, from);
      if (north && source[at - size] === FREE) take(at - size, from);
      if (south && source[at + size] === FREE) take(at + size, from);
      if (!diagonal) continue;
      if (west && north && source[at - size - 1] === FREE) take(at - size - 1, from);
      if (east && north && source[at - size + 1] === FREE) take(at - size + 1, from);
      if (west && south && source[at + size - 1] === FREE) take(at + size - 1, from);
      if (east && south && source[at + size + 1] === FREE) take(at + size + 1, from);
    }
    first = end;
  }
  return { targets: targets.slice(0, count), sources: sources.slice(0, count), unpainted };
}

/** Copies the painted texels outwards and fills what is left with `ground`: quiet, so that it compresses well. */
export function fillMargins(map: Uint8Array, ground: readonly number[], margins: Margins): void {
  const channels = ground.length;
  const { targets, sources, unpainted } = margins;
  for (let k = 0; k < channels; k += 1) {
    const value = ground[k] as number;
    for (let i = 0; i < unpainted.length; i += 1) map[(unpainted[i] as number) * channels + k] = value;
    for (let i = 0; i < targets.length; i += 1) {
      map[(targets[i] as number) * channels + k] = map[(sources[i] as number) * channels + k] as number;
    }
  }
}

/** Mean of every channel over the painted texels: what the map's coarsest mipmap should show. */
export function paintedMean(map: Uint8Array, channels: number, face: Int32Array): number[] {
  return Array.from({ length: channels }, (_, k) => {
    let sum = 0;
    let painted = 0;
    for (let at = 0; at < face.length; at += 1) {
      if ((face[at] as number) < 0) continue;
      sum += map[at * channels + k] as number;
      painted += 1;
    }
    return painted > 0 ? Math.round(sum / painted) : 128;
  });
}
