import type { z } from "zod";
import { BODY_MAX_BYTES } from "#contract/limits.ts";
import { ProblemError } from "../problem-error.ts";
import type { AppContext } from "./app-env.ts";

/**
 * Reads and validates a JSON body.
 *
 * @param whenEmpty Stands for an empty body; left out, there must be one.
 * @throws {ProblemError} `unsupported-media-type`, `body-too-large`, `request-timeout`, `malformed-json`, `invalid-body`
 */
export async function readBody<S extends z.ZodType>(
  context: AppContext,
  schema: S,
  { whenEmpty }: { whenEmpty?: z.input<S> } = {},
): Promise<z.output<S>> {
  const contentType = context.req.header("Content-Type");
  if (contentType !== undefined && !isJson(contentType)) throw wrongMediaType(contentType);
  const coding = context.req.header("Content-Encoding") ?? "";
  if (!/^(identity)?$/i.test(coding.trim())) throw wrongCoding(coding);
  const bytes = await readBytes(context.req.raw, context.get("bodyTimeoutMs"));
  if (bytes.byteLength > 0 && contentType === undefined) throw wrongMediaType("nothing");
  const value = bytes.byteLength === 0 && whenEmpty !== undefined ? whenEmpty : parseJson(bytes);
  if (isTooDeep(value)) {
    throw invalidBody([{ path: "", message: `Must not be nested deeper than ${MAX_DEPTH} levels.` }]);
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    throw invalidBody(
      parsed.error.issues.map((issue) => ({ path: issue.path.map(String).join("."), message: issue.message })),
    );
  }
  const unwritable = findUnwritable(parsed.data);
  if (unwritable.length > 0) throw invalidBody(unwritable);
  return parsed.data;
}

export function invalidBody(errors: readonly { path: string; message: string }[]): ProblemError {
  const [first] = errors;
  const more = errors.length > 1 ? ` And ${errors.length - 1} more.` : "";
  const detail = first ? `${first.path === "" ? "" : `${first.path}: `}${first.message}${more}` : "";
  return new ProblemError("invalid-body", detail, { errors: [...errors] });
}

function isJson(contentType: string): boolean {
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim().toLowerCase());
  return type === "application/json" && parameters.every((part) => !/^charset=(?!"?utf-?8"?$)/.test(part));
}

const TAKEN = { Accept: "application/json", "Accept-Encoding": "identity" };

const wrongMediaType = (given: string) =>
  new ProblemError("unsupported-media-type", `The body must be application/json in UTF-8, got ${given}.`, {
    headers: TAKEN,
  });

/** Nothing is unpacked here, so no small body can be a large one (RFC 9110, 12.5.3). */
const wrongCoding = (given: string) =>
  new ProblemError("unsupported-media-type", `The body must come as it is, got Content-Encoding ${given}.`, {
    headers: TAKEN,
  });

/** Whoever sends a letter a second would hold a line, and there are not so many: what is small is there at once, or soon. */
export const BODY_TIMEOUT_MS = 10_000;

async function readBytes(request: Request, timeoutMs: number): Promise<Uint8Array> {
  const reading = collect(request);
  // once it is late, nobody is left to hear that the line has broken
  reading.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    const detail = `The body must arrive within ${timeoutMs / 1000} seconds.`;
    const tooSlow = new ProblemError("request-timeout", detail, { headers: { Connection: "close" } });
    timer = setTimeout(() => fail(tooSlow), timeoutMs);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}

async function collect(request: Request): Promise<Uint8Array> {
  const tooLarge = () => {
    const detail = `The body may be ${BODY_MAX_BYTES.toLocaleString("en-US")} bytes long.`;
    return new ProblemError("body-too-large", detail, { headers: { Connection: "close" } });
  };
  if (Number(request.headers.get("Content-Length") ?? 0) > BODY_MAX_BYTES) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  // a body sent in chunks tells no length, so it is counted as it comes
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > BODY_MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    const reason = bytes.byteLength === 0 ? "The body is empty." : `The body is not JSON: ${(error as Error).message}`;
    throw new ProblemError("malformed-json", reason);
  }
}

/** No body is deeper than 2, and what quotes a wrong value goes down into it. */
const MAX_DEPTH = 32;

function isTooDeep(body: unknown): boolean {
  let level = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : []));
  }
  return false;
}

/** NUL and lone surrogates are JSON, but no text that PostgreSQL or UTF-8 can hold. */
function findUnwritable(body: unknown): { path: string; message: string }[] {
  return Object.entries((body ?? {}) as Record<string, unknown>)
    .filter(([, value]) => typeof value === "string" && (value.includes("\0") || /\p{Surrogate}/u.test(value)))
    .map(([path]) => ({ path, message: "Must not hold NUL characters or halves of surrogate pairs." }));
}
