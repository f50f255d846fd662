import type { Model } from "../../geometry/part.ts";
import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, type Concept, defineConcept, type ParameterSpec, type SlotSpec, type View } from "../concept.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";
import {
  dressOutfit,
  OUTFIT_PARAMETERS,
  type OutfitParameters,
  outfitSlots,
  sampleOutfit,
  wearsAnything,
} from "../outfit/wardrobe.ts";

export type CreatureParameters = {
  readonly variant: string;
  readonly pose: string;
  readonly size: number;
  readonly plump: number;
  readonly head: number;
  readonly neck: number;
  readonly tail: number;
  readonly legs: number;
  readonly wing: number;
  readonly eye: number;
  readonly plain: boolean;
  readonly seed: number;
} & OutfitParameters;

/** One of its kind: its length unit in metres and the colours of its slots, the main slot first. */
export interface CreatureVariant {
  readonly size: number;
  readonly colours: Readonly<Record<string, string>>;
  readonly materials?: Readonly<Record<string, string>>;
}

export interface CreatureKind {
  readonly id: string;
  readonly words: readonly string[];
  readonly senses?: readonly string[];
  readonly height: number;
  readonly variants: Readonly<Record<string, CreatureVariant>>;
  readonly choose?: (draw: Draw, ask: Ask) => string;
  readonly slots: Readonly<Record<string, Omit<SlotSpec, "colours">>>;
  /** What it can do; the first one is usual. `upright` is taken when it holds or wears something. */
  readonly poses: readonly string[];
  /** Takes clothes when it stands upright. */
  readonly dresses?: boolean;
  readonly build: (p: CreatureParameters) => Model;
  readonly view: View;
}

const ratio = (min: number, max: number, about: string): ParameterSpec => ({
  kind: "number",
  min,
  max,
  unit: "ratio",
  about,
});

const specs = (kind: CreatureKind): { readonly [K in keyof CreatureParameters]: ParameterSpec } => ({
  variant: { kind: "choice", options: Object.keys(kind.variants), about: "Which of its kind." },
  pose: { kind: "choice", options: kind.poses, about: "What it does." },
  size: { kind: "number", min: 0.01, max: 60, unit: "m", about: "The unit of its lengths: about the body's." },
  plump: ratio(0.65, 1.6, "Thickness of the body; 1 is usual."),
  head: ratio(0.7, 2.1, "Size of the head; 1 is usual."),
  neck: ratio(0.6, 1.6, "Length of the neck; 1 is usual."),
  tail: ratio(0.5, 1.6, "Length of the tail; 1 is usual."),
  legs: ratio(0.6, 1.6, "Length of the legs; 1 is usual."),
  wing: ratio(0.6, 1.6, "Size of wings, horns or crests; 1 is usual."),
  eye: ratio(0.6, 1.7, "Size of the eyes; 1 is usual."),
  plain: { kind: "flag", about: "No markings: another colour or a material was named for the whole animal." },
  seed: { kind: "integer", min: 0, max: 9999, about: "Tells two coats apart." },
  ...OUTFIT_PARAMETERS,
});

