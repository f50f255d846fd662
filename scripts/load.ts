/**
 * `npm run load`: how many requests a second the built service answers, against a bare Hono server that answers the same from memory,
 * in the same run, and how long a retrieval takes while every core generates. `npm run load -- --seconds 20` for longer.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildStale } from "./build-stale.ts";
import { createCaller, settle } from "./chaos/load.ts";
import { supervise } from "./chaos/processes.ts";
import { type Measured, measure, type Target } from "./load/measure.ts";
import { readOptions, refuse } from "./read-options.ts";

const USAGE = "Usage: npm run load -- [--seconds 8]";
const { values } = readOptions(USAGE, { options: { seconds: { type: "string", default: "8" } } });
const seconds = Number(values.seconds);
if (!(seconds >= 1)) refuse(USAGE, `--seconds is "${values.seconds}", but must be 1 or more.`);

const root = resolve(import.meta.dirname, "..");
await buildStale(root);
const folder = await mkdtemp(join(tmpdir(), "plinth-load-"));
const token = "token-of-the-load-script";
const service = await supervise({
  environment: { PLINTH_DATA: join(folder, "data"), PLINTH_TOKEN: token, PLINTH_QUEUE_LIMIT: "1000000" },
  logFile: join(folder, "log"),
});
const caller = createCaller([service.address], token);
await caller.call("GET", "/readyz");
// without a seed every one is another, and none is answered from what is stored
const body = { prompt: "a small green bowl", version: "premium-v1" };
const list = "/v1/text-to-3d";
const created = await caller.call("POST", list, { body });
const task = await settle(caller, `${list}/${created.body.id}`);

const bare = spawn(
  process.execPath,
  ["--import", "tsx", join(root, "scripts/load/bare-server.ts"), JSON.stringify(task)],
  { stdio: ["ignore", "pipe", "inherit"], cwd: root },
);
const [port] = await once(bare.stdout, "data");
const bareUrl = `http://127.0.0.1:${String(port).trim()}/task`;

const retrieve: Target = { method: "GET", url: `${service.address}${list}/${task.id}`, token, status: 200 };
const create: Target = { method: "POST", url: `${service.address}${list}`, token, body, status: 201 };
const bareGet = await measure({ method: "GET", url: bareUrl, status: 200 }, seconds);
const barePost = await measure({ method: "POST", url: bareUrl, body, status: 201 }, seconds);
const idle = await measure(retrieve, seconds);
// from here on there is always more to make than there are cores
const creating = await measure(create, seconds);
const busy = await measure(retrieve, seconds);
const figures = await fetch(`${service.address}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
const [, waiting = "0"] = /^plinth_tasks\{.*status="queued".*\} (\d+)$/m.exec(await figures.text()) ?? [];

bare.kill();
await service.stop();
await rm(folder, { recursive: true, force: true });

const row = (name: string, { perSecond, p50Ms, p99Ms }: Measured, against: Measured) =>
  `| ${name} | ${Math.round(perSecond)} | ${p50Ms.toFixed(1)} | ${p99Ms.toFixed(1)} | ${(perSecond / against.perSecond).toFixed(2)} |`;
console.log(`${availableParallelism()} cores, 16 connections, ${seconds} s each; the load runs on the same machine.\n`);
console.log("| | a second | p50 ms | p99 ms | of bare Hono |\n|---|---|---|---|---|");
console.log(row("bare Hono, GET", bareGet, bareGet));
console.log(row("bare Hono, POST", barePost, barePost));
console.log(row("retrieve a task", idle, bareGet));
console.log(row("create a task", creating, barePost));
console.log(row("retrieve while all cores generate", busy, bareGet));
console.log(`\n${waiting} tasks still waited at the end.`);
process.exit(waiting === "0" ? 1 : 0);
