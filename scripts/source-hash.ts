import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Everything a build depends on. */
const INPUTS = ["index.html", "package-lock.json", "public", "scripts/prerender.ts", "src", "vite.config.ts"];

/** Changes when any file a build reads changes in name or content. */
export function sourceHash(root: string): string {
  const hash = createHash("sha256");
  for (const path of INPUTS.flatMap((input) => filesUnder(root, input))) {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

function filesUnder(root: string, path: string): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(root, join(path, name)));
}
