import type { Logger } from "pino";
import type { Database } from "#service/storage/database.ts";
import { openMemoryDatabase } from "#service/storage/embedded-database.ts";
import { openServerDatabase } from "#service/storage/server-database.ts";
import { readDatabaseImage } from "./read-database-image.ts";
import { createDatabase } from "./start-postgres.ts";

/** A new database: embedded and in memory, or on the PostgreSQL server that serve-postgres.ts started for these tests. */
export async function openTestDatabase(log: Logger): Promise<Database> {
  const server = process.env.PLINTH_TEST_POSTGRES;
  if (server === undefined || server === "") return openMemoryDatabase(await readDatabaseImage());
  return openServerDatabase(await createDatabase(server), log);
}
