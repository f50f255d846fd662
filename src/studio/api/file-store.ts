import type { AssetRecord } from "./asset-record.ts";
import { database, filesOf } from "./database.ts";
import { noteStorageProblem } from "./history-store.ts";
import { writeWithRoom } from "./write-with-room.ts";

/** `preview` is our own: a small picture for lists. */
const PREVIEW = "preview";

// where the browser forbids storage, files live as long as the page
const inMemory = new Map<string, Blob>();
const memoryKey = (key: string, name: string) => `${key} ${name}`;

/**
 * Replaces all files of a record, whole or not at all.
 *
 * @param makeRoom Puts at least so many bytes of other files away; false where none may go.
 * @returns Whether they last. Else they live as long as the page: the browser is full, or forbids storage altogether.
 */
export async function putFiles(
  key: string,
  files: readonly (readonly [string, Blob])[],
  preview: Blob | undefined,
  makeRoom: (bytes: number) => Promise<boolean>,
): Promise<boolean> {
  const all = preview ? [...files, [PREVIEW, preview] as const] : files;
  const bytes = all.reduce((sum, [, { size }]) => sum + size, 0);
  let isHere = false;
  try {
    isHere = await writeWithRoom(
      () => write(key, all),
      () => makeRoom(bytes),
    );
  } catch (error) {
    noteStorageProblem(error);
  }
  for (const [name, blob] of all) {
    if (isHere) inMemory.delete(memoryKey(key, name));
    else inMemory.set(memoryKey(key, name), blob);
  }
  return isHere;
}

async function write(key: string, files: readonly (readonly [string, Blob])[]): Promise<void> {
  const transaction = (await database()).transaction("files", "readwrite");
  try {
    await Promise.all([
      transaction.store.delete(filesOf(key)),
      ...files.map(([name, blob]) => transaction.store.put(blob, [key, name])),
      transaction.done,
    ]);
  } catch (error) {
    // what is full ends the transaction, and every wish in it says only that it has ended
    throw transaction.error ?? error;
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
