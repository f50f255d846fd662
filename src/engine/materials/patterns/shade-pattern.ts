import type { Pattern, Work } from "../../language/surface-names.ts";
import { fromHex, luminance, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { lerp, smoothstep } from "../../math/scalar.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { meanLight } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { shadeTones } from "../tones/shade-tones.ts";
import { drawInGround } from "./draw-in-ground.ts";
import { flute } from "./flute.ts";
import { patternMasks } from "./pattern-masks.ts";
import { setInPieces } from "./set-in-pieces.ts";
import { workInRelief } from "./work-in-relief.ts";

/**
 * Shades a material in two or three colours at once: the same surface dyed in each, laid together by the pattern's masks,
 * so that the relief runs on under the figure as under a print.
 *
 * @param asked One that has a figure of its own is shaded without it.
 * @param isFigured All colours are the figure's, none the ground's.
 * @param work The figure is carved or pressed, in colours of its own only where such were asked for.
 */
export function shadePattern(
  asked: Material,
  pattern: Pattern,
  context: ShadeContext,
  isFigured = false,
  work?: Work,
): Surface {
  // one figure, not two over each other
  const material = asked.plain ?? asked;
  const { size, draw, scale } = context;
  const usual = context.colours.length === 0 && !work ? usualColours(material, pattern) : undefined;
  const colours = usual ?? context.colours;
  if (pattern === "fluted") return flute(shadeTones(material, context), scale);
  // nobody prints on sand and snow: a figure is drawn into them
  if (material.class === "ground" && colours.length < 2 && !isFigured) {
    return drawInGround(shadeTones(material, context), pattern, draw.fork("pattern"), scale);
  }
  if (work && colours.length < 2 && !isFigured) {
    return workInRelief(material.shade(context), pattern, work, draw.fork("pattern"), scale);
  }
  // a figure spans many threads: seen from so far that it shows, the weave is finer
  const seen = material.class === "fabric" ? { ...context, scale: scale * 0.5 } : context;
  const ground = material.shade({ ...seen, colours: isFigured ? [] : colours.slice(0, 1) });
  const said = isFigured ? colours : colours.slice(1);
  // of one colour more it is the blossoms that have it
  const isFlowering = (pattern === "tropical" || pattern === "lily") && !usual;
  const [named, heart] = isFlowering
    ? [said[1] ?? FROND, said[0] ?? (pattern === "lily" ? undefined : HIBISCUS)]
    : said;
  const isDaisy = pattern === "daisy";
  const isSewn = pattern === "sashiko";
  const second =
    named ??
    (isSewn ? threadOn(ground) : isDaisy ? petalsOn(ground) : undefined) ??
    contrast(ground, draw.fork("pattern").number("accent", 0, 1));
  // a figure laid of stones must be larger than they are
  const isLaid = isMosaic(material);
  const masks = patternMasks(pattern, size, draw.fork("pattern"), isLaid ? scale * 2 : scale, isLaid);
  if (isLaid) for (const mask of [masks.second, masks.third]) setInPieces(mask, ground);
  if (PAINTED.has(material.class)) wearOff(masks.second, size, draw.fork("pattern"));
  if (isSewn) sewOn(ground, second, masks.second);
  else lay(ground, material.shade({ ...seen, colours: [second] }), masks.second);
  const third = heart ?? thirdOf(pattern, second);
  if (third) lay(ground, material.shade({ ...seen, colours: [third] }), masks.third);
  return work ? workInRelief(ground, pattern, work, draw.fork("pattern"), scale) : ground;
}

/** What soldiers wear where no colours were said. */
const WOODLAND: readonly Rgb[] = ["#7d7a55", "#3f4a2c", "#4b3a28"].map(fromHex);
/** Colours a figure is known in where it is woven, knitted or printed. */
const KNOWN: Partial<Record<Pattern, readonly Rgb[]>> = {
  argyle: ["#b9b4a6", "#2f4763", "#9c2f34"].map(fromHex),
  paisley: ["#7a1f2c", "#d8c49a", "#2f6a6c"].map(fromHex),
  ikat: ["#d9cfba", "#25406e", "#a8402f"].map(fromHex),
  lily: ["#1f4a48", "#7f9a5c", "#e4d9bb"].map(fromHex),
};

/** Vines laid of stones: pale ground, leaves, grapes. */
const VINES: readonly Rgb[] = ["#d8ccb5", "#4c6a36", "#6a2f4c"].map(fromHex);

const usualColours = (material: Material, pattern: Pattern): readonly Rgb[] | undefined => {
  const { class: kind } = material;
  if (pattern === "ornament" && isMosaic(material)) return VINES;
  return pattern === "camouflage" ? WOODLAND : kind === "fabric" || kind === "misc" ? KNOWN[pattern] : undefined;
};

const isMosaic = ({ id, class: kind }: Material): boolean => kind === "ceramic" && id.includes("mosaic");

/** What a figure is painted on, by hand or through a stencil: cloth, paper and tiles have it in themselves. */
const PAINTED: ReadonlySet<string> = new Set(["wood", "concrete", "plaster", "stone", "terracotta", "metal"]);

/** Paint goes where it was thin, and more in some places than in others. */
function wearOff(mask: Float32Array, size: number, draw: Draw): void {
  const thin = fbm(size, { cells: 12, octaves: 6, gain: 0.72, seed: draw.seed32("wear") });
  for (let i = 0; i < mask.length; i += 1) {
    mask[i] = (mask[i] as number) * (0.92 - 0.8 * smoothstep(0.2, 0.5, thin[i] as number));
  }
}

function lay(ground: Surface, figure: Surface, mask: Float32Array): void {
  for (let i = 0; i < mask.length; i += 1) {
    const m = mask[i] as number;
    for (let at = i * 3; at < i * 3 + 3; at += 1) {
      ground.albedo[at] = lerp(ground.albedo[at] as number, figure.albedo[at] as number, m);
    }
    ground.roughness[i] = lerp(ground.roughness[i] as number, figure.roughness[i] as number, m);
    ground.metalness[i] = lerp(ground.metalness[i] as number, figure.metalness[i] as number, m);
  }
}

/** How far a thread stands out of the cloth it is sewn into, in shares of the tile. */
const THREAD = 0.0022;

/** A thread lies over the weave, in one colour. */
function sewOn({ albedo, height, roughness, tileSize }: Surface, thread: Rgb, mask: Float32Array): void {
  for (let i = 0; i < height.length; i += 1) {
    const m = mask[i] as number;
    if (m === 0) continue;
    for (let c = 0; c < 3; c += 1) albedo[i * 3 + c] = lerp(albedo[i * 3 + c] as number, thread[c as 0], m);
    height[i] = (height[i] as number) + THREAD * tileSize * m;
    roughness[i] = lerp(roughness[i] as number, 0.8, m);
  }
}

/** Sewn in white, unless the cloth is about as light. */
const threadOn = ({ albedo }: Surface): Rgb | undefined => (meanLight(albedo) < 0.5 ? [0.82, 0.8, 0.75] : undefined);

/** A daisy is white on what is darker, and a bold orange on what is pale. */
const petalsOn = ({ albedo }: Surface): Rgb => (meanLight(albedo) < 0.4 ? [0.82, 0.8, 0.76] : [0.68, 0.19, 0.03]);
const HEART: Rgb = [0.72, 0.42, 0.04];

/** The third colour that a figure always has, though nobody said it. */
function thirdOf(pattern: Pattern, second: Rgb): Rgb | undefined {
  if (pattern === "daisy") return HEART;
  if (pattern === "lily") return luminance(second) < 0.4 ? [0.8, 0.74, 0.6] : [0.16, 0.22, 0.08];
  return pattern === "argyle" ? (luminance(second) < 0.35 ? STITCH : [0.05, 0.05, 0.07]) : undefined;
}

const FROND: Rgb = [0.045, 0.2, 0.075];
const HIBISCUS: Rgb = [0.72, 0.075, 0.075];

const LIGHT: readonly Rgb[] = [
  [0.78, 0.74, 0.64],
  [0.82, 0.8, 0.76],
  [0.72, 0.55, 0.28],
];
/** On a strong colour. */
const STITCH: Rgb = [0.8, 0.77, 0.68];
const DARK: readonly Rgb[] = [
  [0.03, 0.05, 0.16],
  [0.18, 0.02, 0.03],
  [0.02, 0.07, 0.05],
  [0.03, 0.03, 0.035],
];

/** A figure's colour where none was asked for: pale on dark, deep on pale. */
function contrast({ albedo }: Surface, chance: number): Rgb {
  const mean: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < albedo.length; i += 3) {
    for (let c = 0; c < 3; c += 1) mean[c as 0] += (albedo[i + c] as number) * (3 / albedo.length);
  }
  // another strong colour would fight with the first: white, or the same deeper
  const most = Math.max(...mean);
  if ((most - Math.min(...mean)) / Math.max(1e-6, most) > 0.45) {
    return luminance(mean) < 0.45 ? STITCH : [mean[0] * 0.3, mean[1] * 0.3, mean[2] * 0.3];
  }
  const choice = luminance(mean) > 0.24 ? DARK : LIGHT;
  return choice[Math.floor(chance * choice.length)] as Rgb;
}
