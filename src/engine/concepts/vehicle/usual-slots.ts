import { fromHex } from "../../math/color.ts";
import type { SlotSpec } from "../concept.ts";

/** A slot in short: its other words, its materials (split by spaces) and the hexadecimal colours it is drawn from. */
export const slot = (
  words: string,
  materials: string,
  colours: string = "",
  more: Partial<SlotSpec> = {},
): SlotSpec => ({
  words: words === "" ? [] : words.split("|"),
  materials: materials.split(" "),
  ...(colours === "" ? {} : { colours: colours.split(" ").map((hex) => fromHex(hex)) }),
  ...more,
});

/** A slot that keeps its own look when a colour is said of the whole thing. */
export const ownSlot = (words: string, materials: string, colours = "", more: Partial<SlotSpec> = {}): SlotSpec =>
  slot(words, materials, colours, { takesWhole: false, ...more });

export const TYRE = ownSlot("tire|rubber", "rubber", "#1a1a1b");
export const RIM = ownSlot("rim|hub|hubcap|axle", "brushed-steel");
export const PANE = ownSlot("glass|pane|windshield|windscreen|porthole", "glass", "#1c2a33");
export const HEADLIGHT = ownSlot("light|lamp|headlamp", "glass", "#f6f0d4");
export const TAILLIGHT = ownSlot("rear light|brake light", "glass", "#b0140e");
export const CHROME = ownSlot("chrome|metal", "brushed-steel");
export const DARK = ownSlot("chassis|underbody", "plastic", "#1b1c1e");
export const SEAT = ownSlot("saddle", "leather", "#2a1a12 #17171a #5b2f19");
