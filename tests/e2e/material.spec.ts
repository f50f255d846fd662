import { expect, readyCanvas, test } from "./plinth.ts";

test("a material goes from words to an albedo, and optimized to all six maps", async ({ studio, plinth }) => {
  await studio.getByRole("tab", { name: "Material" }).click();
  await studio.getByRole("textbox", { name: "Prompt", exact: true }).fill("mossy cobblestone");
  await studio.getByRole("textbox", { name: "Seed" }).fill("5");
  await studio.getByRole("button", { name: "Generate" }).click();
  await expect(studio.getByRole("region", { name: "Stage: mossy cobblestone" })).toBeVisible();
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 40_000 });
  await expect(studio).toHaveURL(/\/tasks\/[^/]+\/material\//);
  const id = new URL(studio.url()).pathname.split("/").at(-1);
  const retrieve = async () => (await plinth.call(`/v1/material/${id}`)).json();
  const preview = await retrieve();
  expect(Object.keys(preview.urls)).toEqual(["albedo"]);
  const albedo = Buffer.from(await (await fetch(preview.urls.albedo)).arrayBuffer());

  // the key alone spends nothing
  await studio.getByRole("heading", { level: 1 }).first().focus();
  await studio.keyboard.press("o");
  const asked = studio.getByRole("alertdialog", { name: "Optimize this?" });
  await expect(asked.getByText(/^Costs \d+ credits?\.$/)).toBeVisible();
  await studio.keyboard.press("Enter");
  await expect(asked).toBeHidden();
  expect((await retrieve()).status).toBe("succeeded");
  await studio.keyboard.press("o");
  await asked.getByRole("button", { name: "Optimize" }).click();
  await expect.poll(async () => Object.keys((await retrieve()).urls).length, { timeout: 60_000 }).toBe(6);
  const optimized = await retrieve();
  expect(optimized.id).toBe(id);
  expect(Object.keys(optimized.urls).sort()).toEqual(
    ["albedo", "ao", "displacement", "metalness", "normal", "roughness"].sort(),
  );
  const albedoAgain = Buffer.from(await (await fetch(optimized.urls.albedo)).arrayBuffer());
  expect(Buffer.compare(albedo, albedoAgain)).toBe(0);
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 40_000 });
});

test("at 200 % of zoom the panel of a material leaves the tools free, and its maps are among the views", async ({
  studio,
  plinth,
}) => {
  await studio.setViewportSize({ width: 960, height: 540 });
  const { id } = await (
    await plinth.call("/v1/material", { method: "POST", body: JSON.stringify({ prompt: "green slate tiles" }) })
  ).json();
  const task = async () => (await plinth.call(`/v1/material/${id}`)).json();
  await expect.poll(async () => (await task()).status).toBe("succeeded");
  await plinth.call(`/v1/material/${id}/optimize`, { method: "POST", body: "{}" });
  await expect.poll(async () => Object.keys((await task()).urls ?? {}).length).toBe(6);
  await studio.goto(new URL(`/tasks/embedded/material/${id}`, studio.url()).href);
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 40_000 });
  const panel = studio.getByRole("group", { name: "Material preview" });
  const tools = studio.getByRole("toolbar", { name: "Stage tools" });
  const [above, below] = [await panel.boundingBox(), await tools.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await expect(panel.getByRole("checkbox")).toHaveCount(0);
  await tools.getByRole("button", { name: "More views" }).click();
  await expect(studio.getByRole("group", { name: "More views" }).getByRole("checkbox", { name: "AO" })).toBeChecked();
});

test("between two panels a material keeps half of the stage, and lying flat it has no panel over its corners", async ({
  studio,
  plinth,
}) => {
  test.slow();
  await studio.setViewportSize({ width: 1440, height: 900 });
  const { id } = await (
    await plinth.call("/v1/material", { method: "POST", body: JSON.stringify({ prompt: "red brick wall", seed: 3 }) })
  ).json();
  const task = async () => (await plinth.call(`/v1/material/${id}`)).json();
  await expect.poll(async () => (await task()).status).toBe("succeeded");
  const panel = studio.getByRole("group", { name: "Material preview" });
  const views = studio.getByRole("button", { name: "More views" });
  await studio.emulateMedia({ reducedMotion: "reduce" });
  await studio.goto(new URL(`/tasks/embedded/material/${id}`, studio.url()).href);
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 40_000 });

  // a low panel too: where it lies, nothing of the tile is seen
  await panel.getByRole("combobox", { name: "Shape" }).selectOption({ label: "Flat, tiled" });
  const clip = await panel.boundingBox();
  if (!clip) throw new Error("the panel of the material is open");
  const under = async () => {
    await studio.waitForTimeout(600);
    await panel.evaluate((element) => element.style.setProperty("opacity", "0"));
    const picture = await studio.screenshot({ clip });
    await panel.evaluate((element) => element.style.removeProperty("opacity"));
    return picture;
  };
  const once = await under();
  await panel.getByRole("slider", { name: "Tiling" }).fill("5");
  expect(once.equals(await under())).toBe(true);
  await panel.getByRole("combobox", { name: "Shape" }).selectOption({ label: "Sphere" });

  await plinth.call(`/v1/material/${id}/optimize`, { method: "POST", body: "{}" });
  await expect.poll(async () => Object.keys((await task()).urls ?? {}).length, { timeout: 60_000 }).toBe(6);
  await studio.reload();
  await expect(panel.getByRole("checkbox", { name: "AO" })).toBeVisible({ timeout: 40_000 });
  await views.click();
  await expect(studio.getByRole("group", { name: "More views" })).toBeVisible();
  await expect(panel).toBeHidden();
  await studio.keyboard.press("Escape");
  await expect(panel).toBeVisible();
});
