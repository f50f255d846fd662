import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expectNoViolation } from "./no-violation.ts";
import { expect, test } from "./plinth.ts";
import { inspector, withoutPicture } from "./workbench.ts";

test.beforeEach(({ page }) => withoutPicture(page));

/** What is chosen in lists that are too narrow for it. */
const cutChoices = (page: Page, where = "main") =>
  page.evaluate((within) => {
    const pen = document.createElement("canvas").getContext("2d");
    return [...document.querySelectorAll<HTMLSelectElement>(`${within} select`)]
      .filter((list) => list.checkVisibility())
      .flatMap((list) => {
        const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(list);
        const words = list.selectedOptions[0]?.label ?? "";
        if (pen) pen.font = `${fontSize} ${fontFamily}`;
        const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return (pen?.measureText(words).width ?? 0) > room ? [words] : [];
      });
  }, where);

test("the name of the server is whole in the head of every page, on small screens too", async ({ studio }) => {
  await expect(studio.getByRole("combobox", { name: "Connection" })).toContainText("This machine");
  await expect(studio.getByRole("button", { name: "Activity" })).toBeVisible();
  // below the narrowest of these only its mark is seen
  for (const width of [640, 700, 768, 900, 1440]) {
    await studio.setViewportSize({ width, height: 900 });
    expect(await cutChoices(studio, "header"), String(width)).toEqual([]);
  }
});

test("the panels are resized by keys and by hand, remembered, and given their sizes back", async ({ studio }) => {
  const create = studio.getByRole("region", { name: "Create" });
  const line = studio.getByRole("separator", { name: "Width of Create" });
  const width = async () => Math.round((await create.boundingBox())?.width ?? 0);
  const own = await width();
  await line.focus();
  await studio.keyboard.press("Shift+ArrowRight");
  expect(await width()).toBe(own + 64);
  await expect(line).toHaveAttribute("aria-valuenow", String(own + 64));
  await studio.reload();
  await expect(create).toBeVisible();
  expect(await width()).toBe(own + 64);
  const box = await line.boundingBox();
  if (!box) throw new Error("no line");
  await studio.mouse.move(box.x + box.width / 2, 400);
  await studio.mouse.down();
  await studio.mouse.move(box.x - 600, 400, { steps: 4 });
  await studio.mouse.up();
  expect(await width()).toBe(264);
  await line.dblclick();
  expect(await width()).toBe(own);
  await studio.setViewportSize({ width: 390, height: 844 });
  await expect(line).toBeHidden();
  expect(await width()).toBe(390);
});

test("on a tablet the stage and the shelf stay, and the form and the inspector take turns beside them", async ({
  studio,
}) => {
  await studio.setViewportSize({ width: 820, height: 1100 });
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("a grey cup");
  await studio.keyboard.press("ControlOrMeta+Enter");
  const stage = studio.getByRole("region", { name: /^Stage/ });
  const shelf = studio.getByRole("list", { name: "Recent tasks" });
  const prompt = studio.getByRole("textbox", { name: "Prompt", exact: true });
  const parts = studio.getByRole("navigation", { name: "Parts of the workbench" });
  await expect(prompt).toBeVisible();
  await expect(stage).toBeVisible();
  await expect(shelf.getByRole("link", { name: /a grey cup/ })).toBeVisible();
  await expect(inspector(studio)).toBeHidden();
  await expect(parts.getByRole("button")).toHaveText(["Create", "Inspector"]);
  // below what they change, and no strip of nothing along the whole foot of the page
  const [under, beside] = [
    await parts.boundingBox(),
    await studio.getByRole("region", { name: "Create" }).boundingBox(),
  ];
  expect([under?.x, under?.width]).toEqual([beside?.x, beside?.width]);
  await parts.getByRole("button", { name: "Inspector" }).click();
  await expect(inspector(studio).getByRole("heading", { name: "a grey cup" })).toBeVisible();
  await expect(prompt).toBeHidden();
  await expect(stage).toBeVisible();
  await expectNoViolation(studio);

  // what stands over a comparison is one row, and over the library too, even at twice the size
  const top = async (name: string) => (await studio.getByRole("button", { name, exact: true }).boundingBox())?.y;
  await parts.getByRole("button", { name: "Create" }).click();
  await prompt.fill("a grey bowl");
  await studio.keyboard.press("ControlOrMeta+Enter");
  await expect(shelf.getByRole("link", { name: /a grey bowl/ })).toBeVisible();
  await shelf.getByRole("link", { name: /a grey cup/ }).click({ modifiers: ["Alt"] });
  await expect(studio.getByRole("button", { name: "Swap" })).toBeVisible();
  // without a picture there are fewer views to choose from: as much narrower it is full
  await studio.setViewportSize({ width: 700, height: 1100 });
  expect(await top("Add")).toBe(await top("Swap"));
  await studio.setViewportSize({ width: 820, height: 1100 });
  expect(await cutChoices(studio)).toEqual([]);
  await studio.goBack();
  await studio.getByRole("tab", { name: "Material" }).click();
  await prompt.fill("grey felt");
  await studio.keyboard.press("ControlOrMeta+Enter");
  await expect(shelf.getByRole("link", { name: /grey felt/ })).toBeVisible();
  await shelf.getByRole("link", { name: /a grey cup/ }).click({ modifiers: ["Alt"] });
  await expect(studio.getByRole("combobox", { name: "Shape" })).toBeVisible();
  expect(await top("Add")).toBe(await top("Swap"));
  await studio.getByRole("combobox", { name: "Shape" }).selectOption("Torus knot");
  expect(await cutChoices(studio)).toEqual([]);
  await studio.setViewportSize({ width: 720, height: 900 });
  await studio.getByRole("link", { name: "Library" }).click();
  await expect(studio.getByRole("button", { name: "Filters" })).toBeVisible();
  expect(await top("Export, import")).toBe(await top("Filters"));
});

