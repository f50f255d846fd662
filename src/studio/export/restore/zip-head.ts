import { Inflate, Unzip, type UnzipDecoder } from "fflate";
import { joinBytes } from "../../api/png-text.ts";

export interface ZipHead {
  readonly name: string;
  /** The first bytes of the file, at most `HEAD_BYTES`. */
  readonly head: Uint8Array;
}

/** Settings stand at the beginning of everything. */
export const HEAD_BYTES = 64 * 1024;
const ENTRIES_MAX = 512;
/** Small, for deflate makes a thousand bytes of one at best: no step of the way needs much memory. */
const PUSH_BYTES = 16 * 1024;

/**
 * The beginnings of chosen files of a zip. Nothing is ever unpacked further than that, whatever the zip claims about
 * itself, so one that would fill the memory does not.
 *
 * @param isWanted Says by its name whether a file is to be read.
 * @param isEnough Ends the search.
 */
export function readZipHeads(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  isEnough: (head: ZipHead) => boolean,
): ZipHead[] {
  const found: ZipHead[] = [];
  let seen = 0;
  let isOver = false;
  const unzip = new Unzip((file) => {
    seen += 1;
    if (seen > ENTRIES_MAX) isOver = true;
    if (isOver || !isWanted(file.name)) return;
    const pieces: Uint8Array[] = [];
    let length = 0;
    file.ondata = (error, data, isLast) => {
      if (error || length >= HEAD_BYTES) return;
      pieces.push(data.slice(0, HEAD_BYTES - length));
      length += data.length;
      if (!isLast && length < HEAD_BYTES) return;
      length = HEAD_BYTES;
      const head = { name: file.name, head: joinBytes(pieces) };
      found.push(head);
      if (isEnough(head)) isOver = true;
    };
    file.start();
  });
  unzip.register(HeadInflate);
  for (let at = 0; at < bytes.length && !isOver; at += PUSH_BYTES) {
    unzip.push(bytes.subarray(at, at + PUSH_BYTES), at + PUSH_BYTES >= bytes.length);
  }
  return found;
}

/** Unpacks until the head is there and lets the rest go by. */
class HeadInflate implements UnzipDecoder {
  static readonly compression = 8;
  ondata: UnzipDecoder["ondata"] = () => undefined;
  private readonly inflate = new Inflate();
  private length = 0;

  constructor() {
    this.inflate.ondata = (data, isLast) => {
      this.length += data.length;
      this.ondata(null, data, isLast);
    };
  }

  push(data: Uint8Array, isLast: boolean): void {
    if (this.length < HEAD_BYTES) this.inflate.push(data, isLast);
    else if (isLast) this.ondata(null, new Uint8Array(0), true);
  }
}
