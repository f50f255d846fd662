import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const MAIN = join(ROOT, "dist/service/main.js");

/** Supervisors wait a moment too. */
const RESTART_AFTER_MS = 300;

/** One process of the service under a supervisor: whatever ends it, it is started again. */
export interface Supervised {
  /** Where it listens; empty for a worker. */
  readonly address: string;
  /** Ends it with a signal, in the middle of whatever it does. */
  kill(signal: NodeJS.Signals): void;
  /** Ends it for good, in order. Tells its exit code. */
  stop(): Promise<number | null>;
}

export interface SuperviseOptions {
  readonly environment: Readonly<Record<string, string>>;
  /** Takes what it writes. */
  readonly logFile: string;
  /** Before the program: `--import`, a file. */
  readonly nodeArguments?: readonly string[];
}

export async function supervise({ environment, logFile, nodeArguments = [] }: SuperviseOptions): Promise<Supervised> {
  const port = environment.PLINTH_ROLE === "worker" ? undefined : await freePort();
  const log = createWriteStream(logFile, { flags: "a" });
  let child: ChildProcess;
  let isStopping = false;
  const start = () => {
    const { PATH, HOME } = process.env;
    child = spawn(process.execPath, [...nodeArguments, MAIN], {
      cwd: ROOT,
      env: { PATH, HOME, ...environment, ...(port !== undefined && { PORT: String(port) }) },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    child.once("exit", () => {
      if (!isStopping) setTimeout(() => !isStopping && start(), RESTART_AFTER_MS);
    });
  };
  start();
  return {
    address: port === undefined ? "" : `http://127.0.0.1:${port}`,
    kill: (signal) => void child.kill(signal),
    async stop() {
      isStopping = true;
      const exited = child.exitCode === null && child.signalCode === null ? once(child, "exit") : undefined;
      child.kill("SIGTERM");
      await exited;
      log.end();
      return child.exitCode;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}
