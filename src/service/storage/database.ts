import { existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { DurableNodeFS } from "./durable-node-fs.ts";

export type Row = Record<string, unknown>;

/** Something that runs SQL: the database itself, or one transaction of it. Integers of 64 bits may come as text. */
export interface Sql {
  query(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Sql {
  /**
   * Commits when `work` resolves, rolls back when it rejects. Inside, only the handle given to `work` may be used: the
   * embedded database has one connection, and waiting there for another query waits for ever.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  close(): Promise<void>;
  /** The embedded database itself, which the queue listens on. */
  readonly pglite: PGlite;
}

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
 */
export async function openDatabase(folder: string): Promise<Database> {
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
  query: async (text, parameters) => (await runner.query<Row>(text, parameters as unknown[])).rows,
});

function wrap(pglite: PGlite): Database {
  return {
    pglite,
    query: sqlOf(pglite).query,
    transaction: (work) => pglite.transaction((transaction) => work(sqlOf(transaction))),
    close: () => pglite.close(),
  };
}
