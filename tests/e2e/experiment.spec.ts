import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expectNoViolation } from "./no-violation.ts";
import { expect, test } from "./plinth.ts";

const cells = (page: Page, state: string) => page.locator(`[role=gridcell][data-state=${state}]`);

test("a grid of words by seeds fills in, through a busy server, a refusal and a reload, and comes back from its sheet", async ({
  studio,
  plinth,
}) => {
  const sent: { prompt: string; seed: number }[] = [];
  let busy = 1;
  let refused = 1;
  await studio.context().route("**/v1/material", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const body = route.request().postDataJSON();
    if (sent.length === 2 && busy-- > 0) {
      return route.fulfill({ status: 429, headers: { "Retry-After": "1" }, body: "{}" });
    }
    if (body.prompt === "wet cobblestone" && body.seed === 2 && refused-- > 0) {
      return route.fulfill({ status: 422, contentType: "application/json", body: '{"detail":"Not today."}' });
    }
    sent.push(body);
    return route.continue();
  });

  await studio.getByRole("link", { name: "Experiment" }).click();
  await expect(studio.getByText("Begin with one of these")).toBeVisible();
  // each shows what grid it makes: four prompts by three seeds
  await expect(studio.getByRole("button", { name: /^Words by seeds/ }).locator("[data-cell]")).toHaveCount(12);
  await expectNoViolation(studio);
  await studio.getByRole("button", { name: "New experiment" }).click();
  await studio.getByRole("textbox", { name: "Experiment name" }).fill("Three moods");
  await studio.getByText("Material", { exact: true }).click();
  const prompt = studio.getByRole("textbox", { name: "Prompt", exact: true });
  await prompt.fill("{dry|wet|mossy cobblestone");
  // what is half typed is not called wrong
  await expect(studio.getByText("Write a prompt and choose what changes", { exact: false })).toBeVisible();
  await expect(studio.getByRole("alert")).toHaveCount(0);
  await prompt.blur();
  await expect(studio.getByRole("alert")).toContainText('"{dry|wet|mossy cobblestone" at character 1 is never closed');
  await prompt.fill("{dry|wet|mossy} cobblestone");
  await studio.getByRole("combobox", { name: "Columns" }).selectOption({ label: "Choices in the prompt" });
  await studio.getByRole("combobox", { name: "Rows" }).selectOption({ label: "Seeds" });
  await studio.getByRole("textbox", { name: "Seeds" }).fill("1-2");
  await expect(studio.getByText("3 × 2 = 6 cells")).toBeVisible();
  await expect(studio.getByText("Costs 6 credits")).toBeVisible();
  await studio.getByRole("button", { name: "Show list" }).click();
  await expect(studio.getByRole("list", { name: "Every request" }).getByRole("listitem")).toHaveCount(6);
  await expectNoViolation(studio);
  expect(sent).toEqual([]);

  await studio.getByRole("button", { name: "Generate 6" }).click();
  await expect(cells(studio, "made").first()).toBeVisible({ timeout: 60_000 });
  await studio.reload();
  await expect(cells(studio, "made")).toHaveCount(5, { timeout: 60_000 });
  expect(sent.map(({ prompt, seed }) => `${prompt} ${seed}`).sort()).toEqual(
    [
      "dry cobblestone 1",
      "dry cobblestone 2",
      "mossy cobblestone 1",
      "mossy cobblestone 2",
      "wet cobblestone 1",
    ].sort(),
  );
  const failed = studio.getByRole("gridcell", { name: /^wet, seed 2, failed/ });
  await expect(failed).toContainText("Not today.");
  await expectNoViolation(studio);

  // the whole grid from the keyboard: to the corner, star it, back to the failed one, run it again
  await studio.getByRole("gridcell", { name: /^dry, seed 1, / }).focus();
  await studio.keyboard.press("Control+End");
  await expect(studio.getByRole("gridcell", { name: /^mossy, seed 2, / })).toBeFocused();
  await studio.keyboard.press("s");
  await expect(studio.getByRole("gridcell", { name: "mossy, seed 2, succeeded, starred" })).toBeFocused();
  await studio.keyboard.press("ArrowLeft");
  await expect(failed).toBeFocused();
  await studio.keyboard.press("r");
  await expect(cells(studio, "made")).toHaveCount(6, { timeout: 60_000 });
  await expect(studio.getByText("6 of 6 made, 1 starred")).toBeVisible();

  // what is chosen is told over the grid, and pushes nothing about
  const grid = studio.getByRole("grid");
  const before = await grid.boundingBox();
  await studio.keyboard.press("c");
  const bar = studio.getByRole("region", { name: "Chosen results" });
  await expect(bar).toContainText("1 chosen: one more to compare");
  await studio.keyboard.press("ArrowRight");
  await studio.keyboard.press("c");
  await expect(bar.getByRole("link", { name: "Compare 2" })).toBeVisible();
  expect((await grid.boundingBox())?.y).toBe(before?.y);
  await expectNoViolation(studio);
  await bar.getByRole("button", { name: "Choose none" }).click();
  await expect(bar).toBeHidden();

  // what it costs is said before it is spent, to fingers too
  const optimize = studio.getByRole("button", { name: "Optimize 1 starred" });
  await expect(optimize).toContainText("3 credits");
  await optimize.click();
  await expect(studio.getByRole("button", { name: /^Optimize/ })).toBeHidden({ timeout: 60_000 });

  const download = studio.waitForEvent("download");
  await studio.getByRole("button", { name: "Contact sheet" }).click();
  const sheet = readFileSync(await (await download).path());
  expect((await download).suggestedFilename()).toBe("three-moods.png");

  await studio.getByRole("button", { name: "Delete experiment" }).click();
  await expect(studio.getByRole("alertdialog")).toContainText("Its 6 tasks stay");
  await studio.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(studio.getByText("Begin with one of these")).toBeVisible();
  await expect(studio.getByText("Three moods", { exact: true })).toBeHidden();

  await studio.getByLabel("Contact sheet").setInputFiles({ name: "sheet.png", mimeType: "image/png", buffer: sheet });
  await expect(studio.getByRole("textbox", { name: "Experiment name" })).toHaveValue("Three moods");
  await expect(studio.getByText("nothing new to send, 6 made before")).toBeVisible();
  await studio.getByRole("button", { name: "Fill in 6" }).click();
  await expect(cells(studio, "made")).toHaveCount(6);
  expect(sent).toHaveLength(6);
  const { items } = await (await plinth.call("/v1/material?limit=50")).json();
  expect(items.filter(({ prompt }: { prompt: string }) => / cobblestone$/.test(prompt))).toHaveLength(6);
});

