import { fromHex } from "../../math/color.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { fitParameters, traitFactor } from "../from-ask.ts";
import { buildFish } from "./build-fish.ts";

export type FishParameters = {
  readonly kind: string;
  readonly length: number;
  readonly depth: number;
  readonly width: number;
  readonly finSize: number;
  readonly tailSize: number;
  readonly tail: string;
  readonly pattern: string;
  readonly eye: number;
  readonly curl: number;
  readonly seed: number;
};

/** Proportions count in body lengths. */
export const FISH_KINDS = {
  goldfish: {
    words: ["goldfish", "koi", "carp", "fish"],
    length: 0.14,
    depth: 0.46,
    width: 0.3,
    finSize: 1.1,
    tailSize: 1.25,
    tail: "veil",
    pattern: "pale",
    eye: 0.055,
    body: "#d9701c",
    fin: "#e08a3c",
  },
  clownfish: {
    words: ["clownfish", "clown fish", "anemone fish", "nemo"],
    length: 0.1,
    depth: 0.42,
    width: 0.25,
    finSize: 1,
    tailSize: 0.8,
    tail: "round",
    pattern: "bands",
    eye: 0.058,
    body: "#d9601a",
    fin: "#d9601a",
  },
  trout: {
    words: ["trout", "salmon", "cod", "herring", "sardine", "bass", "pike"],
    length: 0.42,
    depth: 0.25,
    width: 0.17,
    finSize: 0.75,
    tailSize: 0.85,
    tail: "fork",
    pattern: "spots",
    eye: 0.034,
    body: "#8a9070",
    fin: "#8a7a58",
  },
  tang: {
    words: ["blue tang", "tropical fish", "angelfish", "surgeonfish", "aquarium fish", "reef fish"],
    length: 0.2,
    depth: 0.56,
    width: 0.17,
    finSize: 1.1,
    tailSize: 0.8,
    tail: "fork",
    pattern: "palette",
    eye: 0.046,
    body: "#1c56b8",
    fin: "#d8b020",
  },
  tuna: {
    words: ["tuna", "mackerel"],
    length: 0.9,
    depth: 0.29,
    width: 0.22,
    finSize: 0.85,
    tailSize: 1.05,
    tail: "fork",
    pattern: "pale",
    eye: 0.03,
    body: "#3e5a78",
    fin: "#4a5a6a",
  },
} as const;
export type FishKind = keyof typeof FISH_KINDS;
const KIND_NAMES = Object.keys(FISH_KINDS) as FishKind[];

const ratio = (min: number, max: number, about: string) =>
  ({ kind: "number", min, max, unit: "ratio", about }) as const;

const PARAMETERS = {
  kind: { kind: "choice", options: KIND_NAMES, about: "Whose colours it has." },
  length: { kind: "number", min: 0.02, max: 3, unit: "m", about: "Mouth to the root of the tail." },
  depth: ratio(0.12, 0.9, "Height of the body over its length."),
  width: ratio(0.08, 0.6, "Width of the body over its length."),
  finSize: ratio(0.4, 2, "Size of the fins; 1 is usual."),
  tailSize: ratio(0.4, 2, "Size of the tail; 1 is usual."),
  tail: { kind: "choice", options: ["fork", "round", "veil"], about: "Shape of the tail fin." },
  pattern: { kind: "choice", options: ["pale", "bands", "spots", "palette", "plain"], about: "Markings." },
  eye: ratio(0.015, 0.12, "Radius of the eye over the body's length."),
  curl: { kind: "number", min: -0.5, max: 0.5, unit: "rad", about: "How far the body swings to one side." },
  seed: { kind: "integer", min: 0, max: 9999, about: "Tells two coats of scales apart." },
} as const;

export const fish = defineConcept<FishParameters>({
  id: "fish",
  family: "animal",
  words: ["fish", ...KIND_NAMES.flatMap((kind) => [...FISH_KINDS[kind].words]).filter((word) => word !== "fish")],
  senses: ["fish"],
  height: 0.12,
  parameters: PARAMETERS,
  slots: {
    body: { words: ["scale", "skin", "head", "belly"], materials: ["ceramic-glaze"], colours: [fromHex("#d9701c")] },
    fin: { words: [], materials: ["skin"], colours: [fromHex("#e08a3c")] },
    tail: { words: [], materials: ["skin"], colours: [fromHex("#e08a3c")] },
    eye: { words: [], materials: ["ceramic-glaze"], colours: [fromHex("#d8b030")], takesWhole: false },
  },
  sample: (draw, ask) => {
    const named = KIND_NAMES.find(
      (kind) => ask.word !== "fish" && (FISH_KINDS[kind].words as readonly string[]).includes(ask.word),
    );
    const kind = named ?? draw.pick("kind", ["goldfish", "trout", "tang", "clownfish"] as const, [4, 1.5, 2, 2]);
    const usual = FISH_KINDS[kind];
    const fat = traitFactor(ask, { fat: 1.35, chubby: 1.25, round: 1.2, thin: 0.75, slim: 0.82 });
    const vary = (key: string, mean: number) => mean * draw.normal(key, 1, 0.035);
    return fitParameters<FishParameters>(PARAMETERS, {
      kind,
      length: vary("length", usual.length) * traitFactor(ask, { long: 1.2 }),
      depth: vary("depth", usual.depth) * fat * traitFactor(ask, { long: 0.78, tall: 1.25, flat: 1.15 }),
      width: vary("width", usual.width) * fat * traitFactor(ask, { flat: 0.6 }),
      finSize: vary("fins", usual.finSize) * traitFactor(ask, { large: 1.4, long: 1.4, small: 0.65 }, "fin"),
      tailSize: vary("tail", usual.tailSize) * traitFactor(ask, { large: 1.4, long: 1.4, small: 0.65 }, "tail"),
      tail: usual.tail,
      pattern: patternOf(ask, usual.pattern),
      eye: usual.eye * traitFactor(ask, { large: 1.4, small: 0.75 }, "eye"),
      curl: draw.number("curl", -0.22, 0.22),
      seed: draw.integer("seed", 0, 9999),
    });
  },
  dress: (p) => {
    const { body, fin } = FISH_KINDS[p.kind as FishKind];
    return { body: { colours: [fromHex(body)] }, fin: { colours: [fromHex(fin)] }, tail: { colours: [fromHex(fin)] } };
  },
  build: buildFish,
  view: { azimuth: 1.12, elevation: 0.16 },
});

function patternOf(ask: Ask, usual: FishParameters["pattern"]): string {
  if ((ask.materials?.length ?? 0) > 0) return "plain";
  if (ask.traits.has("striped")) return "bands";
  if (ask.traits.has("spotted")) return "spots";
  return (ask.colours?.length ?? 0) > 0 && usual === "palette" ? "pale" : usual;
}
