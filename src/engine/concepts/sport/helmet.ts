import { fromHex } from "../../math/color.ts";
import { defineThing } from "../define-thing.ts";
import { bicycle } from "./helmet/bicycle.ts";
import { gridiron } from "./helmet/gridiron.ts";
import { knight } from "./helmet/knight.ts";
import { motorcycle } from "./helmet/motorcycle.ts";
import { viking } from "./helmet/viking.ts";

/** A helmet as a thing of its own. What makes it itself: a knight's helm has sight slits, breathing holes and a brass cross; a viking's horns and a nose guard; a motorcycle helmet a dark visor; a bicycle helmet long vents and straps; a football helmet a cage and a stripe. */
export const helmet = defineThing({
  id: "helmet",
  family: "sport",
  forms: { knight: 3, viking: 1.5, motorcycle: 2, bicycle: 0, gridiron: 0 },
  words: {
    helmet: "",
    "knight helmet": "knight",
    "knight's helmet": "knight",
    "medieval helmet": "knight",
    helm: "knight",
    "great helm": "knight",
    "viking helmet": "viking",
    "horned helmet": "viking",
    "motorcycle helmet": "motorcycle",
    "racing helmet": "motorcycle",
    "motorbike helmet": "motorcycle",
    "crash helmet": "motorcycle",
    "bike helmet": "bicycle",
    "bicycle helmet": "bicycle",
    "cycling helmet": "bicycle",
    "football helmet": "gridiron",
    "american football helmet": "gridiron",
  },
  // in a colour of its own it is painted, and no knight's
  choose: (ask) =>
    ask.traits.has("horned")
      ? "viking"
      : ask.word === "helmet" && (ask.colours?.length ?? 0) > 0 && !ask.traits.has("medieval")
        ? "motorcycle"
        : undefined,
  senses: ["helmet", "crash helmet"],
  height: 0.3,
  slots: {
    body: { words: ["shell", "dome"], materials: ["brushed-steel", "iron"] },
    trim: { words: ["band", "rib", "border", "cross"], materials: ["gold", "bronze"], takesWhole: false },
    plume: {
      words: ["feather", "crest"],
      materials: ["feathers"],
      colours: ["#b3161b", "#1f4f9e"].map(fromHex),
      takesWhole: false,
    },
    horn: { words: [], materials: ["plastic"], colours: [fromHex("#e6d8b4")], takesWhole: false },
    visor: { words: ["glass", "shield"], materials: ["glass"], colours: [fromHex("#0d0f12")], takesWhole: false },
    strap: { words: ["chin strap"], materials: ["woven-cotton"], colours: [fromHex("#1b1c1f")], takesWhole: false },
    mask: {
      words: ["cage", "face mask", "grille"],
      materials: ["painted-metal"],
      colours: [fromHex("#3a3c40")],
      takesWhole: false,
    },
  },
  dress: ({ form, look }) => {
    if (form === "knight" || form === "viking")
      return { body: { material: look % 3 === 2 ? "iron" : "brushed-steel", colours: [] } };
    return {
      body: {
        material: "painted-metal",
        colours: [fromHex(["#b81c20", "#1b1c20", "#1c4fa3", "#e9e7e1", "#d6a21a", "#1d7a48"][look] as string)],
      },
      visor: { material: "plastic", colours: [fromHex("#0b0c0f")] },
    };
  },
  build: ({ form, look }) => ({ knight, viking, motorcycle, bicycle, gridiron })[form](look),
  view: { azimuth: 0.5, elevation: 0.12 },
});
