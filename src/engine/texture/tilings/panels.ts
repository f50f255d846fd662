/** Where a texel lies in a layout of panels; lengths in shares of the tile. */
export interface PanelPlace {
  /** Number of the panel, from 0. */
  panel: number;
  /** From the panel's left and top sides. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** To the nearest side. */
  border: number;
}

export interface PanelLayout {
  readonly count: number;
  /** Sets `place` from x, y in tiles; any real x, y. */
  readonly locate: (x: number, y: number, place: PanelPlace) => void;
}

type Rectangle = readonly [x: number, y: number, width: number, height: number];

/**
 * Rectangles of many sizes that fill a periodic tile, cut from strips by a guillotine: the layout of hulls and machines.
 *
 * @param units Of the square grid that every side lies on, across the tile.
 * @param next Draws uniform numbers.
 * @param least Units of a side at least.
 * @param most A side longer than this is always cut again.
 */
export function panelLayout(units: number, next: () => number, least: number, most: number): PanelLayout {
  const panels: Rectangle[] = [];
  for (const [x, , width] of cut([0, 0, units, 1], true, next, least * 2, most * 1.5)) {
    // each strip starts at a height of its own: no seam runs through all of them
    const start = Math.floor(next() * units);
    for (const [, y, , height] of cut([0, 0, 1, units], false, next, least * 2, most * 1.5)) {
      divide([x, y + start, width, height], next, least, most, panels);
    }
  }
  const owner = new Uint16Array(units * units);
  for (const [number, [x, y, width, height]] of panels.entries()) {
    for (let row = y; row < y + height; row += 1) {
      for (let column = x; column < x + width; column += 1) owner[(row % units) * units + (column % units)] = number;
    }
  }
  const sides = Float64Array.from(panels.flat());
  return {
    count: panels.length,
    locate: (x, y, place) => {
      const gx = (x - Math.floor(x)) * units;
      const gy = (y - Math.floor(y)) * units;
      const column = Math.min(units - 1, Math.floor(gx));
      const row = Math.min(units - 1, Math.floor(gy));
      place.panel = owner[row * units + column] as number;
      const at = place.panel * 4;
      const px = sides[at] as number;
      const py = sides[at + 1] as number;
      const width = sides[at + 2] as number;
      const height = sides[at + 3] as number;
      const left = gx < px ? gx + units - px : gx - px;
      const top = gy < py ? gy + units - py : gy - py;
      place.left = left / units;
      place.top = (top >= units ? top - units : top) / units;
      place.width = width / units;
      place.height = height / units;
      place.border = Math.min(
        Math.min(place.left, place.width - place.left),
        Math.min(place.top, place.height - place.top),
      );
    },
  };
}

/** Slices a rectangle along one axis until no slice is longer than `most`. */
function cut(whole: Rectangle, across: boolean, next: () => number, least: number, most: number): Rectangle[] {
  const [x, y, width, height] = whole;
  const length = across ? width : height;
  if (length <= most || length < least * 2) return [whole];
  const at = least + Math.floor(next() * (length - least * 2 + 1));
  const first: Rectangle = across ? [x, y, at, height] : [x, y, width, at];
  const rest: Rectangle = across ? [x + at, y, width - at, height] : [x, y + at, width, height - at];
  return [...cut(first, across, next, least, most), ...cut(rest, across, next, least, most)];
}

function divide(whole: Rectangle, next: () => number, least: number, most: number, panels: Rectangle[]): void {
  const [, , width, height] = whole;
  const across = width > height || (width === height && next() < 0.5);
  const length = across ? width : height;
  const enough = length <= most && next() < 0.55;
  if (enough || length < least * 2) {
    panels.push(whole);
    return;
  }
  const parts = cut(whole, across, next, least, length - 1);
  for (const part of parts.length === 1 ? [] : parts) divide(part, next, least, most, panels);
  if (parts.length === 1) panels.push(whole);
}
