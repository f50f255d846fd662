import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { sourceHash } from "./source-hash.ts";

/** Says of which sources the build beside it was made. */
const STAMP = "dist/source-hash";

/** Builds studio and service into `dist`, and notes of which sources. */
export async function buildAll(root: string, logLevel: "info" | "warn"): Promise<void> {
  const stamp = join(root, STAMP);
  const hash = sourceHash(root);
  rmSync(stamp, { force: true });
  await build({ root, logLevel });
  await build({ root, logLevel, build: { ssr: true } });
  writeFileSync(stamp, hash);
}

/** Builds into `dist`, unless what is there was built from the same sources. */
export async function buildStale(root: string): Promise<void> {
  const stamp = join(root, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sourceHash(root)) return;
  console.log("Building …");
  await buildAll(root, "warn");
}
