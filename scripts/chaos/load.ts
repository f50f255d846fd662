import { randomUUID } from "node:crypto";

/** What the load asks for, over and over: quick to make, of both families, and the same bytes each time. */
const REQUESTS = [
  { path: "/v1/text-to-3d", body: { prompt: "a small green bowl", seed: 1, version: "subnet-v1" }, price: 1 },
  { path: "/v1/text-to-3d", body: { prompt: "a red cube", seed: 2, version: "subnet-v1" }, price: 1 },
  { path: "/v1/material", body: { prompt: "brick", seed: 3 }, price: 1 },
] as const;

export interface Acknowledged {
  readonly key: string;
  readonly path: string;
  /** Which of the requests it was: the same ones have the same files. */
  readonly request: number;
  readonly price: number;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are looked into
type Json = any;

export interface Answer {
  readonly status: number;
  readonly body: Json;
}

export interface Caller {
  /** Asks one process after the other until one answers with something other than 5xx. */
  call(method: string, path: string, options?: { body?: unknown; key?: string }): Promise<Answer>;
  /** Whole, from any of the processes. */
  download(url: string): Promise<Uint8Array>;
  /** Answers that were no answer: refused connections, broken ones, and 503. */
  readonly refusals: () => number;
}

const PAUSE_MS = 200;
const CALL_TIMEOUT_MS = 20_000;
const GIVE_UP_AFTER_MS = 180_000;

export function createCaller(addresses: readonly string[], token: string): Caller {
  let refusals = 0;
  let turn = 0;
  const send = async <T>(what: string, url: string, init: RequestInit, read: (response: Response) => Promise<T>) => {
    const startedAt = performance.now();
    while (performance.now() - startedAt < GIVE_UP_AFTER_MS) {
      const address = addresses[turn++ % addresses.length];
      try {
        const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
        const response = await fetch(new URL(new URL(url, address).pathname + new URL(url, address).search, address), {
          ...init,
          signal,
        });
        if (response.status === 500) throw new Error(`${what} was answered with 500: ${await response.text()}`);
        if (response.status < 500) return await read(response);
      } catch (error) {
        if (error instanceof Error && error.message.includes("answered with 500")) throw error;
      }
      refusals += 1;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
    }
    throw new Error(`${what} found no answer for ${GIVE_UP_AFTER_MS / 1000} seconds`);
  };
  return {
    refusals: () => refusals,
    call: (method, path, { body, key } = {}) =>
      send(
        `${method} ${path}`,
        path,
        {
          method,
          headers: {
            Authorization: `Bearer ${token}`,
            ...(body !== undefined && { "Content-Type": "application/json" }),
            ...(key !== undefined && { "Idempotency-Key": key }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        },
        async (response) => ({ status: response.status, body: await response.json() }),
      ),
    download: (url) =>
      send(`GET ${url}`, url, {}, async (response) => {
        const bytes = new Uint8Array(await response.arrayBuffer());
        if (response.status !== 200) throw new Error(`GET ${url} must be 200, got ${response.status}`);
        return bytes;
      }),
  };
}

/** Creates one task after the other until `isOver`, `lanes` at a time, each under a key of its own that is sent until it is acknowledged. */
export async function runLoad(caller: Caller, lanes: number, isOver: () => boolean): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = [];
  let count = 0;
  const lane = async () => {
    while (!isOver()) {
      const request = count++ % REQUESTS.length;
      const { path, body, price } = REQUESTS[request] ?? REQUESTS[0];
      const key = randomUUID();
      const answer = await caller.call("POST", path, { body, key });
      if (answer.status !== 201)
        throw new Error(`POST ${path} must be 201, got ${answer.status} ${JSON.stringify(answer.body)}`);
      const task = { key, path: `${path}/${answer.body.id}`, request, price };
      acknowledged.push(task);
      await settle(caller, task.path, isOver);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return acknowledged;
}

/** Waits until a task has settled, or `isOver`. */
export async function settle(caller: Caller, path: string, isOver: () => boolean = () => false): Promise<Json> {
  for (;;) {
    const { body } = await caller.call("GET", `${path}?include=report`);
    if (body.status === "succeeded" || body.status === "failed" || isOver()) return body;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
}
