import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Config } from "../config.ts";
import { cutSlowReaders, type ReadingLimits } from "./slow-readers.ts";

export interface Listening {
  /** As a browser on this machine can open it, without a slash at the end. */
  readonly address: string;
  /** Takes no more requests, and waits a moment for the answers under way. */
  close(): Promise<void>;
}

/** How long an answer under way may still take: a large file over a slow line. */
const CLOSE_GRACE_MS = 2000;

/** How long a request may take to arrive: whoever sends a letter a second holds a line, and there are not so many. */
export interface ArrivalLimits {
  readonly headersTimeoutMs: number;
  /** Head and body. */
  readonly requestTimeoutMs: number;
  /** How often it is looked at. */
  readonly lookEveryMs: number;
}

/** A restore may send for five minutes, docs/operating.md. */
const ARRIVAL_LIMITS: ArrivalLimits = { headersTimeoutMs: 15_000, requestTimeoutMs: 300_000, lookEveryMs: 5000 };

/** A kilobyte a second is slower than any line in use: a model of 10 MB is there in three hours, or it is not. */
const READING_LIMITS: ReadingLimits = { graceMs: 30_000, bytesPerSecond: 1024, lookEveryMs: 5000 };

/** Answers requests over HTTP. One that arrives too slowly is answered with 408, and its line closed, as is that of a slow reader. */
export async function listen(
  fetch: Parameters<typeof createAdaptorServer>[0]["fetch"],
  { port, host }: Pick<Config, "port" | "host">,
  { headersTimeoutMs, requestTimeoutMs, lookEveryMs }: ArrivalLimits = ARRIVAL_LIMITS,
  readingLimits: ReadingLimits = READING_LIMITS,
): Promise<Listening> {
  const serverOptions = {
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: lookEveryMs,
  };
  const server = createAdaptorServer({ fetch, serverOptions }) as Server;
  const stopLooking = cutSlowReaders(server, readingLimits);
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, done);
  });
  return {
    address: `http://${shownHost(host)}:${(server.address() as AddressInfo).port}`,
    close: () => closeServer(server).finally(stopLooking),
  };
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
  await closed;
  clearTimeout(timer);
}

/** A name a browser on this machine can open. */
function shownHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
