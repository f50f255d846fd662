import type { Draw } from "../../../math/draw.ts";
import type { Ask } from "../../concept.ts";
import { fitParameters, says, traitFactor } from "../../from-ask.ts";
import { GUITAR_PARAMETERS, type GuitarParameters } from "./guitar-parameters.ts";

/** Words that mean an electric guitar. */
export const ELECTRIC_WORDS = [
  "electric guitar",
  "fender stratocaster",
  "stratocaster",
  "gibson les paul",
  "les paul",
  "flying v guitar",
];

/** Draws a guitar of a kind. */
export function sampleGuitar(draw: Draw, ask: Ask, kind: "guitar" | "bass" | "ukulele"): GuitarParameters {
  const bass = kind === "bass";
  const small = kind === "ukulele";
  const electric =
    ELECTRIC_WORDS.includes(ask.word) ||
    bass ||
    (kind === "guitar" && (says(ask, "modern") || says(ask, "futuristic")));
  const named = ask.word.includes("stratocaster")
    ? "stratocaster"
    : ask.word.includes("paul")
      ? "single-cut"
      : ask.word.startsWith("flying")
        ? "flying-v"
        : undefined;
  const plain = ask.word === "guitar" && !electric && draw.chance("electric", 0.3);
  const style =
    named ??
    (electric || plain
      ? draw.pick("solid", ["stratocaster", "single-cut", "flying-v"] as const, bass ? [5, 0, 0] : [5, 3, 1])
      : small
        ? "acoustic"
        : draw.pick("hollow", ["acoustic", "cutaway"] as const, [5, 1]));
  const hollow = style === "acoustic" || style === "cutaway";
  return fitParameters<GuitarParameters>(GUITAR_PARAMETERS, {
    style,
    body: (small ? 0.25 : hollow ? 0.49 : 0.44) * draw.number("body", 0.96, 1.05),
    scale:
      (bass ? 1.62 : hollow ? (small ? 1.12 : 1.3) : 1.36) *
      draw.number("scale", 0.98, 1.03) *
      traitFactor(ask, { long: 1.1, tall: 1.06, short: 0.9 }),
    depth: (hollow ? (small ? 0.26 : 0.2) : 0.1) * traitFactor(ask, { thin: 0.7, thick: 1.3 }),
    strings: Math.min(
      12,
      Math.max(4, ask.counts.get("string") ?? (bass || small ? 4 : ask.word === "twelve string guitar" ? 12 : 6)),
    ),
    finish: draw.integer("finish", 0, 5),
    burst: says(ask, "sunburst") || says(ask, "sunburst", "body"),
  });
}
