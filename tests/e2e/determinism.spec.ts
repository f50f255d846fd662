import { expect, Plinth, test } from "./plinth.ts";

const REQUESTS = [
  ["text-to-3d", { prompt: "a brown dog wearing a red hat", seed: 5, version: "subnet-v1" }],
  ["text-to-3d", { prompt: "a rusty car", seed: 9007199254740991, version: "premium-v1", pbr: true }],
  ["text-to-3d", { prompt: "three mugs on a table", seed: 0, version: "subnet-v1", faceLimit: 3000 }],
  ["material", { prompt: "weathered oak planks", seed: 12 }],
] as const;

/** ETags, which are digests, of every file of every request. */
async function digests(workers: string): Promise<string[]> {
  const plinth = new Plinth();
  await plinth.start({ PLINTH_WORKERS: workers });
  try {
    const created = await Promise.all(
      REQUESTS.map(async ([family, body]) => {
        const response = await plinth.call(`/v1/${family}`, { method: "POST", body: JSON.stringify(body) });
        return `/v1/${family}/${(await response.json()).id}`;
      }),
    );
    const tags: string[] = [];
    for (const path of created) {
      let task = await (await plinth.call(path)).json();
      await expect
        .poll(
          async () => {
            task = await (await plinth.call(path)).json();
            return task.status;
          },
          { timeout: 60_000 },
        )
        .toBe("succeeded");
      for (const [name, url] of Object.entries(task.urls as Record<string, string>)) {
        const file = await plinth.call(url);
        await file.arrayBuffer();
        tags.push(`${path.split("/")[2]} ${name} ${file.headers.get("ETag")}`);
      }
    }
    return tags;
  } finally {
    await plinth.remove();
  }
}

test("two installations give the same bytes, one with one worker and one with three", async () => {
  const alone = await digests("1");
  expect(alone.length).toBeGreaterThan(12);
  expect(alone.every((tag) => /"[\w:+/=-]{20,}"/.test(tag))).toBe(true);
  expect(await digests("3")).toEqual(alone);
});
