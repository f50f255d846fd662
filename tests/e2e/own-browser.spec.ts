import type { Page } from "@playwright/test";
import { expect, Plinth, readyCanvas, test } from "./plinth.ts";

const generate = async (page: Page, prompt: string) => {
  await page.getByRole("radio", { name: "subnet-v1" }).click();
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill(prompt);
  await page.getByRole("button", { name: "Generate" }).click();
};

/** A system that allows notifications, and keeps them. */
function keepNotifications(): void {
  const shown: { title: string; body: string; onclick?: () => void }[] = [];
  Object.assign(globalThis, { plinthNotifications: shown });
  class Kept {
    static permission: NotificationPermission = "default";
    static async requestPermission() {
      Kept.permission = "granted";
      return Kept.permission;
    }
    constructor(title: string, { body }: { body: string }) {
      shown.push(Object.assign(this, { title, body }));
    }
    close() {}
  }
  Object.assign(globalThis, { Notification: Kept });
}

test("who is elsewhere is told by the system, once that was wished, and a click on it shows what was made", async ({
  page,
  plinth,
}) => {
  await page.addInitScript(keepNotifications);
  await page.goto(plinth.address);
  await expect(page.getByRole("link", { name: "Settings" })).toBeVisible();
  const goElsewhere = (away: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, away);
  const titles = () =>
    page.evaluate(() =>
      (globalThis as unknown as { plinthNotifications: Notification[] }).plinthNotifications.map(({ title }) => title),
    );
  await page.getByRole("link", { name: "Settings" }).click();
  const wish = page.getByRole("switch", { name: /^Tell me when something is finished/ });
  await wish.click();
  await expect(wish).toBeChecked();
  await page.getByRole("link", { name: "Plinth, to the workbench" }).click();

  await generate(page, "a brick chimney");
  await expect(readyCanvas(page)).toBeVisible({ timeout: 60_000 });
  expect(await titles()).toEqual([]);

  await generate(page, "a tin bucket");
  await expect(page.getByRole("region", { name: "Stage: a tin bucket" })).toBeVisible();
  await goElsewhere(true);
  await page.getByRole("link", { name: "Library" }).click();
  await expect.poll(titles, { timeout: 60_000 }).toEqual(["a tin bucket is finished."]);
  await expect(page).toHaveTitle(/a tin bucket/);
  await goElsewhere(false);
  await page.evaluate(() =>
    (globalThis as unknown as { plinthNotifications: { onclick(): void }[] }).plinthNotifications[0]?.onclick(),
  );
  await expect(page.getByRole("region", { name: "Stage: a tin bucket" })).toBeVisible();
});

test("files that make room are those of what is not starred, and come again when it is opened", async ({
  studio,
  plinth,
}) => {
  for (const prompt of ["a clay pot", "a stone bowl"]) {
    await generate(studio, prompt);
    await expect(studio.getByRole("region", { name: `Stage: ${prompt}` })).toBeVisible();
    await expect(readyCanvas(studio)).toBeVisible({ timeout: 60_000 });
  }
  await studio.getByRole("button", { name: "Star", exact: true }).click();
  const kept = () =>
    studio.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open("plinth");
        request.onsuccess = () => resolve(request.result);
      });
      const all = await new Promise<{ kept: string[]; task: { prompt: string } }[]>((resolve) => {
        const request = db.transaction("records").objectStore("records").getAll();
        request.onsuccess = () => resolve(request.result);
      });
      db.close();
      return all.flatMap((record) => (record.kept.includes("obj") ? [record.task.prompt] : [])).sort();
    });
  await expect.poll(kept).toEqual(expect.arrayContaining(["a clay pot", "a stone bowl"]));
  // less than any choice of the settings, which no test could fill
  await studio.evaluate(() => localStorage.setItem("plinth.storage", JSON.stringify({ limitBytes: 1 })));
  await studio.goto(`${plinth.origin}/settings`);
  await expect(studio.getByRole("region", { name: "Storage" })).toContainText(/Files of .* made room/);
  await expect.poll(kept).toEqual(["a stone bowl"]);
  await studio.evaluate(() => localStorage.removeItem("plinth.storage"));
  await studio.goto(`${plinth.origin}/library`);
  // a card that moves aside for another between press and release is not clicked
  const cards = ["stone bowl", "clay pot"].map((each) => studio.getByRole("main").getByRole("link", { name: each }));
  for (const card of cards) await expect(card).toBeVisible();
  await cards[1]?.click();
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 60_000 });
  // those of other runs that the library shows may have come as well
  await expect.poll(kept).toEqual(expect.arrayContaining(["a clay pot", "a stone bowl"]));
});

