import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./plinth.ts";
import { inspector, send, withoutPicture } from "./workbench.ts";

/** A laptop's window at 200 % of zoom. */
test.use({ viewport: { width: 640, height: 400 } });
test.beforeEach(({ page }) => withoutPicture(page));

const box = async (part: Locator) => {
  const found = await part.boundingBox();
  if (!found) throw new Error("box: nothing there");
  return found;
};
const middle = async (part: Locator) => box(part).then(({ y, height }) => y + height / 2);
const make = async (page: Page, prompt: string) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await send(page, prompt);
  await page.setViewportSize({ width: 640, height: 400 });
};
const show = (page: Page, part: string) =>
  page.getByRole("navigation", { name: "Parts of the workbench" }).getByRole("button", { name: part }).click();

test("in a low window, what is told of a refused prompt covers neither the prompt nor the parts of the workbench", async ({
  studio,
}) => {
  const generate = studio.getByRole("button", { name: "Generate" });
  const parts = studio.getByRole("navigation", { name: "Parts of the workbench" });
  const prompt = studio.getByRole("textbox", { name: "Prompt", exact: true });
  // what it costs stands beside the button, not below it
  expect(Math.abs((await middle(generate)) - (await middle(studio.getByText("Costs 1 credit"))))).toBeLessThan(20);
  await studio.route("**/v1/text-to-3d", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 500, json: { title: "Broken", status: 500, detail: "It broke.", requestId: "r-1" } })
      : route.continue(),
  );
  await prompt.fill("a tin whistle");
  await generate.click();
  await expect(studio.locator("form").getByRole("alert")).toBeInViewport({ ratio: 1 });
  for (const part of [generate, prompt]) {
    const { y, height } = await box(part);
    expect(y + (part === generate ? height : 24)).toBeLessThanOrEqual((await box(parts)).y);
  }
  await expect(parts.getByRole("button", { name: "Stage" })).toBeInViewport({ ratio: 1 });
  // nothing lies over what is typed
  await prompt.click({ position: { x: 20, y: 12 } });
  await parts.getByRole("button", { name: "Stage" }).click();
  await expect(generate).toBeHidden();
});

test("in a low window, a grid shows two rows whole, and an asset's deeds are one line", async ({ studio }) => {
  await make(studio, "a grey bowl");
  await show(studio, "Inspector");
  const optimize = inspector(studio).getByRole("button", { name: "Optimize" });
  await expect(optimize).toBeVisible();
  const remove = inspector(studio).getByRole("button", { name: "Delete", exact: true });
  expect(Math.abs((await middle(optimize)) - (await middle(remove)))).toBeLessThan(4);

  await studio.goto(new URL("/experiments", studio.url()).href);
  await studio.getByRole("button", { name: "New experiment" }).click();
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("a {red|blue|green|brass} cup");
  await studio.getByRole("textbox", { name: "Seeds" }).fill("1-3");
  const sends = studio.getByRole("button", { name: "Generate 12" });
  const atOnce = studio.getByRole("combobox", { name: /at once/ });
  expect(Math.abs((await middle(sends)) - (await middle(atOnce)))).toBeLessThan(4);
  await studio.getByText("Results", { exact: true }).click();
  const cells = studio.getByRole("gridcell");
  await expect(cells).toHaveCount(12);
  // the first of the second row
  await expect(cells.nth(3)).toBeInViewport({ ratio: 1 });
});

test("in a low window, what stands over the library is one line, and so is what can be done with a selection", async ({
  studio,
}) => {
  await make(studio, "a grey plate");
  await studio.goto(new URL("/library", studio.url()).href);
  await studio
    .getByRole("checkbox", { name: /^Select a grey plate/ })
    .first()
    .click({ force: true });
  const bar = studio.getByRole("region", { name: "Selection" });
  await expect(bar).toBeVisible();
  const lines = async (parts: Locator) =>
    new Set(
      await parts.evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => each.getBoundingClientRect())
          .map(({ top, height }) => Math.round((top + height / 2) / 8)),
      ),
    ).size;
  expect(await lines(bar.getByRole("button"))).toBe(1);
  expect(await middle(studio.getByRole("button", { name: "Export, import" }))).toBe(
    await middle(studio.getByRole("button", { name: "Fold" })),
  );
});
