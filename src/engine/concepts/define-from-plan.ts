import { boundsOf } from "#measure/bounds.ts";
import { standModel } from "../geometry/make-part.ts";
import type { Part, Socket } from "../geometry/part.ts";
import { stretch } from "../geometry/place.ts";
import { fromHex } from "../math/color.ts";
import { createDraw, type Draw } from "../math/draw.ts";
import { clamp } from "../math/scalar.ts";
import {
  type Ask,
  type Concept,
  defineConcept,
  type ParameterSpec,
  type ParameterValue,
  type SlotDress,
  type SlotSpec,
} from "./concept.ts";
import { traitFactor, wants } from "./from-ask.ts";

/** One of several looks of a thing, and what makes the artist get it. */
export interface Variant {
  /** How often it comes when nothing is said. Default 1; 0 only when asked for. */
  readonly weight?: number;
  /** Words of the concept that mean it. */
  readonly words?: readonly string[];
  /** Traits and deeds that mean it: `open`, `containing`. */
  readonly traits?: readonly string[];
  /** Words by which one of its slots was named, that mean it: the tulips of a bouquet. */
  readonly named?: readonly string[];
  /** Slots that only it has: naming one asks for it. */
  readonly slots?: readonly string[];
  /** Slot -> colours (`#rrggbb`) it has in this look: all of them, parted by blanks, or one of them by the seed, parted by bars. */
  readonly dress?: Readonly<Record<string, string>>;
  /** Slot -> material in this look. */
  readonly materials?: Readonly<Record<string, string>>;
}

/** Something that may be there or not. */
export interface Extra {
  /** How often it is there when nothing is said. */
  readonly chance: number;
  /** The slot it is made of, when that is not its own name. */
  readonly slot?: string;
  readonly words?: readonly string[];
  /** Words by which one of its slots was named, that mean it. */
  readonly named?: readonly string[];
  readonly traits?: readonly string[];
}

/** What is to be built. */
export interface Planned {
  readonly style: string;
  readonly kind: string;
  /** How many of the plan's counted slot there are; 1 when it counts nothing. */
  readonly count: number;
  /** Whole number that tells one's irregularities from another's. */
  readonly seed: number;
  readonly has: (extra: string) => boolean;
  /** A sequence of numbers from 0 to 1 that belongs to `seed`, for scatters. */
  readonly stream: (name: string) => () => number;
}

export interface Plan extends Pick<Concept, "likened" | "seldomColour"> {
  readonly id: string;
  readonly family: string;
  /** Most usual first. */
  readonly words: readonly string[];
  readonly senses?: readonly string[];
  /** Metres. */
  readonly height: number;
  readonly view: Concept["view"];
  readonly slots: Readonly<Record<string, SlotSpec>>;
  /** Shapes; the first is the usual one. */
  readonly styles?: Readonly<Record<string, Variant>>;
  /** Sorts that differ by colour and small things. */
  readonly kinds?: Readonly<Record<string, Variant>>;
  readonly extras?: Readonly<Record<string, Extra>>;
  /** How many of `slot` there are: least, most, and the most that may be asked for. */
  readonly count?: { readonly slot: string; readonly min: number; readonly max: number; readonly most: number };
  /** How far width and height differ from seed to seed, as part of them. Default 0.06. */
  readonly vary?: number;
  /** Parts at their usual size, in metres, anywhere: they are stood on the floor afterwards. */
  readonly build: (planned: Planned) => readonly Part[];
  /** Besides `top`, which they may replace, in the frame of `build`. */
  readonly sockets?: (planned: Planned) => readonly Socket[];
}

type PlanParameters = Readonly<Record<string, ParameterValue>>;
type Variants = Readonly<Record<string, Variant>>;

const ONLY: Variants = { usual: {} };

