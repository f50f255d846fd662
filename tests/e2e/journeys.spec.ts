import type { Page } from "@playwright/test";
import { expect, Plinth, readyCanvas, test } from "./plinth.ts";

const plinth = new Plinth();
test.beforeAll(() => plinth.start());
test.afterAll(() => plinth.remove());

/** What has the focus; never nothing, and never what cannot be seen. */
async function focused(page: Page): Promise<void> {
  const lost = () =>
    page.evaluate(() => {
      const held = document.activeElement;
      if (!held || held === document.body) return "nothing has the focus";
      // where a new page begins, which need not be seen
      if (held.tagName === "H1") return "";
      const { bottom, right, top, left } = held.getBoundingClientRect();
      const isSeen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      return isSeen ? "" : `out of sight: ${held.outerHTML.slice(0, 120)}`;
    });
  await expect.poll(lost).toBe("");
}

/** A command by what one would type for it. */
async function command(page: Page, words: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+k");
  const palette = page.getByRole("dialog", { name: "Search commands and tasks" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type(words);
  await expect(palette.getByRole("option").first()).toContainText(new RegExp(words, "i"));
  await page.keyboard.press("Enter");
  await expect(palette).toBeHidden();
}

test("made, optimized, starred, compared, taken away, deleted and taken back with the keyboard alone", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(plinth.address);
  const prompt = page.getByRole("textbox", { name: "Prompt", exact: true });
  const inspector = page.getByRole("region", { name: "Inspector" });
  await expect(prompt).toBeVisible();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press("Tab");
    await focused(page);
    if (await prompt.evaluate((field) => field === document.activeElement)) break;
  }
  await page.keyboard.type("a copper kettle");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(readyCanvas(page)).toBeVisible({ timeout: 90_000 });
  await expect(prompt).toBeFocused();

  await command(page, "optimize");
  // what spends is asked for first, and a stray Enter spends nothing
  const asked = page.getByRole("alertdialog", { name: "Optimize this?" });
  await expect(asked.getByRole("button", { name: "Not now" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(asked.getByRole("button", { name: "Optimize", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(asked).toBeHidden();
  await focused(page);
  await expect(inspector.getByText("It is optimized already.")).toBeVisible({ timeout: 90_000 });
  await command(page, "star");
  await expect(inspector.getByRole("button", { name: "Star" })).toHaveAttribute("aria-pressed", "true");
  await focused(page);

  await command(page, "compare with another");
  await expect(page.getByRole("heading", { name: "Compare", level: 1 })).toBeFocused();
  await page.goBack();
  await expect(inspector).toBeVisible();
  await focused(page);

  await command(page, "download");
  const dialog = page.getByRole("dialog", { name: /^Download/ });
  await expect(dialog.getByRole("radio", { name: "GLB" })).toBeFocused();
  const saved = page.waitForEvent("download");
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press("Tab");
    if (await dialog.getByRole("button", { name: "Download" }).evaluate((button) => button === document.activeElement))
      break;
  }
  await page.keyboard.press("Enter");
  expect((await saved).suggestedFilename()).toMatch(/^a-copper-kettle-\d+\.glb$/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await focused(page);

  await page.keyboard.press("Delete");
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await focused(page);
  // what takes it back lies over nothing that one wants to press next
  await expect(page.getByRole("region", { name: "Deleted" })).toBeVisible();
  await page.getByRole("button", { name: "Generate" }).click({ trial: true, position: { x: 40, y: 36 } });
  await page.keyboard.press("ControlOrMeta+z");
  await expect(page.getByRole("listitem", { name: /^a copper kettle/ })).toBeVisible();
  await focused(page);
});

/** What fingers are to hit and is smaller than 44 by 44 pixels. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong = document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [];
    for (const each of document.querySelectorAll<HTMLElement>("button, a[href], input, select, textarea")) {
      if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const labels = each instanceof HTMLInputElement ? [...(each.labels ?? [])] : [];
      const boxes = [each, ...labels].map((part) => part.getBoundingClientRect());
      const [box] = boxes;
      const isHidden = !box || box.width < 2 || box.right <= 0 || box.left >= innerWidth;
      // a row of the form is pressed as a whole
      if (isHidden || each.closest("[role=radiogroup]")) continue;
      const width = Math.max(...boxes.map((part) => part.width));
      const height = Math.max(...boxes.map((part) => part.height));
      if (width < 43.5 || height < 43.5)
        wrong.push(`${each.ariaLabel ?? each.textContent} ${Math.round(width)} × ${Math.round(height)}`);
    }
    return wrong;
  });

test("on a phone everything is large enough for a finger, and no page scrolls sideways", async ({ browser }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto(plinth.address);
  await expect(page.getByRole("button", { name: "Generate" })).toBeVisible();
  expect(await small(page)).toEqual([]);
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("a copper kettle");
  await page.getByRole("button", { name: "Generate" }).tap();
  await expect(readyCanvas(page)).toBeVisible({ timeout: 90_000 });
  expect(await small(page)).toEqual([]);
  await page.getByRole("button", { name: "Light" }).tap();
  await expect(page.getByText("Key light")).toBeVisible();
  expect(await small(page)).toEqual([]);
  const parts = page.getByRole("navigation", { name: "Parts of the workbench" });
  for (const [part, there] of [
    ["Inspector", page.getByRole("button", { name: "Download" })],
    ["Shelf", page.getByRole("link", { name: "See all tasks" })],
  ] as const) {
    await parts.getByRole("button", { name: part }).tap();
    await expect(there).toBeVisible();
    expect(await small(page), part).toEqual([]);
  }
  for (const [address, heading] of [
    ["/library", /^Library/],
    ["/experiments", /^Experiments/],
    ["/settings", "Settings"],
    ["/compare", "Compare"],
  ] as const) {
    await page.goto(plinth.origin + address);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();

    expect(await small(page), address).toEqual([]);
  }
  await context.close();
});
