import { fromHex } from "../../math/color.ts";
import { smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { herringboneTwill, TWILL_2_2 } from "../../texture/threads/weave.ts";
import { blendColour, dye, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";
import { weaveCloth } from "./weave-cloth.ts";

const CLOTHS: readonly (readonly string[])[] = [
  ["#23252b", "#363940", "#4a4d55", "#63666e"],
  ["#161d2e", "#232d44", "#343f5a", "#4c5874"],
  ["#35291f", "#4e3f31", "#685644", "#837059"],
  ["#4b4c4c", "#66676a", "#828385", "#9d9ea0"],
];
const CHALK = fromHex("#cfcabd");
const TILE = 0.12;
/** Lines across the tile, and half the width of one in shares of the room between two. */
const LINES = 7;
const LINE = 0.022;
type Figure = "plain" | "herringbone" | "chalk stripe" | "windowpane";

/** Worsted suiting: fine flat twill of melange yarn, plain, in herringbone, chalk striped or in a windowpane check by the seed. Takes colours in the cloth, then in the lines. */
export const suitCloth: Material = {
  id: "suit-cloth",
  class: "fabric",
  words: ["suit fabric", "suit", "suiting", "wool suit", "suit cloth", "worsted", "flannel suit"],
  tileSize: TILE,
  shade: (context) =>
    shadeSuiting(
      context,
      context.draw.pick<Figure>("figure", ["plain", "herringbone", "chalk stripe", "windowpane"], [1, 3, 3, 2]),
    ),
};

/** Suiting with one of its figures. */
export function shadeSuiting(context: ShadeContext, figure: Figure): Surface {
  const { colours, draw, scale, size } = context;
  const stops = draw.pick("cloth", CLOTHS).map(fromHex);
  const [warps, wefts] = [0.92, 1.08].map((f) =>
    palette(...dye(stops, colours[0], 0.8).map(([r, g, b]) => [r * f, g * f, b * f] as const)),
  ) as [ReturnType<typeof palette>, ReturnType<typeof palette>];
  const lines = featureCount(LINES, scale);
  const melange = fbm(size, { cells: featureCount(110, scale), octaves: 2, gain: 0.9, seed: draw.seed32("melange") });
  const chalk = colours[1] ?? CHALK;
  const offLine = (at: number) => Math.abs(at * lines - Math.floor(at * lines) - 0.5);
  return weaveCloth(context, {
    tileSize: TILE,
    warps: featureCount(12, scale) * 16,
    wefts: featureCount(48, scale) * 4,
    draft: figure === "herringbone" ? herringboneTwill(8) : TWILL_2_2,
    sway: 0.08,
    slub: 0.08,
    drift: 0.05,
    fuzz: 0.9,
    twist: 0.2,
    shadow: 0.26,
    swell: 1,
    bow: 0.6,
    roughness: 0.88,
    yarnAt: (warp) => (warp ? warps : wefts),
    finish: (texel, i) => {
      shade(texel, 1 + 0.14 * (melange[i] as number));
      if (figure !== "chalk stripe" && figure !== "windowpane") return;
      const x = offLine(((i & (size - 1)) + 0.5) / size);
      const y = figure === "windowpane" ? offLine((Math.floor(i / size) + 0.5) / size) : 1;
      const line = smoothstep(LINE, LINE * 0.5, Math.min(x, y));
      blendColour(texel, chalk, line * (0.34 + 0.2 * (melange[i] as number)));
    },
  });
}
