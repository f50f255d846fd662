import type { Field } from "../../kernels/kernels.ts";
import { smoothstep } from "../../math/scalar.ts";
import type { Material, ShadeContext } from "../material.ts";
import { shadeTones } from "../tones/shade-tones.ts";

/** Where a material would have its second colour, 0..1: laid in black and white, its pieces tell. */
export function dealtMask(material: Material, context: ShadeContext): Field {
  const { albedo, height } = shadeTones(material, { ...context, colours: [BLACK, WHITE] });
  const mask = new Float32Array(height.length);
  for (let i = 0; i < mask.length; i += 1) mask[i] = smoothstep(0.2, 0.4, albedo[i * 3 + 1] as number);
  return mask;
}

const BLACK = [0.02, 0.02, 0.02] as const;
const WHITE = [0.85, 0.85, 0.85] as const;
