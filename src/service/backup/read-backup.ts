import { ProblemError } from "../problem-error.ts";
import type { AssetKey, AssetStore, NewFile } from "../storage/asset-store.ts";
import type { Sql } from "../storage/database.ts";
import { MIGRATIONS } from "../storage/migrations.ts";
import { keptAssetStore } from "../tasks/kept-asset-store.ts";
import { type JsonRow, resumed, TABLES, type Table, writeRows } from "./backup-rows.ts";
import { readTar } from "./tar.ts";
import { type BackupDeps, HEAD, TAIL } from "./write-backup.ts";

/** Of one file: a model of a million faces takes a tenth of it. */
const ENTRY_MAX_BYTES = 2 ** 30;

const TABLE_ENTRY = new RegExp(`^tables/(${TABLES.join("|")})/\\d+\\.json$`);
const FILE_ENTRY = /^assets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9]\d{0,5})\/([\w-]+\.[a-z]{2,4})$/;

/** What was put back: what was there before is not counted. */
export interface Restored {
  readonly tasks: number;
  readonly files: number;
}

/**
 * Puts back what a backup holds and this service has not: nothing that is here is changed, so that it may be done twice, and while the
 * service works. Tasks that were under way are done again.
 *
 * @throws {ProblemError} `invalid-body` when it is no backup, is cut short, or is of a later version of the service.
 */
export async function readBackup(
  { database, assets }: BackupDeps,
  ownerId: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<Restored> {
  let tasks = 0;
  let isBegun = false;
  let isWhole = false;
  let owners: OwnerChange | undefined;
  const group = new FileGroup(assets);
  try {
    for await (const { name, bytes } of readTar(chunks, ENTRY_MAX_BYTES)) {
      if (name === HEAD) {
        checkHead(JSON.parse(bytes.toString()));
        isBegun = true;
        continue;
      }
      if (!isBegun) throw new RangeError("It does not begin as a backup does.");
      const table = TABLE_ENTRY.exec(name)?.[1] as Table | undefined;
      const [, taskId = "", revision = "", file] = FILE_ENTRY.exec(name) ?? [];
      if (table) {
        let rows = JSON.parse(bytes.toString()) as JsonRow[];
        if (table === "accounts") {
          owners = ownerChange(rows, ownerId) ?? owners;
          rows = rows.filter((row) => row.name !== "owner");
        }
        const written = await putBack(database, table, rows, owners);
        if (table === "tasks") tasks += written;
      } else if (file) {
        await group.add({ taskId, revision: Number(revision) }, { name: file, bytes });
      } else if (name === TAIL) isWhole = true;
      else throw new RangeError(`"${name}" has no place in a backup.`);
    }
    await group.put();
    await keptAssetStore.adopt(database);
    if (!isWhole) throw new RangeError("It is cut short.");
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) {
      throw new ProblemError("invalid-body", `The backup cannot be used. ${error.message}`);
    }
    throw error;
  }
  return { tasks, files: group.restored };
}

function checkHead(head: { format?: unknown; migrations?: unknown }): void {
  if (head.format !== 1 || !Array.isArray(head.migrations)) throw new RangeError("It does not begin as a backup does.");
  const known = new Set<unknown>(MIGRATIONS.map(({ name }) => name));
  if (!head.migrations.every((name) => known.has(name))) throw new RangeError("It is of a later version of Plinth.");
}

/** Every service has an owner of its own: what belonged to the one that was backed up goes to the one here. */
interface OwnerChange {
  readonly from: unknown;
  readonly to: string;
}

function ownerChange(accounts: readonly JsonRow[], ownerId: string): OwnerChange | undefined {
  const owner = accounts.find((row) => row.name === "owner");
  return owner && { from: owner.id, to: ownerId };
}

function putBack(sql: Sql, table: Table, rows: readonly JsonRow[], owners: OwnerChange | undefined): Promise<number> {
  const moved = rows.map((row) => (owners && row.account_id === owners.from ? { ...row, account_id: owners.to } : row));
  return writeRows(sql, table, table === "tasks" ? moved.map(resumed) : moved);
}

/** The files of one run come one after the other, and are put together. */
class FileGroup {
  readonly #assets: AssetStore;
  #key: AssetKey | undefined;
  #files: NewFile[] = [];
  /** How many there are now that were not there before. */
  restored = 0;

  constructor(assets: AssetStore) {
    this.#assets = assets;
  }

  async add(key: AssetKey, file: NewFile): Promise<void> {
    if (this.#key?.taskId !== key.taskId || this.#key.revision !== key.revision) await this.put();
    this.#key = key;
    this.#files.push(file);
  }

  async put(): Promise<void> {
    if (this.#key) {
      const key = this.#key;
      const found = await Promise.all(this.#files.map(({ name }) => this.#assets.find(key, name)));
      await this.#assets.put(key, this.#files);
      this.restored += found.filter((file) => file === null).length;
    }
    this.#key = undefined;
    this.#files = [];
  }
}
