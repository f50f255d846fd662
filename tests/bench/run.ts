/**
 * `npm run bench`: how long things take, warm, as medians, and as ratios against zlib compressing the same megabyte in the
 * same run, so that figures from different machines and busy hours can be compared.
 *
 *   npm run bench -- model       the rows whose name holds this
 *
 * Models and materials are made by the built service's own worker threads, two of them, as its users get them.
 */
import { join, resolve } from "node:path";
import { deflateSync } from "node:zlib";
import { buildStale } from "../../scripts/build-stale.ts";
import { engineLexicon } from "../../src/engine/engine-lexicon.ts";
import { readPrompt } from "../../src/engine/language/read-prompt.ts";
import { createDraw } from "../../src/engine/math/draw.ts";
import { openWorkerPool } from "../../src/service/tasks/worker-pool.ts";
import type { Bench } from "./bench.ts";
import { benchMaterials } from "./materials.ts";
import { benchModels } from "./models.ts";
import { benchObjParsing } from "./obj-parsing.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const WORKERS = 2;

const next = createDraw(1).stream("noise");
const megabyte = Uint8Array.from({ length: 1 << 20 }, (_, i) => 128 + 64 * (i & 1) + next() * 32);
const lexicon = engineLexicon();

const REFERENCE: Bench = { name: "zlib level 6, 1 MiB", runs: 11, run: () => deflateSync(megabyte, { level: 6 }) };
await buildStale(ROOT);
const pool = openWorkerPool({ workerFile: join(ROOT, "dist/service/worker.js"), workers: WORKERS });
const BENCHES: readonly Bench[] = [
  { name: "read a prompt (x 100)", runs: 11, run: (i) => readHundred(i) },
  ...benchModels(pool),
  ...benchMaterials(pool),
  ...(await benchObjParsing()),
];

function readHundred(index: number): void {
  for (let i = 0; i < 100; i += 1) {
    readPrompt(`three old wooden chairs with a red cushion next to a tall blue vase ${index} ${i}`, "handle", lexicon);
  }
}

/** Median milliseconds over the runs. */
async function measure({ runs, run, warmUps = 1 }: Bench): Promise<number> {
  for (let i = 0; i < warmUps; i += 1) await run(i);
  const times: number[] = [];
  for (let i = 1; i <= runs; i += 1) {
    const start = performance.now();
    await run(i);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] as number;
}

const wanted = process.argv[2] ?? "";
const unit = await measure(REFERENCE);
console.log(`${REFERENCE.name.padEnd(36)} ${unit.toFixed(1).padStart(9)} ms     1.0`);
const medians = new Map<string, number>();
for (const bench of BENCHES.filter(({ name }) => name.includes(wanted))) {
  const median = await measure(bench);
  medians.set(bench.name, median);
  // what was not asked for is not there to be compared with
  const ratios = (bench.against ?? []).flatMap((name) => {
    const other = medians.get(name);
    return other === undefined ? [] : `${(median / other).toFixed(2)} x ${name}`;
  });
  const row = `${bench.name.padEnd(36)} ${median.toFixed(1).padStart(9)} ms ${(median / unit).toFixed(1).padStart(7)}`;
  console.log([row, ...ratios].join("   "));
}
await pool.close();
