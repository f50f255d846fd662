import { box } from "../../geometry/box.ts";
import { noise } from "../../geometry/deform.ts";
import { makePart, makeParts } from "../../geometry/make-part.ts";
import type { Part } from "../../geometry/part.ts";
import { move, turnX } from "../../geometry/place.ts";
import { cos, PI, sin } from "../../math/elementary.ts";
import { smoothstep } from "../../math/scalar.ts";
import { type FabricPattern, fabricPaint } from "./fabric-pattern.ts";
import { pillowShape } from "./pillow-shape.ts";
import { softSheet } from "./soft-sheet.ts";

/** Metres: how thick a mattress is. */
export const MATTRESS = 0.22;

interface Bedding {
  readonly pillows: number;
  readonly blanket: boolean;
  readonly pattern: FabricPattern;
  readonly seed: number;
}

/** A mattress on `deck`, its head towards -Z, with pillows and a turned-down blanket that hangs over both sides. */
export function makeBedding(
  width: number,
  length: number,
  deck: number,
  { pillows, blanket, pattern, seed }: Bedding,
  thick = MATTRESS,
  boxedIn = false,
): { readonly parts: readonly Part[]; readonly top: number } {
  const surface = deck + thick;
  const mattress = move(box([width, thick, length], { bevel: 0.06, bevelSteps: 3 }), [0, deck + thick / 2, 0]);
  const parts: Part[] = [makePart("mattress", "mattress", mattress, { weight: 0.9 })];
  const count = pillows;
  const each = Math.min(0.72, (width - 0.06) / Math.max(1, count));
  const cushions = Array.from({ length: count }, (_, i) =>
    move(
      turnX(pillowShape(each * 0.94, Math.min(0.17, thick * 0.8), Math.min(0.46, length * 0.25), seed + i, 20), 0.2),
      [(i - (count - 1) / 2) * each, surface - 0.015, -length / 2 + Math.min(0.27, length * 0.15)],
    ),
  );
  parts.push(...makeParts("pillow", "pillow", cushions, { weight: 0.85, crease: 1.2 }));
  if (!blanket) return { parts, top: surface };
  const from = -length / 2 + Math.min(0.55, length * 0.28);
  const to = length / 2 + 0.012;
  const cover = (start: number, end: number, pad: number, lift: number, hang: number) => {
    // clear of the rails beside the mattress
    const [half, r] = [width / 2 + (boxedIn ? 0.012 : 0.058), 0.05];
    const flat = half - r;
    const reach = flat + (r * PI) / 2 + hang;
    return softSheet(
      44,
      26,
      (u, v, side) => {
        const s = (2 * u - 1) * reach;
        const a = Math.abs(s);
        const z = start + (end - start) * v;
        const soft = pad * Math.min(1, 0.3 + 9 * Math.min(v, 1 - v)) * Math.min(1, 0.4 + 12 * Math.min(u, 1 - u));
        const bump = 0.012 * (1 + noise(s * 3, z * 3, 1, seed)) * (a < flat ? 1 : 0.5);
        const o = lift + (side > 0 ? soft + bump : -0.012);
        const angle = Math.min(PI / 2, Math.max(0, (a - flat) / r));
        const down = Math.max(0, a - flat - (r * PI) / 2);
        const ripple = 0.012 * smoothstep(0, 0.12, down) * (1 + sin(z * 17 + seed));
        const x = Math.min(a, flat) + (r + o) * sin(angle) + ripple;
        const drop = 1 + 0.09 * noise(z * 2, s > 0 ? 4 : 9, 2, seed);
        return [Math.sign(s) * x, surface - r + (r + o) * cos(angle) - down * drop, z];
      },
      (u, v) => [(2 * u - 1) * reach, start + (end - start) * v],
    );
  };
  const repeat = pattern === "patchwork" ? 0.2 : pattern === "quilted" ? 0.16 : 0.24;
  const hang = boxedIn ? thick * 0.3 : Math.min(0.3, deck * 0.6 + 0.1);
  parts.push(
    makePart("blanket", "blanket", cover(from, to, 0.035, 0.004, hang), {
      weight: 1,
      crease: 1.2,
      ...fabricPaint(pattern, repeat, seed),
    }),
    makePart(
      "turn-down",
      "mattress",
      cover(from - 0.02, from + Math.min(0.2, length * 0.1), 0.022, 0.03, hang * 0.93),
      { weight: 0.7, crease: 1.2 },
    ),
  );
  return { parts, top: surface + 0.05 };
}
