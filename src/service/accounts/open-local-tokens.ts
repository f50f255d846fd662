import { existsSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { type CreatedToken, newTokenSchema, type Token } from "#contract/token.ts";
import { readConfig } from "../config.ts";
import { invalidBody } from "../http/read-body.ts";
import { migrate } from "../storage/migrate.ts";
import { openDatabase } from "../storage/open-storage.ts";
import { tokenDesk } from "./token-desk.ts";

export interface LocalTokens {
  /** Where the tokens lie: the data folder, or in words the server. */
  readonly place: string;
  create(token: unknown): Promise<CreatedToken>;
  list(): Promise<Token[]>;
  /** False when there is no such token. */
  revoke(name: string): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * The tokens of the service that the environment describes, while it does not run: whoever may open its database may do all its owner may.
 *
 * @returns null when it has never run: there is no database yet.
 * @throws {ConfigError | FolderLockedError} when the environment is wrong, or the service runs after all.
 */
export async function openLocalTokens(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<LocalTokens | null> {
  const config = readConfig(environment);
  if (config.databaseUrl === undefined && !existsSync(join(config.dataFolder, "database"))) return null;
  const opened: Array<() => Promise<void>> = [];
  const close = async () => {
    for (const undo of opened.splice(0).reverse()) await undo();
  };
  try {
    const database = await openDatabase(config, pino({ level: "silent" }), (undo) => opened.push(undo));
    await migrate(database);
    return {
      place: config.databaseUrl === undefined ? config.dataFolder : "the database of DATABASE_URL",
      async create(token) {
        const parsed = newTokenSchema.safeParse(token);
        if (parsed.success) return tokenDesk.create(database, parsed.data);
        throw invalidBody(parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message })));
      },
      list: () => tokenDesk.list(database),
      revoke: (name) => tokenDesk.revoke(database, name),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
