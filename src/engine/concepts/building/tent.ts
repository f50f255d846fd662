import { bodySlot, byWord, defineStructure, fixedSlot, hues } from "./structure.ts";
import { circus } from "./tent/circus.ts";
import { domeTent } from "./tent/dome-tent.ts";
import { ridgeTent } from "./tent/ridge-tent.ts";
import { tipi } from "./tent/tipi.ts";

/**
 * A tent. What makes it itself: cloth stretched over poles. Camping: a ridge between two slopes with its door flaps folded back, or a dome
 * on crossed bows, guy lines and pegs. A tipi is a cone of hide with poles that cross above it. The circus tent is round, striped red and
 * white, with scallops and a flag.
 */
export const tent = defineStructure({
  id: "tent",
  family: "building",
  words: [
    "tent",
    "camping tent",
    "dome tent",
    "circus tent",
    "big top",
    "circus",
    "carnival tent",
    "tipi",
    "teepee",
    "tepee",
    "wigwam",
    "pup tent",
    "marquee",
  ],
  senses: ["tent#1", "tepee", "circus tent"],
  height: 1.5,
  styles: { ridge: 3, dome: 1, tipi: 0.0001, circus: 0.0001 },
  choose: byWord({
    circus: ["circus tent", "big top", "circus", "carnival tent", "marquee"],
    tipi: ["tipi", "teepee", "tepee", "wigwam"],
    dome: ["dome tent"],
    ridge: ["pup tent"],
  }),
  slots: {
    canvas: bodySlot(
      ["cloth", "fabric", "cover", "flap"],
      ["woven-cotton"],
      "#c8793a",
      "#4d7a4a",
      "#3c6c94",
      "#b8402c",
      "#d9b04a",
      "#8a8f52",
    ),
    opening: fixedSlot(["door", "entrance"], ["felt"], "#211c18"),
    pole: fixedSlot(["stick", "peg", "bow"], ["oak"], "#8a6844"),
    rope: fixedSlot(["guy line", "line"], ["woven-cotton"], "#e3d9c0"),
    trim: fixedSlot(["valance", "curtain"], ["woven-cotton"], "#e0ad2b", "#2a5ca0"),
    flag: fixedSlot(["banner"], ["woven-cotton"], "#e0ad2b", "#2a5ca0"),
  },
  dress: ({ style }) =>
    style === "tipi"
      ? { canvas: { material: "leather", colours: hues("#dcc39a") } }
      : style === "circus"
        ? { canvas: { material: "woven-cotton", colours: hues("#b81f1a") } }
        : {},
  build: (p) =>
    p.style === "circus" ? circus(p) : p.style === "tipi" ? tipi(p) : p.style === "dome" ? domeTent(p) : ridgeTent(p),
  view: { azimuth: 0.5, elevation: 0.22 },
});
