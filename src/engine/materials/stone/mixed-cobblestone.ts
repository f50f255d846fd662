import { fromHex } from "../../math/color.ts";
import type { Material } from "../material.ts";
import { shadeCobbles } from "./cobblestone.ts";

const GREY = ["#55534f", "#77736d", "#938e86", "#aaa59c"].map(fromHex);
const BLUE_GREY = ["#474d54", "#626a73", "#7e8790", "#9aa2a9"].map(fromHex);
const OCHRE = ["#6f5f46", "#8d7a5b", "#a89575", "#bfae92"].map(fromHex);
const RUST = ["#5a4038", "#775548", "#916c5d", "#a9887a"].map(fromHex);

/** Field stones of several colours, domed, in packed soil: grey, blue-grey, ochre and rust. Takes colours in the stones, then in the joints. */
export const mixedCobblestone: Material = {
  id: "mixed-cobblestone",
  class: "stone",
  words: [
    "coloured cobblestone",
    "colored cobblestone",
    "colour cobblestone",
    "color cobblestone",
    "cobblestone colour",
    "cobblestone color",
    "mixed cobblestone",
    "multicoloured cobblestone",
    "multicolored cobblestone",
  ],
  tileSize: 1.6,
  shade: (context) => shadeCobbles(context, [GREY, OCHRE, BLUE_GREY, RUST, GREY, BLUE_GREY], 0.3),
};
