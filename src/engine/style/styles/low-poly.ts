import { areaOf } from "../../geometry/area.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { shellVolumes } from "../../geometry/shells.ts";
import { simplifyModel } from "../../geometry/simplify.ts";
import { materialById } from "../../materials/index.ts";
import { cross, length, subtract, type Vec3 } from "../../math/vec3.ts";
import { flat, lookOf, paintInTurn } from "../looks.ts";
import type { Dressed, Style } from "../style.ts";

/** Triangles of a thing, and how many more a part is given. */
const FACES = 380;
const FACES_A_PART = 14;
const MOST_FACES = 1800;
/** The same for every further piece of a part, a fork's two legs and their crowns, and for how many of them at most. */
const FACES_A_PIECE = 12;
const MOST_PIECES = 6;
/** Thickness over the root of the area of one side below which a part is a sheet, whose two sides must keep each other's corners: a sail. */
const SHEET = 0.02;
/** How many more triangles a sheet is given, and how much more of them all it gets than its bend asks for. */
const FACES_A_SHEET = 40;
const SHEETS_SHARE = 6;
/** Creases at less than this angle, radians, would show as soft. */
const FLAT = 0.02;
/** How much lighter or darker facets are, as a ratio. */
const TINT = 0.09;

/** Low poly: a few hundred flat facets, each of one colour, a little lighter or darker than its neighbours. */
export const lowPoly: Style = {
  id: "low-poly",
  isScenic: true,
  apply: (thing) => {
    const sheets = thing.model.parts.filter((part) => isSheet(part, thing.materials));
    const pieces = thing.model.parts.reduce(
      (sum, { geometry }) => sum + Math.min(MOST_PIECES, shellVolumes(geometry).length - 1),
      0,
    );
    const most = Math.min(
      MOST_FACES,
      FACES + FACES_A_PART * thing.model.parts.length + FACES_A_SHEET * sheets.length + FACES_A_PIECE * pieces,
    );
    const cared = thing.model.parts.map((part) =>
      sheets.includes(part)
        ? { ...part, geometry: thicken(part.geometry), share: SHEETS_SHARE * (part.share ?? 1) }
        : part,
    );
    const { model } = simplifyModel({ ...thing.model, parts: cared }, most);
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

/** Whether a part is a sheet of cloth. */
function isSheet({ geometry, slot }: Part, materials: Dressed["materials"]): boolean {
  const spec = materials[slot];
  if (!spec || materialById(spec.base).class !== "fabric") return false;
  const side = areaOf(geometry) / 2;
  const thick = shellVolumes(geometry).reduce((sum, volume) => sum + Math.abs(volume), 0) / Math.max(side, 1e-12);
  return thick < SHEET * Math.sqrt(side);
}

/** A sheet as thick as one may be, so that few faces still hold its two sides apart. */
function thicken(geometry: Geometry): Geometry {
  const { positions, indices } = geometry;
  const by = (SHEET * Math.sqrt(areaOf(geometry) / 2)) / 2;
  const normals = new Float64Array(positions.length);
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [0, 1, 2].map((k) => 3 * (indices[i + k] as number));
    const [a, b, c] = corners.map((at) => [0, 1, 2].map((k) => positions[at + k] as number)) as unknown as [
      Vec3,
      Vec3,
      Vec3,
    ];
    const normal = cross(subtract(b, a), subtract(c, a));
    for (const at of corners)
      for (const k of [0, 1, 2] as const) normals[at + k] = (normals[at + k] as number) + normal[k];
  }
  const moved = positions.slice();
  for (let at = 0; at < positions.length; at += 3) {
    const out = [0, 1, 2].map((k) => normals[at + k] as number) as unknown as Vec3;
    const long = length(out);
    if (long === 0) continue;
    for (const k of [0, 1, 2] as const) moved[at + k] = (moved[at + k] as number) + (by * out[k]) / long;
  }
  return { ...geometry, positions: moved };
}

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
