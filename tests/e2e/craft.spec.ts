import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expectNoViolation } from "./no-violation.ts";
import { expect, readyCanvas, test } from "./plinth.ts";

const inspector = (page: Page) => page.getByRole("region", { name: "Inspector" });
const star = (page: Page) => inspector(page).getByRole("button", { name: "Star" });

/** Sends a prompt; the picture is not waited for. */
const send = async (page: Page, prompt: string) => {
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill(prompt);
  await page.getByRole("radio", { name: /subnet-v1/ }).check({ force: true });
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(inspector(page).getByRole("heading", { name: prompt })).toBeVisible();
};

test("the palette finds what can be done, where to go and what was made", async ({ studio }) => {
  await send(studio, "a red bowl");
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 60_000 });
  // a spot of colour has its number for those who do not see it
  const understood = inspector(studio).getByRole("region", { name: "What was understood" });
  await expect(understood.getByRole("listitem").first()).toHaveText(/^red → #[0-9a-f]{6}, colour$/);
  const palette = studio.getByRole("dialog", { name: "Search commands and tasks" });

  await studio.keyboard.press("ControlOrMeta+k");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await expect(palette.getByRole("option", { name: /a red bowl/ })).toBeVisible();
  // each action says its key
  await expect(palette.getByRole("option", { name: /^Turntable/ })).toContainText("T");
  await expectNoViolation(studio);
  await studio.keyboard.type("clay");
  await studio.keyboard.press("Enter");
  await expect(palette).toBeHidden();
  await expect(studio.getByRole("radio", { name: "Clay" })).toBeChecked();

  await studio.keyboard.press("ControlOrMeta+k");
  await studio.keyboard.type("library");
  await studio.keyboard.press("Enter");
  await expect(studio.getByRole("heading", { name: /^Library/, level: 1 })).toBeVisible();
  // the actions of the workbench are gone with it
  await studio.getByRole("button", { name: "Search commands and tasks" }).click();
  await expect(palette.getByRole("option", { name: /^Go to compare/ })).toBeVisible();
  await expect(palette.getByRole("option", { name: /^Turntable/ })).toHaveCount(0);
  await studio.keyboard.type("bowl");
  await studio.keyboard.press("Enter");
  await expect(studio.getByRole("region", { name: "Stage: a red bowl" })).toBeVisible();
});

