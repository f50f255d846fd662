import type { Page } from "@playwright/test";
import { readPngText } from "#studio/api/png-text.ts";
import { readProvenanceLine } from "#studio/api/provenance.ts";
import { expectNoViolation } from "./no-violation.ts";
import { expect, readyCanvas, test } from "./plinth.ts";

/** Small: the browser draws in software here. */
test.use({ viewport: { width: 1024, height: 640 } });

const generate = async (page: Page, tab: string, prompt: string) => {
  await page.getByRole("tab", { name: tab }).click();
  if (tab === "3D model") await page.getByRole("radio", { name: "subnet-v1" }).check();
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill(prompt);
  await page.getByRole("textbox", { name: "Seed" }).fill("3");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(page.getByRole("region", { name: `Stage: ${prompt}` })).toBeVisible();
  await expect(readyCanvas(page)).toBeVisible({ timeout: 60_000 });
};

/** The toolbar's panels, by the button that opens them. */
const openPanel = async (page: Page, name: string) => {
  await page.getByRole("toolbar", { name: "Stage tools" }).getByRole("button", { name, exact: true }).click();
  return page.getByRole("group", { name, exact: true });
};

/** Width and height from the header of a PNG. */
const sizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test("a model is looked at in every way, measured, and its picture taken", async ({ studio }) => {
  await generate(studio, "3D model", "a blue mug");
  const canvas = readyCanvas(studio);

  const views = await openPanel(studio, "More views");
  await views.getByRole("radio", { name: "Matcap" }).check();
  await views.getByRole("radio", { name: "Zebra" }).check();
  await views.getByRole("radio", { name: "Unlit" }).check();
  await views.getByRole("radio", { name: "G", exact: true }).check();
  await expectNoViolation(studio);
  await views.getByRole("radio", { name: "Normals" }).check();
  await studio.keyboard.press("Escape");
  await expect(views).toBeHidden();
  // which view is on is seen without opening anything
  await expect(studio.getByRole("button", { name: "More views: Normals" })).toContainText("Normals");

  await canvas.focus();
  for (const key of ["w", "i", "5"]) await studio.keyboard.press(key);
  const statistics = studio.locator("dl[aria-label=Statistics]");
  await expect(statistics).toContainText(/Charts\s*\d+/);
  await expect(statistics).toContainText(/Surface/);

  await studio.keyboard.press("1");
  await studio.keyboard.press("m");
  const box = await canvas.boundingBox();
  if (!box) throw new Error("The stage has no size.");
  const at = (x: number, y: number) => studio.mouse.click(box.x + box.width * x, box.y + box.height * y);
  await at(0.5, 0.4);
  await expect(studio.getByText("Click the other end.")).toBeVisible();
  // a line follows the hand to the second end
  await studio.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5);
  const band = studio.getByRole("region", { name: /^Stage/ }).locator("svg line");
  await expect(async () => {
    await studio.mouse.move(box.x + box.width * (0.55 + 0.06 * Math.random()), box.y + box.height * 0.5);
    await expect(band).toBeVisible({ timeout: 1000 });
  }).toPass();
  const end = await band.getAttribute("x2");
  await studio.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.6);
  await expect(band).not.toHaveAttribute("x2", end ?? "");
  await at(0.5, 0.6);
  await expect(studio.getByText(/^Distance: [\d.]+ (cm|mm|m)$/)).toBeVisible();
  await expect(studio.getByText(/^[\d.]+ \w+ wide, [\d.]+ \w+ high, [\d.]+ \w+ deep$/)).toBeVisible();
  await studio.keyboard.press("Escape");

  const capture = await openPanel(studio, "Capture");
  await capture.getByRole("combobox", { name: "Picture size" }).selectOption("1280x720");
  await capture.getByRole("checkbox", { name: "Without a backdrop" }).check();
  const saved = studio.waitForEvent("download");
  await capture.getByRole("button", { name: "Save a picture" }).click();
  const stream = await (await saved).createReadStream();
  const png = Buffer.concat(await stream.toArray());
  expect(sizeOf(png)).toEqual([1280, 720]);
  // dropped again it says what made it
  const { Plinth: line = "" } = readPngText(new Uint8Array(png));
  expect(readProvenanceLine(line)).toMatchObject({ family: "text-to-3d", seed: 3, version: "subnet-v1" });
  // cut out, nothing of the light on the ground is left at its edges
  const faintest = await studio.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
      const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
      context?.drawImage(picture, 0, 0);
      const lowest = context?.getImageData(0, picture.height - 1, picture.width, 1).data ?? [];
      return Math.max(...[...lowest].filter((_, at) => at % 4 === 3));
    },
    [...png],
  );
  expect(faintest).toBe(0);
  await studio.keyboard.press("Escape");

  await studio.reload();
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 60_000 });
  await expect(statistics).toBeVisible();
  const light = await openPanel(studio, "Light");
  await light.getByRole("button", { name: "Reset the stage" }).click();
  await expect(statistics).toBeHidden();
});

