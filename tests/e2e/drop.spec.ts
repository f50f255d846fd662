import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { withPngText } from "#studio/api/png-text.ts";
import { HELD_MAX, longestTask } from "./cpu-tasks.ts";
import { greyExr } from "./exr.ts";
import { expectNoViolation } from "./no-violation.ts";
import { expect, Plinth, readyCanvas, test } from "./plinth.ts";
import { send } from "./workbench.ts";

const plinth = new Plinth();
test.beforeAll(() => plinth.start());
test.afterAll(() => plinth.remove());
test.use({ viewport: { width: 1024, height: 640 } });

const PANORAMA = Buffer.concat([
  Buffer.from("#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 4 +X 8\n"),
  Buffer.alloc(8 * 4 * 4, Buffer.from([128, 96, 64, 129])),
]);
const TRIANGLE = Buffer.from("v 0 0 0\nv 1 0 0\nv 0 1 0\nvt 0 0\nvt 1 0\nvt 0 1\nf 1/1 2/2 3/3\n");

test("light and a mesh are dropped on the stage, which alone says so, and nothing stays over the page", async ({
  page,
}) => {
  test.slow();
  await page.goto(plinth.address);
  await page.getByRole("tab", { name: "Material" }).click();
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("red brick");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(readyCanvas(page)).toBeVisible({ timeout: 60_000 });

  const stage = page.getByRole("region", { name: "Stage: red brick" });
  for (const { name, bytes, told } of [
    { name: "dusk.hdr", bytes: PANORAMA, told: "Lit by dusk.hdr." },
    { name: "dawn.exr", bytes: greyExr(8, 4, 0.8), told: "Lit by dawn.exr." },
    { name: "wall.obj", bytes: TRIANGLE, told: "Shown on wall.obj." },
  ]) {
    const dataTransfer = await page.evaluateHandle(
      ([fileName, base64]) => {
        const data = new DataTransfer();
        const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([content], fileName));
        return data;
      },
      [name, bytes.toString("base64")] as const,
    );
    await stage.dispatchEvent("dragover", { dataTransfer });
    await expect(page.getByText(/^Drop an? /)).toHaveText([
      "Drop an .hdr or .exr to light it, an .obj or .glb to lay it on",
    ]);
    await stage.dispatchEvent("drop", { dataTransfer });
    await expect(page.getByText(told).first()).toBeVisible();
    await expect(page.getByText(/^Drop an? /)).toHaveCount(0);
  }
  await expect(page.getByRole("combobox", { name: "Shape" })).toHaveValue("own");
});

test("a panorama says that its light is worked out, which holds the page up for no moment", async ({ page }) => {
  await page.goto(plinth.address);
  await send(page, "a small oak stool");
  await expect(readyCanvas(page)).toBeVisible({ timeout: 60_000 });
  const [width, height] = [2048, 1024];
  const dataTransfer = await page.evaluateHandle(
    ([head, pixels]) => {
      const content = new Uint8Array(head.length + pixels * 4).fill(128);
      content.set(new TextEncoder().encode(head));
      const data = new DataTransfer();
      data.items.add(new File([content], "dusk.hdr"));
      return data;
    },
    [`#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y ${height} +X ${width}\n`, width * height] as const,
  );
  const stage = page.getByRole("region", { name: /^Stage:/ });
  const busy = stage.getByText("Working out the light of dusk.hdr…");
  const { ms, references } = await longestTask(page, async () => {
    await stage.dispatchEvent("drop", { dataTransfer });
    await expect(busy).toBeVisible();
    await expect(busy).toBeHidden();
  });
  console.log(`panorama: ${Math.round(ms)} ms of the processor at most, ${references.toFixed(1)} references`);
  expect(references).toBeLessThan(HELD_MAX);
  await expect(page.getByText("Lit by dusk.hdr.").first()).toBeVisible();
});

/** Files as they come out of a hand. */
const held = (page: Page, files: Readonly<Record<string, Uint8Array>>) =>
  page.evaluateHandle(
    (all) => {
      const data = new DataTransfer();
      for (const [fileName, base64] of all)
        data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], fileName));
      return data;
    },
    Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString("base64")] as const),
  );

/** Drops a file in the middle of the page, which says what it takes meanwhile. */
const drop = (page: Page, name: string, bytes: Uint8Array): Promise<void> => dropAll(page, { [name]: bytes });

