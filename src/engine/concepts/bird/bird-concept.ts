import { fromHex, type Rgb } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import { type Ask, type Concept, defineConcept, type SlotSpec, type View } from "../concept.ts";
import { type BirdHabits, type BirdParameters, birdSpecs, sampleBird } from "./bird-parameters.ts";
import type { BirdShape } from "./bird-shape.ts";
import { buildBird } from "./build-bird.ts";

export interface BirdKind extends BirdHabits {
  readonly id: string;
  readonly words: readonly string[];
  readonly senses?: readonly string[];
  readonly height: number;
  /** The first one is the usual one. */
  readonly variants: Readonly<Record<string, BirdShape>>;
  /** Which one is meant; the first where it does not say. */
  readonly choose?: (draw: Draw, ask: Ask) => string;
  /** Slots of its own besides body, wing, tail, beak, leg and eye. Their colours stand in the shapes. */
  readonly slots?: Readonly<Record<string, SlotSpec>>;
  readonly view?: View;
}

const ALONGSIDE: View = { azimuth: 0.95, elevation: 0.14 };

/** A species: its own words and shapes, built like every bird. */
export function birdConcept(kind: BirdKind): Concept {
  const names = Object.keys(kind.variants);
  const usual = kind.variants[names[0] as string] as BirdShape;
  const shapeOf = (variant: string) => kind.variants[variant] ?? usual;
  const { colours } = usual;
  const body = [fromHex(colours.body)];
  const wing = [fromHex(colours.wing)];
  const hasTail = usual.tail.length > 0;
  return defineConcept<BirdParameters>({
    id: kind.id,
    family: "animal",
    words: kind.words,
    senses: kind.senses ?? [],
    height: kind.height,
    parameters: birdSpecs(names),
    slots: {
      body: {
        words: ["plumage", "head", "belly", "breast", "neck"],
        materials: ["feathers"],
        colours: body,
        group: "plumage",
      },
      wing: { words: ["feather", "flipper"], materials: ["feathers"], colours: wing, group: "plumage" },
      ...(hasTail && { tail: { words: ["tail feather"], materials: ["feathers"], colours: wing, group: "plumage" } }),
      beak: { words: ["bill"], materials: ["ceramic-glaze"], colours: [fromHex(colours.beak)], takesWhole: false },
      leg: {
        words: ["foot", "claw", "toe", "talon"],
        materials: ["leather"],
        colours: [fromHex(colours.leg)],
        takesWhole: false,
      },
      eye: { words: [], materials: ["ceramic-glaze"], colours: [fromHex("#1a1210")], takesWhole: false },
      ...kind.slots,
    },
    sample: (draw, ask) => {
      const variant = kind.choose?.(draw, ask) ?? (names[0] as string);
      const shape = shapeOf(variant);
      return sampleBird(draw, ask, variant, shape, kind, losesMarkings(ask, shape));
    },
    dress: (p) => {
      const own = shapeOf(p.variant).colours;
      return Object.fromEntries(
        Object.entries({ tail: own.wing, ...own })
          .filter(([slot]) => hasTail || slot !== "tail")
          .map(([slot, hex]) => [slot, { colours: [fromHex(hex as string)] }]),
      );
    },
    build: (p) => buildBird(p, shapeOf(p.variant)),
    view: kind.view ?? ALONGSIDE,
  });
}

/** A pink flamingo keeps its markings, a blue one has none; a material shows itself. */
function losesMarkings(ask: Ask, shape: BirdShape): boolean {
  if ((ask.materials ?? []).some((material) => material !== "feathers")) return true;
  const said = ask.colours ?? [];
  return (
    said.length === 1 && ![shape.colours.body, shape.colours.wing].some((hex) => isNear(fromHex(hex), said[0] as Rgb))
  );
}

const isNear = (a: Rgb, b: Rgb): boolean => {
  const apart = [0, 1, 2].reduce((sum, i) => {
    const d = Math.sqrt(a[i] as number) - Math.sqrt(b[i] as number);
    return sum + d * d;
  }, 0);
  return apart < 0.16;
};
