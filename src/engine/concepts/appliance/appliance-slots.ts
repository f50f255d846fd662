import { fromHex } from "../../math/color.ts";
import type { SlotSpec } from "../concept.ts";

/** Enamels kitchens are painted in: plain ones first. */
export const ENAMELS = ["#e9e7e1", "#b9bcc0", "#c9302c", "#8fc1b5", "#efd9a8", "#2b2d31", "#7fa6c4"].map(fromHex);

const body = (words: readonly string[]): SlotSpec => ({
  words,
  materials: ["painted-metal"],
  colours: ENAMELS,
  group: "body",
});

/** The parts that machines of the house share. */
export const APPLIANCE_SLOTS = {
  body: body(["case", "housing", "cabinet"]),
  door: body(["lid", "front"]),
  metal: { words: ["handle", "trim"], materials: ["brushed-steel"], takesWhole: false },
  panel: {
    words: ["control panel", "display"],
    materials: ["plastic"],
    colours: [fromHex("#1a1b1e")],
    takesWhole: false,
  },
  knob: {
    words: ["button", "dial", "switch"],
    materials: ["plastic"],
    colours: ["#26272b", "#c9c9c6"].map(fromHex),
    takesWhole: false,
  },
  glass: { words: ["window"], materials: ["glass"], colours: [fromHex("#12171b")], takesWhole: false },
} satisfies Record<string, SlotSpec>;
