import type { Material } from "../material.ts";
import { layShells } from "./lay-shells.ts";
import { COILS, SHELL_BED } from "./seashells.ts";

/** Coiled ram's-horn shells, great and small, side by side in lime. Takes colours in the shells, then in the lime. */
export const ramshornShells: Material = {
  id: "ramshorn-shells",
  class: "misc",
  words: [
    "ramshorn shell",
    "rams horn shell",
    "ramshorn",
    "spiral shell",
    "snail shell",
    "coiled shell",
    "ammonite",
    "nautilus shell",
  ],
  tileSize: SHELL_BED.tile,
  shade: (context) => layShells({ ...SHELL_BED, kinds: COILS }, context),
};
