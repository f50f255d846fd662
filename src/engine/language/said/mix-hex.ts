import { fromHex, toSrgbByte } from "../../math/color.ts";

/** Between two colours, as light mixes: `a` at 0, `b` at 1. `#rrggbb` in and out. */
export function mixHex(a: string, b: string, share: number): string {
  const [from, to] = [fromHex(a), fromHex(b)];
  const byte = (c: 0 | 1 | 2) => toSrgbByte(from[c] + (to[c] - from[c]) * share);
  return `#${([0, 1, 2] as const).map((c) => byte(c).toString(16).padStart(2, "0")).join("")}`;
}
