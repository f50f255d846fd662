import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { openTestService, type TestRequest, type TestService } from "../../support/open-test-service.ts";

const QUEUE_LIMIT = 3;

let service: TestService;
beforeAll(async () => {
  service = await openTestService({ works: false, config: { queueLimit: QUEUE_LIMIT } });
});
afterAll(() => service.close());

const JSON_TYPE = { "Content-Type": "application/json" };
const NOBODY = "00000000-0000-4000-8000-000000000000";

const post = (init: TestRequest) => service.request("POST", "/v1/text-to-3d", init);

/** Every refusal is problem+json with a code, a sentence and the request's id. */
function expectProblem(answer: Awaited<ReturnType<typeof post>>, status: number, code: string) {
  expect({ status: answer.status, code: answer.body?.code }, answer.text).toEqual({ status, code });
  expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
  const problem = problemSchema.parse(answer.body);
  expect(problem.status).toBe(status);
  expect(problem.detail).toMatch(/\S/);
  expect(problem.requestId).toBe(answer.headers.get("X-Request-Id"));
}

test.each([
  ["half an object", '{"prompt": '],
  ["nothing at all", ""],
  ["bytes that are no UTF-8", Buffer.from([0x22, 0xff, 0x22])],
  ["XML", "<prompt/>"],
])("%s is not JSON", async (_, raw) => {
  expectProblem(await post({ raw, headers: JSON_TYPE }), 400, "malformed-json");
});

test.each([
  ["text/plain", { "Content-Type": "text/plain" }],
  ["a form", { "Content-Type": "application/x-www-form-urlencoded" }],
  ["another charset", { "Content-Type": "application/json; charset=latin1" }],
  ["no type", { "Content-Type": "" }],
])("a body of %s is refused by its type", async (_, headers) => {
  expectProblem(await post({ raw: '{"prompt":"x"}', headers }), 415, "unsupported-media-type");
});

test("a packed body is refused by its packing, before anybody unpacks it", async () => {
  const packed = { ...JSON_TYPE, "Content-Encoding": "gzip" };
  const answer = await post({ raw: gzipSync('{"prompt":""}'), headers: packed });
  expectProblem(answer, 415, "unsupported-media-type");
  expect(answer.headers.get("Accept-Encoding")).toBe("identity");
  const plain = await post({ raw: '{"prompt":""}', headers: { ...JSON_TYPE, "Content-Encoding": "identity" } });
  expectProblem(plain, 422, "invalid-body");
});

test("a content type may carry parameters and capitals", async () => {
  const answer = await post({ raw: '{"prompt":""}', headers: { "Content-Type": "Application/JSON; charset=UTF-8" } });
  expectProblem(answer, 422, "invalid-body");
});

test("a body over 64 KiB is too large, with a length and without", async () => {
  const raw = JSON.stringify({ prompt: "x".repeat(70_000) });
  const told = { ...JSON_TYPE, "Content-Length": String(raw.length) };
  expectProblem(await post({ raw, headers: told }), 413, "body-too-large");
  const chunks = new ReadableStream({
    pull(controller) {
      controller.enqueue(Buffer.alloc(10_000, 0x20));
    },
  });
  expectProblem(await post({ raw: chunks, headers: JSON_TYPE }), 413, "body-too-large");
});