test("the palette does what was typed, however quickly, and loses no letter typed before it is there", async ({
  studio,
}) => {
  // a task that Enter would open if the letters were lost
  await send(studio, "a small library of books");
  await studio.goto(new URL("/settings", studio.url()).href);
  await expect(studio.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  const slow = await studio.context().newCDPSession(studio);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  for (const [typed, page] of [
    ["libraryx", /^Library/],
    ["settings connectionsx", /^Settings/],
    ["experimentsx", /^Experiments/],
  ] as const) {
    await studio.keyboard.press("ControlOrMeta+k");
    // no key waits until the page has heard the one before
    await Promise.all([...typed, "Backspace", "Enter"].map((key) => studio.keyboard.press(key)));
    await expect(studio.getByRole("heading", { name: page, level: 1 })).toBeVisible();
    await expect(studio.getByRole("dialog")).toBeHidden();
  }
});

test.describe("without a picture", () => {
  // a browser without WebGL: the studio works there, and these tests have no business with the picture
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const get = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith("webgl") ? null : Reflect.apply(get, this, [kind, ...rest]);
      } as typeof get;
    }),
  );

  test("a changed key works, is told everywhere, and gives way when it comes back", async ({ studio }) => {
    await send(studio, "a blue cup");
    await expect(star(studio)).toHaveAttribute("data-tip", "Star (.)");
    await studio.keyboard.press("Escape");
    await inspector(studio).getByRole("heading", { name: "a blue cup" }).click();
    await studio.keyboard.press("?");
    const sheet = studio.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(sheet.getByRole("region", { name: "In a 3D view" }).getByText("Fit").locator("..")).toContainText("F");
    await expectNoViolation(studio);
    await sheet.getByRole("button", { name: "Change keys" }).click();

    const section = studio.getByRole("list", { name: "On the workbench" });
    const row = section.getByRole("listitem").filter({ hasText: /^Star/ });
    const fit = studio.getByRole("listitem").filter({ hasText: /^Fit/ });
    const change = row.getByRole("button", { name: "Change the key of Star" });
    await change.click();
    await studio.keyboard.press("ControlOrMeta+w");
    await expect(row.getByRole("alert")).toContainText("belongs to the browser");
    await studio.keyboard.press("f");
    // taken: nothing happens before it is wanted
    await expect(row.getByRole("alert")).toContainText('F is "Fit"');
    await expect(fit).toContainText("F");
    await expectNoViolation(studio);
    await row.getByRole("button", { name: "Take it" }).click();
    await expect(fit).toContainText("no key");
    await expect(change).toBeFocused();
    // who has lost it is told, and has it back by one press
    await expect(studio.getByText('"Fit" lost it.').first()).toBeVisible();
    await studio.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(fit).not.toContainText("no key");
    await change.click();
    await studio.keyboard.press("f");
    await row.getByRole("button", { name: "Take it" }).click();
    await expect(fit).toContainText("no key");

    await studio.reload();
    await studio.getByRole("link", { name: "Plinth, to the workbench" }).click();
    // while the page is still being put together on a busy machine, a click can meet a list that is just replaced
    await expect(async () => {
      await studio
        .getByRole("list", { name: "Recent tasks" })
        .getByRole("link", { name: /a blue cup/ })
        .click();
      await expect(studio).toHaveURL(/\/tasks\//, { timeout: 3000 });
    }).toPass({ timeout: 30_000 });
    await expect(star(studio)).toHaveAttribute("data-tip", "Star (F)");
    await studio.keyboard.press("f");
    await expect(star(studio)).toHaveAttribute("aria-pressed", "true");

    await studio.getByRole("link", { name: "Settings" }).click();
    await studio.getByRole("button", { name: "All keys as they came" }).click();
    await expect(fit).toContainText("F");
    // who speaks to the computer switches single characters off
    await studio.getByRole("switch", { name: "Keys of one character" }).click();
    await studio.keyboard.press("?");
    await expect(sheet).toBeHidden();
  });

  test("marks and what was taken into the form are taken back", async ({ studio }) => {
    await send(studio, "a green jug");
    const heading = inspector(studio).getByRole("heading", { name: "a green jug" });
    await heading.click();
    await studio.keyboard.press(".");
    await expect(star(studio)).toHaveAttribute("aria-pressed", "true");
    const prompt = studio.getByRole("textbox", { name: "Prompt", exact: true });
    await prompt.fill("something else entirely");
    await heading.click();
    await studio.keyboard.press("p");
    await expect(prompt).toHaveValue("a green jug");
    await studio.keyboard.press("ControlOrMeta+z");
    await expect(prompt).toHaveValue("something else entirely");
    await studio.keyboard.press("ControlOrMeta+z");
    await expect(star(studio)).toHaveAttribute("aria-pressed", "false");
    await studio.keyboard.press("ControlOrMeta+Shift+z");
    await expect(star(studio)).toHaveAttribute("aria-pressed", "true");
    await studio.keyboard.press("ControlOrMeta+y");
    await expect(prompt).toHaveValue("a green jug");
  });

  test("a result is rated from the palette, and what is rated and tagged is told", async ({ studio }) => {
    await send(studio, "a brown jug");
    await inspector(studio).getByRole("heading", { name: "a brown jug" }).click();
    await studio.keyboard.press("ControlOrMeta+k");
    await studio.keyboard.type("rate 4");
    await studio.keyboard.press("Enter");
    // what is told next takes its place: it is looked for first
    const told = (text: string) => studio.getByRole("status").filter({ hasText: text });
    await expect(told("Rated 4 of 5.")).toBeAttached();
    await expect(inspector(studio).getByRole("radio", { name: "4 stars" })).toBeChecked();
    await inspector(studio).getByText("Tags, collections, note").press("Enter");
    const box = inspector(studio).getByRole("combobox", { name: "Add tag" });
    await box.fill("kitchen");
    await box.press("Enter");
    await expect(told("Added tag kitchen.")).toBeAttached();
    await inspector(studio).getByRole("button", { name: "Remove tag kitchen" }).press("Enter");
    await expect(told("Removed tag kitchen.")).toBeAttached();
    await expect(box).toBeFocused();
  });

  test("a result is rated from the palette before the stars are there", async ({ page, plinth }) => {
    // the panel comes late, as on a slow line
    let comes = () => {};
    const held = new Promise<void>((resolve) => {
      comes = resolve;
    });
    await page.route(/\/marks-panel-[^/]+\.js$/, (route) => held.then(() => route.continue()));
    await page.goto(plinth.address);
    await send(page, "a slow jug");
    await inspector(page).getByRole("heading", { name: "a slow jug" }).click();
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type("rate 4");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "Rated 4 of 5." })).toBeAttached();
    await expect(page.getByRole("dialog")).toBeHidden();
    comes();
    await expect(inspector(page).getByRole("radio", { name: "4 stars" })).toBeChecked();
  });

  test("the form is sent from its own fields and from no other", async ({ studio }) => {
    await send(studio, "a grey jug");
    const sent: string[] = [];
    await studio.route("**/v1/text-to-3d", (route) => {
      if (route.request().method() === "POST") sent.push(route.request().postDataJSON().prompt);
      return route.continue();
    });
    await inspector(studio).getByText("Tags, collections, note").click();
    await inspector(studio).getByRole("textbox", { name: "Note" }).fill("keep it");
    await studio.keyboard.press("ControlOrMeta+Enter");
    await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("a black jug");
    await studio.getByRole("textbox", { name: "Seed" }).fill("3");
    await studio.keyboard.press("ControlOrMeta+Enter");
    await expect(inspector(studio).getByRole("heading", { name: "a black jug" })).toBeVisible();
    expect(sent).toEqual(["a black jug"]);
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

  for (const colorScheme of ["dark", "light"] as const) {
    test(`more contrast is given to those who ask for it (${colorScheme})`, async ({ studio }) => {
      await studio.emulateMedia({ colorScheme, contrast: "more" });
      await expect(studio.getByRole("button", { name: "Generate" })).toBeVisible();
      const results = await new AxeBuilder({ page: studio }).withRules(["color-contrast-enhanced"]).analyze();
      expect(results.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    });
  }
});
