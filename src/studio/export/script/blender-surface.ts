/**
 * Python for Blender 3.4 and later, shared by what is run beside the maps and what fetches them: `build` wires maps by name
 * into a material. Colour is read as sRGB, all else as plain figures; whichever way the maps are packed, and whichever way
 * green points in the normal map. Blender traces its own occlusion: that of the map waits at factor 0.
 *
 * @see https://docs.blender.org/api/current/bpy.types.ShaderNodeTree.html
 */
export const BLENDER_SURFACE = `# metres that white stands above black
DISPLACEMENT_M = 0.05


def build(material, paths, green_down=False, finish=None):
    """Wires the maps of a material into one Principled BSDF."""
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()

    def add(kind, x, y, **settings):
        node = nodes.new(kind)
        node.location = (x, y)
        for key, value in settings.items():
            setattr(node, key, value)
        return node

    output = add("ShaderNodeOutputMaterial", 500, 0)
    surface = add("ShaderNodeBsdfPrincipled", 200, 0)
    links.new(surface.outputs["BSDF"], output.inputs["Surface"])
    coordinates = add("ShaderNodeTexCoord", -1300, 0)
    mapping = add("ShaderNodeMapping", -1100, 0, label="How often it tiles")
    links.new(coordinates.outputs["UV"], mapping.inputs["Vector"])

    def texture(name, y):
        image = bpy.data.images.load(paths[name], check_existing=True)
        image.colorspace_settings.name = "sRGB" if name == "albedo" else "Non-Color"
        if name in ("mask", "metallic-smoothness"):
            # its alpha is a map of its own, and hides nothing
            image.alpha_mode = "CHANNEL_PACKED"
        node = add("ShaderNodeTexImage", -850, y, image=image, label=name)
        links.new(mapping.outputs["Vector"], node.inputs["Vector"])
        return node

    def channels(node):
        parts = add("ShaderNodeSeparateColor", -500, node.location.y)
        links.new(node.outputs["Color"], parts.inputs["Color"])
        return parts.outputs

    def inverted(socket, y):
        node = add("ShaderNodeMath", -300, y, operation="SUBTRACT")
        node.inputs[0].default_value = 1
        links.new(socket, node.inputs[1])
        return node.outputs[0]

    # what is one figure at each place, wherever it is packed
    figures = {}
    for row, name in enumerate(("roughness", "metalness", "ao")):
        if name in paths:
            figures[name] = texture(name, -300 * row).outputs["Color"]
    if "orm" in paths:
        packed = channels(texture("orm", 0))
        figures.update(ao=packed[0], roughness=packed[1], metalness=packed[2])
    if "mask" in paths:
        node = texture("mask", 0)
        packed = channels(node)
        figures.update(metalness=packed[0], ao=packed[1], roughness=inverted(node.outputs["Alpha"], -200))
    if "metallic-smoothness" in paths:
        node = texture("metallic-smoothness", 0)
        figures.update(metalness=channels(node)[0], roughness=inverted(node.outputs["Alpha"], -200))
    for name, socket in (("roughness", "Roughness"), ("metalness", "Metallic")):
        if name in figures:
            links.new(figures[name], surface.inputs[socket])
        elif finish:
            surface.inputs[socket].default_value = finish[name]

    if "albedo" in paths:
        colour = texture("albedo", 300).outputs["Color"]
        if "ao" in figures:
            mix = add("ShaderNodeMix", -150, 300, data_type="RGBA", blend_type="MULTIPLY", label="Occlusion: raise Factor")
            mix.inputs[0].default_value = 0
            links.new(colour, mix.inputs[6])
            links.new(figures["ao"], mix.inputs[7])
            colour = mix.outputs[2]
        links.new(colour, surface.inputs["Base Color"])
        if finish and finish["glow"] > 0:
            # "Emission" before 4.0
            links.new(colour, surface.inputs["Emission Color" if "Emission Color" in surface.inputs else "Emission"])
            surface.inputs["Emission Strength"].default_value = finish["glow"]

    if "normal" in paths:
        colour = texture("normal", -900).outputs["Color"]
        if green_down:
            parts = channels(colour.node)
            whole = add("ShaderNodeCombineColor", -150, -900)
            links.new(parts[0], whole.inputs[0])
            links.new(inverted(parts[1], -1000), whole.inputs[1])
            links.new(parts[2], whole.inputs[2])
            colour = whole.outputs["Color"]
        normal = add("ShaderNodeNormalMap", 0, -600)
        links.new(colour, normal.inputs["Color"])
        links.new(normal.outputs["Normal"], surface.inputs["Normal"])

    if "displacement" in paths:
        displacement = add("ShaderNodeDisplacement", 200, -600)
        displacement.inputs["Midlevel"].default_value = 0.5
        displacement.inputs["Scale"].default_value = DISPLACEMENT_M
        links.new(texture("displacement", -1200).outputs["Color"], displacement.inputs["Height"])
        links.new(displacement.outputs["Displacement"], output.inputs["Displacement"])
        # the form moves where it has faces enough, and the light shows the rest; Cycles' own setting before 4.1
        holder = material if hasattr(material, "displacement_method") else getattr(material, "cycles", None)
        if holder:
            holder.displacement_method = "BOTH"

    if finish and finish["opacity"] < 1:
        surface.inputs["Alpha"].default_value = finish["opacity"]
        if hasattr(material, "surface_render_method"):
            material.surface_render_method = "BLENDED"
        else:
            material.blend_method = "BLEND"
`;