const INVALID: ReadonlyArray<readonly [string, unknown, string]> = [
  ["a missing prompt", {}, "prompt"],
  ["an empty prompt", { prompt: "   " }, "prompt"],
  ["a prompt of 1,001 characters", { prompt: "x".repeat(1001) }, "prompt"],
  ["a prompt that is a number", { prompt: 7 }, "prompt"],
  ["a prompt that is null", { prompt: null }, "prompt"],
  ["a prompt with NUL in it", { prompt: "a\0b" }, "prompt"],
  ["half a surrogate pair", { prompt: "\ud83d" }, "prompt"],
  ["a seed of 1.5", { prompt: "x", seed: 1.5 }, "seed"],
  ["a seed that is no safe integer", { prompt: "x", seed: 2 ** 53 }, "seed"],
  ["a seed that is text", { prompt: "x", seed: "7" }, "seed"],
  ["a negative prompt of 1,001 characters", { prompt: "x", negativePrompt: "x".repeat(1001) }, "negativePrompt"],
  ["a negative prompt with NUL in it", { prompt: "x", negativePrompt: "\0" }, "negativePrompt"],
  ["an unknown version", { prompt: "x", version: "ultra-v9" }, "version"],
  ["a face limit of 47", { prompt: "x", faceLimit: 47 }, "faceLimit"],
  ["a face limit of 1,000,001", { prompt: "x", faceLimit: 1_000_001 }, "faceLimit"],
  ["pbr that is text", { prompt: "x", pbr: "yes" }, "pbr"],
  ["an array", [], ""],
  ["null", null, ""],
  ["text", "chair", ""],
  ["a body forty levels deep", Array.from({ length: 40 }).reduce((inner) => [inner], "x"), ""],
];

test.each(INVALID)("%s does not validate, and the answer names the field", async (_, body, path) => {
  const answer = await post({ raw: JSON.stringify(body), headers: JSON_TYPE });
  expectProblem(answer, 422, "invalid-body");
  expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(path);
});

test("a body thousands of levels deep is refused like any other", async () => {
  for (const depth of [9000, 32_000]) {
    const raw = `${"[".repeat(depth)}${"]".repeat(depth)}`;
    expect([400, 422]).toContain((await post({ raw, headers: JSON_TYPE })).status);
    const inside = await post({ raw: `{"prompt":${raw}}`, headers: JSON_TYPE });
    expect([400, 422]).toContain(inside.status);
  }
});

test("every mistake is told at once", async () => {
  const answer = await post({ body: { prompt: "", seed: "x", faceLimit: 1 } });
  expect(answer.body.errors.map((error: { path: string }) => error.path)).toEqual(["prompt", "seed", "faceLimit"]);
});

test.each(["GET", "DELETE"])("%s of what does not exist is 404", async (method) => {
  for (const id of [NOBODY, "7", "not-a-uuid", "%00", "%E0%A4%A", `${NOBODY}'`]) {
    expectProblem(await service.request(method, `/v1/material/${id}`), 404, "not-found");
  }
});

test("optimizing what does not exist is 404, and so is a path nobody knows", async () => {
  expectProblem(await service.request("POST", `/v1/material/${NOBODY}/optimize`, { body: {} }), 404, "not-found");
  expectProblem(await service.request("GET", "/v1/nothing"), 404, "not-found");
  expectProblem(await service.request("GET", "/v2/material"), 404, "not-found");
});

test.each([
  ["PUT", "/v1/text-to-3d", "GET, HEAD, POST, OPTIONS"],
  ["DELETE", "/v1/material", "GET, HEAD, POST, OPTIONS"],
  ["POST", `/v1/material/${NOBODY}`, "GET, HEAD, DELETE, OPTIONS"],
  ["PATCH", `/v1/text-to-3d/${NOBODY}`, "GET, HEAD, DELETE, OPTIONS"],
  ["GET", `/v1/text-to-3d/${NOBODY}/optimize`, "POST, OPTIONS"],
  ["POST", "/v1/account", "GET, HEAD, OPTIONS"],
  ["DELETE", "/v1/openapi.json", "GET, HEAD, OPTIONS"],
  ["POST", "/healthz", "GET, HEAD, OPTIONS"],
])("%s %s is not allowed, and Allow says what is", async (method, path, allow) => {
  const answer = await service.request(method, path);
  expectProblem(answer, 405, "method-not-allowed");
  expect(answer.headers.get("Allow")).toBe(allow);
});

