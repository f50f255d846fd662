import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { AppContext } from "./app-env.ts";
import { matches } from "./file-routes.ts";
import { isCompressible, mediaType } from "./media-type.ts";

const PACKERS = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type Encoding = keyof typeof PACKERS;

interface StudioFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Made at the first request that takes it. */
  readonly packed: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>>;
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
    bytes,
    etag: createHash("sha256").update(bytes).digest("base64url").slice(0, 22),
    headers: {
      "Content-Type": mediaType(path),
      "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
      ...(isCompressible(path) && { Vary: "Accept-Encoding" }),
    },
    packed: {},
  };
}

async function answerFile(context: AppContext, file: StudioFile): Promise<Response> {
  const encoding = file.headers.Vary && file.bytes.byteLength >= PACK_MIN_BYTES ? pickEncoding(context) : undefined;
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ""}"`;
  const headers = { ...file.headers, ETag: etag };
  if (matches(context.req.header("If-None-Match"), etag)) return context.body(null, 304, headers);
  if (!encoding) return context.body(file.bytes, 200, headers);
  file.packed[encoding] ??= PACKERS[encoding](file.bytes) as Promise<Uint8Array<ArrayBuffer>>;
  return context.body(await file.packed[encoding], 200, { ...headers, "Content-Encoding": encoding });
}

function pickEncoding(context: AppContext): Encoding | undefined {
  const accepted = (context.req.header("Accept-Encoding") ?? "")
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]);
  return accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : undefined;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
