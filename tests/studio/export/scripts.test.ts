import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { fileAddresses } from "#client/file-address.ts";
import type { AssetRecord } from "#studio/api/asset-record.ts";
import { type MaterialTarget, type Packing, targetOffer } from "#studio/export/export-choice.ts";
import { blenderFetch } from "#studio/export/script/blender-fetch.ts";
import { pythonText } from "#studio/export/script/python-text.ts";
import { box, bytesOf, exported, MATERIAL_PROVENANCE, maps, materialChoice, PROVENANCE } from "./sample.ts";

const folder = mkdtempSync(join(tmpdir(), "plinth-scripts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const has = (program: string) => spawnSync(program, ["--version"]).status === 0;
const hasPython = has("python3");
const hasBlender = has("blender");

/** Fails where Python cannot read it. */
function compile(script: string): void {
  if (!hasPython) return;
  const { status, stderr } = spawnSync("python3", ["-c", "import sys; compile(sys.stdin.read(), 'script', 'exec')"], {
    input: script,
  });
  expect(stderr.toString()).toBe("");
  expect(status).toBe(0);
}

/** What Blender prints after a script has run and another looks at what it made. */
function inBlender(script: string, look: string): string {
  writeFileSync(join(folder, "look.py"), look);
  const { stdout, stderr } = spawnSync(
    "blender",
    ["-b", "--factory-startup", "--python-exit-code", "3", "--python", script, "--python", join(folder, "look.py")],
    { encoding: "utf8" },
  );
  return stdout + stderr;
}

async function zip(target: MaterialTarget, change = {}) {
  const { normal, packing } = targetOffer(target);
  const bytes = await exported({
    name: "mossy-7",
    provenance: { ...MATERIAL_PROVENANCE, prompt: PROVENANCE.prompt },
    choice: materialChoice({ target, normal, packing, ...change }),
    files: await maps(),
  });
  return unzipSync(bytes);
}

const LINKS = `import bpy
tree = bpy.data.materials["mossy-7"].node_tree
for link in tree.links:
    print("LINK", link.from_node.bl_idname[10:], link.from_socket.name, link.to_node.bl_idname[10:], link.to_socket.name)
for node in tree.nodes:
    if node.bl_idname == "ShaderNodeTexImage":
        print("MAP", node.label, node.image.colorspace_settings.name, node.image.size[0])
print("GIVEN", bpy.context.object.active_material.name)
`;

const PACKINGS: readonly [Packing, "gl" | "dx", string[]][] = [
  [
    "separate",
    "gl",
    ["TexImage Color BsdfPrincipled Roughness", "TexImage Color NormalMap Color", "MAP roughness Non-Color 8"],
  ],
  ["orm", "dx", ["SeparateColor Green BsdfPrincipled Roughness", "Math Value CombineColor Green"]],
  [
    "unity-mask",
    "gl",
    ["TexImage Alpha Math Value", "Math Value BsdfPrincipled Roughness", "SeparateColor Red BsdfPrincipled Metallic"],
  ],
  ["metallic-smoothness", "gl", ["Math Value BsdfPrincipled Roughness", "TexImage Color Mix B"]],
];

test.each(PACKINGS)(
  "Blender's script wires maps packed as %s, normals as %s",
  { timeout: 60_000 },
  async (packing, normal, links) => {
    const files = await zip("blender", { packing, normal });
    const script = strFromU8(files["mossy-7/mossy-7.py"] as Uint8Array);
    compile(script);
    for (const name of Object.keys(files).filter((each) => each.endsWith(".png"))) {
      expect(script).toContain(`"${name.split("/")[1]}"`);
    }
    expect(script).toContain(`GREEN_DOWN = ${normal === "dx" ? "True" : "False"}`);
    if (!hasBlender) return;
    const place = join(folder, packing, "mossy-7");
    mkdirSync(place, { recursive: true });
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, packing, name), bytes);
    const told = inBlender(join(place, "mossy-7.py"), LINKS);
    for (const link of [
      ...links,
      "MAP albedo sRGB 8",
      "Displacement Displacement OutputMaterial Displacement",
      "GIVEN mossy-7",
    ]) {
      expect(told).toContain(link);
    }
  },
);

test("Unreal's script names every map and what its channels feed", async () => {
  const files = await zip("unreal");
  const script = strFromU8(files["mossy-7/mossy-7.py"] as Uint8Array);
  compile(script);
  for (const name of Object.keys(files).filter((each) => each.endsWith(".png"))) {
    expect(script).toContain(`"${name.split("/")[1]}"`);
  }
  expect(script).toContain('NAME = "M_Mossy7"');
  expect(script).toContain("GREEN_UP = False");
});

test("a model is fetched into Blender with its maps, and what its parts are made of", { timeout: 60_000 }, async () => {
  const obj = join(folder, "model.obj");
  writeFileSync(obj, bytesOf(`# material steel Pr 0.25 Pm 1 d 0.5\n${box()}`));
  const albedo = join(folder, "albedo.png");
  writeFileSync(albedo, (await maps()).albedo as Uint8Array);
  const record = {
    family: "text-to-3d",
    task: { prompt: PROVENANCE.prompt, seed: 7, urls: { obj: `file://${obj}`, albedo: "/v1/files/1/albedo.png" } },
  } as unknown as AssetRecord;
  const own = blenderFetch(
    record,
    PROVENANCE,
    (address) => fileAddresses("https://example.org/base", address)[0] as string,
  );
  expect(own).toContain('"albedo": "https://example.org/base/v1/files/1/albedo.png"');
  compile(own);
  if (!hasBlender) return;
  const script = join(folder, "fetch.py");
  writeFileSync(script, own.replace("https://example.org/base/v1/files/1/albedo.png", `file://${albedo}`));
  const told = inBlender(
    script,
    `import bpy
made = bpy.context.selected_objects[0]
print("SIZE", made.name, *(round(side, 3) for side in made.dimensions))
for slot in made.material_slots:
    surface = next(node for node in slot.material.node_tree.nodes if node.bl_idname == "ShaderNodeBsdfPrincipled")
    print("PART", slot.material.name, *(round(surface.inputs[name].default_value, 2) for name in ("Roughness", "Metallic", "Alpha")))
print("PACKED", all(image.packed_file for image in bpy.data.images if image.source == "FILE"), len(bpy.data.images))
`,
  );
  // Blender's Z is up: what is deep in the OBJ is wide there
  expect(told).toContain("SIZE a-cafe-chair-b-red-b-end-header-7 2.0 1.0 1.0");
  expect(told).toContain("PART steel 0.25 1.0 0.5");
  expect(told).toContain("PART wood");
  expect(told).toContain("PACKED True");
});

test("a text cannot end what Python reads", () => {
  expect(pythonText('a "b" \\ \n é椅\u2028')).toBe('"a \\"b\\" \\\\ \\n \\u00e9\\u6905\\u2028"');
});
