import type { Paint, Part } from "../../geometry/part.ts";
import { fromHex } from "../../math/color.ts";
import type { DressableBody } from "./dressable-body.ts";
import { GUISES } from "./guises.ts";
import type { OutfitParameters } from "./wardrobe.ts";

/** True where the second colour lies, at a point in heights of the wearer. */
type Pattern = (x: number, y: number) => boolean;

const odd = (t: number): boolean => (Math.floor(t) & 1) === 1;

const TOPS: ReadonlySet<string> = new Set(["shirt", "t-shirt", "sweater", "hoodie"]);

/** Emblem -> slots it runs over, and where its second colour lies. */
const PATTERNS: Readonly<Record<string, readonly [slots: ReadonlySet<string>, pattern: Pattern]>> = {
  hoops: [TOPS, (_x, y) => odd(y / 0.026)],
  bars: [TOPS, (x) => odd(x / 0.03 + 0.5)],
  checks: [TOPS, (x, y) => odd(x / 0.034 + 0.5) !== odd(y / 0.034)],
  // right side and left leg: parti-coloured as a court jester's
  halves: [new Set(["jacket", "trousers", "headgear"]), (x, y) => x > 0 === y > 0.47],
};

/** Lays the pattern of an outfit, in its trimmings' colour, over the garments that bear it. */
export function layPattern(p: OutfitParameters, body: DressableBody, parts: readonly Part[]): readonly Part[] {
  const [slots, pattern] = PATTERNS[p.emblem] ?? [];
  if (slots === undefined || pattern === undefined) return parts;
  const [r, g, b] = fromHex(GUISES.get(p.guise)?.colours.trim ?? "#1c1c21");
  const over =
    (paint: Paint | undefined): Paint =>
    (surface, x, y, z, nx, ny, nz) => {
      if (pattern(x / body.height, y / body.height)) {
        surface.r = r;
        surface.g = g;
        surface.b = b;
      }
      paint?.(surface, x, y, z, nx, ny, nz);
    };
  return parts.map((part) => (slots.has(part.slot) ? { ...part, paint: over(part.paint) } : part));
}
