import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedDatabase } from "../../src/service/storage/embedded-database.ts";

const PGLITE_PACKAGE = join(import.meta.dirname, "../../node_modules/@electric-sql/pglite/package.json");

/**
 * Lays an empty database into a data folder, the very one that a service makes there at its first start: that is made once per
 * machine and version of PGlite, for it takes longer than all else of a start.
 */
export async function layDatabase(dataFolder: string): Promise<void> {
  const { version } = JSON.parse(await readFile(PGLITE_PACKAGE, "utf8"));
  const made = join(tmpdir(), `plinth-test-data-${version}`);
  if (!existsSync(made)) await makeDatabase(made);
  await mkdir(dataFolder, { recursive: true });
  await cp(join(made, "database"), join(dataFolder, "database"), { recursive: true, errorOnExist: true });
}

/** Under another name first: others may be making it as well. */
async function makeDatabase(folder: string): Promise<void> {
  const draft = `${folder}.${randomUUID()}`;
  await mkdir(draft);
  const database = await openEmbeddedDatabase(draft);
  await database.close();
  await rename(draft, folder).catch(async (error) => {
    if (!existsSync(folder)) throw error;
    await rm(draft, { recursive: true });
  });
}
