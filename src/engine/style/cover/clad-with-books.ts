import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { box } from "../../geometry/box.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part } from "../../geometry/part.ts";
import { move, turnY } from "../../geometry/place.ts";
import type { MaterialSpec } from "../../materials/material.ts";
import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { atan2, PI } from "../../math/elementary.ts";
import { scale, type Vec3 } from "../../math/vec3.ts";
import { lookOf } from "../looks.ts";
import type { Dressed } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";
import type { Cover } from "./clad-with-morsels.ts";
import { offOf, TELLING } from "./off-of.ts";

const BOOK = "book";
/** Along the wall, up, and into it, over the size of the whole. */
const LONG = 0.15;
const THICK = 0.036;
const DEEP = 0.105;
/** How far one stands out of the surface, over the size of the whole, and how far it is turned at most, radians. */
const OUT = 0.016;
const ASKEW = 0.09;
/** Books at most, and how far apart they are over the size of the whole. */
const COUNT = 290;
const APART = 0.05;
/** How far the middle of one is from a wheel at least, over its length. */
const CLEAR = 0.55;
/** How much the pages are narrower than the boards together, as a share of the thickness, and how many lines their edges show. */
const PAGES = 0.6;
const LEAVES = 7;
const PAGE = fromHex("#efe6cf");
const PAPER: MaterialSpec = { base: "paper", colours: [PAGE], conditions: {}, scale: 1, seed: 1 };

export const areBooks = (covers: readonly Cover[]): boolean => covers.every(({ concept }) => concept === BOOK);

/** A closed book of six faces, its spine towards +Z, and its pages painted between the boards: edges of paper are too small to be modelled. */
const closedBook = (size: number): Geometry => box([LONG * size, THICK * size, DEEP * size]);

const pagesOf =
  (size: number): Paint =>
  (surface, _x, y, _z, _nx, ny, nz) => {
    const off = Math.abs(y) / (0.5 * THICK * size);
    if (Math.abs(ny) > 0.5 || nz > 0.5 || off > PAGES) return;
    const leaf = off * LEAVES - Math.floor(off * LEAVES);
    const shade = (leaf < 0.4 ? 0.86 : 1) * (off > 0.8 * PAGES ? 0.72 : 1);
    layColour(surface, scale(PAGE, shade), 0.9, 0);
    surface.height -= 0.05 * THICK * size;
  };

/**
 * Builds a thing of books as a mason would: they lie flat in courses, spines or pages along its walls. Of so few faces each that none
 * is lost where the whole has few.
 *
 * @param isBare Slots that are left as they are: a face, wheels.
 */
export function cladWithBooks(
  thing: Dressed,
  covers: readonly Cover[],
  isBare: (slot: string) => boolean,
  draw: Draw,
): Dressed {
  const body = thing.model.parts.filter(({ slot }) => !isBare(slot));
  const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
  const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const book = closedBook(size);
  const paint = pagesOf(size);
  const next = draw.stream("books");
  const course = THICK * size;
  const offTelling = offOf(thing.model.parts.filter(({ slot }) => TELLING.test(slot)));
  const favour = ({ position, normal }: Spot) =>
    normal[1] < -0.75 || offTelling(position) < CLEAR * LONG * size ? 0 : 1;
  const spots = surfaceSpots(body, draw, { count: COUNT, apart: APART * size, favour, tries: 14 });
  const laid = spots.map(({ position, normal }) => {
    const isFlat = Math.abs(normal[1]) > 0.75;
    const wall = isFlat ? Math.floor(next() * 4) * (PI / 2) : atan2(normal[0], normal[2]);
    const showsPages = next() < 0.4;
    const turn = wall + (showsPages ? PI : 0) + (next() - 0.5) * 2 * ASKEW;
    const into = isFlat ? 0 : 0.5 * DEEP * size - OUT * size * (0.5 + next());
    const level = min[1] + (Math.floor((position[1] - min[1]) / course) + 0.5) * course;
    const at: Vec3 = [position[0] - into * normal[0], level, position[2] - into * normal[2]];
    return (geometry: Geometry) => move(turnY(geometry, turn), at);
  });
  const parts = covers.flatMap((_, k): Part[] => {
    const own = laid.filter((__, i) => i % covers.length === k);
    const slot = `books-${k + 1}`;
    return own.length === 0
      ? []
      : [makePart(slot, slot, merge(own.map((lay) => lay(book))), { weight: 1, crease: 1, paint })];
  });
  const bound = covers.map(({ materials }, k): [string, MaterialSpec] => {
    const [main] = Object.values(materials);
    return [`books-${k + 1}`, { ...(main ?? PAPER), conditions: {} }];
  });
  const [first] = bound;
  const dark = first ? scale(lookOf(first[1]).colour, 0.5) : undefined;
  const covered = new Set(body.map(({ slot }) => slot));
  const under = Object.entries(thing.materials).map(([slot, spec]): [string, MaterialSpec] => [
    slot,
    first && dark && covered.has(slot) ? { ...first[1], colours: [dark] } : spec,
  ]);
  const plain = thing.model.parts.map((part): Part => {
    if (!body.includes(part)) return part;
    const { paint: _, ...rest } = part;
    return { ...rest, weight: 0.15 };
  });
  return {
    ...thing,
    model: { ...thing.model, parts: [...plain, ...parts] },
    materials: Object.fromEntries([...under, ...bound]),
  };
}
