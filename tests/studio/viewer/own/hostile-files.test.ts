import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { decodePng } from "#studio/viewer/load/decode-png.ts";
import { pngSize, whyTooLarge } from "#studio/viewer/load/picture-size.ts";
import { glbForm } from "#studio/viewer/own/glb-form.ts";
import { takeOwnFile, useOwnThings } from "#studio/viewer/own/own-things.ts";
import { checkPanoramaSize } from "#studio/viewer/own/panorama-size.ts";

/** A PNG of a few bytes that claims any size. */
function png(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    return Buffer.concat([length, Buffer.from(type), body, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([16, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = chunk("IDAT", deflateSync(Buffer.alloc(100_000)));
  return new Uint8Array(Buffer.concat([signature, chunk("IHDR", header), pixels, chunk("IEND", Buffer.alloc(0))]));
}

test.each([
  [30_000, 30_000],
  [2 ** 31 - 1, 2 ** 31 - 1],
  [20_000, 1],
  [1, 2 ** 32 - 1],
  [16_384, 8192],
])("a small PNG that claims %i by %i pixels is refused before it is unpacked", async (width, height) => {
  const bytes = png(width, height);
  expect(() => decodePng(bytes)).toThrow(`It claims to be ${width.toLocaleString("en-US")} by`);
  expect(await pngSize(new Blob([bytes]))).toEqual({ width, height });
  expect(whyTooLarge(width, height)).toContain("8,192 by 8,192");
});

test("what artists have is not too large, and what is no PNG has no size", async () => {
  expect(whyTooLarge(8192, 8192)).toBeUndefined();
  expect(whyTooLarge(16_384, 4096)).toBeUndefined();
  expect(await pngSize(new Blob(["hello"]))).toBeUndefined();
});

function glb(document: object, rest = new Uint8Array(0)): ArrayBuffer {
  const text = Buffer.from(JSON.stringify(document));
  const out = Buffer.concat([Buffer.alloc(20), text, rest]);
  for (const [at, value] of [0x46546c67, 2, out.length, text.length, 0x4e4f534a].entries())
    out.writeUInt32LE(value, at * 4);
  return new Uint8Array(out).buffer;
}

test("of a GLB only its shapes are kept: no picture in it is unpacked or fetched", () => {
  const document = {
    images: [{ uri: "https://evil.example/track.png" }],
    textures: [{ source: 0 }],
    materials: [{}],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
    accessors: [{ count: 3, type: "VEC3", bufferView: 0 }],
    buffers: [{ byteLength: 36 }],
  };
  const form = glbForm(glb(document, new Uint8Array(44).fill(7)));
  const view = new DataView(form);
  expect(view.getUint32(8, true)).toBe(form.byteLength);
  const length = view.getUint32(12, true);
  const kept = JSON.parse(new TextDecoder().decode(new Uint8Array(form, 20, length)));
  const { accessors, buffers } = document;
  expect(kept).toEqual({ accessors, buffers, meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }] });
  expect([...new Uint8Array(form, 20 + length)]).toEqual(Array(44).fill(7));
});

test.each([
  ["zeros without end", { accessors: [{ count: 2 ** 31, type: "VEC3" }] }, "too large"],
  ["many accessors of much each", { accessors: Array(100).fill({ count: 10_000_000, type: "VEC3" }) }, "too large"],
  ["more than the file holds", { accessors: [{ count: 1e6, type: "VEC3", bufferView: 0 }] }, "more than it holds"],
  ["a count that is none", { accessors: [{ count: "x", type: "VEC3", bufferView: 0 }] }, "more than it holds"],
  ["another file", { buffers: [{ uri: "https://evil.example/a.bin" }] }, "other files"],
])("a GLB with %s is refused in words", (_, document, words) => {
  expect(() => glbForm(glb(document))).toThrow(words);
});

test("what is no GLB is refused in words", () => {
  const otherKind = new Uint8Array(glb({}));
  otherKind[0] = 0;
  for (const bytes of [new Uint8Array(0), new Uint8Array(40), new Uint8Array(glb({})).slice(0, 21), otherKind]) {
    expect(() => glbForm(new Uint8Array(bytes).buffer)).toThrow("no GLB file");
  }
});

test("a panorama that claims too much is refused before it is unpacked", () => {
  const hdr = (height: number, width: number) =>
    new TextEncoder().encode(`#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y ${height} +X ${width}\n`).buffer as ArrayBuffer;
  const exr = (right: number, bottom: number) => {
    const out = Buffer.concat([Buffer.from("v/1\u0001dataWindow\0box2i\0"), Buffer.alloc(20)]);
    for (const [at, value] of [16, 0, 0, right, bottom].entries()) out.writeInt32LE(value, out.length - 20 + at * 4);
    return new Uint8Array(out).buffer;
  };
  expect(() => checkPanoramaSize(hdr(8192, 16_384))).not.toThrow();
  expect(() => checkPanoramaSize(exr(16_383, 8191))).not.toThrow();
  expect(() => checkPanoramaSize(hdr(1_000_000, 1_000_000))).toThrow("It is 1000000 by 1000000 pixels");
  expect(() => checkPanoramaSize(exr(2_000_000_000, 3))).toThrow("2000000001 by 4");
});

test("a file of more than 512 MB is not even read", async () => {
  const file = { name: "huge.obj", size: 600 * 2 ** 20 } as File;
  expect(await takeOwnFile("shape", file)).toBe(false);
  expect(useOwnThings.getState().problems.shape).toBe("huge.obj: It has 600 MB; up to 512 MB are read.");
});