test("six columns are seen whole beside the set-up, until the artist says how large a cell is", async ({ studio }) => {
  await studio.setViewportSize({ width: 1440, height: 900 });
  await studio.getByRole("link", { name: "Experiment" }).click();
  await studio.getByRole("button", { name: "New experiment" }).click();
  await studio
    .getByRole("textbox", { name: "Prompt", exact: true })
    .fill("{dry and dusty|wet|mossy|frozen|muddy|burnt} cobblestone");
  await studio.getByRole("combobox", { name: "Columns" }).selectOption({ label: "Choices in the prompt" });
  await studio.getByRole("combobox", { name: "Rows" }).selectOption({ label: "Seeds" });
  await studio.getByRole("textbox", { name: "Seeds" }).fill("1000000-1000001");
  await expect(studio.getByRole("gridcell")).toHaveCount(12);
  const around = studio.getByRole("grid").locator("xpath=..");
  const hidden = () => around.evaluate((part) => part.scrollWidth - part.clientWidth);
  expect(await hidden()).toBeLessThanOrEqual(0);
  // a smaller window has smaller cells by itself
  await studio.setViewportSize({ width: 1366, height: 768 });
  await expect.poll(hidden).toBeLessThanOrEqual(0);
  const size = studio.getByRole("slider", { name: "Cell size" });
  await size.fill("200");
  await expect.poll(hidden).toBeGreaterThan(0);
  await studio.setViewportSize({ width: 1440, height: 900 });
  await expect(size).toHaveAttribute("aria-valuetext", "200 pixels");
});

/** Lets no frame of the page come before it is released. */
function holdFrames(): void {
  const own = globalThis.requestAnimationFrame;
  const held: FrameRequestCallback[] = [];
  globalThis.requestAnimationFrame = (callback) => held.push(callback);
  Object.assign(globalThis, {
    plinthRelease: () => {
      globalThis.requestAnimationFrame = own;
      for (const callback of held) own(callback);
    },
  });
}

