import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { noise } from "../../geometry/deform.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { materialById } from "../../materials/index.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { mix } from "../../math/vec3.ts";
import type { Style } from "../style.ts";

const BLACK = fromHex("#12100f");
const COAL = fromHex("#2a2522");
const ASH = fromHex("#8d8780");
const RUST = fromHex("#7c4526");
const PANE = /glass|pane|window|screen|lens|light/;
/** How much of what it was is left to be seen where the fire was least. */
const SPARED = 0.26;
/** Cracks of coal across the whole thing. */
const BLOCKS = 17;

/** After the fire: black all over, cracked like coal, grey with ash on what faces up; bare metal has begun to rust, panes are gone blind. */
export const burntOut: Style = {
  id: "burnt-out",
  apply: (thing, draw) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const seed = draw.integer("fire", 0, 999);
    const blacken = (part: Part): Paint => {
      const toModel = fitAffine(part.geometry);
      const isPane = PANE.test(part.slot);
      const base = thing.materials[part.slot]?.base;
      const rusts = base !== undefined && /^(?:metal|plastic)$/.test(materialById(base).class);
      return (surface, x, y, z, nx, ny, nz) => {
        part.paint?.(surface, x, y, z, nx, ny, nz);
        const [px, py, pz] = toModel(x, y, z);
        const at = (scale: number, salt: number) =>
          noise((px / size) * scale, (py / size) * scale, (pz / size) * scale, seed + salt);
        const broad = 0.7 * at(3.4, 0) + 0.3 * at(9, 3);
        const grain = at(60, 7);
        const own: Rgb = [surface.r, surface.g, surface.b];
        const left = isPane ? 0 : SPARED * smoothstep(0.15, 0.6, broad);
        let colour = mix(mix(BLACK, COAL, 0.5 + 0.5 * grain), own, left);
        if (rusts && !isPane) colour = mix(colour, RUST, 0.62 * smoothstep(0.02, 0.4, at(5.5, 11) + 0.2 * grain));
        const crack = rusts || isPane ? 0 : smoothstep(0.07, 0.02, Math.abs(at(BLOCKS, 17)));
        const ash = (isPane ? 0.1 : 0.75) * smoothstep(0.35, 0.9, ny + 0.5 * at(8, 23) + 0.3 * grain);
        colour = mix(mix(colour, BLACK, 0.8 * crack), ASH, ash);
        surface.height -= 0.004 * size * crack;
        layColour(surface, colour, 0.95, 0);
      };
    };
    const materials = Object.fromEntries(
      Object.entries(thing.materials).map(([slot, spec]) => {
        const { burnt: _, ...conditions } = spec.conditions;
        return [slot, { ...spec, conditions }];
      }),
    );
    const parts = thing.model.parts.map((part) => ({ ...part, paint: blacken(part) }));
    return { ...thing, model: { ...thing.model, parts }, materials };
  },
};
