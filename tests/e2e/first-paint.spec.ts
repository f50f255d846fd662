import type { Page, Route } from "@playwright/test";
import { expect, test } from "./plinth.ts";

const SCRIPTS = "**/assets/*.js";

const prompt = (page: Page) => page.getByRole("textbox", { name: "Prompt", exact: true });
const marks = (page: Page) => page.evaluate(() => document.documentElement.dataset.waits);

/** Opens the page and holds its scripts back until they are let through. */
async function openHeld(page: Page, address: string): Promise<() => Promise<void>> {
  let letThrough = () => {};
  const gate = new Promise<void>((open) => {
    letThrough = open;
  });
  await page.route(SCRIPTS, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await expect(page.locator("#root > *").first()).toBeAttached();
  return async () => {
    letThrough();
    await expect.poll(() => marks(page)).toBeUndefined();
  };
}

test("the form is in the page itself, and what is typed and pressed before the scripts are there counts", async ({
  page,
  plinth,
}) => {
  const wrong: string[] = [];
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  page.on("pageerror", (error) => wrong.push(error.message));
  const letThrough = await openHeld(page, plinth.address);
  await expect(page.getByRole("radio", { name: "premium-v1" })).toBeVisible();
  await expect(page.getByText(/wants its access token/)).toBeHidden();
  // whatever came in its stead would not be marked
  await prompt(page).evaluate((box) => {
    box.dataset.asBuilt = "yes";
  });
  await prompt(page).fill("a small mug");
  await page.getByRole("textbox", { name: "Seed" }).fill("7");
  await page.getByRole("button", { name: "Generate" }).click();
  await prompt(page).focus();

  await letThrough();
  await expect(page.getByRole("region", { name: "Stage: a small mug" })).toBeVisible();
  await expect(prompt(page)).toHaveAttribute("data-as-built", "yes");
  await expect(prompt(page)).toBeFocused();
  await expect(prompt(page)).toHaveValue("a small mug");
  // other specs have asked the same server for other things
  const { items } = await (await plinth.call("/v1/text-to-3d?limit=10")).json();
  const sent = items.filter(({ prompt: text }: { prompt: string }) => text === "a small mug");
  expect(sent.map(({ seed }: { seed: number }) => seed)).toEqual([7]);
  expect(wrong).toEqual([]);
});

test("a radio button and a key that come too early are heard as soon as somebody can hear", async ({
  page,
  plinth,
}) => {
  let letThrough = await openHeld(page, plinth.address);
  await page.getByRole("radio", { name: "premium-v1" }).click();
  await expect(page.getByRole("radio", { name: "subnet-v1" })).toBeChecked();
  await letThrough();
  await expect(page.getByRole("radio", { name: "premium-v1" })).toBeChecked();
  await expect(page.getByRole("switch", { name: "PBR textures" })).toBeEnabled();

  await page.unrouteAll({ behavior: "wait" });
  letThrough = await openHeld(page, `${plinth.origin}/?again`);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("settings accesss");
  await page.keyboard.press("Backspace");
  await letThrough();
  await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("settings access");
});

test("all that is pressed early counts, in its order, on whatever mark of a button, and a form is sent once", async ({
  page,
  plinth,
}) => {
  const sent: { version: string; seed: number }[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.postDataJSON());
  });
  const letThrough = await openHeld(page, plinth.address);
  await prompt(page).fill("a short candle");
  await page.getByRole("textbox", { name: "Seed" }).fill("7");
  await page.getByRole("radio", { name: "premium-v1" }).click();
  // a button that is all mark: it is the mark that is hit
  await page.getByRole("button", { name: "More variations" }).click();
  await page.getByRole("button", { name: "Generate" }).click();
  await page.getByRole("button", { name: "Generate" }).click();
  await letThrough();
  await expect(page.getByRole("list", { name: "Recent tasks" }).getByRole("link", { name: /candle/ })).toHaveCount(2);
  expect(sent.map(({ version, seed }) => [version, seed])).toEqual([
    ["premium-v1", 7],
    ["premium-v1", 8],
  ]);
});

test("what is chosen early from a list counts", async ({ page, plinth }) => {
  const letThrough = await openHeld(page, plinth.address);
  await page.getByRole("combobox", { name: "Connection" }).selectOption("Manage connections…");
  await letThrough();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
});

