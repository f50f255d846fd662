import { boundsOf } from "#measure/bounds.ts";
import { noise } from "../../geometry/deform.ts";
import { deform } from "../../geometry/place.ts";
import { simplifyModel } from "../../geometry/simplify.ts";
import type { Rgb } from "../../math/color.ts";
import { flat, lookOf, paintInTurn } from "../looks.ts";
import type { Style } from "../style.ts";
import { tintFacets } from "./low-poly.ts";
import { papersOf } from "./papers.ts";

const FACES = 230;
const FACES_A_PART = 5;
const MOST_FACES = 560;
/** How far corners are pulled out, as a ratio of the thing's size. */
const CRUMPLE = 0.011;
/** Paper is folded flat: the thing's width shrinks to this. */
const WIDTH = 0.86;

/** Folded from paper: few large facets with sharp creases, pulled into points, in one or two colours of matte paper. */
export const origami: Style = {
  id: "origami",
  isScenic: true,
  apply: (thing) => {
    const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
    const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const most = Math.min(MOST_FACES, FACES + FACES_A_PART * thing.model.parts.length);
    const { model } = simplifyModel(thing.model, most);
    const grain = size * 0.11;
    const pull = (x: number, y: number, z: number, seed: number) =>
      CRUMPLE * size * noise(x / grain, y / grain, z / grain, seed);
    const papers = papersOf(thing);
    const parts = model.parts.map((part) => {
      const spec = thing.materials[part.slot];
      const look = spec && { ...lookOf(spec), colour: papers[part.slot] as Rgb, roughness: 0.9, metalness: 0 };
      const geometry = deform(part.geometry, ([x, y, z]) => [
        (x + pull(x, y, z, 1)) * WIDTH,
        Math.max(min[1], y + pull(x, y, z, 2) * Math.min(1, (y - min[1]) / (0.1 * size))),
        z + pull(x, y, z, 3),
      ]);
      return { ...part, geometry, crease: 0.02, paint: paintInTurn(look && flat(look), tintFacets) };
    });
    const materials = Object.fromEntries(
      Object.entries(thing.materials).map(([slot, spec]) => [
        slot,
        { ...spec, base: "paper", colours: [papers[slot] as Rgb] },
      ]),
    );
    return { ...thing, model: { ...model, parts }, materials };
  },
};
