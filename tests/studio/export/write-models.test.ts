import { strFromU8, unzipSync } from "fflate";
import { validateBytes } from "gltf-validator";
import { PLYLoader } from "three/examples/jsm/loaders/PLYLoader.js";
import { STLLoader } from "three/examples/jsm/loaders/STLLoader.js";
import { describe, expect, test } from "vitest";
import { measureClosedness } from "#measure/closedness.ts";
import { measureVolume } from "#measure/volume.ts";
import type { AssetRecord } from "#studio/api/asset-record.ts";
import { exportName } from "#studio/export/job/run-export.ts";
import { parseObj } from "#studio/viewer/load/obj-parser.ts";
import { box, bytesOf, exported, maps, modelChoice, PROVENANCE } from "./sample.ts";
import { unzipTest } from "./unzip-test.ts";

const files = async () => ({ ...(await maps()), obj: bytesOf(box()), thumbnail: (await maps()).albedo as never });

const jsonOf = (glb: Uint8Array) => {
  const view = new DataView(glb.buffer);
  return JSON.parse(strFromU8(glb.subarray(20, 20 + view.getUint32(12, true))));
};

describe("GLB", () => {
  const tellsNothing = async (glb: Uint8Array) => {
    const { issues } = await validateBytes(glb);
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  };

  test("passes the Khronos validator and carries settings, parts and packed maps", async () => {
    const glb = await exported({ choice: modelChoice({ format: "glb" }), files: await files() });
    await tellsNothing(glb);
    const json = jsonOf(glb);
    expect(json.asset.extras.plinth).toMatchObject({ prompt: PROVENANCE.prompt, seed: PROVENANCE.seed });
    expect(json.nodes.map((node: { name: string }) => node.name)).toEqual(["chair-7", "seat", "back"]);
    const [material] = json.materials;
    expect(material.occlusionTexture.index).toBe(material.pbrMetallicRoughness.metallicRoughnessTexture.index);
    expect(json.images).toHaveLength(3);
  });

  test("passes without maps, normals, groups and texture coordinates, and with vertex colours", async () => {
    const bare = "v 0 0 0 1 0 0\nv 1 0 0 0 1 0\nv 0 1 0 0 0 1\nv 0 0 1 1 1 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n";
    const glb = await exported({ choice: modelChoice({ format: "glb" }), files: { obj: bytesOf(bare) } });
    await tellsNothing(glb);
    expect(Object.keys(jsonOf(glb).meshes[0].primitives[0].attributes)).toEqual(["POSITION", "NORMAL", "COLOR_0"]);
  });
});

test.each(["glb", "obj", "usdz"] as const)(
  "a %s without textures is the shape alone, settings and all",
  async (format) => {
    const bytes = await exported({ choice: modelChoice({ format, textures: false }), files: await files() });
    if (format === "glb") {
      const { issues } = await validateBytes(bytes);
      expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
      const { images, asset, meshes } = jsonOf(bytes);
      expect(images).toBeUndefined();
      expect(asset.extras.plinth).toMatchObject({ prompt: PROVENANCE.prompt });
      expect(Object.keys(meshes[0].primitives[0].attributes)).toContain("TEXCOORD_0");
    } else {
      const names = Object.keys(unzipSync(bytes));
      // the picture that a zip shows of itself is no texture
      expect(names.filter((name) => name.endsWith(".png") && !name.endsWith("_thumbnail.png"))).toEqual([]);
      expect(names.some((name) => /\.(obj|usda)$/.test(name))).toBe(true);
    }
  },
);

