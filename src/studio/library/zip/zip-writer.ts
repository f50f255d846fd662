import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** What one zip without its 64-bit extension can hold, with room for what stands around the files. */
const PART_BYTES_MAX = 3_900_000_000;
const PART_ENTRIES_MAX = 60_000;
/** Bytes in memory before they are handed to the browser's own store of blobs. */
const FLUSH_BYTES = 16_000_000;

interface ZipLimits {
  bytes: number;
  entries: number;
}

interface OpenPart {
  zip: Zip;
  pieces: BlobPart[];
  inMemory: number;
  bytes: number;
  entries: number;
  failure: Error | undefined;
}

/** Writes zips as files come, never holding more than one of them. Begins another zip when one is full. */
export class ZipWriter {
  readonly parts: Blob[] = [];
  readonly #limits: ZipLimits;
  #open: OpenPart | undefined;

  constructor(limits: ZipLimits = { bytes: PART_BYTES_MAX, entries: PART_ENTRIES_MAX }) {
    this.#limits = limits;
  }

  /** Says that so many files of together so many bytes belong together: they come into the same zip if one can hold them. */
  reserve(bytes: number, entries: number): void {
    const open = this.#open;
    if (!open || open.entries === 0) return;
    const isFull = open.bytes + bytes > this.#limits.bytes || open.entries + entries > this.#limits.entries;
    if (isFull) this.#close();
  }

  /** Adds a file. `deflate` for what is not packed already. */
  async add(
    path: string,
    content: Blob | Uint8Array,
    { deflate, at }: { deflate: boolean; at: number },
  ): Promise<void> {
    const size = content instanceof Blob ? content.size : content.length;
    this.reserve(size, 1);
    this.#open ??= openPart();
    const part = this.#open;
    const file = deflate ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path);
    file.mtime = new Date(at);
    part.zip.add(file);
    part.bytes += size;
    part.entries++;
    for await (const piece of piecesOf(content)) {
      file.push(piece);
      flush(part);
    }
    file.push(new Uint8Array(0), true);
    flush(part);
  }

  /** The finished zips. */
  finish(): Blob[] {
    this.#close();
    return this.parts;
  }

  #close(): void {
    const part = this.#open;
    if (!part) return;
    part.zip.end();
    if (part.failure) throw part.failure;
    this.parts.push(new Blob(part.pieces, { type: "application/zip" }));
    this.#open = undefined;
  }
}

async function* piecesOf(content: Blob | Uint8Array): AsyncGenerator<Uint8Array> {
  if (!(content instanceof Blob)) return yield content;
  const reader = content.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

function openPart(): OpenPart {
  const part: Omit<OpenPart, "zip"> = { pieces: [], inMemory: 0, bytes: 0, entries: 0, failure: undefined };
  const zip = new Zip((error, chunk) => {
    if (error) part.failure = error;
    part.pieces.push(chunk as Uint8Array<ArrayBuffer>);
    part.inMemory += chunk.length;
  });
  return Object.assign(part, { zip });
}

function flush(part: OpenPart): void {
  if (part.failure) throw part.failure;
  if (part.inMemory < FLUSH_BYTES) return;
  part.pieces = [new Blob(part.pieces)];
  part.inMemory = 0;
}
