import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Json } from "./open-test-service.ts";

const ROOT = join(import.meta.dirname, "../..");

export const MAIN = join(ROOT, "src/service/main.ts");
const MAIN_WITH_STAND_IN = join(ROOT, "tests/support/start-test-service.ts");

export interface ServiceProcess {
  readonly address: string;
  readonly token: string;
  /** Everything it wrote so far. */
  readonly output: () => string;
  readonly child: ChildProcess;
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; body: Json }>;
  /** Ends it with a signal, and tells its exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface SpawnOptions {
  readonly entry?: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Before the program. */
  readonly nodeArguments?: readonly string[];
}

function start({ entry = MAIN_WITH_STAND_IN, environment, nodeArguments = [] }: SpawnOptions) {
  const { PATH, HOME, PLINTH_TEST_WORKER } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", ...nodeArguments, entry], {
    cwd: ROOT,
    env: { PATH, HOME, PLINTH_TEST_WORKER, PORT: "0", PLINTH_WORKERS: "2", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (text) => (output += text));
  child.stderr.on("data", (text) => (output += text));
  return { child, output: () => output };
}

/** Starts the service in a process of its own, and waits until it has told its address. */
export async function spawnService(options: SpawnOptions): Promise<ServiceProcess> {
  const { child, output } = start(options);
  const exited = once(child, "exit");
  let address: string | undefined;
  let token: string | undefined;
  for (let isReady = false; !isReady; ) {
    isReady = output().includes("Plinth is ready");
    // a worker has neither
    [, address, token] = /(http:\/\/\S+\/)#token=(\S+)\n/.exec(output()) ?? [];
    if (child.exitCode !== null) throw new Error(`spawnService: it must start, and ended:\n${output()}`);
    await new Promise((done) => setTimeout(done, 20));
  }
  const call: ServiceProcess["call"] = async (method, path, body, headers) => {
    const response = await fetch(new URL(path, address), {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith("{") ? JSON.parse(text) : text };
  };
  const end: ServiceProcess["end"] = async (signal) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
    return child.exitCode;
  };
  return { address: address ?? "", token: token ?? "", output, child, call, end };
}

/** Starts the service where it is to refuse: tells its exit code and what it wrote. */
export async function spawnRefused(options: SpawnOptions): Promise<{ exitCode: number | null; output: string }> {
  const { child, output } = start(options);
  await once(child, "close");
  return { exitCode: child.exitCode, output: output() };
}
