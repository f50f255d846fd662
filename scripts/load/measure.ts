import { Agent, request } from "node:http";

export interface Target {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly token?: string;
  readonly body?: unknown;
  /** What every answer must be. */
  readonly status: number;
}

export interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Requests under way at one time, each on a connection of its own that is kept. */
const LANES = 16;

/** Sends the same request over and over for so many seconds, as fast as it is answered. @throws when an answer has another status. */
export async function measure(target: Target, seconds: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  const body = target.body === undefined ? undefined : JSON.stringify(target.body);
  const timesMs: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  const lane = async () => {
    while (performance.now() < endsAt) {
      const sentAt = performance.now();
      const status = await send(target, body, agent);
      if (status !== target.status)
        throw new Error(`${target.method} ${target.url} must be ${target.status}, got ${status}`);
      timesMs.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane)).finally(() => agent.destroy());
  const perSecond = (timesMs.length / (performance.now() - startedAt)) * 1000;
  timesMs.sort((a, b) => a - b);
  const at = (share: number) => timesMs[Math.min(timesMs.length - 1, Math.floor(timesMs.length * share))] ?? 0;
  return { perSecond, p50Ms: at(0.5), p99Ms: at(0.99) };
}

function send({ method, url, token }: Target, body: string | undefined, agent: Agent): Promise<number> {
  return new Promise((done, fail) => {
    const headers = {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) }),
    };
    const sent = request(url, { method, agent, headers }, (response) => {
      response.on("error", fail).on("end", () => done(response.statusCode ?? 0));
      response.resume();
    });
    sent.on("error", fail).end(body);
  });
}
