import { createAnswerCheck, type OpenApiDocument } from "./check-answer.ts";
import { createDraw, createRandom, type DrawnRequest } from "./draw-request.ts";

export interface FuzzOptions {
  readonly address: string;
  readonly token: string;
  readonly requests: number;
  readonly seed: number;
  /** Requests under way at one time. */
  readonly concurrency: number;
}

export interface FuzzResult {
  readonly valid: number;
  readonly broken: number;
  /** Status -> how often. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Everything that must not be: a 500, no answer, an answer the document does not know. The first hundred. */
  readonly faults: readonly string[];
}

/** What no request meets that is as the document asks. */
const REFUSALS = new Set([400, 401, 403, 413, 415, 421, 422]);

const KNOWN_TASKS = 50;
const FAULTS_KEPT = 100;

/** Sends requests drawn from the service's own OpenAPI document, and holds every answer against it. */
export async function fuzzService({ address, token, requests, seed, concurrency }: FuzzOptions): Promise<FuzzResult> {
  const own = { Authorization: `Bearer ${token}` };
  const document = (await (await fetch(`${address}/v1/openapi.json`, { headers: own })).json()) as OpenApiDocument;
  const check = createAnswerCheck(document);
  const draw = createDraw(document, createRandom(seed));
  const taskIds: string[] = [];
  const filePaths: string[] = [];
  const counts = { valid: 0, broken: 0 };
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  let left = requests;

  const learn = (text: string) => {
    const { id, urls } = JSON.parse(text) as { id?: string; urls?: Record<string, string> };
    if (id !== undefined && taskIds.push(id) > KNOWN_TASKS) taskIds.shift();
    for (const url of Object.values(urls ?? {})) {
      if (filePaths.push(new URL(url, address).pathname) > KNOWN_TASKS) filePaths.shift();
    }
  };

  const send = async (request: DrawnRequest): Promise<void> => {
    counts[request.isValid ? "valid" : "broken"] += 1;
    const { template, method, path, headers, body, isValid, isOnPath } = request;
    const shown = `${method} ${path.slice(0, 120)} ${typeof body === "string" ? body.slice(0, 120) : ""}`;
    try {
      const response = await fetch(address + path, {
        method,
        headers,
        ...(body !== undefined && { body }),
      } as RequestInit);
      const text = await response.text();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      if (response.status === 500) faults.push(`500: ${shown}`);
      // a broken path may lead to another operation, or to none
      const wrong = isOnPath ? check(template, method.toLowerCase(), response, text) : [];
      // two draws may choose the same key
      const isRefused = REFUSALS.has(response.status) && !text.includes("idempotency-mismatch");
      if (isValid && isRefused) wrong.push(`refused: ${text}`);
      for (const what of wrong) faults.push(`${response.status} ${what}: ${shown}`);
      if (response.ok && method !== "DELETE" && template.includes("{task}") && text.startsWith("{")) learn(text);
      if (response.status === 201) learn(text);
    } catch (error) {
      // some headers cannot leave this process: that is no answer of the service's
      if (!(error instanceof TypeError && /header|ByteString/i.test(String(error.cause ?? error.message)))) {
        faults.push(`no answer (${String((error as Error).cause ?? error)}): ${shown}`);
      }
    }
  };

  const slot = async () => {
    while (left-- > 0) await send(draw({ taskIds, filePaths, token }));
  };
  await Promise.all(Array.from({ length: concurrency }, slot));
  return { ...counts, statuses, faults: faults.slice(0, FAULTS_KEPT) };
}
