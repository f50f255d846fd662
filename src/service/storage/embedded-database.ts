import { AsyncResource } from "node:async_hooks";
import { existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { fromPglite } from "pg-boss";
import type { Database, Row, Sql } from "./database.ts";
import { DurableNodeFS } from "./durable-node-fs.ts";
import { explainAway } from "./explain-away.ts";

/** PGlite's own, less `-F`, which turns fsync off; WAL through fsync, for fdatasync does nothing in WASM. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "wal_sync_method=fsync",
];

/**
 * A database that is gone with the process, for tests.
 *
 * @param image A new database's folder as PGlite dumps it: reading one is five times faster than making one.
 */
export const openMemoryDatabase = async (image?: Blob): Promise<Database> =>
  wrap(await PGlite.create(image ? { loadDataDir: image } : {}));

/**
 * Opens the embedded PostgreSQL in `folder`, and creates it there first if there is none. The caller holds the folder's
 * lock: two processes on one folder lose rows without a word.
 *
 * @throws {ProblemError} from every query: `unavailable` while the disk is full.
 */
export async function openEmbeddedDatabase(folder: string): Promise<Database> {
  const path = join(folder, "database");
  if (!existsSync(path)) await createDatabase(folder, path);
  return wrap(await PGlite.create({ fs: new DurableNodeFS(path), startParams: START_PARAMETERS }));
}

/** Under another name first: a process killed in the middle would leave half a database that never starts again. */
async function createDatabase(folder: string, path: string): Promise<void> {
  const unfinished = `${path}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const pglite = await PGlite.create({ fs: new DurableNodeFS(unfinished), startParams: START_PARAMETERS });
  await pglite.close();
  await rename(unfinished, path);
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

type Runner = Pick<PGlite, "query">;

const sqlOf = (runner: Runner): Sql => ({
  query: async (text, parameters) => (await runner.query<Row>(text, parameters as unknown[]).catch(explainAway)).rows,
});

function wrap(pglite: PGlite): Database {
  return {
    isShared: false,
    queueOptions: { db: fromPglite(pglite), backend: "pglite" },
    query: sqlOf(pglite).query,
    transaction(work) {
      // PGlite calls it from whatever it was at before: the trace stays the caller's
      const bound = AsyncResource.bind(work);
      // a full disk may show only when it is committed
      return pglite.transaction((transaction) => bound(sqlOf(transaction))).catch(explainAway);
    },
    close: () => pglite.close(),
  };
}
