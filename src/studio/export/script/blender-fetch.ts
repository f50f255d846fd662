import { type AssetRecord, fileUrls } from "../../api/asset-record.ts";
import { folderName } from "../../api/file-names.ts";
import { type Provenance, provenanceLine } from "../../api/provenance.ts";
import { BLENDER_SURFACE } from "./blender-surface.ts";
import { pythonText, pythonTexts } from "./python-text.ts";

/**
 * A script for Blender that fetches an asset from its server and puts it into the scene: a model with its maps, and what each
 * part is made of where none tells; or a material, given to the selected meshes. All of it is packed into the .blend file. The
 * addresses are those of the task: they may expire, and the script says so.
 *
 * @param toAddress Makes an address of the task absolute.
 */
export function blenderFetch(
  record: AssetRecord,
  provenance: Provenance,
  toAddress: (address: string) => string,
): string {
  const files = fileUrls(record.task).filter(([name]) => name !== "thumbnail");
  const addresses = Object.fromEntries(files.map(([name, address]) => [name, toAddress(address)]));
  return `# Fetches this from Plinth into Blender 3.4 or later: paste it into a new text of the Scripting workspace, and run it.
# ${provenanceLine(provenance)}
import os
import re
import tempfile
import urllib.error
import urllib.request

import bpy

NAME = ${pythonText(folderName(record))}
ADDRESSES = ${pythonTexts(addresses)}
${BLENDER_SURFACE}

def fetch(folder):
    """All files in a folder, by name."""
    paths = {}
    for name, address in ADDRESSES.items():
        paths[name] = os.path.join(folder, f"{NAME}.obj" if name == "obj" else f"{NAME}_{name}.png")
        try:
            with urllib.request.urlopen(address, timeout=120) as answer, open(paths[name], "wb") as file:
                file.write(answer.read())
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"The address of {name} may have expired ({error.code}): copy the code again.") from error
    return paths


${record.family === "material" ? PUT_MATERIAL : PUT_MODEL}

with tempfile.TemporaryDirectory(prefix="plinth-") as folder:
    known = set(bpy.data.images)
    put(fetch(folder))
    for image in set(bpy.data.images) - known:
        image.pack()
`;
}

const PUT_MATERIAL = `def put(paths):
    material = bpy.data.materials.new(NAME)
    material.use_fake_user = True
    build(material, paths)
    for thing in bpy.context.selected_objects:
        if thing.type == "MESH":
            thing.active_material = material
`;

/** Finishes stand in comments at the head of the OBJ: see `readFinishes` of the viewer. */
const PUT_MODEL = `FINISH = re.compile(r"^# material (\\S+) Pr (\\S+) Pm (\\S+) d (\\S+)(?: Ke (\\S+))?$")


def finishes(path):
    """What each part is made of, by the name of its material."""
    found = {}
    with open(path, encoding="utf-8", errors="replace") as lines:
        for line in lines:
            if line.startswith("v "):
                break
            told = FINISH.match(line.strip())
            if told:
                roughness, metalness, opacity = map(float, told.groups()[1:4])
                found[told[1]] = {"roughness": roughness, "metalness": metalness, "opacity": opacity, "glow": float(told[5] or 0)}
    return found


def put(paths):
    obj = paths.pop("obj")
    told = finishes(obj)
    # the importer drops names that no .mtl tells: it gets one with nothing but them
    names = []
    with open(obj, encoding="utf-8", errors="replace") as lines:
        for line in lines:
            if line.startswith("usemtl ") and line[7:].strip() not in names:
                names.append(line[7:].strip())
    with open(obj, "r+", encoding="utf-8", errors="replace") as file:
        text = re.sub(r"^mtllib .*\\n", "", file.read(), flags=re.MULTILINE)
        file.seek(0)
        file.write(f"mtllib {NAME}.mtl\\n{text}")
        file.truncate()
    with open(os.path.join(os.path.dirname(obj), f"{NAME}.mtl"), "w", encoding="utf-8") as file:
        file.writelines(f"newmtl {name}\\n" for name in names)
    bpy.ops.wm.obj_import(filepath=obj, forward_axis="NEGATIVE_Z", up_axis="Y")
    for thing in bpy.context.selected_objects:
        thing.name = NAME
        if not thing.data.materials:
            thing.data.materials.append(bpy.data.materials.new(NAME))
        for slot in thing.material_slots:
            # "wood.001" where the scene has a "wood" already
            own = re.sub(r"\\.\\d{3}$", "", slot.material.name)
            build(slot.material, paths, finish=told.get(own))
`;
