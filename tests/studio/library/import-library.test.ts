import { expect, test } from "vitest";
import { isPlausibleFile } from "#studio/library/transfer/is-plausible-file.ts";
import { mapConnections } from "#studio/library/transfer/map-connections.ts";
import { mergeRecord } from "#studio/library/transfer/merge-record.ts";
import { readExperimentLine } from "#studio/library/transfer/read-experiment-line.ts";
import { readManifest } from "#studio/library/transfer/read-manifest.ts";
import { readRecordLine } from "#studio/library/transfer/record-schema.ts";
import { record } from "./record.ts";

const line = (part: object = {}, files: object = {}) =>
  JSON.stringify({ record: { ...record("id-1", {}, { prompt: "a mug" }), ...part }, files });

test("a record comes in as it went out, without files until they are read", () => {
  const pins = [{ madeAtMs: 3, place: [0, 0.1, 0.2], normal: [0, 0, 1], words: "the rim" }];
  const marks = {
    starred: true,
    rating: 4,
    tags: ["x"],
    note: "n",
    collections: ["c"],
    pins,
    markedAtMs: 5,
    sentAtMs: 7,
  };
  const read = readRecordLine(line({ ...marks, kept: ["obj"], keptRevision: "r" }, { obj: "assets/a/a.obj" }));
  expect(read?.record).toMatchObject({ ...marks, key: "embedded/text-to-3d/id-1", kept: [] });
  expect(read?.record.keptRevision).toBeUndefined();
  expect(read?.files.get("obj")).toBe("assets/a/a.obj");
});

test("a record's place is made of what it holds, whatever it says", () => {
  expect(readRecordLine(line({ key: "somewhere/else" }))?.record.key).toBe("embedded/text-to-3d/id-1");
});

test("nonsense is no record", () => {
  for (const bad of ["", "{", "[]", "null", '{"record":1}']) expect(readRecordLine(bad)).toBeUndefined();
  expect(readRecordLine(line({ connectionId: "../x" }))).toBeUndefined();
  expect(readRecordLine(line({ connectionId: "a/b" }))).toBeUndefined();
  expect(readRecordLine(line({ family: "music" }))).toBeUndefined();
  expect(readRecordLine(line({ task: { id: "x" } }))).toBeUndefined();
  expect(readRecordLine(line({ sentAtMs: "soon" }))).toBeUndefined();
});

test("marks that make no sense are left out, the record stays", () => {
  const read = readRecordLine(
    line({ rating: 99, tags: "x", note: 7, pins: [{ words: "x" }], starred: "yes", binnedAtMs: 3 }),
  );
  expect(read?.record).toMatchObject({ starred: false });
  for (const name of ["rating", "tags", "note", "pins", "binnedAtMs"]) {
    expect(read?.record).not.toHaveProperty(name, expect.anything());
  }
});

test("two notes on a model that cannot be told apart are none", () => {
  const pin = { madeAtMs: 3, place: [0, 0.1, 0.2], normal: [0, 0, 1], words: "the rim" };
  expect(readRecordLine(line({ pins: [pin, pin] }))?.record.pins).toBeUndefined();
});

test("only names of a task's files are looked for, and no address can run", () => {
  const read = readRecordLine(line({}, { obj: "x", preview: "y", "../evil": "z", constructor: "w" }));
  expect([...(read?.files.keys() ?? [])]).toEqual(["obj", "preview"]);
  // biome-ignore lint/suspicious/noExplicitAny: a task as a stranger would write it
  const task = { ...record("id-1").task, urls: { obj: "javascript:alert(1)", albedo: "/v1/a.png" } } as any;
  expect(readRecordLine(line({ task }))?.record.task.urls).toEqual({ albedo: "/v1/a.png" });
});

test("files must begin as what they are called", async () => {
  const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])]);
  expect(await isPlausibleFile("albedo", png)).toBe(true);
  expect(await isPlausibleFile("obj", png)).toBe(true);
  expect(await isPlausibleFile("albedo", new Blob(["<svg onload=alert(1)>"]))).toBe(false);
  expect(await isPlausibleFile("obj", new Blob(["v 0 0 0\n"]))).toBe(true);
  expect(await isPlausibleFile("obj", new Blob([new Uint8Array([0, 1])]))).toBe(false);
  expect(await isPlausibleFile("preview", new Blob(["<html>"]))).toBe(false);
});

const EARLY = "2026-11-21T09:00:00+00:00";
const LATE = "2026-11-21T10:00:00+00:00";

test("what is not here is added; what is the same is left alone", () => {
  expect(mergeRecord(undefined, record("a"))).toMatchObject({ change: "added", wantsFiles: true });
  const own = record("a", { kept: ["obj"], keptRevision: "r" });
  const merged = mergeRecord(own, record("a"));
  expect(merged).toMatchObject({ change: "unchanged", wantsFiles: false });
  expect(merged.record).toBe(own);
});

