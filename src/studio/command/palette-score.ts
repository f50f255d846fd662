/**
 * How well something fits what is typed: 0 not at all, 1 best. Every word typed must begin a word of it, or, worth less,
 * stand somewhere in it.
 */
export function paletteScore(words: string, typed: string): number {
  const text = ` ${words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")}`;
  const parts = typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (parts.length === 0) return typed.trim() === "" ? 1 : 0;
  let score = text.startsWith(` ${parts.join(" ")}`) ? 1 : 0.8;
  for (const part of parts) {
    if (!text.includes(part)) return 0;
    if (!text.includes(` ${part}`)) score *= 0.6;
  }
  return score;
}
