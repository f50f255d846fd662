import type { AssetStore } from "../storage/asset-store.ts";
import { DamagedFileError } from "../storage/asset-store.ts";
import type { Database } from "../storage/database.ts";
import { MIGRATIONS } from "../storage/migrations.ts";
import { type JsonRow, readRows, TABLES } from "./backup-rows.ts";
import { tarEnd, tarHeader, tarPadding } from "./tar.ts";

/** First in the archive, and last: an archive without the last was cut short. */
export const HEAD = "plinth-backup.json";
export const TAIL = "end.json";

/** Rows of one entry. */
const ROWS_PER_PART = 500;

export interface BackupDeps {
  readonly database: Database;
  readonly assets: AssetStore;
}

/**
 * Everything the service keeps, as the bytes of a tar archive: all rows as they were at one moment, then the files of all tasks.
 * The service goes on meanwhile: what is created later is not in it, and the files of a task deleted meanwhile are not either.
 */
export async function* writeBackup({ database, assets }: BackupDeps): AsyncGenerator<Uint8Array> {
  const tables = await database.transaction(async (sql) => {
    await sql.query("set transaction isolation level repeatable read");
    const read: [string, JsonRow[]][] = [];
    for (const table of TABLES) read.push([table, await readRows(sql, table)]);
    return read;
  });
  const rows = Object.fromEntries(tables.map(([table, all]) => [table, all.length]));
  const head = { format: 1, createdAt: new Date().toISOString(), migrations: MIGRATIONS.map(({ name }) => name), rows };
  yield* jsonEntry(HEAD, head);
  for (const [table, all] of tables) {
    for (let part = 0; part * ROWS_PER_PART < all.length; part++) {
      yield* jsonEntry(`tables/${table}/${part}.json`, all.slice(part * ROWS_PER_PART, (part + 1) * ROWS_PER_PART));
    }
  }
  let files = 0;
  const tasks = tables.find(([table]) => table === "tasks")?.[1] ?? [];
  for (const task of tasks) {
    const key = { taskId: String(task.id), revision: Number(task.revision) };
    if (key.revision === 0) continue;
    for (const name of [...(task.files as string[]), "recipe.json"]) {
      const bytes = await readFile(assets, key, name);
      // deleted meanwhile, or damaged: where it is put back it is made again when somebody asks for it
      if (!bytes) continue;
      files += 1;
      yield* entry(`assets/${key.taskId}/${key.revision}/${name}`, bytes);
    }
  }
  yield* jsonEntry(TAIL, { files });
  yield tarEnd();
}

async function readFile(assets: AssetStore, key: { taskId: string; revision: number }, name: string) {
  try {
    const file = await assets.find(key, name);
    return file && new Uint8Array(await new Response(await file.read()).arrayBuffer());
  } catch (error) {
    if (error instanceof DamagedFileError) return null;
    throw error;
  }
}

function* entry(name: string, bytes: Uint8Array): Generator<Uint8Array> {
  yield tarHeader(name, bytes.byteLength);
  yield bytes;
  yield tarPadding(bytes.byteLength);
}

const jsonEntry = (name: string, value: unknown) => entry(name, Buffer.from(JSON.stringify(value)));
