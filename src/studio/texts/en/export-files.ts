export const texts = {
  runExport: {
    notStarted: "The writer of files did not start.",
  },
  writeExport: {
    packingMaps: "Packing maps",
    readingMaps: "Reading maps",
    packingTheZip: "Packing the zip",
  },
  writeModel: {
    noMesh: "This task has no mesh.",
    readingTheMesh: "Reading the mesh",
    writing: (format: string) => `Writing ${format}`,
    packingMaps: "Packing maps",
    packingTheZip: "Packing the zip",
    objReadme: (name: string) =>
      `${name}.obj is the mesh: metres, Y up. It finds its material, ${name}.mtl, and the maps beside it.`,
    normalsReadme: "Normal maps are in the OpenGL convention (+Y).",
  },
  readMap: {
    noCanvas: "This browser cannot read pictures in the background.",
  },
  readme: {
    how: {
      blender:
        "By script: open the .py file in the Scripting workspace and run it; what is selected gets the material. With the Node Wrangler add-on: select the Principled BSDF, press Ctrl+Shift+T and choose all maps. By hand: every map but BaseColor is Non-Color; the normal map goes through a Normal Map node, Displacement through a Displacement node into the material output.",
      unreal:
        "By script: with the Python Editor Script Plugin on, Tools > Execute Python Script and the .py file; the material is under Content/Plinth. By hand: import all maps. Switch sRGB off for ORM and H (Compression: Masks). ORM: red is ambient occlusion, green roughness, blue metallic. N is in the DirectX convention, which is Unreal's own.",
      "unity-hdrp":
        "HDRP/Lit: BaseMap to Base Map, MaskMap to Mask Map with sRGB off, Normal as Texture Type Normal map, Height to Height Map with sRGB off. MaskMap: red metallic, green ambient occlusion, blue detail mask, alpha smoothness.",
      "unity-urp":
        "URP/Lit: BaseMap to Base Map, MetallicSmoothness to Metallic Map with sRGB off (Smoothness Source: Metallic Alpha), Normal as Texture Type Normal map, Occlusion and Height with sRGB off.",
      godot: "Copy the folder into the project and use the .tres file. It finds the maps beside it.",
      gltf: "",
      materialx:
        "Load the .mtlx file; it finds the maps beside it. Ambient occlusion is not part of the surface: it is for engines that ask for it.",
      maps: "Albedo is sRGB; every other map holds figures and must be loaded as linear, or non-colour, data.",
    },
    what: {
      albedo: "colour, sRGB",
      normal: "normals",
      roughness: "roughness, linear",
      metalness: "metalness, linear",
      ao: "ambient occlusion, linear",
      displacement: "height, linear: black is low, white is high",
      orm: "red: ambient occlusion, green: roughness, blue: metalness; linear",
      mask: "red: metallic, green: ambient occlusion, blue: detail mask, alpha: smoothness; linear",
      "metallic-smoothness": "red: metallic, alpha: smoothness; linear",
    },
    directx: "DirectX, green down (-Y)",
    opengl: "OpenGL, green up (+Y)",
    for: (label: string) => `For ${label}`,
    theMapsTile: "The maps tile in both directions.",
    madeWithPlinth: "Made with Plinth",
    prompt: (prompt: string) => `Prompt: ${prompt}`,
    negativePrompt: (negativePrompt: string) => `Negative prompt: ${negativePrompt}`,
    seed: (seed: number) => `Seed: ${seed}`,
    version: (version: string) => `Version: ${version}`,
    task: (taskId: string) => `Task: ${taskId}`,
    server: (server: string) => `Server: ${server}`,
    dropThisZip: "Drop this zip, or any other file in it, on Plinth's workbench to get the settings back.",
  },
};
