import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isLibraryFile } from "#studio/library/transfer/is-library-file.ts";

const kept = new Map<string, string>();
const told: string[] = [];

beforeEach(() => {
  kept.clear();
  told.length = 0;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal(
    "StorageEvent",
    class {
      key: string;
      constructor(_type: string, { key }: { key: string }) {
        this.key = key;
      }
    },
  );
  vi.stubGlobal("window", { dispatchEvent: ({ key }: { key: string }) => told.push(key) });
});
afterEach(() => vi.unstubAllGlobals());

const keep = (key: string, value: unknown) => kept.set(key, JSON.stringify(value));
const read = (key: string) => JSON.parse(kept.get(key) ?? "null");
const take = async (settings: Record<string, unknown>) =>
  (await import("#studio/library/transfer/library-settings.ts")).takeSettings(settings);

test("templates and word lists of a library file come behind those that are here, and the page hears of it", async () => {
  keep("plinth.templates", ["a [colour] door"]);
  keep("plinth.lists", { stones: "slate" });
  await take({
    "plinth.templates": ["a [shape] bell", "a [colour] door"],
    "plinth.lists": { stones: "granite", woods: "oak\nelm" },
    "plinth.theme": "light",
  });
  expect(read("plinth.templates")).toEqual(["a [colour] door", "a [shape] bell"]);
  expect(read("plinth.lists")).toEqual({ woods: "oak\nelm", stones: "slate" });
  expect(kept.has("plinth.theme")).toBe(false);
  expect(told).toEqual(["plinth.templates", "plinth.lists"]);
});

test("templates and lists that make no sense are left out", async () => {
  await take({ "plinth.templates": [7, null, "x".repeat(2000)], "plinth.lists": ["a"], "plinth.prompts": "b" });
  expect([...kept.keys()]).toEqual([]);
});

test("a library file is told by its first file, whatever it is called", async () => {
  const zip = (name: string) => {
    const head = new Uint8Array(30 + name.length);
    head.set([0x50, 0x4b, 3, 4]);
    head.set(new TextEncoder().encode(name), 30);
    return new Blob([head]);
  };
  expect(await isLibraryFile(zip("plinth-library.json"))).toBe(true);
  expect(await isLibraryFile(zip("maps/albedo.png"))).toBe(false);
  expect(await isLibraryFile(new Blob(["PK"]))).toBe(false);
});
