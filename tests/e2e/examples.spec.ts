import { expect, test } from "./plinth.ts";

test("an example is picked by its picture", async ({ studio }) => {
  const sheet = studio.waitForResponse(/\/assets\/material-[\w-]+\.webp$/);
  await studio.getByRole("tab", { name: "Material" }).click();
  await studio.getByRole("button", { name: "All examples" }).click();
  expect((await sheet).headers()["content-type"]).toBe("image/webp");
  const gallery = studio.getByRole("dialog", { name: "What it can make" });
  await gallery.getByRole("button", { name: "hammered copper" }).click();
  await expect(gallery).toBeHidden();
  await expect(studio.getByRole("textbox", { name: "Prompt", exact: true })).toHaveValue("hammered copper");
});

test("on a phone, the gallery's hint is read whole, and experiments have their buttons beside the heading", async ({
  studio,
  plinth,
}) => {
  await studio.setViewportSize({ width: 390, height: 844 });
  await studio.getByRole("button", { name: "All examples" }).click();
  const hint = studio.getByRole("dialog", { name: "What it can make" }).getByText("Pictures by the engine");
  await expect(hint).toBeVisible();
  const hidden = await hint.evaluate((part) => [
    part.scrollWidth - part.clientWidth,
    part.scrollHeight - part.clientHeight,
  ]);
  expect(hidden).toEqual([0, 0]);

  await studio.goto(`${plinth.origin}/experiments`);
  const middle = async (part: ReturnType<typeof studio.getByRole>) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const heading = await middle(studio.getByRole("heading", { name: "Experiments" }));
  expect(Math.abs((await middle(studio.getByRole("button", { name: "New experiment" }))) - heading)).toBeLessThan(2);
  // what each experiment to begin with makes is there to be seen
  const cell = studio.locator("[data-cell] > span").first();
  await expect(cell).toHaveCSS("background-image", /starters-[\w-]+\.webp/);
  const box = await cell.boundingBox();
  expect(box?.width).toBeGreaterThan(20);
  expect(Math.abs((box?.width ?? 0) - (box?.height ?? 0))).toBeLessThan(1);
});

test("the examples stand in one place: on the empty stage, or in the form where the page is tall", async ({
  studio,
}) => {
  const onStage = studio.getByRole("list", { name: "Prompts to try" });
  await studio.setViewportSize({ width: 1440, height: 900 });
  await expect(onStage).toBeVisible();
  await studio.setViewportSize({ width: 1920, height: 1080 });
  await expect(onStage).toBeHidden();
  await expect(studio.getByRole("region", { name: "Examples" }).getByRole("button").nth(1)).toBeInViewport();
});
