import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { AppContext } from "./app-env.ts";
import { matches } from "./file-routes.ts";
import { isCompressible, mediaType } from "./media-type.ts";
import { PackedBody, pickEncoding } from "./packed-body.ts";

interface StudioFile {
  readonly body: PackedBody;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Below this, squeezing saves no packet. */
const PACK_MIN_BYTES = 1024;

/** Answers with a file of the studio; null when the path is none of its. */
export type ServeStudio = (context: AppContext) => Promise<Response | null>;

/** The built studio in `folder`, read once; null when it has not been built. */
export function openStudioFiles(folder: string): ServeStudio | null {
  if (!existsSync(join(folder, "index.html"))) return null;
  const files = new Map<string, StudioFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(`/${relative(folder, path).split(sep).join("/")}`, readStudioFile(path));
  }

  return async (context) => {
    if (context.req.method !== "GET" && context.req.method !== "HEAD") return null;
    const path = decodePath(context.req.path);
    const file =
      files.get(path === "/" ? "/index.html" : path) ?? (isPage(context) ? files.get("/index.html") : undefined);
    return file ? answerFile(context, file) : null;
  };
}

/** Every address of the studio is the same page, which finds out by itself what to show there. */
const isPage = (context: AppContext) =>
  !/^\/v1(\/|$)/.test(context.req.path) && (context.req.header("Accept") ?? "").includes("text/html");

function readStudioFile(path: string): StudioFile {
  const bytes = readFileSync(path) as Uint8Array<ArrayBuffer>;
  const isHashed = /[\\/]assets[\\/].+-[\w-]{8,}\.\w+$/.test(path);
  return {
    body: new PackedBody(bytes),
    etag: createHash("sha256").update(bytes).digest("base64url").slice(0, 22),
    headers: {
      "Content-Type": mediaType(path),
      "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
      ...(isCompressible(path) && { Vary: "Accept-Encoding" }),
    },
  };
}

async function answerFile(context: AppContext, file: StudioFile): Promise<Response> {
  const encoding =
    file.headers.Vary && file.body.plain.byteLength >= PACK_MIN_BYTES ? pickEncoding(context) : undefined;
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ""}"`;
  const headers = { ...file.headers, ETag: etag };
  if (matches(context.req.header("If-None-Match"), etag)) return context.body(null, 304, headers);
  const bytes = await file.body.bytes(encoding);
  return context.body(bytes, 200, encoding ? { ...headers, "Content-Encoding": encoding } : headers);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
