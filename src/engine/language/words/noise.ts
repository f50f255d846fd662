/** What prompts carry along and no shape or colour follows from. */
export const NOISE: ReadonlySet<string> = new Set(
  `dslr photo of|a dslr photo of|dslr photo|photo of|a photo of|photograph of|a photograph of|picture of|a picture of|image of|an image of
zoomed out|a zoomed out|wide angle|close up|close up of|closeup|zoomed out view of|view of|a view of|aerial view|aerial view of|side view|front view|top view|full body|full shot|a shot of|shot of|macro
a rendering of|rendering of|a render of|render of|render|rendering|rendered|3d render|3d render of|a 3d render of|3d rendering of|cgi|3d model of|a 3d model of|3d model|3 d model|a model of|model of|3d asset|3d|3 d|game asset|game ready|asset|mesh|sculpture in zbrush
highly detailed|high detail|high details|detailed|ultra detailed|very detailed|super detailed|hyper detailed|extremely detailed|intricate details|insanely detailed|fine details|finely detailed
8k|4k|16k|2k|hd|uhd|full hd|ultra hd|4k hd|high resolution|high res|hi res|high quality|best quality|ultra quality|hq|high definition|high poly|highpoly|sharp focus|quality|ultra realistic|hyperrealistic|hyper realistic|photo realistic|award winning
masterpiece|arts and crafts movement|arts and crafts|trending on artstation|artstation|trending|octane render|octane|unreal engine|unreal engine 5|ue5|cinema 4d|c4d|vray|ray tracing|raytracing|zbrush|substance|sketchfab|deviantart|pixar style|global illumination|subsurface scattering
studio lighting|cinematic lighting|soft lighting|dramatic lighting|natural lighting|volumetric lighting|lighting|cinematic|studio|studio photo|product photography|photography|white background|black background|plain background|simple background|grey background|gray background|transparent background|isolated|on white background|on a white background|background|bokeh|depth of field|hdr|hdri|hdr lighting|high quality studio photo|professional
in full gear|in full kit|in his gear|in her gear|in gear|in full uniform|in uniform|mid-game|mid game|midgame|in mid-game|in mid game|spread in a fan|spread out in a fan|fanned out|looking up|looking down|wood grain|woodgrain|grain of the wood|smiling at the camera|posing for the camera|facing forward|facing left|facing right
lighter than|in a lighter|lighter shade of|a lighter shade of|in a lighter shade of|slightly lighter
pbr|seamless|tileable|tiling|texture|textures|texture of|a texture of|material|material of|seamless texture|seamless texture of|pbr material|pbr texture|textured|surface|surface of|albedo|diffuse|substance designer
beautiful|very beautiful|gorgeous|stunning|amazing|awesome|incredible|nice|cool|perfect|pretty|great looking|high end|best|extremely cool|delicious|expensive|generic|health|wealth|typical|standard|normal|ordinary|regular|common|usual|creaky|creaking|squeaky|squeaking|trusty|cosy|cozy
in renaissance oil painting|renaissance oil painting|oil painting style|in the style of caravaggio|in style of|in the manner of|in the fashion of|in a style of|caravaggio|in studio|very intricate|in realistic style|in high quality|in high resolution|photo|photograph|high poly|ultra hd|3d printed model of|3d printable|single object|full view|hyperreal|vivid colors|vivid colours|bright colors|bright colours|detailed textures|full color|of varying sizes|of various sizes|of different sizes|each one|each|edible|ready to pick|ready to be picked|ready to eat|ready to serve|ready for harvest|ready to use|ready to go|various|on display|please|make|make me|create|generate|draw|design|give me|show me|show|i want|i need|i would like|build|can you|could you|let there be|imagine|design of|depiction of|a depiction of|an illustration of|illustration of|a drawing of|concept art|concept art of|matte painting|matte painting of|a matte painting of|digital painting of|a digital painting of|prop|prop of`.split(
    /[|\n]/,
  ),
);

/** Words that hold sentences together. */
export const GRAMMAR: ReadonlySet<string> = new Set(
  `a an the this that these those it its it's itself himself herself themselves his her hers their theirs my your our your's he she they them him we you i me us
is are was were be been being am do does did done will would can could shall should may might must
there here then than so such only just also too very even still yet both each every all any another other same different
but if nor yet because once upon while whilst since though although however
what how why whose not
kind type sort style piece bit part amount variety item unit something anything thing things someone somebody
colored coloured color colour colors colours hued toned tinted shade tone tones hue looking like-looking
set placed put set made appear appears seen found shown located stands named called
s t finish ever now again away together apart`.split(/\s+/),
);

export const DETERMINERS: ReadonlySet<string> = new Set(
  "a an the this that these those its his her their my your our each every another some any".split(" "),
);

/** Whose a thing is. */
export const OWNING = /^(?:its|his|her|their)$/;

/** "side of a house", "piece of wood": the noun after it is what is meant. */
export const OF_WORDS: ReadonlySet<string> = new Set(
  `piece|side|view|front|bit|slab|block|chunk|lump|sheet|sort|tangle|wad|strand|stalk|blade|pinch|scoop|dollop|hunk|wedge|splash|wisp|pane|scrap|roll|kind|type|style|form|shape|model|statue|sculpture|figurine|figure|bust|painting|portion|slice|miniature|replica|version|portrait|layer|blanket|patch|pool|ball|design|example|picture|back|rest|variety|head|couple|pair|set|row|group|bunch|bundle|pile|stack|cluster|array|collection|assortment|ensemble`.split(
    "|",
  ),
);

/** "a slice of chocolate cake": the noun after "of" is meant, cut so. */
export const CUTS: ReadonlyMap<string, string> = new Map([
  ["slice", "sliced"],
  ["piece", "sliced"],
  ["wedge", "sliced"],
]);
