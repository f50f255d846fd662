import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { type AccountRecord, accountStore, hashToken, type NewAccount } from "#service/accounts/account-store.ts";
import { createApp } from "#service/app.ts";
import { type Config, readConfig } from "#service/config.ts";
import type { ServeStudio } from "#service/http/studio-files.ts";
import { openFileSigner } from "#service/storage/file-signer.ts";
import { openFolderAssetStore } from "#service/storage/folder-asset-store.ts";
import { migrate } from "#service/storage/migrate.ts";
import { openS3AssetStore } from "#service/storage/s3-asset-store.ts";
import { ProgressBoard } from "#service/tasks/progress-board.ts";
import { ReadMarks } from "#service/tasks/read-marks.ts";
import { runJob } from "#service/tasks/run-job.ts";
import { RunningJobs } from "#service/tasks/running-jobs.ts";
import { openTaskQueue } from "#service/tasks/task-queue.ts";
import { openWorkerPool } from "#service/tasks/worker-pool.ts";
import { openUpstream } from "#service/upstream/upstream.ts";
import { openTestDatabase } from "./open-test-database.ts";

export const OWNER_TOKEN = "owner-token-of-the-tests";
/** As build-test-worker.ts built it, if it did. */
export const TEST_WORKER = process.env.PLINTH_TEST_WORKER ?? join(import.meta.dirname, "test-worker.ts");

export interface TestServiceOptions {
  readonly config?: Partial<Config>;
  readonly serveStudio?: ServeStudio;
  readonly timeLimitMs?: number;
  readonly memoryLimitBytes?: number;
  /** How long a JSON body may take to arrive. */
  readonly bodyTimeoutMs?: number;
  /** False leaves every task queued. */
  readonly works?: boolean;
}

/** The whole service in this process: a database in memory, real threads with the stand-in engine, no socket. */
export async function openTestService(options: TestServiceOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), "plinth-test-"));
  const config: Config = { ...readConfig({}), workers: 2, dataFolder: folder, ...options.config };
  const logged: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => logged.push(line) });
  const database = await openTestDatabase(log);
  await migrate(database);
  const queue = await openTaskQueue(database, log);
  const assets = config.s3 ? await openS3AssetStore(config.s3) : await openFolderAssetStore(join(folder, "assets"));
  const signerClock = { offsetMs: 0 };
  const signer = await openFileSigner(database, () => Date.now() + signerClock.offsetMs);
  const owner = await accountStore.openOwner(database);
  const running = new RunningJobs();
  const progress = new ProgressBoard();
  const pool = openWorkerPool({ workerFile: TEST_WORKER, workers: config.workers, ...options });
  const readMarks = new ReadMarks(database);
  const upstream = config.upstream && openUpstream(config.upstream);
  const ready = { isReady: true };
  const app = createApp({
    config,
    database,
    queue,
    assets,
    signer,
    running,
    progress,
    readMarks,
    upstream,
    owner,
    ownerHash: hashToken(OWNER_TOKEN),
    log,
    serveStudio: options.serveStudio ?? null,
    isReady: () => ready.isReady,
    bodyTimeoutMs: options.bodyTimeoutMs,
  });
  const { storageLimit } = config;
  const runDeps = { database, queue, pool, assets, progress, running, log, storageLimit, upstream };
  if (options.works !== false)
    await queue.work(config.upstream?.tasks ?? config.workers, (job) => runJob(runDeps, job));

  const request = (method: string, path: string, init: TestRequest = {}) => send(app, method, path, init);

  return {
    app,
    database,
    assets,
    config,
    owner: owner as AccountRecord,
    logged,
    ready,
    signerClock,
    runDeps,
    readMarks,
    request,
    async account(balance: number | null, limits: Omit<NewAccount, "name" | "balance"> = {}) {
      const created = await accountStore.create(database, {
        name: `someone ${crypto.randomUUID()}`,
        balance,
        ...limits,
      });
      if (!created) throw new Error("account: the name must be new");
      return created;
    },
    /** Retrieves, report included, until `isDone` says so. */
    async follow(path: string, isDone: (task: Json) => boolean = isSettled, token = OWNER_TOKEN): Promise<Json> {
      for (let polls = 0; polls < 2000; polls++) {
        const { body } = await request("GET", `${path}?include=report`, { token });
        if (isDone(body)) return body;
        await new Promise((done) => setTimeout(done, 20));
      }
      throw new Error(`follow: ${path} must come to it, and did not`);
    },
    async close() {
      await running.stop(0);
      await queue.stop();
      await pool.close();
      await readMarks.close();
      await assets.close();
      await database.close();
      // a thread that was ended may be writing its last file still
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

export type TestService = Awaited<ReturnType<typeof openTestService>>;

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Json = any;

export interface TestRequest {
  readonly body?: unknown;
  /** Sent as it is, instead of `body`. */
  readonly raw?: BodyInit;
  /** Null sends none. */
  readonly token?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

const isSettled = (task: Json) => task.status === "succeeded" || task.status === "failed";

async function send(app: ReturnType<typeof createApp>, method: string, path: string, init: TestRequest) {
  const { token = OWNER_TOKEN, body, raw, headers } = init;
  const response = await app.request(path, {
    method,
    headers: {
      Host: "localhost:4310",
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(raw !== undefined && { body: raw, duplex: "half" }),
  } as RequestInit);
  const text = await response.clone().text();
  return { status: response.status, headers: response.headers, text, body: parse(text), response };
}

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