test("what is on the stage stays in sight on the shelf when its server lists newer ones", async ({ page, plinth }) => {
  const body = JSON.stringify({ prompt: "grey slate", seed: 7 });
  const made = await (await plinth.call("/v1/material", { method: "POST", body })).json();
  let list = () => {};
  const listed = new Promise<void>((resolve) => {
    list = resolve;
  });
  await page.route("**/v1/material?*", async (route) => {
    await listed;
    const items = Array.from({ length: 24 }, (_, index) => ({
      ...made,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
      status: "failed",
      createdAt: `2100-01-01T00:00:${index + 10}+00:00`,
    }));
    await route.fulfill({ json: { items, nextCursor: null } });
  });
  await page.goto(`${plinth.origin}/tasks/embedded/material/${made.id}#token=${plinth.token}`);
  const shelf = page.getByRole("list", { name: "Recent tasks" });
  await expect(shelf.locator("a[aria-current]")).toBeInViewport();
  list();
  await expect(shelf.getByRole("link", { name: /failed/ }).first()).toBeAttached();
  await expect(shelf.locator("a[aria-current]")).toBeInViewport({ ratio: 1 });
});

test("nothing is cut off at 200 % of zoom or on the narrowest phone, and every page has its landmarks", async ({
  studio,
}) => {
  const places = ["/", "/experiments", "/library", "/compare", "/settings"];
  for (const [width, height] of [
    [720, 450],
    [360, 640],
  ] as const) {
    await studio.setViewportSize({ width, height });
    for (const place of places) {
      await studio.goto(new URL(place, studio.url()).href);
      await expect(studio.getByRole("main")).toHaveCount(1);
      await expect(studio.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(studio.getByRole("banner").getByRole("navigation", { name: "Places" })).toBeVisible();
      // every control of the header is whole, and the page is no wider than the screen
      const cut = await studio.evaluate(() =>
        [...document.querySelectorAll("header a, header button, header select")]
          .map((each) => ({
            name: each.getAttribute("aria-label") ?? each.textContent,
            box: each.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 0 && (box.left < 0 || box.right > innerWidth))
          .map(({ name }) => name),
      );
      expect(cut).toEqual([]);
      expect(await studio.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await studio.goto(new URL("/", studio.url()).href);
    await expect(studio.getByRole("button", { name: "Generate" })).toBeInViewport({ ratio: 1 });
  }
});

test("at 200 % of zoom a grid of 16 cells is listed, sent and walked with nothing in the way", async ({ studio }) => {
  await studio.setViewportSize({ width: 640, height: 400 });
  await studio.goto(new URL("/experiments", studio.url()).href);
  await studio.getByRole("button", { name: "New experiment" }).click();
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("a {red|blue|green|brass} cup");
  await studio.getByRole("textbox", { name: "Seeds" }).fill("1-4");
  const send = studio.getByRole("button", { name: "Generate 16" });
  await expect(send).toBeInViewport({ ratio: 1 });
  await studio.getByRole("button", { name: "Show list" }).click();
  await expect(studio.getByRole("list", { name: "Every request" })).toBeInViewport({ ratio: 1 });
  await expect(send).toBeInViewport({ ratio: 1 });
  await studio.getByText("Results", { exact: true }).click();
  const cells = studio.getByRole("gridcell");
  await expect(cells).toHaveCount(16);
  await cells.first().focus();
  /** How far the cell with the focus reaches behind the labels above and beside it, or out of the page. */
  const hidden = () =>
    studio.evaluate(() => {
      const edge = (part: string, side: "right" | "bottom") =>
        document.querySelector(`[role=grid] [role=${part}]`)?.getBoundingClientRect()[side] ?? Number.POSITIVE_INFINITY;
      const box = document.activeElement?.getBoundingClientRect();
      if (!box || document.activeElement?.role !== "gridcell") return Number.POSITIVE_INFINITY;
      return Math.max(
        edge("columnheader", "bottom") - box.top,
        edge("rowheader", "right") - box.left,
        box.bottom - innerHeight,
        box.right - innerWidth,
      );
    });
  const columns = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown"];
  const back = ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowDown"];
  for (const key of [...columns, ...back, ...columns, "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowLeft", "ArrowUp"]) {
    await studio.keyboard.press(key);
    expect(await hidden(), key).toBeLessThanOrEqual(0);
  }
});

for (const colorScheme of ["dark", "light"] as const) {
  test(`more contrast is given to those who ask for it (${colorScheme})`, async ({ studio }) => {
    await studio.emulateMedia({ colorScheme, contrast: "more" });
    await expect(studio.getByRole("button", { name: "Generate" })).toBeVisible();
    const results = await new AxeBuilder({ page: studio }).withRules(["color-contrast-enhanced"]).analyze();
    expect(results.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  });
}
