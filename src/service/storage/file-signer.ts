import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { AssetKey } from "./asset-store.ts";
import type { Sql } from "./database.ts";

const DAY_SECONDS = 86_400;
const MAC_BYTES = 24;

/** Makes and checks the path segment that opens a task's files without a token, until it expires. */
export interface FileSigner {
  /** The same all day long, so that a poll repeats its addresses. Good for one day at least, two at most. */
  sign(key: AssetKey): string;
  /** When the signature expires, in seconds since 1970; null when it is false or has expired. */
  verify(key: AssetKey, signature: string): number | null;
}

/** A signer whose secret lies in the database, where every process of the service finds the same. */
export async function openFileSigner(sql: Sql, nowMs: () => number = Date.now): Promise<FileSigner> {
  await sql.query("insert into settings (name, value) values ('file-secret', $1) on conflict do nothing", [
    randomBytes(32).toString("base64url"),
  ]);
  const [row] = await sql.query("select value from settings where name = 'file-secret'");
  const secret = Buffer.from(String(row?.value), "base64url");

  const mac = ({ taskId, revision }: AssetKey, expiresAt: number) =>
    createHmac("sha256", secret).update(`${taskId}/${revision}/${expiresAt}`).digest().subarray(0, MAC_BYTES);

  return {
    sign(key) {
      const expiresAt = Math.ceil((nowMs() / 1000 + DAY_SECONDS) / DAY_SECONDS) * DAY_SECONDS;
      return `${expiresAt.toString(36)}.${mac(key, expiresAt).toString("base64url")}`;
    },
    verify(key, signature) {
      const [, expiryText = "", macText = ""] = /^([0-9a-z]{1,9})\.([\w-]{32})$/.exec(signature) ?? [];
      const expiresAt = Number.parseInt(expiryText, 36);
      const given = Buffer.from(macText, "base64url");
      if (given.length !== MAC_BYTES || !timingSafeEqual(given, mac(key, expiresAt))) return null;
      return expiresAt > nowMs() / 1000 ? expiresAt : null;
    },
  };
}
