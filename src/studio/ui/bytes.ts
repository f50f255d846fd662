import { formatNumber } from "../texts/figures.ts";
import { uiMoreTexts } from "./more-texts.ts";

/** A size as it is read: `812 bytes`, `3.4 MB`, `120 MB`. */
export function formatBytes(bytes: number): string {
  const { units } = uiMoreTexts.bytes;
  let value = Math.max(0, bytes);
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  const text = unit === 0 || value >= 99.5 ? String(Math.round(value)) : value.toPrecision(value < 9.95 ? 2 : 3);
  return `${formatNumber(Number(text))} ${units[unit]}`;
}
