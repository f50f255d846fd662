import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { HELD_MAX, type Held, longestTask } from "./cpu-tasks.ts";
import { fill } from "./large-library.ts";
import { expect, type Plinth, readyCanvas, test } from "./plinth.ts";

/** A dented ball of `2 * side * side` triangles, with texture coordinates. */
function ball(side: number): string {
  const parts = ["mtllib model.mtl\no ball\nusemtl material\n"];
  for (let row = 0; row <= side; row++)
    for (let column = 0; column <= side; column++) {
      const [u, v] = [column / side, row / side];
      const r = 0.5 + 0.03 * Math.sin(18 * Math.PI * u) * Math.sin(9 * Math.PI * v);
      const around = r * Math.sin(Math.PI * v);
      const place = [
        around * Math.cos(2 * Math.PI * u),
        0.55 + r * Math.cos(Math.PI * v),
        around * Math.sin(2 * Math.PI * u),
      ];
      parts.push(`v ${place.map((each) => each.toFixed(5)).join(" ")}\nvt ${u.toFixed(4)} ${v.toFixed(4)}\n`);
    }
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const a = row * (side + 1) + column + 1;
      const [b, c, d] = [a + 1, a + side + 1, a + side + 2];
      parts.push(`f ${a}/${a} ${c}/${c} ${d}/${d}\nf ${a}/${a} ${d}/${d} ${b}/${b}\n`);
    }
  return parts.join("");
}

/** A server of one file, as no route of a test carries 30 MB fast enough. */
async function serveObj(obj: string): Promise<Server> {
  const bytes = Buffer.from(obj);
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "model/obj", "Access-Control-Allow-Origin": "*" }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

async function make(plinth: Plinth, prompt: string): Promise<string> {
  const body = JSON.stringify({ prompt, seed: 7, version: "subnet-v1" });
  const { id } = await (await plinth.call("/v1/text-to-3d", { method: "POST", body })).json();
  const status = async () => (await (await plinth.call(`/v1/text-to-3d/${id}`)).json()).status;
  await expect.poll(status, { timeout: 60_000 }).toBe("succeeded");
  return id;
}

const told = (what: string, { ms, references }: Held) => {
  const description = `${Math.round(ms)} ms of the processor at most, ${references.toFixed(1)} references`;
  test.info().annotations.push({ type: what, description });
  console.log(`${what}: ${description}`);
};

// what else the machine does can only lengthen a frame: the best of three tells what the page needs
test.describe.configure({ retries: 2 });

test("a model of 500,000 faces comes on the stage without holding the page", async ({ context, plinth }) => {
  test.setTimeout(180_000);
  const server = await serveObj(ball(500));
  try {
    const small = await make(plinth, "a small mug");
    const large = await make(plinth, "a wooden ball");
    const { port } = server.address() as AddressInfo;
    await context.route(
      (url) => url.pathname.includes(large) && url.pathname.endsWith(".obj"),
      (route) => route.continue({ url: `http://127.0.0.1:${port}/ball.obj` }),
    );
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${plinth.origin}/tasks/embedded/text-to-3d/${small}#token=${plinth.token}`);
    await expect(readyCanvas(page)).toBeVisible({ timeout: 60_000 });
    await page.waitForTimeout(3000);
    const held = await longestTask(page, async () => {
      await page.getByRole("list", { name: "Recent tasks" }).locator(`a[href$="${large}"]`).click();
      await expect(page.getByRole("region", { name: "Stage: a wooden ball" })).toBeVisible();
      await expect(readyCanvas(page)).toBeVisible({ timeout: 90_000 });
      await page.waitForTimeout(1500);
    });
    await page.getByRole("button", { name: "Statistics" }).click();
    await expect(page.locator("dl[aria-label=Statistics]")).toContainText("500,000");
    told("500,000 faces", held);
    expect(held.references).toBeLessThan(HELD_MAX);
  } finally {
    server.close();
  }
});

/** Writes an experiment of 16 seeds by 16 negative prompts, whose results are the records of `fill`. Runs in the page. */
async function fillExperiment(): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open("plinth");
    request.onsuccess = () => resolve(request.result);
  });
  const lines = Array.from({ length: 16 }, (_, row) => `dust ${row}`);
  const results = Object.fromEntries(
    lines.flatMap((line, row) =>
      Array.from({ length: 16 }, (_, column) => [
        JSON.stringify(["a lamp", line, column + 1, "subnet-v1", null, false]),
        {
          state: "sent",
          recordKey: `embedded/text-to-3d/00000000-0000-4000-8000-${String(row * 16 + column).padStart(12, "0")}`,
        },
      ]),
    ),
  );
  const transaction = db.transaction("experiments", "readwrite");
  transaction.objectStore("experiments").put({
    id: "wide",
    name: "Wide",
    connectionId: "embedded",
    settings: {
      family: "text-to-3d",
      prompt: "a lamp",
      negativePrompt: "",
      seed: "",
      version: "subnet-v1",
      faceLimit: "",
      pbr: false,
      axes: { columns: { kind: "seed", text: "1-16" }, rows: { kind: "negative", text: lines.join("\n") } },
      draws: "",
      drawSeed: 1,
      lists: {},
    },
    results,
    paused: false,
    atOnce: 4,
    cellSizePx: 120,
    createdAtMs: 1,
    changedAtMs: 1,
  });
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  db.close();
}

/** Scrolls to and fro, in both directions at once, for two seconds. */
const scrollGrid = (page: Page) =>
  page.getByRole("grid").evaluate(async (grid) => {
    let scroller: Element = grid;
    while (scroller.parentElement && scroller.scrollHeight <= scroller.clientHeight) scroller = scroller.parentElement;
    const end = performance.now() + 2000;
    for (let step = 0; performance.now() < end; step++) {
      const sign = step % 40 < 20 ? 1 : -1;
      scroller.scrollBy({ top: sign * 90, left: sign * 60 });
      await new Promise(requestAnimationFrame);
    }
  });

test("a grid of 256 cells scrolls, and is walked and starred, without holding the page", async ({
  context,
  plinth,
}) => {
  test.slow();
  const page = await context.newPage();
  await page.goto(`${plinth.origin}/experiments#token=${plinth.token}`);
  await expect(page.getByRole("button", { name: "New experiment" })).toBeVisible();
  await page.evaluate(fill, 256);
  await page.evaluate(fillExperiment);
  await page.goto(`${plinth.origin}/experiments/wide`);
  const grid = page.getByRole("grid");
  await expect(grid.locator("[role=gridcell][data-state=made] img").first()).toBeVisible();
  expect(await grid.getAttribute("aria-rowcount")).toBe("17");
  await page.waitForTimeout(1500);

  const scrolled = await longestTask(page, () => scrollGrid(page));
  told("256 cells, scrolled", scrolled);
  expect(scrolled.references).toBeLessThan(HELD_MAX);
  const walked = await longestTask(page, async () => {
    await grid.getByRole("gridcell").first().focus();
    for (const key of ["ArrowRight", "ArrowDown", ".", "ArrowRight", ".", "ArrowDown"]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(150);
    }
  });
  told("256 cells, walked and starred", walked);
  expect(walked.references).toBeLessThan(HELD_MAX);
});
