import { z } from "zod";
import { readBaseUrl } from "../../api/base-url.ts";
import { POLL_INTERVAL_MAX_MS, POLL_INTERVAL_MIN_MS } from "../../api/connection.ts";
import { FORMAT, FORMAT_VERSION, type Manifest } from "./library-file.ts";
import { ZipError } from "./read-zip.ts";
import { transferTexts } from "./texts.ts";

const serverSchema = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/),
  name: z.string().trim().min(1).max(80),
  baseUrl: z.string().refine((address) => readBaseUrl(address) === address),
  pollIntervalMs: z.number().min(POLL_INTERVAL_MIN_MS).max(POLL_INTERVAL_MAX_MS),
});

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int(),
  exportedAt: z.string(),
  connections: z.array(z.unknown()).max(1000).catch([]),
  settings: z.record(z.string(), z.unknown()).catch({}),
});

/**
 * The first page of a library file. Servers that make no sense are left out.
 *
 * @throws {ZipError} when it is no library file, or from a later studio.
 */
export function readManifest(text: string): Manifest {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  const { success, data } = manifestSchema.safeParse(json);
  if (!success) throw new ZipError(transferTexts.readManifest.noLibrary);
  if (data.version > FORMAT_VERSION) {
    throw new ZipError(transferTexts.readManifest.laterStudio(data.version, FORMAT_VERSION));
  }
  const connections = data.connections.flatMap((server) => serverSchema.safeParse(server).data ?? []);
  return { ...data, connections };
}
