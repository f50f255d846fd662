import type { ParameterSpec } from "./concept.ts";

/** Short forms of what a parameter may be, for concepts with many of them. */
export const metres = (min: number, max: number, about: string): ParameterSpec & { readonly kind: "number" } => ({
  kind: "number",
  min,
  max,
  unit: "m",
  about,
});

export const ratio = (min: number, max: number, about: string): ParameterSpec & { readonly kind: "number" } => ({
  kind: "number",
  min,
  max,
  unit: "ratio",
  about,
});

export const integer = (min: number, max: number, about: string): ParameterSpec & { readonly kind: "integer" } => ({
  kind: "integer",
  min,
  max,
  about,
});

export const choice = (options: readonly string[], about: string): ParameterSpec & { readonly kind: "choice" } => ({
  kind: "choice",
  options,
  about,
});

export const flag = (about: string): ParameterSpec & { readonly kind: "flag" } => ({ kind: "flag", about });
