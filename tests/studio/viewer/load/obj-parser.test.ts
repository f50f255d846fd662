import { Mesh } from "three";
import { OBJLoader } from "three/examples/jsm/loaders/OBJLoader.js";
import { describe, expect, test } from "vitest";
import { parseObj } from "#studio/viewer/load/obj-parser.ts";

const parse = (text: string) => parseObj(new TextEncoder().encode(text));

/** One number per corner attribute, in the order of the triangles, as OBJLoader lays them out. */
function unrolled(array: Float32Array | null, width: number, indices: Uint32Array): number[] {
  return [...indices].flatMap((index) => [...(array ?? []).slice(index * width, index * width + width)]);
}

function byThree(text: string) {
  const group = new OBJLoader().parse(text);
  const all = { position: [] as number[], uv: [] as number[], normal: [] as number[], color: [] as number[] };
  group.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    for (const name of ["position", "uv", "normal", "color"] as const) {
      all[name].push(...(object.geometry.getAttribute(name)?.array ?? []));
    }
  });
  return all;
}

/** A wavy sheet of quads in several groups, with everything a face may carry. */
function sheet(size: number, line = "\n", corner = (i: number) => `${i}/${i}/${i}`): string {
  const rows = [`# a sheet${line}mtllib none.mtl`];
  for (let y = 0; y <= size; y += 1) {
    for (let x = 0; x <= size; x += 1) {
      const height = Math.sin(x * 0.7) * Math.cos(y * 0.4);
      rows.push(
        `v ${x / 7} ${height.toFixed(6)} ${-y * 1.5e-1} ${(x / size).toFixed(4)} 0.25 ${(y / size).toFixed(4)}`,
      );
      rows.push(`vt ${x / size} ${y / size}`, `vn ${(height / 3).toExponential(5)} 0.9 -.125`);
    }
  }
  for (let y = 0; y < size; y += 1) {
    rows.push(`g row ${y}`, `usemtl ${y % 2 ? "odd" : "even"}`);
    for (let x = 0; x < size; x += 1) {
      const a = y * (size + 1) + x + 1;
      rows.push(`f ${[a, a + 1, a + size + 2, a + size + 1].map(corner).join(" ")}`);
    }
  }
  return rows.join(line) + line;
}

describe("against three's OBJLoader", () => {
  for (const [name, text] of Object.entries({
    "a sheet of quads with colours": sheet(12),
    "Windows line ends": sheet(5, "\r\n"),
    "faces without texture coordinates": sheet(4, "\n", (i) => `${i}//${i}`),
  })) {
    test(`${name} gives the same corners`, () => {
      const mesh = parse(text);
      const three = byThree(text);
      const indices = mesh.indices;
      expect(unrolled(mesh.positions, 3, indices)).toEqual(three.position);
      expect(unrolled(mesh.normals, 3, indices)).toEqual(three.normal);
      if (three.uv.length > 0) expect(unrolled(mesh.uvs, 2, indices)).toEqual(three.uv);
      const colors = unrolled(mesh.colors, 3, indices);
      expect(colors.length).toBe(three.color.length);
      for (const [i, color] of colors.entries()) expect(color).toBeCloseTo(three.color[i] as number, 5);
    });
  }

  test("shares what OBJLoader repeats", () => {
    const mesh = parse(sheet(12));
    expect(mesh.positions.length / 3).toBe(13 * 13);
    expect(mesh.indices.length).toBe(12 * 12 * 6);
    expect(mesh.polygons).toBe(144);
  });
});

const SQUARE = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n";

test("parts follow group and material", () => {
  const { parts } = parse(`${SQUARE}o Seat\nusemtl oak\nf 1 2 3\nf 1 3 4\ng legs\nf 1 2 4\nusemtl iron\nf 2 3 4\n`);
  expect(parts).toEqual([
    { name: "Seat", material: "oak", start: 0, count: 6 },
    { name: "legs", material: "oak", start: 6, count: 3 },
    { name: "legs", material: "iron", start: 9, count: 3 },
  ]);
});

test("negative indices count back from the face", () => {
  const mesh = parse("v 9 9 9\nv 0 0 0\nv 1 0 0\nv 0 1 0\nf -3 -2 -1\nv 5 5 5\n");
  expect([...mesh.positions]).toEqual([0, 0, 0, 1, 0, 0, 0, 1, 0]);
});

test("a line may be continued, also in Windows files", () => {
  expect(parse(`${SQUARE}f 1 2 \\\n 3 4\n`).polygons).toBe(1);
  expect(parse(`${SQUARE}f 1 2 \\\r\n 3 4\r\n`).indices.length).toBe(6);
});

