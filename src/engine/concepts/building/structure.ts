import type { Model } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import { hash128 } from "../../math/draw.ts";
import { type Ask, type Concept, defineConcept, type SlotDress } from "../concept.ts";
import { fitParameters, measured, traitFactor } from "../from-ask.ts";
import { choice, integer, ratio } from "../parameter-specs.ts";
import { TWO_COLOURS, type TwoColours, twoColours } from "../two-colours.ts";

export type StructureParameters = {
  /** Which of its forms. */
  readonly style: string;
  /** Height over the usual. */
  readonly tall: number;
  /** Width over the usual. */
  readonly wide: number;
  /** How many of what it repeats: storeys, arches, columns. */
  readonly count: number;
  /** Decides what two of the same form differ in. */
  readonly seed: number;
} & Partial<TwoColours>;

/** A uniform number in [0, 1) for one free choice of a build, by its name. */
export const vary = (p: StructureParameters, name: string): number => hash128(`${p.seed} ${name}`)[0] / 4294967296;

/** One of `items`, by the choice's name. */
export const varied = <T>(p: StructureParameters, name: string, items: readonly T[]): T =>
  items[Math.floor(vary(p, name) * items.length)] as T;

export const hues = (...hexes: readonly string[]): Rgb[] => hexes.map(fromHex);

/** A slot that keeps its own look whatever is said of the whole. */
export const fixedSlot = (words: readonly string[], materials: readonly string[], ...hexes: readonly string[]) => ({
  words,
  materials,
  ...(hexes.length > 0 ? { colours: hues(...hexes) } : {}),
  takesWhole: false,
});

/** A slot that takes the colour and material of the whole. */
export const bodySlot = (words: readonly string[], materials: readonly string[], ...hexes: readonly string[]) => ({
  words,
  materials,
  ...(hexes.length > 0 ? { colours: hues(...hexes) } : {}),
});

/** How many of what it is counted by were said, by any of its names. */
const told = (ask: Ask, counted: string | undefined): number | undefined =>
  counted
    ?.split("|")
    .map((name) => ask.counts.get(name) ?? measured(ask, name))
    .find((count) => count !== undefined);

/**
 * A concept whose makes differ in form, proportions, a count and a seed.
 *
 * @param spec `styles` has each form with its weight in the draw; `choose` may name one for an ask. `scale` enlarges what was built
 *   at the scale its masonry is read at: the material grows with it. `striped` things are built of the colours that were said.
 */
export function defineStructure(
  spec: Pick<Concept, "id" | "family" | "words" | "senses" | "likened" | "height" | "slots" | "view"> & {
    readonly styles?: Readonly<Record<string, number>>;
    readonly choose?: (ask: Ask) => string | undefined;
    readonly counts?: readonly [number, number];
    /** How many there are of it under one of the concept's words, where that has fewer. */
    readonly fewer?: (word: string) => number | undefined;
    /** Slot words whose number in the prompt is the count, parted by `|`. */
    readonly counted?: string;
    readonly scale?: number;
    readonly striped?: boolean;
    readonly dress?: (parameters: StructureParameters) => Readonly<Record<string, SlotDress | undefined>>;
    readonly build: (parameters: StructureParameters) => Model;
  },
): Concept {
  const {
    styles = { usual: 1 },
    choose,
    counts = [1, 1],
    fewer,
    counted,
    scale = 1,
    striped = false,
    build,
    dress,
    ...rest
  } = spec;
  const names = Object.keys(styles);
  const parameters = {
    style: choice(names, "Form."),
    tall: ratio(0.6, 1.7, "Height over the usual."),
    wide: ratio(0.6, 1.6, "Width over the usual."),
    count: integer(fewer ? Math.min(1, counts[0]) : counts[0], counts[1], "How many of what it repeats."),
    seed: integer(0, 9999, "What else differs."),
    ...(striped ? TWO_COLOURS : {}),
  };
  return defineConcept<StructureParameters>({
    ...rest,
    parameters,
    sample: (draw, ask) => {
      const asked = choose?.(ask);
      const drawn = draw.pick("style", names, Object.values(styles));
      return fitParameters<StructureParameters>(parameters, {
        style: asked !== undefined && names.includes(asked) ? asked : drawn,
        tall: draw.number("tall", 0.93, 1.1) * traitFactor(ask, { tall: 1.3, short: 0.76, long: 1.1 }),
        wide:
          draw.number("wide", 0.94, 1.08) *
          traitFactor(ask, { wide: 1.25, thick: 1.12, fat: 1.2, narrow: 0.8, thin: 0.82 }),
        count: told(ask, counted) ?? fewer?.(ask.word) ?? draw.integer("count", ...counts),
        seed: draw.integer("seed", 0, 9999),
        ...(striped ? twoColours(ask) : {}),
      });
    },
    ...(dress
      ? {
          dress: (p: StructureParameters) =>
            Object.fromEntries(
              Object.entries(dress(p)).filter((entry): entry is [string, SlotDress] => entry[1] !== undefined),
            ),
        }
      : {}),
    build: (p) => enlarged(build(p), scale),
  });
}

function enlarged(model: Model, factor: number): Model {
  if (factor === 1) return model;
  return {
    parts: model.parts.map((part) => ({
      ...part,
      geometry: { ...part.geometry, positions: part.geometry.positions.map((x) => x * factor) },
    })),
    sockets: model.sockets.map(({ position: [x, y, z], radius, ...socket }) => ({
      ...socket,
      position: [x * factor, y * factor, z * factor],
      radius: radius * factor,
    })),
  };
}

/** The form whose list has the asked word in it. */
export const byWord =
  (forms: Readonly<Record<string, readonly string[]>>) =>
  (ask: Ask): string | undefined =>
    Object.keys(forms).find((form) => forms[form]?.includes(ask.word));
