/** What every file says about where it came from: enough to make it again. */
export interface Provenance {
  readonly prompt: string;
  readonly negativePrompt: string | null;
  readonly seed: number;
  /** `subnet-v1`, `premium-v1` or `material`. */
  readonly version: string;
  readonly engineVersion: string;
  readonly faceLimit?: number;
}

/** One line of JSON: line breaks and other control characters in a prompt come out escaped, so nothing can break out of a comment. */
export const provenanceLine = (provenance: Provenance): string =>
  // JSON leaves DEL, NEL and the Unicode line separators bare, which some readers take for a line's end
  JSON.stringify(provenance).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** The text chunks of a PNG. */
export const provenanceText = (provenance: Provenance): Record<string, string> => ({
  Software: `Plinth ${provenance.engineVersion}`,
  Plinth: provenanceLine(provenance),
});
