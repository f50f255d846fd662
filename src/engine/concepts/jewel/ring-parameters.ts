import type { Draw } from "../../math/draw.ts";
import type { Ask, Concept } from "../concept.ts";
import { fitParameters, says, traitFactor, wants } from "../from-ask.ts";
import { choice, flag, integer, metres } from "../parameter-specs.ts";
import { GEM_CUTS, type GemCut } from "./gem-cuts.ts";

const STYLES = ["band", "signet", "serpent"] as const;

/** Colours of stones by their names, for those at the sides. */
export const SIDE_HUES: Readonly<Record<string, string>> = {
  "": "#e9f4f8",
  diamond: "#e9f4f8",
  ruby: "#b01124",
  emerald: "#0f7a4c",
  sapphire: "#1746b5",
};

export type RingParameters = {
  readonly style: (typeof STYLES)[number];
  readonly radius: number;
  readonly width: number;
  readonly thickness: number;
  readonly gem: boolean;
  readonly cut: GemCut;
  readonly gemSize: number;
  readonly sides: number;
  readonly sideHue: string;
  readonly halo: boolean;
};

/** Their ranges. */
export const RING_PARAMETERS: Concept<RingParameters>["parameters"] = {
  style: choice(STYLES, "A band, one that widens into a seal, or a snake in coils."),
  radius: metres(0.007, 0.013, "Of the finger."),
  width: metres(0.001, 0.009, "Of the band."),
  thickness: metres(0.0008, 0.003, "Of the band."),
  gem: flag("Carries a stone."),
  cut: choice(GEM_CUTS, "Shape of the stone, or of the seal."),
  gemSize: metres(0.003, 0.012, "Half of the stone's length."),
  sides: integer(0, 6, "Smaller stones on the shoulders of the band."),
  sideHue: choice(Object.keys(SIDE_HUES), "What stones those are."),
  halo: flag("Small stones surround it."),
};

const SERPENTS = ["snake ring", "serpent ring", "coiled snake ring", "ouroboros ring"];

/** The words of rings. */
export const RING_WORDS = [
  "ring",
  "finger ring",
  "engagement ring",
  "wedding ring",
  "diamond ring",
  "wedding band",
  "signet ring",
  "seal ring",
  ...SERPENTS,
];

const CUTS: Readonly<Record<string, GemCut>> = {
  oval: "oval",
  square: "step",
  rectangular: "step",
  octagonal: "step",
  "heart-shaped": "heart",
};

/** Draws a ring. */
export function sampleRing(draw: Draw, ask: Ask): RingParameters {
  const style = styleOf(ask);
  const sides = sideStones(ask);
  const named = ask.kinds?.get("gem") ?? [];
  const shape = Object.keys(CUTS).find(
    (trait) => says(ask, trait, "gem") || (style === "signet" && (says(ask, trait) || says(ask, trait, "band"))),
  );
  return fitParameters<RingParameters>(RING_PARAMETERS, {
    style,
    radius: draw.number("radius", 0.0088, 0.0098),
    width: draw.number("width", 0.0022, 0.0034) * traitFactor(ask, { wide: 1.8, thick: 1.5, thin: 0.6, narrow: 0.6 }),
    thickness: draw.number("thickness", 0.0013, 0.0019),
    gem: wants(ask, "gem", !/wedding|signet|seal/.test(ask.word)),
    cut: (shape === undefined ? undefined : CUTS[shape]) ?? "round",
    gemSize: draw.number("gem size", 0.0042, 0.0058) * traitFactor(ask, { large: 1.2 }, "gem") * (sides > 0 ? 0.9 : 1),
    sides,
    sideHue: sides > 0 ? (named.slice(1).find((name) => name in SIDE_HUES) ?? "") : "",
    halo: wants(ask, "halo", false) && sides === 0,
  });
}

const styleOf = (ask: Ask): RingParameters["style"] => {
  if (SERPENTS.includes(ask.word) || says(ask, "snake-shaped") || says(ask, "serpent-shaped")) return "serpent";
  return /signet|seal/.test(ask.word) ? "signet" : "band";
};

/** How many smaller stones stand beside the large one: those counted besides it. "Three stones" are one large and two at its sides. */
function sideStones(ask: Ask): number {
  const beside = ask.counts.get("halo");
  if (beside !== undefined && beside < 8) return beside;
  const counted = ask.counts.get("gem") ?? 1;
  const kinds = ask.kinds?.get("gem")?.length ?? 1;
  const small = says(ask, "small", "gem");
  if (counted < 2) return 0;
  return Math.min(6, kinds > 1 || small ? counted : counted - 1);
}
