import { type Config, ConfigError, readConfig } from "../config.ts";
import { checkDataFolder } from "./check-data-folder.ts";
import { checkDatabase } from "./check-database.ts";
import { checkEngine, checkMemory } from "./check-engine.ts";
import { checkPort } from "./check-port.ts";
import { checkBuilt, checkClock, checkNode } from "./check-program.ts";
import { checkUpstream } from "./check-upstream.ts";
import { type Finding, well, wrong } from "./finding.ts";

/**
 * Looks at everything the service needs, one thing after the other, and leaves all of it as it was. What the configuration
 * names is looked at only where the configuration can be read.
 */
export async function* examine(
  environment: Readonly<Record<string, string | undefined>>,
): AsyncGenerator<Finding, void, undefined> {
  yield checkNode();
  let config: Config | undefined;
  try {
    config = readConfig(environment);
    yield well("Configuration", summarize(config));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const mistake of error.mistakes) yield wrong("Configuration", mistake, "README.md, Configuration.");
  }
  if (config) yield* examineSurroundings(config);
  yield checkBuilt();
  yield await checkClock();
  yield await checkEngine();
}

async function* examineSurroundings(config: Config): AsyncGenerator<Finding, void, undefined> {
  yield await checkDataFolder(config.dataFolder);
  const { findings, holder } = await checkDatabase(config);
  yield* findings;
  if (config.s3) {
    const { checkStore } = await import("./check-store.ts");
    yield await checkStore(config.s3);
  }
  if (config.upstream) yield await checkUpstream(config.upstream);
  if (config.role !== "worker") yield await checkPort(config, holder !== undefined || config.databaseUrl !== undefined);
  if (config.role !== "web") yield checkMemory(config);
}

const summarize = ({ role, databaseUrl, s3, upstream }: Config): string =>
  [
    `PLINTH_ROLE ${role}`,
    databaseUrl === undefined ? "an embedded database" : "a PostgreSQL server",
    s3 ? "files in an object store" : "files in the data folder",
    ...(upstream ? ["assets made by another server"] : []),
  ].join(", ");
