import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { HELD_MAX, longestTask } from "./cpu-tasks.ts";
import { fill, scrollThrough } from "./large-library.ts";
import { expectNoViolation } from "./no-violation.ts";
import { expect, Plinth, test } from "./plinth.ts";
import { withoutPicture } from "./workbench.ts";

const plinth = new Plinth();
const tasks: { family: string; id: string }[] = [];

test.beforeAll(async () => {
  await plinth.start();
  const wanted: [string, object][] = [
    ...[1, 2, 3].map((seed): [string, object] => ["text-to-3d", { prompt: "a red mug", seed, version: "subnet-v1" }]),
    ["material", { prompt: "mossy cobblestone", negativePrompt: "puddles", seed: 4 }],
  ];
  for (const [family, body] of wanted) {
    const answer = await plinth.call(`/v1/${family}`, { method: "POST", body: JSON.stringify(body) });
    tasks.push({ family, id: (await answer.json()).id });
  }
});
test.afterAll(() => plinth.remove());
test.beforeEach(({ context }) => withoutPicture(context));

/** The library of a new browser, once all files are in it. */
async function openLibrary(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${plinth.origin}/library#token=${plinth.token}`);
  await expect.poll(() => keptCount(page), { timeout: 60_000 }).toBe(tasks.length);
  return page;
}

/** Records whose files are in this browser. */
const keptCount = (page: Page) =>
  page.evaluate(async () => {
    // opening it before the studio does would make an empty one
    if (!(await indexedDB.databases()).some(({ name }) => name === "plinth")) return 0;
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open("plinth");
      request.onsuccess = () => resolve(request.result);
    });
    const all = await new Promise<{ kept: string[] }[]>((resolve) => {
      const request = db.transaction("records").objectStore("records").getAll();
      request.onsuccess = () => resolve(request.result);
    });
    db.close();
    return all.filter(({ kept }) => kept.length > 0).length;
  });

const card = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("link", { name });
const selection = (page: Page) => page.getByRole("region", { name: "Selection" });

