import type { TestProject } from "vitest/node";
import { startPostgres } from "./start-postgres.ts";

/** One PostgreSQL server for all tests of a project. Returns how to stop it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // what the tests check needs no disk: the server is not what is tested
  const server = await startPostgres(["fsync=off", "max_connections=300"]);
  project.config.env = { ...project.config.env, PLINTH_TEST_POSTGRES: server.url };
  return () => server.stop();
}
