import type { z } from "zod";
import { ClientError } from "./client-error.ts";
import { isPage, readError } from "./read-error.ts";

/** Milliseconds. A look that hangs must not end the looking; a creation may wait for a machine to be started. */
const LOOK_TIMEOUT_MS = 60_000;
const ACT_TIMEOUT_MS = 180_000;

interface RequestOptions {
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: string | undefined;
  /** Whole seconds the server may hold its answer back. */
  readonly waitSeconds?: number | undefined;
}

interface FileOptions {
  readonly signal?: AbortSignal | undefined;
  readonly withToken?: boolean;
}

/** The client's way to the wire: one place that knows headers, failures and shapes. */
export function createRequest(server: { baseUrl: string; token: string; fetch?: typeof fetch; timeoutMs?: number }) {
  /** @param signal The caller's own: what it aborts is no failure. */
  const send = async (address: string, init: RequestInit, signal?: AbortSignal): Promise<Response> => {
    try {
      return await (server.fetch ?? fetch)(address, signal && !init.signal ? { ...init, signal } : init);
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw noAnswer(address, cause);
    }
  };

  // foreign servers' preflights refuse any header but these three
  const authorization = { Authorization: `Bearer ${server.token}` };

  const call = async (method: string, path: string, options: RequestOptions = {}): Promise<Response> => {
    const { body, signal, idempotencyKey, waitSeconds } = options;
    const limit = AbortSignal.timeout(server.timeoutMs ?? (method === "GET" ? LOOK_TIMEOUT_MS : ACT_TIMEOUT_MS));
    const init: RequestInit = {
      method,
      headers: {
        Accept: "application/json",
        ...authorization,
        ...(body !== undefined && { "Content-Type": "application/json" }),
        ...(idempotencyKey !== undefined && { "Idempotency-Key": idempotencyKey }),
        ...(waitSeconds !== undefined && { Prefer: `wait=${waitSeconds}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // the contract says nothing about caches: a state that was kept would never change
      cache: "no-store",
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    };
    const response = await send(server.baseUrl + path, init, signal);
    if (!response.ok) throw await readError(response);
    return response;
  };

  const json = async <S extends z.ZodType>(
    method: string,
    path: string,
    schema: S,
    options?: RequestOptions,
  ): Promise<z.output<S>> => {
    const response = await call(method, path, options);
    const parsed = schema.safeParse(await readJson(response, options?.signal));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new ClientError(
      `The server's answer is not what the contract says${issue ? ` (${issue.path.join(".") || "body"}: ${issue.message})` : ""}.`,
      { kind: "shape", status: response.status, cause: parsed.error },
    );
  };

  /** A file. Signed addresses need no header and other origins' preflights may refuse it, so the token goes only where it is asked for. */
  const file = async (address: string, { signal, withToken }: FileOptions): Promise<Blob> => {
    const response = await send(address, withToken ? { headers: authorization } : {}, signal);
    if (!response.ok) throw await readError(response);
    if (isPage(response)) {
      throw new ClientError(`${hostOf(address)} answered with a web page where a file should be.`, {
        kind: "shape",
        status: response.status,
      });
    }
    return response.blob().catch((cause) => {
      throw signal?.aborted ? cause : noAnswer(address, cause);
    });
  };

  return { call, json, file };
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);

function noAnswer(address: string, cause: unknown): ClientError {
  const isLate = cause instanceof DOMException && cause.name === "TimeoutError";
  const words = isLate ? "has not answered in time" : "does not answer";
  return new ClientError(`${hostOf(address)} ${words}.`, { kind: "network", cause });
}

async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    // anything but a fault in the text is a connection that broke in the middle
    if (!(cause instanceof SyntaxError)) throw noAnswer(response.url, cause);
    const what = isPage(response) ? "a web page" : "something";
    throw new ClientError(`The server answered with ${what} that is not JSON.`, {
      kind: "shape",
      status: response.status,
      cause,
    });
  }
}
