import { extname, join } from "node:path";

const here = import.meta.dirname;
/** Built, every piece of the program lies in one folder. */
const isBuilt = extname(import.meta.filename) === ".js";

/** What the service needs beside its own code. */
export const PROGRAM_FILES = {
  /** Entry of the worker threads. */
  workerFile: isBuilt ? join(here, "worker.js") : join(here, "tasks/worker.ts"),
  /** Where the built studio lies, if it does. */
  studioFolder: isBuilt ? join(here, "../studio") : join(here, "../../dist/studio"),
};
