import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { AssetStore } from "./asset-store.ts";
import type { Database } from "./database.ts";
import { openEmbeddedDatabase } from "./embedded-database.ts";
import { openFolderAssetStore } from "./folder-asset-store.ts";
import { lockFolder } from "./folder-lock.ts";
import { removeOrphans } from "./maintain.ts";
import { migrate } from "./migrate.ts";
import { openServerDatabase } from "./server-database.ts";

export interface Storage {
  readonly database: Database;
  readonly assets: AssetStore;
}

/**
 * Opens the database and the place of the assets that the configuration names, brings the tables up to date, and takes away
 * files without a task. The embedded database is one process's alone, and with it the folder.
 *
 * @param onOpened Gets how to close each thing, in the order they were opened.
 * @throws {FolderLockedError} when another process works on the folder of an embedded database.
 */
export async function openStorage(
  config: Pick<Config, "dataFolder" | "databaseUrl" | "s3">,
  log: Logger,
  onOpened: (close: () => Promise<void>) => void,
): Promise<Storage> {
  const database = await openDatabase(config, log, onOpened);
  await migrate(database);
  const assets = await openAssets(config);
  onOpened(() => assets.close());
  await removeOrphans(database, assets);
  return { database, assets };
}

/** The database the configuration names, its tables as they are. */
export async function openDatabase(
  { dataFolder, databaseUrl }: Pick<Config, "dataFolder" | "databaseUrl">,
  log: Logger,
  onOpened: (close: () => Promise<void>) => void,
): Promise<Database> {
  if (databaseUrl === undefined) {
    const lock = await lockFolder(dataFolder);
    onOpened(() => lock.release());
  }
  const database =
    databaseUrl === undefined ? await openEmbeddedDatabase(dataFolder) : await openServerDatabase(databaseUrl, log);
  onOpened(() => database.close());
  return database;
}

/** Where the configuration wants assets: a folder, or a bucket. */
export async function openAssets({ dataFolder, s3 }: Pick<Config, "dataFolder" | "s3">): Promise<AssetStore> {
  if (s3) {
    // the client takes a fifth of a second to load, which a laptop never needs
    const { openS3AssetStore } = await import("./s3-asset-store.ts");
    return openS3AssetStore(s3);
  }
  await mkdir(dataFolder, { recursive: true });
  return openFolderAssetStore(join(dataFolder, "assets"));
}
