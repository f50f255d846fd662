import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { layDatabase } from "../support/lay-database.ts";

const MAIN = resolve(import.meta.dirname, "../../dist/service/main.js");
const START_TIMEOUT_MS = 60_000;

/** A running service of its own, with its own folder. */
export class Plinth {
  readonly folder = mkdtempSync(join(tmpdir(), "plinth-e2e-"));
  /** `http://127.0.0.1:4xxxx` */
  origin = "";
  token = "";
  private process: ChildProcess | undefined;

  /** Address to open: the studio takes the token out of the fragment. */
  get address(): string {
    return `${this.origin}/#token=${this.token}`;
  }

  /** Starts with an empty database, or starts again on the same port and folder. */
  async start(environment: Record<string, string> = {}): Promise<void> {
    if (this.origin === "") await layDatabase(this.folder);
    const port = this.origin === "" ? "0" : new URL(this.origin).port;
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, PORT: port, PLINTH_DATA: this.folder, ...environment },
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.process = child;
    const address = await new Promise<string>((found, failed) => {
      const timer = setTimeout(() => {
        child.kill("SIGKILL");
        failed(new Error("The service printed no address."));
      }, START_TIMEOUT_MS);
      let text = "";
      child.stdout?.on("data", (chunk) => {
        text += chunk;
        const match = /http:\/\/[\w.:-]+\/#token=\S+/.exec(text);
        if (!match) return;
        clearTimeout(timer);
        found(match[0]);
      });
      child.on("exit", (code) => failed(new Error(`The service ended with ${code}.\n${text}`)));
    });
    const url = new URL(address);
    this.origin = url.origin;
    this.token = new URLSearchParams(url.hash.slice(1)).get("token") ?? "";
  }

  /** `SIGKILL` is the plug pulled, `SIGTERM` the polite way. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Calls the service as its owner would. */
  async call(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(new URL(path, this.origin), {
      ...init,
      headers: { Authorization: `Bearer ${this.token}`, "Content-Type": "application/json", ...init.headers },
    });
  }
}

/** Tests get a service of their worker's, and a page that is signed in to it. */
export const test = base.extend<{ studio: Page }, { plinth: Plinth }>({
  plinth: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs off this pattern
    async ({}, use) => {
      const plinth = new Plinth();
      await plinth.start();
      await use(plinth);
      await plinth.remove();
    },
    { scope: "worker" },
  ],
  studio: async ({ page, plinth }, use) => {
    await page.goto(plinth.address);
    await use(page);
  },
});

export { expect };

/** The canvas of the stage, once it shows the asset. */
export const readyCanvas = (page: Page) =>
  page.getByRole("region", { name: /^Stage/ }).locator("canvas[data-state=ready]");
