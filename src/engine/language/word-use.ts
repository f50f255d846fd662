/** What a word of the prompt was taken for. The service's report shows these to the artist. */
export type WordRole =
  | "object"
  | "part"
  | "colour"
  | "material"
  | "count"
  | "size"
  | "shape"
  | "wear"
  | "pattern"
  | "style"
  | "pose"
  | "relation"
  | "negation"
  | "noise"
  | "grammar"
  | "unused";

export interface WordUse {
  /** As typed. */
  readonly text: string;
  readonly role: WordRole;
  /** What it was taken for: `chair`, `oak-planks`, `#c01010`. */
  readonly meaning?: string;
  /** True where the meaning is a guess. */
  readonly assumed?: boolean;
}
