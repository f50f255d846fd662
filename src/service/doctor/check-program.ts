import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { engines } from "../../../package.json";
import { PROGRAM_FILES } from "../program-files.ts";
import { doubtful, type Finding, well, wrong } from "./finding.ts";

/** Whether this Node.js is new enough. */
export function checkNode(version: string = process.versions.node): Finding {
  const least = engines.node.replace(/^>=/, "");
  if (numberOf(version) >= numberOf(least)) return well("Node.js", version);
  return wrong("Node.js", `${version} is too old.`, `Install Node.js ${least} or later.`);
}

/** Major and minor as one number: 20.19 -> 20019. */
function numberOf(version: string): number {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major * 1000 + minor;
}

/** Whether everything was built that the service needs beside its own code. */
export function checkBuilt({ workerFile, studioFolder } = PROGRAM_FILES): Finding {
  const build = "Run npm run build.";
  if (!existsSync(workerFile)) return wrong("Built files", `${workerFile} is missing.`, build);
  if (!existsSync(join(studioFolder, "index.html"))) {
    return doubtful("Built files", "The studio has not been built: the service will answer programs alone.", build);
  }
  return well("Built files", "service and studio");
}

/** A clock that stands before the program was written makes signed addresses and expiries worthless. */
export async function checkClock(nowMs: number = Date.now()): Promise<Finding> {
  const { mtimeMs } = await stat(PROGRAM_FILES.workerFile).catch(() => ({ mtimeMs: 0 }));
  const now = new Date(nowMs).toISOString().replace(/\.\d+Z$/, "Z");
  if (nowMs >= mtimeMs) return well("Clock", now);
  return wrong("Clock", `It says ${now}, which is before this program was put here.`, "Set the machine's clock.");
}
