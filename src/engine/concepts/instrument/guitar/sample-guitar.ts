import type { Draw } from "../../../math/draw.ts";
import { clamp } from "../../../math/scalar.ts";
import type { Ask } from "../../concept.ts";
import { fitParameters, says, traitFactor } from "../../from-ask.ts";
import { GUITAR_PARAMETERS, type GuitarParameters } from "./guitar-parameters.ts";
import { GUITAR_SHAPES, type GuitarStyle } from "./guitar-shapes.ts";

/** Words that mean a body of one shape, and whether it is electric. */
const NAMED: Readonly<Record<string, GuitarStyle>> = {
  "fender stratocaster": "stratocaster",
  stratocaster: "stratocaster",
  "fender telecaster": "single-cut",
  telecaster: "single-cut",
  "gibson les paul": "single-cut",
  "les paul": "single-cut",
  "flying v guitar": "flying-v",
  "flying v electric guitar": "flying-v",
  "explorer guitar": "explorer",
  "explorer electric guitar": "explorer",
  "gibson explorer": "explorer",
  "sg guitar": "double-cut",
  "gibson sg": "double-cut",
  "cutaway guitar": "cutaway",
  "cutaway acoustic guitar": "cutaway",
  "jazz guitar": "archtop",
  "archtop guitar": "archtop",
  archtop: "archtop",
};

/** Shape words that mean one. */
const SHAPED: Readonly<Record<string, GuitarStyle>> = {
  "v-shaped": "flying-v",
  "explorer-shaped": "explorer",
  "double-cut": "double-cut",
  "single-cut": "single-cut",
  archtop: "archtop",
};

/** Words of hollow ones besides the plain word. */
const HOLLOW_WORDS = ["acoustic guitar", "classical guitar", "folk guitar", "twelve string guitar"];

/** All words of guitars, the plain one first. */
export const GUITAR_WORDS = ["guitar", ...HOLLOW_WORDS, "electric guitar", ...Object.keys(NAMED)];

/** The shape that was asked for, if any. */
function styleAsked(ask: Ask): GuitarStyle | undefined {
  const shaped = Object.keys(SHAPED).find((trait) => says(ask, trait) || says(ask, trait, "body"));
  const style = NAMED[ask.word] ?? (shaped === undefined ? undefined : SHAPED[shaped]);
  if (style === undefined) return ask.kinds?.get("top")?.includes("hole") ? "archtop" : undefined;
  return style === "single-cut" && HOLLOW_WORDS.includes(ask.word) ? "cutaway" : style;
}

/** Draws a guitar of a kind. */
export function sampleGuitar(draw: Draw, ask: Ask, kind: "guitar" | "bass" | "ukulele"): GuitarParameters {
  const bass = kind === "bass";
  const small = kind === "ukulele";
  const electric =
    ask.word === "electric guitar" || bass || (kind === "guitar" && (says(ask, "modern") || says(ask, "futuristic")));
  const plain = ask.word === "guitar" && !electric && draw.chance("electric", 0.3);
  const said = styleAsked(ask);
  const fits = said !== undefined && !small && !(bass && GUITAR_SHAPES[said].isHollow);
  const style =
    (fits ? said : undefined) ??
    (electric || plain
      ? draw.pick("solid", ["stratocaster", "single-cut", "flying-v"] as const, bass ? [5, 0, 0] : [5, 3, 1])
      : small
        ? "acoustic"
        : draw.pick("hollow", ["acoustic", "cutaway"] as const, [5, 1]));
  const hollow = GUITAR_SHAPES[style].isHollow;
  const usual = bass || small ? 4 : ask.word === "twelve string guitar" ? 12 : 6;
  const counted = ask.counts.get("string");
  const isSnapped = says(ask, "broken", "string") || says(ask, "curly", "string");
  const strings = clamp((isSnapped ? undefined : counted) ?? usual, 4, 12);
  return fitParameters<GuitarParameters>(GUITAR_PARAMETERS, {
    style,
    body: (small ? 0.25 : hollow ? 0.49 : 0.44) * draw.number("body", 0.96, 1.05),
    scale:
      (bass ? 1.62 : style === "archtop" ? 1.26 : hollow ? (small ? 1.12 : 1.3) : 1.36) *
      draw.number("scale", 0.98, 1.03) *
      traitFactor(ask, { long: 1.1, tall: 1.06, short: 0.9 }),
    depth:
      (hollow ? (small ? 0.26 : style === "archtop" ? 0.15 : 0.2) : 0.1) * traitFactor(ask, { thin: 0.7, thick: 1.3 }),
    strings,
    snapped: isSnapped ? Math.min(counted ?? Math.ceil(strings / 2), strings) : 0,
    finish: draw.integer("finish", 0, 5),
    burst: says(ask, "sunburst") || says(ask, "sunburst", "body"),
  });
}
