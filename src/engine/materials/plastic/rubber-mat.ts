import { fromHex } from "../../math/color.ts";
import { clamp01, lerp, smoothstep } from "../../math/scalar.ts";
import { featureCount } from "../../texture/feature-count.ts";
import { evenNoise } from "../../texture/noises/even-noise.ts";
import { fbm } from "../../texture/noises/noise.ts";
import { type LatticePlace, staggeredLattice } from "../../texture/tilings/staggered-lattice.ts";
import { paintSurface } from "../../texture/tones/paint-surface.ts";
import { blendColour, dye, paintFrom, palette, shade } from "../../texture/tones/palette.ts";
import type { Material, ShadeContext, Surface } from "../material.ts";

const BLACK = ["#202122", "#2e2f30", "#414243"].map(fromHex);
const DUST = fromHex("#8a8378");
const TILE = 0.35;

/** Floor mat of moulded rubber: round flat studs with crisp rims in staggered rows, their tops polished by soles, a little dust between them. Takes colours through and through. */
export const rubberMat: Material = {
  id: "rubber-mat",
  class: "plastic",
  words: [
    "rubber mat",
    "rubber floor",
    "studded rubber",
    "dotted rubber",
    "rubber flooring",
    "anti slip rubber",
    "rubber tile",
    "gym floor mat",
    "car mat",
    "pimple rubber",
    "bumpy rubber",
    "rubber bump",
    "rubber stud",
    "rubber studs",
    "rubber dot",
    "rubber dome",
    "rubber nub",
  ],
  tileSize: TILE,
  shade: shadeRubberMat,
};

function shadeRubberMat({ size, draw, colours, scale }: ShadeContext): Surface {
  const count = featureCount(draw.integer("studs", 8, 11), scale);
  const radius = draw.number("radius", 0.29, 0.36);
  const flat = draw.number("flat", 0.74, 0.82);
  const locate = staggeredLattice(count);
  const place: LatticePlace = { cell: 0, dx: 0, dy: 0, border: 0 };
  const sway = fbm(size, { cells: 3, octaves: 2, seed: draw.seed32("sway") });
  const grain = fbm(size, { cells: 100, octaves: 2, gain: 0.7, seed: draw.seed32("grain") });
  const use = evenNoise(size, { cells: 6, octaves: 6, gain: 0.65, seed: draw.seed32("use") });
  const rubber = palette(...dye(BLACK, colours[0], 0.7));
  const pitch = TILE / count;
  const shiftX = draw.number("shift x", 0, 1);
  const shiftY = draw.number("shift y", 0, 1);
  return paintSurface(size, TILE, (texel, i) => {
    const bend = ((sway[i] as number) * 0.05) / count;
    const x = ((i & (size - 1)) + 0.5) / size + bend + shiftX;
    const y = (Math.floor(i / size) + 0.5) / size + bend + shiftY;
    locate(x, y, place);
    const far = Math.sqrt(place.dx * place.dx + place.dy * place.dy) / radius;
    const stud = smoothstep(1.02, flat, far);
    const foot = smoothstep(1.22, 1, far) * (1 - stud);
    const rim = smoothstep(0.62, 0.84, far) * stud;
    const g = grain[i] as number;
    const u = use[i] as number;
    paintFrom(rubber, 0.4 + g * 0.12 + u * 0.06 + stud * 0.1 + rim * 0.22, texel);
    shade(texel, 1 - foot * 0.6);
    blendColour(texel, DUST, clamp01(u * 0.5 + 0.3) * (1 - stud) * 0.14 + stud * clamp01(u + g * 0.8 - 0.1) * 0.08);
    texel.height = pitch * 0.19 * stud + g * 0.00007 * (1 - stud * 0.6);
    texel.roughness = lerp(0.82, 0.46 + clamp01(u) * 0.12, stud) + g * 0.04;
  });
}