test("all of Capture is in sight on a small screen, and words in passing leave the tools of a phone free", async ({
  studio,
}) => {
  await generate(studio, "3D model", "a blue mug");
  const capture = await openPanel(studio, "Capture");
  expect(await capture.evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBe(0);
  // what it counts for is said at the box, and again at what it changes
  const box = capture.getByRole("checkbox", { name: "Without a backdrop", exact: true });
  await expect(box).toHaveAccessibleDescription("Picture and PNG frames");
  const frames = capture.getByRole("button", { name: "PNG frames" });
  await expect(frames).toHaveAttribute("data-tip", /with the backdrop/);
  await box.check();
  await expect(frames).toHaveAttribute("data-tip", /without a backdrop/);
  await studio.keyboard.press("Escape");

  await studio.setViewportSize({ width: 390, height: 844 });
  const parts = studio.getByRole("navigation", { name: "Parts of the workbench" });
  const words = studio.locator("[data-sonner-toast]").first();
  const tools = studio.getByRole("toolbar", { name: "Stage tools" });
  // they pass: on a slow machine before they are measured
  await expect(async () => {
    await parts.getByRole("button", { name: "Inspector" }).click();
    await studio.getByRole("button", { name: "Copy seed" }).click();
    await parts.getByRole("button", { name: "Stage" }).click();
    const [said, below] = [await words.boundingBox({ timeout: 3000 }), await tools.boundingBox()];
    expect((said?.y ?? Number.NaN) + (said?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? Number.NaN);
  }).toPass();
});

test("a panel stays beside the model, and its choices under the pointer, whatever is chosen in it", async ({
  studio,
}) => {
  await studio.setViewportSize({ width: 1440, height: 900 });
  await studio.emulateMedia({ reducedMotion: "reduce" });
  await generate(studio, "3D model", "a blue mug");
  const views = await openPanel(studio, "More views");
  const stage = await studio.getByRole("region", { name: /^Stage/ }).boundingBox();
  const fromEdge = async () => {
    const panel = await views.boundingBox();
    return panel && stage && Math.round(stage.x + stage.width - panel.x - panel.width);
  };
  await expect.poll(fromEdge).toBe(12);
  const height = async () => (await views.getByRole("radio", { name: "Lit", exact: true }).boundingBox())?.y;
  const before = await height();
  for (const view of ["Unlit", "Clay", "Matcap", "Lit"]) {
    await views.getByRole("radio", { name: view, exact: true }).check();
    await studio.waitForTimeout(300);
    expect([await fromEdge(), await height()], view).toEqual([12, before]);
  }
});

test("the texture lies there whole where a channel was chosen for another view", async ({ studio }) => {
  await generate(studio, "3D model", "a blue mug");
  const canvas = readyCanvas(studio);
  const layout = studio.getByRole("button", { name: "Texture layout" });
  await layout.click();
  await expect(layout).toHaveAttribute("aria-pressed", "true");
  await studio.mouse.move(5, 5);
  await studio.waitForTimeout(1000);
  const whole = await canvas.screenshot();
  await layout.click();
  const views = await openPanel(studio, "More views");
  await views.getByRole("radio", { name: "Unlit" }).check();
  await views.getByRole("radio", { name: "A", exact: true }).check();
  await views.getByRole("radio", { name: "Lit", exact: true }).check();
  await studio.keyboard.press("Escape");
  await layout.click();
  await studio.mouse.move(5, 5);
  await expect.poll(async () => (await canvas.screenshot()).equals(whole)).toBe(true);
});

test("two points are measured by keys alone, and what is beside the thing is told", async ({ studio }) => {
  await generate(studio, "3D model", "a blue mug");
  const tools = studio.getByRole("toolbar", { name: "Stage tools" });
  await tools.getByRole("button", { name: "Measure" }).focus();
  await studio.keyboard.press("Enter");
  await expect(readyCanvas(studio)).toBeFocused();
  await expect(studio.getByText(/By keys: arrows aim, Enter takes the middle/)).toBeVisible();
  await studio.keyboard.press("1");
  await studio.keyboard.press("Enter");
  await expect(studio.getByText("Click the other end.")).toBeVisible();
  for (let step = 0; step < 12; step++) await studio.keyboard.press("Shift+ArrowUp");
  await studio.keyboard.press("Enter");
  const beside = studio.getByRole("status").getByText("Nothing of it is there.");
  await expect(beside).toBeInViewport();
  for (let step = 0; step < 10; step++) await studio.keyboard.press("Shift+ArrowDown");
  await studio.keyboard.press("Enter");
  await expect(studio.getByText(/^Distance: [\d.]+ (cm|mm|m)$/)).toBeVisible();
  await expect(beside).toBeHidden();
  await studio.keyboard.press("Escape");
  await expect(tools.getByRole("button", { name: "Measure" })).toHaveAttribute("aria-pressed", "false");
});

test("a panel of the tools is left by going on, only one lies over the picture, and no library grumbles", async ({
  studio,
}) => {
  test.slow();
  const grumbles: string[] = [];
  studio.on("console", (message) => message.text().startsWith("THREE.") && grumbles.push(message.text()));
  await generate(studio, "3D model", "a red mug");
  const tools = studio.getByRole("toolbar", { name: "Stage tools" });
  const camera = studio.getByRole("group", { name: "Camera" });
  await tools.getByRole("button", { name: "Camera" }).focus();
  await studio.keyboard.press("Enter");
  await studio.keyboard.press("Tab");
  await expect(camera.getByRole("button", { name: "Front" })).toBeFocused();
  await studio.keyboard.press("Enter");
  await expect(camera).toBeVisible();
  const last = camera.getByRole("checkbox", { name: "Grid in metres" });
  await last.focus();
  await studio.keyboard.press("Space");
  await expect(last).toBeChecked();
  await expect(studio.getByText(/^Squares of 1 cm, bold lines every 10 cm$/)).toBeVisible();
  const pixels = () => readyCanvas(studio).evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth);
  expect(await pixels()).toBe(1);
  await studio.keyboard.press("Tab");
  await expect(camera.getByRole("radio", { name: "Automatic" })).toBeFocused();
  for (const key of ["ArrowRight", "ArrowRight"]) await studio.keyboard.press(key);
  await expect(camera.getByRole("radio", { name: "Half" })).toBeChecked();
  await expect.poll(pixels).toBeCloseTo(0.5, 2);
  await studio.keyboard.press("Tab");
  await expect(tools.getByRole("button", { name: "Measure" })).toBeFocused();
  await expect(camera).toBeHidden();
  expect(grumbles).toEqual([]);
});

test("a material is laid on an own mesh and lit by an own panorama; what cannot be read is told", async ({
  studio,
}) => {
  await generate(studio, "Material", "red brick");
  const shape = studio.getByRole("combobox", { name: "Shape" });
  for (const each of ["cylinder", "cloth", "flat"]) {
    await shape.selectOption(each);
    await expect(readyCanvas(studio)).toBeVisible();
  }
  await shape.selectOption("own");
  const preview = studio.getByRole("group", { name: "Material preview" });
  const triangle = "v 0 0 0\nv 1 0 0\nv 0 1 0\nvt 0 0\nvt 1 0\nvt 0 1\nf 1/1 2/2 3/3\n";
  const pick = async (name: string, buffer: Buffer) => {
    const chooser = studio.waitForEvent("filechooser");
    await preview.getByRole("button", { name: /mesh|\.obj/i }).click();
    await (await chooser).setFiles({ name, mimeType: "", buffer });
  };
  await pick("bare.obj", Buffer.from(triangle.replace(/vt .*\n/g, "").replace(/\/\d/g, "")));
  await expect(preview.getByRole("alert")).toContainText("no texture coordinates");
  await pick("triangle.obj", Buffer.from(triangle));
  await expect(preview.getByText("triangle.obj")).toBeVisible();
  await expect(preview.getByRole("alert")).toBeHidden();

  const light = await openPanel(studio, "Light");
  const take = async (name: string, buffer: Buffer) => {
    const chooser = studio.waitForEvent("filechooser");
    await light.getByRole("button", { name: /Own panorama/ }).click();
    await (await chooser).setFiles({ name, mimeType: "", buffer });
  };
  await take("broken.hdr", Buffer.from("not light at all"));
  await expect(light.getByRole("alert")).toContainText("broken.hdr");
  const flat = Buffer.concat([
    Buffer.from("#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 4 +X 8\n"),
    Buffer.alloc(8 * 4 * 4, Buffer.from([128, 96, 64, 129])),
  ]);
  await take("dusk.hdr", flat);
  await expect(light.getByRole("radio", { name: "Own" })).toBeChecked();
  await expectNoViolation(studio);
});
