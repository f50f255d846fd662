import { noise } from "../../geometry/deform.ts";
import { makePart, standModel } from "../../geometry/make-part.ts";
import type { Model, Paint, Part } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import { createDraw } from "../../math/draw.ts";
import { smoothstep } from "../../math/scalar.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { growBroadleaf } from "./broadleaf.ts";
import { growConifer } from "./conifer.ts";
import { FRUIT_NAMES, FRUITS, type Fruit, hangFruit } from "./hanging-fruit.ts";
import { hollowBark, hollowDen } from "./hollow-bark.ts";
import { growPalm } from "./palm.ts";
import { KINDS } from "./tree-kinds.ts";
import { growWillow } from "./willow.ts";

export type TreeParameters = {
  readonly kind: string;
  readonly height: number;
  readonly spread: number;
  readonly bole: number;
  readonly girth: number;
  readonly leafSize: number;
  readonly density: number;
  readonly bare: boolean;
  readonly solid: boolean;
  readonly hollow: boolean;
  /** What hangs in the crown: a name of `FRUITS`, or "none". */
  readonly fruit: string;
  readonly seed: number;
};

type TreeKind = keyof typeof KINDS;
const KIND_NAMES = Object.keys(KINDS) as TreeKind[];

const ratio = (min: number, max: number, about: string) =>
  ({ kind: "number", min, max, unit: "ratio", about }) as const;

const PARAMETERS = {
  kind: { kind: "choice", options: KIND_NAMES, about: "How it grows." },
  height: { kind: "number", min: 0.2, max: 40, unit: "m", about: "Floor to top." },
  spread: ratio(0.15, 1.8, "Width of the crown over the height."),
  bole: ratio(0.04, 0.8, "Height of the lowest branch over the height."),
  girth: ratio(0.3, 3, "Thickness of the trunk; 1 is usual."),
  leafSize: ratio(0.3, 2.5, "Size of the leaves; 1 is usual."),
  density: ratio(0.3, 2, "How many leaves; 1 is usual."),
  bare: { kind: "flag", about: "No leaves." },
  solid: { kind: "flag", about: "A conifer's crown of a few solid cones, a palm's of whole fronds." },
  hollow: { kind: "flag", about: "A hole in its trunk." },
  fruit: { kind: "choice", options: ["none", ...FRUIT_NAMES], about: "What hangs in the crown." },
  seed: { kind: "integer", min: 0, max: 999_999, about: "Where the boughs grow." },
} as const;

function buildTree(p: TreeParameters): Model {
  // the boughs are many draws with one recipe parameter between them
  const chance = createDraw(p.seed).stream("boughs");
  const parts: Part[] = [];
  const bark = p.hollow ? hollowBark(p) : p.kind === "birch" ? birchBark(p.height) : undefined;
  const grown: ReturnType<typeof growBroadleaf> =
    p.kind === "pine"
      ? growConifer(p, chance)
      : p.kind === "palm"
        ? growPalm(p, chance)
        : p.kind === "willow"
          ? growWillow(p, chance)
          : growBroadleaf(p, chance);
  parts.push(
    makePart("trunk", "trunk", grown.wood, {
      weight: 0.8,
      crease: 1.1,
      projection: "cylinder",
      ...(bark && { paint: bark }),
    }),
  );
  if (grown.mass)
    parts.push(makePart("crown", "leaf", grown.mass, { weight: 0.9, crease: 1.4, paint: shadeCrown(p, 0.5) }));
  if (grown.foliage && !p.bare)
    parts.push(makePart("leaves", "leaf", grown.foliage, { weight: 1, crease: 0.9, paint: shadeCrown(p, 1) }));
  if (grown.clumps && p.fruit !== "none") {
    const fruit = hangFruit(
      grown.clumps,
      p.height * (p.kind === "palm" ? 0.045 : 0.03),
      FRUITS[p.fruit as Fruit].length,
      chance,
    );
    parts.push(makePart("fruit", p.fruit, fruit, { weight: 3, crease: 1.6 }));
  }
  return standModel(parts, [
    { name: "top", position: [0, p.height, 0], normal: [0, 1, 0], radius: p.height * 0.05 },
    ...(p.hollow ? [hollowDen(p)] : []),
  ]);
}

/** Leaves differ from bough to bough and are fresher outside and on top. */
const shadeCrown =
  ({ height: h, kind }: TreeParameters, light: number): Paint =>
  (surface, x, y, z) => {
    const bough = noise((x / h) * 9, (y / h) * 9, (z / h) * 9, 5);
    const leaf = noise((x / h) * 55, (y / h) * 55, (z / h) * 55, 6);
    const out = smoothstep(0.05, 0.42, Math.sqrt(x * x + z * z) / h + 0.5 * (y / h - 0.5));
    const tone = light * (0.74 + 0.34 * out + 0.16 * bough + 0.22 * leaf);
    const warm = kind === "pine" ? 0.1 : 0.28;
    surface.r *= tone * (1 + warm * (0.5 * bough + 0.6 * leaf + 0.2 * out));
    surface.g *= tone;
    surface.b *= tone * (1 - 0.2 * out);
  };

