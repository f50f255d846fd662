import type { Version } from "#contract/create.ts";
import { type Family, isFamily } from "#contract/family.ts";
import type { AssetRecord } from "./asset-record.ts";
import { askedOf, isVersion } from "./record-body.ts";

/** What a file says about where it came from: enough to make it again. Never a token. */
export interface Provenance {
  family: Family;
  prompt: string;
  negativePrompt: string | null;
  seed: number;
  version?: Version | undefined;
  faceLimit?: number | undefined;
  pbr?: boolean | undefined;
  engineVersion?: string | undefined;
  taskId?: string | undefined;
  /** Address of the server that made it. */
  server?: string | undefined;
  createdAt?: string | undefined;
}

/** Longer texts than this are no prompts: a file may come from anywhere. */
const TEXT_MAX_LENGTH = 4000;

/** @param server Base address of the connection; what a user wrote into it as name and password is cut out. */
export function provenanceOf(record: AssetRecord, server: string | undefined): Provenance {
  const { family, task, report } = record;
  return {
    family,
    prompt: task.prompt,
    negativePrompt: task.negativePrompt,
    seed: task.seed,
    ...(family === "text-to-3d" && askedOf(record)),
    engineVersion: report?.engineVersion,
    taskId: task.id,
    server: server && withoutUser(server),
    createdAt: task.createdAt,
  };
}

/**
 * One line of JSON in plain ASCII: nothing in a prompt can break out of a comment, a header or a tag's text. The keys
 * that the service writes into its own files mean the same here.
 */
export function provenanceLine({ family, version, ...rest }: Provenance): string {
  const all = { madeWith: "Plinth", family, version: family === "material" ? "material" : version, ...rest };
  return JSON.stringify(all)
    .replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .replaceAll("--", "-\\u002d");
}

/** The text chunks of a PNG. */
export const provenanceText = (provenance: Provenance): Record<string, string> => ({
  Software: `Plinth ${provenance.engineVersion ?? ""}`.trim(),
  Plinth: provenanceLine(provenance),
});

/** Reads a line of `provenanceLine`, or of the service. Undefined when it is something else: files come from anywhere. */
export function readProvenanceLine(line: string): Provenance | undefined {
  try {
    return readProvenance(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** Takes over what is of the right type and leaves the rest. */
export function readProvenance(value: unknown): Provenance | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const found = value as Record<string, unknown>;
  const { prompt, seed, faceLimit } = found;
  if (!isText(prompt) || prompt.trim() === "" || !Number.isSafeInteger(seed)) return undefined;
  const isMaterial = found.family === "material" || found.version === "material";
  const family = isFamily(String(found.family)) ? (found.family as Family) : isMaterial ? "material" : "text-to-3d";
  const text = (key: string): string | undefined => {
    const candidate = found[key];
    return isText(candidate) ? candidate : undefined;
  };
  return {
    family,
    prompt,
    negativePrompt: text("negativePrompt") ?? null,
    seed: seed as number,
    version: isVersion(found.version) ? found.version : undefined,
    faceLimit: Number.isSafeInteger(faceLimit) && (faceLimit as number) > 0 ? (faceLimit as number) : undefined,
    pbr: typeof found.pbr === "boolean" ? found.pbr : undefined,
    engineVersion: text("engineVersion"),
    taskId: text("taskId"),
    server: text("server"),
    createdAt: text("createdAt"),
  };
}

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= TEXT_MAX_LENGTH;

function withoutUser(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && url.origin + url.pathname.replace(/\/+$/, "");
}
