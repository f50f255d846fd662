/** A file name that every system takes: `an-old-wooden-chair`. */
export function pictureName(prompt: string): string {
  const words = prompt
    .toLowerCase()
    .normalize("NFKD")
    .match(/[a-z0-9]+/g);
  return words?.join("-").slice(0, 60).replace(/-$/, "") || "plinth";
}
