import { pino } from "pino";
import { type Config, ConfigError, readConfig } from "./config.ts";
import { PROGRAM_FILES } from "./program-files.ts";
import { type Service, startService } from "./start-service.ts";
import { FolderLockedError } from "./storage/folder-lock.ts";

// standard output is for the address alone
const log = pino({ base: undefined }, pino.destination({ fd: 2, sync: true }));

try {
  const config = readConfig(process.env);
  const service = await startService({ config, log, ...PROGRAM_FILES });
  process.stdout.write(`${greet(service, config)}\n`);

  let isStopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    // asked twice, it goes at once: nothing is lost that way either
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, "stopping");
    await service.stop();
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function greet({ address, ownerToken }: Service, { workers }: Config): string {
  if (address === null)
    return `Plinth is ready: ${workers} ${workers === 1 ? "worker waits" : "workers wait"} for tasks.`;
  if (ownerToken !== null) return `Plinth is ready: ${address}#token=${ownerToken}`;
  return `Plinth is ready: ${address}\nThe owner's token lies in the data folder of the machine that started first. PLINTH_TOKEN, set on all of them, replaces it.`;
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderLockedError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") {
    return `${error.message}\nAnother program listens there. Choose another port: PORT=4311`;
  }
  return error.stack ?? error.message;
}
