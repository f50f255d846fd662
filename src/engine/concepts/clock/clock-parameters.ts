import { fromHex } from "../../math/color.ts";
import type { Draw } from "../../math/draw.ts";
import type { Ask, SlotSpec } from "../concept.ts";
import { choice, flag, integer, ratio } from "../parameter-specs.ts";
import { type ClockFace, HANDS, NUMERALS, type Numerals } from "./clock-face.ts";

export type FaceParameters = {
  readonly numerals: Numerals;
  readonly hands: ClockFace["hands"];
  readonly time: number;
  readonly dial: number;
  readonly seconds: boolean;
  readonly ownFace: boolean;
};

export const FACE_PARAMETERS = {
  numerals: choice(NUMERALS, "How the hours are marked."),
  hands: choice(HANDS, "Shape of the hands."),
  time: ratio(0, 12, "Hours past twelve."),
  dial: integer(0, 4, "Colours of the face: light ones first."),
  seconds: flag("Has a third hand."),
  ownFace: flag("Its face is of the stuff and colour of that slot."),
};

const DIALS = [
  ["#f6f3ea", "#17171a"],
  ["#efe4c8", "#2b2018"],
  ["#fbfbf9", "#1d2f55"],
  ["#15181d", "#eceae2"],
  ["#173056", "#eef0f2"],
].map((pair) => pair.map(fromHex)) as unknown as (readonly [ReturnType<typeof fromHex>, ReturnType<typeof fromHex>])[];

/** Times at which the hands make a clear angle and cover little of the dial. */
const TIMES = [10.15, 1.83, 8.33, 2.75, 4.08, 7.2];

/** Numerals that a prompt may ask for by name. */
const SAID: readonly Numerals[] = ["roman", "arabic"];

export function sampleFace(
  draw: Draw,
  ask: Pick<Ask, "traits" | "parts">,
  numerals: readonly Numerals[],
  hands: readonly ClockFace["hands"][],
  darkest = 2,
): FaceParameters {
  return {
    numerals: SAID.find((each) => ask.traits.has(`${each}-numerals`)) ?? draw.pick("numerals", numerals),
    hands: draw.pick("hands", hands),
    time: draw.pick("time", TIMES, [4, 2, 1, 1, 1, 1]),
    dial: draw.integer("dial", 0, darkest),
    seconds: draw.chance("seconds", 0.5),
    ownFace: ask.parts.has("face"),
  };
}

export function faceOf(p: FaceParameters, radius: number): ClockFace {
  const [face, ink] = DIALS[p.dial] as (typeof DIALS)[number];
  return {
    radius,
    numerals: p.numerals,
    hands: p.hands,
    time: p.time,
    face: p.ownFace ? undefined : face,
    ink,
    seconds: p.seconds,
  };
}

export const handColour = (p: FaceParameters): ReturnType<typeof fromHex> =>
  (DIALS[p.dial] as (typeof DIALS)[number])[1];

/** Slots every clock has. */
export const FACE_SLOTS = {
  face: {
    words: ["dial", "clock face", "glass"],
    materials: ["plastic"],
    colours: [fromHex("#f4f0e6")],
    takesWhole: false,
  },
  hand: {
    words: ["clock hand", "pointer"],
    materials: ["painted-metal"],
    colours: [fromHex("#17171a")],
    takesWhole: false,
  },
} satisfies Record<string, SlotSpec>;
