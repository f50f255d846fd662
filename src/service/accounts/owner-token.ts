import { randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../storage/database.ts";
import { hashToken } from "./account-store.ts";

export interface OwnerToken {
  readonly hash: Buffer;
  /** Null where another machine made it: only its hash is known here. */
  readonly token: string | null;
}

/**
 * The token of whoever runs the service: `configured`, or the one kept in `folder`, made at the first start and readable
 * by its owner only. Of processes that share a database the first one's counts, and the others know its hash.
 */
export async function openOwnerToken(
  database: Database,
  folder: string,
  configured: string | undefined,
): Promise<OwnerToken> {
  if (configured !== undefined) return { hash: hashToken(configured), token: configured };
  if (!database.isShared) return known(await readOrMake(folder));

  const agreed = await readHash(database);
  const kept = agreed ? await read(folder) : await readOrMake(folder);
  // who is first in the database is the owner; the token was on the disk before
  const hash = agreed ?? (await agreeOn(database, hashToken(kept)));
  return hashToken(kept).equals(hash) ? known(kept) : { hash, token: null };
}

const known = (token: string): OwnerToken => ({ hash: hashToken(token), token });

const tokenPath = (folder: string) => join(folder, "owner-token");

async function read(folder: string): Promise<string> {
  const kept = await readFile(tokenPath(folder), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  return kept.trim();
}

async function readOrMake(folder: string): Promise<string> {
  const kept = await read(folder);
  if (kept !== "") return kept;
  await mkdir(folder, { recursive: true });
  const path = tokenPath(folder);
  const token = randomBytes(32).toString("base64url");
  const draft = `${path}.new`;
  await rm(draft, { force: true });
  const handle = await open(draft, "wx", 0o600);
  try {
    await handle.writeFile(`${token}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, path);
  return token;
}

async function readHash(database: Database): Promise<Buffer | undefined> {
  const [row] = await database.query("select value from settings where name = 'owner-token-hash'");
  return row && Buffer.from(String(row.value), "base64url");
}

async function agreeOn(database: Database, hash: Buffer): Promise<Buffer> {
  await database.query("insert into settings (name, value) values ('owner-token-hash', $1) on conflict do nothing", [
    hash.toString("base64url"),
  ]);
  return (await readHash(database)) ?? hash;
}
