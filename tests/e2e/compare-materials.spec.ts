import { expect, test } from "./plinth.ts";

/** Small: the browser draws several pictures in software here. */
test.use({ viewport: { width: 1024, height: 640 } });

test.describe("materials", () => {
  test("a link reopens which maps are looked at and how, and an own mesh is there again", async ({ page, plinth }) => {
    test.slow();
    const sides = [];
    for (const seed of [1, 2]) {
      const body = JSON.stringify({ prompt: "red brick of a very old wall by the sea", seed });
      const { id } = await (await plinth.call("/v1/material", { method: "POST", body })).json();
      const status = async () => (await (await plinth.call(`/v1/material/${id}`)).json()).status;
      await expect.poll(status, { timeout: 60_000 }).toBe("succeeded");
      await plinth.call(`/v1/material/${id}/optimize`, { method: "POST" });
      await expect.poll(status, { timeout: 60_000 }).toBe("succeeded");
      sides.push(`side=embedded/material/${id}`);
    }
    await page.goto(plinth.address);
    const recent = page.getByRole("list", { name: "Recent tasks" });
    await expect(recent.getByRole("link", { name: /red brick of a very old wall.*succeeded/ })).toHaveCount(2);
    await page.goto(`${plinth.origin}/compare?${sides.join("&")}`);
    const ready = page.locator("canvas[data-state=ready]");
    await expect(ready).toHaveCount(2, { timeout: 60_000 });

    await page.getByRole("combobox", { name: "Shape" }).selectOption("own");
    const tools = page.getByRole("toolbar", { name: "Compare tools" });
    const chooser = page.waitForEvent("filechooser");
    await tools.getByRole("button", { name: "Choose a mesh" }).click();
    const triangle = "v 0 0 0\nv 1 0 0\nv 0 1 0\nvt 0 0\nvt 1 0\nvt 0 1\nf 1/1 2/2 3/3\n";
    await (await chooser).setFiles({ name: "wall.obj", mimeType: "", buffer: Buffer.from(triangle) });
    await expect(tools.getByRole("button", { name: "wall.obj" })).toBeVisible();
    await page.reload();
    await expect(ready).toHaveCount(2, { timeout: 60_000 });
    await expect(tools.getByRole("button", { name: "wall.obj" })).toBeVisible();

    // on a phone, the seed tells two of one prompt apart, and the tools of the maps lie beside the picture
    await page.setViewportSize({ width: 390, height: 844 });
    for (const seed of [1, 2]) await expect(page.getByText(`· ${seed}`)).toBeInViewport({ ratio: 1 });
    await page.getByRole("radio", { name: "Maps" }).check();
    await page.getByRole("combobox", { name: "Map" }).selectOption("Roughness");
    const difference = page.getByRole("img", { name: "Difference of the Roughness maps" });
    await expect(page.getByText(/apart on average/)).toBeVisible();
    const [picture, below] = [
      await difference.boundingBox(),
      await page.getByRole("combobox", { name: "Map" }).boundingBox(),
    ];
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    await page.setViewportSize({ width: 1024, height: 640 });
    await page.getByRole("slider", { name: "Gain" }).press("End");
    const address = page.url();
    await page.getByRole("radio", { name: "Wipe" }).last().check();
    await page.reload();
    await expect(page.getByRole("slider", { name: "Wipe" })).toBeVisible();
    await page.goto(address);
    await expect(difference).toBeVisible();
    // the figures are told of what is not drawn, too
    const figure = page.getByRole("region", { name: "What differs" }).getByRole("rowheader", { name: "Albedo" });
    await expect(figure).toBeVisible();
    await expect(page.getByRole("slider", { name: "Gain" })).toHaveAttribute("aria-valuetext", "64 ×");
  });

  test("a view that one side cannot show is shown by none, as the tools say", async ({ page, plinth }) => {
    test.slow();
    const sides = [];
    for (const seed of [5, 6]) {
      const body = JSON.stringify({ prompt: "grey felt", seed });
      const { id } = await (await plinth.call("/v1/material", { method: "POST", body })).json();
      const status = async () => (await (await plinth.call(`/v1/material/${id}`)).json()).status;
      await expect.poll(status, { timeout: 60_000 }).toBe("succeeded");
      // only one of them has a normal map
      if (seed === 5) {
        await plinth.call(`/v1/material/${id}/optimize`, { method: "POST" });
        await expect.poll(status, { timeout: 60_000 }).toBe("succeeded");
      }
      sides.push(`embedded/material/${id}`);
    }
    await page.goto(`${plinth.origin}/tasks/${sides[0]}#token=${plinth.token}`);
    const ready = page.locator("canvas[data-state=ready]");
    await expect(ready).toHaveCount(1, { timeout: 60_000 });
    await page.getByRole("button", { name: "More views" }).click();
    await page.getByRole("group", { name: "More views" }).getByRole("radio", { name: "Normal", exact: true }).check();
    await page.goto(`${plinth.origin}/compare?${sides.map((side) => `side=${side}`).join("&")}`);
    await expect(ready).toHaveCount(2, { timeout: 60_000 });
    const view = page.getByRole("radiogroup", { name: "View" }).first();
    await expect(view.getByRole("radio", { name: "Lit", exact: true })).toBeChecked();
    const shown = () => ready.first().screenshot();
    await page.mouse.move(5, 5);
    const before = await shown();
    for (const name of ["Clay", "Lit"]) await view.getByRole("radio", { name, exact: true }).check({ force: true });
    await page.mouse.move(5, 5);
    await expect.poll(async () => (await shown()).equals(before)).toBe(true);
  });
});
