import type { Page } from "@playwright/test";
import { expect, test } from "./plinth.ts";
import { withoutPicture } from "./workbench.ts";

const SLOW = "http://127.0.0.1:9";

async function addConnection(page: Page, name: string, address: string, token: string): Promise<void> {
  await page.getByRole("button", { name: "Add connection" }).click();
  await page.getByRole("textbox", { name: "Connection name" }).fill(name);
  await page.getByRole("textbox", { name: "Address" }).fill(address);
  await page.getByRole("textbox", { name: "Access token" }).fill(token);
  await page.getByRole("button", { name: "Save connection" }).click();
}

test("a connection that was left or changed while it was tried is not saved by the answer", async ({
  page,
  plinth,
}) => {
  await withoutPicture(page);
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let asked = 0;
  await page.route(`${SLOW}/**`, async (route) => {
    asked += 1;
    await held;
    await route.fulfill({
      status: 404,
      json: { message: "No such task." },
      headers: { "Access-Control-Allow-Origin": "*" },
    });
  });
  await page.goto(plinth.address);
  await page.getByRole("link", { name: "Settings" }).click();
  await addConnection(page, "Left", SLOW, "a-token");
  await expect.poll(() => asked).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Cancel" }).click();
  await addConnection(page, "Half typed", SLOW, "a-token");
  await expect.poll(() => asked).toBeGreaterThan(3);
  await page.getByRole("textbox", { name: "Connection name" }).fill("Fully typed");
  const answers = Promise.all([1, 2, 3, 4].map(() => page.waitForResponse(`${SLOW}/**`)));
  answer();
  await answers;
  await expect(page.getByRole("textbox", { name: "Connection name" })).toHaveValue("Fully typed");
  const connection = page.getByRole("combobox", { name: "Connection" });
  await expect(connection.getByRole("option")).toHaveText(["This machine", /./]);
  await page.getByRole("button", { name: "Save connection" }).click();
  await expect(connection.getByRole("option")).toHaveText(["This machine", "Fully typed", /./]);
});

test("a refused token that is saved all the same is told at once", async ({ page, plinth }) => {
  await withoutPicture(page);
  await page.goto(plinth.address);
  await page.getByRole("link", { name: "Settings" }).click();
  // what would ask the server again, and so find out, has to wait
  await addConnection(page, "No way in", plinth.origin, "not-the-right-token");
  await expect(page.getByRole("alert").filter({ hasText: "Token refused" })).toBeVisible();
  await page.route(`${plinth.origin}/v1/**`, () => undefined);
  await page.getByRole("button", { name: "Save anyway" }).click();
  await expect(page.getByRole("combobox", { name: "Connection" })).toHaveValue(/no-way-in/);
  await expect(page.getByText("No way in refuses", { exact: false }).first()).toBeVisible();
});

test("a token that was withdrawn while the page did nothing is told when the artist comes back to it", async ({
  page,
  plinth,
}) => {
  await withoutPicture(page);
  const answer = await plinth.call("/v1/tokens", { method: "POST", body: JSON.stringify({ name: "for-a-morning" }) });
  const { token } = await answer.json();
  await page.clock.install();
  await page.goto(`${plinth.origin}/#token=${token}`);
  await expect(page.getByText("Costs 1 credit")).toBeVisible();
  await plinth.call("/v1/tokens/for-a-morning", { method: "DELETE" });
  await page.clock.fastForward(60_000);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByRole("alert").filter({ hasText: "refuses the access token" })).toBeVisible();
});
