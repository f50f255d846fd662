import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type AssetStore, DamagedFileError, type StoredFile } from "#service/storage/asset-store.ts";
import { openS3AssetStore } from "#service/storage/s3-asset-store.ts";
import { type ObjectStore, startObjectStore } from "../../support/start-object-store.ts";

let server: ObjectStore;
let client: S3Client;
let store: AssetStore;
beforeAll(async () => {
  server = await startObjectStore();
  const { endpoint = "", region, credentials } = server.config;
  client = new S3Client({ endpoint, region, forcePathStyle: true, ...(credentials && { credentials }) });
});
afterAll(async () => {
  client.destroy();
  await server.stop();
});
beforeEach(async () => {
  store = await openS3AssetStore(server.config);
  return async () => {
    for (const id of await store.taskIds()) await store.remove(id);
    await store.close();
  };
});

const KEY = { taskId: "0b7f2f0e-6a55-4a3c-9c7e-0d4c3a1f2e11", revision: 1 };
const text = (value: string) => new TextEncoder().encode(value);
const read = async (file: StoredFile | null) => (file ? new Response(await file.read()).text() : null);
const objects = async () => {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: server.config.bucket }));
  return Contents.map((object) => object.Key ?? "");
};

test("what was put is found by every process, with its size and its SHA-256, whole or a range of it", async () => {
  await store.put(KEY, [
    { name: "model.obj", bytes: text("0123456789") },
    { name: "empty.png", bytes: new Uint8Array() },
  ]);
  const next = await openS3AssetStore(server.config);
  for (const opened of [store, next]) {
    const file = await opened.find(KEY, "model.obj");
    expect(await read(file)).toBe("0123456789");
    expect(file).toMatchObject({ sizeBytes: 10, digest: "hNiYd_DUBB77a_kaFvAkjy_Vc-avBcGflr7bn4gveII" });
    expect(await new Response(await file?.read({ start: 2, end: 4 })).text()).toBe("234");
    expect(await read(await opened.find(KEY, "empty.png"))).toBe("");
  }
  await next.close();
  for (const key of await objects()) expect(key).toMatch(new RegExp(`^assets/${KEY.taskId}/1[./]`));
});

test("what is not there is null: another name, revision or task, and names of every object", async () => {
  await store.put(KEY, [{ name: "a", bytes: text("a") }]);
  for (const name of ["b", "manifest.json", "constructor", "__proto__", "../1/a", ""]) {
    expect(await store.find(KEY, name), name).toBeNull();
  }
  expect(await store.find({ ...KEY, revision: 2 }, "a")).toBeNull();
});

test("putting again replaces everything, and removing takes every revision of this task alone", async () => {
  const other = { taskId: "0b7f2f0e-6a55-4a3c-9c7e-0d4c3a1f2e12", revision: 1 };
  await store.put(other, [{ name: "a", bytes: text("other") }]);
  await store.put(KEY, [{ name: "a", bytes: text("one") }]);
  await store.put(KEY, [{ name: "b", bytes: text("two") }]);
  await store.put({ ...KEY, revision: 2 }, [{ name: "a", bytes: text("a") }]);
  expect(await store.find(KEY, "a")).toBeNull();
  expect(await read(await store.find(KEY, "b"))).toBe("two");
  expect((await store.taskIds()).sort()).toEqual([KEY.taskId, other.taskId]);
  await store.remove(KEY.taskId);
  await store.remove(KEY.taskId);
  expect(await store.find(KEY, "b")).toBeNull();
  expect(await store.taskIds()).toEqual([other.taskId]);
  expect(await read(await store.find(other, "a"))).toBe("other");
});

test.each([
  ["cut short", (Key: string) => client.send(new PutObjectCommand({ Bucket: "plinth", Key, Body: "012" }))],
  ["taken away", (Key: string) => client.send(new DeleteObjectCommand({ Bucket: "plinth", Key }))],
])("a file that was %s is not served as if it were whole, and putting it again mends it", async (_how, damage) => {
  const files = [{ name: "a", bytes: text("0123456789") }];
  await store.put(KEY, files);
  await damage((await objects()).find((key) => key.endsWith("-a")) ?? "");
  const file = await store.find(KEY, "a");
  await expect(file?.read()).rejects.toThrow(DamagedFileError);
  await store.put(KEY, files);
  expect(await read(await store.find(KEY, "a"))).toBe("0123456789");
});

test("an asset whose manifest was cut short is as good as not there, and putting it again mends it", async () => {
  const files = [{ name: "a", bytes: text("0123456789") }];
  await store.put(KEY, files);
  const Key = (await objects()).find((key) => key.endsWith(".json")) ?? "";
  await client.send(new PutObjectCommand({ Bucket: "plinth", Key, Body: '{"files":{' }));
  expect(await store.find(KEY, "a")).toBeNull();
  expect(await store.describe(KEY)).toBeNull();
  expect(await store.copy(KEY, { ...KEY, revision: 2 })).toBeNull();
  await store.put(KEY, files);
  expect(await read(await store.find(KEY, "a"))).toBe("0123456789");
});

test("a put that fails leaves nothing to be found", async () => {
  const broken = { name: "b", bytes: text("b") };
  Object.defineProperty(broken, "name", {
    get() {
      throw new Error("planted");
    },
  });
  await expect(store.put(KEY, [{ name: "a", bytes: text("a") }, broken])).rejects.toThrow("planted");
  expect(await store.find(KEY, "a")).toBeNull();
});

test("a bucket that is not there is named at start", async () => {
  await expect(openS3AssetStore({ ...server.config, bucket: "elsewhere" })).rejects.toThrow(
    'The bucket "elsewhere" of PLINTH_S3_BUCKET cannot be used',
  );
});
