import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";
import type { TestProject } from "vitest/node";

/**
 * Builds the stand-in engine once for all tests of a project: a thread that reads TypeScript takes ten times as long to start, and
 * every service of every test starts two. Returns how to remove it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(join(tmpdir(), "plinth-test-worker-"));
  await build({
    configFile: false,
    publicDir: false,
    root: resolve(import.meta.dirname, "../.."),
    logLevel: "warn",
    build: {
      ssr: join(import.meta.dirname, "test-worker.ts"),
      outDir,
      emptyOutDir: false,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "test-worker.mjs" } },
    },
  });
  project.config.env = { ...project.config.env, PLINTH_TEST_WORKER: join(outDir, "test-worker.mjs") };
  return () => rm(outDir, { recursive: true, force: true });
}
