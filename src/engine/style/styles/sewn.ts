import { boundsOf } from "#measure/bounds.ts";
import { noise } from "../../geometry/deform.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { settle } from "../../geometry/place.ts";
import { restScale } from "../../geometry/rest-scale.ts";
import { materialById } from "../../materials/index.ts";
import { clamp01 } from "../../math/scalar.ts";
import { createKnitPlace, stockinette } from "../../texture/threads/knit.ts";
import { flat, lookOf, paintInTurn, remade, saturate } from "../looks.ts";
import { cutsFor, soften } from "../soften.ts";
import type { Dressed, Style } from "../style.ts";
import { PIECED } from "./pieced-cloths.ts";

const BUTTONS = /eye|nose|pupil/;

/** Buttons, and what is of another stuff that no needle goes through: the clay pot of a knitted cactus. */
const isSpared = (slot: string, { own, materials }: Dressed): boolean =>
  BUTTONS.test(slot) ||
  (own?.stuffed.includes(slot) === true && materialById(materials[slot]?.base ?? "knit").class !== "fabric");

interface Cloth {
  readonly material: string;
  readonly roughness: number;
  /** How fat it is stuffed, as a ratio of its size. */
  readonly stuffing: number;
  readonly cover: (size: number) => Paint;
}

/** A soft toy: puffed up, its edges gone, eyes and nose buttons. */
function sew(thing: Dressed, cloth: Cloth): Dressed {
  const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
  const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const most = cutsFor(thing.model.parts.length);
  const parts = thing.model.parts.map((part): Part => {
    if (isSpared(part.slot, thing)) return part;
    const spec = thing.materials[part.slot];
    const isPieced = spec !== undefined && PIECED.has(spec.base);
    const look = spec && lookOf(spec);
    const base = look && flat({ colour: saturate(look.colour, 1.1), roughness: cloth.roughness, metalness: 0 });
    const puffed = soften(part.geometry, size / 24, 4, size * cloth.stuffing, most);
    // without a paint of its own the part lies in its cloth as it stands; a paint needs the frame it was drawn in
    const geometry: Geometry = part.paint ? puffed : settle(puffed);
    // a paint's lengths are those of its part's own frame
    const cover = cloth.cover(size * restScale(geometry));
    // of patches one sees the patches and the seam
    if (isPieced)
      return {
        ...part,
        geometry,
        crease: 1.4,
        paint: paintInTurn(undefined, part.paint, seam(size * restScale(geometry))),
      };
    return { ...part, geometry, crease: 1.4, paint: paintInTurn(base, part.paint, cover) };
  });
  const soft = remade(thing.materials, cloth.material);
  const materials = Object.fromEntries(
    Object.entries(thing.materials).map(([slot, spec]) => [
      slot,
      isSpared(slot, thing) || PIECED.has(spec.base) ? spec : (soft[slot] ?? spec),
    ]),
  );
  return { ...thing, model: { ...thing.model, parts }, materials };
}

/** Felt with a pile, stuffed fat, with a stitched seam down the middle. */
export const plush: Style = {
  id: "plush",
  apply: (thing) =>
    sew(thing, {
      material: "felt",
      roughness: 0.95,
      stuffing: 0.013,
      cover: (size) => paintInTurn(pile(size), seam(size)),
    }),
};

/** Knitted from thick wool: rows of stitches all round. */
export const knitted: Style = {
  id: "knitted",
  apply: (thing) => sew(thing, { material: "woven-cotton", roughness: 0.95, stuffing: 0.011, cover: stitches }),
};

/** Tufts over the size of the toy, their shades, and how far they stand out of it. */
const TUFTS = 62;
const SHADES = 0.34;
const STANDS = 0.0042;

/** Short soft fur: tufts that lie this way and that, lighter at their tips, and no gloss. */
function pile(size: number): Paint {
  const k = TUFTS / size;
  return (surface, x, y, z) => {
    // drawn out downwards, as it is stroked
    const tuft = noise(x * k, y * k * 0.45, z * k, 5);
    const fine = noise(x * k * 2.6, y * k * 1.2, z * k * 2.6, 9);
    const nap = noise((x * 7) / size, (y * 7) / size, (z * 7) / size, 13);
    const shade = 1 + SHADES * (0.7 * tuft + 0.5 * fine) + 0.16 * nap;
    surface.r = clamp01(surface.r * shade + 0.012);
    surface.g = clamp01(surface.g * shade + 0.012);
    surface.b = clamp01(surface.b * shade + 0.012);
    surface.height += size * STANDS * (0.7 * tuft + 0.6 * fine);
    surface.roughness = 1;
    surface.metalness = 0;
  };
}

/** A dark line where the halves meet, crossed by threads. */
function seam(size: number): Paint {
  const [half, pitch] = [size * 0.0045, size / 38];
  return (surface, x, y, z) => {
    surface.metalness = 0;
    const off = Math.abs(x);
    if (off > half * 3.4) return;
    const along = (y + z) / pitch;
    const isThread = Math.abs(along - Math.floor(along) - 0.5) < 0.16;
    const depth = off < half ? 0.5 : isThread ? 0.38 : 0;
    if (depth === 0) return;
    surface.height -= off < half ? half * 1.2 : -half * 0.5;
    surface.r *= 1 - depth;
    surface.g *= 1 - depth;
    surface.b *= 1 - depth;
  };
}

/** Width of a stitch over the size of the toy, height of a row over that, and how far the yarn stands out, in widths. */
const STITCHES_ACROSS = 27;
const ROW = 0.78;
const PLUMP = 0.34;
/** Value of the brightest channel of the darkest wool: on what is darker no stitch is seen. */
const DARKEST_WOOL = 0.13;

/** Rows of plump Vs, laid on from the side that the surface faces, so that none is drawn out. */
function stitches(size: number): Paint {
  const wide = size / STITCHES_ACROSS;
  const stitch = stockinette(1, 1);
  const place = createKnitPlace();
  return (surface, x, y, z, nx, ny, nz) => {
    const [ax, ay, az] = [Math.abs(nx), Math.abs(ny), Math.abs(nz)];
    const isTop = ay > Math.max(ax, az);
    stitch((isTop || az > ax ? x : z) / wide, (isTop ? z : y) / (ROW * wide), place);
    const { height, across, along } = place;
    // two plies wound about each other
    const ply = (along * 1.6 + across * 0.8 + 8) % 1;
    const twist = 0.9 + 0.1 * Math.min(1, 4 * Math.abs(ply - 0.5));
    const most = Math.max(surface.r, surface.g, surface.b, 1e-3);
    const shade = Math.max(1, DARKEST_WOOL / most) * (0.3 + 0.82 * height) * twist;
    surface.r = clamp01(surface.r * shade);
    surface.g = clamp01(surface.g * shade);
    surface.b = clamp01(surface.b * shade);
    surface.height = PLUMP * wide * height;
    surface.roughness = 0.97;
    surface.metalness = 0;
  };
}
