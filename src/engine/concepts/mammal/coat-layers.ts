import type { CoatLayer } from "./coat-layer.ts";
import type { MammalParameters } from "./mammal-parameters.ts";

/** The markings that stay when the artist has had a say. */
export function coatLayers(own: readonly CoatLayer[], p: MammalParameters): readonly CoatLayer[] {
  if (p.plain) return [];
  // a tiger with stripes has those it has anyway
  const kinds = p.pattern === "striped" ? /^(?:stripes|zebra)$/ : /^(?:spots|net|patches)$/;
  if (own.some(({ kind }) => kinds.test(kind))) return own;
  if (p.pattern === "striped") return [...own, { kind: "stripes", colour: "#1c1714", spacing: 0.14, width: 0.3 }];
  if (p.pattern === "spotted") return [...own, { kind: "spots", colour: "#2a1d14", spacing: 0.13, size: 0.3 }];
  return own;
}
