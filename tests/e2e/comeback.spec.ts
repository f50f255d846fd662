import { expect, Plinth, readyCanvas, test } from "./plinth.ts";

test("the plug pulled in the middle: the page says so, and the task goes on by itself", async ({ page }) => {
  const plinth = new Plinth();
  await plinth.start({ PLINTH_WORKERS: "1" });
  try {
    await page.goto(plinth.address);
    await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("a marble table");
    await page.getByRole("radio", { name: "subnet-v1" }).click();
    await page.getByRole("spinbutton", { name: "Variations" }).fill("4");
    await page.getByRole("textbox", { name: "Seed" }).fill("11");
    const created = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "Generate" }).click();
    await created;
    const items = page.getByRole("list", { name: "Recent tasks" }).getByRole("listitem");
    await expect(items).toHaveCount(4);
    await plinth.stop("SIGKILL");
    await plinth.start();
    await expect(page.getByRole("listitem", { name: "a marble table, succeeded" })).toHaveCount(4, { timeout: 60_000 });
    await expect(readyCanvas(page)).toBeVisible({ timeout: 40_000 });
  } finally {
    await plinth.remove();
  }
});

test("what was made stays in the browser when the server is gone", async ({ page }) => {
  const plinth = new Plinth();
  await plinth.start();
  try {
    await page.goto(plinth.address);
    await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("a green bottle");
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(readyCanvas(page)).toBeVisible({ timeout: 60_000 });
    // what has not been used yet has come too
    const missing = () =>
      page.evaluate(async () => {
        const parts: string[] = await (await fetch("/parts.json")).json();
        const here = new Set(performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
        return parts.filter((part) => !here.has(part));
      });
    await page.evaluate(() => performance.setResourceTimingBufferSize(2000));
    await expect.poll(missing, { timeout: 40_000 }).toEqual([]);
    await plinth.stop();
    const inspector = page.getByRole("region", { name: "Inspector" });
    await inspector.getByRole("button", { name: "Download" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("button", { name: "Download" }).click();
    expect((await download).suggestedFilename()).toMatch(/^a-green-bottle-\d+\.glb$/);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Library" }).click();
    await expect(page.getByText("a green bottle").first()).toBeVisible();
  } finally {
    await plinth.remove();
  }
});

test("a task that its server deleted before its files were here is asked for once, and told", async ({ page }) => {
  const plinth = new Plinth();
  await plinth.start();
  try {
    const body = JSON.stringify({ prompt: "wet slate", seed: 3 });
    const { id } = await (await plinth.call("/v1/material", { method: "POST", body })).json();
    const status = async () => (await (await plinth.call(`/v1/material/${id}`)).json()).status;
    await expect.poll(status, { timeout: 60_000 }).toBe("succeeded");
    // files lie where nothing answers
    await page.route(`**/v1/files/${id}/**`, (route) => route.abort());
    await page.goto(plinth.address);
    const item = page.getByRole("listitem", { name: /^wet slate/ });
    await expect(item).toBeVisible();
    await plinth.call(`/v1/material/${id}`, { method: "DELETE" });
    await page.unroute(`**/v1/files/${id}/**`);
    await page.reload();
    await expect(page.getByRole("listitem", { name: "wet slate, lost" })).toBeVisible({ timeout: 30_000 });

    const asked: string[] = [];
    page.on("request", (request) => request.url().includes(id) && asked.push(request.url()));
    await page.reload();
    await expect(page.getByRole("listitem", { name: "wet slate, lost" })).toBeVisible();
    await page.waitForTimeout(4000);
    expect(asked).toEqual([]);
    await item.getByRole("link").click();
    await expect(page.getByRole("region", { name: "Inspector" }).getByText("Lost on the server")).toBeVisible();
    await page.waitForTimeout(1000);
    expect(asked).toEqual([]);
  } finally {
    await plinth.remove();
  }
});

test("without a network it is told at once; back again, all comes by itself and nothing is refused", async ({
  page,
  context,
}) => {
  const plinth = new Plinth();
  await plinth.start();
  try {
    const body = JSON.stringify({ prompt: "wet slate", seed: 3 });
    const { id } = await (await plinth.call("/v1/material", { method: "POST", body })).json();
    const status = async () => (await (await plinth.call(`/v1/material/${id}`)).json()).status;
    await expect.poll(status, { timeout: 60_000 }).toBe("succeeded");
    const refused: string[] = [];
    page.on(
      "response",
      (response) => response.status() >= 400 && refused.push(`${response.status()} ${response.url()}`),
    );
    // listed, and its files not here yet when the network goes
    await page.route(`**/v1/files/${id}/**`, (route) => route.abort());
    await page.goto(plinth.address);
    await expect(page.getByRole("listitem", { name: /^wet slate/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Activity" })).toBeVisible();
    await page.waitForTimeout(1000);
    await context.setOffline(true);
    const banner = page.getByRole("alert").filter({ hasText: "This computer is offline" });
    await expect(banner).toBeVisible();
    await page
      .getByRole("listitem", { name: /^wet slate/ })
      .getByRole("link")
      .click();
    await expect(page.getByText("They come by themselves once it does")).toBeVisible();
    await page.unroute(`**/v1/files/${id}/**`);
    await context.setOffline(false);
    await expect(banner).toBeHidden();
    await expect(readyCanvas(page)).toBeVisible({ timeout: 60_000 });
    expect(refused).toEqual([]);
  } finally {
    await plinth.remove();
  }
});

test("on a phone without a network, what is sent once more in vain says so; back again, it is made and seen", async ({
  page,
  context,
  plinth,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(plinth.address);
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("a plain tin cup");
  await expect(page.getByRole("button", { name: "Activity" })).toBeVisible();
  await page.waitForTimeout(2000);
  await context.setOffline(true);
  const generate = page.getByRole("button", { name: "Generate" });
  const told = page.locator("form").getByRole("alert");
  // the press is also what starts the stage, and with it what reads models: its code does not come
  await generate.click();
  // why is told once, in the head of the page
  await expect(page.getByRole("alert").filter({ hasText: "This computer is offline" })).toHaveCount(1);
  await expect(told).toContainText("This was not sent");
  await expect(told).not.toContainText("tried");
  await generate.click();
  await expect(told).toContainText("This was not sent, tried 2 times");
  await told.getByRole("button", { name: "Try again" }).click();
  await expect(told).toContainText("tried 3 times");
  await context.setOffline(false);
  await expect(told).toBeHidden();
  await generate.click();
  await expect(readyCanvas(page)).toBeVisible({ timeout: 60_000 });
});
