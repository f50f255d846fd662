import { boundsOf } from "#measure/bounds.ts";
import { measureVolume } from "#measure/volume.ts";
import { areaOf } from "../../geometry/area.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Part } from "../../geometry/part.ts";
import { move, stretch, turnX } from "../../geometry/place.ts";
import { partDemand } from "../../geometry/share-faces.ts";
import { simplifyGeometry } from "../../geometry/simplify-geometry.ts";
import type { Draw } from "../../math/draw.ts";
import { PI } from "../../math/elementary.ts";
import { add, distance, scale, type Vec3 } from "../../math/vec3.ts";
import { fitOn } from "../fit-on.ts";
import { lookOf } from "../looks.ts";
import type { Dressed } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";
import { areBooks, cladWithBooks } from "./clad-with-books.ts";
import { cladWithGears, isGears } from "./clad-with-gears.ts";
import { areMorsels, type Cover, cladWithMorsels } from "./clad-with-morsels.ts";
import { cladWithPizza, isPizza } from "./clad-with-pizza.ts";
import { plainBloom } from "./plain-bloom.ts";

/** Copies of the largest kind laid on a thing at most, and their size and distance as ratios of its size. */
const COPIES = 300;
const SIZE = 0.1;
const APART = 0.045;
/** Share of them, and their distance over the usual, where they are only strewn. */
const SPARSE = 0.3;
const LOOSE = 1.8;
/** Triangles of one copy, and the parts of the covering thing that are copied: its largest ones. */
const FACES = 54;
const PARTS = 4;
/** Finer parts get smaller copies, in these ratios to the largest, or their form would drown: railings, keys, legs. */
const GRADES = [1, 0.66, 0.44, 0.3] as const;
const BLOCKS =
  /^(?:book|single-brick|toy-brick|crate|box|cube|dice|playing-card|sheet-of-paper|envelope|banknote|domino)$/;
/** A copy's size over the mean thickness of what it lies on (volume over area: a third of a ball's radius). */
const OVER_THICKNESS = 2;
/** Of the smallest copies there are so many times more, with so much fewer triangles. */
const MOST_MORE = 2.4;
const LEAST_FACES = 0.4;
/** What of a covering thing would stick out of all sides: the stick of a sweet. */
const STICKS = /^(?:stick|skewer)$/;
/** What is built of matches is not on fire. */
const BURNS = /flame|ember|smoke/;
/** What is so many times as high as wide lies along the surface: matches, pencils, spoons. */
const SLENDER = 3;
/** And is so much longer than what stands on it, or it would hardly be seen. */
const LONGER = 1.8;
const PETALS = /^(?:petal|bloom|flower|blossom)/;
const HEART = /^(?:heart|centre|center|middle|disc|eye)$/;
/**
 * What is left as it is: a face, wheels and keys, by which a heap of flowers is a car or a typewriter, and what a thing is shown on.
 */
const BARE =
  /eye|pupil|nose|mouth|tooth|beak|wheel|tyre|tire|^(?:keys?|buttons?|dial|paper|rod|rim|grille|rails?|stand|hanger|plinth)$/;

/** What is looked through or shines even on a thing that is dough and cheese. */
const GLAZED = /window|pane|glass|light|screen|lens/;

const prefix = (kind: number): string => (kind === 0 ? "cover-" : `cover${kind + 1}-`);

/**
 * Puts a thing together from many copies of others: they lie close on all of its surface, its face, wheels and stand left
 * free.
 *
 * @param isStrewn They lie here and there, and what is under them stays as it was.
 * @param keepsStuff Whether what is seen between them is of its own stuff rather than of theirs.
 */
