import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, readyCanvas, test } from "./plinth.ts";

const STUDIO = resolve(import.meta.dirname, "../../dist/studio");
const FIRST_LOAD_MAX_BYTES = 120_000;

/** The scripts that a browser must have before the form can be used: what the page names, and what those import. */
function firstLoad(): Map<string, number> {
  const page = readFileSync(join(STUDIO, "index.html"), "utf8");
  const sizes = new Map<string, number>();
  const waiting = [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].flatMap((match) => match[1] ?? []);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (sizes.has(path)) continue;
    const script = readFileSync(join(STUDIO, path));
    sizes.set(path, gzipSync(script).length);
    const imports = script
      .toString()
      .matchAll(/(?:^|[;}])(?:import|export)(?:[\w$*{},\s]*from)?\s*["'`]\.\/([^"'`]+)["'`]/g);
    for (const [, name] of imports) waiting.push(`/assets/${name}`);
  }
  return sizes;
}

// what else the page draws just then is counted too: one clear run of three tells
test.describe.configure({ retries: 2 });

test("the form needs less than 120 KB of script, and the page names all of it at once", () => {
  const sizes = firstLoad();
  const total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  // less would mean that imports were not found
  expect(total).toBeGreaterThan(80_000);
  expect(total, JSON.stringify([...sizes])).toBeLessThan(FIRST_LOAD_MAX_BYTES);
  const page = readFileSync(join(STUDIO, "index.html"), "utf8");
  for (const path of sizes.keys()) expect(page).toContain(path);
});

test("whatever page comes first, the whole studio comes in a dozen scripts", async ({ browser, plinth }) => {
  for (const path of ["/", "/library"]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith(".js")) asked.push(pathname);
    });
    await page.goto(`${plinth.origin}${path}#token=${plinth.token}`);
    // the last in the line of what is fetched ahead, before all the rest is kept
    await expect.poll(() => asked.some((name) => name.includes("pages"))).toBe(true);
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(14);
    await context.close();
  }
});

/** Counts what a page starts by itself. */
function countWork(): void {
  const work: string[] = [];
  const note = (what: string) => work.push(`${what} ${new Error().stack?.split("\n").slice(3, 5).join(" < ")}`);
  Object.assign(globalThis, { plinthWork: work });
  for (const name of ["setTimeout", "setInterval", "requestAnimationFrame", "fetch"] as const) {
    const own = globalThis[name] as (...values: unknown[]) => unknown;
    Object.assign(globalThis, {
      [name]: (...values: unknown[]) => {
        note(name);
        return own.apply(globalThis, values);
      },
    });
  }
}

/** More than the shelf has room for. */
const FULL_SHELF = 24;

test("nothing runs when nobody does anything", async ({ context, plinth }) => {
  test.setTimeout(420_000);
  // all the same, which the engine makes once
  for (let count = 1; count <= FULL_SHELF; count += 1)
    await plinth.call("/v1/material", { method: "POST", body: JSON.stringify({ prompt: "brick", seed: 1 }) });
  // the shelf can only come to rest when the engine has
  const underWay = async () => {
    const { items } = await (await plinth.call("/v1/material?limit=50")).json();
    return items.filter(({ status }: { status: string }) => status === "queued" || status === "in_progress").length;
  };
  await expect.poll(underWay, { timeout: 180_000 }).toBe(0);
  const page = await context.newPage();
  await page.addInitScript(countWork);
  await page.goto(plinth.address);
  const work = () => page.evaluate(() => (globalThis as unknown as { plinthWork: string[] }).plinthWork.splice(0));
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  /** Nothing is started in that time, once what was under way has come to its end. */
  const expectRest = (restMs: number) =>
    expect(async () => {
      await work();
      requests.length = 0;
      await new Promise((done) => setTimeout(done, restMs));
      expect(await work()).toEqual([]);
      expect(requests).toEqual([]);
    }).toPass({ timeout: 60_000 });

  await expect(page.getByRole("button", { name: "Generate" })).toBeVisible();
  await expectRest(12_000);
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("a small mug");
  await page.getByRole("radio", { name: "subnet-v1" }).click();
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(readyCanvas(page)).toBeVisible({ timeout: 60_000 });
  await expectRest(6000);
  await page.getByRole("link", { name: "Library" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: /a small mug/ })).toBeVisible();
  await expectRest(6000);
});

/** Notes every frame that something is drawn in, and every state of the stage. */
function countFrames(): void {
  const seen: string[] = [];
  Object.assign(globalThis, { plinthFrames: seen });
  let draws = 0;
  for (const name of ["drawElements", "drawArrays"] as const) {
    const own = WebGL2RenderingContext.prototype[name] as (...values: number[]) => void;
    WebGL2RenderingContext.prototype[name] = function (this: WebGL2RenderingContext, ...values: number[]) {
      draws += 1;
      own.apply(this, values);
    };
  }
  const own = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (callback) =>
    own((time) => {
      const before = draws;
      callback(time);
      if (draws > before) seen.push("frame");
    });
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLCanvasElement) seen.push(target.dataset.state ?? "");
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-state"] });
}

