import { fromHex } from "../../../math/color.ts";
import { choice, flag, integer, metres } from "../../parameter-specs.ts";

/** What a television or a monitor is drawn from. */
export type TelevisionParameters = {
  readonly style: "retro" | "flat" | "monitor" | "tube-monitor";
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly legs: boolean;
  readonly antenna: boolean;
  readonly picture: number;
};

/** Their ranges. */
export const TELEVISION_PARAMETERS = {
  style: choice(
    ["retro", "flat", "monitor", "tube-monitor"],
    "A box with a tube and knobs, a flat panel on feet, one on a neck, or a computer's tube on a swivel foot.",
  ),
  width: metres(0.3, 2, "Side to side."),
  height: metres(0.2, 1.4, "Of the cabinet."),
  depth: metres(0.02, 0.7, "Front to back."),
  legs: flag("Stands on four tapered legs."),
  antenna: flag("Has two rods for an aerial."),
  picture: integer(0, 5, "What is on: landscape, code, document, sunset, colour bars, dark."),
};

/** What a television and a monitor share. */
export const TELEVISION_SLOTS = {
  body: {
    words: ["case", "cabinet", "frame"],
    materials: ["plastic"],
    colours: ["#17181b", "#2a2c30", "#b9bcc0"].map(fromHex),
  },
  screen: {
    words: ["display", "picture tube"],
    materials: ["glass"],
    colours: [fromHex("#0a0b0d")],
    takesWhole: false,
  },
  leg: { words: ["foot", "stand", "base"], materials: ["plastic"], colours: [fromHex("#26282c")], takesWhole: false },
} as const;
