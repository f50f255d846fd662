import { defineConfig } from "@playwright/test";

/** What asks how long the page is held, or whether it rests: alone on the machine, when all else is over, however that ended. */
const MEASURED = /\/(bulk|drop|library|smooth|speed)\.spec\.ts$/;

/** Browser tests run against the built product: see tests/e2e/plinth.ts. */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*.spec.ts",
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // two cores: while one test waits, another is drawn
  workers: 2,
  projects: [
    { name: "walked", testIgnore: MEASURED, teardown: "measured" },
    { name: "measured", testMatch: MEASURED, workers: 1 },
  ],
  forbidOnly: process.env.CI !== undefined,
  retries: process.env.CI === undefined ? 0 : 1,
  use: {
    viewport: { width: 1100, height: 700 },
    screenshot: "only-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH !== undefined && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        "--no-sandbox",
        "--enable-unsafe-swiftshader",
        "--disable-background-networking",
        // the browser must not call home: nothing outside this machine is part of a test
        "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1",
      ],
    },
  },
});
