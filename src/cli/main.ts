import { EXIT } from "./exit-codes.ts";
import { runCli } from "./run-cli.ts";

const interrupt = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    // asked twice, it goes at once
    if (interrupt.signal.aborted) process.exit(EXIT.interrupted);
    interrupt.abort();
  });
}
// whoever reads standard output may stop reading: `plinth list | head -1`
process.stdout.on("error", () => process.exit(EXIT.done));

process.exitCode = await runCli(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  environment: process.env,
  signal: interrupt.signal,
});
