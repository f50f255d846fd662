import type { Rgb } from "../../math/color.ts";

/** The artist's colours, and whether a material asked for more than the first of them. */
export interface HeededColours {
  readonly colours: readonly Rgb[];
  readonly wasAsked: () => boolean;
}

/** Watches which colours a material takes: one that has a place for the first only never asks for the second. */
export function heedColours(colours: readonly Rgb[]): HeededColours {
  let asked = false;
  const watched = [...colours];
  for (const [at, colour] of colours.entries()) {
    if (at === 0) continue;
    Object.defineProperty(watched, at, {
      enumerable: true,
      get: () => {
        asked = true;
        return colour;
      },
    });
  }
  return { colours: watched, wasAsked: () => asked };
}
