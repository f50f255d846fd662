import { readFileSync } from "node:fs";
import type { BrowserContext, Download, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { expect, type Plinth, readyCanvas, test } from "./plinth.ts";

/** Small: the browser draws in software here. */
test.use({ viewport: { width: 1024, height: 640 } });

const tools = (page: Page) => page.getByRole("toolbar", { name: "Stage tools" });

/** Makes it, and answers with its address in the studio. */
async function make(plinth: Plinth, family: string, body: object, optimize: boolean): Promise<string> {
  const { id } = await (await plinth.call(`/v1/${family}`, { method: "POST", body: JSON.stringify(body) })).json();
  const made = () =>
    expect
      .poll(async () => (await (await plinth.call(`/v1/${family}/${id}`)).json()).status, { timeout: 60_000 })
      .toBe("succeeded");
  await made();
  if (optimize) {
    await plinth.call(`/v1/${family}/${id}/optimize`, { method: "POST", body: "{}" });
    await made();
  }
  return `${plinth.origin}/tasks/embedded/${family}/${id}`;
}

/** Says whether what was just chosen shows a picture that none before it showed. */
function lookout(page: Page): (what: string) => Promise<void> {
  const seen: Buffer[] = [];
  return async (what) => {
    let picture: Buffer = Buffer.alloc(0);
    await expect
      .poll(
        async () => {
          picture = await readyCanvas(page).screenshot();
          return seen.some((each) => each.equals(picture));
        },
        { message: `${what} looks as nothing before it` },
      )
      .toBe(false);
    seen.push(picture);
  };
}

const bytesOf = async (download: Promise<Download>) => readFileSync(await (await download).path());

/** What a player makes of a film: its length in seconds, its width, and whether another place of it shows another picture. */
async function played(
  context: BrowserContext,
  film: Buffer,
  type: string,
): Promise<{ length: number; width: number; moves: boolean }> {
  // the studio's own page may play nothing
  const player = await context.newPage();
  const found = await player.evaluate(
    async ([base64, kind]) => {
      const video = document.createElement("video");
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const come = (what: string) => new Promise((resolve) => video.addEventListener(what, resolve, { once: true }));
      video.src = URL.createObjectURL(new Blob([bytes], { type: kind }));
      await come("loadeddata");
      const pictureAt = async (seconds: number) => {
        const sought = come("seeked");
        video.currentTime = seconds;
        await sought;
        const canvas = document.createElement("canvas");
        canvas.width = video.videoWidth;
        canvas.height = video.videoHeight;
        canvas.getContext("2d")?.drawImage(video, 0, 0);
        return canvas.toDataURL();
      };
      const moves = (await pictureAt(4.5)) !== (await pictureAt(1.5));
      return { length: video.duration, width: video.videoWidth, moves };
    },
    [film.toString("base64"), type] as const,
  );
  await player.close();
  return found;
}

/** Numbered pictures, each another one. */
function expectFrames(zip: Buffer): void {
  const files = unzipSync(zip);
  const names = Array.from({ length: 48 }, (_, index) => `a-blue-mug-${String(index + 1).padStart(4, "0")}.png`);
  expect(Object.keys(files)).toEqual(names);
  const pictures = Object.values(files).map((bytes) => Buffer.from(bytes));
  for (const picture of pictures) expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([480, 480]);
  // a mug is round: only its handle tells a turn, and behind it there may be none for a step or two
  expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBeGreaterThan(40);
}

test("a model looks another way in every view, turns, stands still for who wants no motion, and is filmed", async ({
  studio,
  plinth,
}) => {
  test.slow();
  await studio.goto(await make(plinth, "text-to-3d", { prompt: "a blue mug", seed: 3, version: "subnet-v1" }, false));
  const canvas = readyCanvas(studio);
  await expect(canvas).toBeVisible({ timeout: 60_000 });
  const expectNew = lookout(studio);
  await expectNew("Lit");
  await tools(studio).getByRole("button", { name: "More views" }).click();
  const views = studio.getByRole("group", { name: "More views" });
  for (const view of ["Clay", "Matcap", "Normals", "Checker"]) {
    await views.getByRole("radio", { name: view, exact: true }).check();
    await expectNew(view);
  }
  await studio.keyboard.press("Escape");
  await canvas.focus();
  for (const [key, what] of [
    ["w", "edges over the shading"],
    ["w", "edges alone"],
    ["g", "the grid"],
    ["u", "the texture's layout"],
  ] as const) {
    await studio.keyboard.press(key);
    await expectNew(what);
  }
  await studio.keyboard.press("u");

  const turntable = tools(studio).getByRole("button", { name: "Turntable" });
  await turntable.click();
  await expectNew("a turn");
  await expectNew("a further turn");
  await studio.emulateMedia({ reducedMotion: "reduce" });
  await expect
    .poll(async () => {
      const before = await canvas.screenshot();
      await studio.waitForTimeout(500);
      return (await canvas.screenshot()).equals(before);
    })
    .toBe(true);

  await tools(studio).getByRole("button", { name: "Capture" }).click();
  const capture = studio.getByRole("group", { name: "Capture" });
  await capture.getByRole("combobox", { name: "Turntable size" }).selectOption("480x480");
  for (const [button, name, magic] of [
    ["GIF", "a-blue-mug.gif", Buffer.from("GIF89a")],
    ["WebM film", "a-blue-mug.webm", Buffer.from([0x1a, 0x45, 0xdf, 0xa3])],
    ["MP4 film", "a-blue-mug.mp4", Buffer.from([0, 0, 0])],
    ["PNG frames", "a-blue-mug.zip", Buffer.from("PK")],
  ] as const) {
    const saved = studio.waitForEvent("download", { timeout: 120_000 });
    await capture.getByRole("button", { name: button }).click();
    await expect(capture.getByRole("progressbar", { name: "Turntable" })).toBeVisible();
    // by keys it can be cancelled, and gone on from
    await expect(capture.getByRole("button", { name: "Cancel" })).toBeFocused();
    const film = await bytesOf(saved);
    expect((await saved).suggestedFilename()).toBe(name);
    expect(film.subarray(0, magic.length)).toEqual(magic);
    expect(film.length).toBeGreaterThan(20_000);
    await expect(capture.getByRole("button", { name: button })).toBeFocused();
    if (button === "PNG frames") expectFrames(film);
    if (!button.endsWith("film")) continue;
    const { length, width, moves } = await played(studio.context(), film, `video/${name.slice(-4).replace(".", "")}`);
    expect(length).toBeCloseTo(6, 1);
    expect([width, moves]).toEqual([480, true]);
  }
});

test("each map of a material is shown alone and taken off the ball, under each light", async ({ studio, plinth }) => {
  test.slow();
  await studio.goto(await make(plinth, "material", { prompt: "rusty steel plates", seed: 3 }, true));
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 60_000 });
  const expectNew = lookout(studio);
  await expectNew("Lit");
  await tools(studio).getByRole("button", { name: "More views" }).click();
  const views = studio.getByRole("group", { name: "More views" });
  for (const map of ["Unlit", "Normal", "Roughness", "Metalness", "AO", "Displacement"]) {
    await views.getByRole("radio", { name: map, exact: true }).check();
    await expectNew(map);
  }
  await views.getByRole("radio", { name: "Lit", exact: true }).check();
  // beside the ball where the stage is wide; else they would lie over it, and are among the views
  const preview = studio.getByRole("group", { name: "Material preview" });
  await expect(preview.getByRole("checkbox")).toHaveCount(0);
  for (const map of ["Albedo", "Normal", "Roughness", "Metalness", "AO", "Displacement"]) {
    await views.getByRole("checkbox", { name: map, exact: true }).uncheck();
    await expectNew(`without ${map}`);
  }
  await studio.setViewportSize({ width: 1440, height: 700 });
  // two panels and the ball would be too much for the stage: the material's own makes way while the views are open
  await tools(studio).getByRole("button", { name: "More views" }).click();
  for (const map of ["Albedo", "Normal", "Roughness", "Metalness", "AO", "Displacement"])
    await preview.getByRole("checkbox", { name: map, exact: true }).check();
  await studio.setViewportSize({ width: 1100, height: 700 });
  await tools(studio).getByRole("button", { name: "Light" }).click();
  const light = studio.getByRole("group", { name: "Light" });
  // all of it lies on the stage, however narrow that is
  const [panel, stage] = [
    await light.boundingBox(),
    await studio.getByRole("region", { name: /^Stage/ }).boundingBox(),
  ];
  expect(panel?.x).toBeGreaterThanOrEqual(stage?.x ?? 0);
  expect(panel?.y).toBeGreaterThanOrEqual(stage?.y ?? 0);
  for (const place of ["Soft", "Sunset", "Night"]) {
    await light.getByRole("radio", { name: place, exact: true }).check();
    await expectNew(place);
  }
});

