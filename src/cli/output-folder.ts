import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { CliError } from "./cli-error.ts";
import { EXIT } from "./exit-codes.ts";

export interface FileToWrite {
  /** Without any folder in it. */
  readonly name: string;
  readonly blob: Blob;
}

export interface WrittenFile {
  readonly name: string;
  readonly path: string;
  readonly sizeBytes: number;
}

/**
 * Looks, before anything is paid for, whether files may go into `folder`: it must be empty, or not there yet.
 *
 * @throws {CliError} `usage`
 */
export async function checkFolder(folder: string, { mayReplace }: { mayReplace: boolean }): Promise<void> {
  let entries: string[];
  try {
    entries = await readdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") return;
    throw new CliError(
      EXIT.usage,
      code === "ENOTDIR" ? `${folder} is a file, and a folder is needed.` : (error as Error).message,
    );
  }
  if (entries.length > 0 && !mayReplace) {
    throw new CliError(
      EXIT.usage,
      `${folder} is not empty.`,
      "--force writes into it all the same; --out names another.",
    );
  }
}

/**
 * Writes all files into `folder`. Each is whole or not there: all are written under other names first and renamed at
 * the end, and what was not renamed is taken away.
 */
export async function writeFiles(folder: string, files: readonly FileToWrite[]): Promise<WrittenFile[]> {
  const target = resolve(folder);
  await mkdir(dirname(target), { recursive: true });
  await mkdir(target, { recursive: true });
  const draft = join(target, `.plinth-${randomUUID()}`);
  await mkdir(draft);
  try {
    const written: WrittenFile[] = [];
    for (const { name, blob } of files) {
      await writeWhole(join(draft, name), new Uint8Array(await blob.arrayBuffer()));
      written.push({ name, path: join(target, name), sizeBytes: blob.size });
    }
    for (const { name, path } of written) await rename(join(draft, name), path);
    return written;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, "wx");
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A folder's name made of the prompt: `a-red-chair`. */
export function folderNameOf(prompt: string): string {
  const words =
    prompt
      .normalize("NFKD")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const name = words.join("-").slice(0, 60).replace(/-+$/, "");
  return name === "" ? "asset" : name;
}
