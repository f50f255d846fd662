import { followRun } from "#service/tasks/follow-run.ts";
import type { Generated, WorkerTask } from "#service/tasks/generation.ts";

type Hooks = Parameters<Parameters<typeof followRun>[1]>[0];

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });

/** What the words of a prompt do to the worker. Anything else makes small files at once. */
const TRICKS: Readonly<Record<string, (hooks: Hooks) => unknown>> = {
  runaway() {
    for (;;);
  },
  hoard() {
    const hoard: number[][] = [];
    // in pieces of 2 MB: one that is larger than what Node grants past the limit ends the whole process, not the thread
    for (;;) hoard.push(new Array<number>(250_000).fill(hoard.length + 0.5));
  },
  arrays(hooks) {
    const hoard: Uint8Array[] = [];
    for (;;) {
      hoard.push(new Uint8Array(16 * 2 ** 20));
      hooks.checkCancelled?.();
    }
  },
  exit: () => process.exit(3),
  broken() {
    throw new TypeError("planted: the engine must never show this");
  },
  async slow(hooks) {
    for (let step = 1; step <= 200; step++) {
      hooks.report?.("shape", step / 250);
      await wait(50);
    }
  },
  async steady(hooks) {
    for (let step = 1; step <= 10; step++) {
      hooks.report?.("shape", step / 20);
      await wait(50);
    }
  },
};

/** Stands in for the engine: says in its files what it was asked for. */
export async function generate(task: WorkerTask): Promise<Generated | null> {
  const { family, request } = task.generation;
  return followRun(task, async (hooks) => {
    hooks.report?.("read the prompt", 0.1);
    for (const word of request.prompt.split(" ")) await TRICKS[word]?.(hooks);
    hooks.report?.("write files", 0.9);
    const said = JSON.stringify(request);
    const names =
      family === "text-to-3d"
        ? ["model.obj", "model.mtl", "albedo.png", "thumbnail.png"].concat(
            request.pbr ? ["normal.png", "roughness.png", "metalness.png", "ao.png"] : [],
          )
        : ["albedo.png"].concat(
            request.maps === "all"
              ? ["normal.png", "displacement.png", "metalness.png", "roughness.png", "ao.png"]
              : [],
          );
    return {
      files: names.map((name) => file(name, `${name === "model.obj" ? "mtllib model.mtl\n" : ""}${name} ${said}`)),
      recipe: { engineVersion: "test", prompt: request.prompt },
      report: {
        words: [{ text: request.prompt, role: "object" as const, meaning: "chair" }],
        notes: ["made by a stand-in"],
        view: { azimuthDeg: 17.19, elevationDeg: 5.73 },
        faces: 12,
        vertices: 8,
        closed: true,
      },
    };
  });
}
