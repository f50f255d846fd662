import type { CreateMaterialBody, CreateModelBody } from "#contract/create.ts";
import type { Family } from "#contract/family.ts";
import {
  ACCOUNT_PATH,
  familyPath,
  OPENAPI_PATH,
  optimizePath,
  TOKENS_PATH,
  taskPath,
  tokenPath,
} from "#contract/paths.ts";
import type { Report } from "#contract/report.ts";
import { type Account, accountSchema, materialPageSchema, modelPageSchema } from "#contract/report.ts";
import type { MaterialTask, ModelTask, Task } from "#contract/task.ts";
import { type CreatedToken, createdTokenSchema, type NewToken, type Token, tokenListSchema } from "#contract/token.ts";
import { answerSchemas } from "./answer-schemas.ts";
import { type Capabilities, NO_CAPABILITIES, readCapabilities } from "./capabilities.ts";
import { ClientError } from "./client-error.ts";
import { fetchFile } from "./fetch-file.ts";
import { createRequest } from "./request.ts";

export interface ClientOptions {
  /** Address of the server, with or without a slash at the end: `http://127.0.0.1:4310`. */
  readonly baseUrl: string;
  /** Sent as `Authorization: Bearer`. */
  readonly token: string;
  /** Replaces the global fetch. */
  readonly fetch?: typeof fetch;
  /** How long an answer may take, in milliseconds. Left out, a minute for a look and three for what makes something. */
  readonly timeoutMs?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

export interface RetrieveOptions extends CallOptions {
  /** Asks for Plinth's report; other servers ignore it. */
  readonly report?: boolean;
  /**
   * Lets the server hold its answer back for up to this many whole seconds, until the task's status changes (RFC 7240).
   * Needs `Capabilities.wait`; left out, it answers at once.
   */
  readonly waitSeconds?: number | undefined;
}

export interface ListOptions extends CallOptions {
  /** `nextCursor` of the page before. */
  readonly cursor?: string;
  readonly limit?: number;
  /** Asks for Plinth's report on each. Needs `Capabilities.listReports`. */
  readonly report?: boolean;
}

export interface CreateOptions extends CallOptions {
  /**
   * Makes the call safe to repeat: the same key and body give the same task. Plinth's addition; leave it out in a page
   * of another origin, whose server may refuse the header.
   */
  readonly idempotencyKey?: string;
}

export interface TaskPage {
  readonly items: readonly TaskWithReport[];
  /** Hand it in to get the next page; null on the last. */
  readonly nextCursor: string | null;
}

export type TaskWithReport = Task & { report?: Report | undefined };

/** The contract, typed. Every method throws `ClientError` and nothing else, except an AbortError when `signal` aborts. */
export interface Client {
  createModel(body: CreateModelBody, options?: CreateOptions): Promise<ModelTask>;
  createMaterial(body: CreateMaterialBody, options?: CreateOptions): Promise<MaterialTask>;
  /** One status check. */
  retrieve(family: Family, id: string, options?: RetrieveOptions): Promise<TaskWithReport>;
  /** Asks for the higher quality, or all six maps. Settled again when it is done. */
  optimize(family: Family, id: string, options?: CreateOptions): Promise<Task>;
  /** Needs `Capabilities.list`. Newest first. */
  list(family: Family, options?: ListOptions): Promise<TaskPage>;
  /** Needs `Capabilities.remove`. Cancels an unsettled task, deletes a settled one. */
  remove(family: Family, id: string, options?: CallOptions): Promise<void>;
  /** Needs `Capabilities.account`. */
  account(options?: CallOptions): Promise<Account>;
  /** Makes a token; for the service's owner. Its secret is told this once. */
  createToken(body: NewToken, options?: CallOptions): Promise<CreatedToken>;
  /** For the service's owner. */
  listTokens(options?: CallOptions): Promise<readonly Token[]>;
  /** For the service's owner. The tasks made with it stay. */
  revokeToken(name: string, options?: CallOptions): Promise<void>;
  /** What the server can beyond the contract. A server that does not answer with an OpenAPI document has nothing. */
  capabilities(options?: CallOptions): Promise<Capabilities>;
  /** The bytes behind an address of a task's `urls`. */
  fetchFile(url: string, options?: CallOptions): Promise<Blob>;
}

/**
 * A client of one server of the contract. `waitFor` waits for a task, `fetchTaskFiles` gets all its files.
 *
 * @example
 * const client = createClient({ baseUrl: "http://127.0.0.1:4310", token });
 * const { id } = await client.createModel({ prompt: "a red chair", seed: 7 });
 * const task = await waitFor(client, "text-to-3d", id);
 * const obj = await client.fetchFile(task.urls.obj);
 */
export function createClient(options: ClientOptions): Client {
  const baseUrl = options.baseUrl.replace(/\/+$/, "");
  const { call, json, file } = createRequest({ ...options, baseUrl });

  return {
    createModel: (body, options = {}) =>
      json("POST", familyPath("text-to-3d"), answerSchemas["text-to-3d"], { body, ...options }),
    createMaterial: (body, options = {}) =>
      json("POST", familyPath("material"), answerSchemas.material, { body, ...options }),
    retrieve: (family, id, { signal, report, waitSeconds } = {}) =>
      json("GET", `${taskPath(family, id)}${report ? "?include=report" : ""}`, answerSchemas[family], {
        signal,
        waitSeconds,
      }),
    optimize: (family, id, options = {}) =>
      json("POST", optimizePath(family, id), answerSchemas[family], { body: {}, ...options }),
    list: (family, { signal, cursor, limit, report } = {}) => {
      const query = new URLSearchParams();
      if (cursor !== undefined) query.set("cursor", cursor);
      if (limit !== undefined) query.set("limit", String(limit));
      if (report) query.set("include", "report");
      const path = query.size > 0 ? `${familyPath(family)}?${query}` : familyPath(family);
      return json("GET", path, family === "text-to-3d" ? modelPageSchema : materialPageSchema, { signal });
    },
    remove: async (family, id, { signal } = {}) => {
      await call("DELETE", taskPath(family, id), { signal });
    },
    account: ({ signal } = {}) => json("GET", ACCOUNT_PATH, accountSchema, { signal }),
    createToken: (body, { signal } = {}) => json("POST", TOKENS_PATH, createdTokenSchema, { body, signal }),
    listTokens: async ({ signal } = {}) => (await json("GET", TOKENS_PATH, tokenListSchema, { signal })).items,
    revokeToken: async (name, { signal } = {}) => {
      await call("DELETE", tokenPath(name), { signal });
    },
    capabilities: async ({ signal } = {}) => {
      try {
        const response = await call("GET", OPENAPI_PATH, { signal });
        return readCapabilities(await response.json());
      } catch (error) {
        if (error instanceof ClientError && error.kind === "network") throw error;
        if (signal?.aborted) throw error;
        return NO_CAPABILITIES;
      }
    },
    fetchFile: (url, { signal } = {}) => fetchFile(file, baseUrl, url, signal),
  };
}
