import { expect, readyCanvas, test } from "./plinth.ts";

test("on a phone, the four films of a turn stand two by two", async ({ studio }) => {
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("a grey cup");
  await studio.keyboard.press("ControlOrMeta+Enter");
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 60_000 });
  await studio.setViewportSize({ width: 390, height: 844 });
  await studio.getByRole("button", { name: "Capture" }).click();
  const box = async (name: string) => studio.getByRole("button", { name, exact: true }).boundingBox();
  const [mp4, webm, gif, frames] = [
    await box("MP4 film"),
    await box("WebM film"),
    await box("GIF"),
    await box("PNG frames"),
  ];
  expect([webm?.y, frames?.y]).toEqual([mp4?.y, gif?.y]);
  expect([gif?.x, frames?.x]).toEqual([mp4?.x, webm?.x]);
});

test("where nothing is made, a comparison asks for no choice", async ({ page, plinth }) => {
  await page.route(/\/v1\/(text-to-3d|material)\?/, (route) =>
    route.fulfill({ json: { items: [], nextCursor: null } }),
  );
  await page.goto(`${plinth.origin}/compare#token=${plinth.token}`);
  await expect(page.getByText("Nothing to compare yet")).toBeVisible();
  await expect(page.getByText("Pick the first")).toHaveCount(0);
});
