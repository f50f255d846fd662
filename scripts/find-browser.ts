import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/**
 * Finds a Chromium for the browser tests, or installs one.
 *
 * @returns Path of its executable.
 * @throws {Error} in words that say what to do, when there is none and none can be had.
 */
export function findBrowser(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and that cannot be run. Name an executable, or leave it unset.`);
  }
  return installed() ?? installWithPlaywright() ?? installWithApt() ?? giveUp();
}

const installed = (): string | undefined =>
  [chromium.executablePath(), ...onPath(NAMES), "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"].find(
    isExecutable,
  );

function installWithPlaywright(): string | undefined {
  console.log("No browser found: installing Playwright's Chromium …");
  run("npx", ["playwright", "install", "chromium"]);
  return installed();
}

function installWithApt(): string | undefined {
  if (process.getuid?.() !== 0 || onPath(["apt-get"]).length === 0) return undefined;
  console.log("Installing the system's Chromium …");
  run("apt-get", ["update"]);
  run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
  return installed();
}

function giveUp(): never {
  throw new Error(
    "The browser tests need Chromium and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.",
  );
}

function run(command: string, args: readonly string[]): void {
  try {
    execFileSync(command, args, { stdio: "ignore", timeout: 10 * 60_000 });
  } catch {
    // the next way is tried; the last one says what to do
  }
}

const onPath = (names: readonly string[]): string[] =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter(isExecutable);

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
