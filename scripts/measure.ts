/**
 * `npm run measure -- --prompts FILE`: makes every prompt's model at four face limits, or with `--materials` every name's six maps,
 * and lists what is not as promised: open or self-crossing parts, what hangs in the air, small charts, seams, ranges, normals.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Measured } from "./measure/measured.ts";
import { readOptions, refuse } from "./read-options.ts";
import { readPrompts } from "./read-prompts.ts";

const USAGE = `npm run measure -- --prompts FILE       a line a prompt (the last tab-separated column but numbers)
              --materials               they ask for materials
              --seed 3 --jobs 2         the seed, and how many are measured beside each other`;

const { values } = readOptions(USAGE, {
  options: {
    prompts: { type: "string" },
    materials: { type: "boolean", default: false },
    seed: { type: "string", default: "3" },
    jobs: { type: "string", default: `${availableParallelism()}` },
  },
});
if (values.prompts === undefined) refuse(USAGE, "--prompts FILE is missing.");
const seed = Number(values.seed);
if (!Number.isSafeInteger(seed)) refuse(USAGE, `--seed is "${values.seed}", but must be a whole number.`);
const jobs = Number(values.jobs);
if (!(jobs >= 1)) refuse(USAGE, `--jobs is "${values.jobs}", but must be 1 or more.`);

const prompts = readPrompts(values.prompts);
const figures = new Map<string, number[]>();
let next = 0;
let clean = 0;
let done = 0;

async function work(): Promise<void> {
  const child = fork(join(import.meta.dirname, "measure/measure-some.ts"), { execArgv: ["--import", "tsx"] });
  while (next < prompts.length) {
    const number = ++next;
    const prompt = prompts[number - 1] as string;
    child.send({ prompt, seed, isMaterial: values.materials });
    const [measured] = (await once(child, "message")) as [Measured];
    note(`${number}\t${prompt}`, measured);
  }
  child.disconnect();
}

function note(name: string, measured: Measured): void {
  done += 1;
  if (done % 20 === 0) console.error(`${done} of ${prompts.length} …`);
  if (measured.exceptions.length === 0) clean += 1;
  for (const exception of measured.exceptions) console.log(`${name}\t${exception}`);
  for (const [figure, value] of Object.entries(measured.figures)) {
    figures.set(figure, [...(figures.get(figure) ?? []), value]);
  }
}

await Promise.all(Array.from({ length: jobs }, work));
console.log(`${clean} of ${prompts.length} without exception (seed ${seed})`);
for (const [figure, measured] of figures) {
  const sorted = measured.toSorted((a, b) => a - b);
  const tell = (at: number) => sorted[Math.floor(at * (sorted.length - 1))]?.toFixed(3);
  console.log(`  ${figure}: least ${tell(0)}, median ${tell(0.5)}`);
}
process.exit(clean === prompts.length ? 0 : 1);
