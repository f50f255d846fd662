import { buildCastle } from "./castle/build-castle.ts";
import { bodySlot, byWord, defineStructure, fixedSlot, hues } from "./structure.ts";

/**
 * A castle. What makes it itself: curtain walls of stone blocks with battlements between round towers, a gatehouse with an arched gate
 * and an iron grate, a keep that towers over all with a flag; in the fairy tale slender pale towers under steep blue or red cones.
 */
export const castle = defineStructure({
  id: "castle",
  family: "building",
  words: [
    "castle",
    "fortress",
    "fort",
    "citadel",
    "palace",
    "stronghold",
    "medieval castle",
    "fairytale castle",
    "fairy tale castle",
    "neuschwanstein",
    "neuschwanstein castle",
    "chateau",
    "sandcastle",
    "sand castle",
  ],
  senses: ["castle#2", "castle#1", "fortress", "palace#1"],
  height: 20,
  scale: 11,
  // as many towers as were said; 0 where nothing was said of them
  counts: [0, 8],
  fewer: () => 0,
  counted: "wall",
  styles: { medieval: 3, roofed: 2, fairytale: 2, sand: 0.0001, moated: 0.0001 },
  choose: (ask) =>
    (ask.parts.has("moat") ? "moated" : undefined) ??
    byWord({
      fairytale: [
        "palace",
        "fairytale castle",
        "fairy tale castle",
        "neuschwanstein",
        "neuschwanstein castle",
        "chateau",
      ],
      medieval: ["fortress", "fort", "citadel", "stronghold", "medieval castle"],
      sand: ["sandcastle", "sand castle"],
    })(ask) ??
    (ask.traits.has("cute") ? "fairytale" : undefined),
  slots: {
    wall: bodySlot(["tower", "keep", "battlement", "stone", "rampart"], ["brick"], "#8b877e"),
    trim: bodySlot(["arch", "band", "frame"], ["granite"], "#a7a298"),
    roof: fixedSlot(["cone", "spire", "turret roof"], ["roof-tiles"], "#7d2f22", "#2f4c7c", "#3a3f4a"),
    opening: fixedSlot(["window", "slit"], ["iron"], "#16130f"),
    gate: fixedSlot(["portcullis", "grate"], ["iron"], "#2b2a2a"),
    "gate-wood": fixedSlot(["drawbridge", "door"], ["oak-planks"], "#6b4a2b"),
    flag: fixedSlot(["banner", "pennant"], ["woven-cotton"], "#b3201c", "#1f4fa0", "#d9a21b"),
    pole: fixedSlot(["flagpole"], ["oak"]),
    moat: fixedSlot(["ditch", "water"], ["water"], "#4f8fae"),
    ground: fixedSlot(["grass", "hill"], ["grass"]),
  },
  dress: ({ style, seed }) => {
    if (style === "sand")
      return Object.fromEntries(
        ["wall", "trim", "roof", "ground"].map((slot) => [slot, { material: "sand", colours: hues("#d9b67c") }]),
      );
    const wall = style === "fairytale" ? ["#ded7c8", "#e3d6cf", "#cfcac0"] : ["#85817a", "#938a79", "#787a7c"];
    return {
      wall: { material: "brick", colours: hues(wall[seed % 3] as string) },
      ...(style === "fairytale"
        ? { roof: { material: "roof-tiles", colours: hues(["#35558f", "#a5402f", "#6a4a86"][seed % 3] as string) } }
        : {}),
    };
  },
  build: buildCastle,
  view: { azimuth: 0.5, elevation: 0.36 },
});
