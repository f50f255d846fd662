import { unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { readZip, type ZipBounds } from "#studio/library/transfer/read-zip.ts";
import { transferTexts } from "#studio/library/transfer/texts.ts";
import { ZipWriter } from "#studio/library/zip/zip-writer.ts";

const BOUNDS: ZipBounds = { entries: 100, fileBytes: 5_000_000, totalBytes: 10_000_000 };
const bytes = (text: string) => new TextEncoder().encode(text);
const blob = (zipped: Uint8Array) => new Blob([zipped as Uint8Array<ArrayBuffer>]);
const sample = () => zipSync({ "a.txt": bytes("hello ".repeat(100)), "b.png": [bytes("stored"), { level: 0 }] });

const sampleOf = (name: "b.png") => zipSync({ [name]: [bytes("stored"), { level: 0 }] });
/** What the end of a zip begins with. */
const END = 0x06054b50;
const words = transferTexts.readZip;

/** Changes a number in the list of files: `place` from its signature on. */
function forge(zipped: Uint8Array, place: number, value: number, signature = 0x02014b50): Blob {
  const view = new DataView(zipped.buffer, zipped.byteOffset, zipped.byteLength);
  for (let at = 0; at < zipped.length - 4; at++) {
    if (view.getUint32(at, true) !== signature) continue;
    view.setUint32(at + place, value, true);
    return blob(zipped);
  }
  throw new Error("no signature");
}

test("files are listed, and read one by one", async () => {
  const entries = await readZip(blob(sample()), BOUNDS);
  expect(entries.map(({ path, size }) => [path, size])).toEqual([
    ["a.txt", 600],
    ["b.png", 6],
  ]);
  expect(await (await entries[0]?.open())?.text()).toBe("hello ".repeat(100));
  expect(await (await entries[1]?.open())?.text()).toBe("stored");
});

test("what the zip writer writes is read back, by others too", async () => {
  const writer = new ZipWriter();
  await writer.add("x/mesh.obj", new Blob(["v 1 2 3\n".repeat(5000)]), { deflate: true, at: Date.UTC(2026, 1, 2) });
  await writer.add("x/map.png", new Blob([new Uint8Array(300_000).fill(7)]), { deflate: false, at: 1.7e12 });
  const [zip] = writer.finish();
  if (!zip) throw new Error("no zip");
  const entries = await readZip(zip, BOUNDS);
  expect(await (await entries[0]?.open())?.text()).toBe("v 1 2 3\n".repeat(5000));
  expect((await entries[1]?.open())?.size).toBe(300_000);
  expect(Object.keys(unzipSync(new Uint8Array(await zip.arrayBuffer())))).toEqual(["x/mesh.obj", "x/map.png"]);
});

test("what does not fit into one zip goes on in another, and what belongs together stays together", async () => {
  const writer = new ZipWriter({ bytes: 100, entries: 3 });
  for (const folder of ["a", "b", "c"]) {
    writer.reserve(60, 2);
    for (const name of ["1", "2"]) {
      await writer.add(`${folder}/${name}`, new Blob(["x".repeat(30)]), { deflate: false, at: 1.7e12 });
    }
  }
  const lists = await Promise.all(
    writer.finish().map(async (part) => (await readZip(part, BOUNDS)).map((e) => e.path)),
  );
  expect(lists).toEqual([
    ["a/1", "a/2"],
    ["b/1", "b/2"],
    ["c/1", "c/2"],
  ]);
});

test("no zip, half a zip, a zip with words behind it", async () => {
  await expect(readZip(new Blob(["hello"]), BOUNDS)).rejects.toThrow("no zip file");
  await expect(readZip(new Blob([]), BOUNDS)).rejects.toThrow("no zip file");
  const whole = sample();
  await expect(readZip(blob(whole.slice(0, whole.length - 30)), BOUNDS)).rejects.toThrow();
});

test("too many files, too large a file, too much together are refused before anything is unpacked", async () => {
  await expect(readZip(blob(sample()), { ...BOUNDS, entries: 1 })).rejects.toThrow("at most 1");
  await expect(readZip(blob(sample()), { ...BOUNDS, fileBytes: 599 })).rejects.toThrow("too large");
  await expect(readZip(blob(sample()), { ...BOUNDS, totalBytes: 605 })).rejects.toThrow("more room");
});

test("a file that unpacks to more than the zip says is stopped", async () => {
  const zip = forge(sample(), 24, 599);
  const [first] = await readZip(zip, BOUNDS);
  await expect(first?.open()).rejects.toThrow("larger than the zip says");
});

test("a file that unpacks to less, or to nothing that makes sense, is damaged", async () => {
  const [short] = await readZip(forge(sample(), 24, 601), BOUNDS);
  await expect(short?.open()).rejects.toThrow("damaged");
  const broken = sample();
  broken.fill(0xff, 40, 46);
  const [first] = await readZip(blob(broken), BOUNDS);
  await expect(first?.open()).rejects.toThrow();
});

test("impossible sizes, overlapping files and files outside of the zip are refused", async () => {
  await expect(readZip(forge(sample(), 24, 4_000_000), BOUNDS)).rejects.toThrow("cannot be right");
  const overlapping = sample();
  const view = new DataView(overlapping.buffer);
  const heads = [...overlapping.keys()].filter(
    (at) => at < overlapping.length - 4 && view.getUint32(at, true) === 0x02014b50,
  );
  view.setUint32((heads[1] ?? 0) + 42, 0, true);
  await expect(readZip(blob(overlapping), BOUNDS)).rejects.toThrow("over each other");
  await expect(readZip(forge(sample(), 42, 90_000), BOUNDS)).rejects.toThrow("over each other");
});

test("a stored file that says two sizes is refused", async () => {
  await expect(readZip(forge(sampleOf("b.png"), 24, 5), BOUNDS)).rejects.toThrow("cannot be right");
});

test("a list of files longer than its files could need, or that lies outside of the zip, is not read", async () => {
  const roomy = zipSync({ "b.bin": [new Uint8Array(5000), { level: 0 }] });
  const start = roomy.length - 22 - 3000;
  new DataView(roomy.buffer).setUint32(roomy.length - 22 + 16, start, true);
  await expect(readZip(forge(roomy, 12, 3000, END), BOUNDS)).rejects.toThrow(words.wrongList);
  await expect(readZip(forge(sample(), 16, 0x7fffffff, END), BOUNDS)).rejects.toThrow(words.wrongEnd);
  // one byte more than there is before the end
  await expect(readZip(forge(sample(), 12, 200, END), BOUNDS)).rejects.toThrow(words.wrongEnd);
});

test("a name of many pages is refused", async () => {
  const long = zipSync({ [`${"x".repeat(501)}.txt`]: bytes("hello") });
  await expect(readZip(blob(long), BOUNDS)).rejects.toThrow(words.longName);
});

test("a file that does not lie where the list says is not read from there", async () => {
  const zipped = sample();
  const view = new DataView(zipped.buffer);
  view.setUint32(0, 0x12345678, true);
  const [first] = await readZip(blob(zipped), BOUNDS);
  await expect(first?.open()).rejects.toThrow(words.misplaced("a.txt"));
});

test("encrypted and strangely packed files are refused", async () => {
  const encrypted = sample();
  const view = new DataView(encrypted.buffer);
  const head = [...encrypted.keys()].find((at) => view.getUint32(at, true) === 0x02014b50) ?? 0;
  view.setUint16(head + 8, 1, true);
  await expect(readZip(blob(encrypted), BOUNDS)).rejects.toThrow("encrypted");
  view.setUint16(head + 8, 0, true);
  view.setUint16(head + 10, 99, true);
  await expect(readZip(blob(encrypted), BOUNDS)).rejects.toThrow("nobody knows");
});
