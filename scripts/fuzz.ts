/** `npm run fuzz`: at least 10,000 requests, valid and broken, drawn from the OpenAPI document. `--requests` and `--seed` choose others. */
import { OWNER_TOKEN, openTestService } from "../tests/support/open-test-service.ts";
import { serveApp } from "../tests/support/serve-app.ts";
import { fuzzService } from "./fuzz/fuzz-service.ts";
import { readOptions, refuse } from "./read-options.ts";

const USAGE = "Usage: npm run fuzz -- [--requests 12000] [--seed 1]";
const { values } = readOptions(USAGE, {
  options: { requests: { type: "string", default: "12000" }, seed: { type: "string", default: "1" } },
});
const requests = Number(values.requests);
const seed = Number(values.seed);
if (!(requests >= 1)) refuse(USAGE, `--requests is "${values.requests}", but must be 1 or more.`);
if (!Number.isSafeInteger(seed)) refuse(USAGE, `--seed is "${values.seed}", but must be a whole number.`);

// the whole service with a stand-in for the engine: what is tried is what stands before it
const service = await openTestService();
const server = await serveApp(service);
const startedAt = performance.now();
const result = await fuzzService({ address: server.address, token: OWNER_TOKEN, requests, seed, concurrency: 16 });
const seconds = (performance.now() - startedAt) / 1000;
await server.close();
await service.close();

console.log(`${result.valid} valid and ${result.broken} broken requests in ${seconds.toFixed(0)} s (seed ${seed})`);
console.log(
  Object.entries(result.statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join("  "),
);
console.log(`${result.statuses[500] ?? 0} answers 500, ${result.faults.length} faults`);
for (const fault of result.faults) console.log(`  ${fault}`);
process.exit(result.faults.length === 0 ? 0 : 1);