/** A concept from its plan: a few looks, sorts and extras, and a size. What most simple things have in common. */
export function defineFromPlan(plan: Plan): Concept {
  const { styles = ONLY, kinds = ONLY, extras = {}, count, vary = 0.06, likened, seldomColour } = plan;
  const parameters: Record<string, ParameterSpec> = {
    style: { kind: "choice", options: Object.keys(styles), about: "Its shape." },
    kind: { kind: "choice", options: Object.keys(kinds), about: "Its sort." },
    width: { kind: "number", min: 0.4, max: 2.5, unit: "ratio", about: "Width, as part of the usual." },
    tallness: { kind: "number", min: 0.4, max: 2.5, unit: "ratio", about: "Height, as part of the usual." },
    seed: { kind: "integer", min: 0, max: 9999, about: "Tells its irregularities from another's." },
  };
  if (count) parameters.count = { kind: "integer", min: 0, max: count.most, about: `How many of ${count.slot}.` };
  for (const extra of Object.keys(extras)) parameters[extra] = { kind: "flag", about: `It has: ${extra}.` };
  const planned = (p: PlanParameters): Planned => ({
    style: p.style as string,
    kind: p.kind as string,
    count: (p.count as number | undefined) ?? 1,
    seed: p.seed as number,
    has: (extra) => p[extra] === true,
    stream: (name) => createDraw(p.seed as number).stream(name),
  });
  return defineConcept<PlanParameters>({
    id: plan.id,
    family: plan.family,
    words: plan.words,
    senses: plan.senses ?? [],
    ...(likened && { likened }),
    ...(seldomColour && { seldomColour }),
    height: plan.height,
    parameters,
    slots: plan.slots,
    sample: (draw, ask) => {
      const girth = traitFactor(ask, { wide: 1.18, fat: 1.18, thick: 1.1, narrow: 0.84, thin: 0.84 });
      const rise = traitFactor(ask, { tall: 1.25, long: 1.15, short: 0.78, flat: 0.7 });
      const values: Record<string, ParameterValue> = {
        style: chooseVariant(draw, ask, "style", styles),
        kind: chooseVariant(draw, ask, "kind", kinds),
        width: draw.number("width", 1 - vary, 1 + vary) * girth,
        tallness: draw.number("tallness", 1 - vary, 1 + vary) * rise,
        seed: draw.integer("seed", 0, 9999),
      };
      if (count)
        values.count = clamp(ask.counts.get(count.slot) ?? draw.integer("count", count.min, count.max), 1, count.most);
      for (const [name, extra] of Object.entries(extras)) values[name] = wantsExtra(draw, ask, name, extra);
      return values;
    },
    dress: (p) => dressOf(styles[p.style as string], kinds[p.kind as string]),
    build: (p) => {
      const factors = [p.width as number, p.tallness as number, p.width as number] as const;
      const parts = plan.build(planned(p)).map((part) => ({ ...part, geometry: stretch(part.geometry, factors) }));
      const { min, max } = boundsOf(parts.map((part) => part.geometry.positions));
      const sockets = (plan.sockets?.(planned(p)) ?? []).map(
        ({ position: [x, y, z], ...socket }): Socket => ({
          ...socket,
          position: [x * factors[0], y * factors[1], z * factors[2]],
        }),
      );
      const top: Socket = {
        name: "top",
        position: [(min[0] + max[0]) / 2, max[1], (min[2] + max[2]) / 2],
        normal: [0, 1, 0],
        radius: Math.min(max[0] - min[0], max[2] - min[2]) * 0.3,
      };
      return standModel(parts, sockets.some(({ name }) => name === "top") ? sockets : [top, ...sockets]);
    },
    view: plan.view,
  });
}

function dressOf(...looks: readonly (Variant | undefined)[]): Record<string, SlotDress> {
  const out: Record<string, SlotDress> = {};
  for (const look of looks) {
    for (const [name, hexes] of Object.entries(look?.dress ?? {})) {
      const { material } = out[name] ?? {};
      const hues = hexes.includes("|")
        ? { oneOf: hexes.split("|").map(fromHex) }
        : { colours: hexes.split(" ").map(fromHex) };
      out[name] = { ...(material !== undefined && { material }), ...hues };
    }
    for (const [name, material] of Object.entries(look?.materials ?? {})) out[name] = { ...out[name], material };
  }
  return out;
}

function chooseVariant(draw: Draw, ask: Ask, name: string, variants: Variants): string {
  const entries = Object.entries(variants);
  const meant =
    entries.find(([, { traits }]) => traits?.some((trait) => ask.traits.has(trait) || ask.doing?.has(trait))) ??
    entries.find(([, { named }]) => isNamed(ask, named)) ??
    entries.find(([, { words }]) => words?.includes(ask.word)) ??
    entries.find(([, { slots }]) => slots?.some((slot) => ask.parts.has(slot)));
  if (meant) return meant[0];
  return draw.pick(
    name,
    entries.map(([key]) => key),
    entries.map(([, { weight = 1 }]) => weight),
  );
}

/** Whether a part was named by one of these words. */
const isNamed = ({ kinds }: Ask, named: readonly string[] = []): boolean =>
  [...(kinds?.values() ?? [])].some((words) => words.some((word) => named.includes(word)));

function wantsExtra(draw: Draw, ask: Ask, name: string, extra: Extra): boolean {
  const { chance, slot = name, words, traits, named } = extra;
  const isSaid = words?.includes(ask.word) || traits?.some((trait) => ask.traits.has(trait));
  const said = isSaid || isNamed(ask, named);
  return wants(ask, slot, said || draw.chance(name, chance));
}

/** Short form of a slot: materials and colours (`#rrggbb`, none keeps the material's own) parted by blanks, words by `|`. */
export const slot = (materials: string, colours = "", words = "", takesWhole = false): SlotSpec => ({
  words: words === "" ? [] : words.split("|"),
  materials: materials.split(" "),
  ...(colours === "" ? {} : { colours: colours.split(" ").map(fromHex) }),
  takesWhole,
});

/** A slot that takes what is said of the whole. */
export const mainSlot = (materials: string, colours = "", words = ""): SlotSpec =>
  slot(materials, colours, words, true);
