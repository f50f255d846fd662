import type { Page } from "@playwright/test";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds on the clock. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of the processor's time. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string } };
}

/** How long one thing that the page did held its main thread. */
export interface Held {
  /** Milliseconds of the processor's own time: a machine that is busy with something else makes tasks longer on the clock. */
  readonly ms: number;
  /** The same in units of a fixed piece of work that was done in the same page, right before and after: `FASTEST_MS` at least. */
  readonly references: number;
}

/**
 * As long as the page may be held by one thing it does, in references: 50 ms where one takes 25. A frame that is missed longer is
 * seen.
 */
export const HELD_MAX = 2;

/**
 * What the piece of work is taken for where it takes less. It is mostly arithmetic, which some engines make four times as fast
 * while styles and layout gain half as much; and what is short enough to be unseen is no fault because sums are shorter still.
 */
const FASTEST_MS = 20;

/** As the piece of work is called in the trace. */
const MARK = "plinth reference";
/** Before and after each: what it takes is their median, for the first is compiled on the way and any may be hit by a collection. */
const TIMES = 4;

/**
 * A piece of work that takes one of two busy cores of a cloud machine 25 ms: numbers, small objects in a hash table, and fresh
 * memory written to, in about the parts in which a page uses them. Runs in the page, as a task of its own.
 */
async function workReference(mark: string): Promise<void> {
  await new Promise<void>((done) =>
    setTimeout(() => {
      performance.mark(mark);
      let seed = 1;
      for (let i = 0; i < 2_000_000; i++) seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      const byName = new Map<string, { count: number }>();
      for (let i = 0; i < 20_000; i++) {
        const name = `${(i * 7919) % 5000}`;
        const known = byName.get(name);
        if (known) known.count += 1;
        else byName.set(name, { count: seed & 1 });
      }
      new Float32Array(500_000).fill(byName.size).slice();
      done();
    }),
  );
}

/**
 * The longest task of the page's main thread while something is done, told against a reference of the same run: a limit in
 * milliseconds alone would ask of a slow machine what only a fast one can do, and let a fast one be careless.
 */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<Held> {
  const browser = page.context().browser();
  if (!browser) throw new Error("longestTask: the page must have a browser of its own");
  const refer = async () => {
    for (let time = 0; time < TIMES; time++) await page.evaluate(workReference, MARK);
  };
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing", "__metadata"] });
  await refer();
  await work();
  await refer();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(threadOf),
  );
  const ofPage = traceEvents.filter((event) => main.has(threadOf(event)));
  const marks = ofPage.filter(({ name }) => name === MARK);
  // Playwright looks for elements with tasks of its own
  const ofTool = ofPage.filter(({ args }) => args.chrome_mojo_event_info?.mojo_interface_tag?.includes("DevTools"));
  const tasks = ofPage.filter(({ ph, name }) => ph === "X" && name.includes("RunTask"));
  const holds = (some: readonly TraceEvent[]) => (task: TraceEvent) =>
    some.some(({ ts }) => task.ts <= ts && ts <= task.ts + (task.dur ?? 0));
  const isReference = holds(marks);
  const isTool = holds(ofTool);
  const lengths = (some: TraceEvent[]) => some.map(({ tdur = 0 }) => tdur / 1000).sort((a, b) => b - a);
  const references = lengths(tasks.filter(isReference));
  const [reference, ms] = [
    references[Math.floor(references.length / 2)],
    lengths(tasks.filter((task) => !isReference(task) && !isTool(task)))[0],
  ];
  if (!reference || ms === undefined) throw new Error("longestTask: the trace holds no tasks of the page");
  return { ms, references: ms / Math.max(FASTEST_MS, reference) };
}
