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
   */
  runBands(bands: number, work: (band: number) => void): void;
}

/** One thread. */
export const ALONE: Crew = {
  share: (bytes) => new ArrayBuffer(bytes),
  runBands: (bands, work) => {
    for (let band = 0; band < bands; band += 1) work(band);
  },
};

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
