import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

type Json = Record<string, unknown>;

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly headers: Readonly<Record<string, HeaderObject>> } & Json;
}

export interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { name: string; in: "path" | "query" | "header"; required?: boolean; schema: Json }[];
  readonly requestBody?: { content: Record<string, { schema: Json }> };
  readonly responses: Readonly<
    Record<string, { headers?: Record<string, unknown>; content?: Record<string, { schema: Json }> }>
  >;
}

interface HeaderObject {
  readonly required: boolean;
  readonly schema: Json;
}

/** What HTTP itself or its carrier adds. */
const CARRIED = new Set(
  "accept allow connection content-encoding content-length content-type date keep-alive transfer-encoding".split(" "),
);

/**
 * Holds answers against the document: the status is one of those written down, every header is there that must be, none
 * that is not written down, and the body validates, without any field the document does not know.
 */
export function createAnswerCheck(document: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  // biome-ignore lint/suspicious/noExplicitAny: the package's types know one of its two module forms
  (addFormats as any)(ajv);
  const closed = closeObjects(structuredClone(document)) as OpenApiDocument;
  ajv.addSchema({ $id: "doc:", ...closed });
  const compiled = new Map<string, ValidateFunction>();
  const validate = (pointer: string, value: unknown): string[] => {
    const check = compiled.get(pointer) ?? ajv.compile({ $ref: `doc:#${pointer}` });
    compiled.set(pointer, check);
    if (check(value)) return [];
    return (check.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };

  /** @returns every way in which the answer is not what the document says. */
  return (path: string, method: string, { status, headers }: Response, text: string): string[] => {
    const operation = document.paths[path]?.[method];
    const response = operation?.responses[status];
    if (!response) return [`${status} is not written down`];
    const root = `/paths/${pointerOf(path)}/${method}/responses/${status}`;
    const wrong: string[] = [];

    const named = Object.keys(response.headers ?? {});
    for (const name of named) {
      const value = headers.get(name);
      const pointer = `/components/headers/${name}`;
      if (value !== null) wrong.push(...validate(`${pointer}/schema`, value).map((error) => `${name}:${error}`));
      else if (document.components.headers[name]?.required) wrong.push(`${name} is missing`);
    }
    const known = new Set(named.map((name) => name.toLowerCase()));
    for (const name of headers.keys()) {
      if (!known.has(name) && !CARRIED.has(name)) wrong.push(`${name} is not written down`);
    }

    const type = headers.get("Content-Type")?.split(";")[0] ?? "";
    const media = response.content?.[type];
    if (!response.content) return text === "" ? wrong : [...wrong, "there is a body, and none is written down"];
    if (!media) return [...wrong, `content type "${type}" is not written down`];
    if (!type.endsWith("json")) return wrong;
    return [...wrong, ...validate(`${root}/content/${pointerOf(type)}/schema`, JSON.parse(text))];
  };
}

const pointerOf = (key: string) => encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));

/** A field that nobody wrote down is a mistake as well; only the document of the document itself stays open. */
function closeObjects(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  for (const child of Object.values(value)) closeObjects(child);
  const schema = value as Json;
  const isOpen = typeof schema.properties === "object" && schema.properties !== null && "openapi" in schema.properties;
  if (schema.type === "object" && schema.properties && !isOpen) schema.additionalProperties ??= false;
  return value;
}
