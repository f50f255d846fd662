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

  await studio.getByRole("region", { name: "Inspector" }).getByRole("button", { name: "Optimize" }).click();
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
