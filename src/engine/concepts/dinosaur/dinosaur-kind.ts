import { noise } from "../../geometry/deform.ts";
import type { Paint } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import { sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { dye } from "../animal/coat.ts";
import type { CreatureKind, CreatureParameters, CreatureVariant } from "../reptile/creature.ts";
import { scales } from "../reptile/creature-studio.ts";

/** What all of them are named and made of. */
export const DINOSAUR_SLOTS: CreatureKind["slots"] = {
  body: { words: ["skin", "scale", "head", "leg", "tail", "neck", "belly"], materials: ["leather"] },
  claw: { words: ["tooth", "nail"], materials: ["ceramic-glaze"], takesWhole: false },
  eye: { words: [], materials: ["ceramic-glaze"], takesWhole: false },
};

/** Colourings of a kind by name: skin, claws, and what it adds. */
export const coats = (
  size: number,
  bodies: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
): Readonly<Record<string, CreatureVariant>> =>
  Object.fromEntries(
    Object.entries(bodies).map(([name, body]) => [
      name,
      { size, colours: { body, claw: "#e8e0c8", eye: "#e8b020", ...more } },
    ]),
  );

/** Scales, a pale belly, darker stripes over the back, lips. `lip` is 1 on the line of the mouth. */
export const hide =
  (
    p: CreatureParameters,
    stripes: number,
    lip: (x: number, y: number, z: number) => number,
    grain = 0.05,
    pale = "#d8c898",
  ): Paint =>
  (surface, x, y, z, _nx, ny) => {
    scales(surface, x, y, z, grain, p.seed, 0.8);
    if (!p.plain) {
      dye(surface, fromHex(pale), 0.75 * smoothstep(-0.15, -0.7, ny));
      const band = sin(z * 13 + 1.2 * noise(x * 3, y * 3, z * 3, p.seed));
      const dark =
        smoothstep(0.25, 0.6, band) * smoothstep(-0.1, 0.45, ny + 0.2 * noise(x * 6, y * 6, z * 6, p.seed + 1));
      surface.r *= 1 - stripes * dark;
      surface.g *= 1 - stripes * dark;
      surface.b *= 1 - stripes * dark;
    }
    dye(surface, [0.012, 0.009, 0.008], 0.92 * lip(x, y, z));
  };
