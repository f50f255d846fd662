import type { Locator } from "@playwright/test";
import { fill } from "./large-library.ts";
import { expectNoViolation } from "./no-violation.ts";
import { expect, type Plinth, test } from "./plinth.ts";

/** Small: the browser draws several pictures in software here. */
test.use({ viewport: { width: 1024, height: 640 } });

async function make(plinth: Plinth, prompt: string, seed: number): Promise<void> {
  const body = JSON.stringify({ prompt, seed, version: "subnet-v1" });
  const { id } = await (await plinth.call("/v1/text-to-3d", { method: "POST", body })).json();
  await expect
    .poll(async () => (await (await plinth.call(`/v1/text-to-3d/${id}`)).json()).status, { timeout: 60_000 })
    .toBe("succeeded");
}

test("sixty results to pick from show their pictures, and no error", async ({ studio, plinth }) => {
  const wrong: string[] = [];
  studio.on("pageerror", ({ message }) => wrong.push(message));
  await expect(studio.getByRole("textbox", { name: "Prompt", exact: true })).toBeVisible();
  await studio.evaluate(fill, 60);
  await studio.goto(`${plinth.origin}/compare`);
  const results = studio.getByRole("list", { name: "Results to compare" });
  await expect(results.locator("img")).toHaveCount(60);
  expect(wrong).toEqual([]);
  // of one alone nothing differs nor does not differ
  await results
    .getByRole("button", { name: /synthetic 0/ })
    .first()
    .click();
  await expect(studio.getByRole("region", { name: "Settings and figures" })).toContainText("synthetic 0");
  await expect(studio.getByText("Nothing differs")).toHaveCount(0);
  await expect(studio.getByRole("checkbox", { name: "Only what differs" })).toHaveCount(0);
});

test("under a wipe, the words on a side stand in the part of it that is seen", async ({ studio, plinth }) => {
  const side = (digit: string) => `side=embedded/material/${digit.repeat(8)}-0000-4000-8000-000000000000`;
  await studio.goto(`${plinth.origin}/compare?${side("1")}&${side("2")}&layout=wipe`);
  const words = studio.getByRole("alert").locator("span");
  await expect(words).toHaveCount(2, { timeout: 60_000 });
  const wipe = studio.getByRole("slider", { name: "Wipe" });
  for (let page = 0; page < 2; page++) await wipe.press("PageDown");
  const [left, right, line] = await Promise.all([words.nth(0), words.nth(1), wipe].map((each) => each.boundingBox()));
  const middle = (line?.x ?? 0) + (line?.width ?? 0) / 2;
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(middle);
  expect(right?.x ?? 0).toBeGreaterThanOrEqual(middle);
});

test("what is told of a side stands under its picture, be it two, three or four", async ({ studio, plinth }) => {
  test.slow();
  await studio.setViewportSize({ width: 1440, height: 800 });
  for (const digits of ["12", "123", "1234"]) {
    const sides = [...digits].map((d) => `side=embedded/material/${d.repeat(8)}-0000-4000-8000-000000000000`);
    await studio.goto(`${plinth.origin}/compare?${sides.join("&")}`);
    const letters = (part: Locator) => part.filter({ hasText: /^[A-D]$/ });
    const above = letters(studio.locator("main section > section span"));
    const below = letters(studio.getByRole("columnheader").locator("span[aria-hidden]"));
    await expect(below).toHaveCount(digits.length, { timeout: 60_000 });
    const lefts = (part: Locator) => part.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
    const [pictures, columns] = await Promise.all([lefts(above), lefts(below)]);
    expect(pictures).toHaveLength(digits.length);
    // the first column stands beside the names of the rows
    for (const [at, left] of columns.entries()) {
      if (at > 0) expect(Math.abs(left - (pictures[at] ?? 0))).toBeLessThanOrEqual(1.5);
      else expect(left).toBeLessThan(pictures[1] ?? 0);
    }
  }
});

