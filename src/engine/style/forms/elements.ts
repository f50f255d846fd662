import { boundsOf } from "#measure/bounds.ts";
import type { Geometry } from "../../geometry/geometry.ts";
import { makePart } from "../../geometry/make-part.ts";
import { merge } from "../../geometry/merge.ts";
import { move, stretch } from "../../geometry/place.ts";
import { sphere } from "../../geometry/sphere.ts";
import { tube } from "../../geometry/sweep.ts";
import { normalize, type Vec3 } from "../../math/vec3.ts";
import { fitOn } from "../fit-on.ts";
import type { Style } from "../style.ts";
import { type Spot, surfaceSpots } from "../surface-spots.ts";

interface Element {
  /** The material that asks for it. */
  readonly id: string;
  /** Pieces at most, and how far they are apart in sizes of what they stand on. */
  readonly count: number;
  readonly apart: number;
  /** Size of a piece in the same. */
  readonly size: number;
  /** How much a piece points upwards instead of outwards, 0 to 1. */
  readonly rising: number;
  /** One metre large, standing on y = 0; `chance` draws from 0 to 1. */
  readonly piece: (chance: () => number) => Geometry;
}

/** A tongue of fire: full below, its tip bent aside. */
function tongue(chance: () => number): Geometry {
  const bend = 0.3 * (chance() - 0.5);
  const path = [0, 0.3, 0.6, 0.85, 1].map((y): Vec3 => [bend * y * y, y, 0]);
  return tube(0.2, path, 7, {
    scale: (t) => [0.1 + 2 * (1 - t) * Math.sqrt(t + 0.1), 0.1 + 1.5 * (1 - t) * Math.sqrt(t + 0.1)],
  });
}

/** A forked spark: a thin spike of three broken lengths. */
function spark(chance: () => number): Geometry {
  const jog = () => 0.5 * (chance() - 0.5);
  const path: Vec3[] = [
    [0, 0, 0],
    [0.12 + jog(), 0.34, jog()],
    [-0.12 + jog(), 0.52, jog()],
    [0.1 + jog(), 1, jog()],
  ];
  return tube(0.085, path, 5, { scale: (t) => [1 - 0.85 * t, 1 - 0.85 * t] });
}

const puff = (chance: () => number): Geometry =>
  move(stretch(sphere(0.5, 12, 8), [1, 0.7 + 0.3 * chance(), 1]), [0, 0.15, 0]);

const ELEMENTS: readonly Element[] = [
  { id: "flames", count: 80, apart: 0.05, size: 0.13, rising: 0.85, piece: tongue },
  { id: "smoke", count: 80, apart: 0.045, size: 0.065, rising: 0.2, piece: puff },
  { id: "lightning", count: 46, apart: 0.07, size: 0.17, rising: 0, piece: spark },
];
const FACE = /eye|pupil|iris|mouth|tooth|teeth|nose/;

/** What is of fire has tongues of it, what is of smoke billows, what is of lightning sparks. */
export const ELEMENT_STYLES: readonly Style[] = ELEMENTS.map(({ id, count, apart, size, rising, piece }) => ({
  id: `of-${id}`,
  apply: (thing, draw) => {
    const own = thing.model.parts.filter(({ slot }) => thing.materials[slot]?.base === id && !FACE.test(slot));
    if (own.length === 0) return thing;
    const { min, max } = boundsOf(own.map(({ geometry }) => geometry.positions));
    const reach = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const favour = ({ normal }: Spot) => (normal[1] < -0.5 ? 0 : rising > 0.5 ? 0.4 + 0.6 * Math.max(0, normal[1]) : 1);
    const spots = surfaceSpots(own, draw, { count, apart: apart * reach, favour });
    const next = draw.stream("pieces");
    const lean = ({ normal, ...spot }: Spot): Spot => ({
      ...spot,
      normal: normalize([normal[0] * (1 - rising), normal[1] * (1 - rising) + rising, normal[2] * (1 - rising)]),
    });
    const slot = own[0]?.slot as string;
    const pieces = spots.map((spot) => {
      const by = reach * size * (0.55 + 0.7 * next());
      return fitOn(stretch(piece(next), [by, by, by]), lean(spot), 0.12 * by, next());
    });
    if (pieces.length === 0) return thing;
    return {
      ...thing,
      model: {
        ...thing.model,
        parts: [...thing.model.parts, makePart(`${id}-pieces`, slot, merge(pieces), { weight: 1.2 })],
      },
    };
  },
}));
