import type { AssetRecord } from "./asset-record.ts";
import { database, filesOf } from "./database.ts";
import { noteStorageProblem } from "./history-store.ts";

/** `preview` is our own: a small picture for lists. */
const PREVIEW = "preview";

// where the browser forbids storage, files live as long as the page
const inMemory = new Map<string, Blob>();
const memoryKey = (key: string, name: string) => `${key} ${name}`;

/** Replaces all files of a record, whole or not at all. */
export async function putFiles(
  key: string,
  files: readonly (readonly [string, Blob])[],
  preview: Blob | undefined,
): Promise<void> {
  const all = preview ? [...files, [PREVIEW, preview] as const] : files;
  try {
    const transaction = (await database()).transaction("files", "readwrite");
    await Promise.all([
      transaction.store.delete(filesOf(key)),
      ...all.map(([name, blob]) => transaction.store.put(blob, [key, name])),
      transaction.done,
    ]);
  } catch (error) {
    noteStorageProblem(error);
    for (const [name, blob] of all) inMemory.set(memoryKey(key, name), blob);
  }
}

export async function getFile(key: string, name: string): Promise<Blob | undefined> {
  const held = inMemory.get(memoryKey(key, name));
  if (held) return held;
  try {
    return await (await database()).get("files", [key, name]);
  } catch {
    return undefined;
  }
}

export const getPreview = (key: string): Promise<Blob | undefined> => getFile(key, PREVIEW);

/** Takes the files of records out of the browser's storage. The small pictures for lists stay. */
export async function dropFiles(records: readonly AssetRecord[]): Promise<void> {
  const transaction = (await database()).transaction("files", "readwrite");
  await Promise.all([
    ...records.flatMap(({ key, kept }) => kept.map((name) => transaction.store.delete([key, name]))),
    transaction.done,
  ]);
}

/** Files that live as long as the page, because the browser forbids storage: for workers, who cannot see them. */
export const heldFiles = (key: string, names: readonly string[]): [string, Blob][] =>
  names.flatMap((name): [string, Blob][] => {
    const blob = inMemory.get(memoryKey(key, name));
    return blob ? [[name, blob]] : [];
  });
