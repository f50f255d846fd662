import { randomUUID } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { access, constants, copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import {
  type AssetKey,
  type AssetStore,
  DamagedFileError,
  type NewFile,
  type StoredAsset,
  type StoredFile,
} from "./asset-store.ts";
import { type FolderLock, FolderLockedError, lockFolder } from "./folder-lock.ts";
import { describeManifest, digestOf, MANIFEST, type Manifest, ManifestCache, parseManifest } from "./manifest.ts";

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

const UNFINISHED = "unfinished";

/**
 * Keeps assets under `folder`, as `<2 digits of the id>/<id>/<revision>/<name>`. Several processes of one machine may
 * share it; machines may not.
 */
export async function openFolderAssetStore(folder: string): Promise<AssetStore> {
  const { unfinished, lock } = await openDrafts(join(folder, UNFINISHED));
  await removeDeserted(join(folder, UNFINISHED));

  const taskFolder = (taskId: string) => join(folder, taskId.slice(0, 2), taskId);
  const assetFolder = ({ taskId, revision }: AssetKey) => join(taskFolder(taskId), String(revision));
  const readManifest = async (path: string) => {
    const text = await readFile(join(path, MANIFEST), "utf8").catch(nullWhenMissing);
    return text === null ? null : parseManifest(text);
  };
  const manifests = new ManifestCache(readManifest);

  const moveAway = async (path: string): Promise<void> => {
    const grave = join(unfinished, randomUUID());
    await rename(path, grave).catch(nullWhenMissing);
    await rm(grave, { recursive: true, force: true });
  };

  const removeFolder = async (path: string): Promise<void> => {
    await moveAway(path);
    manifests.forget(path);
  };

  /** Puts a draft in its place that has all its files. */
  const publish = async (draft: string, key: AssetKey, manifest: Manifest): Promise<StoredAsset> => {
    await writeFile(draft, { name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) });
    await syncFolder(draft);

    const path = assetFolder(key);
    const parents = [dirname(path), dirname(dirname(path)), folder];
    await mkdir(dirname(path), { recursive: true });
    if (await isWhole(path, manifest)) {
      // somebody else made the same: what is being read stays in place
      await rm(draft, { recursive: true });
    } else {
      do await moveAway(path);
      while (!(await moved(draft, path)));
      manifests.forget(path);
      for (const parent of parents) await syncFolder(parent);
    }
    return describeManifest(manifest);
  };

  return {
    async put(key, files) {
      const draft = join(unfinished, randomUUID());
      await mkdir(draft);
      const described = await Promise.all(files.map((file) => writeFile(draft, file)));
      return publish(draft, key, { files: Object.fromEntries(described) });
    },

    async copy(from, to) {
      const source = assetFolder(from);
      const manifest = await readManifest(source);
      if (!manifest || !(await isWhole(source, manifest))) return null;
      const draft = join(unfinished, randomUUID());
      await mkdir(draft);
      try {
        for (const name of Object.keys(manifest.files)) await linkFile(join(source, name), join(draft, name));
      } catch (error) {
        await rm(draft, { recursive: true });
        // taken away meanwhile
        return nullWhenMissing(error as NodeJS.ErrnoException);
      }
      return publish(draft, to, manifest);
    },

    async describe(key) {
      const manifest = await readManifest(assetFolder(key));
      return manifest && describeManifest(manifest);
    },

    async find(key, name): Promise<StoredFile | null> {
      const path = assetFolder(key);
      const file = await manifests.file(path, name);
      if (!file) return null;
      return {
        ...file,
        async read(range) {
          const handle = await open(join(path, name)).catch(nullWhenMissing);
          if (!handle || (await handle.stat()).size !== file.sizeBytes) {
            await handle?.close();
            manifests.forget(path);
            throw new DamagedFileError(key, name);
          }
          return Readable.toWeb(createReadStream("", { ...range, fd: handle })) as Bytes;
        },
      };
    },

    remove: (taskId) => removeFolder(taskFolder(taskId)),

    removeRevision: (key) => removeFolder(assetFolder(key)),

    async close() {
      await lock.release();
      // a worker that was ended may be writing its last file still
      await rm(unfinished, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },

    check: () => access(unfinished, constants.W_OK),

    async taskIds() {
      const shelves = (await readdir(folder)).filter((name) => name !== UNFINISHED);
      return (await Promise.all(shelves.map((shelf) => readdir(join(folder, shelf))))).flat();
    },
  };
}

/** A place for drafts that is this process's as long as it lives. */
async function openDrafts(folder: string): Promise<{ unfinished: string; lock: FolderLock }> {
  for (;;) {
    const unfinished = join(folder, randomUUID());
    const lock = await lockFolder(unfinished).catch(nullWhenLocked);
    // another process that starts may have taken it for deserted before the lock was ours
    if (lock && existsSync(unfinished)) return { unfinished, lock };
    await lock?.release();
  }
}

/** Whether exactly these files lie there, none of them cut short. */
async function isWhole(path: string, manifest: Manifest): Promise<boolean> {
  const text = await readFile(join(path, MANIFEST), "utf8").catch(nullWhenMissing);
  if (text !== JSON.stringify(manifest)) return false;
  const checks = Object.entries(manifest.files).map(async ([name, { sizeBytes }]) => {
    const found = await stat(join(path, name)).catch(nullWhenMissing);
    return found?.size === sizeBytes;
  });
  return (await Promise.all(checks)).every(Boolean);
}

/** False when another process put something there just before. */
async function moved(draft: string, path: string): Promise<boolean> {
  try {
    await rename(draft, path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOTEMPTY" || code === "EEXIST") return false;
    throw error;
  }
}

/** What processes that died left unfinished: nobody holds its lock any more. */
async function removeDeserted(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const lock = await lockFolder(join(folder, name)).catch(nullWhenLocked);
    if (!lock) continue;
    await rm(join(folder, name), { recursive: true, force: true });
    await lock.release();
  }
}

async function writeFile(folder: string, file: NewFile) {
  const digest = await digestOf(file.bytes);
  const handle = await open(join(folder, file.name), "wx");
  try {
    await handle.writeFile(file.bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return [file.name, { sizeBytes: file.bytes.byteLength, digest }] as const;
}

/** The same bytes under another name take no room, where the disk can do that: files here are never written twice. */
async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") throw error;
    await copyFile(from, to);
    const handle = await open(to, "r+");
    await handle.sync().finally(() => handle.close());
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders, and needs no such call
  if (process.platform === "win32") return;
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

function nullWhenLocked(error: Error): null {
  if (error instanceof FolderLockedError) return null;
  throw error;
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
