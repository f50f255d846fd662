import { expect, readyCanvas, test } from "./plinth.ts";

test("a chair goes from words to the stage, another seed makes another, and the first seed the first again", async ({
  studio,
  plinth,
}) => {
  const prompt = "an old wooden chair with a red cushion";
  await studio.getByRole("tab", { name: "3D model" }).click();
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill(prompt);
  const make = async (seed: number) => {
    await studio.getByRole("textbox", { name: "Seed" }).fill(String(seed));
    const answer = studio.waitForResponse(
      (response) => response.request().method() === "POST" && response.url().endsWith("/v1/text-to-3d"),
    );
    await studio.getByRole("textbox", { name: "Prompt", exact: true }).press("ControlOrMeta+Enter");
    const task = await (await answer).json();
    expect(task).toMatchObject({ status: "queued", kind: "preview", urls: {}, creditsUsed: 0, finishedAt: null, seed });
    await expect(studio.getByRole("region", { name: `Stage: ${prompt}` })).toBeVisible();
    await expect
      .poll(async () => (await (await plinth.call(`/v1/text-to-3d/${task.id}`)).json()).status, { timeout: 60_000 })
      .toBe("succeeded");
    await expect(studio).toHaveURL(new RegExp(task.id));
    await expect(readyCanvas(studio)).toBeVisible({ timeout: 40_000 });
    const { urls } = await (await plinth.call(`/v1/text-to-3d/${task.id}`)).json();
    return Promise.all(
      ["obj", "albedo", "thumbnail"].map(async (key) =>
        Buffer.from(await (await plinth.call(urls[key])).arrayBuffer()),
      ),
    );
  };
  const first = await make(7);
  const other = await make(8);
  const again = await make(7);
  expect(Buffer.compare(first[0] as Buffer, other[0] as Buffer)).not.toBe(0);
  for (const [index, file] of first.entries()) expect(Buffer.compare(file, again[index] as Buffer)).toBe(0);
  await expect(studio.getByRole("listitem", { name: `${prompt}, succeeded` })).toHaveCount(3);
});

test("a new form asks for the quick version, and Optimize makes the same thing better", async ({ studio, plinth }) => {
  await studio.getByRole("tab", { name: "3D model" }).click();
  const quick = studio.getByRole("radio", { name: "subnet-v1" });
  const best = studio.getByRole("radio", { name: "premium-v1" });
  await expect(quick).toBeChecked();
  // what the artist chose is there the next time
  await best.check();
  await studio.reload();
  await expect(best).toBeChecked();
  await quick.check();
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("a blue wooden stool");
  await studio.getByRole("textbox", { name: "Seed" }).fill("5");
  await studio.getByRole("button", { name: "Generate" }).click();
  await expect(studio.getByRole("region", { name: "Stage: a blue wooden stool" })).toBeVisible();
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 40_000 });
  await expect(studio).toHaveURL(/\/tasks\/[^/]+\/text-to-3d\//);
  const id = new URL(studio.url()).pathname.split("/").at(-1);
  const retrieve = async () => (await plinth.call(`/v1/text-to-3d/${id}`)).json();
  const preview = await retrieve();
  expect(preview).toMatchObject({ kind: "preview", creditsUsed: 1 });
  const inspector = studio.getByRole("region", { name: "Inspector" });
  const offer = inspector.getByText("This is the quick version.");
  await expect(offer).toBeVisible();
  await inspector.getByRole("button", { name: "Optimize" }).click();
  await expect
    .poll(retrieve, { timeout: 60_000 })
    .toMatchObject({ kind: "optimize", status: "succeeded", creditsUsed: 5, seed: 5 });
  await expect(inspector.getByText("It is optimized already.")).toBeVisible({ timeout: 40_000 });
  await expect(offer).toBeHidden();
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 40_000 });
});

test("the shelf is walked by arrows, and what comes on the stage by a key is told", async ({ studio, plinth }) => {
  for (const seed of [1, 2, 3]) {
    const body = JSON.stringify({ prompt: "dry sand", seed });
    await plinth.call("/v1/material", { method: "POST", body });
  }
  await studio.reload();
  const items = studio.getByRole("list", { name: "Recent tasks" }).getByRole("link", { name: /dry sand, succeeded/ });
  await expect(items).toHaveCount(3, { timeout: 60_000 });
  await items.first().focus();
  await studio.keyboard.press("ArrowRight");
  await expect(items.nth(1)).toBeFocused();
  await studio.keyboard.press("Home");
  await expect(items.first()).toBeFocused();
  await studio.keyboard.press("Enter");
  await expect(studio.getByRole("region", { name: "Stage: dry sand" })).toBeVisible();
  await studio.keyboard.press("k");
  await expect(studio.getByRole("status").filter({ hasText: "On the stage: dry sand, succeeded" })).toBeAttached();
  await expect(items.nth(1)).toHaveAttribute("aria-current", "true");
});

test("everything is still there after a reload and in a new tab", async ({ studio, plinth, context }) => {
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("three blue mugs");
  await studio.getByRole("textbox", { name: "Seed" }).fill("3");
  await studio.getByRole("button", { name: "Generate" }).click();
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 40_000 });
  await studio.reload();
  await expect(studio.getByRole("region", { name: "Stage: three blue mugs" })).toBeVisible();
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 40_000 });
  const tab = await context.newPage();
  await tab.goto(plinth.origin);
  await expect(tab.getByRole("listitem", { name: "three blue mugs, succeeded" })).toBeVisible();
});