test("a task that was settled later replaces one that was not, never the other way round", () => {
  const early = record("a", {}, { finishedAt: EARLY });
  const late = record("a", {}, { finishedAt: LATE, urls: { obj: "/x" } });
  const queued = record("a", {}, { status: "queued", finishedAt: null });
  expect(mergeRecord(early, late).record.task.finishedAt).toBe(LATE);
  expect(mergeRecord(late, early).record.task.finishedAt).toBe(LATE);
  expect(mergeRecord(late, queued).change).toBe("unchanged");
  expect(mergeRecord(queued, early).record.task.status).toBe("succeeded");
});

test("of the marks, those that were changed later stay", () => {
  const own = record("a", { starred: true, rating: 5, markedAtMs: 10 });
  expect(mergeRecord(own, record("a", { rating: 1, markedAtMs: 9 })).record).toMatchObject({
    rating: 5,
    starred: true,
  });
  expect(mergeRecord(own, record("a", { rating: 1, markedAtMs: 11 })).record).toMatchObject({
    rating: 1,
    starred: false,
  });
  const pins = [{ madeAtMs: 1, place: [0, 0, 0], normal: [0, 1, 0], words: "here" }] as const;
  const marked = mergeRecord(record("a"), record("a", { tags: ["x"], pins, markedAtMs: 1 })).record;
  expect(marked).toMatchObject({ tags: ["x"], pins });
});

test("files of a record are wanted where there are none, if they belong to it as it is now", () => {
  const urls = { obj: "/x" };
  const full = record("a", {}, { urls });
  expect(mergeRecord(record("a", {}, { urls }), full).wantsFiles).toBe(true);
  expect(mergeRecord(record("a", { kept: ["obj"] }, { urls }), full).wantsFiles).toBe(false);
  expect(mergeRecord(record("a", {}, { urls, finishedAt: LATE }), full).wantsFiles).toBe(false);
});

const server = (id: string, baseUrl: string) => ({ id, name: id, baseUrl, pollIntervalMs: 1000 });

test("servers are found by address; an unknown one is added under a name of its own", () => {
  const ours = [server("embedded", "http://here"), server("box", "http://box")];
  const map = mapConnections(
    [server("embedded", "http://there"), server("farm", "http://box"), server("box", "http://other")],
    ours,
  );
  expect(map.idOf("embedded")).toBe("imported");
  expect(map.idOf("farm")).toBe("box");
  expect(map.idOf("box")).toBe("box-2");
  expect(map.idOf("unknown")).toBe("unknown");
  expect(map.added.map(({ id, baseUrl }) => [id, baseUrl])).toEqual([
    ["imported", "http://there"],
    ["box-2", "http://other"],
  ]);
  expect(mapConnections([server("embedded", "http://here")], ours).added).toEqual([]);
});

test("a file that is no library, or from a later studio, is named so", () => {
  expect(() => readManifest("PK")).toThrow("no library");
  expect(() => readManifest('{"format":"other","version":1}')).toThrow("no library");
  const manifest = { format: "plinth-library", version: 2, exportedAt: "" };
  expect(() => readManifest(JSON.stringify(manifest))).toThrow("later studio");
  const servers = [server("a", "http://a"), server("b", "javascript:x"), { id: "c" }, server("../d", "http://d")];
  const { connections } = readManifest(JSON.stringify({ ...manifest, version: 1, connections: servers }));
  expect(connections.map(({ id }) => id)).toEqual(["a"]);
});

test("an experiment comes in paused, with nothing left to send", () => {
  const experiment = {
    id: "e-1",
    name: "Grid",
    connectionId: "embedded",
    settings: {
      family: "text-to-3d",
      prompt: "a mug",
      negativePrompt: "",
      seed: "1",
      version: "subnet-v1",
      faceLimit: "",
      pbr: false,
      axes: { columns: { kind: "seed", text: "1-3" } },
      draws: "",
      drawSeed: 1,
      lists: {},
    },
    results: {
      a: { state: "queued" },
      b: { state: "sent", recordKey: "embedded/text-to-3d/x" },
      c: { state: "sending", tab: "t", sinceMs: 1 },
    },
    paused: false,
    atOnce: 2,
    cellSizePx: 120,
    createdAtMs: 1,
    changedAtMs: 2,
  };
  const read = readExperimentLine(JSON.stringify(experiment), (id) => `${id}-here`);
  expect(read).toMatchObject({ paused: true, connectionId: "embedded-here" });
  expect(read?.results).toEqual({ b: { state: "sent", recordKey: "embedded-here/text-to-3d/x" } });
  expect(readExperimentLine("{}", (id) => id)).toBeUndefined();
});