test("two results are set side by side, wiped and told apart, and the link brings them back", async ({
  studio,
  plinth,
}) => {
  test.slow();
  await make(plinth, "a red mug", 3);
  await make(plinth, "a blue mug", 3);
  await studio.reload();
  const shelf = studio.getByRole("list", { name: "Recent tasks" });
  await shelf.getByRole("link", { name: /a red mug/ }).click();
  await expect(studio.getByRole("region", { name: "Stage: a red mug" })).toBeVisible();
  await shelf.getByRole("link", { name: /a blue mug/ }).click({ modifiers: ["Alt"] });
  await expect(studio).toHaveURL(/\/compare\?side=.+&side=/);
  const ready = studio.locator("canvas[data-state=ready]");
  await expect(ready).toHaveCount(2, { timeout: 60_000 });

  // what differs: the word in the prompt, and not the seed
  const table = studio.getByRole("region", { name: "What differs" });
  await expect(table.locator("mark")).toHaveText(["red", "blue"]);
  await table.getByRole("checkbox", { name: "Only what differs" }).check();
  await expect(table.getByRole("rowheader", { name: "Prompt", exact: true })).toBeVisible();
  await expect(table.getByRole("rowheader", { name: "Seed" })).toBeHidden();
  await expectNoViolation(studio);

  // whose column it is stays in sight, on a phone too, and nothing is scrolled sideways
  await table.getByRole("checkbox", { name: "Only what differs" }).uncheck();
  await studio.setViewportSize({ width: 360, height: 640 });
  await table.getByRole("row").last().scrollIntoViewIfNeeded();
  await expect(table.getByRole("columnheader", { name: /^A: / })).toBeInViewport({ ratio: 1 });
  expect(await table.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0);
  await studio.setViewportSize({ width: 1024, height: 640 });

  // each side may have its own light, beginning with the one that all have
  await studio.getByRole("button", { name: "Linked light" }).click();
  await studio.getByRole("button", { name: "Light of A" }).click();
  const exposure = studio.getByRole("slider", { name: "Exposure" });
  await exposure.press("ArrowRight");
  await expect(exposure).toHaveAttribute("aria-valuetext", "+0.1 EV");
  await studio.getByRole("button", { name: "Light of B" }).click();
  await expect(exposure).toHaveAttribute("aria-valuetext", "0.0 EV");
  await studio.keyboard.press("Escape");
  await studio.getByRole("button", { name: "Linked light" }).click();

  // what is drawn stays drawn in another layout and on the other side: the very same canvases, and no wait
  await ready.evaluateAll((canvases) => {
    for (const canvas of canvases) canvas.classList.add("drawn-before");
  });
  const same = studio.locator("canvas.drawn-before[data-state=ready]");
  await studio.getByRole("button", { name: "Swap" }).click();
  expect(await same.count()).toBe(2);
  await studio.getByRole("button", { name: "Swap" }).click();
  await studio.getByRole("radio", { name: "Wipe" }).check();
  const wipe = studio.getByRole("slider", { name: "Wipe" });
  await expect(wipe).toBeVisible();
  expect(await same.count()).toBe(2);
  await wipe.press("End");
  await expect(wipe).toHaveAttribute("aria-valuenow", "100");
  await wipe.press("ArrowLeft");
  await expect(wipe).toHaveAttribute("aria-valuetext", /^98 % .*a red mug.* 2 % .*a blue mug/);
  await wipe.press("PageDown");
  await expect(wipe).toHaveAttribute("aria-valuenow", "88");
  await wipe.press("PageUp");
  await expect(wipe).toHaveAttribute("aria-valuenow", "98");
  // its line is a background, which the system's own few colours would take away
  await studio.emulateMedia({ forcedColors: "active" });
  const colours = await wipe
    .locator("span")
    .first()
    .evaluate((line) => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.cssText = "forced-color-adjust: none; background: CanvasText";
      const both = [line, probe].map((part) => getComputedStyle(part).backgroundColor);
      probe.remove();
      return both;
    });
  expect(colours[0]).toBe(colours[1]);
  await studio.emulateMedia({ forcedColors: "none" });
  // both pictures are reached before it, and turn together
  await studio.keyboard.press("Shift+Tab");
  await expect(studio.getByRole("application", { name: /a blue mug/ })).toBeFocused();
  await studio.keyboard.press("Shift+Tab");
  await expect(studio.getByRole("application", { name: /a red mug/ })).toBeFocused();
  await studio.getByRole("radio", { name: "Maps" }).check();
  await expect(studio.getByRole("img", { name: "Difference of the Albedo maps" })).toBeVisible();
  await expect(studio.getByText(/apart on average/)).toBeVisible();

  await studio.reload();
  await expect(studio.getByRole("radio", { name: "Maps" })).toBeChecked();
  await studio.getByRole("button", { name: "Remove A" }).click();
  await studio.getByRole("list", { name: "Results to compare" }).getByRole("button", { name: "a red mug" }).click();
  await expect(studio.getByRole("button", { name: "Remove B" })).toBeVisible();
});

test("two results are set against each other, looked at in every layout, swapped and added to by keys alone", async ({
  studio,
  plinth,
}) => {
  test.slow();
  await make(plinth, "a tin cup", 4);
  await make(plinth, "a clay cup", 4);
  await make(plinth, "a gold cup", 4);
  await studio.reload();
  const shelf = studio.getByRole("list", { name: "Recent tasks" });
  const clay = shelf.getByRole("link", { name: /a clay cup/ });
  await clay.press("Enter");
  await expect(studio.getByRole("region", { name: "Stage: a clay cup" })).toBeVisible();
  await shelf.getByRole("link", { name: /a tin cup/ }).press("Alt+Enter");
  await expect(studio).toHaveURL(/\/compare\?side=.+&side=/);
  await expect(studio.locator("canvas[data-state=ready]")).toHaveCount(2, { timeout: 60_000 });
  const headings = studio.getByRole("region", { name: /^[AB]: / });
  await expect(headings.first()).toHaveAccessibleName("A: a clay cup");

  const { keyboard } = studio;
  await keyboard.press("x");
  await expect(headings.first()).toHaveAccessibleName("A: a tin cup");
  const link = studio.getByRole("button", { name: "Linked cameras" });
  await keyboard.press("c");
  await expect(link).toHaveAttribute("aria-pressed", "false");
  await keyboard.press("c");
  await expect(link).toHaveAttribute("aria-pressed", "true");
  await keyboard.press("l");
  await expect(studio.getByRole("radio", { name: "Wipe" })).toBeChecked();
  await keyboard.press("l");
  await expect(studio.getByRole("radio", { name: "Maps" })).toBeChecked();
  await keyboard.press("l");
  await expect(studio.getByRole("radio", { name: "Side by side" })).toBeChecked();

  // a third one: found by typing, picked by Enter, and the focus is somewhere one can go on from
  await keyboard.press("a");
  const dialog = studio.getByRole("dialog", { name: "Add to the comparison" });
  await expect(dialog).toBeVisible();
  await keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await keyboard.press("a");
  await dialog.getByRole("searchbox").press("g");
  await keyboard.type("old cup");
  const gold = dialog.getByRole("button", { name: /^a gold cup/ });
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await keyboard.press("Tab");
  await expect(gold).toBeFocused();
  await keyboard.press("Enter");
  await expect(headings).toHaveCount(2);
  await expect(studio.getByRole("region", { name: "C: a gold cup" })).toBeVisible();
  expect(await studio.evaluate(() => document.activeElement !== document.body)).toBe(true);
});
