import { ALONE, type Crew } from "../crew.ts";
import type { GeneratedFile } from "../generated-file.ts";
import type { Image } from "./image.ts";
import { encodePng } from "./png.ts";

/** Room for the text inside, the chunks' heads and a few blocks of codes. */
const EXTRA_BYTES = 1 << 17;

/**
 * Encodes images as PNGs, several at a time where the crew has several members.
 *
 * @param images Name -> image.
 * @param text Keyword -> text, written into each.
 * @param step Called with 0..1; throws when the work is no longer wanted.
 */
export function encodeImages(
  images: Readonly<Record<string, Image>>,
  text: Readonly<Record<string, string>>,
  crew: Crew,
  step: (fraction: number) => void,
): GeneratedFile[] {
  const entries = Object.entries(images);
  if (crew === ALONE) {
    return entries.map(([name, image], i) => {
      step(i / entries.length);
      return { name: `${name}.png`, bytes: encodePng(image, text) };
    });
  }
  const lengths = new Int32Array(crew.share(entries.length * 4));
  const room = entries.map(([, { data }]) => new Uint8Array(crew.share(mostBytes(data))));
  const bytesOf = (i: number) => (entries[i] as [string, Image])[1].data.byteLength;
  // the largest first: who begins one late keeps the others waiting
  const order = entries.map((_, i) => i).sort((a, b) => bytesOf(b) - bytesOf(a) || a - b);
  crew.runBands(entries.length, (band) => {
    const at = order[band] as number;
    const bytes = encodePng((entries[at] as [string, Image])[1], text);
    room[at]?.set(bytes);
    lengths[at] = bytes.length;
    step((band + 1) / entries.length);
  });
  return entries.map(([name], i) => ({ name: `${name}.png`, bytes: (room[i] as Uint8Array).slice(0, lengths[i]) }));
}

/** Codes are at most 15 bits long, but on average hardly longer than the 9 bits that 516 symbols need all alike. */
const mostBytes = (data: Image["data"]): number => Math.ceil(data.byteLength * 1.25) + EXTRA_BYTES;
