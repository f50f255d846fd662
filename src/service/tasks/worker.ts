import { setFlagsFromString } from "node:v8";
import { generateMaterial } from "#engine/generate-material.ts";
import { generateModel } from "#engine/generate-model.ts";
import { dismissCrew } from "./crew-board.ts";
import { followRun } from "./follow-run.ts";
import type { Generated, Generation, HelperTask, WorkerTask } from "./generation.ts";
import { checkDismissed, DismissedError, joinCrew } from "./join-crew.ts";

// The loops that paint texels are large, and V8 stops taking callees into a function long before their end; a number that comes
// back from a call that was not taken in goes by way of the heap. This takes a tenth off them.
setFlagsFromString("--max-inlined-bytecode-size=1000");
setFlagsFromString("--max-inlined-bytecode-size-cumulative=3000");

type Hooks = NonNullable<Parameters<typeof generateModel>[1]>;

/** The entry of a worker thread. Piscina calls it, one task at a time. */
export async function generate(task: WorkerTask): Promise<Generated | null> {
  const { generation, seat } = task;
  if (!seat) return followRun(task, (hooks) => make(generation, hooks));
  try {
    const crew = joinCrew(seat);
    const made = await followRun(task, (hooks) => make(generation, { ...hooks, crew }));
    // who was stopped half-way may have left somebody writing
    if (made) crew.finish();
    return made;
  } finally {
    dismissCrew(seat.board);
    for (const port of seat.ports) port.close();
  }
}

/** Helps another thread with its run: does the same, takes its share of the bands, and keeps nothing. */
export async function help({ generation, seat }: HelperTask): Promise<void> {
  try {
    const checkCancelled = () => checkDismissed(seat);
    await make(generation, { report: checkCancelled, checkCancelled, crew: joinCrew(seat) });
  } catch (error) {
    if (!(error instanceof DismissedError)) throw error;
  } finally {
    for (const port of seat.ports) port.close();
  }
}

const make = (generation: Generation, hooks: Hooks) =>
  generation.family === "material"
    ? generateMaterial(generation.request, hooks)
    : generateModel(generation.request, hooks);

/**
 * Makes small assets of both families before anybody waits for one: the engine's code is compiled as it is used, and optimized
 * after some use. After a chair and a brick alone the first previews of another chair took 1.6 and 1.3 s, after these 1.4 and 0.7 s.
 *
 * @param stop One cell: not 0 once somebody needs the thread.
 */
export async function warmUp(stop: Int32Array): Promise<void> {
  const checkCancelled = () => {
    if (Atomics.load(stop, 0) !== 0) throw new DismissedError();
  };
  const request = { negativePrompt: null, seed: 1, textureSize: 256 };
  const preview = (prompt: string) =>
    generateModel({ ...request, prompt, effort: "subnet", pbr: false }, { checkCancelled });
  try {
    // in the order in which they are likely to be needed; an old one is weathered, which is code of its own
    await preview("an old wooden chair with a cushion");
    await preview("a dog");
    await generateMaterial({ ...request, prompt: "brick", maps: "all" }, { checkCancelled });
    await generateModel({ ...request, prompt: "a chair", effort: "premium", pbr: true }, { checkCancelled });
    await preview("a car");
    await preview("a house");
  } catch (error) {
    if (!(error instanceof DismissedError)) throw error;
  }
}