test("a result becomes an experiment, and a cell of it turns in 3D where it stands", async ({ studio }) => {
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("{mossy|dry} gravel");
  await studio.getByRole("tab", { name: "Material" }).click();
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("{sandy|wet} gravel");
  await expect(studio.getByText("Comes to 2 prompts.")).toBeVisible();
  await studio.getByRole("textbox", { name: "Seed" }).fill("4");
  await studio.getByRole("button", { name: "Generate" }).click();
  await expect(studio.getByRole("link", { name: /^wet gravel, / })).toBeVisible();
  await studio.getByRole("button", { name: "New experiment from this" }).click();
  await expect(studio.getByRole("textbox", { name: "Prompt", exact: true })).toHaveValue("sandy gravel");
  await studio.getByRole("textbox", { name: "Seeds" }).fill("4");
  await expect(studio.getByText("nothing new to send, 1 made before")).toBeVisible({ timeout: 60_000 });
  await studio.getByRole("button", { name: "Fill in 1" }).click();
  const cell = studio.getByRole("gridcell", { name: /^seed 4, succeeded/ });
  // its picture stays where it is until the living one is drawn
  await studio.evaluate(holdFrames);
  await cell.focus();
  await studio.keyboard.press("v");
  await expect(cell.getByRole("button", { name: "Turn seed 4 in 3D" })).toHaveAttribute("aria-pressed", "true");
  const isPictureSeen = () =>
    cell.evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen?.closest("[data-picture]") != null;
    });
  expect(await isPictureSeen()).toBe(true);
  await studio.evaluate("globalThis.plinthRelease()");
  await expect(cell.locator("canvas[data-state=ready]")).toBeVisible({ timeout: 60_000 });
  await studio.keyboard.press("Escape");
  await expect(cell.locator("canvas")).toBeHidden();
  // gone into with Tab, turned, and left again for the cell it stands in
  await studio.keyboard.press("v");
  const view = cell.getByRole("application");
  await expect(view).toBeVisible();
  await studio.keyboard.press("Tab");
  await expect(view).toBeFocused();
  await studio.keyboard.press("ArrowLeft");
  await studio.keyboard.press("Escape");
  await expect(cell).toBeFocused();
  await expect(view).toBeHidden();
  await studio.keyboard.press("Enter");
  await expect(studio).toHaveURL(/\/tasks\/[^/]+\/material\//);
});

/** Where in a cell something is drawn, in pixels from its corner, without its ring and its buttons. */
async function drawnBox(page: Page, cell: Locator): Promise<number[]> {
  await page.mouse.move(0, 0);
  const base64 = (await cell.screenshot()).toString("base64");
  return page.evaluate(async (data) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const { width, height } = picture;
    const context = new OffscreenCanvas(width, height).getContext("2d") as OffscreenCanvasRenderingContext2D;
    context.drawImage(picture, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, width, height);
    const ground = 4 * (4 * width + Math.floor(width / 2));
    let [left, top, right, bottom] = [width, height, 0, 0];
    for (let y = 4; y < height - 4; y += 1)
      for (let x = 40; x < width - 40; x += 1) {
        const at = 4 * (y * width + x);
        // far from the ground's colour: soft shadows do not count
        const apart = [0, 1, 2].map((i) => Math.abs((pixels[at + i] as number) - (pixels[ground + i] as number)));
        if (Math.max(...apart) < 60) continue;
        [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
      }
    return [left, top, right, bottom];
  }, base64);
}

test("a model that comes alive in its cell does not jump: it is framed as its picture was", async ({ studio }) => {
  test.setTimeout(120_000);
  await studio.emulateMedia({ colorScheme: "dark" });
  await studio.getByRole("link", { name: "Experiment" }).click();
  await studio.getByRole("button", { name: "New experiment" }).click();
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("a white floor lamp");
  await studio.getByRole("combobox", { name: "Columns" }).selectOption({ label: "Seeds" });
  await studio.getByRole("textbox", { name: "Seeds" }).fill("11");
  await studio.getByRole("button", { name: "Generate 1" }).click();
  const cell = studio.getByRole("gridcell", { name: /^seed 11, succeeded/ });
  await expect(cell).toBeVisible({ timeout: 60_000 });
  await expect(cell.locator("img")).toBeVisible();
  const still = await drawnBox(studio, cell);
  await cell.focus();
  await studio.keyboard.press("v");
  await expect(cell.locator("canvas[data-state=ready]")).toBeVisible({ timeout: 60_000 });
  await expect(async () => {
    for (const [side, at] of (await drawnBox(studio, cell)).entries())
      expect(Math.abs(at - (still[side] as number)), `side ${side}`).toBeLessThanOrEqual(5);
  }).toPass({ timeout: 10_000 });

  // whoever rests on it before pressing turns it by a drag, and opens it by a click, as its picture would
  const grid = studio.url();
  const { x, y, width, height } = (await cell.boundingBox()) as { x: number; y: number; width: number; height: number };
  const [middle, centre] = [x + width / 2, y + height / 2];
  await studio.mouse.move(middle, centre);
  await expect(cell.locator("canvas[data-state=ready]")).toBeVisible();
  await studio.mouse.down();
  await studio.mouse.move(middle + 40, centre, { steps: 4 });
  await studio.mouse.up();
  expect(studio.url()).toBe(grid);
  await studio.mouse.click(middle, centre);
  await expect(studio).toHaveURL(/\/tasks\/[^/]+\/text-to-3d\//);
});
