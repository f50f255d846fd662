import { mkdir, mkdtemp, readdir, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type AssetStore, DamagedFileError, type StoredFile } from "#service/storage/asset-store.ts";
import { openFolderAssetStore } from "#service/storage/folder-asset-store.ts";

let folder: string;
let store: AssetStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "plinth-assets-"));
  store = await openFolderAssetStore(folder);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const KEY = { taskId: "0b7f2f0e-6a55-4a3c-9c7e-0d4c3a1f2e11", revision: 1 };
const text = (value: string) => new TextEncoder().encode(value);
const read = async (file: StoredFile | null) => (file ? new Response(await file.read()).text() : null);

test("what was put is found, with its size and its SHA-256, by this store and the next", async () => {
  await store.put(KEY, [
    { name: "model.obj", bytes: text("v 0 0 0") },
    { name: "empty.png", bytes: new Uint8Array() },
  ]);
  const next = await openFolderAssetStore(folder);
  for (const opened of [store, next]) {
    const file = await opened.find(KEY, "model.obj");
    expect(await read(file)).toBe("v 0 0 0");
    expect(file).toMatchObject({ sizeBytes: 7, digest: "e2905oqC4bqZtm5WBU1Gl1sYaWYf-gx_FzAfacu2RGM" });
    expect(await read(await opened.find(KEY, "empty.png"))).toBe("");
  }
  await next.close();
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
  const [drafts, ...others] = await readdir(join(folder, "unfinished"));
  expect(others).toEqual([]);
  expect(await readdir(join(folder, "unfinished", drafts ?? ""))).toEqual([".lock"]);
});

test("a range is read without the rest", async () => {
  await store.put(KEY, [{ name: "a", bytes: text("0123456789") }]);
  const file = await store.find(KEY, "a");
  expect(await new Response(await file?.read({ start: 2, end: 4 })).text()).toBe("234");
});

test.each([
  ["cut short", (path: string) => truncate(path, 3)],
  ["taken away", (path: string) => rm(path)],
])("a file that was %s is not served as if it were whole, and putting it again mends it", async (_how, damage) => {
  const files = [{ name: "a", bytes: text("0123456789") }];
  await store.put(KEY, files);
  await damage(join(folder, "0b", KEY.taskId, "1/a"));
  const file = await store.find(KEY, "a");
  await expect(file?.read()).rejects.toThrow(DamagedFileError);
  await store.put(KEY, files);
  expect(await read(await store.find(KEY, "a"))).toBe("0123456789");
});

test.each([
  ["cut short", (path: string) => truncate(path, 10)],
  ["emptied", (path: string) => truncate(path, 0)],
  ["taken away", (path: string) => rm(path)],
])("an asset whose manifest was %s is as good as not there, and putting it again mends it", async (_how, damage) => {
  const files = [{ name: "a", bytes: text("0123456789") }];
  await store.put(KEY, files);
  await damage(join(folder, "0b", KEY.taskId, "1/manifest.json"));
  expect(await store.find(KEY, "a")).toBeNull();
  expect(await store.describe(KEY)).toBeNull();
  expect(await store.copy(KEY, { ...KEY, revision: 2 })).toBeNull();
  await store.put(KEY, files);
  expect(await read(await store.find(KEY, "a"))).toBe("0123456789");
});

test("several stores on one folder put the same at once, and take away only the drafts of the dead", async () => {
  const stores = await Promise.all(Array.from({ length: 4 }, () => openFolderAssetStore(folder)));
  await mkdir(join(folder, "unfinished/of-a-dead-process"));
  stores.push(await openFolderAssetStore(folder));
  expect(await readdir(join(folder, "unfinished"))).toHaveLength(6);
  const versions = ["one", "two", "three", "four", "five"];
  await Promise.all(stores.map((each, i) => each.put(KEY, [{ name: "a", bytes: text(versions[i] ?? "") }])));
  expect(versions).toContain(await read(await store.find(KEY, "a")));
  await Promise.all(stores.map((each) => each.close()));
});
