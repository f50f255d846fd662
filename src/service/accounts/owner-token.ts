import { randomBytes } from "node:crypto";
import { open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * The token of whoever runs the service: `configured`, or the one kept in `folder`, made at the first start and readable
 * by its owner only.
 */
export async function readOwnerToken(folder: string, configured: string | undefined): Promise<string> {
  if (configured !== undefined) return configured;
  const path = join(folder, "owner-token");
  const kept = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  if (kept.trim() !== "") return kept.trim();

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
