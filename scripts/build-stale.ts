import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { sourceHash } from "./source-hash.ts";

/** Builds studio and service into `dist`, unless what is there was built from the same sources. */
export async function buildStale(root: string): Promise<void> {
  const stamp = join(root, "dist", "source-hash");
  const hash = sourceHash(root);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  console.log("Building …");
  rmSync(stamp, { force: true });
  await build({ root, logLevel: "warn" });
  await build({ root, logLevel: "warn", build: { ssr: true } });
  writeFileSync(stamp, hash);
}