/** A cold-blooded animal: parameters, dress and pose are the same for all; the kind brings shape and colours. */
export function creatureConcept(kind: CreatureKind): Concept {
  const names = Object.keys(kind.variants);
  const usual = kind.variants[names[0] as string] as CreatureVariant;
  const variantOf = (name: string) => kind.variants[name] ?? usual;
  const parameters = specs(kind);
  return defineConcept<CreatureParameters>({
    id: kind.id,
    family: "animal",
    words: kind.words,
    senses: kind.senses ?? [],
    height: kind.height,
    parameters,
    slots: {
      ...Object.fromEntries(
        Object.entries(kind.slots).map(([slot, spec]) => [
          slot,
          { ...spec, ...(usual.colours[slot] && { colours: [fromHex(usual.colours[slot])] }) },
        ]),
      ),
      ...(kind.dresses && outfitSlots()),
    },
    sample: (draw, ask) => {
      const name = kind.choose?.(draw, ask) ?? (names[0] as string);
      const variant = variantOf(name);
      const outfit = sampleOutfit(draw, kind.dresses ? ask : { ...ask, parts: new Map() }, undefined);
      const clothed = kind.dresses ? outfit : { ...outfit, ...bare(ask, draw) };
      const vary = (key: string, factor = 1) => factor * draw.normal(key, 1, 0.04);
      const part = (slot: string) =>
        traitFactor(ask, { long: 1.35, short: 0.7, large: 1.3, huge: 1.45, small: 0.75, thick: 1.1 }, slot);
      const doll = traitFactor(ask, { cute: 1.15, young: 1.78, cartoon: 1.18 });
      const young = (factor: number) => traitFactor(ask, { young: factor });
      return fitParameters<CreatureParameters>(parameters, {
        ...clothed,
        variant: name,
        pose: poseOf(kind, ask, kind.dresses === true && wearsAnything(clothed)),
        size: vary("size", variant.size),
        plump:
          vary("plump", traitFactor(ask, { fat: 1.3, round: 1.15, thin: 0.82, wide: 1.12, narrow: 0.9 })) * young(1.3),
        head: vary("head", doll) * part("head"),
        neck: vary("neck", traitFactor(ask, { tall: 1.12, long: 1.08 })) * part("neck") * young(0.62),
        tail: vary("tail", traitFactor(ask, { long: 1.15, short: 0.85 })) * part("tail") * young(0.68),
        legs: vary("legs", traitFactor(ask, { tall: 1.15, short: 0.82 })) * part("leg") * young(0.75),
        wing: vary("wing") * part("wing") * part("horn") * young(0.6),
        eye: vary("eye", Math.sqrt(doll) * young(1.3)) * part("eye"),
        plain: losesMarkings(ask, variant, Object.keys(kind.slots)[0] as string),
        seed: draw.integer("seed", 0, 9999),
      });
    },
    dress: (p) => {
      const { colours, materials = {} } = variantOf(p.variant);
      return {
        ...Object.fromEntries(
          Object.entries(colours).map(([slot, hex]) => [
            slot,
            { colours: [fromHex(hex)], ...(materials[slot] && { material: materials[slot] }) },
          ]),
        ),
        ...(kind.dresses && dressOutfit(p)),
      };
    },
    build: kind.build,
    view: kind.view,
  });
}

const bare = (ask: Ask, draw: Draw): OutfitParameters =>
  sampleOutfit(draw, { word: ask.word, traits: new Set(), parts: new Map(), counts: new Map(), without: new Set() });

/** Whether it was said to show its wings. */
const isWinged = (ask: Ask): boolean =>
  says(ask, "spread-winged") || ["wing", "shell"].some((slot) => says(ask, "open", slot));

/** What takes two legs to do, where one can stand on them. */
const ON_TWO_LEGS = ["humanoid", "dancing", "rearing", "straight", "fighting", "handshaking", "highfiving"];

/** What is done with hands before one, or with what one has instead. */
const AT_WORK = ["typing", "writing", "drumming"];

function poseOf(kind: CreatureKind, ask: Ask, clothed: boolean): string {
  const usual = kind.poses[0] as string;
  const acts = ["holding", "playing", "wearing", "carrying", "riding"].some((act) => ask.doing?.has(act) === true);
  if (
    kind.poses.includes("upright") &&
    (clothed || acts || ask.guise !== undefined || ON_TWO_LEGS.some((deed) => says(ask, deed)))
  )
    return "upright";
  return (
    kind.poses.find(
      (pose) =>
        says(ask, pose) ||
        (pose === "flying" && isWinged(ask)) ||
        (pose === "reaching" && (ask.doing?.has("playing") || AT_WORK.some((deed) => says(ask, deed)))) ||
        (pose === "wound" && ask.doing?.has(pose)) ||
        (pose === "lying" && (says(ask, "sleeping") || ask.doing?.has(pose))),
    ) ?? usual
  );
}

/** A green frog keeps its markings, a purple one has none; a material shows itself. */
function losesMarkings(ask: Ask, variant: CreatureVariant, slot: string): boolean {
  if ((ask.materials ?? []).some((material) => !["leather", "skin"].includes(material))) return true;
  const said = ask.colours ?? [];
  const own = fromHex(variant.colours[slot] as string);
  return said.length === 1 && !isNear(own, said[0] as Rgb);
}

const isNear = (a: Rgb, b: Rgb): boolean => {
  const roots = [0, 1, 2].map((i) => Math.sqrt(a[i] as number) - Math.sqrt(b[i] as number));
  return roots.reduce((sum, d) => sum + d * d, 0) < 0.2;
};
