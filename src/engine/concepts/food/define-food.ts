import { boundsOf } from "#measure/bounds.ts";
import { standModel } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { stretch } from "../../geometry/place.ts";
import { fromHex } from "../../math/color.ts";
import { createDraw, type Draw } from "../../math/draw.ts";
import { clamp } from "../../math/scalar.ts";
import {
  type Ask,
  type Concept,
  defineConcept,
  type ParameterSpec,
  type ParameterValue,
  type SlotSpec,
  type View,
} from "../concept.ts";
import { traitFactor, wants } from "../from-ask.ts";

/** One of several looks of a food, and what makes the artist get it. */
export interface FoodVariant {
  /** How often it comes when nothing is said. Default 1; 0 only when asked for. */
  readonly weight?: number;
  /** Words of the concept that mean it. */
  readonly words?: readonly string[];
  /** Traits that mean it: `halved`. */
  readonly traits?: readonly string[];
  /** Slots that only it has: naming one asks for it. */
  readonly slots?: readonly string[];
  /** Slot -> colours (`#rrggbb`) it has in this look. */
  readonly dress?: Readonly<Record<string, string>>;
}

/** Something that may be there or not. */
export interface FoodExtra {
  readonly chance: number;
  /** The slot it is made of, when that is not its own name. */
  readonly slot?: string;
  readonly words?: readonly string[];
  readonly traits?: readonly string[];
}

/** What is to be built. */
export interface Food {
  readonly style: string;
  readonly kind: string;
  readonly count: number;
  /** Whole number that tells one's irregularities from another's. */
  readonly seed: number;
  readonly has: (extra: string) => boolean;
  /** A sequence of numbers from 0 to 1 that belongs to `seed`. */
  readonly stream: (name: string) => () => number;
}

export interface FoodPlan {
  readonly id: string;
  readonly words: readonly string[];
  readonly senses?: readonly string[];
  readonly height: number;
  readonly view?: View;
  readonly slots: Readonly<Record<string, SlotSpec>>;
  /** Shapes; the first is the usual one. */
  readonly styles?: Readonly<Record<string, FoodVariant>>;
  /** Sorts that differ by colour and small things. */
  readonly kinds?: Readonly<Record<string, FoodVariant>>;
  readonly extras?: Readonly<Record<string, FoodExtra>>;
  /** How many of `slot` there are: least, most, and the most that may be asked for. */
  readonly count?: { readonly slot: string; readonly min: number; readonly max: number; readonly most: number };
  /** How far height may differ from seed to seed, as part of it. Default 0.06. */
  readonly vary?: number;
  /** Parts at their usual size, in metres, anywhere: they are stood on the floor afterwards. */
  readonly build: (food: Food) => readonly Part[];
}

type FoodParameters = Readonly<Record<string, ParameterValue>>;
type Variants = Readonly<Record<string, FoodVariant>>;

const ONLY: Variants = { usual: {} };
const UP = [0, 1, 0] as const;

/** What nearly every food has in common: a few looks, a few extras, a size; made from its plan. */
export function defineFood(plan: FoodPlan): Concept {
  const { styles = ONLY, kinds = ONLY, extras = {}, count, vary = 0.06 } = plan;
  const parameters: Record<string, ParameterSpec> = {
    style: { kind: "choice", options: Object.keys(styles), about: "Its shape." },
    kind: { kind: "choice", options: Object.keys(kinds), about: "Its sort." },
    width: { kind: "number", min: 0.4, max: 2.5, unit: "ratio", about: "Width, as part of the usual." },
    tallness: { kind: "number", min: 0.4, max: 2.5, unit: "ratio", about: "Height, as part of the usual." },
    seed: { kind: "integer", min: 0, max: 9999, about: "Tells its irregularities from another's." },
    count: { kind: "integer", min: 0, max: count?.most ?? 1, about: "How many pieces there are." },
  };
  for (const extra of Object.keys(extras)) parameters[extra] = { kind: "flag", about: `It has: ${extra}.` };
  return defineConcept<FoodParameters>({
    id: plan.id,
    family: "food",
    words: plan.words,
    senses: plan.senses ?? [],
    height: plan.height,
    parameters,
    slots: plan.slots,
    sample: (draw, ask) => {
      const girth = traitFactor(ask, { wide: 1.18, fat: 1.18, thick: 1.1, narrow: 0.84, thin: 0.84 });
      const values: Record<string, ParameterValue> = {
        style: chooseVariant(draw, ask, "style", styles),
        kind: chooseVariant(draw, ask, "kind", kinds),
        width: draw.number("width", 0.94, 1.06) * girth,
        tallness:
          draw.number("tallness", 1 - vary, 1 + vary) *
          traitFactor(ask, { tall: 1.25, long: 1.15, short: 0.78, flat: 0.7 }),
        seed: draw.integer("seed", 0, 9999),
        count: count
          ? clamp(ask.counts.get(count.slot) ?? draw.integer("count", count.min, count.max), 1, count.most)
          : 1,
      };
      for (const [name, extra] of Object.entries(extras)) values[name] = wantsExtra(draw, ask, name, extra);
      return values;
    },
    dress: (p) => {
      const dress = { ...styles[p.style as string]?.dress, ...kinds[p.kind as string]?.dress };
      return Object.fromEntries(
        Object.entries(dress).map(([slot, colours]) => [slot, { colours: colours.split(" ").map(fromHex) }]),
      );
    },
    build: (p) => {
      const parts = plan.build({
        style: p.style as string,
        kind: p.kind as string,
        count: p.count as number,
        seed: p.seed as number,
        has: (extra) => p[extra] === true,
        stream: (name) => createDraw(p.seed as number).stream(name),
      });
      const factors = [p.width as number, p.tallness as number, p.width as number] as const;
      const sized = parts.map((part) => ({ ...part, geometry: stretch(part.geometry, factors) }));
      const { min, max } = boundsOf(sized.map((part) => part.geometry.positions));
      const radius = Math.min(max[0] - min[0], max[2] - min[2]) * 0.3;
      const middle = [(min[0] + max[0]) / 2, max[1], (min[2] + max[2]) / 2] as const;
      return standModel(sized, [{ name: "top", position: middle, normal: UP, radius }]);
    },
    view: plan.view ?? { azimuth: 0.5, elevation: 0.38 },
  });
}

function chooseVariant(draw: Draw, ask: Ask, name: string, variants: Variants): string {
  const entries = Object.entries(variants);
  const meant =
    entries.find(([, { traits }]) => traits?.some((trait) => ask.traits.has(trait))) ??
    entries.find(([, { words }]) => words?.includes(ask.word)) ??
    entries.find(([, { slots }]) => slots?.some((slot) => ask.parts.has(slot)));
  if (meant) return meant[0];
  return draw.pick(
    name,
    entries.map(([key]) => key),
    entries.map(([, { weight = 1 }]) => weight),
  );
}

function wantsExtra(draw: Draw, ask: Ask, name: string, { chance, slot = name, words, traits }: FoodExtra): boolean {
  const said = words?.includes(ask.word) || traits?.some((trait) => ask.traits.has(trait)) || false;
  return wants(ask, slot, said || draw.chance(name, chance));
}

/** Short form of a food's slot; colours as `#rrggbb`, parted by blanks. */
export const slot = (material: string, colours: string, words = "", takesWhole = false): SlotSpec => ({
  words: words === "" ? [] : words.split("|"),
  materials: [material],
  colours: colours.split(" ").map(fromHex),
  takesWhole,
});
