import { strFromU8, unzipSync } from "fflate";
import { validateBytes } from "gltf-validator";
import { expect, test } from "vitest";
import { readPngText } from "#studio/api/png-text.ts";
import { readProvenanceLine } from "#studio/api/provenance.ts";
import { MATERIAL_TARGETS, type MaterialTarget, targetOffer } from "#studio/export/export-choice.ts";
import { type Raster, readPngRaster } from "#studio/viewer/load/png-raster.ts";
import { exported, MATERIAL_PROVENANCE, maps, materialChoice } from "./sample.ts";
import { unzipTest } from "./unzip-test.ts";

async function zipFor(target: MaterialTarget, change = {}) {
  const { normal, packing } = targetOffer(target);
  const bytes = await exported({
    name: "mossy-cobblestone-7",
    provenance: MATERIAL_PROVENANCE,
    choice: materialChoice({ target, normal, packing, ...change }),
    files: await maps(),
  });
  expect(unzipTest(bytes)).toContain("No errors");
  const entries = unzipSync(bytes);
  return Object.fromEntries(Object.entries(entries).map(([name, file]) => [name.split("/")[1] as string, file]));
}

const raster = (bytes: Uint8Array | undefined) => readPngRaster(bytes as Uint8Array) as Raster;
const pixel = ({ data, channels, width }: Raster, x: number, y: number) => {
  const at = (y * width + x) * channels;
  return [...data.subarray(at, at + channels)];
};

const NAMES: Partial<Record<MaterialTarget, string[]>> = {
  blender: ["AO", "BaseColor", "Displacement", "Metallic", "Normal", "Roughness"].map(
    (map) => `mossy-cobblestone-7_${map}.png`,
  ),
  unreal: ["BC", "H", "N", "ORM"].map((map) => `T_MossyCobblestone7_${map}.png`),
  "unity-hdrp": ["BaseMap", "Height", "MaskMap", "Normal"].map((map) => `mossy-cobblestone-7_${map}.png`),
  "unity-urp": ["BaseMap", "Height", "MetallicSmoothness", "Normal", "Occlusion"].map(
    (map) => `mossy-cobblestone-7_${map}.png`,
  ),
  godot: ["albedo", "height", "normal", "orm"].map((map) => `mossy-cobblestone-7_${map}.png`),
  maps: ["albedo", "ao", "displacement", "metalness", "normal_gl", "roughness"].map(
    (map) => `mossy-cobblestone-7_${map}.png`,
  ),
};

test.each(Object.entries(NAMES))(
  "%s gets its own names, a readme, and settings in every map",
  async (target, names) => {
    const files = await zipFor(target as MaterialTarget);
    expect(
      Object.keys(files)
        .filter((name) => name.endsWith(".png"))
        .sort(),
    ).toEqual(names);
    for (const name of names) {
      expect(readProvenanceLine(readPngText(files[name] as Uint8Array).Plinth ?? "")).toMatchObject(
        MATERIAL_PROVENANCE,
      );
    }
    const readme = strFromU8(files["readme.txt"] as Uint8Array);
    for (const name of names) expect(readme).toContain(name);
  },
);

test("ORM is occlusion, roughness, metalness; the mask map metal, occlusion, detail, smoothness", async () => {
  const orm = raster((await zipFor("unreal"))["T_MossyCobblestone7_ORM.png"]);
  expect(pixel(orm, 3, 2)).toEqual([200, 30, 40]);
  const mask = raster((await zipFor("unity-hdrp"))["mossy-cobblestone-7_MaskMap.png"]);
  expect(pixel(mask, 3, 2)).toEqual([40, 200, 255, 225]);
  const smooth = raster((await zipFor("unity-urp"))["mossy-cobblestone-7_MetallicSmoothness.png"]);
  expect(pixel(smooth, 3, 2)).toEqual([40, 40, 40, 225]);
});

test("DirectX normals have green upside down and everything else as it was", async () => {
  const dx = raster((await zipFor("unreal"))["T_MossyCobblestone7_N.png"]);
  const gl = raster((await zipFor("blender"))["mossy-cobblestone-7_Normal.png"]);
  expect(pixel(gl, 1, 1)).toEqual([160, 100, 240]);
  expect(pixel(dx, 1, 1)).toEqual([160, 155, 240]);
});

test("heights stay 16 bits deep, untouched and halved", async () => {
  const whole = raster((await zipFor("blender"))["mossy-cobblestone-7_Displacement.png"]);
  expect(whole.data).toBeInstanceOf(Uint16Array);
  expect(pixel(whole, 5, 3)).toEqual([5025]);
  const half = raster((await zipFor("blender", { sizePx: 4 }))["mossy-cobblestone-7_Displacement.png"]);
  expect([half.width, half.data instanceof Uint16Array]).toEqual([4, true]);
  // the mean of 1001, 1 and their neighbours below
  expect(pixel(half, 0, 0)).toEqual([505]);
});

test("glTF shows it on a sphere or a plane and passes the validator", async () => {
  for (const shape of ["sphere", "plane"] as const) {
    const glb = await exported({
      provenance: MATERIAL_PROVENANCE,
      choice: materialChoice({ target: "gltf", packing: "orm", shape }),
      files: await maps(),
    });
    const { issues } = await validateBytes(glb);
    expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  }
});

test("MaterialX wires every map it names, displacement too", async () => {
  const files = await zipFor("materialx");
  const xml = strFromU8(files["mossy-cobblestone-7.mtlx"] as Uint8Array);
  for (const [, file] of xml.matchAll(/type="filename" value="([^"]+)"/g))
    expect(files).toHaveProperty([file as string]);
  const names = new Set([...xml.matchAll(/<\w+ name="([^"]+)"/g)].map((match) => match[1]));
  for (const [, name] of xml.matchAll(/(?:nodename|nodegraph|output)="([^"]+)"/g)) expect(names).toContain(name);
  expect(xml).toMatch(/displacementshader" nodename="DS_/);
});

test("Godot's resource names files that are there", async () => {
  const files = await zipFor("godot");
  const text = strFromU8(files["mossy-cobblestone-7.tres"] as Uint8Array);
  const paths = [...text.matchAll(/path="([^"]+)"/g)].map((match) => match[1] as string);
  expect(paths).toHaveLength(4);
  for (const path of paths) expect(files).toHaveProperty([path]);
});

test("Godot uses all that is in the packed map, and takes white for high", async () => {
  for (const packing of ["orm", "separate"] as const) {
    const files = await zipFor("godot", { packing });
    const text = strFromU8(files["mossy-cobblestone-7.tres"] as Uint8Array);
    // in ORMMaterial3D as in StandardMaterial3D, occlusion is a feature of its own
    expect(text).toContain("ao_enabled = true");
    // true would read the map as a depth
    expect(text).not.toContain("heightmap_flip_texture = true");
  }
});

test("a preview with nothing but its albedo goes to every tool", async () => {
  const { albedo } = await maps();
  for (const { id, normal, packing } of MATERIAL_TARGETS) {
    const bytes = await exported({
      provenance: MATERIAL_PROVENANCE,
      choice: materialChoice({ target: id, normal, packing }),
      files: { albedo: albedo as Uint8Array<ArrayBuffer> },
    });
    expect(bytes.length).toBeGreaterThan(100);
  }
});
