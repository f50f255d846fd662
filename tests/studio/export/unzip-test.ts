import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What `unzip -t` says of a zip. Throws when it finds it broken. */
export function unzipTest(zip: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), "plinth-zip-"));
  try {
    writeFileSync(join(folder, "it.zip"), zip);
    return execFileSync("unzip", ["-t", join(folder, "it.zip")], { encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
