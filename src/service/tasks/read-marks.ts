import type { AssetKey } from "../storage/asset-store.ts";
import type { Sql } from "../storage/database.ts";
import { keptAssetStore } from "./kept-asset-store.ts";

const WRITE_EVERY_MS = 30_000;

/** Which assets this process has served of late: written down together and now and then, so that a file costs no statement of its own. */
export class ReadMarks {
  readonly #sql: Sql;
  readonly #seen = new Map<string, AssetKey>();
  readonly #timer = setInterval(() => void this.write().catch(() => undefined), WRITE_EVERY_MS).unref();

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  add(key: AssetKey): void {
    this.#seen.set(`${key.taskId}/${key.revision}`, key);
  }

  /** What could not be written down is written with the next. */
  async write(): Promise<void> {
    if (this.#seen.size === 0) return;
    const keys = [...this.#seen.values()];
    await keptAssetStore.markRead(this.#sql, keys);
    for (const { taskId, revision } of keys) this.#seen.delete(`${taskId}/${revision}`);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }
}
