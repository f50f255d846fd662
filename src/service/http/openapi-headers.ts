import type { OpenAPIHono } from "@hono/zod-openapi";
import type { AppEnv } from "./app-env.ts";

const text = { type: "string" } as const;
const seconds = { type: "string", pattern: "^[0-9]+$" } as const;

/** Every header an answer may carry, beside those of HTTP itself (Content-Type, Content-Length, Date, Connection). */
const HEADERS = {
  "X-Request-Id": {
    description: "Of this request, in the service's log too.",
    schema: { ...text, pattern: "^[\\w.:-]{1,64}$" },
  },
  "Content-Security-Policy": { description: "For the studio; JSON has nothing to run.", schema: text },
  "X-Content-Type-Options": { description: "Content-Type is meant as it stands.", schema: { const: "nosniff" } },
  "Referrer-Policy": { description: "Addresses stay here.", schema: { const: "no-referrer" } },
  "Cross-Origin-Opener-Policy": {
    description: "Windows that open it are kept apart.",
    schema: { const: "same-origin" },
  },
  "Cross-Origin-Resource-Policy": {
    description: "Who may embed it.",
    schema: { enum: ["same-origin", "cross-origin"] },
  },
  "Cache-Control": { description: "How long to keep it.", schema: text },
  "Access-Control-Allow-Origin": { description: "Where a page of an allowed origin asks.", schema: text },
  "Access-Control-Expose-Headers": { description: "What such a page may read.", schema: text },
  Vary: { description: "What the answer depends on.", schema: text },
  RateLimit: {
    description: "Requests left, and seconds until one more may come.",
    schema: { ...text, pattern: '^"minute";r=[0-9]+;t=[0-9]+$' },
  },
  "RateLimit-Policy": {
    description: "Requests a minute, of tokens that have a limit.",
    schema: { ...text, pattern: '^"minute";q=[0-9]+;w=60$' },
  },
  Location: {
    description: "Path of the task.",
    schema: { ...text, pattern: "^/v1/(text-to-3d|material)/[0-9a-f-]{36}$" },
  },
  Deprecation: { description: "When it was deprecated (RFC 9745).", schema: { ...text, pattern: "^@[0-9]+$" } },
  "Preference-Applied": { description: "Where Prefer: wait was heard.", schema: { ...text, pattern: "^wait=[0-9]+$" } },
  "Retry-After": { description: "Seconds to wait before it is sent again.", schema: seconds },
  "WWW-Authenticate": { description: "Bearer.", schema: { ...text, pattern: "^Bearer " } },
  Accept: { description: "What a body may be.", schema: { const: "application/json" } },
  "Accept-Encoding": { description: "How a body may be packed: not at all.", schema: { const: "identity" } },
  ETag: { description: "SHA-256 of the file.", schema: { ...text, pattern: '^"[\\w-]+"$' } },
  "Accept-Ranges": { description: "Parts may be asked for.", schema: { const: "bytes" } },
  "Content-Range": { description: "Which part it is, of how many bytes.", schema: { ...text, pattern: "^bytes " } },
} as const;
export type HeaderName = keyof typeof HEADERS;

/** On every answer there is. */
const ALWAYS: readonly HeaderName[] = [
  "X-Request-Id",
  "Content-Security-Policy",
  "X-Content-Type-Options",
  "Referrer-Policy",
  "Cross-Origin-Opener-Policy",
  "Cross-Origin-Resource-Policy",
  "Cache-Control",
];

/** Only where a page asks. */
const FOR_PAGES: readonly HeaderName[] = ["Access-Control-Allow-Origin", "Access-Control-Expose-Headers"];

/** Only where the token has such a limit. */
const FOR_LIMITED: readonly HeaderName[] = ["RateLimit", "RateLimit-Policy"];

const SOMETIMES: readonly HeaderName[] = [...FOR_PAGES, ...FOR_LIMITED, "Preference-Applied"];

/** On every answer with this status. */
const BY_STATUS: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ["WWW-Authenticate"],
  415: ["Accept", "Accept-Encoding"],
  429: ["Retry-After"],
  503: ["Retry-After"],
};

export function registerHeaders({ openAPIRegistry: registry }: OpenAPIHono<AppEnv>): void {
  for (const [name, header] of Object.entries(HEADERS)) {
    registry.registerComponent("headers", name, {
      ...header,
      required: !SOMETIMES.includes(name as HeaderName),
    } as Parameters<typeof registry.registerComponent<"headers">>[2]);
  }
}

/** The headers of one answer, by reference. */
export const headersOf = (status: number, names: readonly HeaderName[]) =>
  Object.fromEntries(
    [...ALWAYS, ...FOR_PAGES, ...FOR_LIMITED, ...(BY_STATUS[status] ?? []), ...names].map((name) => [
      name,
      { $ref: `#/components/headers/${name}` },
    ]),
  );
