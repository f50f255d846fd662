import { expect, Plinth, readyCanvas, test } from "./plinth.ts";

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
  await page.goto(plinth.address);
  await page.getByRole("tab", { name: "Material" }).click();
  await page.getByRole("textbox", { name: "Prompt", exact: true }).fill("red brick");
  await page.getByRole("button", { name: "Generate" }).click();
  await expect(readyCanvas(page)).toBeVisible({ timeout: 60_000 });

  const stage = page.getByRole("region", { name: "Stage: red brick" });
  for (const { name, bytes, told } of [
    { name: "dusk.hdr", bytes: PANORAMA, told: "Lit by dusk.hdr." },
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