/** Black scars and lenticels on white bark, dark at the foot. */
const birchBark =
  (h: number): Paint =>
  (surface, x, y, z) => {
    const scars = noise((x / h) * 26, (y / h) * 120, (z / h) * 26, 7);
    const patch = noise((x / h) * 30, (y / h) * 34, (z / h) * 30, 8);
    const dark = Math.max(smoothstep(0.4, 0.55, scars), smoothstep(0.5, 0.62, patch), 0.8 * smoothstep(0.1, 0, y / h));
    for (const channel of ["r", "g", "b"] as const) surface[channel] *= 1 - 0.85 * dark;
  };

const FRUIT_SLOTS = Object.fromEntries(
  FRUIT_NAMES.map((name) => {
    const { words, colour } = FRUITS[name];
    return [name, { words, materials: ["ceramic-glaze"], colours: [fromHex(colour)], takesWhole: false }];
  }),
);

export const tree = defineConcept<TreeParameters>({
  id: "tree",
  family: "plant",
  words: KIND_NAMES.flatMap((kind) => [...KINDS[kind].words]),
  senses: ["tree", "shrub"],
  height: 7,
  parameters: PARAMETERS,
  slots: {
    leaf: {
      words: ["leaves", "crown", "needle", "frond", "blossom"],
      materials: ["leaves"],
      colours: [fromHex(KINDS.oak.leaf)],
    },
    trunk: {
      words: ["bark", "branch", "wood", "stem", "root", "fork", "crook"],
      materials: ["bark"],
      colours: [fromHex(KINDS.oak.bark)],
      takesWhole: false,
    },
    ...FRUIT_SLOTS,
  },
  sample: (draw, ask) => {
    const kind =
      kindOf(ask) ??
      (fruitOf(ask) === "coconut"
        ? "palm"
        : fruitOf(ask) === "none"
          ? draw.pick("kind", ["oak", "birch", "pine"] as const, says(ask, "hollow") ? [1, 0, 0] : [5, 1, 1.5])
          : "fruit");
    const usual = KINDS[kind];
    return fitParameters<TreeParameters>(PARAMETERS, {
      kind,
      height: usual.height * draw.number("height", 0.9, 1.12) * traitFactor(ask, { tall: 1.25, short: 0.7 }),
      spread:
        usual.spread *
        draw.number("spread", 0.88, 1.12) *
        traitFactor(ask, { wide: 1.3, fat: 1.25, thin: 0.65, narrow: 0.65, tall: 0.78, round: 1.1 }),
      bole: usual.bole * draw.number("bole", 0.88, 1.12) * traitFactor(ask, { hollow: 1.3 }),
      girth:
        usual.girth *
        draw.number("girth", 0.88, 1.15) *
        traitFactor(ask, { fat: 1.4, thin: 0.75, old: 1.3, hollow: 2.1 }) *
        traitFactor(ask, { thick: 1.6, fat: 1.6, thin: 0.6 }, "trunk"),
      leafSize:
        usual.leafSize *
        draw.number("leaf size", 0.9, 1.1) *
        traitFactor(ask, { large: 1.5, huge: 2, small: 0.7 }, "leaf"),
      density: draw.number("density", 0.92, 1.1),
      bare: !wants(ask, "leaf", !(says(ask, "bare") || says(ask, "dead") || says(ask, "leafless"))),
      // of needles no shape is left in a few facets, folds or stitches
      solid: SOLID.some((style) => says(ask, style)),
      hollow: says(ask, "hollow"),
      fruit: fruitOf(ask),
      seed: draw.integer("seed", 0, 999_999),
    });
  },
  dress: (p) => {
    const { bark, leaf } = KINDS[p.kind as TreeKind];
    return { leaf: { colours: [fromHex(leaf)] }, trunk: { colours: [fromHex(bark)] } };
  },
  build: buildTree,
  view: { azimuth: 0.5, elevation: 0.12 },
});

/** Styles that keep masses and lose needles. */
const SOLID = ["low-poly", "origami", "clay", "plush", "toy", "cartoon", "inflatable", "knitted"] as const;

/** What the artist asked for by name, else what such a tree bears. */
function fruitOf(ask: Ask): string {
  const asked = FRUIT_NAMES.find((name) => wants(ask, name, false));
  const own = FRUIT_NAMES.find((name) => ask.word === `${name} tree` && wants(ask, name, true));
  return asked ?? own ?? (ask.word === "fruit tree" && wants(ask, "apple", true) ? "apple" : "none");
}

/** The kind the word names; a plain `tree` is none in particular. */
const kindOf = (ask: Ask): TreeKind | undefined =>
  ask.word === "tree"
    ? undefined
    : KIND_NAMES.find((kind) => (KINDS[kind].words as readonly string[]).includes(ask.word));
