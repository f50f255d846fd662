import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { AppContext } from "./app-env.ts";

/**
 * Of 0 to 11. The hardest, which is the default, makes a twelfth less of a script and takes forty times as long: whoever
 * opened a page of the studio first after a start waited seconds for its parts while the engine had the processor.
 */
const BROTLI_QUALITY = 6;

const brotli = promisify(brotliCompress);
const PACKERS = {
  br: (plain: Uint8Array) => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip),
} as const;
export type Encoding = keyof typeof PACKERS;

/** Bytes that many ask for, squeezed once a way at the first request that takes it. */
export class PackedBody {
  readonly plain: Uint8Array<ArrayBuffer>;
  private readonly packed: Partial<Record<Encoding, Promise<Uint8Array<ArrayBuffer>>>> = {};

  constructor(plain: Uint8Array<ArrayBuffer>) {
    this.plain = plain;
  }

  async bytes(encoding: Encoding | undefined): Promise<Uint8Array<ArrayBuffer>> {
    if (!encoding) return this.plain;
    this.packed[encoding] ??= PACKERS[encoding](this.plain) as Promise<Uint8Array<ArrayBuffer>>;
    return this.packed[encoding];
  }
}

/** The smallest form that the request takes; undefined for the bytes as they are. */
export function pickEncoding(context: AppContext): Encoding | undefined {
  const accepted = (context.req.header("Accept-Encoding") ?? "")
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]);
  return accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : undefined;
}