export function coverWith(
  thing: Dressed,
  covers: readonly Cover[],
  draw: Draw,
  keepsStuff = false,
  isStrewn = false,
): Dressed {
  const [first] = covers;
  if (first && covers.length === 1 && isPizza(first) && !isStrewn)
    return cladWithPizza(thing, first, (slot) => BARE.test(slot) || GLAZED.test(slot), draw);
  if (first && covers.length === 1 && isGears(first))
    return cladWithGears(thing, first, (slot) => BARE.test(slot), draw);
  if (areBooks(covers) && !isStrewn)
    return cladWithBooks(thing, covers, (slot) => BARE.test(slot) || GLAZED.test(slot), draw);
  if (areMorsels(covers))
    return cladWithMorsels(thing, covers, (slot) => BARE.test(slot) || GLAZED.test(slot), draw, keepsStuff || isStrewn);
  const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
  const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const faces = thing.model.parts.filter(({ slot }) => BARE.test(slot)).map(middleOf);
  const body = thing.model.parts.filter(({ slot }) => !BARE.test(slot));
  const favour = ({ position, normal }: Spot) =>
    normal[1] < -0.75 || faces.some((face) => distance(face, position) < size * 0.055) ? 0 : 1;
  // a heap of books is told by their form, and they stick out over what is thin
  const coarsest = covers.every(({ concept }) => BLOCKS.test(concept)) ? 1 : GRADES.length - 1;
  const graded = GRADES.map((grade, g) => {
    const own = body.filter((part) => Math.min(gradeOf(part, size), coarsest) === g);
    const stock = g === 0 ? draw : draw.fork(`grade-${g}`);
    const options = {
      count: Math.round(COPIES * (isStrewn ? SPARSE : 1) * Math.min(MOST_MORE, 1 / grade)),
      apart: size * APART * (isStrewn ? LOOSE : 1) * grade,
    };
    const spots = own.length > 0 ? surfaceSpots(own, stock, { ...options, favour, tries: 10 }) : [];
    const next = stock.stream("copies");
    return spots.map((spot) => ({ spot, spin: next(), scale: 0.75 + 0.5 * next() }));
  });
  const parts = covers.flatMap((cover, k) =>
    GRADES.flatMap((grade, g) => {
      const own = (graded[g] as (typeof graded)[number]).filter((_, i) => i % covers.length === k);
      if (own.length === 0) return [];
      const faces = FACES * Math.max(LEAST_FACES, grade);
      return copiesOf(cover, size * SIZE * grade, faces).map(({ part, geometry }, i) =>
        makePart(
          `${prefix(k)}${i + 1}-${part.slot}${g === 0 ? "" : `-${g + 1}`}`,
          prefix(k) + part.slot,
          merge(
            own.map(({ spot, spin, scale: by }) =>
              fitOn(stretch(geometry, [by, by, by]), spot, size * SIZE * grade * 0.12, spin),
            ),
          ),
          { weight: 1, ...(part.paint && { paint: part.paint }), ...(part.crease && { crease: part.crease }) },
        ),
      );
    }),
  );
  const [main] = keepsStuff ? [] : Object.entries(covers[0]?.materials ?? {});
  const ground = main && lookOf(main[1]).colour;
  const bodies = new Set(body.map(({ slot }) => slot));
  const materials = Object.fromEntries(
    Object.entries(thing.materials).map(([slot, spec]) => [
      slot,
      main && ground && bodies.has(slot) ? { ...main[1], colours: [scale(ground, 0.6)] } : spec,
    ]),
  );
  const plain = thing.model.parts.map((part): Part => {
    if (isStrewn || BARE.test(part.slot)) return part;
    const { paint: _, ...rest } = part;
    // hardly seen between what lies on it
    return { ...rest, weight: 0.15 };
  });
  const dressed = Object.fromEntries(
    covers.flatMap((cover, k) => Object.entries(cover.materials).map(([slot, spec]) => [prefix(k) + slot, spec])),
  );
  return {
    ...thing,
    model: { ...thing.model, parts: parts.length > 0 ? [...plain, ...parts] : plain },
    materials: { ...materials, ...dressed },
  };
}

/** Which of `GRADES` lies on a part: the finer it is beside the whole thing, the smaller. */
function gradeOf({ geometry }: Part, size: number): number {
  const thickness = measureVolume(geometry.positions, geometry.indices) / Math.max(areaOf(geometry), 1e-9);
  const fits = (OVER_THICKNESS * thickness) / (SIZE * size);
  const found = GRADES.findIndex((grade) => fits >= grade);
  return found < 0 ? GRADES.length - 1 : found;
}

/** The covering thing's largest parts, few triangles each, `size` metres large, standing on y = 0 over the origin. */
function copiesOf(cover: Dressed, size: number, faces: number): { part: Part; geometry: Geometry }[] {
  const petals = cover.model.parts.find(({ slot }) => PETALS.test(slot));
  const spec = petals && cover.materials[petals.slot];
  if (petals && spec) {
    // thin petals do not outlast so few triangles
    const isDouble = cover.model.parts.every(({ slot }) => !HEART.test(slot));
    const part = plainBloom(petals.slot, size, lookOf(spec).colour, isDouble);
    return [{ part, geometry: part.geometry }];
  }
  const eaten = cover.model.parts.filter(({ slot }) => !STICKS.test(slot) && !BURNS.test(slot));
  const all = eaten.length > 0 ? eaten : cover.model.parts;
  const { min, max } = boundsOf(all.map(({ geometry }) => geometry.positions));
  const by = size / Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2], 1e-9);
  const demands = all
    .map((part, index) => ({ part, index, demand: partDemand(part.geometry) }))
    .sort((a, b) => b.demand - a.demand || a.index - b.index)
    .slice(0, PARTS);
  const total = demands.reduce((sum, { demand }) => sum + demand, 0);
  const foot: Vec3 = [-(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2];
  const isSlender = max[1] - min[1] > SLENDER * Math.max(max[0] - min[0], max[2] - min[2]);
  const long = isSlender ? LONGER : 1;
  const lying = (geometry: Geometry) =>
    isSlender ? turnX(move(geometry, [0, -(max[1] - min[1]) / 2, 0]), PI / 2) : geometry;
  return demands.map(({ part, demand }) => {
    const few = simplifyGeometry(part.geometry, Math.max(12, Math.round((faces * demand) / total)));
    return { part, geometry: stretch(lying(move(few, foot)), [long * by, long * by, long * by]) };
  });
}

function middleOf({ geometry }: Part): Vec3 {
  const { min, max } = boundsOf([geometry.positions]);
  return scale(add(min as Vec3, max as Vec3), 0.5);
}
