import type { Page } from "@playwright/test";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor's time. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * How long the page held its main thread at most, in milliseconds of the processor's own time: a machine that is busy with
 * something else makes tasks longer on the clock, and not by this measure.
 */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error("longestTask: the page must have a browser of its own");
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.ph === "X" && event.name.includes("RunTask") && main.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error("longestTask: the trace holds no tasks of the page");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
