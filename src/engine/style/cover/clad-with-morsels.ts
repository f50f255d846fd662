import { boundsOf } from "#measure/bounds.ts";
import { layColour } from "../../concepts/lay-colour.ts";
import { noise } from "../../geometry/deform.ts";
import { fitAffine } from "../../geometry/fit-affine.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import type { Paint, Part, SurfacePoint } from "../../geometry/part.ts";
import { deform } from "../../geometry/place.ts";
import type { Draw } from "../../math/draw.ts";
import { add, distance, scale, subtract, type Vec3 } from "../../math/vec3.ts";
import { lookOf } from "../looks.ts";
import type { Dressed } from "../style.ts";
import { BAKED_MORSELS } from "./baked-morsels.ts";
import { FLAT_MORSELS } from "./flat-morsels.ts";
import { HANDIWORK_MORSELS } from "./handiwork-morsels.ts";
import { DENSE, type Kind, type Laid, layMorsels, STREWN } from "./lay-morsels.ts";
import { FOLIAGE, MORSELS, type Morsel } from "./morsels.ts";
import { TELLING } from "./off-of.ts";
import { hangOf, seat } from "./seat-morsel.ts";

/** A thing of which many are laid on another, and which of all things it is. */
export interface Cover extends Dressed {
  readonly concept: string;
}

/** Eyes are so much larger than on the plain thing: they are among much that is as dark and as round. */
const EYES = 1.5;
const FACE = /eye|pupil|nose|mouth|beak/;

/** Whether small pieces stand for every one of these. */
export const areMorsels = (covers: readonly Cover[]): boolean =>
  covers.length > 0 && covers.every(({ concept }) => morselsFor(concept).length > 0);

/** What stands for many of a thing: one piece, or several that differ in what is printed on them. */
function morselsFor(concept: string): readonly Morsel[] {
  const only = MORSELS.get(concept);
  return only
    ? [only]
    : (FLAT_MORSELS.get(concept) ?? HANDIWORK_MORSELS.get(concept) ?? BAKED_MORSELS.get(concept) ?? []);
}

/**
 * Puts a thing together from whole small pieces, laid over each other like scales: large on its body, small about its face and on
 * what is thin, so that its form stays. What is too fine to carry any is itself the colour of one.
 *
 * @param keepsStuff Its own stuff is to be seen between them: they lie apart, on what is as it was.
 */
export function cladWithMorsels(
  thing: Dressed,
  covers: readonly Cover[],
  isBare: (slot: string) => boolean,
  draw: Draw,
  keepsStuff = false,
): Dressed {
  const { min, max } = boundsOf(thing.model.parts.map(({ geometry }) => geometry.positions));
  const size = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const body = thing.model.parts.filter(({ slot }) => !isBare(slot));
  const faces = thing.model.parts
    .filter(({ slot }) => FACE.test(slot))
    .map(({ geometry }) => {
      const box = boundsOf([geometry.positions]);
      return scale(add(box.min as Vec3, box.max as Vec3), 0.5);
    });
  const bare = thing.model.parts.filter(({ slot }) => TELLING.test(slot));
  const kinds = covers.flatMap((cover, k): Kind[] => {
    const petals = Object.keys(cover.materials).find((slot) => /^(?:petal|bloom|flower|blossom)/.test(slot));
    return morselsFor(cover.concept).map((morsel, n) => {
      const spec = cover.materials[morsel.slot ?? petals ?? (Object.keys(cover.materials)[0] as string)];
      return {
        slot: `cover${k === 0 ? "" : k + 1}-${cover.concept}${n === 0 ? "" : `-${n + 1}`}`,
        morsel,
        colour: spec ? lookOf(spec).colour : [0.5, 0.5, 0.5],
      };
    });
  });
  // fruit and blooms lie among leaves
  const isGreen = kinds.some(({ morsel }) => morsel.under([1, 1, 1])[0] < 0.2 && morsel.hangs);
  const isSweet = kinds.every(({ morsel, colour }) => morsel.under(colour)[0] === colour[0] * 0.35);
  if (!isGreen && !isSweet && !keepsStuff)
    kinds.push({ slot: "cover-leaf", morsel: FOLIAGE, colour: [0.1, 0.2, 0.05] });
  const laid = layMorsels(body, faces, bare, size, kinds, draw, keepsStuff ? STREWN : DENSE);
  const ground = groundOf(laid, kinds, isSweet, size);
  const carriers = new Set(laid.map(({ part }) => part));
  const plain = thing.model.parts.map((part, index): Part => {
    if (isBare(part.slot)) return /^(?:eyes?|pupils?|iris)$/.test(part.slot) ? enlarged(part) : part;
    if (keepsStuff) return part;
    const whole = kinds[index % kinds.length] as Kind;
    return { ...part, weight: 0.08, paint: carriers.has(part) ? between(part, ground) : ofOne(whole) };
  });
  const pieces = kinds.flatMap((kind, k) => {
    const own = laid.filter((each) => each.kind === k);
    if (own.length === 0) return [];
    const { paint, geometry, size: by = 1 } = kind.morsel;
    const placed = own.map((spot) => seat(geometry, spot, spot.radius * by, hangOf(kind.morsel, min, max)));
    return [makePart(kind.slot, kind.slot, merge(placed), { weight: 1, paint: paint(kind.colour), crease: 1 })];
  });
  const [first] = Object.values(covers[0]?.materials ?? {});
  if (!first) return thing;
  const { clear: _, ...stuff } = first;
  const grown = { ...stuff, conditions: {} };
  return {
    ...thing,
    model: { ...thing.model, parts: [...plain, ...pieces] },
    materials: {
      ...Object.fromEntries(
        Object.entries(thing.materials).map(([slot, spec]) => [
          slot,
          isBare(slot) || keepsStuff ? spec : { ...grown, seed: spec.seed },
        ]),
      ),
      ...Object.fromEntries(kinds.map(({ slot }) => [slot, grown])),
    },
  };
}

