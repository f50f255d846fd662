import { blurKernel, type Field } from "../../kernels/kernels.ts";
import type { Rgb } from "../../math/color.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { pits } from "../../texture/marks/pits.ts";
import { scratches } from "../../texture/marks/scratches.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { convexity, depthOf } from "../../texture/relief-masks.ts";
import { repaintSurface, type Texel } from "../../texture/tones/paint-surface.ts";
import { blendColour, meanColour, meanLight, shade } from "../../texture/tones/palette.ts";
import type { Surface } from "../material.ts";
import type { ApplyCondition } from "./condition.ts";
import { trodden } from "./trodden.ts";

/** Steel that hands have rubbed, linear. */
const BRIGHT: Rgb = [0.46, 0.455, 0.44];
const SOFT: ReadonlySet<string> = new Set(["leather", "fabric"]);
/** What is one stuff all through: use does not lay bare another ground, it takes the gloss off and grinds dirt into the pits. */
const SOLID: ReadonlySet<string> = new Set(["stone", "marble", "concrete", "terracotta"]);

/** Relief in shares of the tile, from which on it is of pieces laid over one another: what is ground off are their edges. */
const DEEP = 0.015;

/** Stone with its arrises and cuts worn down, and the colour it has all through. */
interface Ground {
  readonly soft: Field;
  readonly hue: Rgb;
}

/** Over how much of the tile an arris is rounded. */
const ROUND = 0.005;

function groundOf({ height, albedo, size }: Surface): Ground {
  const [r, g, b] = meanColour(albedo);
  const light = Math.max(0.02, (r + g + b) / 3);
  return { soft: blurKernel(height, size, size * ROUND, 2), hue: [r / light, g / light, b / light] };
}

/** What is cut into stone grows shallow, and the paint in the cuts goes. */
function wearCut(texel: Texel, i: number, { soft, hue }: Ground, wear: number): void {
  const light = (texel.r + texel.g + texel.b) / 3;
  const gone = wear * 0.75;
  texel.r = lerp(texel.r, light * hue[0], gone);
  texel.g = lerp(texel.g, light * hue[1], gone);
  texel.b = lerp(texel.b, light * hue[2], gone);
  texel.height = lerp(texel.height, soft[i] as number, wear * 0.8);
}

/**
 * Handled and walked on: the finish is rubbed through in ragged patches and along every edge, down to a paler, duller
 * ground (a darker one where the stuff is pale, for there the dirt of hands stays); metal tarnishes where no hand comes and shines where it is rubbed; scuffs cross it. Ground is trodden.
 */