for (const [how, script, fail] of [
  ["is not there", "index", (route: Route) => route.fulfill({ status: 404, body: "" })],
  ["is cut off", "base", (route: Route) => route.abort()],
  ["cannot be read", "index", (route: Route) => route.fulfill({ contentType: "text/javascript", body: "const = 1" })],
] as const) {
  test(`a script that ${how} is told on whatever page, and what is typed outlives the reload`, async ({
    page,
    plinth,
  }) => {
    await page.route(`**/assets/${script}-*.js`, fail);
    await page.goto(plinth.address);
    const alert = page.getByRole("alert").filter({ hasText: "could not start" });
    await expect(alert).toBeInViewport();
    const generate = page.getByRole("button", { name: "Generate" });
    await expect(generate).toBeInViewport({ ratio: 1 });
    await prompt(page).fill("a small mug");
    await page.getByRole("textbox", { name: "Seed" }).fill("7");
    await generate.click();

    // the script is still away: what was typed waits
    await alert.getByRole("button", { name: "Reload the page" }).click();
    await expect.poll(() => marks(page)).toContain("draft");
    await expect(alert).toBeInViewport();
    await page.unrouteAll({ behavior: "wait" });
    await alert.getByRole("button", { name: "Reload the page" }).click();
    await expect.poll(() => marks(page)).toBeUndefined();
    await expect(alert).toBeHidden();
    await expect(prompt(page)).toHaveValue("a small mug");
    await expect(page.getByRole("textbox", { name: "Seed" })).toHaveValue("7");
    await generate.click();
    await expect(page.getByRole("region", { name: "Stage: a small mug" })).toBeVisible();

    await page.route(`**/assets/${script}-*.js`, fail);
    await page.goto(`${plinth.origin}/library`);
    await expect(alert).toBeInViewport();
  });
}

test("the page is taken over whatever is stored", async ({ page, plinth }) => {
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  await page.addInitScript(() => {
    localStorage.setItem("plinth.connections", '{"connections":[null,{}]}');
    localStorage.setItem("plinth.keys", '{"changed":null}');
    localStorage.setItem("plinth.panels", "[7]");
  });
  const letThrough = await openHeld(page, plinth.origin);
  expect(await marks(page)).toBeDefined();
  await letThrough();
  await prompt(page).fill("a mug");
  await expect(prompt(page)).toHaveValue("a mug");
  expect(wrong).toEqual([]);
});

test("without scripts, nothing is shown that could not be used", async ({ browser, plinth }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(plinth.origin);
  const words = page.getByRole("paragraph");
  await expect(words).toHaveText(/^Plinth is a workshop made of JavaScript/);
  await expect(words).toBeInViewport();
  await expect(page.getByRole("button", { name: "Generate" })).toBeHidden();
  await context.close();
});

test("what the browser remembers is there with the first picture, or that part waits; nothing else is shown before", async ({
  page,
  plinth,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("plinth.theme", "light");
    localStorage.setItem("plinth.panels", JSON.stringify({ create: 400, shelf: 200 }));
    localStorage.setItem(
      "plinth.draft",
      JSON.stringify({ family: "material", drafts: { material: { prompt: "old brick" } } }),
    );
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  const letThrough = await openHeld(page, plinth.address);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  const widthPx = () => page.getByRole("region", { name: "Create" }).evaluate((part) => part.clientWidth);
  expect(await widthPx()).toBe(400);
  await expect(page.getByText("The plinth is free")).toBeVisible();
  await expect(prompt(page)).toBeHidden();
  await letThrough();
  expect(await widthPx()).toBe(400);
  await expect(page.getByRole("tab", { name: "Material" })).toHaveAttribute("aria-selected", "true");
  await expect(prompt(page)).toHaveValue("old brick");

  await page.unrouteAll({ behavior: "wait" });
  const letLibrary = await openHeld(page, `${plinth.origin}/library`);
  await expect(page.getByRole("banner")).toContainText("Library");
  await expect(page.getByText("The plinth is free")).toBeHidden();
  await letLibrary();
  await expect(page.getByRole("heading", { name: "Library" })).toBeVisible();
});

test("nothing moves and nothing is drawn anew when the page becomes alive", async ({ page, plinth }) => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(globalThis, { plinthMoved: moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const [width, height] of [
    [412, 823],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const address of [plinth.origin, plinth.address]) {
      await page.goto("about:blank");
      const letThrough = await openHeld(page, address);
      await expect(page.getByText(/wants its access token/)).toBeVisible({ visible: address === plinth.origin });
      await letThrough();
      await expect(page.getByRole("button", { name: "Activity" })).toBeVisible();
      const moved = await page.evaluate(() => (globalThis as unknown as { plinthMoved: number[] }).plinthMoved);
      expect(
        moved.reduce((sum, value) => sum + value, 0),
        `${width} ${address}`,
      ).toBeLessThan(0.001);
      await page.evaluate(() => localStorage.clear());
      await page.unrouteAll({ behavior: "wait" });
    }
  }
});
