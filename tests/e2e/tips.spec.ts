import { expect, test } from "./plinth.ts";
import { inspector, send, withoutPicture } from "./workbench.ts";

test("a button whose panel is open lays no tip over it", async ({ studio }) => {
  const button = studio.getByRole("button", { name: "Earlier prompts and templates" });
  const tip = studio.locator("div[aria-hidden]").getByText("Earlier prompts and templates", { exact: true });
  // tips come after the form can be used: a pointer that was there before them comes again
  await expect(async () => {
    await studio.mouse.move(0, 0);
    await button.hover();
    await expect(tip).toBeVisible({ timeout: 2000 });
  }).toPass();
  await button.click();
  await expect(studio.getByRole("dialog", { name: "Earlier prompts and templates" })).toBeVisible();
  await studio.mouse.move(0, 0);
  await button.hover();
  // longer than a tip waits
  await studio.waitForTimeout(800);
  await expect(tip).toBeHidden();
});

test("a tip goes away with its reason, under a pointer that rests", async ({ studio }) => {
  let finished = false;
  // however quickly it is made, the page hears that it is under way until the tip was seen
  await studio.route(/\/v1\/material\/[^/?]+(?:\?|$)/, async (route) => {
    if (finished || route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    const task = await response.json();
    return route.fulfill({ response, json: { ...task, status: "in_progress", urls: {}, finishedAt: null } });
  });
  // nor may a list of before that comes late tell it
  await studio.route(/\/v1\/material\?/, async (route) => {
    if (finished || route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    const list: { items: { prompt: string }[] } = await response.json();
    return route.fulfill({
      response,
      json: { ...list, items: list.items.filter(({ prompt }) => prompt !== "red brick") },
    });
  });
  await studio.getByRole("tab", { name: "Material" }).click();
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("red brick");
  await studio.getByRole("button", { name: "Generate" }).click();
  const optimize = studio.getByRole("region", { name: "Inspector" }).getByRole("button", { name: "Optimize" });
  await expect(optimize).toHaveAttribute("aria-disabled", "true");
  const tip = studio.getByText("Wait until it is finished.");
  // what is still coming in may push the button away from under a pointer that rests
  await expect(async () => {
    await studio.mouse.move(0, 0);
    await optimize.hover();
    await expect(tip).toBeVisible({ timeout: 2000 });
  }).toPass();
  finished = true;
  await expect(optimize).not.toHaveAttribute("aria-disabled", "true", { timeout: 60_000 });
  await expect(tip).toBeHidden();
});

test("what the settings of a result would change in the form is told before they are taken", async ({
  page,
  plinth,
}) => {
  await withoutPicture(page);
  await page.goto(plinth.address);
  await send(page, "a grey tin box");
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("a red box");
  const recall = page.getByRole("group", { name: "Take into the form" }).getByRole("button", { name: "Prompt" });
  await expect(recall).toHaveAccessibleDescription("Prompt: a grey tin box");
  await recall.hover();
  await expect(page.getByText("Prompt: a grey tin box", { exact: false })).toBeVisible();
  await recall.click();
  await expect(recall).toHaveAccessibleDescription("Changes nothing.");
});

test("words in passing float above the shelf, however high it is", async ({ page, plinth }) => {
  await withoutPicture(page);
  await page.goto(plinth.address);
  await send(page, "a brown tin box");
  const shelf = page.getByRole("list", { name: "Recent tasks" });
  const copy = inspector(page).getByRole("button", { name: "Copy seed" });
  for (const taller of [false, true]) {
    if (taller) {
      await page.getByRole("separator", { name: "Height of the shelf" }).focus();
      await page.keyboard.press("Shift+ArrowUp");
    }
    await copy.click();
    const words = page.locator("[data-sonner-toast]").first();
    await expect(words).toBeVisible();
    await expect
      .poll(async () => {
        const [box, below] = [await words.boundingBox(), await shelf.boundingBox()];
        return box !== null && below !== null && box.y + box.height < below.y;
      })
      .toBe(true);
    await expect(words).toHaveCount(0);
  }
});
