import { expectNoViolation } from "./no-violation.ts";
import { expect, readyCanvas, test } from "./plinth.ts";
import { inspector, send } from "./workbench.ts";

test("the palette finds what can be done, where to go and what was made", async ({ studio }) => {
  await send(studio, "a red bowl");
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 60_000 });
  // a spot of colour has its number for those who do not see it
  const understood = inspector(studio).getByRole("region", { name: "What was understood" });
  await expect(understood.getByRole("listitem").first()).toHaveText(/^red → #[0-9a-f]{6}, colour$/);
  const palette = studio.getByRole("dialog", { name: "Search commands and tasks" });

  await studio.keyboard.press("ControlOrMeta+k");
  await expect(palette.getByRole("combobox")).toBeFocused();
  // its name is heard once: what is typed into and what is found have names of their own
  await expect(palette.getByRole("combobox", { name: "What to find" })).toBeVisible();
  await expect(palette.getByRole("listbox", { name: "Found" })).toBeVisible();
  await expect(palette.getByText("Search commands and tasks", { exact: true })).toHaveCount(1);
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

test("what is typed while a dialog is fetched reaches it and not the page behind", async ({ page, plinth }) => {
  let comes = () => {};
  const held = new Promise<void>((resolve) => {
    comes = resolve;
  });
  await page.route(/\/parts-[^/]+\.js$/, (route) => held.then(() => route.continue()));
  await page.goto(plinth.address);
  const prompt = page.getByRole("textbox", { name: "Prompt", exact: true });
  await expect(page.locator("html:not([data-waits])")).toBeAttached();
  await prompt.fill("not to be touched");

  await page.keyboard.press("ControlOrMeta+k");
  // letters that mean something to the page, too much and taken back, one line down and up again, and one key that sends the form
  await page.keyboard.type("go to lib");
  await page.keyboard.press("ControlOrMeta+Enter");
  await page.keyboard.type("srp");
  for (const key of ["Backspace", "Backspace", "Backspace", "ArrowDown", "ArrowUp", "Enter"])
    await page.keyboard.press(key);
  await expect(prompt).toHaveValue("not to be touched");
  comes();
  await expect(page.getByRole("heading", { name: /^Library/, level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  const { items } = await (await plinth.call("/v1/text-to-3d?limit=50")).json();
  expect(items.map((item: { prompt: string }) => item.prompt)).not.toContain("not to be touched");
});

test("Escape ends the wait for a dialog that does not come, and gives the keys back", async ({ page, plinth }) => {
  await page.route(/\/parts-[^/]+\.js$/, () => undefined);
  await page.goto(plinth.address);
  const prompt = page.getByRole("textbox", { name: "Prompt", exact: true });
  await expect(page.locator("html:not([data-waits])")).toBeAttached();
  await prompt.focus();
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("lost");
  await page.keyboard.press("Escape");
  await page.keyboard.type("a cup");
  await expect(prompt).toHaveValue("a cup");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
