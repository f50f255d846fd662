/**
 * `npm run chaos`: kills, restarts, fills up and damages everything the service stands on, while tasks are created, and counts what became
 * of every task that was acknowledged. `npm run chaos -- workers single --seconds 30` for some, and not so long.
 */
import { resolve } from "node:path";
import { findPostgres } from "../tests/support/start-postgres.ts";
import { buildStale } from "./build-stale.ts";
import { isClean } from "./chaos/check.ts";
import { runScenario } from "./chaos/run-scenario.ts";
import { SCENARIOS } from "./chaos/scenarios.ts";
import { readOptions, refuse } from "./read-options.ts";

const USAGE = [
  "Usage: npm run chaos -- [SCENARIO ...] [--seconds 120]",
  ...SCENARIOS.map(({ name, says }) => `  ${name.padEnd(10)} ${says}`),
].join("\n");
const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: { seconds: { type: "string", default: "120" } },
});
const seconds = Number(values.seconds);
const unknown = positionals.find((name) => !SCENARIOS.some((scenario) => scenario.name === name));
if (unknown !== undefined) refuse(USAGE, `There is no scenario "${unknown}".`);
if (!(seconds >= 1)) refuse(USAGE, `--seconds is "${values.seconds}", but must be 1 or more.`);

await buildStale(resolve(import.meta.dirname, ".."));
let isAllClean = true;
for (const scenario of SCENARIOS) {
  if (positionals.length > 0 && !positionals.includes(scenario.name)) continue;
  console.log(`\n${scenario.name}: ${scenario.says}`);
  if (scenario.cluster && findPostgres() === undefined) {
    console.log("  not run: there is no PostgreSQL server on this machine");
    continue;
  }
  const result = await runScenario(scenario, seconds);
  if (result === null) {
    console.log("  not run: this machine does not let it mount a small file system");
    continue;
  }
  console.log(
    `  ${result.seconds} s, ${result.strokes} strokes survived, ${result.refusals} requests refused and sent again\n` +
      `  ${result.acknowledged} tasks acknowledged: ${result.succeeded} succeeded, ${result.failed} failed, ${result.lost} lost, ${result.doubled} doubled\n` +
      `  ${result.files} files fetched, ${result.badFiles} of them bad; credits off by ${result.creditsOff}`,
  );
  for (const note of result.notes.slice(0, 10)) console.log(`  ! ${note}`);
  isAllClean &&= isClean(result);
}
process.exit(isAllClean ? 0 : 1);
