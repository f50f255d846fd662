import type { Geometry } from "../../geometry/geometry.ts";
import type { Model } from "../../geometry/part.ts";
import type { Ask, Concept, SlotSpec } from "../concept.ts";
import { defineConcept } from "../concept.ts";
import { fitParameters, traitFactor } from "../from-ask.ts";
import { integer, metres, ratio } from "../parameter-specs.ts";

export type SimpleParameters = {
  /** The length everything else is measured by. */
  readonly size: number;
  /** Width over the usual. */
  readonly breadth: number;
  /** Height over the usual. */
  readonly rise: number;
  /** Which of its forms or pictures. */
  readonly variant: number;
};

/** A concept whose makes differ in size, proportions and a variant only. */
export function simpleDevice(
  spec: Pick<Concept, "id" | "words" | "senses" | "height" | "view"> & {
    readonly family?: string;
    readonly slots: Readonly<Record<string, SlotSpec>>;
    readonly size: number;
    /** How many variants there are; a word or trait may choose one. */
    readonly variants: number;
    readonly choose?: (ask: Ask) => number | undefined;
    readonly build: (parameters: SimpleParameters) => Model;
  },
): Concept {
  const { size, variants, choose, build, family = "device", ...rest } = spec;
  const parameters = {
    size: metres(size * 0.4, size * 2.5, "Overall measure."),
    breadth: ratio(0.6, 1.6, "Width over the usual."),
    rise: ratio(0.6, 1.6, "Height over the usual."),
    variant: integer(0, variants - 1, "Form or picture."),
  };
  return defineConcept<SimpleParameters>({
    ...rest,
    family,
    parameters,
    sample: (draw, ask) =>
      fitParameters<SimpleParameters>(parameters, {
        size: size * draw.number("size", 0.94, 1.06),
        breadth:
          draw.number("breadth", 0.95, 1.07) *
          traitFactor(ask, { wide: 1.18, fat: 1.15, thick: 1.1, narrow: 0.84, thin: 0.86 }),
        rise: draw.number("rise", 0.94, 1.07) * traitFactor(ask, { tall: 1.2, long: 1.1, short: 0.82 }),
        variant: choose?.(ask) ?? draw.integer("variant", 0, variants - 1),
      }),
    build,
  });
}

/** Four of something at the corners of a rectangle. */
export const atCorners = (x: number, z: number, make: (x: number, z: number) => Geometry): Geometry[] =>
  [-1, 1].flatMap((a) => [-1, 1].map((b) => make(a * x, b * z)));
