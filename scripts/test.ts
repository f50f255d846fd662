/** `npm test`: every check and every test there is, at the end the names of what failed, and one line that counts. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { buildStale } from "./build-stale.ts";
import { findBrowser } from "./find-browser.ts";

interface Outcome {
  readonly passed: number;
  /** What failed, by name. */
  readonly failures: readonly string[];
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

const check = (title: string, command: string, args: readonly string[]): Outcome =>
  run(title, command, args) ? { passed: 1, failures: [] } : { passed: 0, failures: [title] };

/** A run can end badly though no test of it failed: a file that does not load, an error between tests. */
const orUnnamed = (title: string, ok: boolean, failures: readonly string[]): readonly string[] =>
  ok || failures.length > 0 ? failures : [`${title}: an error outside of every test, printed above`];

interface VitestReport {
  readonly numPassedTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

function vitest(): Outcome {
  const title = "unit, contract and service tests";
  const report = join(reports, "vitest.json");
  const ok = run(title, "vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]);
  const { numPassedTests = 0, testResults = [] } = readReport<VitestReport>(report);
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [`${file}: ${message}`];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
  return { passed: numPassedTests, failures: orUnnamed(title, ok, failures) };
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
}

interface PlaywrightReport {
  readonly stats?: { readonly expected: number; readonly flaky: number };
  readonly suites?: readonly PlaywrightSuite[];
}

const failuresOf = ({ file, specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "unexpected"))
    .map(({ title }) => `tests/e2e/${file}: ${title}`),
  ...suites.flatMap(failuresOf),
];

async function playwright(): Promise<Outcome> {
  const title = "browser tests";
  await buildStale(root);
  const report = join(reports, "playwright.json");
  const ok = run(title, "playwright", ["test", "--reporter=list,json"], {
    CHROMIUM_PATH: findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  const { stats, suites = [] } = readReport<PlaywrightReport>(report);
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failures: orUnnamed(title, ok, suites.flatMap(failuresOf)),
  };
}

/** What a run wrote down of itself; nothing where it did not come that far. */
function readReport<T extends object>(path: string): Partial<T> {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as T;
  } catch {
    return {};
  }
}

run("generated modules", "tsx", ["scripts/build-kernels.ts"]);
run("generated modules", "tsx", ["scripts/build-wordnet.ts"]);
const outcomes = [
  check("types", "tsc", ["-p", "."]),
  check("lint, formatting, import rules", "biome", ["check", "--error-on-warnings", "."]),
  check("dead code", "knip", []),
  vitest(),
  await playwright(),
];
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failures = outcomes.flatMap((outcome) => outcome.failures);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join("\n")}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
