/** The runs under way in this process, by their jobs, and the way to stop them. */
export class RunningJobs {
  readonly #runs = new Map<string, { controller: AbortController; done: Promise<void> }>();
  #isStopping = false;

  /** True once the service is going down: a run that ends now was not its own fault. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  async track(jobId: string, run: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const controller = new AbortController();
    const done = run(controller.signal);
    const entry = { controller, done };
    this.#runs.set(jobId, entry);
    try {
      await done;
    } finally {
      if (this.#runs.get(jobId) === entry) this.#runs.delete(jobId);
    }
  }

  jobIds(): string[] {
    return [...this.#runs.keys()];
  }

  cancel(jobId: string): void {
    this.#runs.get(jobId)?.controller.abort();
  }

  /** Waits up to `graceMs` for the runs to end, then stops those that have not. */
  async stop(graceMs: number): Promise<void> {
    const all = Promise.allSettled([...this.#runs.values()].map((run) => run.done));
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([all, new Promise((done) => (timer = setTimeout(done, graceMs)))]);
    clearTimeout(timer);
    this.#isStopping = true;
    for (const { controller } of this.#runs.values()) controller.abort();
    await all;
  }
}
