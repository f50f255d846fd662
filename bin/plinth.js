#!/usr/bin/env node
/** The command line. A checkout that was never built is built first. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const built = join(root, "dist/service/cli.js");
if (!existsSync(built)) {
  // standard output is for what the command tells
  const vite = join(root, "node_modules/vite/bin/vite.js");
  spawnSync(process.execPath, [vite, "build", "--ssr", "--logLevel", "error"], { cwd: root, stdio: ["ignore", 2, 2] });
}
await import(built);
