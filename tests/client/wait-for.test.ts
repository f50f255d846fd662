import { expect, test } from "vitest";
import type { TaskWithReport } from "../../src/client/client.ts";
import { ClientError } from "../../src/client/client-error.ts";
import { fetchTaskFiles } from "../../src/client/fetch-task-files.ts";
import { WaitTimeoutError, waitFor } from "../../src/client/wait-for.ts";

const task = (status: TaskWithReport["status"]): TaskWithReport => ({
  id: "5f0c6a4e-32ff-4c2b-9d3a-16a1c7f6a001",
  kind: "preview",
  status,
  seed: 3,
  prompt: "a lamp",
  negativePrompt: null,
  urls: {},
  creditsUsed: 0,
  finishedAt: null,
  createdAt: "2026-11-21T09:30:00+00:00",
});

const busy = new ClientError("busy", { kind: "http", status: 503, retryAfterMs: 1 });
const away = new ClientError("away", { kind: "network" });
const refused = new ClientError("no", { kind: "unauthorized", status: 401 });

/** Answers in turn; the last answer for ever. */
const retrieving = (...answers: (TaskWithReport | Error)[]) => ({
  retrieve: async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer as TaskWithReport;
  },
});

const wait = (client: ReturnType<typeof retrieving>, options: Parameters<typeof waitFor>[3] = {}) =>
  waitFor(client, "text-to-3d", "x", { intervalMs: 1, ...options });

test("it waits through every state and past a server that is busy or away for a moment", async () => {
  const seen: string[] = [];
  const client = retrieving(task("queued"), busy, task("in_progress"), away, task("failed"));
  const settled = await wait(client, { onProgress: ({ status }) => seen.push(status) });
  expect(settled.status).toBe("failed");
  expect(seen).toEqual(["queued", "in_progress", "failed"]);
});

test.each([
  ["a refusal", retrieving(task("queued"), refused), {}, refused],
  ["a server that stays away", retrieving(away), { patienceMs: 0 }, away],
])("%s ends the wait", async (_, client, options, error) => {
  await expect(wait(client, options)).rejects.toBe(error);
});

test("a timeout tells the task as it was last seen, and a signal ends the wait at once", async () => {
  const error = await wait(retrieving(task("in_progress")), { timeoutMs: 20 }).catch((reason) => reason);
  expect(error).toBeInstanceOf(WaitTimeoutError);
  expect(error.task.status).toBe("in_progress");
  const interrupt = new AbortController();
  const waiting = wait(retrieving(task("queued")), { signal: interrupt.signal, intervalMs: 60_000 });
  interrupt.abort(new Error("enough"));
  await expect(waiting).rejects.toThrow("enough");
});

test.each([
  ["/v1/files/a/1/s/model.obj", "mtllib model.mtl", "/v1/files/a/1/s/model.mtl"],
  ["https://x.example/a/b.obj?sig=1/2#f", "# made\r\nmtllib b.mtl\r", "https://x.example/a/b.mtl?sig=1/2#f"],
  ["b.obj", "mtllib b.mtl", "b.mtl"],
  ["b.obj", "mtllib ../b.mtl", undefined],
  ["b.obj", "mtllib .mtl", undefined],
  ["b.obj", "v 0 0 0", undefined],
])("the library of %s that says %j is at %s", async (url, obj, library) => {
  const asked: string[] = [];
  const client = {
    fetchFile: async (address: string) => {
      asked.push(address);
      return new Blob([obj]);
    },
  };
  const files = await fetchTaskFiles(client, { urls: { obj: url } });
  expect(asked).toEqual(library === undefined ? [url] : [url, library]);
  expect(files).toHaveLength(asked.length);
});
