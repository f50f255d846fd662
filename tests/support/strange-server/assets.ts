import { deflateSync } from "node:zlib";

/** A file as the strange server sends it. */
export interface StrangeFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** A pyramid as some other program may write it: CRLF, negative indices, a polygon, no normals, no material library. */
const PYRAMID = [
  "# exported by something else",
  "o pyramid",
  "v -0.5 0 -0.5",
  "v 0.5 0 -0.5",
  "v 0.5 0 0.5",
  "v -0.5 0 0.5",
  "v 0 0.9 0",
  "vt 0 0",
  "vt 1 0",
  "vt 1 1",
  "vt 0 1",
  "vt 0.5 0.5",
  "f -5/1 -4/2 -3/3 -2/4",
  "f -1/5 -4/2 -5/1",
  "f -1/5 -3/3 -4/2",
  "f -1/5 -2/4 -3/3",
  "f -1/5 -5/1 -2/4",
  "",
].join("\r\n");

const SIZE_PX = 32;

/** Every file the strange server has, by the contract's names. The colour differs from file to file. */
export const STRANGE_FILES: Readonly<Record<string, StrangeFile>> = {
  // no type of its own for OBJ: most servers send this one
  obj: { type: "application/octet-stream", bytes: Buffer.from(PYRAMID) },
  thumbnail: { type: "image/png", bytes: checkedPng([200, 90, 60]) },
  albedo: { type: "image/png", bytes: checkedPng([180, 150, 90]) },
  normal: { type: "image/png", bytes: checkedPng([128, 128, 255]) },
  displacement: { type: "image/png", bytes: checkedPng([128, 128, 128]) },
  metalness: { type: "image/png", bytes: checkedPng([0, 0, 0]) },
  roughness: { type: "image/png", bytes: checkedPng([160, 160, 160]) },
  ao: { type: "image/png", bytes: checkedPng([250, 250, 250]) },
};

/** A chequered 8-bit RGB image. */
function checkedPng(color: readonly [number, number, number]): Buffer {
  const rows = Array.from({ length: SIZE_PX }, (_, y) => {
    const pixels = Array.from({ length: SIZE_PX }, (__, x) =>
      color.map((value) => (((x >> 3) + (y >> 3)) % 2 === 0 ? value : Math.max(0, value - 30))),
    );
    return Buffer.from([0, ...pixels.flat()]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE_PX, 0);
  header.writeUInt32BE(SIZE_PX, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
