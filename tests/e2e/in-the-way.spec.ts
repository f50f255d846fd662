import type { Page } from "@playwright/test";
import { expect, readyCanvas, test } from "./plinth.ts";
import { inspector, send, withoutPicture } from "./workbench.ts";

/** Drops a file of settings on the page, again until what takes it has come. */
async function dropSettings(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  const dataTransfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], "settings.json"));
    return data;
  }, JSON.stringify(settings));
  await expect(async () => {
    await page.locator("main").dispatchEvent("dragover", { dataTransfer });
    await expect(page.getByText("Drop files that Plinth made")).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.locator("main").dispatchEvent("drop", { dataTransfer });
}

test("what a file brings is seen from the beginning of the form, wherever that was scrolled to", async ({ studio }) => {
  const prompt = studio.getByRole("textbox", { name: "Prompt", exact: true });
  const label = studio.locator("form").getByText("Prompt", { exact: true });
  await studio.locator("#create-form > div:first-child").evaluate((form) => form.scrollTo({ top: form.scrollHeight }));
  await expect(label).not.toBeInViewport();
  await dropSettings(studio, { madeWith: "Plinth", version: "subnet-v1", prompt: "a red wagon", seed: 4 });
  await expect(prompt).toHaveValue("a red wagon");
  await expect(label).toBeInViewport({ ratio: 1 });
  // but who types there is not moved
  await studio.getByRole("spinbutton", { name: "Variations" }).fill("2");
  const top = () => studio.locator("#create-form > div:first-child").evaluate((form) => form.scrollTop);
  await studio.locator("#create-form > div:first-child").evaluate((form) => form.scrollTo({ top: 40 }));
  await prompt.pressSequentially(" in mud");
  expect(await top()).toBe(40);
});

test("words in passing lie over no open settings of the stage", async ({ studio }) => {
  await send(studio, "a small oak stool");
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 60_000 });
  await studio
    .getByRole("button", { name: /^Light/ })
    .first()
    .click();
  const panel = studio.getByRole("group", { name: /^Light/ });
  await expect(panel).toBeVisible();
  await dropSettings(studio, { madeWith: "Plinth", version: "subnet-v1", prompt: "a red wagon", seed: 4 });
  const words = studio.locator("[data-sonner-toast]").first();
  await expect(words).toBeVisible();
  await expect
    .poll(async () => {
      const [box, open] = [await words.boundingBox(), await panel.boundingBox()];
      return box !== null && open !== null && box.y >= open.y + open.height;
    })
    .toBe(true);
});

test("a pointer that rested before the tips came is told what it rests on", async ({ page, plinth }) => {
  await withoutPicture(page);
  let bring = () => {};
  const wanted = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route("**/parts-*", async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto(plinth.address);
  const button = page.getByRole("banner").locator("button[data-tip]").first();
  await button.hover();
  // longer than a tip waits
  await page.waitForTimeout(800);
  bring();
  const words = (await button.getAttribute("data-tip")) ?? "";
  await expect(page.locator("div[aria-hidden].fixed").getByText(words)).toBeVisible({ timeout: 5000 });
});

test("many are cancelled several at a time, on a server that is far away", async ({ page, plinth }) => {
  await withoutPicture(page);
  let under = 0;
  let most = 0;
  let seen = () => {};
  const looked = new Promise<void>((resolve) => {
    seen = resolve;
  });
  // one that the engine had done before it was cancelled would be deleted, or end by itself: here each lasts until it is cancelled
  const bodies = new Map<string, object>();
  await page.route(/\/v1\/text-to-3d\/[^/?]+(?:\?|$)/, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (searchParams.has("include")) {
      // no end is seen before it has been looked at what stands there meanwhile
      await looked;
      const report = { progress: 0, failure: { code: "cancelled", message: "The task was cancelled." } };
      return route.fulfill({ json: { ...bodies.get(pathname), status: "failed", report } });
    }
    const isCancel = route.request().method() === "DELETE";
    if (isCancel) most = Math.max(most, ++under);
    await new Promise((resolve) => setTimeout(resolve, 300));
    if (isCancel) {
      under--;
      return route.continue();
    }
    bodies.set(pathname, { ...(await (await route.fetch()).json()), status: "in_progress" });
    await route.fulfill({ json: bodies.get(pathname) });
  });
  await page.goto(plinth.address);
  await page.getByRole("spinbutton", { name: "Variations" }).fill("8");
  await send(page, "a long pirate ship with many guns");
  await expect(inspector(page)).toBeVisible();
  await page.getByRole("button", { name: /under way/ }).click();
  await page.getByRole("button", { name: "Cancel all" }).click();
  const activity = page.getByRole("dialog", { name: "Activity" });
  await expect(activity).toContainText(/being cancelled/i);
  // one that the server took while all were cancelled too
  await expect(activity.getByRole("button", { name: /^Cancel/ }).and(activity.locator(":enabled"))).toHaveCount(0);
  await expect(inspector(page)).toContainText("Being cancelled");
  await expect(inspector(page).getByRole("button", { name: "Cancel" })).toBeDisabled();
  seen();
  await expect(activity).toContainText("Nothing under way");
  await page.keyboard.press("Escape");
  const cancelled = page.getByRole("list", { name: "Recent tasks" }).getByRole("link", { name: /guns, cancelled$/ });
  await expect(cancelled.first()).toBeVisible();
  expect(most).toBeGreaterThan(3);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a field that is gone to comes with its label", async ({ page, plinth }) => {
  await withoutPicture(page);
  await page.goto(plinth.address);
  const form = page.locator("#create-form > div:first-child");
  await form.evaluate((part) => part.scrollTo({ top: part.scrollHeight }));
  await page.getByRole("textbox", { name: "Prompt", exact: true }).focus();
  await expect(page.locator("form").getByText("Prompt", { exact: true })).toBeInViewport({ ratio: 1 });
});

test("a bar that scrolls the form takes of its margin: the fields keep to the edges of what sends them", async ({
  playwright,
  plinth,
}) => {
  // as most browsers on a desk are: the one of the tests has no bars
  const { CHROMIUM_PATH: executablePath } = process.env;
  const browser = await playwright.chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ["--no-sandbox"],
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage({ viewport: { width: 1100, height: 600 } });
  await withoutPicture(page);
  await page.goto(plinth.address);
  const bar = (part: HTMLElement) => part.offsetWidth - part.clientWidth;
  expect(await page.locator("#create-form > div:first-child").evaluate(bar)).toBeGreaterThan(0);
  const [field, button] = [
    await page.getByRole("textbox", { name: "Prompt", exact: true }).boundingBox(),
    await page.getByRole("button", { name: "Generate" }).boundingBox(),
  ];
  expect([field?.x, field?.width]).toEqual([button?.x, button?.width]);
  await browser.close();
});
