import type { Paint } from "../../geometry/part.ts";
import { simplifyModel } from "../../geometry/simplify.ts";
import { flat, lookOf, paintInTurn } from "../looks.ts";
import type { Style } from "../style.ts";

/** Triangles of a thing, and how many more a part is given. */
const FACES = 380;
const FACES_A_PART = 14;
const MOST_FACES = 1300;
/** Creases at less than this angle, radians, would show as soft. */
const FLAT = 0.02;
/** How much lighter or darker facets are, as a ratio. */
const TINT = 0.09;

/** Low poly: a few hundred flat facets, each of one colour, a little lighter or darker than its neighbours. */
export const lowPoly: Style = {
  id: "low-poly",
  isScenic: true,
  apply: (thing) => {
    const most = Math.min(MOST_FACES, FACES + FACES_A_PART * thing.model.parts.length);
    const { model } = simplifyModel(thing.model, most);
    const looks = new Map(
      Object.entries(thing.materials).map(([slot, spec]) => {
        const look = lookOf(spec);
        return [slot, { ...look, roughness: Math.max(look.roughness, look.metalness > 0.5 ? 0.35 : 0.7) }] as const;
      }),
    );
    const parts = model.parts.map((part) => {
      const look = looks.get(part.slot);
      return { ...part, crease: FLAT, paint: paintInTurn(look && flat(look), part.paint, tintFacets) };
    });
    return { ...thing, model: { ...model, parts } };
  },
};

/** Facets are told apart by the way they face. */
export const tintFacets: Paint = (surface, _x, _y, _z, nx, ny, nz) => {
  const word = Math.imul(Math.round(nx * 40), 374761393) ^ Math.imul(Math.round(ny * 40), 668265263);
  const mixed = Math.imul(word ^ Math.imul(Math.round(nz * 40), 1274126177), 2246822519);
  const factor = 1 + TINT * (((mixed >>> 8) & 1023) / 511.5 - 1);
  surface.r *= factor;
  surface.g *= factor;
  surface.b *= factor;
  surface.height = 0;
};
