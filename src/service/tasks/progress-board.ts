/** How far a run is. */
export interface Progress {
  readonly stage: string;
  /** 0 to 1. */
  readonly progress: number;
}

/** The runs under way in this process, by their jobs. Kept in memory: it changes many times a second, and a new start begins anew anyway. */
export class ProgressBoard {
  readonly #runs = new Map<string, Progress>();

  /** Progress never goes back. */
  set(jobId: string, next: Progress): void {
    const before = this.#runs.get(jobId)?.progress ?? 0;
    this.#runs.set(jobId, { stage: next.stage, progress: Math.min(1, Math.max(before, next.progress)) });
  }

  get(jobId: string): Progress | undefined {
    return this.#runs.get(jobId);
  }

  clear(jobId: string): void {
    this.#runs.delete(jobId);
  }
}
