import { AsyncLocalStorage } from "node:async_hooks";

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A piece of work with a beginning and an end. */
export interface TracedSpan {
  /** Names it to others, in this process or any other (W3C Trace Context, `traceparent`). */
  readonly traceParent: string;
  /** @param failure Why it came to nothing. */
  end(attributes?: SpanAttributes, failure?: string): void;
}

/** Tells a collector what took how long. */
export interface Tracing {
  /** @param parent A `traceparent`; one that cannot be read, or none, begins a trace of its own. */
  start(name: string, kind: "server" | "consumer" | "internal", parent: string | undefined): TracedSpan;
  /** A span that is over already; times in milliseconds since 1970. */
  record(name: string, parent: string, startMs: number, endMs: number): void;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

const current = new AsyncLocalStorage<string>();

/** Of the work that is being done, wherever it was begun. */
export const currentTrace = (): string | undefined => current.getStore();

/** Does work as a part of the trace. */
export const withinTrace = <T>(traceParent: string, work: () => T): T => current.run(traceParent, work);
