/** An OpenEXR picture of one grey light, uncompressed, in 32-bit floats. */
export function greyExr(width: number, height: number, value: number): Buffer {
  const ints = (...values: number[]) => Buffer.from(Int32Array.from(values).buffer);
  const floats = (...values: number[]) => Buffer.from(Float32Array.from(values).buffer);
  const attribute = (name: string, type: string, content: Buffer) =>
    Buffer.concat([Buffer.from(`${name}\0${type}\0`), ints(content.length), content]);
  const channel = (name: string) => Buffer.concat([Buffer.from(`${name}\0`), ints(2, 0, 1, 1)]);
  const head = Buffer.concat([
    ints(20_000_630, 2),
    attribute("channels", "chlist", Buffer.concat([..."BGR"].map(channel).concat(Buffer.alloc(1)))),
    attribute("compression", "compression", Buffer.alloc(1)),
    attribute("dataWindow", "box2i", ints(0, 0, width - 1, height - 1)),
    attribute("displayWindow", "box2i", ints(0, 0, width - 1, height - 1)),
    attribute("lineOrder", "lineOrder", Buffer.alloc(1)),
    attribute("pixelAspectRatio", "float", floats(1)),
    attribute("screenWindowCenter", "v2f", floats(0, 0)),
    attribute("screenWindowWidth", "float", floats(1)),
    Buffer.alloc(1),
  ]);
  const row = floats(...Array<number>(3 * width).fill(value));
  const rows = Array.from({ length: height }, (_, y) => Buffer.concat([ints(y, row.length), row]));
  const begin = head.length + 8 * height;
  const offsets = rows.map((each, y) => ints(begin + y * each.length, 0));
  return Buffer.concat([head, ...offsets, ...rows]);
}
