import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts", "tests/**/*.test.tsx"],
    exclude: ["tests/e2e/**"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // the default leaves one core idle: of two that is half the machine
    maxWorkers: "100%",
  },
});
