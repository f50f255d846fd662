import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import type { Logger } from "pino";
import { accountStore } from "./accounts/account-store.ts";
import { readOwnerToken } from "./accounts/owner-token.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { openStudioFiles } from "./http/studio-files.ts";
import { openDatabase } from "./storage/database.ts";
import { openFileSigner } from "./storage/file-signer.ts";
import { openFolderAssetStore } from "./storage/folder-asset-store.ts";
import { lockFolder } from "./storage/folder-lock.ts";
import { maintainDatabase, removeOrphans } from "./storage/maintain.ts";
import { migrate } from "./storage/migrate.ts";
import { ProgressBoard } from "./tasks/progress-board.ts";
import { requeueInterrupted, runTask } from "./tasks/run-task.ts";
import { RunningJobs } from "./tasks/running-jobs.ts";
import { openTaskQueue } from "./tasks/task-queue.ts";
import { openWorkerPool, type WorkerPoolOptions } from "./tasks/worker-pool.ts";

export interface ServiceOptions extends Omit<WorkerPoolOptions, "workers"> {
  readonly config: Config;
  readonly log: Logger;
  /** Where the built studio lies, if it does. */
  readonly studioFolder: string;
}

export interface Service {
  /** Of the studio, with a slash at the end. */
  readonly address: string;
  readonly ownerToken: string;
  /** Lets runs end for a moment; those that do not are begun again by the next start. */
  stop(): Promise<void>;
}

/** How long a stop waits for runs under way. */
const STOP_GRACE_MS = 3000;

/**
 * Opens everything in the data folder, takes up what was interrupted, and listens.
 *
 * @throws {FolderLockedError} when another process works on the folder.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, log } = options;
  const opened: Array<() => unknown> = [];
  const close = async () => {
    for (const undo of opened.splice(0).reverse()) await undo();
  };
  try {
    const lock = await lockFolder(config.dataFolder);
    opened.push(() => lock.release());
    const ownerToken = await readOwnerToken(config.dataFolder, config.token);
    const database = await openDatabase(config.dataFolder);
    opened.push(() => database.close());
    await migrate(database);
    const assets = await openFolderAssetStore(join(config.dataFolder, "assets"));
    await removeOrphans(database, assets);
    opened.push(maintainDatabase(database, log));

    const queue = await openTaskQueue(database, log);
    opened.push(() => queue.stop());
    const requeued = await requeueInterrupted({ database, queue });
    if (requeued > 0) log.info({ requeued }, "interrupted tasks were taken up again");

    const pool = openWorkerPool({ ...options, workers: config.workers });
    opened.push(() => pool.close());
    const running = new RunningJobs();
    const progress = new ProgressBoard();
    opened.push(() => running.stop(STOP_GRACE_MS));

    let isReady = false;
    const app = createApp({
      config,
      log,
      database,
      queue,
      assets,
      running,
      progress,
      ownerToken,
      owner: await accountStore.openOwner(database),
      signer: await openFileSigner(database),
      serveStudio: openStudioFiles(options.studioFolder),
      isReady: () => isReady,
    });
    const server = createAdaptorServer({ fetch: app.fetch }) as Server;
    const { port } = await listen(server, config);
    opened.push(() => closeServer(server));
    await queue.work(config.workers, (run) => runTask({ database, queue, pool, assets, progress, running, log }, run));
    isReady = true;

    return {
      address: `${config.publicUrl ?? `http://${shownHost(config.host)}:${port}`}/`,
      ownerToken,
      stop: async () => {
        isReady = false;
        await queue.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function listen(server: Server, { port, host }: Config): Promise<AddressInfo> {
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, () => done(server.address() as AddressInfo));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

/** A name a browser on this machine can open. */
function shownHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
