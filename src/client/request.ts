import type { z } from "zod";
import { ClientError } from "./client-error.ts";
import { readError } from "./read-error.ts";

interface RequestOptions {
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** The client's way to the wire: one place that knows headers, failures and shapes. */
export function createRequest(server: { baseUrl: string; token: string; fetch?: typeof fetch }) {
  const send = async (address: string, init: RequestInit): Promise<Response> => {
    try {
      return await (server.fetch ?? fetch)(address, init);
    } catch (cause) {
      if (init.signal?.aborted) throw cause;
      throw new ClientError(`${new URL(address).host} does not answer.`, { kind: "network", cause });
    }
  };

  // foreign servers' preflights refuse any header but these three
  const authorization = { Authorization: `Bearer ${server.token}` };

  const call = async (method: string, path: string, { body, signal }: RequestOptions = {}): Promise<Response> => {
    const response = await send(server.baseUrl + path, {
      method,
      headers: {
        Accept: "application/json",
        ...authorization,
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
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
    const parsed = schema.safeParse(await response.json().catch(() => undefined));
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new ClientError(
      `The server's answer is not what the contract says${issue ? ` (${issue.path.join(".") || "body"}: ${issue.message})` : ""}.`,
      { kind: "shape", status: response.status, cause: parsed.error },
    );
  };

  /** A file. Signed addresses need no header and other origins' preflights may refuse it, so the token goes only where it is asked for. */
  const file = async (address: string, signal?: AbortSignal): Promise<Response> => {
    const response = await send(address, signal ? { signal } : {});
    const refused = response.status === 401 || response.status === 403;
    if (!refused || new URL(address).origin !== new URL(server.baseUrl).origin) return response;
    return send(address, { headers: authorization, ...(signal && { signal }) });
  };

  return { call, json, file };
}
