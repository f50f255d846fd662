import type { Page } from "@playwright/test";
import { expectNoViolation } from "./no-violation.ts";
import { expect, Plinth, readyCanvas, test } from "./plinth.ts";

for (const colorScheme of ["dark", "light"] as const) {
  test(`no screen has an accessibility violation (${colorScheme})`, async ({ studio }) => {
    await studio.emulateMedia({ colorScheme });
    await expect(studio.getByRole("textbox", { name: "Prompt", exact: true })).toBeVisible();
    await expectNoViolation(studio);
    await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("a blue vase");
    await studio.getByRole("button", { name: "Generate" }).click();
    await expect(readyCanvas(studio)).toBeVisible({ timeout: 60_000 });
    await expectNoViolation(studio);
    await studio.getByRole("tab", { name: "Material" }).click();
    await expectNoViolation(studio);
    await studio.getByRole("link", { name: "Library" }).click();
    await expect(studio.getByText("a blue vase").first()).toBeVisible();
    await expectNoViolation(studio);
    await studio.getByRole("link", { name: "Settings" }).click();
    await studio.getByRole("button", { name: "Add connection" }).click();
    await expect(studio.getByRole("textbox", { name: "Connection name" })).toBeVisible();
    await expectNoViolation(studio);
  });

  test(`nothing found, nothing there yet and nothing understood are no violation either (${colorScheme})`, async ({
    studio,
  }) => {
    await studio.emulateMedia({ colorScheme });
    await studio.getByRole("button", { name: "Earlier prompts and templates" }).click();
    await expect(studio.getByText("What you send will be found here.")).toBeVisible();
    await expectNoViolation(studio);
    await studio.keyboard.type("qqqqzzzz");
    await expectNoViolation(studio);
    await studio.keyboard.press("Escape");
    await studio.keyboard.press("ControlOrMeta+k");
    await studio.keyboard.type("qqqqzzzz");
    await expect(studio.getByRole("dialog").getByText(/qqqqzzzz/)).toBeVisible();
    await expectNoViolation(studio);
    await studio.keyboard.press("Escape");
    await studio.getByRole("link", { name: "Experiment" }).first().click();
    await studio.getByRole("button", { name: "New experiment" }).click();
    await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("a {red|blue} __thing__ mug");
    await expect(studio.locator("mark")).toBeVisible();
    await expectNoViolation(studio);
  });
}

test("no dialog has a violation, and each is opened, left and come back from by keys", async ({ studio }) => {
  test.slow();
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("a blue vase");
  await studio.keyboard.press("ControlOrMeta+Enter");
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 60_000 });
  const download = studio.getByRole("button", { name: "Download" });
  const dialog = studio.getByRole("dialog").or(studio.getByRole("alertdialog"));
  for (const [keys, name] of [
    ["ControlOrMeta+k", "Search"],
    ["?", "Keyboard shortcuts"],
    ["d", "Download"],
    ["Delete", "Delete"],
  ] as const) {
    await download.focus();
    await studio.keyboard.press(keys);
    await expect(dialog, name).toBeVisible();
    await expectNoViolation(studio);
    // landmarks are of the page: in a dialog they would be told as another page's
    await expect(dialog.getByRole("banner").or(dialog.getByRole("contentinfo")), name).toHaveCount(0);
    // what one comes for has the focus, not the cross
    if (name === "Download") await expect(dialog.getByRole("radio", { name: "GLB" })).toBeFocused();
    // the keyboard stays inside for as long as it is open
    for (let step = 0; step < 30; step++) await studio.keyboard.press("Tab");
    expect(await dialog.evaluate((node) => node.contains(document.activeElement)), name).toBe(true);
    await studio.keyboard.press("Escape");
    await expect(dialog, name).toBeHidden();
    await expect(download, name).toBeFocused();
  }
  await studio.getByRole("link", { name: "Experiment" }).first().focus();
  await studio.keyboard.press("Enter");
  await studio.getByRole("button", { name: "New experiment" }).focus();
  await studio.keyboard.press("Enter");
  await expect(studio.getByRole("textbox", { name: "Experiment name" })).toBeVisible();
  await expectNoViolation(studio);
  await studio.goto(new URL("/compare", studio.url()).href);
  await expect(studio.getByRole("heading", { name: "Compare" })).toBeVisible();
  await expectNoViolation(studio);
});

