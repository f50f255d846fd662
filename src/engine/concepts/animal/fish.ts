import { fromHex } from "../../math/color.ts";
import { type Ask, defineConcept } from "../concept.ts";
import { fitParameters, traitFactor } from "../from-ask.ts";
import { buildFish } from "./build-fish.ts";
import { FISH_KIND_NAMES, FISH_KINDS, type FishKind } from "./fish-kinds.ts";
import { FISH_PARAMETERS, type FishParameters } from "./fish-parameters.ts";

export const fish = defineConcept<FishParameters>({
  id: "fish",
  family: "animal",
  words: ["fish", ...FISH_KIND_NAMES.flatMap((kind) => [...FISH_KINDS[kind].words]).filter((word) => word !== "fish")],
  senses: ["fish"],
  height: 0.12,
  parameters: FISH_PARAMETERS,
  slots: {
    body: { words: ["scale", "skin", "head", "belly"], materials: ["ceramic-glaze"], colours: [fromHex("#d9701c")] },
    fin: { words: [], materials: ["skin"], colours: [fromHex("#e08a3c")] },
    tail: { words: [], materials: ["skin"], colours: [fromHex("#e08a3c")] },
    eye: { words: [], materials: ["ceramic-glaze"], colours: [fromHex("#d8b030")], takesWhole: false },
  },
  sample: (draw, ask) => {
    const named = FISH_KIND_NAMES.find(
      (kind) => ask.word !== "fish" && (FISH_KINDS[kind].words as readonly string[]).includes(ask.word),
    );
    const kind = named ?? draw.pick("kind", ["goldfish", "trout", "tang", "clownfish"] as const, [4, 1.5, 2, 2]);
    const usual = FISH_KINDS[kind];
    const fat = traitFactor(ask, { fat: 1.35, chubby: 1.25, round: 1.2, thin: 0.75, slim: 0.82 });
    const vary = (key: string, mean: number) => mean * draw.normal(key, 1, 0.035);
    return fitParameters<FishParameters>(FISH_PARAMETERS, {
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
