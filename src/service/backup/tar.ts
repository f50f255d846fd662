/** Just enough of the tar format (POSIX ustar) to write and read archives of plain files. Any tar program reads them too. */
const BLOCK = 512;

export interface TarEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Names up to 100 ASCII characters, sizes up to 8 GB. */
export function tarHeader(name: string, sizeBytes: number): Uint8Array {
  if (!/^[\x20-\x7e]{1,100}$/.test(name)) throw new Error(`tarHeader: the name must be short and plain, got "${name}"`);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, "0");
  header.write(name, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(sizeBytes, 12), 124);
  header.write(octal(0, 12), 136);
  header.write(" ".repeat(8), 148);
  header.write("0", 156);
  header.write("ustar\u000000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)}\0 `, 148);
  return header;
}

/** Fills the last block of a file. */
export const tarPadding = (sizeBytes: number): Uint8Array => new Uint8Array((BLOCK - (sizeBytes % BLOCK)) % BLOCK);

export const tarEnd = (): Uint8Array => new Uint8Array(2 * BLOCK);

/**
 * Reads an archive as it comes, one file at a time.
 *
 * @param entryMaxBytes A longer file is refused before it is read.
 * @throws {RangeError} when it is no archive, is cut short, or holds a file that is too long.
 */
export async function* readTar(chunks: AsyncIterable<Uint8Array>, entryMaxBytes: number): AsyncGenerator<TarEntry> {
  const source = chunks[Symbol.asyncIterator]();
  let kept: Buffer[] = [];
  let keptBytes = 0;
  const take = async (count: number): Promise<Buffer> => {
    while (keptBytes < count) {
      const { value, done } = await source.next();
      if (done) throw new RangeError("The archive is cut short.");
      kept.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength));
      keptBytes += value.byteLength;
    }
    const all = Buffer.concat(kept);
    kept = [all.subarray(count)];
    keptBytes -= count;
    return all.subarray(0, count);
  };
  for (;;) {
    const header = await take(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    const text = (from: number, length: number) => header.toString("latin1", from, from + length).replace(/\0.*$/s, "");
    const sizeBytes = Number.parseInt(text(124, 12), 8);
    if (text(257, 5) !== "ustar" || !(sizeBytes >= 0)) throw new RangeError("This is no archive that was made here.");
    const name = text(0, 100);
    if (sizeBytes > entryMaxBytes)
      throw new RangeError(`"${name}" is ${sizeBytes} bytes long, and may be ${entryMaxBytes}.`);
    const bytes = await take(sizeBytes);
    await take(tarPadding(sizeBytes).byteLength);
    yield { name, bytes };
  }
}
