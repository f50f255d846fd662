import type { PoseName } from "./human-poses.ts";

/** What one species is like. */
export interface FurryKind {
  readonly id: string;
  readonly words: readonly string[];
  readonly senses: readonly string[];
  readonly family: string;
  readonly height: number;
  /** One of `FURRY_HEADS`, or several to choose among, with the words that name them. */
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  readonly build: Readonly<Record<"head" | "headWidth" | "shoulder" | "girth" | "bone" | "legs" | "reach", number>>;
  readonly pose: PoseName;
  readonly shag: number;
  readonly iris: string;
  readonly isPlush: boolean;
  /** fur and face, as on screen, pairs to choose among. */
  readonly coats: readonly (readonly [string, string])[];
  readonly material: string;
  readonly tail?: string;
  readonly bowTie?: boolean;
}
