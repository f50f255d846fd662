import { fromHex } from "../../../math/color.ts";
import { choice, integer, metres } from "../../parameter-specs.ts";

/** What a piano or a synthesizer is drawn from. */
export type PianoParameters = {
  readonly style: "grand" | "upright" | "synth";
  readonly width: number;
  readonly length: number;
  readonly octaves: number;
  readonly coat: number;
};

/** Their ranges. */
export const PIANO_PARAMETERS = {
  style: choice(["grand", "upright", "synth"], "Wing-shaped on three legs, a tall cabinet, or a board of keys."),
  width: metres(0.5, 2, "Side to side."),
  length: metres(0.2, 2.8, "Front to back."),
  octaves: integer(2, 7, "Octaves of keys."),
  coat: integer(0, 4, "Black mostly, wood or white."),
};

/** Lacquers and woods, the usual black twice. */
export const PIANO_COATS = ["#0f0f11", "#0f0f11", "#5a2a14", "#7d4a26", "#e9e6df"].map(fromHex);

/** What pianos and synthesizers share. */
export const PIANO_SLOTS = {
  body: { words: ["case", "lid", "cabinet", "leg"], materials: ["plastic"], colours: PIANO_COATS },
  keys: {
    words: ["key", "white key", "keyboard"],
    materials: ["plastic"],
    colours: [fromHex("#efebe0")],
    takesWhole: false,
  },
  "black-keys": { words: ["black key"], materials: ["plastic"], colours: [fromHex("#111113")], takesWhole: false },
  pedal: { words: ["knob", "castor"], materials: ["gold"], takesWhole: false },
} as const;
