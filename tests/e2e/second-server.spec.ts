import { expect, Plinth, readyCanvas, test } from "./plinth.ts";

test("the studio works against another server of the contract", async ({ studio, plinth }) => {
  const other = new Plinth();
  await other.start({ PLINTH_ALLOWED_ORIGINS: plinth.origin });
  try {
    await studio.getByRole("link", { name: "Settings" }).click();
    await studio.getByRole("button", { name: "Add connection" }).click();
    await studio.getByRole("textbox", { name: "Connection name" }).fill("The other one");
    await studio.getByRole("textbox", { name: "Address" }).fill(other.origin);
    await studio.getByRole("textbox", { name: "Access token" }).fill("not-the-right-token");
    await studio.getByRole("spinbutton", { name: "Poll interval" }).fill("0.5");
    await studio.getByRole("button", { name: "Save connection" }).click();
    await expect(studio.getByRole("alert").filter({ hasText: /token/i })).toBeVisible();

    await studio.getByRole("textbox", { name: "Access token" }).fill(other.token);
    await studio.getByRole("button", { name: "Save connection" }).click();
    await expect(studio.getByRole("combobox", { name: "Connection" })).toContainText("The other one");

    await studio.goto(plinth.origin);
    await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("a red apple");
    await studio.getByRole("button", { name: "Generate" }).click();
    await expect(readyCanvas(studio)).toBeVisible({ timeout: 60_000 });
    const page = await (await other.call("/v1/text-to-3d")).json();
    expect(page.items[0]).toMatchObject({ prompt: "a red apple", status: "succeeded" });
  } finally {
    await other.remove();
  }
});
