/** `npm start`: builds what is stale, then runs the built service, which serves the studio. */
import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { buildStale } from "./build-stale.ts";

const root = resolve(import.meta.dirname, "..");
await buildStale(root);
const service = spawn(process.execPath, [join(root, "dist/service/main.js")], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  // Ctrl-C reaches the service by itself, a signal to this process alone would not; one more does no harm
  process.on(signal, () => service.kill(signal));
}
service.on("exit", (code) => process.exit(code ?? 1));