describe("a preview whose file tells what its materials are", () => {
  const told = box().replace("v 0", "# material wood Pr 0.62 Pm 0 d 1\n# material steel Pr 0.2 Pm 1 d 0.4\nv 0");
  const preview = async (format: "glb" | "usdz" | "obj", pbr = false) => {
    const { albedo, roughness, metalness } = await maps();
    const files = { obj: bytesOf(told), albedo, ...(pbr && { roughness, metalness }) };
    return exported({ choice: modelChoice({ format }), files: files as never });
  };

  test("is a GLB with a material for each that differs, clear where it is", async () => {
    const glb = await preview("glb");
    const { issues } = await validateBytes(glb);
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    const { materials, meshes } = jsonOf(glb);
    expect(meshes.map(({ primitives }: { primitives: { material: number }[] }) => primitives[0]?.material)).toEqual([
      0, 1,
    ]);
    expect(materials).toMatchObject([
      { pbrMetallicRoughness: { roughnessFactor: 0.62, metallicFactor: 0 } },
      {
        pbrMetallicRoughness: { roughnessFactor: 0.2, metallicFactor: 1, baseColorFactor: [1, 1, 1, 0.4] },
        alphaMode: "BLEND",
      },
    ]);
    expect(materials[0]).not.toHaveProperty("alphaMode");
  });

  test("is left to its maps where it has them, but for what is clear", async () => {
    const { materials } = jsonOf(await preview("glb", true));
    expect(materials).toHaveLength(2);
    expect(materials[1].pbrMetallicRoughness).not.toHaveProperty("metallicFactor");
    expect(materials[1].alphaMode).toBe("BLEND");
  });

  test("gives light in every kind of file where its own says so", async () => {
    const lit = told.replace("d 0.4", "d 1 Ke 1");
    const made = async (format: "glb" | "usdz" | "obj") =>
      exported({
        choice: modelChoice({ format }),
        files: { obj: bytesOf(lit), albedo: (await maps()).albedo } as never,
      });
    const glb = await made("glb");
    expect((await validateBytes(glb)).issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
    const { materials } = jsonOf(glb);
    expect(materials[0]).not.toHaveProperty("emissiveFactor");
    expect(materials[1].emissiveFactor).toEqual([1, 1, 1]);
    expect(materials[1].emissiveTexture).toEqual(materials[1].pbrMetallicRoughness.baseColorTexture);
    const scene = strFromU8(unzipSync(await made("usdz"))["model.usda"] as Uint8Array);
    expect(scene.match(/inputs:emissiveColor\.connect = <\/Model\/Surface_2\/albedo\.outputs:rgb>/g)).toHaveLength(1);
    const mtl = strFromU8(unzipSync(await made("obj"))["chair-7/chair-7.mtl"] as Uint8Array);
    expect(mtl).toMatch(/newmtl steel(\n.+)*\nKe 1 1 1\nmap_Ke \S+albedo\.png/);
    expect(mtl.match(/Ke /g)).toHaveLength(2);
  });

  test("is a USDZ and an OBJ that say the same", async () => {
    const scene = strFromU8(unzipSync(await preview("usdz"))["model.usda"] as Uint8Array);
    expect(scene).toContain("rel material:binding = </Model/Surface_2>");
    expect(scene).toContain("float inputs:metallic = 1");
    expect(scene).toContain("float inputs:opacity = 0.4");
    const mtl = strFromU8(unzipSync(await preview("obj"))["chair-7/chair-7.mtl"] as Uint8Array);
    expect(mtl).toContain("newmtl steel\nKa 0 0 0\nKd 1 1 1\nKs 0 0 0\nd 0.4");
    expect(mtl).toMatch(/newmtl steel(.*\n)*Pr 0\.2\nPm 1/);
  });
});

describe("files for printers", () => {
  const longestMm = "50";
  // 50 mm long: 25 x 25 x 50
  const volume = 25 * 25 * 50;

  test("a binary STL in millimetres is closed, Z up, and never starts like a text", async () => {
    const stl = await exported({ choice: modelChoice({ format: "stl", longestMm }), files: await files() });
    expect(strFromU8(stl.subarray(0, 6))).toBe("Plinth");
    const geometry = new STLLoader().parse(stl.buffer);
    const positions = geometry.getAttribute("position").array;
    expect(measureVolume(positions, [...positions.keys()].slice(0, positions.length / 3))).toBeCloseTo(volume, 1);
    geometry.computeBoundingBox();
    expect(geometry.boundingBox).toMatchObject({ min: { z: 0 }, max: { x: 25, z: 25 } });
  });

  test("without a size a metre is a thousand millimetres", async () => {
    const stl = await exported({ choice: modelChoice({ format: "stl" }), files: await files() });
    const positions = new STLLoader().parse(stl.buffer).getAttribute("position").array;
    expect(Math.max(...positions)).toBe(1000);
  });

  test("a 3MF holds one closed object in millimetres, its settings and a picture", async () => {
    const bytes = await exported({ choice: modelChoice({ format: "3mf", longestMm }), files: await files() });
    expect(unzipTest(bytes)).toContain("No errors");
    const entries = unzipSync(bytes);
    expect(Object.keys(entries)).toContain("Metadata/thumbnail.png");
    const xml = strFromU8(entries["3D/3dmodel.model"] as Uint8Array);
    expect(xml).toContain('unit="millimeter"');
    const attributes = (pattern: RegExp) =>
      [...xml.matchAll(pattern)].flatMap((match) => match.slice(1, 4).map(Number));
    const positions = attributes(/<vertex x="(\S+)" y="(\S+)" z="(\S+)"/g);
    const triangles = attributes(/<triangle v1="(\d+)" v2="(\d+)" v3="(\d+)"/g);
    expect(positions).toHaveLength(24);
    expect(measureClosedness(Uint32Array.from(triangles)).closed).toBe(true);
    expect(Math.abs(measureVolume(positions, triangles) / volume - 1)).toBeLessThan(1e-4);
  });
});

test("a PLY keeps the volume and takes its colours from the albedo", async () => {
  const bytes = await exported({ choice: modelChoice({ format: "ply" }), files: await files() });
  const geometry = new PLYLoader().parse(bytes.buffer);
  const positions = geometry.getAttribute("position").array;
  expect(Math.abs(measureVolume(positions, geometry.index?.array ?? []) / 2 - 1)).toBeLessThan(1e-4);
  const colours = [...(geometry.getAttribute("color").array as Float32Array)].map((value) => value.toFixed(3));
  expect(new Set(colours).size).toBeGreaterThan(3);
});

test("an OBJ zip opens everywhere; its mesh is the server's, its MTL ours, and they find each other", async () => {
  const zip = await exported({ choice: modelChoice({ format: "obj" }), files: await files() });
  expect(unzipTest(zip)).toContain("No errors");
  const entries = Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, bytes]));
  const obj = strFromU8(entries["chair-7/chair-7.obj"] as Uint8Array);
  expect(obj.match(/^mtllib .*$/gm)).toEqual(["mtllib chair-7.mtl"]);
  expect(obj).not.toContain("old");
  const before = parseObj(bytesOf(box()));
  const after = parseObj(bytesOf(obj));
  expect(after.positions).toEqual(before.positions);
  expect(after.indices).toEqual(before.indices);
  const mtl = strFromU8(entries["chair-7/chair-7.mtl"] as Uint8Array);
  expect(mtl.match(/^newmtl .*$/gm)).toEqual(["newmtl chair-7", "newmtl wood", "newmtl steel"]);
  for (const [, file] of mtl.matchAll(/^(?:map_\w+|norm) (.*)$/gm)) expect(entries).toHaveProperty([`chair-7/${file}`]);
  expect(strFromU8(entries["chair-7/readme.txt"] as Uint8Array)).toContain("Seed: 4294967295");
});

