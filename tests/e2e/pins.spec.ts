import { expectNoViolation } from "./no-violation.ts";
import { expect, readyCanvas, test } from "./plinth.ts";

test("notes are pinned to places of a model by click and by key, follow the camera, stay, and come back when deleted", async ({
  studio,
}) => {
  test.setTimeout(180_000);
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("a red mug");
  await studio.getByRole("textbox", { name: "Seed" }).fill("7");
  await studio.getByRole("button", { name: "Generate" }).click();
  const canvas = readyCanvas(studio);
  await expect(canvas).toBeVisible({ timeout: 60_000 });

  await canvas.focus();
  await studio.keyboard.press("n");
  const list = studio.getByRole("region", { name: "Notes on the model" });
  await expect(list).toBeVisible();
  // beside it there is nothing to pin to
  await canvas.click({ position: { x: 8, y: 200 } });
  await expect(list.getByRole("textbox")).toHaveCount(0);
  const missed = studio.getByRole("region", { name: /^Stage/ }).getByText("Nothing of it is there.");
  await expect(missed).toBeVisible();
  await canvas.click();
  await expect(missed).toBeHidden();
  const first = list.getByRole("textbox", { name: "Note 1" });
  await expect(first).toBeFocused();
  await studio.keyboard.type("the wall is thick");
  await studio.keyboard.press("Enter");
  await expect(canvas).toBeFocused();
  const marker = studio.getByRole("button", { name: "Note 1: the wall is thick" });
  await expect(marker).toBeVisible();
  const place = async () => marker.evaluate((element) => element.style.transform);
  const before = await place();
  await studio.keyboard.press("ArrowRight");
  await expect.poll(place).not.toBe(before);

  // by keys alone: the middle of the picture, well beside the first
  for (let step = 0; step < 6; step += 1) await studio.keyboard.press("ArrowRight");
  await studio.keyboard.press("Enter");
  await expect(list.getByRole("textbox", { name: "Note 2" })).toBeFocused();
  await studio.keyboard.type("mind the glaze");
  await studio.keyboard.press("Escape");
  await expect(canvas).toBeFocused();
  await expect(studio.getByRole("button", { name: "Note 2: mind the glaze" })).toBeVisible();
  await expectNoViolation(studio);
  await studio.keyboard.press("Escape");
  await expect(list).toBeHidden();

  // what is on the far side is faint
  await studio.getByRole("button", { name: "Camera" }).click();
  await studio.getByRole("button", { name: "Back", exact: true }).click();
  await expect(marker).toHaveAttribute("data-far", "true");

  // on a phone the model makes way for what is opened: what it changes is seen
  await studio.setViewportSize({ width: 390, height: 844 });
  await studio.getByRole("button", { name: "Light", exact: true }).click();
  const panel = studio.getByRole("group", { name: "Light", exact: true });
  await expect
    .poll(async () => ((await panel.boundingBox())?.y ?? 0) - ((await marker.boundingBox())?.y ?? Infinity))
    .toBeGreaterThan(24);
  await studio.keyboard.press("Escape");
  await studio.setViewportSize({ width: 1100, height: 700 });

  await studio.reload();
  await expect(canvas).toBeVisible({ timeout: 60_000 });
  await marker.press("Enter");
  await expect(first).toBeFocused();
  await expect(first).toHaveValue("the wall is thick");
  await list.getByRole("button", { name: "Delete note 1" }).click();
  await expect(studio.getByRole("button", { name: "Note 1: mind the glaze" })).toBeVisible();
  await expect(list.getByRole("textbox")).toHaveCount(1);
  await expect(canvas).toBeFocused();
  await studio.keyboard.press("ControlOrMeta+z");
  await expect(studio.getByRole("button", { name: "Note 2: mind the glaze" })).toBeVisible();
  await expect(first).toHaveValue("the wall is thick");

  // they lie on the model as it stands: none where it is laid flat
  await canvas.focus();
  await studio.keyboard.press("u");
  await expect(studio.getByRole("button", { name: /^Note \d/ })).toHaveCount(0);
  await studio.getByRole("link", { name: "Library", exact: true }).click();
  await studio.getByRole("searchbox", { name: "Search prompts" }).fill("glaze");
  await expect(studio.getByRole("main").getByRole("link", { name: /a red mug/ })).toBeVisible();
});
