import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { accountStore } from "#service/accounts/account-store.ts";
import { readConfig } from "#service/config.ts";
import { openStorage } from "#service/storage/open-storage.ts";
import { type ObjectStore, startObjectStore } from "../../tests/support/start-object-store.ts";
import { type PostgresServer, startPostgres } from "../../tests/support/start-postgres.ts";
import { check, type Outcome } from "./check.ts";
import { createCaller, runLoad } from "./load.ts";
import { type Supervised, supervise } from "./processes.ts";
import { mountSmall, type Scenario, unmount } from "./scenarios.ts";

export interface ScenarioResult extends Outcome {
  readonly strokes: number;
  readonly refusals: number;
  readonly seconds: number;
}

const BALANCE = 1_000_000;

/**
 * Starts everything, lets trouble loose for `seconds` while tasks are created, and counts what became of them.
 *
 * @returns null where this machine cannot do it.
 */
export async function runScenario(scenario: Scenario, seconds: number): Promise<ScenarioResult | null> {
  const undo: Array<() => unknown> = [];
  try {
    const folder = await mkdtemp(join(tmpdir(), "plinth-chaos-"));
    undo.push(() => rm(folder, { recursive: true, force: true }));
    const dataFolder = join(folder, "data");
    if (scenario.diskMb !== undefined) {
      if (!(await mountSmall(dataFolder, scenario.diskMb))) return null;
      undo.push(() => unmount(dataFolder));
    }
    let postgres: PostgresServer | undefined;
    let objects: ObjectStore | undefined;
    if (scenario.cluster) {
      postgres = await startPostgres();
      undo.push(() => postgres?.stop());
      objects = await startObjectStore();
      undo.push(() => objects?.stop());
    }
    const environment = {
      PLINTH_DATA: dataFolder,
      PLINTH_WORKERS: "1",
      PLINTH_TEXTURE_SIZE: "512",
      ...(postgres && { DATABASE_URL: postgres.url }),
      ...objects?.environment,
    };
    const token = await createAccount(environment);

    const start = (more: Record<string, string>) =>
      supervise({
        environment: { ...environment, ...more },
        logFile: join(tmpdir(), `plinth-chaos-${scenario.name}.log`),
        ...(scenario.nodeArguments && { nodeArguments: scenario.nodeArguments }),
      });
    const startMany = (count: number, role: string) =>
      Promise.all(Array.from({ length: count }, () => start({ PLINTH_ROLE: role })));
    const webs = scenario.cluster ? await startMany(scenario.cluster.webs, "web") : [await start({})];
    const workers = scenario.cluster ? await startMany(scenario.cluster.workers, "worker") : [];
    const all: Supervised[] = [...webs, ...workers];
    undo.push(() => Promise.all(all.map((each) => each.stop())));

    const caller = createCaller(
      webs.map(({ address }) => address),
      token,
    );
    await caller.call("GET", "/v1/account");
    const endsAt = performance.now() + seconds * 1000;
    const isOver = () => performance.now() >= endsAt;
    const load = runLoad(caller, scenario.lanes, isOver);
    // a load that breaks is told where it is awaited
    load.catch(() => undefined);
    let strokes = 0;
    for (let stroke = 0; ; stroke++) {
      await new Promise((done) => setTimeout(done, scenario.everySeconds * 1000));
      if (isOver()) break;
      const startAnother = () => isRefused({ ...environment, PORT: "0" });
      strokes += await scenario.strike({ webs, workers, postgres, dataFolder, startAnother }, stroke);
    }
    const acknowledged = await load;
    const outcome = await check(caller, acknowledged, BALANCE);
    return { ...outcome, strokes, refusals: caller.refusals(), seconds };
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

/** An account with a balance, so that every credit can be counted. */
async function createAccount(environment: Readonly<Record<string, string>>): Promise<string> {
  const opened: Array<() => Promise<void>> = [];
  const log = pino({ enabled: false });
  const { database } = await openStorage(readConfig(environment), log, (close) => opened.push(close));
  const account = await accountStore.create(database, { name: "chaos", balance: BALANCE });
  for (const close of opened.reverse()) await close();
  if (!account) throw new Error("createAccount: the database must be new");
  return account.token;
}

async function isRefused(environment: Readonly<Record<string, string>>): Promise<boolean> {
  const main = join(import.meta.dirname, "../../dist/service/main.js");
  const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, ...environment }, stdio: "ignore" });
  const [code] = await once(child, "exit");
  return code === 1;
}
