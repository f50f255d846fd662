import { Writable } from "node:stream";
import { runCli } from "../../src/cli/run-cli.ts";
import type { Json } from "./open-test-service.ts";

const collect = (isTTY: boolean) => {
  let text = "";
  const stream = new Writable({
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  return { stream: Object.assign(stream, { isTTY, columns: 80 }), text: () => text };
};

export interface CliRun {
  readonly environment?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly isTTY?: boolean;
}

/** The command line in this process, and everything it told. */
export async function runTestCli(args: readonly string[], run: CliRun = {}) {
  const [stdout, stderr] = [collect(false), collect(run.isTTY === true)];
  const exitCode = await runCli(args, {
    stdout: stdout.stream,
    stderr: stderr.stream,
    environment: run.environment ?? {},
    signal: run.signal ?? new AbortController().signal,
  });
  return {
    exitCode,
    stdout: stdout.text(),
    stderr: stderr.text(),
    json: (): Json => JSON.parse(stdout.text()),
  };
}
