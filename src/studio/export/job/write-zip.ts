import { type Zippable, zipSync } from "fflate";

/** Packed already: packing again costs time and gains nothing. */
const STORED = /\.(png|glb|usdz|jpg)$/i;

/** A zip with one fixed date, so that the same files make the same zip. Runs in a worker: large files take a while. */
export function writeZip(files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  for (const [name, bytes] of Object.entries(files)) {
    entries[name] = [bytes, { level: STORED.test(name) ? 0 : 6, mtime: "2000-01-01T00:00:00" }];
  }
  return zipSync(entries) as Uint8Array<ArrayBuffer>;
}