async function dropAll(page: Page, files: Readonly<Record<string, Uint8Array>>): Promise<void> {
  const dataTransfer = await held(page, files);
  // told again and again while one holds the file there; what listens comes a moment after the page
  await expect(async () => {
    await page.locator("main").dispatchEvent("dragover", { dataTransfer });
    await expect(page.getByText("Drop files that Plinth made")).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.locator("main").dispatchEvent("drop", { dataTransfer });
  await expect(page.getByText("Drop files that Plinth made")).toBeHidden();
}

test("a picture, a contact sheet and a library are taken on every page, each to where it belongs", async ({
  page,
  browser,
}) => {
  const made = await plinth.call("/v1/material", { method: "POST", body: '{"prompt":"blue slate","seed":4}' });
  const { id } = await made.json();
  const task = async () => (await plinth.call(`/v1/material/${id}`)).json();
  await expect.poll(async () => (await task()).status, { timeout: 60_000 }).toBe("succeeded");
  const albedo = Buffer.from(await (await fetch((await task()).urls.albedo)).arrayBuffer());
  await page.goto(`${plinth.origin}/library#token=${plinth.token}`);
  await expect(page.getByRole("main").getByRole("link", { name: /blue slate/ })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export, import" }).click();
  await page.getByRole("button", { name: "Export library" }).click();
  const library = readFileSync(await (await download).path());
  await page.getByRole("button", { name: "Close" }).click();

  await drop(page, "a.png", albedo);
  await expect(page).toHaveURL(`${plinth.origin}/`);
  await expect(page.getByRole("textbox", { name: "Prompt", exact: true })).toHaveValue("blue slate");

  const settings = {
    family: "material",
    prompt: "{wet|dry} sand",
    negativePrompt: "",
    seed: "3",
    version: "subnet-v1",
  };
  const rest = { faceLimit: "", pbr: false, axes: { columns: { kind: "prompt", text: "" } }, draws: "", drawSeed: 1 };
  const told = JSON.stringify({ name: "Two sands", settings: { ...settings, ...rest, lists: {} } });
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await drop(page, "sheet.png", withPngText(albedo, { "Plinth-Experiment": told }));
  await expect(page.getByRole("textbox", { name: "Experiment name" })).toHaveValue("Two sands");

  const other = await browser.newContext();
  const fresh = await other.newPage();
  await fresh.goto(`${plinth.origin}/compare`);
  await expect(fresh.getByRole("heading", { name: "Compare" })).toBeVisible();
  await drop(fresh, "everything.zip", library);
  await expect(fresh.getByRole("dialog")).toContainText(/\d+ came in/);
  await fresh.keyboard.press("Escape");
  await drop(fresh, "holiday.txt", Buffer.from("nothing"));
  await expect(fresh.getByText('No settings in "holiday.txt".').first()).toBeVisible();
  await expect(fresh).toHaveURL(`${plinth.origin}/compare`);
  await other.close();
});

test("several files at once are all taken: sheets, settings to choose from or to make again, the last light and mesh", async ({
  page,
}) => {
  const made = await plinth.call("/v1/material", { method: "POST", body: '{"prompt":"grey slate","seed":4}' });
  const { id } = await made.json();
  const task = async () => (await plinth.call(`/v1/material/${id}`)).json();
  await expect.poll(async () => (await task()).status, { timeout: 60_000 }).toBe("succeeded");
  const albedo = Buffer.from(await (await fetch((await task()).urls.albedo)).arrayBuffer());
  const made2 = (prompt: string, seed: number) =>
    Buffer.from(JSON.stringify({ madeWith: "Plinth", version: "material", prompt, seed }));

  await page.goto(`${plinth.origin}/settings#token=${plinth.token}`);
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  const files = {
    "a.png": albedo,
    "the same again.json": made2("grey slate", 4),
    "b.json": made2("worn oak", 7),
    "holiday.txt": Buffer.from("nothing"),
  };
  await dropAll(page, files);
  const dialog = page.getByRole("dialog", { name: "Settings of 2 assets" });
  await expect(dialog.getByRole("listitem")).toHaveText([/grey slate.*seed 4/, /worn oak.*seed 7/]);
  await expect(page.getByText('No settings in "holiday.txt".').first()).toBeVisible();
  await expectNoViolation(page);
  await dialog.getByRole("button", { name: "Use the settings of worn oak" }).click();
  await expect(page).toHaveURL(`${plinth.origin}/`);
  await expect(page.getByRole("textbox", { name: "Prompt", exact: true })).toHaveValue("worn oak");

  await page
    .getByLabel("File with settings")
    .setInputFiles(
      Object.entries(files).map(([name, buffer]) => ({ name, buffer, mimeType: "application/octet-stream" })),
    );
  await expect(dialog.getByText("Costs 2 credits")).toBeVisible();
  // one is taken, the other not: only that is sent again
  const sent: string[] = [];
  let refusals = 1;
  await page.route("**/v1/material", (route) => {
    const { prompt } = route.request().postDataJSON();
    if (prompt === "worn oak" && refusals-- > 0) return route.fulfill({ status: 500, body: "" });
    sent.push(prompt);
    return route.continue();
  });
  await dialog.getByRole("button", { name: "Make all 2 again" }).click();
  await expect(dialog.getByRole("alert")).toContainText("The server answered 500");
  await dialog.getByRole("button", { name: "Make the other 1" }).click();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual(["grey slate", "worn oak"]);
  await expect(page.getByRole("region", { name: "Stage: grey slate" })).toBeVisible();
  await expect(readyCanvas(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("listitem", { name: /^worn oak/ })).toBeVisible();

  // what the stage keeps and what it leaves come in one hand
  const dataTransfer = await held(page, {
    "noon.hdr": PANORAMA,
    "dusk.hdr": PANORAMA,
    "wall.obj": TRIANGLE,
    "c.json": made2("pale sand", 9),
  });
  await page.getByRole("region", { name: "Stage: grey slate" }).dispatchEvent("drop", { dataTransfer });
  await expect(page.getByText("Lit by dusk.hdr, the last of 2.").first()).toBeVisible();
  await expect(page.getByText("Shown on wall.obj.").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Prompt", exact: true })).toHaveValue("pale sand");

  const settings = { family: "material", prompt: "sand", negativePrompt: "", seed: "3", version: "subnet-v1" };
  const rest = { faceLimit: "", pbr: false, axes: { columns: { kind: "seed", text: "1-2" } }, draws: "", drawSeed: 1 };
  const sheet = (name: string) =>
    withPngText(albedo, {
      "Plinth-Experiment": JSON.stringify({ name, settings: { ...settings, ...rest, lists: {} } }),
    });
  await page.getByRole("link", { name: "Settings" }).click();
  await dropAll(page, { "1.png": sheet("First sand"), "2.png": sheet("Second sand") });
  await expect(page).toHaveURL(`${plinth.origin}/experiments`);
  await expect(page.getByRole("link", { name: /First sand/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /Second sand/ })).toBeVisible();
});

test("several library files are taken one after the other, and what is no library file is told with what the others brought", async ({
  page,
  browser,
}) => {
  const make = async (prompt: string) => {
    const { id } = await (
      await plinth.call("/v1/material", { method: "POST", body: JSON.stringify({ prompt, seed: 4 }) })
    ).json();
    const status = async () => (await (await plinth.call(`/v1/material/${id}`)).json()).status;
    await expect.poll(status, { timeout: 60_000 }).toBe("succeeded");
  };
  const exported = async (prompt: string) => {
    await make(prompt);
    await page.goto(`${plinth.origin}/library#token=${plinth.token}`);
    await page.reload();
    const card = page.getByRole("main").getByRole("link", { name: prompt });
    await expect(card.locator("img")).toBeVisible({ timeout: 60_000 });
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export, import" }).click();
    await page.getByRole("button", { name: "Export library" }).click();
    return readFileSync(await (await download).path());
  };
  const first = await exported("green serpentine");
  const second = await exported("white travertine");

  const other = await browser.newContext();
  const fresh = await other.newPage();
  // nothing comes from anywhere else
  await fresh.route("**/v1/**", (route) => route.abort());
  await fresh.goto(`${plinth.origin}/library`);
  await fresh.getByRole("button", { name: "Export, import" }).click();
  const zip = (name: string, buffer: Buffer) => ({ name, buffer, mimeType: "application/zip" });
  await fresh
    .getByLabel("Library file")
    .setInputFiles([zip("1.zip", first), zip("holiday.zip", Buffer.from("nothing")), zip("2.zip", second)]);
  const dialog = fresh.getByRole("dialog");
  await expect(dialog).toContainText(/\d+ came in/, { timeout: 60_000 });
  await expect(dialog).toContainText(/were here already/);
  await expect(dialog).toContainText("Left out: holiday.zip: It is no zip file, or not all of it is here.");
  await dialog.getByRole("button", { name: "Close" }).click();
  for (const prompt of ["green serpentine", "white travertine"])
    await expect(fresh.getByRole("main").getByRole("link", { name: prompt }).locator("img")).toBeVisible();
  await other.close();
});
