import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { noise } from "../../geometry/deform.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { materialById } from "../../materials/index.ts";
import type { Conditions, MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import { clamp01, smoothstep } from "../../math/scalar.ts";
import { tearHoles } from "../broken/tear-holes.ts";
import type { Style } from "../style.ts";

const ROTTEN = 0.5;
const HOLES = 9;
const SOFT_WOOD = fromHex("#1d140c");
const GREY_WOOD = fromHex("#7d7567");
const RUST = fromHex("#3c1a0a");
const MOSS = fromHex("#5d7d2a");
/** How much of the rot is left to the tile, which would hide the wood under its blotches. */
const LEFT = 0.45;

/** Whether something is eaten through by rot. */
export const isRotted = ({ rotten = 0 }: Conditions): boolean => rotten >= ROTTEN;

/** Wood rotted out: greyed, with holes eaten through it, dark and soft about them, moss on what faces up. */
export const rotted: Style = {
  id: "rotted",
  apply: (thing, draw) => {
    const isEaten = (spec: MaterialSpec | undefined) =>
      spec !== undefined && isRotted(spec.conditions) && /^(?:wood|metal|plastic)$/.test(materialById(spec.base).class);
    const eaten = thing.model.parts.filter(({ slot }) => isEaten(thing.materials[slot]));
    if (eaten.length === 0) return thing;
    const { min, max } = boundsOf(eaten.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const isIron = ({ slot }: Part) => materialById(thing.materials[slot]?.base ?? "steel").class === "metal";
    const isRust = eaten.some(isIron);
    const holed = tearHoles(eaten, draw.fork("holes"), HOLES, 0.9, isRust ? RUST : SOFT_WOOD);
    const parts = thing.model.parts.map((part): Part => {
      const left = holed[eaten.indexOf(part)];
      if (left && isRust && isIron(left)) return left;
      return left ? { ...left, paint: mossy(left, size, draw.seed32("moss")) } : part;
    });
    const materials = Object.fromEntries(
      Object.entries(thing.materials).map(([slot, spec]) => [
        slot,
        isEaten(spec)
          ? { ...spec, conditions: { ...spec.conditions, rotten: LEFT * (spec.conditions.rotten ?? 0) } }
          : spec,
      ]),
    );
    return { ...thing, model: { ...thing.model, parts }, materials };
  },
};

function mossy(part: Part, size: number, seed: number): Paint {
  const toModel = fitAffine(part.geometry);
  const place: [number, number, number] = [0, 0, 0];
  const [broad, fine] = [7 / size, 60 / size];
  return (surface, x, y, z, nx, ny, nz) => {
    toModel(x, y, z, place);
    const [px, py, pz] = place;
    const where = noise(px * broad, py * broad, pz * broad, seed);
    const grain = noise(px * fine, py * fine, pz * fine, seed + 1);
    const blend = (colour: readonly [number, number, number], share: number) => {
      const t = clamp01(share);
      const mix = (own: number, other: number) => own + (other - own) * t;
      layColour(surface, [mix(surface.r, colour[0]), mix(surface.g, colour[1]), mix(surface.b, colour[2])], 0.95);
    };
    blend(GREY_WOOD, 0.35 + 0.2 * grain);
    blend(SOFT_WOOD, 0.7 * smoothstep(0.15, 0.5, -where + 0.3 * grain));
    const grown = smoothstep(0.2, 0.42, where + 0.4 * Math.max(0, ny) + 0.22 * grain);
    blend([MOSS[0] * (0.8 + 0.5 * grain), MOSS[1] * (0.8 + 0.5 * grain), MOSS[2]], 0.92 * grown);
    surface.height += 0.004 * size * grown * (0.6 + grain);
    // the holes are laid last
    part.paint?.(surface, x, y, z, nx, ny, nz);
  };
}
