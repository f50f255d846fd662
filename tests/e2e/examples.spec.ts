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
