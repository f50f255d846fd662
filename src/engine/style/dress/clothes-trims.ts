import { fromHex, type Rgb } from "../../math/color.ts";

/** How a garment of the trunk is cut, where that is more than a shirt. */
export type Cut =
  | "knit"
  | "open"
  | "tie"
  | "bow"
  | "bare"
  | "long"
  | "buttons"
  | "shine"
  | "hood"
  | "pouch"
  | "padded"
  | "apron"
  | "wrapped"
  | "hoops";

/** Where on a garment: from the middle to the left in widths of the chest, up from the hem (0) to the neck (1), and how much it faces front. */
interface Place {
  readonly aside: number;
  readonly up: number;
  readonly front: number;
}

const [INK, SILVER, CORD]: readonly Rgb[] = ["#17181c", "#d6dadd", "#f1efe8"].map(fromHex);
/** Heights of buttons, and of the straps of a life jacket. */
const BUTTONS = [0.16, 0.34, 0.52, 0.7, 0.88];
const STRAPS = [0.3, 0.56];
/** Bands of a striped shirt over its height. */
const HOOPS = 11;

/** A share of the cloth's own colour, or a colour. */
export type Trim = number | Rgb;

/** What is sewn or printed on a garment at a place of it; undefined where its cloth shows. */
export function trimAt(cut: readonly Cut[], { aside, up, front }: Place): Trim | undefined {
  const off = Math.abs(aside);
  const isFront = front > 0.1;
  if (cut.includes("buttons") && isFront) {
    if (BUTTONS.some((at) => off * off + (up - at) * (up - at) * 2.2 < 0.0014)) return INK;
    if (Math.abs(off - 0.085) < 0.009) return 0.6;
  }
  if (cut.includes("pouch") && isFront) {
    if (Math.abs(off - 0.085) < 0.018 && up > 0.62 && up < 0.9) return CORD;
    if (up > 0.1 && up < 0.4 && off < 0.36 - Math.max(0, up - 0.22) * 0.9) return 0.74;
    if (up > 0.9) return 0.8;
  }
  if (cut.includes("padded")) {
    if (STRAPS.some((at) => Math.abs(up - at) < 0.05)) return isFront && off < 0.1 ? CORD : INK;
    if (up > 0.76 && up < 0.84 && off > 0.14) return SILVER;
    if (isFront && off < 0.012) return INK;
  }
  if (cut.includes("wrapped")) {
    if (Math.abs(up - 0.4) < 0.085) return 0.35;
    if (isFront && up > 0.48 && Math.abs(aside - (up - 0.48) * 0.42) < 0.035) return CORD;
    if (isFront && up > 0.62 && Math.abs(aside + (up - 0.48) * 0.42) < 0.035) return CORD;
  }
  if (cut.includes("hoops") && Math.floor(up * HOOPS) % 2 === 1) return CORD;
  return undefined;
}

/** Whether an apron is there: before the trunk, with a bib between its straps. */
export const isApron = ({ aside, up, front }: Place): boolean => {
  const off = Math.abs(aside);
  if (up > 0.86) return Math.abs(off - 0.2) < 0.03;
  return front > 0.05 && off < (up > 0.5 ? 0.27 : 0.42);
};
