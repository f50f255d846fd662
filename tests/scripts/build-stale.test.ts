import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { buildAll, buildStale } from "../../scripts/build-stale.ts";

const build = vi.hoisted(() => vi.fn());
vi.mock("vite", () => ({ build }));

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "plinth-build-"));
  for (const folder of ["src", "dist"]) mkdirSync(join(root, folder));
  writeFileSync(join(root, "src/main.ts"), "1");
  build.mockReset();
  vi.spyOn(console, "log").mockImplementation(() => {});
});

afterEach(() => rmSync(root, { recursive: true }));

it("takes what was built as it is until a source changes", async () => {
  await buildAll(root, "warn");
  expect(build).toHaveBeenCalledTimes(2);
  await buildStale(root);
  expect(build).toHaveBeenCalledTimes(2);
  writeFileSync(join(root, "src/main.ts"), "2");
  await buildStale(root);
  expect(build).toHaveBeenCalledTimes(4);
});

it("takes nothing that was half built", async () => {
  await buildAll(root, "warn");
  build.mockRejectedValueOnce(new Error("no room"));
  await expect(buildAll(root, "warn")).rejects.toThrow("no room");
  await buildStale(root);
  expect(build).toHaveBeenCalledTimes(5);
});

it("notes what it built when it is asked for by hand", () => {
  expect(manifest.scripts.build).toBe("tsx scripts/build.ts");
});
