import type { OpenApiDocument, Operation } from "./check-answer.ts";

type Json = Record<string, unknown>;

export interface DrawnRequest {
  /** As the document writes it. */
  readonly template: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
  /** Whether everything about it is as the document asks. */
  readonly isValid: boolean;
  /** Whether it surely reaches the operation it was drawn from. */
  readonly isOnPath: boolean;
}

/** What the drawing may build on: tasks and files that exist, so that not everything ends in a 404. */
export interface Known {
  readonly taskIds: readonly string[];
  readonly filePaths: readonly string[];
  readonly token: string;
}

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const NASTY_TEXTS = [
  "",
  " ",
  "\0",
  "\ud83d",
  "\u202e\u0000\r\nX-Evil: 1",
  "../../../etc/passwd",
  "..%2f..%2f..%2fetc%2fpasswd",
  "%00",
  "%E0%A4%A",
  "'; drop table tasks; --",
  "$1",
  "$\u007bjndi:ldap://x}",
  "<script>alert(1)</script>",
  "a".repeat(1001),
  "🪑".repeat(400),
  "((((((((((a+)+)+)+)+)+)+)+)+)+!",
  "__proto__",
  "constructor",
  "0",
  "-1",
  "1e999",
  "NaN",
  "null",
  "2147483648",
  "9007199254740993",
];

const NASTY_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  -(2 ** 53),
  1e308,
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: null, toString: 1 },
];

const NASTY_BODIES: readonly (string | Uint8Array)[] = [
  "",
  "{",
  "null",
  "[]",
  '"text"',
  "NaN",
  '{"prompt":"x","prompt":7}',
  '{"__proto__":{"prompt":"x"}}',
  '{"constructor":{"prototype":{"prompt":"x"}},"prompt":"x"}',
  `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
  `${'{"a":'.repeat(9000)}1${"}".repeat(9000)}`,
  JSON.stringify({ prompt: "x".repeat(70_000) }),
  "\ufeff{}",
  new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
];

const NASTY_HEADERS: readonly (readonly [string, string])[] = [
  ["Content-Type", "text/plain"],
  ["Content-Type", "application/json; charset=utf-16"],
  ["Content-Type", "multipart/form-data; boundary="],
  ["Authorization", "Bearer"],
  ["Authorization", `Bearer ${"x".repeat(2000)}`],
  ["Authorization", "Basic YTpi"],
  ["Host", "evil.example"],
  ["Origin", "null"],
  ["Origin", "https://evil.example"],
  ["Idempotency-Key", "x".repeat(300)],
  ["Idempotency-Key", "caf\u00e9"],
  ["X-Request-Id", "a b"],
  ["X-Request-Id", "x".repeat(5000)],
  ["Range", "bytes=9-1"],
  ["Range", "bytes=99999999999999999999-"],
  ["If-None-Match", "*"],
  ["Accept-Encoding", "br;q=x, *"],
];

/** Draws requests from the document: about half as it asks, the others broken in one to three places. */
export function createDraw(document: OpenApiDocument, random: () => number) {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  // archives are no JSON to draw, and a backup of everything a hundred times over would be all there is time for
  const isDrawn = ({ operationId }: Operation) => operationId !== "backup" && operationId !== "restore";
  const operations = Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods)
      .map(([method, operation]) => ({ template, method, operation }))
      .filter(({ operation }) => isDrawn(operation)),
  );

  const resolve = (schema: Json): Json => {
    const pointer = schema.$ref;
    if (typeof pointer !== "string") return schema;
    return pointer
      .slice(2)
      .split("/")
      .reduce((at, key) => at[key] as Json, document as unknown as Json);
  };

  const words = ["red", "steady", "chair", "oak", "a", "with", "mug", "broken", "brick", "wet", "é", "椅子"];
  const drawValue = (given: Json): unknown => {
    const schema = resolve(given);
    if (Array.isArray(schema.enum)) return pick(schema.enum);
    const types = [schema.type].flat();
    const type = pick(types);
    if (type === "null") return null;
    if (type === "boolean") return random() < 0.5;
    if (type === "integer" || type === "number") {
      const low = Math.max(Number(schema.minimum ?? -1000), -1e9);
      const high = Math.min(Number(schema.maximum ?? 1000), 1e9);
      return Math.floor(low + random() * (high - low));
    }
    if (schema.format === "date-time") return "2099-01-01T00:00:00+00:00";
    if (schema.pattern !== undefined) return `fuzz-${Math.floor(random() * 1e9)}`;
    if (type === "string") return Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(words)).join(" ");
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
    const required = (schema.required ?? []) as string[];
    const kept = properties.filter(([key]) => required.includes(key) || random() < 0.6);
    return Object.fromEntries(kept.map(([key, child]) => [key, drawValue(child)]));
  };

  return (known: Known): DrawnRequest => {
    const { template, method, operation } = pick(operations);
    let isValid = random() < 0.5;
    const breaks = new Set<string>();
    const places = ["path", "query", "body", "header", "token", "field"];
    if (!isValid) for (let count = 1 + Math.floor(random() * 3); count > 0; count--) breaks.add(pick(places));

    const headers: Record<string, string> = { Authorization: `Bearer ${known.token}` };
    const query = new URLSearchParams();
    for (const { name, in: place, schema } of operation.parameters ?? []) {
      if (place === "path" || random() < 0.5) continue;
      const value =
        breaks.has("query") && place === "query"
          ? pick(NASTY_TEXTS)
          : name === "cursor"
            ? "bjk"
            : String(drawValue(schema));
      if (place === "query") query.append(name, wellFormed(value));
      else headers[name] = value.replace(/[^\x20-\x7e]/g, "-");
    }

    let path = pathOf(template, operation, known, pick);
    if (breaks.has("path")) {
      const parts = path.split("/");
      parts[1 + Math.floor(random() * (parts.length - 1))] = encodeURIComponent(wellFormed(pick(NASTY_TEXTS)));
      path = random() < 0.5 ? parts.join("/") : path + pick(["/", "//", "/%2e%2e", "?", ";x", "/x/y"]);
    }
    const search = query.size > 0 ? `?${query}` : "";

    let body: DrawnRequest["body"];
    const schema = operation.requestBody?.content["application/json"]?.schema;
    if (schema) {
      const value = drawValue(schema) as Json;
      const keys = Object.keys(value);
      if (breaks.has("field") && keys.length > 0) value[pick(keys)] = pick([...NASTY_VALUES, ...NASTY_TEXTS]);
      headers["Content-Type"] = "application/json";
      body = breaks.has("body") ? pick(NASTY_BODIES) : JSON.stringify(value);
    }
    if (breaks.has("header")) {
      const [name, value] = pick(NASTY_HEADERS);
      headers[name] = value;
    }
    if (breaks.has("token")) headers.Authorization = `Bearer ${pick(["", "wrong", "x".repeat(40)])}`;
    isValid &&= breaks.size === 0;
    return {
      template,
      method: method.toUpperCase(),
      path: path + search,
      headers,
      body,
      isValid,
      isOnPath: !breaks.has("path"),
    };
  };
}

/** Addresses cannot hold half a surrogate pair. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd");

function pathOf(template: string, operation: Operation, known: Known, pick: <T>(list: readonly T[]) => T): string {
  if (operation.operationId === "file" && known.filePaths.length > 0) return pick(known.filePaths);
  const ids = known.taskIds.length > 0 ? known.taskIds : ["00000000-0000-4000-8000-000000000000"];
  return template.replace(/\{(\w+)\}/g, (_, name) => (name === "task" ? pick(ids) : "x"));
}