test("things are found, folded, marked and packed, by mouse and by key", async ({ context }) => {
  const page = await openLibrary(context);
  const stack = card(page, "a red mug, 3 variations");
  await expect(stack).toBeVisible();
  await expectNoViolation(page);

  // on a small screen too, all that stands over the list is on one line
  await page.setViewportSize({ width: 1024, height: 700 });
  const line = [page.getByRole("heading", { name: "Library" }), page.getByRole("button", { name: "Export, import" })];
  const [start, end] = await Promise.all(line.map((part) => part.boundingBox()));
  expect(Math.abs((start?.y ?? 0) - (end?.y ?? 99))).toBeLessThan(12);
  await page.setViewportSize({ width: 1100, height: 700 });

  const search = page.getByRole("searchbox", { name: "Search prompts" });
  await search.fill("cob mos");
  await expect(stack).toBeHidden();
  const cobbles = card(page, "mossy cobblestone, succeeded");
  await expect(cobbles).toBeVisible();
  // what was left out tells apart what has the same prompt
  await expect(cobbles).toHaveAccessibleDescription("seed 4, without puddles");
  await search.fill("zebra");
  await expect(page.getByText('Nothing found for "zebra"')).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole("button", { name: "Clear the search" }).click();

  await page.getByRole("button", { name: "3 variations of a red mug" }).click();
  const mugs = card(page, "a red mug, succeeded");
  await expect(mugs).toHaveCount(3);
  await mugs.first().focus();
  await page.keyboard.press("4");
  await expect(page.getByRole("status").filter({ hasText: "1 result: 4 stars." })).toBeAttached();
  await page.keyboard.press(".");
  await expect(page.getByRole("status").filter({ hasText: "Starred 1 result." })).toBeAttached();
  await page.keyboard.press("ArrowRight");
  await expect(mugs.nth(1)).toBeFocused();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(selection(page)).toContainText("2 selected");
  await selection(page).getByRole("button", { name: "Tags" }).click();
  await page.getByRole("combobox", { name: "Add tag" }).fill("kitchen");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expectNoViolation(page);
  await page.getByRole("button", { name: "Select none" }).click();
  await page.getByRole("button", { name: /^kitchen/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "2 of 4" })).toBeVisible();
  await page.getByRole("button", { name: /^kitchen/ }).click();
  await page.getByRole("button", { name: /^Starred/ }).click();
  await expect(page.getByText("4 of 5 stars")).toBeAttached();
  await page.getByRole("button", { name: /^Starred/ }).click();

  await page.keyboard.press("ControlOrMeta+a");
  await expect(selection(page)).toContainText("4 selected");
  // on a phone, the bar of three lines hides no card and no star
  await page.setViewportSize({ width: 390, height: 500 });
  const star = page.getByRole("main").getByRole("listitem").last().getByRole("button", { name: /^Star/ });
  await star.scrollIntoViewIfNeeded();
  const [starBox, barBox] = await Promise.all([star.boundingBox(), selection(page).boundingBox()]);
  expect((starBox?.y ?? 999) + (starBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  await page.setViewportSize({ width: 1100, height: 700 });
  const download = page.waitForEvent("download");
  await selection(page).getByRole("button", { name: "Download" }).click();
  const zip = unzipSync(readFileSync(await (await download).path()));
  const names = Object.keys(zip);
  expect(names).toEqual(expect.arrayContaining(["a-red-mug-1/a-red-mug-1.obj", "mossy-cobblestone-4/plinth.json"]));
  expect(names.filter((name) => name.endsWith("plinth.json"))).toHaveLength(4);
  const settings = JSON.parse(new TextDecoder().decode(zip["a-red-mug-2/plinth.json"]));
  expect(settings).toMatchObject({ prompt: "a red mug", seed: 2, version: "subnet-v1" });
});

test("a deletion says what is lost, can be undone, outlives a reload, and only then reaches the server", async ({
  context,
}) => {
  const page = await openLibrary(context);
  const onServer = async () => (await plinth.call(`/v1/material/${tasks[3]?.id}`)).status;
  const remove = async () => {
    await page.getByRole("checkbox", { name: /Select mossy cobblestone/ }).check();
    await page.keyboard.press("Delete");
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText(/its 1 file .*This machine.*can be undone/);
    await expectNoViolation(page);
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(card(page, /mossy/)).toHaveCount(0);
  };
  await remove();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(card(page, /mossy/)).toBeVisible();
  expect(await onServer()).toBe(200);
  // done again, and taken back again
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(card(page, /mossy/)).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(card(page, /mossy/)).toBeVisible();

  await remove();
  await page.reload();
  await expect(page.getByRole("region", { name: "Deleted" })).toContainText('Deleted "mossy cobblestone"');
  await expectNoViolation(page);
  await expect(card(page, /red mug/)).toBeVisible();
  await expect(card(page, /mossy/)).toHaveCount(0);
  expect(await onServer()).toBe(200);
  await expect.poll(onServer, { timeout: 25_000 }).toBe(404);
  await expect(page.getByRole("region", { name: "Deleted" })).toBeHidden();
  tasks.length = 3;
});

test("the keyboard keeps its place: from the search to the cards, after a deletion, and from result to result in compare", async ({
  context,
}) => {
  const page = await openLibrary(context);
  await page.getByRole("button", { name: "3 variations of a red mug" }).click();
  const mugs = card(page, "a red mug, succeeded");
  await mugs.nth(2).focus();
  // what had the focus last is not found: Tab and the arrow still come to what is
  await page.keyboard.press("/");
  await page.getByRole("searchbox", { name: "Search prompts" }).fill("red mug");
  await page.keyboard.press("ArrowDown");
  await expect(mugs.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(mugs).toHaveCount(2);
  await expect(mugs.nth(1)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(mugs).toHaveCount(3);

  await page.goto(`${plinth.origin}/compare`);
  await page
    .getByRole("list", { name: "Results to compare" })
    .getByRole("button", { name: "a red mug" })
    .first()
    .press("Enter");
  await expect(page.getByRole("heading", { name: "Compare with" })).toBeFocused();
  await page
    .getByRole("list", { name: "Results to compare" })
    .getByRole("button", { name: "a red mug", disabled: false })
    .first()
    .press("Enter");
  await expect(page.getByRole("heading", { name: "Compare", exact: true })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "2 results side by side." })).toBeAttached();
});

test("two tabs stay in step", async ({ context }) => {
  const [first, second] = [await openLibrary(context), await openLibrary(context)];
  for (const page of [first, second]) await page.getByRole("button", { name: "3 variations of a red mug" }).click();
  await first
    .getByRole("checkbox", { name: /Select a red mug/ })
    .first()
    .check();
  await first.keyboard.press("5");
  await expect(second.getByText("5 of 5 stars")).toBeAttached();
  await first.keyboard.press("Delete");
  await first.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(card(second, "a red mug, succeeded")).toHaveCount(2);
  await second.getByRole("button", { name: "Undo" }).click();
  await expect(card(first, "a red mug, succeeded")).toHaveCount(3);
});

test("the whole library goes out as one file and comes into another browser, whose own server is gone", async ({
  context,
  browser,
}) => {
  const page = await openLibrary(context);
  await page.getByRole("button", { name: "3 variations of a red mug" }).click();
  await page
    .getByRole("checkbox", { name: /Select a red mug/ })
    .first()
    .check();
  await page.keyboard.press("3");
  await page.getByRole("button", { name: "Export, import" }).click();
  await expectNoViolation(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export library" }).click();
  const path = await (await download).path();
  expect(readFileSync(path).includes(plinth.token)).toBe(false);

  const other = await browser.newContext();
  const fresh = await other.newPage();
  // a browser without the token sees nothing of the server
  await fresh.goto(`${plinth.origin}/library`);
  await fresh.getByRole("button", { name: "Export, import" }).click();
  const bring = (file: Parameters<ReturnType<Page["getByLabel"]>["setInputFiles"]>[0]) =>
    fresh.getByLabel("Library file").setInputFiles(file);
  await bring({ name: "x.zip", mimeType: "application/zip", buffer: Buffer.from("no zip at all") });
  await expect(fresh.getByRole("alert").filter({ hasText: "It is no zip file" })).toBeVisible();
  await bring(path);
  await expect(fresh.getByText(`${tasks.length} came in`)).toBeVisible();
  expect(await keptCount(fresh)).toBe(tasks.length);
  await bring(path);
  await expect(fresh.getByText("Nothing new came in")).toBeVisible();
  await fresh.getByRole("button", { name: "Close" }).click();
  await fresh.getByRole("button", { name: "3 variations of a red mug" }).click();
  await expect(fresh.getByText("3 of 5 stars")).toBeAttached();
  await other.close();
});

test("what is chosen is compared", async ({ context }) => {
  const page = await openLibrary(context);
  await page.keyboard.press("ControlOrMeta+a");
  await selection(page).getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(/\/compare\?side=/);
  expect(new URL(page.url()).searchParams.getAll("side")).toHaveLength(tasks.length);
});

test("ten thousand results scroll, and are searched", async ({ context }) => {
  const page = await openLibrary(context);
  await page.evaluate(fill, 10_000);
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: /^10,00\d results$/ })).toBeVisible();
  await expect(card(page, /synthetic 0 /)).toBeVisible();
  let cards = 0;
  const scrolled = await longestTask(page, async () => {
    cards = await page.evaluate(scrollThrough);
  });
  const description = `${Math.round(scrolled.ms)} ms at most, ${scrolled.references.toFixed(1)} references`;
  test.info().annotations.push({ type: "10,000 results, scrolled", description });
  console.log(description);
  expect(cards).toBeLessThan(200);
  expect(scrolled.references).toBeLessThan(HELD_MAX);
  const search = page.getByRole("searchbox", { name: "Search prompts" });
  const held = await longestTask(page, () => search.pressSequentially("synth 7777", { delay: 120 }));
  // loosely: what is typed while thousands are searched waits for one slice of them
  expect(held.references).toBeLessThan(3 * HELD_MAX);
  await expect(page.getByRole("status").filter({ hasText: /^1 of 10,00\d results$/ })).toBeVisible();
  await expect(card(page, /synthetic 7777/)).toBeVisible();
});

test("what is told while a selection is packed hides nothing of what else can be done with it", async ({ context }) => {
  const page = await openLibrary(context);
  await page.evaluate(fill, 3000);
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: /^3,00\d results$/ })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+a");
  await selection(page).getByRole("button", { name: "Download" }).click();
  const panel = page.getByRole("region", { name: "Packing" });
  for (const [width, height] of Object.entries({ 1100: 700, 1600: 900, 800: 700, 390: 844 })) {
    await page.setViewportSize({ width: Number(width), height });
    const [told, bar] = await Promise.all([panel.boundingBox(), selection(page).boundingBox()]);
    expect((told?.y ?? 999) + (told?.height ?? 0), `${width}`).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await panel.getByRole("button", { name: "Cancel" }).click();
  await expect(panel).toBeHidden();
});
