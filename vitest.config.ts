import { defineConfig } from "vitest/config";
import { findPostgres } from "./tests/support/start-postgres.ts";

const shared = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

/** Whatever needs a database: the very same tests run on the embedded one and on a PostgreSQL server. */
const ON_A_DATABASE = [
  "tests/service/contract.test.ts",
  "tests/service/backup.test.ts",
  "tests/service/http/{access,additions,files,readiness,refusals}.test.ts",
  "tests/service/tasks/{cache,eviction,run-limit,task-queue,worker-pool}.test.ts",
  "tests/service/storage/{maintain,rate-limit}.test.ts",
  "tests/service/upstream/foreign-server.test.ts",
];

/** What only a PostgreSQL server can show. */
const ON_A_SERVER = ["tests/service/cluster/*.test.ts"];

/** Counts the blocks of code that run, which V8 does only for code that was not run hot before. */
const IN_A_PROCESS_OF_ITS_OWN = "tests/engine/language/prompt-cost.test.ts";

/** Puts back every global it changes: its files may share what is loaded. Those of api and export need modules of their own. */
const LEAVES_NOTHING_BEHIND = "tests/studio/!(api|export)/**/*.test.{ts,tsx}";

const BUILDS_THE_WORKER = "tests/support/build-test-worker.ts";

const hasPostgres = findPostgres() !== undefined;
if (!hasPostgres) {
  console.warn("There is no PostgreSQL server on this machine (initdb was not found): what needs one is not tested.");
}

export default defineConfig({
  test: {
    // the default leaves one core idle: of two that is half the machine
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: "all",
          include: ["tests/!(e2e|engine|golden)/**/*.test.{ts,tsx}", "tests/*.test.ts", IN_A_PROCESS_OF_ITS_OWN],
          exclude: [...ON_A_SERVER, LEAVES_NOTHING_BEHIND],
          globalSetup: [BUILDS_THE_WORKER],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: "engine",
          include: ["tests/{engine,golden}/**/*.test.ts"],
          exclude: [IN_A_PROCESS_OF_ITS_OWN],
          // a pure library: files that run one after the other in a thread share what is loaded, which is most of their time
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...shared, name: "studio", include: [LEAVES_NOTHING_BEHIND], isolate: false },
      },
      ...(hasPostgres
        ? [
            {
              extends: true as const,
              test: {
                ...shared,
                name: "postgres",
                include: [...ON_A_DATABASE, ...ON_A_SERVER],
                globalSetup: [BUILDS_THE_WORKER, "tests/support/serve-postgres.ts"],
              },
            },
          ]
        : []),
    ],
  },
});
