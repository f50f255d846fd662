import { expect, test } from "vitest";
import { EMPTY_DRAFT } from "#studio/api/draft.ts";
import { readDraft, serverErrors } from "#studio/create/read-draft.ts";

const draft = { ...EMPTY_DRAFT, prompt: " a chair " };

test("a model's request carries the trimmed prompt and every setting", async () => {
  const typed = { ...draft, seed: "7", version: "premium-v1", faceLimit: "20,000" } as const;
  const { errors, bodies } = await readDraft("text-to-3d", typed, true);
  expect(errors).toEqual({});
  expect(bodies).toEqual([{ prompt: "a chair", seed: 7, version: "premium-v1", faceLimit: 20_000, pbr: true }]);
});

test("a material's request carries nothing that only models have", async () => {
  const { bodies } = await readDraft("material", { ...draft, negativePrompt: "moss", faceLimit: "20" }, true);
  expect(bodies).toEqual([{ prompt: "a chair", negativePrompt: "moss", seed: undefined }]);
});

test("PBR is asked for with premium-v1 only", async () => {
  const { bodies } = await readDraft("text-to-3d", { ...draft, version: "subnet-v1", pbr: true }, true);
  expect(bodies[0]).toMatchObject({ version: "subnet-v1", pbr: false });
});

test("variations are one request each, with consecutive seeds", async () => {
  const { bodies } = await readDraft("material", { ...draft, seed: "5", variations: "3" }, true);
  expect(bodies.map((body) => body.seed)).toEqual([5, 6, 7]);
});

test("every wrong field is told beside itself and nothing is sent", async () => {
  const { errors, bodies } = await readDraft(
    "text-to-3d",
    {
      ...draft,
      prompt: "x".repeat(1001),
      seed: "1.5",
      faceLimit: "47",
      variations: "17",
    },
    true,
  );
  expect(bodies).toEqual([]);
  expect(Object.keys(errors).sort()).toEqual(["faceLimit", "prompt", "seed", "variations"]);
  expect(errors.prompt).toContain("1,001");
  expect(errors.seed).toContain("1.5");
  // a box is empty and not null
  expect(errors.seed).toContain("empty");
  expect(errors.seed).not.toContain("null");
  expect(errors.faceLimit).toContain("47");
  expect(errors.variations).toContain("17");
});

test.each(["0", "", "1.5", "many", "-1"])("%j is no number of variations", async (variations) => {
  expect((await readDraft("material", { ...draft, variations }, true)).errors.variations).toBeDefined();
});

test("a seed beyond the safe integers is refused and not rounded", async () => {
  const { errors } = await readDraft("material", { ...draft, seed: "9007199254740993" }, true);
  expect(errors.seed).toBeDefined();
});

test("a server's complaints land on their fields, what is about none is left over", () => {
  expect(
    serverErrors([
      { path: "prompt", message: "Too rude." },
      { path: "body.faceLimit", message: "Too many." },
      { path: "licence", message: "Missing." },
    ]),
  ).toEqual({ errors: { prompt: "Too rude.", faceLimit: "Too many." }, rest: ["licence: Missing."] });
});

test("the first complaint about a field is the one that is shown", () => {
  const complaints = ["one", "two"].map((message) => ({ path: "seed", message }));
  expect(serverErrors(complaints).errors.seed).toBe("one");
});

test("another server's bounds are its own to tell", async () => {
  const prompt = "x".repeat(5000);
  const { errors, bodies } = await readDraft("text-to-3d", { ...draft, prompt, faceLimit: "12" }, false);
  expect(errors).toEqual({});
  expect(bodies[0]).toMatchObject({ prompt, faceLimit: 12 });
  expect((await readDraft("text-to-3d", { ...draft, prompt: " ", faceLimit: "0" }, false)).errors).toMatchObject({
    prompt: expect.stringContaining("empty"),
    faceLimit: expect.stringContaining("0"),
  });
});