test("an asset that takes another's place is drawn in the first frame there is", async ({ context, plinth }) => {
  test.slow();
  const page = await context.newPage();
  await page.addInitScript(countFrames);
  await page.goto(plinth.address);
  await page.getByRole("radio", { name: "subnet-v1" }).click();
  const make = async (prompt: string) => {
    await page.getByRole("textbox", { name: "Prompt", exact: true }).fill(prompt);
    await page.keyboard.press("Control+Enter");
    await expect(page.locator('canvas[data-state="loading"]')).toBeVisible({ timeout: 60_000 });
    await expect(readyCanvas(page)).toBeVisible({ timeout: 90_000 });
  };
  await make("a small mug");
  await page.mouse.move(5, 5);
  await page.evaluate(() => (globalThis as unknown as { plinthFrames: string[] }).plinthFrames.splice(0));
  await make("a red apple");
  const seen = await page.evaluate(() => (globalThis as unknown as { plinthFrames: string[] }).plinthFrames);
  const loading = seen.indexOf("loading");
  expect(seen.slice(loading, seen.indexOf("ready", loading) + 1)).toEqual(["loading", "frame", "ready"]);
});

/** Notes of every frame what it draws into pictures of its own, such as shadows, and what onto the screen. */
function countPasses(): void {
  const frames: { aside: number; onScreen: number }[] = [];
  Object.assign(globalThis, { plinthPasses: frames });
  let now: { aside: number; onScreen: number } | undefined;
  for (const name of ["drawElements", "drawArrays"] as const) {
    const own = WebGL2RenderingContext.prototype[name] as (...values: number[]) => void;
    WebGL2RenderingContext.prototype[name] = function (this: WebGL2RenderingContext, ...values: number[]) {
      if (!now) {
        now = { aside: 0, onScreen: 0 };
        frames.push(now);
        requestAnimationFrame(() => {
          now = undefined;
        });
      }
      now[this.getParameter(this.FRAMEBUFFER_BINDING) === null ? "onScreen" : "aside"] += 1;
      own.apply(this, values);
    };
  }
}

test("a model is drawn once when it comes, and its shadow not again when only the camera moves", async ({
  context,
  plinth,
}) => {
  const page = await context.newPage();
  await page.addInitScript(countPasses);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(plinth.address);
  const passes = () =>
    page.evaluate(() =>
      (globalThis as unknown as { plinthPasses: { aside: number; onScreen: number }[] }).plinthPasses.splice(0),
    );
  await page.getByRole("radio", { name: "subnet-v1" }).click();
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("a small mug");
  await page.keyboard.press("Control+Enter");
  await expect(readyCanvas(page)).toBeVisible({ timeout: 60_000 });
  const canvas = readyCanvas(page);
  await canvas.focus();
  // its figures are there: they came after it
  await page.keyboard.press("i");
  await expect(page.locator("dl[aria-label=Statistics]")).toContainText(/Charts\s*\d+/);
  await page.keyboard.press("i");
  await expect(page.locator("dl[aria-label=Statistics]")).toBeHidden();
  await passes();

  await page.keyboard.press("ArrowLeft");
  await expect
    .poll(async () => (await passes()).map(({ aside, onScreen }) => [aside, onScreen > 0]))
    .toEqual([[0, true]]);
  // the light moves: that is another shadow
  await page.keyboard.press("]");
  await expect.poll(async () => (await passes()).some(({ aside }) => aside > 0)).toBe(true);
});

/** Counts the programs that the graphics card is given. */
function countPrograms(): void {
  const link = WebGL2RenderingContext.prototype.linkProgram;
  let linked = 0;
  WebGL2RenderingContext.prototype.linkProgram = function (program) {
    linked += 1;
    Object.assign(globalThis, { plinthPrograms: linked });
    link.call(this, program);
  };
}

test("no model waits for a program: all are ready before the first, and stay when another takes its place", async ({
  context,
  plinth,
}) => {
  test.slow();
  const page = await context.newPage();
  await page.addInitScript(countPrograms);
  await page.goto(plinth.address);
  const programs = () => page.evaluate<number>("globalThis.plinthPrograms ?? 0");
  await expect(async () => {
    await page.mouse.move(300 + Math.random() * 99, 300);
    await expect(page.locator("canvas")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect.poll(programs).toBeGreaterThan(3);
  // those of glass come one after the other, when the page is at rest
  const rested = async () => {
    const before = await programs();
    await page.waitForTimeout(4000);
    return (await programs()) - before;
  };
  await expect.poll(rested, { timeout: 60_000 }).toBe(0);
  const show = async (prompt: string) => {
    await page.getByRole("textbox", { name: "Prompt", exact: true }).fill(prompt);
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(page.getByRole("region", { name: `Stage: ${prompt}` })).toBeVisible();
    const before = await programs();
    await expect(readyCanvas(page)).toBeVisible({ timeout: 60_000 });
    expect(await programs()).toBe(before);
  };
  await show("a wooden stool");
  await show("a stone pillar");
  await show("a glass bottle");
  await show("a clay jug");
  await show("a green glass vase");
});

test("what the form page shows at first needs no later script, and its head none at all", async ({ page, plinth }) => {
  const first = firstLoad();
  await page.route("**/assets/*.js", (route) =>
    first.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto(plinth.address);
  await expect(page.getByRole("button", { name: "Generate" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Inspector" })).toContainText("pick it from the shelf");

  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  await expect(page.getByRole("banner")).toContainText("Plinth");
});

test("the viewer starts when somebody is there, not while the form comes", async ({ page, plinth }) => {
  await page.goto(plinth.address);
  await expect(page.getByRole("button", { name: "Generate" })).toBeEnabled();
  const canvas = page.locator("canvas");
  expect(await canvas.count()).toBe(0);
  // much sooner than by itself; a hand moves more than once
  await expect(async () => {
    await page.mouse.move(200 + Math.random() * 99, 200);
    expect(await canvas.count()).toBe(1);
  }).toPass({ timeout: 18_000, intervals: [250] });
});
