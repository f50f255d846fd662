import type { Draw } from "../../math/draw.ts";
import type { Ask, ParameterSpec } from "../concept.ts";
import { fitParameters, says, traitFactor } from "../from-ask.ts";
import type { BirdShape } from "./bird-shape.ts";

export type BirdParameters = {
  readonly variant: string;
  readonly pose: string;
  readonly wings: string;
  readonly size: number;
  readonly plump: number;
  readonly head: number;
  readonly neck: number;
  readonly beak: number;
  readonly beakDepth: number;
  readonly tail: number;
  readonly legs: number;
  readonly wing: number;
  readonly eye: number;
  readonly openness: number;
  readonly gape: number;
  readonly lean: number;
  readonly plain: boolean;
  readonly seed: number;
};

const ratio = (min: number, max: number, about: string): ParameterSpec => ({
  kind: "number",
  min,
  max,
  unit: "ratio",
  about,
});

export const birdSpecs = (variants: readonly string[]): { readonly [K in keyof BirdParameters]: ParameterSpec } => ({
  variant: { kind: "choice", options: variants, about: "Which of its kind." },
  pose: {
    kind: "choice",
    options: ["standing", "walking", "running", "landing", "flying", "swooping", "diving", "swimming"],
    about: "What it does.",
  },
  wings: { kind: "choice", options: ["folded", "spread", "arms", "both-arms"], about: "How the wings are held." },
  size: { kind: "number", min: 0.02, max: 3, unit: "m", about: "Breast to the root of the tail." },
  plump: ratio(0.6, 1.8, "Roundness of the body; 1 is usual for its kind."),
  head: ratio(0.6, 1.6, "Size of the head; 1 is usual."),
  neck: ratio(0.6, 1.6, "Length of the neck; 1 is usual."),
  beak: ratio(0.5, 2, "Length of the beak; 1 is usual."),
  beakDepth: ratio(0.6, 1.6, "Height of the beak; 1 is usual."),
  tail: ratio(0.4, 2, "Length of the tail; 1 is usual."),
  legs: ratio(0.5, 1.7, "Length of the legs; 1 is usual."),
  wing: ratio(0.6, 1.6, "Length of the wings; 1 is usual."),
  eye: ratio(0.6, 1.6, "Size of the eyes; 1 is usual."),
  openness: ratio(0, 1, "How far the eyes are open: 0 asleep."),
  gape: { kind: "number", min: 0, max: 0.9, unit: "rad", about: "How far the beak is open: it sings or calls." },
  lean: { kind: "number", min: -0.2, max: 0.2, unit: "rad", about: "How much steeper than usual it stands." },
  plain: { kind: "flag", about: "No markings: another colour or a material was named for the whole bird." },
  seed: { kind: "integer", min: 0, max: 9999, about: "Tells two plumages apart." },
});

export interface BirdHabits {
  /** The pose when none is asked for. Default standing. */
  readonly rest?: "standing" | "flying" | "swimming";
  /** How often the wings are spread when nothing is said. Default 0. */
  readonly spread?: number;
}

/** What a bird does with its beak open. */
const CALLING = [
  "singing",
  "howling",
  "roaring",
  "yawning",
  "speaking",
  "laughing",
  "gaping",
  "lolling",
  "fighting",
] as const;

/** What a bird does between the air and the ground, each a pose of its own. */
const IN_THE_AIR = ["diving", "swooping", "landing"] as const;

export function sampleBird(
  draw: Draw,
  ask: Ask,
  variant: string,
  shape: BirdShape,
  habits: BirdHabits,
  plain: boolean,
): BirdParameters {
  const vary = (key: string, factor = 1) => factor * draw.normal(key, 1, 0.035);
  const part = (slot: string) =>
    traitFactor(ask, { long: 1.4, short: 0.65, large: 1.3, huge: 1.5, small: 0.7, tiny: 0.6, thick: 1.1 }, slot);
  const fat = traitFactor(ask, { fat: 1.25, round: 1.12, thin: 0.84, wide: 1.1, narrow: 0.92 });
  const young = traitFactor(ask, { cute: 1.15, young: 1.18, cartoon: 1.15 });
  const holds =
    ["holding", "playing", "carrying"].some((act) => ask.doing?.has(act) === true) ||
    ["handshaking", "highfiving"].some((deed) => says(ask, deed));
  // who lives in the air drinks there
  const inTheAir = habits.rest === "flying";
  const isBusy = [...(ask.doing ?? [])].some((what) => !(inTheAir && /^(?:drinking|eating)$/.test(what)));
  // who runs and flaps stays on its feet
  const flaps = says(ask, "flying") && says(ask, "running");
  const pose = flaps
    ? "running"
    : (IN_THE_AIR.find((deed) => says(ask, deed)) ??
      (says(ask, "flying") || says(ask, "airborne")
        ? "flying"
        : says(ask, "swimming")
          ? "swimming"
          : says(ask, "walking") || says(ask, "running")
            ? "walking"
            : says(ask, "standing") || says(ask, "sitting") || isBusy
              ? "standing"
              : ask.parts.has("leg")
                ? "standing"
                : (habits.rest ?? "standing")));
  const canSpread = (shape.wing.kind ?? "feathered") !== "stub";
  const isOpen =
    /^(?:flying|landing|swooping)$/.test(pose) ||
    flaps ||
    says(ask, "burning", "wing") ||
    says(ask, "open", "wing") ||
    says(ask, "spread-winged") ||
    says(ask, "winged") ||
    says(ask, "dancing") ||
    says(ask, "fighting");
  const wings =
    holds && pose !== "flying" && pose !== "diving" && !isOpen
      ? ask.doing?.has("juggling")
        ? "both-arms"
        : "arms"
      : canSpread && (isOpen || draw.chance("spread", /^(?:swimming|diving)$/.test(pose) ? 0 : (habits.spread ?? 0)))
        ? "spread"
        : "folded";
  const specs = birdSpecs([variant]);
  return fitParameters<BirdParameters>(specs, {
    variant,
    pose,
    wings,
    size: vary("size", shape.size),
    plump: vary("plump", fat),
    head: vary("head", young) * part("head"),
    neck:
      vary("neck") *
      (flaps ? 1.2 : 1) *
      traitFactor(ask, { tall: 1.12 }) *
      traitFactor(ask, { long: 1.25, short: 0.75 }, "neck"),
    beak: vary("beak") * part("beak"),
    beakDepth: draw.normal("beakDepth", 1, 0.03),
    tail: vary("tail") * part("tail"),
    legs: vary("legs", traitFactor(ask, { tall: 1.2, short: 0.78 })) * part("leg"),
    wing: vary("wing") * part("wing"),
    eye: vary("eye", Math.sqrt(young)) * part("eye"),
    openness: says(ask, "sleeping") || says(ask, "asleep") || says(ask, "curled") ? 0 : says(ask, "sleepy") ? 0.4 : 1,
    gape: CALLING.some((trait) => says(ask, trait)) || says(ask, "open", "beak") ? 0.85 : 0,
    lean: draw.number("lean", -0.06, 0.06),
    plain,
    seed: draw.integer("seed", 0, 9999),
  });
}
