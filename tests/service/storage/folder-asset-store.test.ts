import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AssetStore, StoredFile } from "#service/storage/asset-store.ts";
import { openFolderAssetStore } from "#service/storage/folder-asset-store.ts";

let folder: string;
let store: AssetStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "plinth-assets-"));
  store = await openFolderAssetStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const KEY = { taskId: "0b7f2f0e-6a55-4a3c-9c7e-0d4c3a1f2e11", revision: 1 };
const text = (value: string) => new TextEncoder().encode(value);
const read = (file: StoredFile | null) => (file ? new Response(file.read()).text() : null);

test("what was put is found, with its size and its SHA-256, by this store and the next", async () => {
  await store.put(KEY, [
    { name: "model.obj", bytes: text("v 0 0 0") },
    { name: "empty.png", bytes: new Uint8Array() },
  ]);
  for (const opened of [store, await openFolderAssetStore(folder)]) {
    const file = await opened.find(KEY, "model.obj");
    expect(await read(file)).toBe("v 0 0 0");
    expect(file).toMatchObject({ sizeBytes: 7, digest: "e2905oqC4bqZtm5WBU1Gl1sYaWYf-gx_FzAfacu2RGM" });
    expect(await read(await opened.find(KEY, "empty.png"))).toBe("");
  }
});

test("what is not there is null: another name, revision or task, and names of every object", async () => {
  await store.put(KEY, [{ name: "a", bytes: text("a") }]);
  for (const name of ["b", "manifest.json", "constructor", "__proto__", "../1/a", ""]) {
    expect(await store.find(KEY, name), name).toBeNull();
  }
  expect(await store.find({ ...KEY, revision: 2 }, "a")).toBeNull();
});

test("a put that fails leaves nothing to be found", async () => {
  const twice = { name: "same", bytes: text("x") };
  await expect(store.put(KEY, [twice, twice])).rejects.toThrow(/EEXIST/);
  expect(await store.find(KEY, "same")).toBeNull();
  expect(await store.taskIds()).toEqual([]);
});

test("putting again replaces everything", async () => {
  await store.put(KEY, [{ name: "a", bytes: text("one") }]);
  await store.find(KEY, "a");
  await store.put(KEY, [{ name: "b", bytes: text("two") }]);
  expect(await store.find(KEY, "a")).toBeNull();
  expect(await read(await store.find(KEY, "b"))).toBe("two");
});

test("removing takes every revision, and leaves no litter", async () => {
  await store.put(KEY, [{ name: "a", bytes: text("a") }]);
  await store.put({ ...KEY, revision: 2 }, [{ name: "a", bytes: text("a") }]);
  expect(await store.taskIds()).toEqual([KEY.taskId]);
  await store.remove(KEY.taskId);
  await store.remove(KEY.taskId);
  expect(await store.find(KEY, "a")).toBeNull();
  expect(await store.taskIds()).toEqual([]);
  expect(await readdir(join(folder, "unfinished"))).toEqual([]);
});

test("a range is read without the rest", async () => {
  await store.put(KEY, [{ name: "a", bytes: text("0123456789") }]);
  const file = await store.find(KEY, "a");
  expect(await new Response(file?.read({ start: 2, end: 4 })).text()).toBe("234");
});