test("a page that is gone to by keys has the focus on its heading, and what one types is left alone", async ({
  studio,
}) => {
  const heading = (name: string | RegExp) => studio.getByRole("heading", { level: 1, name });
  const go = async (name: string) => {
    await studio.getByRole("link", { name, exact: true }).first().focus();
    await studio.keyboard.press("Enter");
  };
  await expect(studio.getByRole("textbox", { name: "Prompt", exact: true })).toBeVisible();
  for (const [link, name] of [
    ["Library", /^Library/],
    ["Experiment", /^Experiments/],
    ["Settings", "Settings"],
  ] as const) {
    await go(link);
    await expect(heading(name)).toBeFocused();
  }
  await studio.goBack();
  await expect(heading(/^Experiments/)).toBeFocused();
  // led to by something on the page that is left
  await studio.getByRole("button", { name: "New experiment" }).press("Enter");
  await expect(heading("Experiment")).toBeFocused();
  await studio.getByRole("link", { name: "Plinth" }).first().focus();
  await studio.keyboard.press("Enter");
  await expect(heading("Workbench")).toBeFocused();
  // a result that comes onto the stage takes nothing from who goes on typing
  const prompt = studio.getByRole("textbox", { name: "Prompt", exact: true });
  await prompt.fill("a brown hat");
  await studio.keyboard.press("ControlOrMeta+Enter");
  await expect(studio.getByRole("region", { name: "Stage: a brown hat" })).toBeVisible();
  await expect(prompt).toBeFocused();
});

test("the whole loop works from the keyboard alone on a phone", async ({ studio }) => {
  await studio.setViewportSize({ width: 390, height: 844 });
  await studio.reload();
  const prompt = studio.getByRole("textbox", { name: "Prompt", exact: true });
  await prompt.focus();
  await studio.keyboard.type("a brown hat");
  await studio.keyboard.press("ControlOrMeta+Enter");
  await expect(studio.getByRole("region", { name: "Stage: a brown hat" })).toBeVisible({ timeout: 20_000 });
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 60_000 });
  const overflow = await studio.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await expectNoViolation(studio);
});

/** Role, name and description of everything that is pressed, followed or ticked, of what the page and not the browser made. */
async function controls(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ role }) => ["button", "link", "checkbox", "switch", "textbox"].includes(role?.value))
    .map(({ role, name, description }) => `${role?.value} ${name?.value} (${description?.value ?? ""})`)
    .filter((text) => !text.includes("Show date picker"));
}

test("no two controls of a page are called the same, however alike what they belong to", async ({ page }) => {
  // a service of its own: other tests count what theirs has made
  const plinth = new Plinth();
  try {
    await plinth.start();
    await page.goto(plinth.address);
    for (const seed of [101, 102]) {
      const body = JSON.stringify({ prompt: "grey slate", seed });
      const { id } = await (await plinth.call("/v1/material", { method: "POST", body })).json();
      // settled before it is seen: what is told in passing is not of the page
      const status = async () => (await (await plinth.call(`/v1/material/${id}`)).json()).status;
      await expect.poll(status, { timeout: 60_000 }).toBe("succeeded");
    }
    await page.goto(new URL("/library", page.url()).href);
    await page.getByRole("button", { name: "Fold" }).click();
    for (const [place, there] of [
      ["/library", page.getByRole("checkbox", { name: /^Select grey slate, succeeded/ })],
      ["/compare", page.getByRole("button", { name: /^grey slate/ })],
      ["/settings", page.getByRole("button", { name: /^Change the key of Star/ })],
    ] as const) {
      await page.goto(new URL(place, page.url()).href);
      await expect.poll(() => there.count(), { timeout: 60_000 }).toBeGreaterThan(1);
      const found = await controls(page);
      expect(found.length).toBeGreaterThan(5);
      expect(found.filter((each, index) => found.indexOf(each) !== index)).toEqual([]);
    }
  } finally {
    await plinth.remove();
  }
});

test("the place one is at is told, and seen where the system brings its own colours", async ({ studio }) => {
  await studio.emulateMedia({ forcedColors: "active" });
  const places = studio.getByRole("navigation", { name: "Places" });
  await expect(places.locator("[aria-current]")).toHaveCount(0);
  for (const name of ["Experiment", "Library", "Settings"]) {
    await places.getByRole("link", { name }).click();
    await expect(places.locator("[aria-current=page]")).toHaveText([name]);
    await expect(places.locator("[aria-current=page]")).toHaveCSS("outline-width", "2px");
  }
  // an experiment is within the place of all of them
  await studio.goto(new URL("/experiments", studio.url()).href);
  await studio.getByRole("button", { name: "New experiment" }).click();
  await expect(studio).toHaveURL(/experiments\/./);
  await expect(places.locator("[aria-current=page]")).toHaveText(["Experiment"]);
  // a cell that waits has an edge
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("a brick");
  await expect(studio.getByRole("gridcell").first()).toHaveCSS("border-top-width", "1px");
});
