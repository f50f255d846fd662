import { type Provenance, provenanceLine } from "../../api/provenance.ts";
import type { NormalConvention } from "../export-choice.ts";
import { type PackedName, pascal } from "../material/map-names.ts";
import { pythonTexts } from "./python-text.ts";

/**
 * A script that lies beside the maps of a material: run in Unreal's editor, it imports them with the right compression and
 * makes a material that samples them. The height map is imported and left to whoever tessellates.
 *
 * @param files Names of the maps beside it.
 * @see https://dev.epicgames.com/documentation/en-us/unreal-engine/python-api/class/MaterialEditingLibrary
 */
export function unrealMaterial(
  name: string,
  files: Readonly<Partial<Record<PackedName, string>>>,
  normal: NormalConvention,
  provenance: Provenance,
): string {
  return `# Makes this material in Unreal Engine 5: switch the Python Editor Script Plugin on, then Tools > Execute Python Script.
# ${provenanceLine(provenance)}
import os

import unreal

FOLDER = "/Game/Plinth/${pascal(name)}"
NAME = "M_${pascal(name)}"
# these lie beside this script
MAPS = ${pythonTexts(files)}
GREEN_UP = ${normal === "gl" ? "True" : "False"}

HERE = os.path.dirname(os.path.abspath(__file__))
TOOLS = unreal.AssetToolsHelpers.get_asset_tools()
EDITING = unreal.MaterialEditingLibrary
PROPERTY = unreal.MaterialProperty


def import_map(name, file):
    task = unreal.AssetImportTask()
    task.set_editor_property("filename", os.path.join(HERE, file))
    task.set_editor_property("destination_path", FOLDER)
    task.set_editor_property("automated", True)
    task.set_editor_property("replace_existing", True)
    task.set_editor_property("save", False)
    TOOLS.import_asset_tasks([task])
    texture = unreal.load_asset(f"{FOLDER}/{os.path.splitext(file)[0]}")
    kind = unreal.TextureCompressionSettings
    if name == "normal":
        texture.set_editor_property("compression_settings", kind.TC_NORMALMAP)
        texture.set_editor_property("srgb", False)
        texture.set_editor_property("flip_green_channel", GREEN_UP)
    elif name != "albedo":
        texture.set_editor_property("compression_settings", kind.TC_MASKS)
        texture.set_editor_property("srgb", False)
    unreal.EditorAssetLibrary.save_loaded_asset(texture)
    return texture


def sampler_of(name):
    if name == "albedo":
        return unreal.MaterialSamplerType.SAMPLERTYPE_COLOR
    if name == "normal":
        return unreal.MaterialSamplerType.SAMPLERTYPE_NORMAL
    return unreal.MaterialSamplerType.SAMPLERTYPE_MASKS


# which channel of a map feeds what; a lower-case letter is one minus it
WIRES = {
    "albedo": {"RGB": PROPERTY.MP_BASE_COLOR},
    "normal": {"RGB": PROPERTY.MP_NORMAL},
    "roughness": {"R": PROPERTY.MP_ROUGHNESS},
    "metalness": {"R": PROPERTY.MP_METALLIC},
    "ao": {"R": PROPERTY.MP_AMBIENT_OCCLUSION},
    "orm": {"R": PROPERTY.MP_AMBIENT_OCCLUSION, "G": PROPERTY.MP_ROUGHNESS, "B": PROPERTY.MP_METALLIC},
    "mask": {"R": PROPERTY.MP_METALLIC, "G": PROPERTY.MP_AMBIENT_OCCLUSION, "a": PROPERTY.MP_ROUGHNESS},
    "metallic-smoothness": {"R": PROPERTY.MP_METALLIC, "a": PROPERTY.MP_ROUGHNESS},
}

path = f"{FOLDER}/{NAME}"
if unreal.EditorAssetLibrary.does_asset_exist(path):
    material = unreal.load_asset(path)
    EDITING.delete_all_material_expressions(material)
else:
    material = TOOLS.create_asset(NAME, FOLDER, unreal.Material, unreal.MaterialFactoryNew())
for row, (name, file) in enumerate(MAPS.items()):
    texture = import_map(name, file)
    if name not in WIRES:
        continue
    sample = EDITING.create_material_expression(material, unreal.MaterialExpressionTextureSample, -600, 300 * row)
    sample.set_editor_property("texture", texture)
    sample.set_editor_property("sampler_type", sampler_of(name))
    for channel, to in WIRES[name].items():
        if channel.islower():
            inverse = EDITING.create_material_expression(material, unreal.MaterialExpressionOneMinus, -300, 300 * row)
            EDITING.connect_material_expressions(sample, channel.upper(), inverse, "")
            EDITING.connect_material_property(inverse, "", to)
        else:
            EDITING.connect_material_property(sample, channel, to)
EDITING.recompile_material(material)
unreal.EditorAssetLibrary.save_loaded_asset(material)
unreal.log(f"Plinth: {path} is made.")
`;
}
