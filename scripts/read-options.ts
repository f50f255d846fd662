import { type ParseArgsConfig, parseArgs } from "node:util";

/**
 * What was said behind the script's name. `--help` tells how it is called and ends the process with 0; what is not understood is named, and
 * ends it with 2.
 * @param usage what the script is called with, a line or several
 */
export function readOptions<T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> {
  if (process.argv.slice(2).some((word) => word === "--help" || word === "-h")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return refuse(usage, error.message);
  }
}

/** Says what is wrong with what was said, and how it is said. */
export function refuse(usage: string, wrong: string): never {
  console.error(`${wrong}\n\n${usage}`);
  process.exit(2);
}