test("what a program made is in the library, and what its token has left stands in the header", async ({
  page,
  plinth,
}) => {
  const answer = await plinth.call("/v1/tokens", {
    method: "POST",
    body: JSON.stringify({ name: "guest", balance: 7 }),
  });
  const { token } = await answer.json();
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ prompt: "a plain brick wall", seed: 1 });
  expect((await fetch(`${plinth.origin}/v1/material`, { method: "POST", headers, body })).status).toBe(201);
  await page.goto(`${plinth.origin}/library#token=${token}`);
  await expect(page.getByRole("main").getByRole("link", { name: /^a plain brick wall/ })).toBeVisible();
  await expect(page.getByRole("banner").getByText(/^6\s*credits left/)).toBeVisible();
});

/** Pixels; a map of the shadow that was looked up five times a pixel added 2,600. */
const MOST_GRAIN = 500;

/** Of a row of greys: how many lie beside a neighbour on either side that are both darker, or both lighter, by more than `step`. */
const grainOf = (row: readonly number[], step: number): number =>
  row.filter((grey, i) => {
    const before = (row[i - 1] ?? grey) - grey;
    const after = (row[i + 1] ?? grey) - grey;
    return before * after > 0 && Math.min(Math.abs(before), Math.abs(after)) > step;
  }).length;

