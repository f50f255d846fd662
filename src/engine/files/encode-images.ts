import type { Crew } from "../crew.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { reuseFields } from "../kernels/field-pool.ts";
import type { Image } from "./image.ts";
import { encodePiece, joinPng, pngPieces } from "./png.ts";

/** Room for a chunk's head and a few blocks of codes. */
const EXTRA_BYTES = 1 << 13;

/**
 * Encodes images as PNGs, several of their pieces at a time where the crew has several members.
 *
 * @param images Name -> image.
 * @param text Keyword -> text, written into each.
 * @param step Called with 0..1; throws when the work is no longer wanted.
 * @param beside Other work in one piece, for one member to do while others encode.
 */
export function encodeImages(
  images: Readonly<Record<string, Image>>,
  text: Readonly<Record<string, string>>,
  crew: Crew,
  step: (fraction: number) => void,
  beside: () => void = () => {},
): GeneratedFile[] {
  const entries = Object.entries(images);
  const works = entries.map(([, image]) =>
    Array.from({ length: pngPieces(image) }, (_, piece) => {
      const room = new Uint8Array(crew.share(mostBytes(image)));
      return { image, piece, room, told: new Uint32Array(crew.share(8)) };
    }),
  );
  const jobs = works.flat();
  const encode = (band: number) => {
    const { image, piece, room, told } = jobs[band] as (typeof jobs)[number];
    const { chunk, checksum } = encodePiece(image, piece);
    room.set(chunk);
    told.set([chunk.length, checksum]);
  };
  crew.runBands(1 + jobs.length, (band) => {
    if (band === 0) beside();
    else
      reuseFields(
        () => encode(band - 1),
        () => [],
      );
    step((band + 1) / (1 + jobs.length));
  });
  return entries.map(([name, image], i) => {
    const pieces = works[i]?.map(({ room, told }) => ({
      chunk: room.subarray(0, told[0]),
      checksum: told[1] as number,
    }));
    return { name: `${name}.png`, bytes: joinPng(image, text, pieces ?? []) };
  });
}

/** Codes are at most 15 bits long, but on average hardly longer than the 9 bits that 516 symbols need all alike. */
const mostBytes = (image: Image): number =>
  Math.ceil((image.data.byteLength / pngPieces(image) + image.data.byteLength / image.height) * 1.25) + EXTRA_BYTES;
