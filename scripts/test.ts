/** `npm test`: every check and every test there is, and one line at the end that counts them. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildStale } from "./build-stale.ts";
import { findBrowser } from "./find-browser.ts";

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const root = resolve(import.meta.dirname, "..");
const reports = mkdtempSync(join(tmpdir(), "plinth-test-"));

function run(title: string, command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  console.log(`\n== ${title}`);
  const { status } = spawnSync("npx", ["--no-install", command, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status === 0;
}

const check = (title: string, command: string, args: readonly string[]): Count =>
  run(title, command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

function vitest(): Count {
  const report = join(reports, "vitest.json");
  const ok = run("unit, contract and service tests", "vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests, numFailedTests } = readReport(report) as { numPassedTests: number; numFailedTests: number };
  // a suite that does not even load fails no test of its own
  return { passed: numPassedTests ?? 0, failed: Math.max(numFailedTests ?? 0, ok ? 0 : 1) };
}

async function playwright(): Promise<Count> {
  await buildStale(root);
  const report = join(reports, "playwright.json");
  const ok = run("browser tests", "playwright", ["test", "--reporter=list,json"], {
    CHROMIUM_PATH: findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { stats } = readReport(report) as { stats?: { expected: number; flaky: number; unexpected: number } };
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  return { passed, failed: Math.max(stats?.unexpected ?? 0, ok ? 0 : 1) };
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}

run("generated modules", "tsx", ["scripts/build-kernels.ts"]);
run("generated modules", "tsx", ["scripts/build-wordnet.ts"]);
const counts = [
  check("types", "tsc", ["-p", "."]),
  check("lint, formatting, import rules", "biome", ["check", "--error-on-warnings", "."]),
  check("dead code", "knip", []),
  vitest(),
  await playwright(),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
