import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import type { AssetKey, AssetStore, NewFile, StoredFile } from "./asset-store.ts";

/** Beside the files, written last: what there is. */
const MANIFEST = "manifest.json";
const UNFINISHED = "unfinished";

interface Manifest {
  readonly files: Readonly<Record<string, { readonly sizeBytes: number; readonly digest: string }>>;
}

/** Manifests kept in memory. They never change, so that only their number must be bounded. */
const MANIFESTS_KEPT = 2000;

/** Keeps assets under `folder`, as `<2 digits of the id>/<id>/<revision>/<name>`. One process at a time. */
export async function openFolderAssetStore(folder: string): Promise<AssetStore> {
  const unfinished = join(folder, UNFINISHED);
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });

  const taskFolder = (taskId: string) => join(folder, taskId.slice(0, 2), taskId);
  const assetFolder = ({ taskId, revision }: AssetKey) => join(taskFolder(taskId), String(revision));
  const manifests = new Map<string, Manifest>();

  const readManifest = async (path: string): Promise<Manifest | null> => {
    const known = manifests.get(path);
    if (known) return known;
    const text = await readFile(join(path, MANIFEST), "utf8").catch(nullWhenMissing);
    if (text === null) return null;
    const manifest = JSON.parse(text) as Manifest;
    const [oldest] = manifests.keys();
    if (manifests.size >= MANIFESTS_KEPT && oldest !== undefined) manifests.delete(oldest);
    manifests.set(path, manifest);
    return manifest;
  };

  const moveAway = async (path: string): Promise<void> => {
    const grave = join(unfinished, randomUUID());
    await rename(path, grave).catch(nullWhenMissing);
    await rm(grave, { recursive: true, force: true });
  };

  return {
    async put(key, files) {
      const draft = join(unfinished, randomUUID());
      await mkdir(draft);
      const described = await Promise.all(files.map((file) => writeFile(draft, file)));
      const manifest: Manifest = { files: Object.fromEntries(described) };
      await writeFile(draft, { name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) });
      await syncFolder(draft);

      const path = assetFolder(key);
      const parents = [dirname(path), dirname(dirname(path)), folder];
      await mkdir(dirname(path), { recursive: true });
      manifests.delete(path);
      await moveAway(path);
      await rename(draft, path);
      for (const parent of parents) await syncFolder(parent);
    },

    async find(key, name): Promise<StoredFile | null> {
      const path = assetFolder(key);
      const manifest = await readManifest(path);
      const file = manifest && Object.hasOwn(manifest.files, name) ? manifest.files[name] : undefined;
      if (!file) return null;
      return {
        ...file,
        read: (range) =>
          Readable.toWeb(createReadStream(join(path, name), range)) as ReadableStream<Uint8Array<ArrayBuffer>>,
      };
    },

    async remove(taskId) {
      const path = taskFolder(taskId);
      for (const known of manifests.keys()) if (dirname(known) === path) manifests.delete(known);
      await moveAway(path);
    },

    async taskIds() {
      const shelves = (await readdir(folder)).filter((name) => name !== UNFINISHED);
      return (await Promise.all(shelves.map((shelf) => readdir(join(folder, shelf))))).flat();
    },
  };
}

async function writeFile(folder: string, file: NewFile) {
  // the digest is made on libuv's threads, so that big files do not stop the service
  const digest = await crypto.subtle.digest("SHA-256", file.bytes as Uint8Array<ArrayBuffer>);
  const handle = await open(join(folder, file.name), "wx");
  try {
    await handle.writeFile(file.bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return [file.name, { sizeBytes: file.bytes.byteLength, digest: Buffer.from(digest).toString("base64url") }] as const;
}

async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders, and needs no such call
  if (process.platform === "win32") return;
  const handle = await open(path, "r");
  await handle.sync().finally(() => handle.close());
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
