import { afterEach, beforeEach, expect, test } from "vitest";
import { type Client, createClient } from "../../src/client/client.ts";
import { ClientError } from "../../src/client/client-error.ts";
import { brokenJson, htmlPage, json } from "../support/strange-server/answers.ts";
import type { Oddities } from "../support/strange-server/oddities.ts";
import { StrangeServer } from "../support/strange-server/strange-server.ts";

let server: StrangeServer;
let client: Client;

beforeEach(async () => {
  server = new StrangeServer();
  await server.start();
  client = createClient({ baseUrl: server.baseUrl, token: server.token });
});
afterEach(() => server.stop());

/** From the request to the last file, as the studio goes. */
async function makeMaterial(oddities: Partial<Oddities>) {
  server.behave(oddities);
  client = createClient({ baseUrl: server.baseUrl, token: server.token });
  const { id } = await client.createMaterial({ prompt: "wet clay" });
  await client.retrieve("material", id);
  return client.retrieve("material", id);
}

const failure = async (promise: Promise<unknown>): Promise<ClientError> => {
  const error = await promise.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ClientError);
  return error as ClientError;
};

test.each(["absolute", "from-base", "from-origin", "relative", "without-scheme", "elsewhere"] as const)(
  "a file is found where its address is %s, under a path prefix",
  async (addresses) => {
    const { urls } = await makeMaterial({ addresses, prefix: "/deep/api" });
    const file = await client.fetchFile(urls.albedo ?? "");
    expect(new Uint8Array(await file.slice(1, 4).arrayBuffer())).toEqual(new Uint8Array(Buffer.from("PNG")));
  },
);

test.each([201, 202, 203, 206])("%i is success, whatever is asked", async (status) => {
  const task = await makeMaterial({ createStatus: status, retrieveStatus: status, optimizeStatus: status });
  expect(task.status).toBe("succeeded");
  expect((await client.optimize("material", task.id)).status).toBe("queued");
});

test("fields and urls that nobody knows are passed over, and urls that are null are not there", async () => {
  server.behave({ extras: true });
  const created = await client.createModel({ prompt: "a lamp" });
  expect(created.urls).toEqual({});
  expect(Object.keys(created).sort()).toEqual(
    [
      "createdAt",
      "creditsUsed",
      "finishedAt",
      "id",
      "kind",
      "negativePrompt",
      "prompt",
      "seed",
      "status",
      "urls",
    ].sort(),
  );
  await client.retrieve("text-to-3d", created.id);
  const done = await client.retrieve("text-to-3d", created.id);
  expect(Object.keys(done.urls).sort()).toEqual(["albedo", "obj", "thumbnail"]);
});

test("an empty list where an empty object should be is one", async () => {
  server.behave({ emptyListsForObjects: true });
  expect((await client.createMaterial({ prompt: "wet clay" })).urls).toEqual({});
});

test("a seed too large for a number is told in round figures", async () => {
  server.behave({ pickedSeed: "18446744073709551615" });
  expect((await client.createMaterial({ prompt: "wet clay" })).seed).toBe(2 ** 64);
  server.behave({ pickedSeed: "1.5" });
  expect((await failure(client.createMaterial({ prompt: "wet clay" }))).kind).toBe("shape");
});

test.each([401, 404] as const)("files that answer %i without the token are fetched with it", async (filesNeedToken) => {
  const { urls } = await makeMaterial({ filesNeedToken });
  expect((await client.fetchFile(urls.albedo ?? "")).size).toBeGreaterThan(100);
});

test("the token never goes to another origin", async () => {
  const { urls } = await makeMaterial({ filesNeedToken: 401, addresses: "elsewhere" });
  expect((await failure(client.fetchFile(urls.albedo ?? ""))).status).toBe(401);
});

test("a web page in the place of a file is no file", async () => {
  const { urls } = await makeMaterial({ addresses: "from-origin", prefix: "/deep/api" });
  const pages = Array.from({ length: 8 }, () => htmlPage(200));
  server.answerNext("file", ...pages);
  expect((await failure(client.fetchFile(urls.albedo ?? ""))).message).toContain("a web page where a file should be");
});

test("an expired address is refused, and a fresh look brings one that works", async () => {
  const { id, urls } = await makeMaterial({});
  server.expireFiles();
  expect((await failure(client.fetchFile(urls.albedo ?? ""))).status).toBe(403);
  const fresh = await client.retrieve("material", id);
  expect((await client.fetchFile(fresh.urls.albedo ?? "")).type).toBe("image/png");
});

test("half a JSON document and a web page are told apart in words", async () => {
  server.answerNext("create", brokenJson(201), htmlPage(200), htmlPage(502));
  expect(await failure(client.createModel({ prompt: "a lamp" }))).toMatchObject({
    kind: "shape",
    status: 201,
    message: "The server answered with something that is not JSON.",
  });
  expect((await failure(client.createModel({ prompt: "a lamp" }))).message).toContain("a web page");
  expect(await failure(client.createModel({ prompt: "a lamp" }))).toMatchObject({
    kind: "http",
    message: "The server answered 502.",
  });
});

test.each([
  [{ message: "Too rude." }, "Too rude."],
  [{ error: "too_rude" }, "too_rude"],
  [{ error: { message: "Too rude.", code: "E7" } }, "Too rude."],
  [{ detail: "Too rude." }, "Too rude."],
  [{ title: "Too rude." }, "Too rude."],
  ["Too rude.", "Too rude."],
  [{ detail: [{ loc: ["body", "prompt"], msg: "Too rude." }] }, "Too rude."],
  [{ errors: [{ title: "Too rude.", source: { pointer: "/prompt" } }] }, "Too rude."],
])("the words are found in %j", async (body, words) => {
  server.answerNext("create", json(422, body));
  expect((await failure(client.createModel({ prompt: "a lamp" }))).message).toBe(words);
});

test.each([
  [{ message: "Invalid.", errors: { prompt: ["Too rude.", "Too long."] } }, "prompt"],
  [{ detail: [{ loc: ["body", "prompt"], msg: "Too rude." }] }, "body.prompt"],
  [{ errors: [{ param: "prompt", msg: "Too rude." }] }, "prompt"],
  [{ errors: [{ pointer: "#/prompt", detail: "Too rude." }] }, "prompt"],
  [{ issues: [{ path: ["prompt"], message: "Too rude." }] }, "prompt"],
])("complaints about fields are found in %j", async (body, path) => {
  server.answerNext("create", json(422, body));
  const { problem } = await failure(client.createModel({ prompt: "a lamp" }));
  expect(problem?.errors).toEqual([{ path, message: "Too rude." }]);
});

test("an answer that does not come is given up in time", async () => {
  server.behave({ delayMs: 2000 });
  const hasty = createClient({ baseUrl: server.baseUrl, token: server.token, timeoutMs: 100 });
  expect(await failure(hasty.createModel({ prompt: "a lamp" }))).toMatchObject({
    kind: "network",
    message: expect.stringContaining("has not answered in time"),
  });
});

test("an abort by the caller is no failure of the server", async () => {
  server.behave({ delayMs: 500 });
  const controller = new AbortController();
  const call = client.createModel({ prompt: "a lamp" }, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
});
