/** A prompt where it is named in passing: its beginning, and that there is more. Cuts no letter in two. */
export function shorten(text: string, length = 60): string {
  if (text.length <= length) return text;
  return `${[...text.slice(0, length)].slice(0, -1).join("").trimEnd()}…`;
}
