import type { Rgb } from "../../math/color.ts";
import { lerp } from "../../math/scalar.ts";
import type { Material, MaterialClass, ShadeContext, Surface } from "../material.ts";
import { heedColours } from "./heed-colours.ts";
import { MANY, tintByHeat } from "./tint-by-heat.ts";
import { toneMask } from "./tone-mask.ts";

/** Metals by themselves: what is put together of sheets and rivets has its colours piece by piece. */
const SMOOTH =
  /^(?:brushed-|scratched-|stainless-|hammered-)?(?:steel|titanium|aluminium|chrome|iron|metal|copper|brass|bronze|silver|gold|zinc|sheet-metal|crumpled-foil|bismuth)$/;

/**
 * Shades a material in all the colours asked for. One that has a place for the first only is shaded in each of the others
 * too, on the same relief, and they are laid side by side as such stuff would show them.
 */
export function shadeTones(material: Material, context: ShadeContext): Surface {
  const { colours, draw } = context;
  if (colours.length < 2) return material.shade(context);
  if (material.class === "metal" && colours.length >= MANY && SMOOTH.test(material.id))
    return tintByHeat(material, context);
  const heeded = heedColours(colours);
  const ground = material.shade({ ...context, colours: heeded.colours });
  if (heeded.wasAsked() && shareOfOthers(material, context) > leastOf(material)) return ground;
  for (const [at, colour] of colours.slice(1, MOST).entries()) {
    const figure = material.shade({ ...context, colours: [colour] });
    const share = 1 / (at + 2);
    blendIn(ground, figure, toneMask(ground, material, share, { ...context, draw: draw.fork(`tone ${at + 1}`) }));
  }
  return ground;
}

/** A colour that fewer texels take is not seen as one of two, only in trimmings. */
const SEEN = 0.07;
/** The second colour of marble is that of its veins. */
const LEAST: Partial<Record<MaterialClass, number>> = { marble: 0.02 };

/** What is known by one thin line on it, which takes the second colour. */
const LINED: ReadonlySet<string> = new Set(["parking-lot"]);
const leastOf = ({ id, class: kind }: Material): number => (LINED.has(id) ? 0.015 : (LEAST[kind] ?? SEEN));

/** How much of the way from the first colour to the second a texel has to go to show it: a breath of it is not that colour. */
const TURNED = 0.3;

/** Share of the tile, seen small, that shows the other colours. */
function shareOfOthers(material: Material, context: ShadeContext): number {
  const small = { ...context, size: 128 };
  // the first in the place of all: thread left to itself may be of the second colour by chance
  const one = material.shade({ ...small, colours: context.colours.map(() => context.colours[0] as Rgb) }).albedo;
  const all = material.shade(small).albedo;
  const [first, second] = context.colours as readonly [Rgb, Rgb];
  const apart = first.reduce((sum, value, c) => sum + Math.abs(value - (second[c] as number)), 0);
  let turned = 0;
  for (let i = 0; i < one.length; i += 3) {
    const far = (c: number) => Math.abs((one[i + c] as number) - (all[i + c] as number));
    const way = far(0) + far(1) + far(2);
    if (way > Math.max(0.08, TURNED * apart)) turned += 1;
  }
  return (turned * 3) / one.length;
}

/** More would leave none of them a place. */
const MOST = 3;

/** Both have one relief: only what is on it changes. */
function blendIn(ground: Surface, figure: Surface, mask: Float32Array): void {
  for (let i = 0; i < mask.length; i += 1) {
    const m = mask[i] as number;
    if (m === 0) continue;
    for (let at = i * 3; at < i * 3 + 3; at += 1) {
      ground.albedo[at] = lerp(ground.albedo[at] as number, figure.albedo[at] as number, m);
    }
    ground.roughness[i] = lerp(ground.roughness[i] as number, figure.roughness[i] as number, m);
    ground.metalness[i] = lerp(ground.metalness[i] as number, figure.metalness[i] as number, m);
  }
}
