import { expect, test } from "./plinth.ts";

test("what failed is made once more from the stage of a phone, where the inspector is not beside it", async ({
  page,
  plinth,
}) => {
  let fails = true;
  await page.route(/\/v1\/text-to-3d\/[^/?]+(?:\?|$)/, async (route) => {
    if (!fails || route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), status: "failed", urls: {} } });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(plinth.address);
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("a plain clay jar");
  await page.getByRole("button", { name: "Generate" }).click();
  const again = page.getByRole("region", { name: /^Stage/ }).getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible({ timeout: 60_000 });
  const failed = page.url();
  // on a broad screen the inspector has it, once
  await page.setViewportSize({ width: 1100, height: 700 });
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(1);
  await expect(again).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  fails = false;
  await again.click();
  await expect(page).not.toHaveURL(failed);
  await expect(again).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
