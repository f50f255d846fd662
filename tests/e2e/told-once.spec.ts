import { expect, Plinth, test } from "./plinth.ts";

const plinth = new Plinth();
test.beforeAll(() => plinth.start());
test.afterAll(() => plinth.remove());
test.use({ viewport: { width: 1440, height: 800 } });

test("why something failed is told once, and what finished elsewhere is shown by buttons with names of their own", async ({
  page,
}) => {
  const reason = "It took longer than it may.";
  let finished = false;
  await page.route(/\/v1\/material\/[^/?]+(?:\?|$)/, async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    const task = await response.json();
    const state =
      task.prompt === "slow slate"
        ? { status: "failed", report: { progress: 0, failure: { code: "time-limit", message: reason } } }
        : { status: finished ? task.status : "in_progress" };
    const open = state.status === "succeeded" ? {} : { urls: {}, finishedAt: null };
    return route.fulfill({ response, json: { ...task, ...open, ...state } });
  });
  await page.goto(plinth.address);
  await page.getByRole("tab", { name: "Material" }).click();
  for (const prompt of ["red brick", "old oak", "slow slate"]) {
    await page.getByRole("textbox", { name: "Prompt", exact: true }).fill(prompt);
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(page.getByRole("region", { name: `Stage: ${prompt}` })).toBeVisible();
  }
  await expect(page.getByRole("region", { name: "Stage: slow slate" }).getByText(reason)).toBeVisible();
  await expect(page.getByRole("main").getByText(reason).filter({ visible: true })).toHaveCount(1);
  await expect(
    page.getByRole("region", { name: "Inspector" }).getByRole("button", { name: "Try again" }),
  ).toBeVisible();
  // on the workbench the shelf shows what has come
  await page.getByRole("link", { name: "Settings" }).click();
  finished = true;
  // what comes close together stands side by side in the one region that is read out: neither is lost, none is read twice
  const live = page.locator("[role=status][aria-live=polite]");
  await expect(
    live
      .filter({ has: page.getByText("red brick is finished.") })
      .filter({ has: page.getByText("old oak is finished.") }),
  ).toHaveAttribute("aria-atomic", "false", { timeout: 60_000 });
  await expect(page.getByRole("region", { name: /^Messages/ })).toHaveAttribute("aria-live", "off");
  for (const prompt of ["red brick", "old oak"]) {
    await expect(page.getByRole("button", { name: `Show ${prompt}`, exact: true })).toBeVisible({ timeout: 60_000 });
  }
  await page.getByRole("button", { name: "Show red brick", exact: true }).click();
  await expect(page.getByRole("region", { name: "Stage: red brick" })).toBeVisible();
});

test("when sending and optimizing both fail, one box tells it, where it was asked last", async ({ page }) => {
  const made = await plinth.call("/v1/material", { method: "POST", body: '{"prompt":"pale sandstone","seed":2}' });
  const { id } = await made.json();
  await expect
    .poll(async () => (await (await plinth.call(`/v1/material/${id}`)).json()).status, { timeout: 60_000 })
    .toBe("succeeded");
  await page.route(/\/v1\/(?:text-to-3d|material)/, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 500, contentType: "application/json", body: "{}" })
      : route.continue(),
  );
  await page.goto(plinth.address);
  await page.getByRole("link", { name: /^pale sandstone/ }).click();
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("a red mug");
  const generate = page.getByRole("button", { name: "Generate" });
  const inspector = page.getByRole("region", { name: "Inspector" });
  const alert = page.getByRole("alert");
  await generate.click();
  await expect(page.locator("form").getByRole("alert")).toContainText("The server answered 500");
  await expect(page.locator("form").getByRole("alert")).toContainText("What you typed stays here.");
  await inspector.getByRole("button", { name: "Optimize" }).click();
  await expect(inspector.getByRole("alert")).toContainText("The server answered 500");
  // nothing was typed for that
  await expect(inspector.getByRole("alert")).not.toContainText("typed");
  await expect(alert).toHaveCount(1);
  await inspector.getByRole("button", { name: "Send the next seed" }).click();
  await expect(alert).toHaveCount(1);
  await generate.click();
  await expect(page.locator("form").getByRole("alert")).toBeVisible();
  await expect(alert).toHaveCount(1);
});

test("the library knows the version of what nobody has opened in it", async ({ page }) => {
  for (const version of ["subnet-v1", "premium-v1"]) {
    const body = JSON.stringify({ prompt: "a grey mug", seed: 1, version });
    expect((await plinth.call("/v1/text-to-3d", { method: "POST", body })).status).toBe(201);
  }
  await page.goto(`${plinth.origin}/library#token=${plinth.token}`);
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /^a grey mug/ })
      .first(),
  ).toBeVisible();
  const version = page.getByRole("combobox", { name: "Model version" });
  await expect(version.getByRole("option")).toHaveText(["Any version", "premium-v1 (1)", "subnet-v1 (1)"]);
});