function enlarged(part: Part): Part {
  const { min, max } = boundsOf([part.geometry.positions]);
  // both eyes in one part grow on each side of the middle
  const isPair = min[0] < 0 && max[0] > 0 && max[0] - min[0] > 1.6 * (max[1] - min[1]);
  const middle = [0, 1, 2].map((k) => ((min[k] as number) + (max[k] as number)) / 2) as unknown as Vec3;
  const half = isPair ? max[0] - (max[1] - min[1]) / 2 : 0;
  const about = (x: number): Vec3 => (isPair ? [x < 0 ? -half : half, middle[1], middle[2]] : middle);
  const geometry = deform(part.geometry, (point) => {
    const from = about(point[0]);
    return add(from, scale(subtract(point, from), EYES));
  });
  return { ...part, geometry };
}

/** Colours a place of the thing between its morsels. */
type Ground = (surface: SurfacePoint, x: number, y: number, z: number) => void;

/** Cells along the thing's size. */
const CELLS = 18;

/** What is glimpsed between morsels: leaves under fruit, more of the same under sweets. */
function groundOf(laid: readonly Laid[], kinds: readonly Kind[], isSweet: boolean, size: number): Ground {
  const cell = size / CELLS;
  const cells = new Map<string, readonly Laid[]>();
  const candidates = (i: number, j: number, k: number): readonly Laid[] => {
    const middle: Vec3 = [(i + 0.5) * cell, (j + 0.5) * cell, (k + 0.5) * cell];
    const offs = laid.map((one) => distance(one.position, middle));
    const reach = Math.min(...offs) + 1.75 * cell;
    return laid.filter((_, n) => (offs[n] as number) <= reach);
  };
  let [last, found]: [string, readonly Laid[]] = ["", []];
  const grain = 14 / size;
  return (surface, x, y, z) => {
    const [i, j, k] = [Math.floor(x / cell), Math.floor(y / cell), Math.floor(z / cell)];
    const key = `${i},${j},${k}`;
    if (key !== last) {
      const known = cells.get(key) ?? candidates(i, j, k);
      cells.set(key, known);
      [last, found] = [key, known];
    }
    let best: Laid | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const one of found) {
      const [dx, dy, dz] = [one.position[0] - x, one.position[1] - y, one.position[2] - z];
      const off = dx * dx + dy * dy + dz * dz;
      if (off < least) [least, best] = [off, one];
    }
    const { morsel, colour } = kinds[best?.kind ?? 0] as Kind;
    if (isSweet) return layColour(surface, scale(morsel.under(colour), 1.6), 0.3, 0);
    // leaves over each other, each with a pale rib and dark where it lies under the next
    const fold =
      noise(x * grain, y * grain, z * grain, 21) + 0.5 * noise(2.3 * x * grain, 2.3 * y * grain, 2.3 * z * grain, 23);
    const along = 5 * fold - Math.floor(5 * fold);
    const light = 0.55 + 1.3 * along + 0.5 * noise(6 * x * grain, 6 * y * grain, 6 * z * grain, 25);
    layColour(surface, scale(morsel.under(colour), light), 0.6, 0);
    surface.height = 0.006 * size * along;
  };
}

function between(part: Part, ground: Ground): Paint {
  const toModel = fitAffine(part.geometry);
  const place: [number, number, number] = [0, 0, 0];
  return (surface, x, y, z) => {
    toModel(x, y, z, place);
    ground(surface, place[0], place[1], place[2]);
  };
}

/** A part too fine to carry morsels is the colour of one. */
const ofOne = ({ morsel, colour }: Kind): Paint => {
  const point: SurfacePoint = { r: 0, g: 0, b: 0, roughness: 0.5, metalness: 0, height: 0 };
  morsel.paint(colour)(point, 0.5, 0.9, 0.4, 0, 1, 0);
  const { r, g, b, roughness } = point;
  return (surface) => layColour(surface, [r, g, b], roughness, 0);
};
