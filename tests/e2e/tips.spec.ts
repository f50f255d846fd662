import { expect, test } from "./plinth.ts";

test("a button whose panel is open lays no tip over it", async ({ studio }) => {
  const button = studio.getByRole("button", { name: "Earlier prompts and templates" });
  const tip = studio.locator("div[aria-hidden]").getByText("Earlier prompts and templates", { exact: true });
  await button.hover();
  await expect(tip).toBeVisible();
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