test("a browser that is full puts the oldest files away for new ones; where none may go, that is told", async ({
  page,
}) => {
  test.slow();
  const own = new Plinth();
  await own.start();
  try {
    await page.goto(own.address);
    const opened = async (prompt: string) => {
      await generate(page, prompt);
      await expect(page.getByRole("region", { name: `Stage: ${prompt}` })).toBeVisible();
      await expect(readyCanvas(page)).toBeVisible({ timeout: 60_000 });
    };
    await opened("a clay jug");
    await expect.poll(() => keptPrompts(page)).toEqual(["a clay jug"]);
    const browser = await page.context().newCDPSession(page);
    const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    await browser.send("Storage.overrideQuotaForOrigin", { origin: own.origin, quotaSize: usage + 100_000 });
    // for half a minute the browser trusts in the room it last saw
    await page.waitForTimeout(35_000);
    await opened("a stone mug");
    await expect.poll(() => keptPrompts(page), { timeout: 60_000 }).toEqual(["a stone mug"]);
    await page.getByRole("button", { name: "Star", exact: true }).click();
    await opened("a tin cup");
    await expect(page.getByRole("region", { name: "Inspector" })).toContainText("here until the page is closed");
    // as far as one can see, nothing is amiss; and there is room again after the star is gone
    await browser.send("Storage.overrideQuotaForOrigin", { origin: own.origin });
    await page.reload();
    await expect.poll(() => keptPrompts(page), { timeout: 60_000 }).toEqual(["a stone mug", "a tin cup"]);
  } finally {
    await own.remove();
  }
});

/** What the files of the browser's own storage belong to. */
const keptPrompts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const db = await answered(indexedDB.open("plinth"));
    const records: { key: string; task: { prompt: string } }[] = await answered(
      db.transaction("records").objectStore("records").getAll(),
    );
    const files = (await answered(db.transaction("files").objectStore("files").getAllKeys())) as [string, string][];
    db.close();
    return records
      .filter(({ key }) => files.some(([of, name]) => of === key && name === "obj"))
      .map(({ task }) => task.prompt)
      .sort();
  });

/** A browser that draws with the processor, and does not say so. */
function nameNoRenderer(): void {
  const get = WebGL2RenderingContext.prototype.getExtension as (this: WebGL2RenderingContext, name: string) => unknown;
  Object.assign(WebGL2RenderingContext.prototype, {
    getExtension(this: WebGL2RenderingContext, name: string) {
      return name === "WEBGL_debug_renderer_info" ? null : get.call(this, name);
    },
  });
}

test("where the processor draws, fewer pixels are drawn, and nothing of it is asked of anybody else", async ({
  browser,
  plinth,
}) => {
  const fineness: number[] = [];
  const hosts = new Set<string>();
  for (const isCard of [false, true]) {
    const context = await browser.newContext({ viewport: { width: 1100, height: 700 }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    page.on("request", (request) => {
      const { protocol, host } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol)) hosts.add(host);
    });
    if (isCard) await page.addInitScript(nameNoRenderer);
    await page.goto(plinth.address);
    await generate(page, "a small cube");
    await expect(readyCanvas(page)).toBeVisible({ timeout: 80_000 });
    fineness.push(await readyCanvas(page).evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth));
    await context.close();
  }
  expect(fineness).toEqual([1, 2]);
  expect([...hosts]).toEqual([new URL(plinth.origin).host]);
});
