import { pino } from "pino";
import { readConfig } from "#service/config.ts";
import { startService } from "#service/start-service.ts";
import { TEST_WORKER } from "./open-test-service.ts";

/** The service as main.ts starts it, but with the stand-in engine: work that can be made slow enough to be killed in the middle. */
const service = await startService({
  config: readConfig(process.env),
  log: pino({ base: undefined }, pino.destination({ fd: 2, sync: true })),
  workerFile: TEST_WORKER,
  studioFolder: "/nowhere",
});
process.stdout.write(`Plinth is ready: ${service.address}#token=${service.ownerToken}\n`);
process.on("SIGTERM", () => service.stop().then(() => process.exit(0)));
