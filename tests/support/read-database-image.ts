import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";

const PGLITE_PACKAGE = join(import.meta.dirname, "../../node_modules/@electric-sql/pglite/package.json");

/** An empty database's folder, made once per machine and version of PGlite: making one takes longer than most tests. */
export async function readDatabaseImage(): Promise<Blob> {
  const { version } = JSON.parse(await readFile(PGLITE_PACKAGE, "utf8"));
  const path = join(tmpdir(), `plinth-test-database-${version}.tar`);
  return existsSync(path) ? new Blob([await readFile(path)]) : makeImage(path);
}

async function makeImage(path: string): Promise<Blob> {
  const pglite = await PGlite.create();
  const image = await pglite.dumpDataDir("none");
  await pglite.close();
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await image.arrayBuffer()));
  await rename(draft, path);
  return image;
}
