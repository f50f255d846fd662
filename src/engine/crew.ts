/**
 * Who makes an asset: one thread alone, or several that run the very same generation side by side and share out its heavy
 * loops. Each member comes to the same calls in the same order, so nothing but the shared memory has to be told.
 */
export interface Crew {
  /** Zeroed memory that all members see: the first one's first call gives the same bytes as everyone's first call. */
  share(bytes: number): ArrayBufferLike;
  /**
   * Does `work` for every band, each done by whichever member is free, and returns when all are done. What a band writes to
   * shared memory must not depend on who does it or what other bands do, and must be the same when it is done over.
   *
   * @param byTwo Whether a band may be done by two at once: nobody then waits long for a member that the machine holds up.
   */
  runBands(bands: number, work: (band: number) => void, byTwo?: boolean): void;
  /**
   * Lends memory that all members see, of `LENT_BYTES` and with undefined content, until `use` returns: then it serves the
   * next. undefined where nobody else is there to see it.
   */
  withLent(use: (memory: ArrayBufferLike | undefined) => void): void;
}

/** Whole surfaces at 1024 x 1024, and of larger ones some rows at a time. */
export const LENT_BYTES = 1 << 25;

/** One thread. */
export const ALONE: Crew = {
  share: (bytes) => new ArrayBuffer(bytes),
  runBands: (bands, work) => {
    for (let band = 0; band < bands; band += 1) work(band);
  },
  withLent: (use) => use(undefined),
};

/** Work that waits for somebody to do all of it in one piece. */
export interface PutOff {
  /** Shares with the others at once, but puts off all bands: what they write is not to be looked at before they are done. */
  readonly crew: Crew;
  catchUp(): void;
}

export function putOff({ share }: Crew): PutOff {
  const waiting: (() => void)[] = [];
  return {
    crew: { ...ALONE, share, runBands: (bands, work) => waiting.push(() => ALONE.runBands(bands, work)) },
    catchUp: () => {
      for (const work of waiting) work();
    },
  };
}

/** The rows of a band: from `first` up to, not including, `end`. */
export interface RowBand {
  readonly first: number;
  readonly end: number;
}

/** The `band`th of `bands` nearly equal shares of the rows. */
export const rowBand = (rows: number, bands: number, band: number): RowBand => ({
  first: Math.floor((rows * band) / bands),
  end: Math.floor((rows * (band + 1)) / bands),
});

/**
 * Fills rows of arrays that each member has for itself and that all hold alike: every row is made by whichever member is
 * free, and copied to the others.
 *
 * @param arrays Of whole rows each, equally many.
 * @param bands Pieces that the rows lent at a time are shared out in.
 * @param fill Writes the rows from `first` up to, not including, `end` in all arrays, and nothing else.
 */
export function fillRows(
  crew: Crew,
  arrays: readonly Float32Array[],
  rows: number,
  bands: number,
  fill: (first: number, end: number) => void,
): void {
  const widths = arrays.map((array) => array.length / rows);
  const width = widths.reduce((sum, each) => sum + each, 0);
  const together = crew === ALONE ? rows : Math.min(rows, Math.floor(LENT_BYTES / (width * 4)));
  for (let top = 0; top < rows; top += together) {
    const count = Math.min(together, rows - top);
    crew.withLent((memory) => {
      if (!memory) fill(top, top + count);
      else exchangeRows(crew, memory, arrays, widths, top, count, Math.min(bands, count), fill);
    });
  }
}

/** Does some bands of `count` rows from `top` on, and takes what others did from the memory. */
function exchangeRows(
  crew: Crew,
  memory: ArrayBufferLike,
  arrays: readonly Float32Array[],
  widths: readonly number[],
  top: number,
  count: number,
  bands: number,
  fill: (first: number, end: number) => void,
): void {
  let used = 0;
  const shared = widths.map((width) => {
    const lent = new Float32Array(memory, used * 4, width * count);
    used += lent.length;
    return lent;
  });
  const done = new Set<number>();
  const work = (band: number) => {
    const { first, end } = rowBand(count, bands, band);
    fill(top + first, top + end);
    for (const [k, lent] of shared.entries()) {
      const width = widths[k] as number;
      lent.set((arrays[k] as Float32Array).subarray((top + first) * width, (top + end) * width), first * width);
    }
    done.add(band);
  };
  crew.runBands(bands, work, true);
  for (let band = 0; band < bands; band += 1) {
    if (done.has(band)) continue;
    const { first, end } = rowBand(count, bands, band);
    for (const [k, lent] of shared.entries()) {
      const width = widths[k] as number;
      (arrays[k] as Float32Array).set(lent.subarray(first * width, end * width), (top + first) * width);
    }
  }
}

/** A piece of work that writes whole arrays, and nothing else. */
export interface Piece {
  /** At most `LENT_BYTES` with those of the other pieces, or nobody else can help. */
  readonly arrays: readonly (Float32Array | Int32Array | Uint8Array)[];
  fill(): void;
}

/**
 * Fills arrays that each member has for itself and that all hold alike: every piece is done by whichever member is free, and
 * copied to the others.
 */
export function fillPieces(crew: Crew, pieces: readonly Piece[]): void {
  const bytesOf = (array: { readonly byteLength: number }) => array.byteLength;
  const total = pieces.flatMap(({ arrays }) => arrays.map(bytesOf)).reduce((sum, bytes) => sum + bytes, 0);
  const fillAll = () => {
    for (const { fill } of pieces) fill();
  };
  if (total > LENT_BYTES) fillAll();
  else
    crew.withLent((memory) => {
      if (memory) exchangePieces(crew, new Uint8Array(memory), pieces);
      else fillAll();
    });
}

function exchangePieces(crew: Crew, memory: Uint8Array, pieces: readonly Piece[]): void {
  let used = 0;
  const copies = pieces.map(({ arrays }) =>
    arrays.map(({ buffer, byteOffset, byteLength }) => {
      const own = new Uint8Array(buffer, byteOffset, byteLength);
      const lent = memory.subarray(used, used + byteLength);
      used += byteLength;
      return { own, lent };
    }),
  );
  const done = new Set<number>();
  const work = (index: number) => {
    pieces[index]?.fill();
    for (const { own, lent } of copies[index] ?? []) lent.set(own);
    done.add(index);
  };
  crew.runBands(pieces.length, work, true);
  for (const [index, each] of copies.entries()) {
    if (done.has(index)) continue;
    for (const { own, lent } of each) own.set(lent);
  }
}
