import { expect, test } from "vitest";
import { webmFile } from "#studio/stage/capture/webm-file.ts";

interface Element {
  id: number;
  /** Where it begins, and its content. */
  at: number;
  content: Uint8Array;
}

/** The elements next to each other in a piece of a file. */
function elementsOf(bytes: Uint8Array): Element[] {
  const found: Element[] = [];
  for (let place = 0; place < bytes.length; ) {
    const at = place;
    const idLength = Math.clz32(bytes[place] as number) - 23;
    const id = bytes.subarray(place, place + idLength).reduce((value, byte) => value * 256 + byte, 0);
    place += idLength;
    const sizeLength = Math.clz32(bytes[place] as number) - 23;
    const [first = 0, ...rest] = bytes.subarray(place, place + sizeLength);
    const size = rest.reduce((value, byte) => value * 256 + byte, first - 2 ** (8 - sizeLength));
    place += sizeLength + size;
    found.push({ id, at, content: bytes.subarray(place - size, place) });
  }
  return found;
}

const numberOf = (bytes: Uint8Array | undefined) =>
  (bytes ?? new Uint8Array()).reduce((value, byte) => value * 256 + byte, 0);
const within = (bytes: Uint8Array, ...path: number[]): Uint8Array[] =>
  path.reduce(
    (pieces, id) => pieces.flatMap((piece) => elementsOf(piece).filter((each) => each.id === id)).map((e) => e.content),
    [bytes],
  );

const SEGMENT = 0x18538067;
const film = webmFile({
  codec: "V_VP9",
  width: 1280,
  height: 720,
  lengthMs: 2000,
  colors: { matrix: "bt709", fullRange: false },
  frames: [0, 500, 1000, 1500].map((timeMs) => ({
    bytes: Uint8Array.of(timeMs / 500),
    timeMs,
    isKey: timeMs % 1000 === 0,
  })),
});

test("a film tells its length, its size and its colours", async () => {
  const bytes = new Uint8Array(await film.arrayBuffer());
  expect(elementsOf(bytes).map(({ id }) => id)).toEqual([0x1a45dfa3, SEGMENT]);
  const [duration] = within(bytes, SEGMENT, 0x1549a966, 0x4489);
  expect(new DataView(new Uint8Array(duration ?? []).buffer).getFloat64(0)).toBe(2000);
  const video = [SEGMENT, 0x1654ae6b, 0xae, 0xe0];
  expect(numberOf(within(bytes, ...video, 0xb0)[0])).toBe(1280);
  expect(numberOf(within(bytes, ...video, 0xba)[0])).toBe(720);
  // BT.709, as televisions have it
  expect(elementsOf(within(bytes, ...video, 0x55b0)[0] ?? new Uint8Array()).map((e) => numberOf(e.content))).toEqual([
    1, 1,
  ]);
});

test("each key frame begins a piece of the film, and the list of pieces says where it lies", async () => {
  const segment = within(new Uint8Array(await film.arrayBuffer()), SEGMENT)[0] ?? new Uint8Array();
  const clusters = elementsOf(segment).filter(({ id }) => id === 0x1f43b675);
  expect(clusters.map(({ content }) => within(content, 0xa3).map((block) => [...block]))).toEqual([
    [
      [0x81, 0, 0, 0x80, 0],
      [0x81, 1, 0xf4, 0, 1],
    ],
    [
      [0x81, 0, 0, 0x80, 2],
      [0x81, 1, 0xf4, 0, 3],
    ],
  ]);
  expect(within(segment, 0x1c53bb6b, 0xbb, 0xb7, 0xf1).map(numberOf)).toEqual(clusters.map(({ at }) => at));
  expect(within(segment, 0x1c53bb6b, 0xbb, 0xb3).map(numberOf)).toEqual([0, 1000]);
});