test("comments end at their line, even with a backslash, and follow a statement", () => {
  expect(parse(`# C:\\models\\\n${SQUARE}f 1 2 3 # one\n   \nf 1 3 4`).indices.length).toBe(6);
});

test("vertices may follow the faces that use them", () => {
  expect(parse(`f 1 2 3\n${SQUARE}`).indices.length).toBe(3);
});

test("missing normals are smooth on round things and sharp on edges", () => {
  const roof = (height: number) =>
    parse(`v 0 0 0\nv 0 0 1\nv 1 ${height} 0\nv 1 ${height} 1\nv 2 0 0\nv 2 0 1\nf 1 2 4 3\nf 3 4 6 5`);
  const flat = roof(0.2);
  expect(flat.positions.length / 3).toBe(6);
  const steep = roof(2);
  expect(steep.positions.length / 3).toBe(8);
  for (let i = 0; i < steep.normals.length; i += 3) {
    expect(Math.hypot(...steep.normals.slice(i, i + 3))).toBeCloseTo(1);
    expect(steep.normals[i + 1]).toBeGreaterThan(0);
  }
});

test("corners without texture coordinates get 0, and a file with none has none", () => {
  expect(parse(`${SQUARE}f 1 2 3`).uvs).toBeNull();
  const mixed = parse(`${SQUARE}vt 0.5 0.25\nf 1/1 2/1 3`);
  expect([...(mixed.uvs as Float32Array)]).toEqual([0.5, 0.25, 0.5, 0.25, 0, 0]);
});

test("a seam in the texture coordinates is no hole in the welded triangles", () => {
  const mesh = parse(`${SQUARE}v 0 0 0\nvt 0 0\nvt 1 1\nf 1/1 2/1 3/1\nf 5/2 3/2 4/2`);
  expect([...mesh.welded]).toEqual([0, 1, 2, 0, 2, 3]);
  expect(mesh.positions.length / 3).toBe(6);
});

test("a face with two corners is left out and counted", () => {
  const mesh = parse(`${SQUARE}f 1 2\nf 1 2 3\n`);
  expect(mesh.skippedFaces).toBe(1);
  expect(mesh.polygons).toBe(1);
});

test("numbers are read to the last bit a float has", () => {
  const words = ["1e-7", "-3.40282e+38", "0.30000001192092896", "123456789.123456789", "+.5", "7.", "1.17549435E-38"];
  for (const word of words) {
    const mesh = parse(`v ${word} 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3`);
    expect(mesh.positions[0]).toBe(Math.fround(Number(word)));
  }
});

describe("complaints name the line and quote the word", () => {
  for (const [what, text, message] of [
    ["a word for a number", `${SQUARE}v 1 two 3\nf 1 2 3`, 'Line 5: "two" is not a number.'],
    ["not a number", `${SQUARE}v nan 0 0\nf 1 2 3`, 'Line 5: "nan" is not a number.'],
    ["a half vertex", `${SQUARE}v 1 2\nf 1 2 3`, "Line 5: a vertex needs 3 numbers, got 2."],
    ["a vertex that is not there", `${SQUARE}f 1 2 9`, "Line 5: a face uses number 9, but the file holds 4 vertices."],
    ["index 0", `${SQUARE}f 0 1 2`, "Line 5: index 0 points nowhere; 4 vertices stand before it."],
    [
      "a normal that is not there",
      `${SQUARE}f 1//1 2//1 3//1`,
      "Line 5: a face uses number 1, but the file holds 0 normals.",
    ],
    ["a broken index", `${SQUARE}f 1 2 x3`, 'Line 5: "x3" is not a whole number.'],
    ["a web page", "<!doctype html>\n<p>not found</p>", "This is not an OBJ file: it holds no vertices."],
    ["nothing", "", "This is not an OBJ file: it holds no vertices."],
    ["points alone", SQUARE, "This OBJ holds no faces."],
  ] as const) {
    test(what, () => expect(() => parse(text)).toThrow(message));
  }
});

test("files cut anywhere give a mesh or a complaint, never a crash", () => {
  const bytes = new TextEncoder().encode(sheet(3));
  for (let length = 0; length < bytes.length; length += 1) {
    try {
      const mesh = parseObj(bytes.subarray(0, length));
      expect(Math.max(...mesh.indices)).toBeLessThan(mesh.positions.length / 3);
    } catch (error) {
      expect((error as Error).name).toBe("LineError");
    }
  }
});
