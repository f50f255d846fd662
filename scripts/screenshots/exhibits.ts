import type { Plinth } from "../../tests/e2e/plinth.ts";

type Family = "text-to-3d" | "material";

const ARMCHAIR = "armchair with a brass lamp on a small round table beside it";

/** What the pictures show, oldest first. */
const EXHIBITS: readonly { family: Family; prompt: string; seed: number; premium?: boolean }[] = [
  { family: "text-to-3d", prompt: "an old lighthouse on a rock", seed: 4 },
  { family: "text-to-3d", prompt: "a wooden sailing boat", seed: 8 },
  { family: "material", prompt: "blue and white moroccan tiles", seed: 3 },
  { family: "text-to-3d", prompt: "a knight riding a horse", seed: 5 },
  { family: "material", prompt: "weathered oak planks", seed: 2 },
  { family: "text-to-3d", prompt: "a steampunk airship", seed: 7 },
  { family: "text-to-3d", prompt: "a brass teapot with a wooden handle", seed: 1 },
  { family: "material", prompt: "rusty painted steel, peeling", seed: 4 },
  { family: "text-to-3d", prompt: "three red mushrooms on a log", seed: 2 },
  { family: "text-to-3d", prompt: `a green ${ARMCHAIR}`, seed: 6, premium: true },
  { family: "text-to-3d", prompt: `a red leather ${ARMCHAIR}`, seed: 6, premium: true },
  { family: "material", prompt: "mossy cobblestone", seed: 1, premium: true },
  { family: "text-to-3d", prompt: "a red fox sitting on a mossy stump", seed: 3, premium: true },
];

/** By prompt, where each is, as the studio's addresses name it: `embedded/<family>/<id>`. */
export type Exhibits = ReadonlyMap<string, string>;

/** Makes them one after the other, so that lists have them in this order; premium ones with all their maps. */
export async function makeExhibits(plinth: Plinth): Promise<Exhibits> {
  const exhibits = new Map<string, string>();
  for (const { family, premium = false, ...asked } of EXHIBITS) {
    const version = premium ? "premium-v1" : "subnet-v1";
    const body = family === "material" ? asked : { ...asked, version, pbr: premium };
    const id = await send(plinth, `/v1/${family}`, body);
    await finish(plinth, family, id);
    if (family === "material" && premium) {
      await send(plinth, `/v1/${family}/${id}/optimize`, {});
      await finish(plinth, family, id);
    }
    exhibits.set(asked.prompt, `embedded/${family}/${id}`);
  }
  return exhibits;
}

async function send(plinth: Plinth, path: string, body: unknown): Promise<string> {
  const { id } = await (await plinth.call(path, { method: "POST", body: JSON.stringify(body) })).json();
  return id;
}

async function finish(plinth: Plinth, family: Family, id: string): Promise<void> {
  for (;;) {
    const answer = await plinth.call(`/v1/${family}/${id}`, { headers: { Prefer: "wait=10" } });
    const { status, prompt } = await answer.json();
    if (status === "succeeded") return;
    if (status === "failed") throw new Error(`finish: "${prompt}" must succeed, and failed.`);
  }
}
