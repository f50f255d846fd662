/** An answer in place of the one that was due. */
export interface StrangeAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
  /** The task is made, found or optimized all the same, and only the answer is bad. */
  readonly actsFirst?: boolean;
}

export const htmlPage = (status: number): StrangeAnswer => ({
  status,
  headers: { "Content-Type": "text/html; charset=utf-8" },
  body: `<!doctype html><title>${status}</title><h1>nginx says ${status}</h1>`,
});

export const tooMany = (retryAfter?: string): StrangeAnswer => ({
  status: 429,
  headers: { "Content-Type": "text/plain", ...(retryAfter !== undefined && { "Retry-After": retryAfter }) },
  body: "Slow down, please",
});

/** Half of a JSON document. */
export const brokenJson = (status = 200): StrangeAnswer => ({
  status,
  headers: { "Content-Type": "application/json" },
  body: '{"id": "5f0c6a4e-32ff-4c2b-9d3a-16a1c7f6a001", "stat',
  actsFirst: true,
});

export const json = (status: number, body: unknown): StrangeAnswer => ({
  status,
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});
