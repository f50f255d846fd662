import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createClient } from "#client/client.ts";
import { ClientError } from "#client/client-error.ts";
import type { AssetRecord } from "#studio/api/asset-record.ts";
import { type ExperimentRecord, requestKey, requestOf } from "#studio/api/experiment-record.ts";
import { EMPTY_SETTINGS, newExperiment } from "#studio/experiment/plan/experiment-settings.ts";
import {
  emptyQueue,
  nextToClaim,
  queueCells,
  sameAsBefore,
  withoutTasks,
  withResult,
} from "#studio/experiment/run/queue-cells.ts";
import { type RunDeps, runCells } from "#studio/experiment/run/run-cells.ts";
import { sendVerdict } from "#studio/experiment/run/send-verdict.ts";

const keyOf = (seed: number) => requestKey({ prompt: "moss", seed });
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

interface Answer {
  status: number;
  headers?: Record<string, string>;
}

/** A server of the contract that takes materials, finishes each after a while, and refuses when it is told to. */
async function openServer(refuse: (seed: number, attempt: number) => Answer | undefined, makingMs = 25) {
  const attempts = new Map<number, number>();
  const taken: { seed: number; atMs: number }[] = [];
  let making = 0;
  let mostAtOnce = 0;
  const settled = new Set<() => void>();
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const { seed, prompt } = JSON.parse(text);
    const attempt = (attempts.get(seed) ?? 0) + 1;
    attempts.set(seed, attempt);
    const refusal = refuse(seed, attempt);
    if (refusal) {
      response.writeHead(refusal.status, { "Content-Type": "application/problem+json", ...refusal.headers });
      response.end(
        JSON.stringify({ type: "about:blank", title: "No", status: refusal.status, detail: "No.", code: "no" }),
      );
      return;
    }
    taken.push({ seed, atMs: Date.now() });
    making += 1;
    mostAtOnce = Math.max(mostAtOnce, making);
    setTimeout(() => {
      making -= 1;
      for (const listener of [...settled]) listener();
    }, makingMs);
    response.writeHead(201, { "Content-Type": "application/json" });
    response.end(
      JSON.stringify({
        id: crypto.randomUUID(),
        status: "queued",
        seed,
        prompt,
        negativePrompt: null,
        urls: {},
        creditsUsed: 0,
        finishedAt: null,
        createdAt: "2026-11-21T09:30:00+00:00",
      }),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  stops.push(() => server.close());
  const client = createClient({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: "a-token-for-the-test",
  });
  return { client, taken, attempts, making: () => making, mostAtOnce: () => mostAtOnce, settled };
}

/** Runs seeds 1 to `count` against a server, as one or more tabs that share what is on disk. */
function setUp(server: Awaited<ReturnType<typeof openServer>>, count: number, atOnce: number) {
  const disk = {
    experiment: queueCells(
      newExperiment("here", "Test", { ...EMPTY_SETTINGS, family: "material" }),
      Array.from({ length: count }, (_, index) => keyOf(index + 1)),
    ),
    waits: [] as number[],
    stopped: undefined as unknown,
  };
  const change = async (key: string, result: ExperimentRecord["results"][string]) => {
    disk.experiment = withResult(disk.experiment, key, result);
  };
  const tab = (name: string): RunDeps => ({
    claim: async () => {
      const key = nextToClaim(disk.experiment, name, Date.now(), false);
      if (key) await change(key, { state: "sending", tab: name, sinceMs: Date.now() });
      return key;
    },
    send: async (key) => {
      const task = await server.client.createMaterial(requestOf(key));
      await change(key, { state: "sent", recordKey: task.id });
    },
    release: (key) => change(key, { state: "queued" }),
    refuse: (key, error) => change(key, { state: "refused", title: "", detail: String(error) }),
    stop: async (error) => {
      disk.stopped = error;
    },
    underWay: server.making,
    atOnce: () => atOnce,
    changed: () =>
      new Promise((done) => {
        const listener = () => {
          server.settled.delete(listener);
          done();
        };
        server.settled.add(listener);
      }),
    sleep: (delayMs) => {
      disk.waits.push(delayMs);
      return new Promise((done) => setTimeout(done, Math.min(delayMs, 20)));
    },
    waiting: () => undefined,
  });
  const states = () => Object.values(disk.experiment.results).map(({ state }) => state);
  return { disk, tab, states };
}

const seeds = (server: { taken: { seed: number }[] }) => server.taken.map(({ seed }) => seed);

describe("runCells", () => {
  it("sends all in order, and no more at once than allowed", async () => {
    const server = await openServer(() => undefined, 300);
    const { tab, states } = setUp(server, 9, 3);
    await runCells(tab("one"), new AbortController().signal);
    expect(seeds(server)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(server.mostAtOnce()).toBe(3);
    expect(new Set(states())).toEqual(new Set(["sent"]));
  });

  it("waits as long as a busy server asks, and loses no cell", async () => {
    const server = await openServer((seed, attempt) => {
      if (seed === 3 && attempt <= 2) return { status: 429, headers: { "Retry-After": "7" } };
      if (seed === 5 && attempt === 1) return { status: 503, headers: { "Retry-After": "2" } };
      return undefined;
    });
    const { disk, tab, states } = setUp(server, 6, 8);
    await runCells(tab("one"), new AbortController().signal);
    expect(disk.waits).toEqual([7000, 7000, 2000]);
    expect([...seeds(server)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(states())).toEqual(new Set(["sent"]));
  });

  it("leaves a refused cell in its place and goes on", async () => {
    const server = await openServer((seed) => (seed === 2 ? { status: 422 } : undefined));
    const { tab, states } = setUp(server, 4, 8);
    await runCells(tab("one"), new AbortController().signal);
    expect(states()).toEqual(["sent", "refused", "sent", "sent"]);
    expect(server.attempts.get(2)).toBe(1);
  });

  it.each([401, 402, 403])("stops at %i, with everything else still queued", async (status) => {
    const server = await openServer((seed) => (seed === 3 ? { status } : undefined));
    const { disk, tab, states } = setUp(server, 5, 8);
    await runCells(tab("one"), new AbortController().signal);
    expect(states()).toEqual(["sent", "sent", "queued", "queued", "queued"]);
    expect(disk.stopped).toMatchObject({ status });
  });

  it("sends no cell twice from two tabs", async () => {
    const server = await openServer(() => undefined, 5);
    const { tab } = setUp(server, 12, 4);
    const { signal } = new AbortController();
    await Promise.all([runCells(tab("one"), signal), runCells(tab("two"), signal)]);
    expect([...seeds(server)].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  it("stops when told to, and goes on later where it was", async () => {
    const server = await openServer(() => undefined, 5);
    const { tab, states } = setUp(server, 6, 2);
    const stop = new AbortController();
    server.settled.add(() => server.taken.length >= 3 && stop.abort());
    await runCells(tab("one"), stop.signal);
    expect(states().filter((state) => state === "queued").length).toBeGreaterThan(0);
    await runCells(tab("one"), new AbortController().signal);
    expect(seeds(server)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("the queue", () => {
  const queued = queueCells(newExperiment("here", "x", EMPTY_SETTINGS), ["a", "b"]);

  it("hands out what another tab left, once that tab is gone", () => {
    const left = withResult(queued, "a", { state: "sending", tab: "gone", sinceMs: 1000 });
    expect(nextToClaim(left, "here", 2000, false)).toBe("b");
    expect(nextToClaim(left, "here", 2000, true)).toBe("a");
    expect(nextToClaim(left, "here", 62_000, false)).toBe("a");
    expect(nextToClaim(left, "gone", 62_000, true)).toBe("b");
    expect(nextToClaim({ ...left, paused: true }, "here", 62_000, true)).toBeUndefined();
  });

  it("is emptied without touching what was sent", () => {
    const sent = withResult(queued, "a", { state: "sent", recordKey: "k" });
    expect(emptyQueue(sent).results).toEqual({ a: { state: "sent", recordKey: "k" } });
    expect(Object.keys(queueCells(sent, ["a"]).results)).toEqual(["b", "a"]);
  });

  it("has open cells again where tasks were cancelled", () => {
    const sent = withResult(withResult(queued, "a", { state: "sent", recordKey: "cancelled" }), "b", {
      state: "sent",
      recordKey: "made",
    });
    expect(withoutTasks(sent, new Set(["cancelled"])).results).toEqual({ b: { state: "sent", recordKey: "made" } });
  });
});

it("sendVerdict backs off, gives up on one request, and knows what only the artist can mend", () => {
  const http = (status: number, retryAfterMs?: number) =>
    new ClientError("x", { kind: "http", status, ...(retryAfterMs !== undefined && { retryAfterMs }) });
  expect(sendVerdict(http(429, 1500), 1)).toEqual({ verdict: "wait", delayMs: 1500 });
  expect([1, 2, 3, 9].map((count) => sendVerdict(http(429), count))).toEqual(
    [1000, 2000, 4000, 30_000].map((delayMs) => ({ verdict: "wait", delayMs })),
  );
  expect(sendVerdict(new ClientError("x", { kind: "network" }), 4)).toEqual({ verdict: "wait", delayMs: 8000 });
  expect(sendVerdict(http(500), 2).verdict).toBe("wait");
  expect(sendVerdict(http(500), 3).verdict).toBe("refuse");
  expect(sendVerdict(http(402), 1).verdict).toBe("stop");
  expect(sendVerdict(new ClientError("x", { kind: "unauthorized", status: 403 }), 1).verdict).toBe("stop");
  expect(sendVerdict(http(422), 1).verdict).toBe("refuse");
  expect(sendVerdict(new Error("x"), 1).verdict).toBe("refuse");
});

it.each([
  ["succeeded", "preview", true],
  ["in_progress", "optimize", true],
  ["in_progress", "preview", false],
  ["failed", "optimize", false],
] as const)("a task that is %s as %s counts as made before: %s", (status, kind, isMade) => {
  const experiment = newExperiment("home", "Moss", { ...EMPTY_SETTINGS, family: "material", prompt: "moss" });
  const task = { id: "1", kind, status, seed: 7, prompt: "moss", negativePrompt: null, urls: {}, creditsUsed: 0 };
  const record = {
    key: "home/material/1",
    connectionId: "home",
    family: "material",
    task,
    asked: {},
    sentAtMs: 0,
    kept: [],
    starred: false,
  } as unknown as AssetRecord;
  expect(sameAsBefore({ [record.key]: record }, experiment).size).toBe(isMade ? 1 : 0);
});
