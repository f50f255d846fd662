import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Samples per pixel by PNG colour type, as colour maps and thumbnails have them. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 6: 4 };
/** Beyond it a picture is not unpacked: a small file can claim any size. */
const PIXELS_MAX = 8192 * 8192;

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly colourType: number;
  readonly samples: Uint8Array;
}

/**
 * A PNG with sides of at most `sidePx` pixels, each the mean of a square of the old ones.
 *
 * @returns undefined for what is no whole PNG of 8 bits without palette and interlacing.
 * @see PNG specification, 3rd edition, sections 5, 9, 11
 */
export function shrinkPng(bytes: Uint8Array, sidePx: number): Uint8Array | undefined {
  try {
    const picture = readPicture(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (!picture) return undefined;
    const step = Math.ceil(Math.max(picture.width, picture.height) / sidePx);
    return writePicture(step > 1 ? shrink(picture, step) : picture);
  } catch {
    return undefined;
  }
}

function readPicture(bytes: Buffer): Picture | undefined {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return undefined;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [bitDepth, colourType = -1, interlaced] = [bytes[24], bytes[25], bytes[28]];
  const channels = CHANNELS[colourType];
  if (!channels || bitDepth !== 8 || interlaced !== 0 || width * height > PIXELS_MAX) return undefined;
  const pieces: Buffer[] = [];
  for (let at = 8; at < bytes.length; ) {
    const sizeBytes = bytes.readUInt32BE(at);
    if (bytes.toString("latin1", at + 4, at + 8) === "IDAT") pieces.push(bytes.subarray(at + 8, at + 8 + sizeBytes));
    at += 12 + sizeBytes;
  }
  const stride = width * channels;
  const rows = inflateSync(Buffer.concat(pieces), { maxOutputLength: height * (stride + 1) });
  if (rows.length !== height * (stride + 1)) return undefined;
  const samples = new Uint8Array(height * stride);
  for (let y = 0; y < height; y++) unfilter(rows, y, stride, channels, samples);
  return { width, height, colourType, samples };
}

/** Turns the differences of a row back into samples. */
function unfilter(rows: Buffer, y: number, stride: number, channels: number, samples: Uint8Array): void {
  const filter = rows[y * (stride + 1)];
  const [from, to] = [y * (stride + 1) + 1, y * stride];
  for (let x = 0; x < stride; x++) {
    const left = x >= channels ? (samples[to + x - channels] as number) : 0;
    const up = y > 0 ? (samples[to + x - stride] as number) : 0;
    const corner = x >= channels && y > 0 ? (samples[to + x - stride - channels] as number) : 0;
    const guess = [0, left, up, (left + up) >> 1, filter === 4 ? paeth(left, up, corner) : 0][filter as number];
    samples[to + x] = (rows[from + x] as number) + (guess as number);
  }
}

function paeth(left: number, up: number, corner: number): number {
  const [byLeft, byUp, byCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

/** What is left over at the right and the lower edge goes. */
function shrink({ width, height, colourType, samples }: Picture, step: number): Picture {
  const channels = CHANNELS[colourType] as number;
  const small = { width: Math.max(1, Math.floor(width / step)), height: Math.max(1, Math.floor(height / step)) };
  const [across, down] = [Math.min(step, width), Math.min(step, height)];
  const means = new Uint8Array(small.width * small.height * channels);
  for (let at = 0; at < means.length; at++) {
    const [channel, pixel] = [at % channels, Math.floor(at / channels)];
    const [left, top] = [(pixel % small.width) * step, Math.floor(pixel / small.width) * step];
    let sum = 0;
    for (let y = top; y < top + down; y++)
      for (let x = left; x < left + across; x++) sum += samples[(y * width + x) * channels + channel] as number;
    means[at] = Math.round(sum / (across * down));
  }
  return { ...small, colourType, samples: means };
}

function writePicture({ width, height, colourType, samples }: Picture): Uint8Array {
  const stride = samples.length / height;
  const rows = Buffer.alloc(height * (stride + 1));
  for (let y = 0; y < height; y++) {
    // each sample as what it differs by from the one above it
    rows[y * (stride + 1)] = 2;
    for (let x = 0; x < stride; x++) {
      const up = y > 0 ? (samples[(y - 1) * stride + x] as number) : 0;
      rows[y * (stride + 1) + 1 + x] = (samples[y * stride + x] as number) - up;
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, colourType, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
