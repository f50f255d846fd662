import { type Provenance, provenanceLine } from "../../api/provenance.ts";
import type { NormalConvention } from "../export-choice.ts";
import type { PackedName } from "../material/map-names.ts";
import { BLENDER_SURFACE } from "./blender-surface.ts";
import { pythonText, pythonTexts } from "./python-text.ts";

/**
 * A script that lies beside the maps of a material: run in Blender's text editor, or with `blender --python`, it makes the
 * material and gives it to the selected meshes.
 *
 * @param files Names of the maps beside it.
 */
export function blenderMaterial(
  name: string,
  files: Readonly<Partial<Record<PackedName, string>>>,
  normal: NormalConvention,
  provenance: Provenance,
): string {
  return `# Makes this material in Blender 3.4 or later: Scripting, Text > Open, Text > Run Script.
# What is selected gets it; it is also among the materials.
# ${provenanceLine(provenance)}
import os

import bpy

NAME = ${pythonText(name)}
# these lie beside this script
MAPS = ${pythonTexts(files)}
GREEN_DOWN = ${normal === "dx" ? "True" : "False"}
${BLENDER_SURFACE}

def folder():
    """Where the maps are: beside this script, wherever Blender was told to read it from."""
    texts = [bpy.path.abspath(text.filepath) for text in bpy.data.texts if text.filepath]
    for file in [globals().get("__file__", ""), *texts, bpy.data.filepath]:
        place = os.path.dirname(os.path.abspath(file))
        if file and all(os.path.exists(os.path.join(place, each)) for each in MAPS.values()):
            return place
    raise FileNotFoundError("Unpack the zip, and open the script from the folder with the maps.")


here = folder()
made = bpy.data.materials.new(NAME)
made.use_fake_user = True
build(made, {name: os.path.join(here, file) for name, file in MAPS.items()}, GREEN_DOWN)
for thing in bpy.context.selected_objects:
    if thing.type == "MESH":
        thing.active_material = made
`;
}