test("OPTIONS tells the methods, HEAD is GET without a body", async () => {
  const options = await service.request("OPTIONS", "/v1/material");
  expect(options.status).toBe(204);
  expect(options.headers.get("Allow")).toBe("GET, HEAD, POST, OPTIONS");
  const head = await service.request("HEAD", "/v1/account");
  expect({ status: head.status, text: head.text }).toEqual({ status: 200, text: "" });
});

test("optimize takes an empty object or no body, and nothing else", async () => {
  const { body: task } = await service.request("POST", "/v1/material", { body: { prompt: "bricks" } });
  const path = `/v1/material/${task.id}/optimize`;
  expectProblem(await service.request("POST", path), 409, "not-ready");
  expectProblem(await service.request("POST", path, { body: { anything: 1 } }), 409, "not-ready");
  expectProblem(await service.request("POST", path, { body: [] }), 422, "invalid-body");
  expectProblem(await service.request("POST", path, { raw: "{", headers: JSON_TYPE }), 400, "malformed-json");
  expectProblem(
    await service.request("POST", path, { raw: "{}", headers: { "Content-Type": "text/plain" } }),
    415,
    "unsupported-media-type",
  );
});

test.each(["limit=0", "limit=201", "limit=x", "limit=", "cursor=nonsense", "cursor="])(
  "a page with %s does not validate",
  async (query) => {
    expectProblem(await service.request("GET", `/v1/material?${query}`), 422, "invalid-body");
  },
);

test("the same Idempotency-Key and body give the same task, another body is refused", async () => {
  const { id: someone, token } = await service.account(null);
  const headers = { "Idempotency-Key": "once, please" };
  const body = { prompt: "a repeated chair" };
  await service.database.query("delete from pgboss.job");
  await service.database.query("delete from tasks");
  const first = await post({ token, headers, body });
  const second = await post({ token, headers, body: { prompt: " a repeated chair ", seed: null } });
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
  expectProblem(await post({ token, headers, body: { prompt: "another chair" } }), 422, "idempotency-mismatch");
  const material = await service.request("POST", "/v1/material", { token, headers, body });
  expectProblem(material, 422, "idempotency-mismatch");
  expect((await service.database.query("select id from tasks where account_id = $1", [someone])).length).toBe(1);
  const stranger = await post({ headers, body });
  expect(stranger.status).toBe(201);
  expect(stranger.body.id).not.toBe(first.body.id);
});

test("an Idempotency-Key must be printable and short", async () => {
  const answer = await post({ headers: { "Idempotency-Key": "x".repeat(256) }, body: { prompt: "x" } });
  expectProblem(answer, 422, "invalid-body");
});

test("a full queue answers 503 with Retry-After, and takes nothing on", async () => {
  const { id, token } = await service.account(100);
  await service.database.query("delete from tasks");
  for (let count = 0; count < QUEUE_LIMIT; count++)
    expect((await post({ token, body: { prompt: "x" } })).status).toBe(201);
  const answer = await post({ token, body: { prompt: "x" }, headers: { "Idempotency-Key": "later" } });
  expectProblem(answer, 503, "queue-full");
  expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await service.request("GET", "/v1/account", { token })).body.balance).toBe(100 - QUEUE_LIMIT * 5);
  await service.database.query("delete from tasks where account_id = $1", [id]);
  expect((await post({ token, body: { prompt: "x" }, headers: { "Idempotency-Key": "later" } })).status).toBe(201);
});

test("what breaks inside is told by its request id only", async () => {
  const broken = await openTestService({ works: false });
  await broken.database.query("alter table tasks rename to lost");
  const answer = await broken.request("POST", "/v1/material", { body: { prompt: "x" } });
  expectProblem(answer, 500, "internal");
  expect(answer.text).not.toContain("relation");
  expect(broken.logged.some((line) => line.includes(answer.body.requestId) && line.includes("relation"))).toBe(true);
  await broken.close();
});
