import { EventEmitter, once } from "node:events";

/** How far a run is. */
export interface Progress {
  readonly stage: string;
  /** 0 to 1. */
  readonly progress: number;
}

/** The runs under way in this process, by their jobs. Kept in memory: it changes many times a second, and a new start begins anew anyway. */
export class ProgressBoard {
  readonly #runs = new Map<string, Progress>();
  readonly #turns = new EventEmitter().setMaxListeners(0);

  /** Progress never goes back. */
  set(jobId: string, next: Progress): void {
    const known = this.#runs.get(jobId);
    const before = known?.progress ?? 0;
    this.#runs.set(jobId, { stage: next.stage, progress: Math.min(1, Math.max(before, next.progress)) });
    if (!known) this.#turns.emit(jobId);
  }

  get(jobId: string): Progress | undefined {
    return this.#runs.get(jobId);
  }

  clear(jobId: string): void {
    this.#runs.delete(jobId);
    this.#turns.emit(jobId);
  }

  /** Resolves when a run of this process begins or ends, or when the signal comes. Never rejects. */
  async turn(jobId: string, signal: AbortSignal): Promise<void> {
    await once(this.#turns, jobId, { signal }).catch(() => undefined);
  }
}