test("a USDZ is stored, aligned to 64 bytes, and its scene comes first with the settings inside", async () => {
  const bytes = await exported({ choice: modelChoice({ format: "usdz" }), files: await files() });
  expect(unzipTest(bytes)).toContain("No errors");
  const view = new DataView(bytes.buffer);
  let at = 0;
  const names: string[] = [];
  while (view.getUint32(at, true) === 0x04034b50) {
    const [method, size, name, extra] = [8, 18, 26, 28].map((offset) =>
      offset === 18 ? view.getUint32(at + offset, true) : view.getUint16(at + offset, true),
    ) as [number, number, number, number];
    const start = at + 30 + name + extra;
    names.push(strFromU8(bytes.subarray(at + 30, at + 30 + name)));
    expect(method).toBe(0);
    expect(start % 64).toBe(0);
    at = start + size;
  }
  expect(names).toEqual([
    "model.usda",
    ...["albedo", "normal", "roughness", "metalness", "ao"].map((map) => `textures/${map}.png`),
  ]);
  const scene = strFromU8(unzipSync(bytes)["model.usda"] as Uint8Array);
  expect(scene).toContain('def Mesh "seat"');
  expect(scene).toContain("metersPerUnit = 1");
});

test("what is no mesh is told in words", async () => {
  const broken = exported({ choice: modelChoice({ format: "glb" }), files: { obj: bytesOf("hello") } });
  await expect(broken).rejects.toThrow("not an OBJ file");
});

test("a GLB with fewer triangles passes the validator, and says in its name how many are left", async () => {
  // a sheet of 200 triangles, of which two would do
  const side = Array.from({ length: 11 }, (_, at) => at);
  const places = side.flatMap((y) => side.map((x) => `v ${x / 10} 0 ${y / 10}\nvt ${x / 10} ${y / 10}`));
  const corner = (x: number, y: number) => `${11 * y + x + 1}/${11 * y + x + 1}`;
  const faces = side
    .slice(1)
    .flatMap((y) =>
      side.slice(1).map((x) => `f ${corner(x - 1, y - 1)} ${corner(x - 1, y)} ${corner(x, y)} ${corner(x, y - 1)}`),
    );
  const choice = modelChoice({ format: "glb", part: 0.5 });
  const obj = bytesOf([...places, ...faces].join("\n"));
  const glb = await exported({ choice, files: { ...(await maps()), obj } });
  const { issues } = await validateBytes(glb);
  expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  const { accessors, meshes } = jsonOf(glb);
  const corners = accessors[meshes[0].primitives[0].indices].count;
  expect(corners / 3).toBeLessThanOrEqual(100);
  expect(corners / 3).toBeGreaterThan(1);
  const record = { task: { prompt: "a sheet", seed: 7 } } as AssetRecord;
  expect(exportName(record, choice)).toBe("a-sheet-7_lod50.glb");
  expect(exportName(record, modelChoice({ format: "stl", part: 0.5 }))).toBe("a-sheet-7.stl");
});
