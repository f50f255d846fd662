import { statSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, readyCanvas, test } from "./plinth.ts";

/** Small: the browser draws in software here. */
test.use({ viewport: { width: 1024, height: 640 } });

/** Looks, frame by frame, whether what is found by the selector has a picture; tells how often it had one, and how often none. */
async function watch(page: Page, selector: string): Promise<() => Promise<{ seen: number; blank: number }>> {
  await page.evaluate((found) => {
    const counts = { seen: 0, blank: 0 };
    Object.assign(window, { pictureCounts: counts });
    const look = () => {
      const picture = document.querySelector<HTMLImageElement>(`${found} img`);
      if (picture && picture.naturalWidth > 0) counts.seen += 1;
      else counts.blank += 1;
      requestAnimationFrame(look);
    };
    look();
  }, selector);
  return () =>
    page.evaluate(() => (window as unknown as { pictureCounts: { seen: number; blank: number } }).pictureCounts);
}

/** @returns The bytes of the contact sheet of the experiment. */
async function contactSheet(page: Page): Promise<number> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Contact sheet" }).click();
  return statSync(await (await download).path()).size;
}

test("a picture on the shelf stays until the better one is there, and the stage never empties", async ({ studio }) => {
  await studio.getByRole("tab", { name: "Material" }).click();
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("grey felt");
  await studio.getByRole("textbox", { name: "Seed" }).fill("3");
  await studio.getByRole("button", { name: "Generate" }).click();
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 60_000 });
  const card = studio.getByRole("list", { name: "Recent tasks" }).getByRole("link", { name: /grey felt/ });
  await expect(card.locator("img")).toBeVisible();
  const before = await card.locator("img").getAttribute("src");

  const counts = await watch(studio, "a[aria-label*='grey felt']");
  await studio.getByRole("button", { name: "Optimize" }).click();
  await expect(studio.getByText("All six maps are here already.")).toBeVisible({ timeout: 60_000 });
  await expect(card.locator("img")).not.toHaveAttribute("src", before ?? "");
  await expect(readyCanvas(studio)).toBeVisible();
  const { seen, blank } = await counts();
  expect(seen).toBeGreaterThan(0);
  expect(blank).toBe(0);
});

test("a cell of an experiment shows its picture while it is optimized", async ({ studio }) => {
  await studio.getByRole("link", { name: "Experiment" }).click();
  await studio.getByRole("button", { name: "New experiment" }).click();
  await studio.getByText("Material", { exact: true }).click();
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("brown felt");
  await studio.getByRole("textbox", { name: "Seeds" }).fill("5");
  await studio.getByRole("button", { name: "Generate 1" }).click();
  const cell = studio.locator("[role=gridcell][data-state=made]");
  await expect(cell.locator("img")).toBeVisible({ timeout: 60_000 });
  const before = await cell.locator("img").getAttribute("src");
  await cell.focus();
  await studio.keyboard.press("s");

  const whole = await contactSheet(studio);

  const counts = await watch(studio, "[role=gridcell]");
  await studio.getByRole("button", { name: "Optimize 1 starred" }).click();
  await expect(studio.locator("[role=gridcell]:not([data-state=made])")).toBeVisible();
  // nor does it lose its picture on a contact sheet: without one, the file is a fraction
  expect(await contactSheet(studio)).toBeGreaterThan(0.8 * whole);
  await expect(cell.locator("img")).not.toHaveAttribute("src", before ?? "", { timeout: 60_000 });
  const { seen, blank } = await counts();
  expect(seen).toBeGreaterThan(0);
  expect(blank).toBe(0);
});

test("nothing is said of another server while a new task comes on the stage", async ({ studio, plinth }) => {
  // what tells of it comes late, and is there from then on
  await studio.goto(`${plinth.origin}/tasks/elsewhere/material/00000000-0000-4000-8000-000000000000`);
  const notice = studio.getByText("This link leads to another server");
  await expect(notice).toBeVisible();
  await studio.getByRole("link", { name: "Plinth" }).first().click();
  // until the examples are there, the notice only hides
  const tries = studio.getByRole("list", { name: "Prompts to try" });
  await expect(tries.getByRole("button", { name: "a friendly tin robot" })).toBeVisible();
  await expect(notice).toHaveCount(0);
  await studio.evaluate(() => {
    const told = { times: 0 };
    Object.assign(window, { told });
    new MutationObserver(() => {
      if (document.body.textContent?.includes("leads to another server")) told.times += 1;
    }).observe(document.body, { subtree: true, childList: true });
  });
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("a white mug");
  await studio.getByRole("button", { name: "Generate" }).click();
  await expect(studio.getByRole("region", { name: "Stage: a white mug" })).toBeVisible();
  expect(await studio.evaluate(() => (window as unknown as { told: { times: number } }).told.times)).toBe(0);
});

test("a model that takes long to read is told to be on its way, and the one before it stands back", async ({
  studio,
}) => {
  await studio.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    // as a machine under load would: the second file waits
    let files = 0;
    Worker.prototype.postMessage = function (this: Worker, ...message: [unknown]) {
      const late = message[0] instanceof Blob && ++files > 1 ? 3000 : 0;
      setTimeout(() => post.apply(this, message), late);
    };
  });
  await studio.reload();
  const stage = studio.getByRole("region", { name: /^Stage/ });
  const make = async (prompt: string) => {
    await studio.getByRole("radio", { name: "subnet-v1" }).check();
    await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill(prompt);
    await studio.getByRole("button", { name: "Generate" }).click();
    await expect(studio.getByRole("region", { name: `Stage: ${prompt}` })).toBeVisible();
  };
  await make("a slate grey jug");
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 60_000 });
  await make("a grey plate");
  await expect(stage.getByRole("status").filter({ hasText: "Reading the files" })).toBeVisible({ timeout: 60_000 });
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 60_000 });
  await expect(stage.getByText("Reading the files")).toBeHidden();
});

test("what is sent is told before the viewer has come", async ({ page, plinth }) => {
  let bring = () => {};
  const wanted = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route("**/assets/stage-*.js", async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto(plinth.address);
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("a clay bowl");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(
    page.getByRole("region", { name: "Inspector" }).getByRole("heading", { name: "a clay bowl" }),
    // much sooner than the viewer comes by itself
  ).toBeVisible({ timeout: 12_000 });
  await expect(page.getByRole("region", { name: "Stage: a clay bowl" })).toBeVisible();
  await expect(page.locator("canvas")).toHaveCount(0);
  bring();
  await expect(page.locator("canvas")).toHaveCount(1);
});

test("a library that is still being listed counts nothing yet", async ({ page, plinth }) => {
  let list = () => {};
  const listed = new Promise<void>((resolve) => {
    list = resolve;
  });
  await page.route(/\/v1\/(text-to-3d|material)\?/, async (route) => {
    await listed;
    await route.continue();
  });
  await page.goto(`${plinth.origin}/library#token=${plinth.token}`);
  await expect(page.getByRole("status", { name: "The library is being read" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("button", { name: /^Everything/ })).toHaveText("Everything");
  await expect(main.getByRole("heading", { name: /Library/ })).toHaveText("Library");
  list();
  await expect(page.getByRole("status", { name: "The library is being read" })).toBeHidden();
});