export const worn: ApplyCondition = (surface, amount, context) => {
  const { size, draw, scale, material } = context;
  if (material.class === "ground") return trodden(surface, amount, context);
  const crowns = convexity(surface.height, size, 0.012);
  const isHide = material.class === "leather";
  // hide is bent and handled all over
  const use = evenNoise(size, {
    cells: featureCount(isHide ? 10 : 8, scale),
    octaves: 6,
    gain: 0.55,
    seed: draw.seed32("use"),
  });
  // timber wears along its grain
  const ragged = fbm(size, {
    cells: featureCount(material.class === "wood" ? 60 : 40, scale),
    cellsY: featureCount(material.class === "wood" ? 9 : 40, scale),
    octaves: 4,
    gain: 0.7,
    seed: draw.seed32("ragged"),
  });
  const scuffs = scratches(size, draw, 250 + 450 * amount, 0.16, { angle: 0, stray: 3.14 }, 1.5);
  const isSolid = SOLID.has(material.class);
  // a wash is rubbed off down to the lime, which is matt
  const isWash = material.class === "plaster";
  const relief = depthOf(surface.height) / surface.tileSize;
  const holes =
    isSolid && relief < DEEP ? pits(size, draw.seed32("pits"), featureCount(34, scale), 0.5, 0.4) : undefined;
  const mean = meanLight(surface.albedo);
  const ground = isSolid ? groundOf(surface) : undefined;
  const reach = (amount - 1) * 0.75;
  // hide and cloth fade towards where they are rubbed, a finish over a hand's breadth
  const soft = SOFT.has(material.class) ? 4.5 : 2;
  const isMetal = material.class === "metal";
  return repaintSurface(surface, (texel, i) => {
    const edge = Math.max(0, crowns[i] as number);
    const at = (use[i] as number) + (ragged[i] as number) * 0.3 + Math.min(0.9, edge * 0.6) + reach;
    const rubbed = smoothstep(-0.06 * soft, 0.16 * soft, at) * (0.35 + 0.65 * amount);
    const scuff = (scuffs[i] as number) * amount;
    // speckled stuff is rubbed to one tone: what is pale in it does not darken beside what is dark and pales
    const light = lerp((texel.r + texel.g + texel.b) / 3, mean, 0.75);
    const metal = texel.metalness;
    const pale = isSolid ? smoothstep(0.2, 0.12, light) : smoothstep(0.5, 0.36, light);
    // what is dyed black through is rubbed grey, no spot of white
    const lift = isHide ? lerp(0.12, 0.26, smoothstep(0.01, 0.12, light)) : 0.26;
    const bare = lerp(light * 0.5, light * 0.62 + lift, pale);
    const through = Math.min(1, rubbed * (isSolid ? 0.85 : 0.7) + scuff * 0.5) * (1 - metal * 0.75);
    // what is dyed or stained deep is only paler where it is rubbed
    const keep = ((isWash ? 0.2 : 0.55) * bare) / Math.max(0.02, (texel.r + texel.g + texel.b) / 3);
    const grey = isWash ? 1.35 : 1;
    texel.r = lerp(texel.r, bare * 0.47 * grey + texel.r * keep, through);
    texel.g = lerp(texel.g, bare * 0.45 * grey + texel.g * keep, through);
    texel.b = lerp(texel.b, bare * 0.41 * grey + texel.b * keep, through);
    const tarnish = metal * smoothstep(0.05, -0.4, at) * amount;
    shade(texel, (1 + metal * (smoothstep(0.5, 1.2, edge) * 0.5 + rubbed * 0.16) * amount) * (1 - tarnish * 0.5));
    // rubbed metal is bright in hair lines that cross where it was handled
    shade(texel, 1 + metal * scuff * (0.25 + 0.75 * rubbed));
    texel.height -=
      Math.min(Math.max(0, texel.height) * 0.5, surface.tileSize * 0.0025) * rubbed +
      surface.tileSize * (scuff * 0.0001 + rubbed * (isWash ? 0.0011 : 0.0003));
    const dull = isWash ? 0.9 : lerp(0.78, 0.3, metal);
    texel.roughness = lerp(texel.roughness, dull, rubbed) + scuff * 0.2 + tarnish * 0.2;
    if (ground) wearCut(texel, i, ground, amount * smoothstep(-0.7, 0.2, (use[i] as number) + reach + 0.3));
    if (isMetal && metal < 0.5) {
      // what lies on metal is rubbed through to it, at the edges first
      const bright = smoothstep(0.16, 0.24, at + edge * 0.25 + scuff * 0.3 - (1 - amount) * 0.3);
      blendColour(texel, BRIGHT, bright);
      texel.metalness = lerp(metal, 1, bright);
      texel.roughness = lerp(texel.roughness, 0.36, bright);
      texel.height -= surface.tileSize * 0.0004 * bright;
    }
    if (!holes) return;
    const pit = smoothstep(0.05, 0.5, holes[i] as number) * smoothstep(-0.5, 0.1, at) * amount;
    shade(texel, 1 - 0.62 * pit);
    texel.height -= surface.tileSize * 0.0016 * pit;
    texel.roughness = lerp(texel.roughness, 0.9, pit);
  });
};
