import { defineConfig } from "@playwright/test";

/** Browser tests run against the built product: see tests/e2e/plinth.ts. */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*.spec.ts",
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // one at a time: with two beside each other on two cores, each took more than twice as long and ran out of time
  workers: 1,
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