/** How much green there is in each pixel of the stage, row by row. */
async function rowsOf(page: Page): Promise<number[][]> {
  const png = (await readyCanvas(page).screenshot()).toString("base64");
  return page.evaluate(async (base64) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    context?.drawImage(picture, 0, 0);
    const data = context?.getImageData(0, 0, picture.width, picture.height).data ?? [];
    return Array.from({ length: picture.height }, (_, y) =>
      Array.from({ length: picture.width }, (__, x) => data[(y * picture.width + x) * 4 + 1] as number),
    );
  }, png);
}

test("straight from the front, the floor is no line of light from edge to edge", async ({ studio, plinth }) => {
  await studio.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const body = { prompt: "a blue wooden table", seed: 5, version: "subnet-v1" };
  await studio.goto(await make(plinth, "text-to-3d", body, false));
  await expect(readyCanvas(studio)).toBeVisible({ timeout: 60_000 });
  await tools(studio).getByRole("button", { name: "Camera" }).click();
  const camera = studio.getByRole("group", { name: "Camera" });
  await camera.getByRole("checkbox", { name: "Orthographic" }).check();
  await camera.getByRole("button", { name: "Front" }).click();
  // at the left edge nothing stands: the backdrop alone, which changes little from row to row
  const edge = async () => (await rowsOf(studio)).map((row) => row[6] ?? 0);
  const steps = (column: number[]) => column.slice(1).map((value, index) => Math.abs(value - (column[index] ?? 0)));
  await expect.poll(async () => Math.max(...steps(await edge()))).toBeLessThan(4);
});

test("the shadow of thin posts falls on the floor without hatching, and the panel of the light leaves it in sight", async ({
  studio,
  plinth,
}) => {
  test.slow();
  await studio.setViewportSize({ width: 1366, height: 800 });
  const body = { prompt: "a wooden stool with four thin legs", seed: 5, version: "subnet-v1" };
  await studio.goto(await make(plinth, "text-to-3d", body, false));
  const canvas = readyCanvas(studio);
  await expect(canvas).toBeVisible({ timeout: 60_000 });
  const grain = async () => (await rowsOf(studio)).reduce((sum, row) => sum + grainOf(row, 5), 0);
  const shaded = await grain();
  await studio.evaluate(() => localStorage.setItem("plinth.stage", JSON.stringify({ shadow: false })));
  await studio.reload();
  await expect(canvas).toBeVisible({ timeout: 60_000 });
  // the rest of the picture has grain too: in the wood, and in the words of the tools
  const plain = await grain();
  expect(shaded - plain).toBeLessThan(MOST_GRAIN);

  // what the light does to the subject is seen beside its panel
  await tools(studio).getByRole("button", { name: "Light" }).click();
  const panel = await studio.getByRole("group", { name: "Light" }).boundingBox();
  const stage = await studio.getByRole("region", { name: /^Stage/ }).boundingBox();
  if (!panel || !stage) throw new Error("the light's panel is open");
  expect(panel.x).toBeGreaterThan(stage.x + stage.width / 2);
  expect(panel.x + panel.width).toBeLessThanOrEqual(stage.x + stage.width);
});
