import { existsSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import type { Config } from "../config.ts";
import type { Database } from "../storage/database.ts";
import { openEmbeddedDatabase } from "../storage/embedded-database.ts";
import { FolderLockedError, lockFolder } from "../storage/folder-lock.ts";
import { pendingMigrations } from "../storage/migrate.ts";
import { openServerDatabase } from "../storage/server-database.ts";
import { doubtful, type Finding, reasonOf, well, wrong } from "./finding.ts";

const SUBJECT = "Database";

/** The oldest server the service was tried with. */
const LEAST_SERVER_VERSION = 14;

/** Clocks further apart than this are worth a word: expiries are set by one and judged by the other. */
const CLOCKS_APART_SECONDS = 60;

export interface DatabaseFinding {
  readonly findings: readonly Finding[];
  /** Id of the process that works on the folder; 0 where it does not say. Undefined where none does. */
  readonly holder?: number;
}

/** Whether the database can be reached and used, without changing anything in it. */
export async function checkDatabase({
  dataFolder,
  databaseUrl,
}: Pick<Config, "dataFolder" | "databaseUrl">): Promise<DatabaseFinding> {
  if (databaseUrl !== undefined) return { findings: [await checkServer(databaseUrl)] };
  if (!existsSync(join(dataFolder, "database"))) {
    return { findings: [well(SUBJECT, "embedded; there is none yet, the first start makes it")] };
  }
  return checkEmbedded(dataFolder);
}

async function checkEmbedded(dataFolder: string): Promise<DatabaseFinding> {
  let release: () => Promise<void>;
  try {
    ({ release } = await lockFolder(dataFolder));
  } catch (error) {
    if (!(error instanceof FolderLockedError)) {
      return { findings: [wrong(SUBJECT, reasonOf(error), "The data folder must lie on a local disk: PLINTH_DATA.")] };
    }
    const holder = error.holder ?? 0;
    const who = holder === 0 ? "Another process" : `Process ${holder}`;
    return { findings: [well(SUBJECT, `embedded. ${who} works on it, so it was not opened.`)], holder };
  }
  try {
    const database = await openEmbeddedDatabase(dataFolder);
    const told = await describeTables(database);
    await database.close();
    return { findings: [well(SUBJECT, `embedded, ${told}`)] };
  } catch (error) {
    const advice = "Put the last backup back into a new folder: docs/operating.md, Backup and restore.";
    return { findings: [wrong(SUBJECT, `The embedded database does not open: ${reasonOf(error)}`, advice)] };
  } finally {
    await release();
  }
}

async function checkServer(databaseUrl: string): Promise<Finding> {
  // of the address, neither user nor password
  const { host, pathname } = new URL(databaseUrl);
  const where = `PostgreSQL at ${host}${pathname}`;
  let database: Database;
  try {
    database = await openServerDatabase(databaseUrl, pino({ level: "silent" }));
  } catch (error) {
    return wrong(SUBJECT, `${where} cannot be used: ${reasonOf(error)}`, "Start it, or correct DATABASE_URL.");
  }
  try {
    const [row] = await database.query(
      `select current_setting('server_version_num')::int / 10000 as version, extract(epoch from now()) as now,
       has_database_privilege(current_database(), 'create') as may_create`,
    );
    const version = Number(row?.version);
    if (version < LEAST_SERVER_VERSION) {
      return wrong(SUBJECT, `${where} is version ${version}.`, `It must be ${LEAST_SERVER_VERSION} or later.`);
    }
    const told = `${where}, version ${version}, ${await describeTables(database)}`;
    if (row?.may_create !== true) {
      const advice = "Grant it CREATE on the database: the queue keeps its tables in a schema of its own.";
      return wrong(SUBJECT, `${told}. The user of DATABASE_URL may not make schemas there.`, advice);
    }
    const apart = Math.round(Math.abs(Date.now() / 1000 - Number(row?.now)));
    if (apart <= CLOCKS_APART_SECONDS) return well(SUBJECT, told);
    return doubtful(SUBJECT, `${told}. Its clock and this one are ${apart} seconds apart.`, "Set both by NTP.");
  } catch (error) {
    return wrong(SUBJECT, `${where} does not answer as it should: ${reasonOf(error)}`, "Its own log tells more.");
  } finally {
    await database.close();
  }
}

async function describeTables(database: Database): Promise<string> {
  const pending = await pendingMigrations(database);
  return pending.length === 0 ? "tables up to date" : `the next start will bring its tables up to date`;
}
